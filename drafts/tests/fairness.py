"""What is wrong with the way a generator deals boxes, judged from thousands of them.

A generator maps a seed to an order of an official box, as numbers of its holdings. Each test below
has a name; `complaints` are the names of those that fail. Fair generators fail none: a test fails
where chance alone would make it fail once in a million.
"""

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
from scipy.stats import chi2, hypergeom, norm

from cards.rules.catalogue import card_sets
from drafts.rules.box import PACK, box_of

Generator = Callable[[str], Sequence[int]]

BOX = box_of(card_sets()["blaze"])
PACKS = BOX.packs
COPIES = np.array([held.copies for held in BOX.holdings])
RARITY = np.array([list(BOX.by_rarity).index(held.card.rarity) for held in BOX.holdings])
LEGEND, RARE, UNCOMMON, COMMON, VOID = 1, 2, 3, 4, 5
ONE_IN_A_MILLION = 1e-6


def deal(generator: Generator, boxes: int = 2000) -> np.ndarray:
    """The orders of seeds "0", "1", "2" ...: boxes x packs x positions."""
    orders = np.array([generator(str(seed)) for seed in range(boxes)], dtype=np.int16)
    return orders.reshape(boxes, PACKS, PACK)


def complaints(orders: np.ndarray) -> set[str]:
    """The names of the tests that fail for every spread that is fair."""
    return {name for name, is_fair in TESTS.items() if not is_fair(orders)}


def far_off(seen: np.ndarray, expected: np.ndarray | float, lost: int = 1) -> bool:
    """Whether Pearson's chi-square is beyond chance."""
    seen, expected = np.broadcast_arrays(seen, expected)
    return chi2.sf(((seen - expected) ** 2 / expected).sum(), seen.size - lost) < ONE_IN_A_MILLION


def mean_off(samples: np.ndarray, expected: float) -> bool:
    """Whether the mean of one number a box is beyond chance."""
    spread = samples.std(ddof=1) / len(samples) ** 0.5
    gap = abs(samples.mean() - expected)
    return gap > 1e-9 and (spread == 0 or 2 * norm.sf(gap / spread) < ONE_IN_A_MILLION)


def is_conserved(orders: np.ndarray) -> bool:
    """Every box is the box: each card has its copies."""
    return all(
        (np.bincount(order, minlength=len(COPIES)) == COPIES).all()
        for order in orders.reshape(len(orders), -1)
    )


def is_anywhere(orders: np.ndarray, axis: int) -> bool:
    """Every copy of every card is as likely at every index of this axis."""
    size = orders.shape[axis]
    for number, copies in enumerate(COPIES):
        where = (orders == number).sum(axis=tuple({0, 1, 2} - {axis}))
        if far_off(where, len(orders) * copies / size):
            return False
    return True


def has_no_drift(orders: np.ndarray) -> bool:
    """The first, the middle and the last nine packs hold as much of each rarity."""
    for rarity in range(LEGEND, VOID + 1):
        thirds = (RARITY[orders] == rarity).sum(axis=2).reshape(-1, 3, 9).sum(axis=2)
        if mean_off(thirds[:, 0] - thirds[:, 2], 0) or mean_off(thirds[:, 0] - thirds[:, 1], 0):
            return False
    return True


def has_no_echo(orders: np.ndarray) -> bool:
    """A pack tells of the next one only that it came from the same box."""
    for rarity in range(LEGEND, VOID + 1):
        held = (RARITY[orders] == rarity).sum(axis=2)
        held = held - held.mean()
        pairs = (held[:, :-1] * held[:, 1:]).mean(axis=1)
        if mean_off(pairs, -held.var() / (PACKS - 1)):
            return False
    return True


def hides_rarity(orders: np.ndarray) -> bool:
    """The position in a pack says nothing about the rarity."""
    seen = np.array(
        [(RARITY[orders] == rarity).sum(axis=(0, 1)) for rarity in range(LEGEND, VOID + 1)]
    )
    return not far_off(seen, seen.mean(axis=1, keepdims=True), lost=17)


TESTS: dict[str, Callable[[np.ndarray], bool]] = {
    "conserved": is_conserved,
    "in any pack": lambda orders: is_anywhere(orders, 1),
    "at any position": lambda orders: is_anywhere(orders, 2),
    "no drift": has_no_drift,
    "no echo": has_no_echo,
    "rarity hidden": hides_rarity,
}


def held(orders: np.ndarray, rarity: int) -> np.ndarray:
    """How many cards of a rarity each pack of each box holds."""
    return (RARITY[orders] == rarity).sum(axis=2)


def twins(orders: np.ndarray) -> np.ndarray:
    """How many pairs of identical cards the packs of each box hold."""
    pairs = (orders[..., :, None] == orders[..., None, :]).sum(axis=(1, 2, 3))
    return (pairs - PACKS * PACK) // 2


def neighbours(orders: np.ndarray) -> np.ndarray:
    """How often identical cards lie next to each other in the packs of each box."""
    return (orders[..., 1:] == orders[..., :-1]).sum(axis=(1, 2))


def bunches(orders: np.ndarray) -> np.ndarray:
    """How often 4 Rares and Legends follow one another in the packs of each box."""
    loud = np.isin(RARITY[orders], (LEGEND, RARE))
    return (loud[..., :-3] & loud[..., 1:-2] & loud[..., 2:-1] & loud[..., 3:]).sum(axis=(1, 2))


def is_hypergeometric(counts: np.ndarray, total: int, cards: int) -> bool:
    """Whether counts look like so many of `total` among cards drawn from the box."""
    chances = hypergeom(BOX.size, total, cards).pmf(np.arange(cards + 1))
    seen = np.bincount(counts.ravel(), minlength=cards + 1)
    often = chances * counts.size >= 5
    if not often.all():
        seen = np.append(seen[often], seen[~often].sum())
        chances = np.append(chances[often], chances[~often].sum())
    return not far_off(seen, chances * counts.size)


@cache
def dealt_by(generator: Generator) -> np.ndarray:
    """The orders of a generator, dealt once for all tests."""
    return deal(generator)
