"""Even packs: their extras, and how the cards of one rarity are laid."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations, product

import pytest

from drafts.rules import laying
from drafts.rules.draws import Take, stream
from drafts.rules.extras import spread_extras, ways
from drafts.rules.laying import lay
from drafts.tests.fairness import far_off

TIMES = 6_000


def seen(of: Callable[[Take], object]) -> Counter:
    """How often each result came about."""
    take = stream("seen", 100_000).__next__
    return Counter(of(take) for _ in range(TIMES))


def is_uniform(found: Counter, possible: Iterable[object]) -> bool:
    possible = list(possible)
    return found.keys() == set(possible) and not far_off(
        [found[one] for one in possible], TIMES / len(possible)
    )


def tables(copies: tuple[int, ...], room: tuple[int, ...]) -> list[tuple[frozenset[int], ...]]:
    """Every way to give each card different packs and fill all the room, by trying all."""
    sets = [map(frozenset, combinations(range(len(room)), count)) for count in copies]
    return [
        table
        for table in product(*map(list, sets))
        if Counter(pack for packs in table for pack in packs) == Counter(dict(enumerate(room)))
    ]


def laid(copies: tuple[int, ...], room: tuple[int, ...], take: Take) -> tuple[frozenset[int], ...]:
    places = iter(lay(copies, room, take))
    return tuple(frozenset(next(places) for _ in range(count)) for count in copies)


@pytest.mark.parametrize(
    ("copies", "room"),
    [
        ((2, 2, 2), (2, 2, 2)),
        ((3, 2, 2, 1), (2, 2, 2, 2)),
        ((2, 2, 2, 1, 1), (3, 2, 2, 1)),
        ((4, 3, 2, 2), (3, 2, 2, 2, 2)),
        ((1, 1, 1), (2, 1)),
    ],
)
def test_it_lays_cards_in_every_way_alike(copies: tuple[int, ...], room: tuple[int, ...]) -> None:
    assert is_uniform(seen(lambda take: laid(copies, room, take)), tables(copies, room))


def test_it_would_not_without_starting_again(monkeypatch: pytest.MonkeyPatch) -> None:
    copies, room = (2, 2, 2, 1, 1), (3, 2, 2, 1)
    monkeypatch.setattr(laying, "most_weight", lambda *_: 0)
    laying.plan_of.cache_clear()
    found = seen(lambda take: laid(copies, room, take))
    laying.plan_of.cache_clear()
    assert not is_uniform(found, tables(copies, room))


def rows_of(totals: tuple[int, ...], packs: int, take: Take) -> tuple[tuple[int, ...], ...]:
    return tuple(map(tuple, spread_extras(totals, packs, take)))


def shares(totals: tuple[int, ...], packs: int, size: int) -> list[tuple[tuple[int, ...], ...]]:
    """Every way to share these rarities evenly among packs of one size, by trying all."""
    rows = [
        [
            tuple(total // packs + (pack in more) for pack in range(packs))
            for more in combinations(range(packs), total % packs)
        ]
        for total in totals
    ]
    return [table for table in product(*rows) if set(map(sum, zip(*table, strict=True))) == {size}]


@pytest.mark.parametrize(
    ("totals", "packs", "size"),
    [
        ((4, 4, 4), 4, 3),
        ((2, 3, 1), 3, 2),
        ((2, 2, 3, 1), 4, 2),
        ((2, 3, 1, 2), 4, 2),
        ((3, 3, 2, 3, 1), 4, 3),
        ((3, 3, 3, 3, 4), 4, 4),
        ((3, 3, 3, 2, 1), 3, 4),
    ],
)
def test_it_shares_extras_in_every_way_alike(
    totals: tuple[int, ...], packs: int, size: int
) -> None:
    found = seen(lambda take: rows_of(totals, packs, take))
    assert is_uniform(found, shares(totals, packs, size))


def test_it_counts_the_ways_to_share_extras() -> None:
    assert ways((2, 2, 3, 1), 4, 0) == len(shares((2, 2, 3, 1), 4, 2))
    assert ways((1, 1), 0, 2) == 2
    assert ways((3,), 2, 0) == 0
