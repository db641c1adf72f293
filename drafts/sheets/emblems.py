"""The emblem of a card, and the mask of Shadow Cards, as drawing operations."""

from collections.abc import Iterable
from functools import cache, lru_cache

from cards.rules.card import Card
from cards.rules.emblem import Shape, emblem
from cards.rules.motifs import MOTIFS
from drafts.sheets.pen import Tone

BOX = 100
ARM = 0.5523
"""How far the handles of a quarter of a circle reach, in radii."""


@lru_cache(maxsize=4096)
def emblem_operations(card: Card, ink: Tone, ground: Tone) -> str:
    """The card's emblem in a box of 100 by 100 points from the bottom left corner.

    `ground` is the tone beneath it, with which its cut shapes are painted.
    """
    return f"1 0 0 -1 0 {BOX} cm 1 j\n{_painted(emblem(card), ink, ground)}"


@cache
def mask_operations(ink: Tone, ground: Tone) -> str:
    """The mask of a Shadow Card around the origin, a point to each side; else as the emblem."""
    return f"1 0 0 -1 0 0 cm 1 j\n{_painted(MOTIFS['shadow'], ink, ground)}"


def _painted(shapes: Iterable[Shape], ink: Tone, ground: Tone) -> str:
    """The shapes one after another, the tone set where it changes."""
    parts, tone = list[str](), None
    for shape in shapes:
        wanted = ground if shape.cut else ink
        if wanted != tone:
            parts.append(f"{_operands(wanted)} {'g' if len(wanted) == 1 else 'rg'}")
            parts.append(f"{_operands(wanted)} {'G' if len(wanted) == 1 else 'RG'}")
            tone = wanted
        parts.append(_shape(shape))
    return "\n".join(parts)


def _shape(shape: Shape) -> str:
    if shape.kind == "circle":
        return _circle(shape)
    (x, y), *rest = shape.points
    path = f"{x:g} {y:g} m " + " ".join(f"{x:g} {y:g} l" for x, y in rest)
    if shape.kind == "line":
        return f"{shape.weight:g} w 0 J {path} S"
    inside = shape.filled or shape.cut
    if not shape.weight:
        return f"{path} f"
    return f"{shape.weight:g} w {path} {'b' if inside else 's'}"


def _circle(shape: Shape) -> str:
    """A filled circle is a line of no length with round ends: a tenth of the size of curves."""
    (x, y), r = shape.points[0], shape.radius
    if shape.filled or shape.cut:
        return f"{2 * r + shape.weight:g} w 1 J {x:g} {y:g} m {x:g} {y:g} l S"
    a = r * ARM
    return (
        f"{shape.weight:g} w {x + r:g} {y:g} m "
        f"{x + r:g} {y + a:g} {x + a:g} {y + r:g} {x:g} {y + r:g} c "
        f"{x - a:g} {y + r:g} {x - r:g} {y + a:g} {x - r:g} {y:g} c "
        f"{x - r:g} {y - a:g} {x - a:g} {y - r:g} {x:g} {y - r:g} c "
        f"{x + a:g} {y - r:g} {x + r:g} {y - a:g} {x + r:g} {y:g} c s"
    )


def _operands(tone: Tone) -> str:
    return " ".join(f"{part:g}" for part in tone)
