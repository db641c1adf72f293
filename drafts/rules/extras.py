"""Step 1 of the spread `even`: how many cards of each rarity every pack gets.

Public: `spread_extras(totals, packs, take)`, `ways(rows, twos, ones)`.

Each pack gets floor(total / packs) cards of a rarity, and as many packs as the division leaves over
get one more, an *extra*. All packs are of one size, so each has the same number of extras, all of
different rarities. The 27 packs of an official box have 2 each: 20 Legends, 13 Rares, 3 Uncommons,
9 Commons and 9 Void.

The rarities are taken in turn. A pack that still misses two extras is a *two*, one that misses one
a *one*. A rarity with r extras takes some number a of the twos and r - a of the ones. `ways` counts
how many tables of extras each a leads to; a is drawn in proportion, then the packs are drawn
uniformly. So each table of extras is equally likely. Where packs miss three or four extras of at
most five, those that they do not get are laid in the same way instead.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb

from drafts.rules.draws import Take, index


def spread_extras(totals: Sequence[int], packs: int, take: Take) -> list[list[int]]:
    """For each of these totals of a rarity, how many cards of it each pack gets."""
    rooms = [[total // packs] * packs for total in totals]
    uneven = [room for room, total in zip(rooms, totals, strict=True) if total % packs]
    rows = [total % packs for total in totals if total % packs]
    each = sum(rows) // packs
    turned = each > 2
    if turned:
        rows, each = [packs - row for row in rows], len(rows) - each
    for room, chosen in zip(uneven, choose(rows, packs, each, take), strict=True):
        for pack in range(packs):
            room[pack] += (pack in chosen) != turned
    return rooms


def choose(rows: Sequence[int], packs: int, each: int, take: Take) -> Iterator[set[int]]:
    """The packs of each row, so that each pack is in `each` rows (0, 1 or 2)."""
    twos = list(range(packs)) if each == 2 else []
    ones = list(range(packs)) if each == 1 else []
    for number, row in enumerate(rows):
        rest = tuple(rows[number + 1 :])
        from_twos = how_many(row, rest, len(twos), len(ones), take())
        begun = draw(from_twos, twos, take)
        yield {*begun, *draw(row - from_twos, ones, take)}
        ones += begun


def how_many(row: int, rest: tuple[int, ...], twos: int, ones: int, word: int) -> int:
    """How many of a row's packs come from the twos, in proportion to the ways that leaves."""
    sums = ways_up_to((row, *rest), twos, ones)
    return bisect_right(sums, index(word, sums[-1]))


def draw(count: int, packs: list[int], take: Take) -> list[int]:
    """Take that many packs out, each equally likely."""
    return [packs.pop(index(take(), len(packs))) for _ in range(count)]


def ways(rows: tuple[int, ...], twos: int, ones: int) -> int:
    """In how many ways the rows fill packs of which `twos` miss two extras and `ones` miss one."""
    return ways_up_to(rows, twos, ones)[-1] if rows else int(twos == ones == 0)


@lru_cache(maxsize=1 << 14)
def ways_up_to(rows: tuple[int, ...], twos: int, ones: int) -> tuple[int, ...]:
    """The same, when the first row takes at most 0, 1, 2 ... of its packs from the twos."""
    row, rest = rows[0], rows[1:]
    return tuple(accumulate(ways_with(a, row - a, rest, twos, ones) for a in range(row + 1)))


def ways_with(a: int, b: int, rest: tuple[int, ...], twos: int, ones: int) -> int:
    """The same, when it takes `a` of the twos and `b` of the ones."""
    here = comb(twos, a) * comb(ones, b)
    return here and here * ways(rest, twos - a, ones - b + a)
