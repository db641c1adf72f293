"""Emblems and signs as SVG: one file of parts for the whole site, and what a card takes from it.

In the file, ink has no paint of its own and takes the `fill` and `stroke` of whoever uses it; what
is cut away is painted in `currentColor`, which is the ground's.
"""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from itertools import groupby

from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from cards.rules.card import Card
from cards.rules.emblem import Part, composition, parts
from cards.rules.shapes import Point, Shape, Shapes
from cards.rules.signs import RARITY_SIGNS


@cache
def parts_file() -> str:
    """The SVG file of all parts, each a group with its name as id."""
    signs = {f"rarity-{rarity.lower()}": shapes for rarity, shapes in RARITY_SIGNS.items()}
    groups = (f'<g id="{name}">{drawn(shapes)}</g>' for name, shapes in (parts() | signs).items())
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{"".join(groups)}</defs></svg>'


@cache
def parts_address() -> str:
    """Where the file stands; the address changes with what is in it."""
    return f"{reverse('emblem-parts')}?{sha256(parts_file().encode()).hexdigest()[:8]}"


def emblem_svg(card: Card) -> SafeString:
    """What stands inside the <svg viewBox="0 0 100 100"> of a card's emblem."""
    address = parts_address()
    return format_html_join(
        "",
        '<use href="{}#{}"{}/>',
        ((address, part.name, _transform(part)) for part in composition(card)),
    )


def sign_svg(name: str) -> SafeString:
    """What stands inside the <svg viewBox="-1 -1 2 2"> of a sign, such as "rarity-legend"."""
    return format_html('<use href="{}#{}"/>', parts_address(), name)


def drawn(shapes: Shapes) -> str:
    """The shapes as paths, those that follow each other in the same paint as one."""
    return "".join(
        f'<path{paint} d="{"".join(map(_path, same))}"/>' for paint, same in groupby(shapes, _paint)
    )


def _transform(part: Part) -> SafeString:
    if part.scale == 1:
        return SafeString()
    turn = f" rotate({part.turn:g})" if part.turn else ""
    x, y = part.center
    return format_html(' transform="translate({} {}){} scale({})"', _n(x), _n(y), turn, part.scale)


def _paint(shape: Shape) -> str:
    width = f' stroke-width="{_n(shape.weight)}"' if shape.weight else ""
    if shape.cut:
        stroke = ' stroke="currentColor"' if shape.weight else ""
        return f' fill="currentColor"{stroke}{width}'
    return width if shape.filled else f' fill="none"{width}'


def _path(shape: Shape) -> str:
    if shape.kind == "circle":
        (x, y), r = shape.points[0], shape.radius
        half = f"a{_n(r)} {_n(r)} 0 1 1 "
        return f"M{_n(x - r)} {_n(y)}{half}{_n(2 * r)} 0{half}{_n(-2 * r)} 0z"
    close = "" if shape.kind == "line" else "z"
    return f"M{'L'.join(f'{_n(x)} {_n(y)}' for x, y in _clockwise(shape.points))}{close}"


def _clockwise(points: tuple[Point, ...]) -> Iterable[Point]:
    """The points in one direction, so that overlapping shapes of one path never cancel out."""
    shifted = (*points[1:], points[0])
    area = sum(x * b - a * y for (x, y), (a, b) in zip(points, shifted, strict=True))
    return points if area >= 0 else reversed(points)


def _n(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")
