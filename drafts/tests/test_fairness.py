"""Thousands of boxes of each spread, and generators that are known to be unfair."""

from collections import Counter
from functools import cmp_to_key
from itertools import combinations
from random import Random

import numpy as np
import pytest

from drafts.rules.checked import deal_checked
from drafts.rules.even import deal_even
from drafts.rules.extras import ways
from drafts.rules.spread import deal_box
from drafts.tests import fairness
from drafts.tests.fairness import BOX, COMMON, LEGEND, PACKS, RARE, UNCOMMON, VOID, complaints, held


def box(seed: str) -> list[int]:
    return deal_box(BOX, seed)


def checked(seed: str) -> list[int]:
    return deal_checked(BOX, seed)


def even(seed: str) -> list[int]:
    return deal_even(BOX, seed)


def pick_by_name(seed: str) -> list[int]:
    """Every card that is left is as likely, however many copies of it are left."""
    random, left = Random(seed), Counter(BOX.numbers)
    order = []
    while left:
        order.append(random.choice(list(left)))
        left -= Counter(order[-1:])
    return order


def sort_by_chance(seed: str) -> list[int]:
    """Sorting with a comparison that answers at random."""
    random = Random(seed)
    return sorted(BOX.numbers, key=cmp_to_key(lambda a, b: random.choice((-1, 1))))


def modulo(seed: str) -> list[int]:
    """The remainder of a number that is not much larger than the box."""
    random, deck = Random(seed), list(BOX.numbers)
    return [deck.pop(random.getrandbits(10) % len(deck)) for _ in range(BOX.size)]


def redraw_three_times(seed: str) -> list[int]:
    """A twin is drawn again three times, and then it stays."""
    random, deck, order = Random(seed), list(BOX.numbers), []
    for _ in range(BOX.size):
        pack = order[len(order) // 13 * 13 :]
        for _ in range(4):
            at = random.randrange(len(deck))
            if deck[at] not in pack:
                break
        order.append(deck.pop(at))
    return order


def forget_the_last(seed: str) -> list[int]:
    """A shuffle that never moves the last card."""
    random, deck = Random(seed), list(BOX.numbers)
    last = deck.pop()
    random.shuffle(deck)
    return [*deck, last]


def lay_out_by_rarity(seed: str) -> list[int]:
    """A fair shuffle whose packs are then sorted."""
    order = box(seed)
    return [n for start in range(0, BOX.size, 13) for n in sorted(order[start : start + 13])]


@pytest.mark.parametrize("spread", [box, checked, even])
def test_it_deals_every_copy_anywhere(spread: fairness.Generator) -> None:
    assert complaints(fairness.dealt_by(spread)) == set()


@pytest.mark.parametrize(
    ("unfair", "why"),
    [
        (pick_by_name, "no drift"),
        (sort_by_chance, "in any pack"),
        (modulo, "in any pack"),
        (redraw_three_times, "no drift"),
        (forget_the_last, "in any pack"),
        (lay_out_by_rarity, "rarity hidden"),
    ],
)
def test_it_sees_through_unfair_generators(unfair: fairness.Generator, why: str) -> None:
    assert why in complaints(fairness.deal(unfair))


@pytest.mark.parametrize(
    ("rarity", "total"), [(LEGEND, 20), (RARE, 40), (UNCOMMON, 138), (COMMON, 144), (VOID, 9)]
)
def test_it_draws_the_packs_of_a_plain_box_without_replacement(rarity: int, total: int) -> None:
    orders = fairness.dealt_by(box)
    one_a_box = held(orders, rarity)[np.arange(len(orders)), np.arange(len(orders)) % PACKS]
    assert fairness.is_hypergeometric(one_a_box, total, 13)


def test_it_draws_the_legends_of_a_game_without_replacement() -> None:
    legends = held(fairness.dealt_by(box), LEGEND)[:, :9].sum(axis=1)
    assert fairness.is_hypergeometric(legends, 20, 117)


def test_it_draws_as_many_twins_in_a_plain_box_as_chance_does() -> None:
    pairs = sum(copies * (copies - 1) for copies in fairness.COPIES) / (351 * 350)
    orders = fairness.dealt_by(box)
    assert not fairness.mean_off(fairness.twins(orders), 27 * 78 * pairs)
    assert not fairness.mean_off(fairness.neighbours(orders), 27 * 12 * pairs)


def test_it_keeps_checked_packs_free_of_neighbours_and_bunches() -> None:
    orders = fairness.dealt_by(checked)
    assert not fairness.neighbours(orders).any()
    assert not fairness.bunches(orders).any()


def test_it_keeps_even_packs_free_of_twins_and_bunches() -> None:
    orders = fairness.dealt_by(even)
    assert not fairness.twins(orders).any()
    assert not fairness.bunches(orders).any()


@pytest.mark.parametrize(
    ("rarity", "least", "more"),
    [(LEGEND, 0, 20), (RARE, 1, 13), (UNCOMMON, 5, 3), (COMMON, 5, 9), (VOID, 0, 9)],
)
def test_it_gives_even_packs_their_share(rarity: int, least: int, more: int) -> None:
    extras = held(fairness.dealt_by(even), rarity) - least
    assert set(extras.ravel()) == {0, 1}
    assert (extras.sum(axis=1) == more).all()


def test_it_gives_every_pair_of_extras_its_chance() -> None:
    rows, bases = (20, 13, 3, 9, 9), (0, 1, 5, 5, 0)
    orders = fairness.dealt_by(even)
    extras = np.stack([held(orders, at) - base for at, base in enumerate(bases, LEGEND)])
    boxes = np.arange(len(orders))
    one_a_box = extras[:, boxes, boxes % PACKS]
    seen = Counter(tuple(np.flatnonzero(column)) for column in one_a_box.T)
    expected = {
        pair: ways(tuple(row - (at in pair) for at, row in enumerate(rows)), PACKS - 1, 0)
        / ways(rows, PACKS, 0)
        for pair in combinations(range(5), 2)
    }
    assert seen.keys() == expected.keys()
    assert sum(expected.values()) == pytest.approx(1)
    wanted = np.array([len(orders) * expected[pair] for pair in seen])
    assert not fairness.far_off(np.array(list(seen.values())), wanted)


def test_it_makes_other_boxes_of_neighbouring_seeds() -> None:
    orders = [tuple(box(f"seed {number}")) for number in range(10_000)]
    assert len(set(orders)) == 10_000
    first = np.bincount([order[0] for order in orders], minlength=len(fairness.COPIES))
    assert not fairness.far_off(first, 10_000 * fairness.COPIES / 351)
