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

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import comb

from drafts.rules.draws import index

Take = Callable[[], int]  # the next word


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
    place = index(word, ways((row, *rest), twos, ones))
    for from_twos in range(row + 1):
        place -= ways_after(row, rest, twos, ones, from_twos)
        if place < 0:
            return from_twos
    raise AssertionError("the ways of a row add up to more than the ways of its parts")


def draw(count: int, packs: list[int], take: Take) -> list[int]:
    """Take that many packs out, each equally likely."""
    return [packs.pop(index(take(), len(packs))) for _ in range(count)]


@lru_cache(maxsize=1 << 14)
def ways(rows: tuple[int, ...], twos: int, ones: int) -> int:
    """In how many ways the rows fill packs of which `twos` miss two extras and `ones` miss one."""
    if not rows:
        return int(twos == ones == 0)
    row, rest = rows[0], rows[1:]
    return sum(ways_after(row, rest, twos, ones, from_twos) for from_twos in range(row + 1))


def ways_after(row: int, rest: tuple[int, ...], twos: int, ones: int, from_twos: int) -> int:
    """The same, when the first row takes so many of its packs from the twos."""
    from_ones = row - from_twos
    here = comb(twos, from_twos) * comb(ones, from_ones)
    return here and here * ways(rest, twos - from_twos, ones - from_ones + from_twos)
