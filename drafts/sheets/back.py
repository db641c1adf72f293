"""The back of a card: the same after half a turn, so that it never tells how a card lies."""

from itertools import pairwise

from drafts.sheets.inks import Ink, tone
from drafts.sheets.paper import Size
from drafts.sheets.pen import SOFT, WHITE, Pen, Tone
from drafts.sheets.signs import ngon

SLATE, SHEEN = tone("#2b3640"), tone("#53626f")
GOLD = tone("#d9b15f")
ROSE = 0.33
"""The radius of the rose in the middle, as a part of the card's width."""


def draw_back(pen: Pen, size: Size, ink: Ink, low: bool, bleed: float) -> None:
    """Slate with a lattice, a double frame and a rose of three crossing lozenges."""
    ground, sheen, gold = _tones(ink, low)
    width, height = size.width, size.height
    pen.rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, fill=ground)
    if low:
        pen.rect(0.3, 0.3, width - 0.6, height - 0.6, line=gold, weight=0.25)
    _lattice(pen, size, sheen)
    pen.rect(3, 3, width - 6, height - 6, line=gold, weight=0.4, radius=1.8)
    pen.rect(4, 4, width - 8, height - 8, line=gold, weight=0.15, radius=1.2)
    _rose(pen, width / 2, height / 2, width * ROSE, ground, gold)


def _tones(ink: Ink, low: bool) -> tuple[Tone, Tone, Tone]:
    if low:
        return WHITE, (0.8,), SLATE if ink == "colour" else SOFT
    return (SLATE, SHEEN, GOLD) if ink == "colour" else ((0.25,), (0.42,), (0.9,))


def _lattice(pen: Pen, size: Size, sheen: Tone) -> None:
    """Three families of lines that make triangles, through the middle of the card."""
    x, y, width, height = 4.8, 4.8, size.width - 9.6, size.height - 9.6
    middle, center, step, reach = size.width / 2, size.height / 2, 3.6, size.height
    lean = 0.577
    with pen.inside(x, y, width, height):
        for i in range(-int(reach / step), int(reach / step) + 1):
            pen.line((x, center + i * step), (x + width, center + i * step), tone=sheen, weight=0.1)
            for side in (-lean, lean):
                foot = middle + i * step * lean * 2
                pen.line(
                    (foot - side * reach, center - reach),
                    (foot + side * reach, center + reach),
                    tone=sheen,
                    weight=0.1,
                )


def _rose(pen: Pen, x: float, y: float, radius: float, ground: Tone, gold: Tone) -> None:
    """A disc with three lozenges, a turn of 60 degrees from one to the next."""
    pen.circle(x, y, radius, fill=ground, line=gold, weight=0.4)
    pen.circle(x, y, radius * 0.93, line=gold, weight=0.12)
    tips = ngon(x, y, radius * 0.86, 6)
    waist = ngon(x, y, radius * 0.34, 6, turn=90)
    for i in range(3):
        pen.polygon([tips[i], waist[i], tips[i + 3], waist[i + 3]], line=gold, weight=0.3)
    for start, end in pairwise([*tips, tips[0]]):
        pen.line(start, end, tone=gold, weight=0.15)
    pen.polygon(ngon(x, y, radius * 0.2, 6), fill=gold)
    pen.circle(x, y, radius * 0.08, fill=ground)
