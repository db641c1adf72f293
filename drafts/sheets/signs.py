"""The small signs of the sheets: cost, condition, colours, rarity, and boxes to tick."""

from math import cos, pi, sin

from cards.rules.card import Card, Color, Rarity
from drafts.sheets.emblems import mask_operations
from drafts.sheets.inks import Ink, Look, letter, look
from drafts.sheets.paper import MM
from drafts.sheets.pen import SOFT, WHITE, Pen, Tone
from drafts.sheets.weaves import weave

RARITY_SIGNS: dict[Rarity, str] = {
    "Epic": "◎",
    "Legend": "★",
    "Rare": "◆",
    "Uncommon": "▲",
    "Common": "●",
    "Void": "○",
}


MASK = 0.7
"""Half the width of the mask on a disc, in radii of it, as on the screen."""


def rarity_sign(card: Card) -> str:
    """The sign of the card's rarity."""
    return RARITY_SIGNS[card.rarity]


def cost_disc(pen: Pen, x: float, y: float, radius: float, card: Card, shade: Look) -> None:
    """The card's cost in a disc around (x, y); a Shadow Card shows its mask instead."""
    pen.circle(x, y, radius, fill=shade.solid, line=shade.strong, weight=0.35)
    if card.shadow:
        with pen.moved(x, y, radius * MASK * MM):
            pen.literal(mask_operations(shade.on_solid, shade.solid), shade.on_solid)
        return
    size, cost = radius * 3.6, str(card.cost)
    tone, width = shade.on_solid, radius * 1.5
    pen.text(x, y + size * 0.128, cost, size, tone=tone, bold=True, align=0.5, width=width)


def condition_pips(pen: Pen, x: float, y: float, card: Card, ink: Ink, low: bool) -> None:
    """The Color Condition: one lettered disc for each Color asked for, centred on x."""
    asked = [color for color, amount in card.condition.items() for _ in range(amount)]
    step = 4.1 if len(asked) < 6 else 3.7
    for i, color in enumerate(asked):
        _pip(pen, x + (i - (len(asked) - 1) / 2) * step, y, color, ink, low)


def _pip(pen: Pen, x: float, y: float, color: Color, ink: Ink, low: bool) -> None:
    style = look(color, ink, low)
    pen.circle(x, y, 1.75, fill=style.solid, line=style.strong if low else None, weight=0.25)
    pen.text(x, y + 0.92, letter(color), 7.4, tone=style.on_solid, bold=True, align=0.5)


def color_badges(
    pen: Pen, right: float, y: float, colors: tuple[Color | None, ...], ink: Ink, low: bool
) -> float:
    """Badges with letter and pattern, ending at x = right; where the first one begins."""
    width = {1: 8.2, 2: 6}.get(len(colors), 4.2)
    left = right - (width + 0.4) * len(colors) + 0.4
    for i, color in enumerate(colors):
        color_badge(pen, left + i * (width + 0.4), y, width, 7, color, ink, low)
    return left


def color_badge(
    pen: Pen,
    x: float,
    y: float,
    width: float,
    height: float,
    color: Color | None,
    ink: Ink,
    low: bool,
) -> None:
    """A swatch of the colour's pattern with its letter on a disc."""
    style = look(color, ink, low)
    with pen.inside(x, y, width, height, 0.8):
        pen.rect(x, y, width, height, fill=style.solid)
        pattern(pen, x, y, width, height, color, style.woven)
    pen.rect(x, y, width, height, line=style.strong, weight=0.25, radius=0.8)
    radius = min(width * 0.38, height * 0.32)
    x, y = x + width / 2, y + height / 2
    pen.circle(x, y, radius, fill=WHITE)
    size = radius * 4.2
    pen.text(x, y + size * 0.126, letter(color), size, tone=style.strong, bold=True, align=0.5)


def pattern(
    pen: Pen,
    x: float,
    y: float,
    width: float,
    height: float,
    color: Color | None,
    tone: Tone,
    scale: float = 1,
) -> None:
    """A colour's pattern over a field; what runs over its edges is the caller's to clip."""
    with pen.moved(x, y + height):
        pen.literal(weave(color, width, height, scale), tone)


def tick_box(pen: Pen, x: float, y: float, side: float) -> None:
    """A box to tick, from its top left corner."""
    pen.rect(x, y, side, side, line=SOFT, weight=0.2, radius=side * 0.16)


def trinity_sign(pen: Pen, x: float, y: float, radius: float, tone: Tone) -> None:
    """Three rings around a middle, the mark of Trinity Counters."""
    for corner in ngon(x, y, radius * 0.5, 3):
        pen.circle(*corner, radius * 0.5, line=tone, weight=radius * 0.1)
    pen.circle(x, y, radius * 0.17, fill=tone)


def ngon(
    x: float, y: float, radius: float, corners: int, turn: float = 0
) -> list[tuple[float, float]]:
    """The corners of a regular polygon around (x, y), the first at the top plus `turn` degrees."""
    angles = (2 * pi * i / corners + turn * pi / 180 for i in range(corners))
    return [(x + radius * sin(angle), y - radius * cos(angle)) for angle in angles]
