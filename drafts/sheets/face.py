"""The face of a card on paper, the same as on the screen."""

from msgspec import Struct

from cards.rules.card import Card, Rarity
from drafts.sheets.emblems import BOX, emblem_operations
from drafts.sheets.fit import (
    EDGE,
    FOOT,
    HEAD,
    INSET,
    STATS,
    STEPS,
    TYPE,
    Fit,
    fit,
    has_stats,
)
from drafts.sheets.font import breadth
from drafts.sheets.inks import Colors, Ink, Look, colors, look
from drafts.sheets.paper import MM, Size
from drafts.sheets.pen import SOFT, WHITE, Pen
from drafts.sheets.signs import (
    color_badges,
    condition_pips,
    cost_disc,
    pattern,
    rarity_sign,
)
from drafts.sheets.text import TextBox, draw_text
from drafts.sheets.words import Language

CORNER = 1.6
"""Radius of the panel's corners, in mm."""
WINDOW_TOP = EDGE + HEAD
WINDOW = max(window for _, window in STEPS)
"""Where the window begins, and how high it is at most, in mm."""
SHINE: dict[Rarity, tuple[float, ...]] = {"Legend": (0.7,), "Epic": (0.55, 1.2)}


class Style(Struct, frozen=True):
    """How faces are printed: with which ink, with little of it, with names in which language."""

    ink: Ink = "colour"
    low: bool = False
    language: Language = "both"

    def of(self, colors: Colors) -> Look:
        """The look of what is written in these colours: that of the only one, or a dark one."""
        return look(colors[0] if len(colors) == 1 else "Many", self.ink, self.low)


def draw_face(pen: Pen, card: Card, size: Size, style: Style) -> None:
    """The whole face of a card, from the top left corner of the pen's box."""
    found = fit(card, size)
    draw_head(pen, card, size, style)
    draw_names(pen, card, size, style)
    draw_window(pen, card, size, style, found.window)
    draw_type(pen, card, size, WINDOW_TOP + found.window)
    draw_text(pen, found, text_box(card, size, found), style.of(colors(card)))
    if has_stats(card):
        draw_stats(pen, card, size)
    draw_foot(pen, card, size, style)
    if not style.low:
        draw_shine(pen, card, size)


def draw_frame(pen: Pen, shades: Colors, size: Size, style: Style, bleed: float) -> None:
    """The coloured frame with its patterns, over the edge by the bleed, around a white panel."""
    part, height = (size.width + 2 * bleed) / len(shades), size.height + 2 * bleed
    for i, color in enumerate(shades):
        shade = look(color, style.ink, style.low)
        with pen.inside(i * part - bleed, -bleed, part, height):
            pen.rect(i * part - bleed, -bleed, part, height, fill=shade.solid)
            pattern(pen, i * part - bleed, -bleed, part, height, color, shade.woven)
    _draw_panel(pen, size, style.of(shades), bleed)
    if style.low:
        line = style.of(shades).strong
        pen.rect(0.3, 0.3, size.width - 0.6, size.height - 0.6, line=line, weight=0.25)


def _draw_panel(pen: Pen, size: Size, shade: Look, bleed: float) -> None:
    """The lower band of the frame, and the white panel above it."""
    foot = size.height - FOOT
    pen.rect(-bleed, foot, size.width + 2 * bleed, FOOT + bleed, fill=shade.solid)
    width, height = size.width - 2 * EDGE, foot - EDGE
    pen.rect(EDGE, EDGE, width, height, fill=WHITE, line=shade.strong, weight=0.25, radius=CORNER)


def draw_field(pen: Pen, shades: Colors, size: Size, style: Style) -> None:
    """The ground of the largest window: each colour's tint and, faintly, its pattern."""
    part = (size.width - 2 * EDGE) / len(shades)
    for i, color in enumerate(shades):
        shade = look(color, style.ink, style.low)
        with pen.inside(EDGE + i * part, WINDOW_TOP, part, WINDOW):
            pen.rect(EDGE + i * part, WINDOW_TOP, part, WINDOW, fill=shade.soft)
            if not style.low:
                pattern(pen, EDGE + i * part, WINDOW_TOP, part, WINDOW, color, shade.faint, 1.3)


def draw_head(pen: Pen, card: Card, size: Size, style: Style) -> None:
    """Cost, Color Condition and the colours, from left to right (rulebook 2.2)."""
    middle = EDGE + 5.2
    shade = style.of(colors(card))
    cost_disc(pen, EDGE + 5.6, middle, 4.1, card, shade)
    left = color_badges(
        pen, size.width - EDGE - 1.5, middle - 3.5, colors(card), style.ink, style.low
    )
    condition_pips(pen, (EDGE + 9.9 + left) / 2, middle, card, style.ink, style.low)


def draw_names(pen: Pen, card: Card, size: Size, style: Style) -> None:
    """The names, the larger one in the language asked for."""
    first, second = names(card, style.language)
    x, width = EDGE + INSET, size.width - 2 * EDGE - 2 * INSET
    y = EDGE + 14.4 if second else EDGE + 15.8
    pen.text(x, y, first, 10.5, bold=True, width=width)
    if second:
        pen.text(x, EDGE + 17.9, second, 6.6, tone=SOFT, width=width)


def names(card: Card, language: Language) -> tuple[str, str]:
    """The name set large and the one set small beneath it, which may be empty."""
    if language == "en" or not card.ja:
        return card.name, ""
    return (card.ja, card.name) if language == "ja" else (card.name, card.ja)


def draw_window(pen: Pen, card: Card, size: Size, style: Style, height: float) -> None:
    """The window with the emblem on a white disc; what the field has beneath it is covered."""
    foot = WINDOW_TOP + height
    if height < WINDOW and not style.low:
        cover = size.width - 2 * EDGE - 0.25
        pen.rect(EDGE + 0.125, foot, cover, WINDOW - height, fill=WHITE)
    line = style.of(colors(card)).strong
    for y in (WINDOW_TOP, foot):
        pen.line((EDGE, y), (size.width - EDGE, y), tone=line, weight=0.2)
    x, y, side = size.width / 2, WINDOW_TOP + height / 2, height - 1.6
    if not style.low:
        pen.circle(x, y, side / 2, fill=WHITE)
    draw_emblem(pen, card, x, y, side, style)


def draw_emblem(pen: Pen, card: Card, x: float, y: float, side: float, style: Style) -> None:
    """The emblem on white, in a square of this side around (x, y)."""
    tone = style.of(colors(card)).strong
    with pen.moved(x - side / 2, y + side / 2, side * MM / BOX):
        pen.literal(emblem_operations(card, tone, WHITE), tone)


def draw_shine(pen: Pen, card: Card, size: Size) -> None:
    """A line of light around the frame of a Legend, two around that of an Epic."""
    for inset in SHINE.get(card.rarity, ()):
        width, height = size.width - 2 * inset, size.height - 2 * inset
        pen.rect(inset, inset, width, height, line=WHITE, weight=0.22, radius=1.4)


def draw_type(pen: Pen, card: Card, size: Size, top: float) -> None:
    """Type on the left, traits on the right."""
    y = top + TYPE * 0.7
    pen.text(EDGE + INSET, y, type_line(card), 7, bold=True)
    room = size.width - 2 * EDGE - 2 * INSET - breadth(type_line(card)) * 7 / MM - 2
    pen.text(size.width - EDGE - INSET, y, " / ".join(card.traits), 7, align=1, width=room)
    pen.line((EDGE, top + TYPE), (size.width - EDGE, top + TYPE), tone=SOFT, weight=0.1)


def type_line(card: Card) -> str:
    """The type as the rulebook names it: "Shadow Unit", "Spell · Equip"."""
    kind = f"{card.type} · {card.subtype}" if card.subtype else card.type
    return f"Shadow {kind}" if card.shadow else kind


def text_box(card: Card, size: Size, found: Fit) -> TextBox:
    """Where this card's text goes: under the type line, above Power and Break."""
    top, foot = WINDOW_TOP + found.window + TYPE, size.height - FOOT
    if has_stats(card):
        return TextBox(top, foot - STATS, size.width)
    return TextBox(top, foot, size.width, CORNER)


def draw_stats(pen: Pen, card: Card, size: Size) -> None:
    """Power and Break at the foot of the panel; what an [Equip] gives has a sign."""
    top = size.height - FOOT - STATS
    pen.line((EDGE, top), (size.width - EDGE, top), tone=SOFT, weight=0.1)
    y = top + STATS * 0.72
    left, right = EDGE + INSET, size.width - EDGE - INSET
    power, break_ = card.stats
    pen.text(left, y, "Power", 5.6, tone=SOFT)
    pen.text(left + 7.2, y, power, 14, bold=True)
    pen.text(right, y, break_, 14, bold=True, align=1)
    pen.text(right - breadth(break_) * 14 / MM - 1.4, y, "Break", 5.6, tone=SOFT, align=1)


def draw_foot(pen: Pen, card: Card, size: Size, style: Style) -> None:
    """Number and rarity, on the lower band of the frame."""
    y = size.height - FOOT + 3
    tone = style.of(colors(card)).on_solid
    pen.text(EDGE + INSET, y, card.id, 5.8, tone=tone)
    rarity = f"{rarity_sign(card)} {card.rarity}"
    pen.text(size.width - EDGE - INSET, y, rarity, 5.8, tone=tone, align=1)
