"""The few bold shapes emblems are drawn from, and how they are bent, turned and placed."""

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Literal

from msgspec import Struct

Point = tuple[float, float]
Shapes = tuple["Shape", ...]


class Shape(Struct, frozen=True):
    """One shape of an emblem, in a box of 100 by 100 whose y axis points down.

    `points` are the corners of a polygon, the centre of a circle or the two ends of a line.
    `weight` is the width of its outline, 0 for none. A `filled` shape is filled with the ink. A
    `cut` shape takes ink away: it is painted, outline and inside, in the colour of the ground.
    """

    kind: Literal["polygon", "circle", "line"]
    points: tuple[Point, ...]
    radius: float = 0
    weight: float = 0
    filled: bool = False
    cut: bool = False


def polygon(*points: Point, weight: float = 0, filled: bool = True, cut: bool = False) -> Shape:
    """A closed polygon, filled unless said otherwise."""
    return Shape("polygon", points, weight=weight, filled=filled, cut=cut)


def mirrored(*half: Point, cut: bool = False) -> Shape:
    """A polygon that is the same on both sides of x = 0, from its right half, top to bottom."""
    return polygon(*half, *((-x, y) for x, y in reversed(half) if x), cut=cut)


def pair(*points: Point, cut: bool = False) -> Shapes:
    """A polygon and its mirror image on the other side of x = 0."""
    return polygon(*points, cut=cut), polygon(*((-x, y) for x, y in points), cut=cut)


def disc(x: float, y: float, radius: float, *, cut: bool = False) -> Shape:
    """A filled circle."""
    return Shape("circle", ((x, y),), radius=radius, filled=True, cut=cut)


def ring(x: float, y: float, radius: float, weight: float) -> Shape:
    """A circle that is only a line."""
    return Shape("circle", ((x, y),), radius=radius, weight=weight)


def line(start: Point, end: Point, weight: float, *, cut: bool = False) -> Shape:
    """A straight line."""
    return Shape("line", (start, end), weight=weight, cut=cut)


def polar(radius: float, degrees: float, center: Point = (0, 0)) -> Point:
    """The point at this distance, clockwise from the top."""
    turn = radians(degrees)
    return center[0] + radius * sin(turn), center[1] - radius * cos(turn)


def arc(center: Point, radius: float, start: float, end: float, steps: int = 12) -> list[Point]:
    """Points along an arc, its angles in degrees clockwise from the top."""
    return [polar(radius, start + (end - start) * i / steps, center) for i in range(steps + 1)]


def star(points: int, outer: Iterable[float], inner: float) -> Shape:
    """A star with so many points, whose lengths follow `outer` again and again."""
    lengths = list(outer)
    step = 360 / points
    corners: list[Point] = []
    for i in range(points):
        corners.append(polar(lengths[i % len(lengths)], i * step))
        corners.append(polar(inner, (i + 0.5) * step))
    return polygon(*corners)


def turned(shapes: Iterable[Shape], degrees: float) -> Shapes:
    """The shapes turned clockwise around 0, 0."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return tuple(
        Shape(
            shape.kind,
            tuple((x * c - y * s, x * s + y * c) for x, y in shape.points),
            shape.radius,
            shape.weight,
            shape.filled,
            shape.cut,
        )
        for shape in shapes
    )


def placed(shapes: Iterable[Shape], center: Point, scale: float) -> Shapes:
    """The shapes made `scale` times as large and moved from 0, 0 to `center`."""
    return tuple(
        Shape(
            shape.kind,
            tuple(
                (round(center[0] + x * scale, 2), round(center[1] + y * scale, 2))
                for x, y in shape.points
            ),
            round(shape.radius * scale, 2),
            round(shape.weight * scale, 2),
            shape.filled,
            shape.cut,
        )
        for shape in shapes
    )


def halo(shapes: Iterable[Shape], width: float) -> Shapes:
    """The same shapes cut out with a margin of `width`, to lie beneath them."""
    return tuple(
        Shape(
            shape.kind,
            shape.points,
            shape.radius,
            shape.weight + 2 * width,
            filled=shape.kind != "line",
            cut=True,
        )
        for shape in shapes
        if not shape.cut
    )
