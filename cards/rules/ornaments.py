"""What surrounds the motif of an emblem: a field of fine lines, a border and a ring."""

from collections.abc import Callable
from math import sqrt

from cards.rules.shapes import Shape, Shapes, disc, line, polar, polygon, ring

CENTER = (50.0, 50.0)
FIELD = 36.0  # radius of the field; the ring lies between it and 46
FINE = 0.7


def _spoke(turn: float, inner: float, outer: float, weight: float) -> Shape:
    return line(polar(inner, turn, CENTER), polar(outer, turn, CENTER), weight)


def _kite(turn: float, tip: float, wide: float, foot: float, spread: float) -> Shape:
    """A lozenge on a spoke: its tip, its widest part and its foot as distances."""
    return polygon(
        polar(tip, turn, CENTER),
        polar(wide, turn + spread, CENTER),
        polar(foot, turn, CENTER),
        polar(wide, turn - spread, CENTER),
    )


def _ticks(count: int) -> list[Shape]:
    return [_spoke(i * 360 / count, 39.5, 45 if i % 2 else 43, 1.5) for i in range(count)]


def _beads(count: int) -> list[Shape]:
    return [disc(*polar(42.5, i * 360 / count, CENTER), 1.9) for i in range(count)]


def _petals(count: int) -> list[Shape]:
    return [_kite(i * 360 / count, 46.5, 42.5, 39, 62 / count) for i in range(count)]


def _chevrons(count: int) -> list[Shape]:
    return [
        polygon(
            polar(46, turn, CENTER),
            polar(40.5, turn + 130 / count, CENTER),
            polar(42.4, turn, CENTER),
            polar(40.5, turn - 130 / count, CENTER),
        )
        for turn in (i * 360 / count for i in range(count))
    ]


def _blocks(count: int) -> list[Shape]:
    half = 110 / count
    return [
        polygon(*(polar(r, i * 360 / count + t, CENTER) for r, t in
                  ((40.2, -half), (44.4, -half), (44.4, half), (40.2, half))))
        for i in range(count)
    ]  # fmt: skip


def _suns(count: int) -> list[Shape]:
    return [
        polygon(
            polar(46.5 if i % 2 else 44, turn, CENTER),
            polar(39, turn + 150 / count, CENTER),
            polar(39, turn - 150 / count, CENTER),
        )
        for i, turn in ((i, i * 360 / count) for i in range(count))
    ]


def _loops(count: int) -> list[Shape]:
    return [ring(*polar(42.5, i * 360 / count, CENTER), 3, 1.2) for i in range(count)]


def _studs(count: int) -> list[Shape]:
    return [
        _kite(turn, 46.5, 42.5, 38.5, 70 / count) if i % 3 == 0 else disc(*at, 1.4)
        for i, turn, at in (
            (i, i * 360 / count, polar(42.5, i * 360 / count, CENTER)) for i in range(count)
        )
    ]


def _twins(count: int) -> list[Shape]:
    return [
        _spoke(i * 360 / count + side * 55 / count, 39.5, 45, 1.3)
        for i in range(count)
        for side in (-1, 1)
    ]


RINGS: tuple[tuple[Callable[[int], list[Shape]], tuple[int, ...]], ...] = (
    (_ticks, (24, 40, 56)),
    (_petals, (12, 20, 28)),
    (_beads, (16, 24, 36)),
    (_chevrons, (12, 18, 26)),
    (_blocks, (12, 20, 32)),
    (_suns, (16, 24, 36)),
    (_loops, (14, 20, 28)),
    (_studs, (12, 24, 36)),
    (_twins, (8, 14, 22)),
)


def _chord(offset: float, turn: float) -> Shape:
    """A line across the field, `offset` from its middle, turned clockwise from upright."""
    half = sqrt(FIELD**2 - offset**2)
    foot = polar(offset, turn + 90, CENTER)
    return line(polar(half, turn, foot), polar(half, turn + 180, foot), FINE)


def _lines(turn: float) -> list[Shape]:
    return [_chord(offset, turn) for offset in range(-33, 34, 6)]


def _circles() -> list[Shape]:
    return [ring(*CENTER, radius, FINE) for radius in (21, 25, 29, 33)]


def _rays() -> list[Shape]:
    return [_spoke(i * 7.5, 14, FIELD, FINE) for i in range(48)]


def _dots() -> list[Shape]:
    return [
        disc(*polar(radius, i * 360 / count + radius, CENTER), 0.8)
        for radius, count in ((21, 20), (26, 26), (31, 32))
        for i in range(count)
    ]


FIELDS: tuple[tuple[Shape, ...], ...] = (
    (),
    tuple(_rays()),
    tuple(_lines(0)),
    tuple(_circles()),
    tuple(_lines(45)),
    tuple(_dots()),
    tuple(_lines(90)),
    tuple(_lines(45) + _lines(135)),
    tuple(_lines(135)),
)


BORDERS = (12, 0, 8, 16)  # the sides of a border; 0 is round


def ring_counts(style: int) -> tuple[int, ...]:
    """How many pieces a ring of this style may have."""
    return RINGS[style][1]


def surround(style: int, count: int) -> Shapes:
    """A ring of this style with so many pieces."""
    return tuple(RINGS[style][0](count))


def border(sides: int) -> Shapes:
    """The line between field and ring: a circle, or a polygon with so many sides."""
    if not sides:
        return (ring(*CENTER, FIELD + 1.2, 1.4),)
    corners = (polar(FIELD + 1.6, i * 360 / sides, CENTER) for i in range(sides))
    return (polygon(*corners, weight=1.4, filled=False),)
