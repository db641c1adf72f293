"""The pieces of the game that are no cards of a deck, each in the size of a card (rulebook 1.3)."""

from cards.rules.card import Color
from drafts.sheets.face import Style
from drafts.sheets.fit import EDGE, FOOT, INSET
from drafts.sheets.inks import letter, look
from drafts.sheets.paper import Size
from drafts.sheets.pen import FAINT, INK, SOFT, WHITE, Pen
from drafts.sheets.signs import ngon, pattern, trinity_sign
from drafts.sheets.words import lines, say

COUNTERS_ACROSS, COUNTERS_DOWN = 5, 6
SPACES = 4
"""Spaces of one Wall Card (ruling R1); the Long Wall of DUEL is two of them joined."""


def draw_color_card(color: Color, pen: Pen, size: Size, style: Style) -> None:
    """A Basic Color Card: a large seal of pattern and letter, and the letter in two corners."""
    shade = look(color, style.ink, style.low)
    x, y, radius = size.width / 2, (size.height - FOOT + EDGE) / 2, size.width * 0.3
    with pen.inside(x - radius, y - radius, 2 * radius, 2 * radius, radius):
        pen.rect(x - radius, y - radius, 2 * radius, 2 * radius, fill=shade.solid)
        pattern(pen, x - radius, y - radius, 2 * radius, 2 * radius, color, shade.woven, 1.8)
    pen.circle(x, y, radius, line=shade.strong, weight=0.4)
    pen.circle(x, y, radius * 0.56, fill=WHITE, line=shade.strong, weight=0.4)
    pen.text(
        x, y + radius * 0.31, letter(color), radius * 2.5, tone=shade.strong, bold=True, align=0.5
    )
    pen.text(EDGE + 2.4, EDGE + 6.4, letter(color), 16, tone=shade.strong, bold=True)
    right = size.width - EDGE - 2.4
    pen.text(right, EDGE + 6.4, letter(color), 16, tone=shade.strong, bold=True, align=1)
    pen.text(x, size.height - FOOT - 5, say(color, style.language), 13, bold=True, align=0.5)
    kind = say("color_card", style.language)
    pen.text(x, size.height - FOOT + 3, kind, 5.8, tone=shade.on_solid, align=0.5)


def counter_side(size: Size) -> float:
    """The side of a Trinity Counter, so that five fit side by side on a Reserve."""
    return (size.width - 2 * EDGE - 2) / COUNTERS_ACROSS


def draw_reserve(pen: Pen, size: Size, style: Style) -> None:
    """A Reserve: ten places for Trinity Counters, and its two effects (rulebook 7.3)."""
    x, width = size.width / 2, size.width - 2 * EDGE
    pen.text(
        x, EDGE + 7.2, say("reserve", style.language), 13, bold=True, align=0.5, width=width - 3
    )
    side = counter_side(size)
    for place in range(10):
        row, column = divmod(place, COUNTERS_ACROSS)
        middle = x + (column - 2) * (side + 0.1), EDGE + 17 + row * (side + 1)
        pen.circle(*middle, side / 2 - 0.4, line=SOFT, weight=0.2)
        pen.text(middle[0], middle[1] + 0.95, str(place + 1), 7.4, tone=FAINT, align=0.5)
    y = EDGE + 16 + 2 * side
    for effect in ("charge", "draw"):
        y = _effect(pen, effect, y, size, style)
    trinity_sign(pen, x, (y + size.height - FOOT) / 2, 6, FAINT)


def _effect(pen: Pen, effect: str, y: float, size: Size, style: Style) -> float:
    """One effect of the Reserve under its name, in each language; where the next one begins."""
    left, width = EDGE + INSET, size.width - 2 * EDGE - 2 * INSET
    pen.line((left, y), (left + width, y), tone=FAINT, weight=0.15)
    pen.text(left, y + 4.4, say(effect, style.language), 8, bold=True, width=width)
    for line in lines(f"{effect}_text", style.language):
        pen.text(left, y + 8.2, line, 6.6, width=width)
        y += 3.4
    return y + 7.4


def draw_wall_card(pen: Pen, size: Size, style: Style, joined: bool = False) -> None:
    """A Wall Card: four spaces between two players, each half named from both sides.

    A `joined` card is one half of the Long Wall: all its spaces are on one player's side.
    """
    step = (size.height - 6) / SPACES
    for space in range(SPACES):
        _space(pen, 3 + space * step, step, size)
    if joined:
        pen.text(size.width / 2, 2.2, say("join", style.language), 5, tone=SOFT, align=0.5)
    else:
        middle = size.height / 2
        pen.line((3, middle), (size.width - 3, middle), weight=0.7)
        pen.polygon(ngon(size.width / 2, middle, 1.8, 4), fill=WHITE, line=INK, weight=0.4)
    _sides(pen, size, style, 0 if joined else SPACES // 2, step)


def _space(pen: Pen, y: float, height: float, size: Size) -> None:
    pen.rect(3, y + 0.6, size.width - 6, height - 1.2, line=SOFT, weight=0.2, radius=1.6)
    for side in (-1, 1):
        x = size.width / 2 + side * size.width * 0.34
        tip = y + height / 2 + side * 3
        pen.polygon(
            [(x - 2.4, tip - side * 2.6), (x, tip), (x + 2.4, tip - side * 2.6)],
            line=FAINT,
            weight=0.4,
            closed=False,
        )


def _sides(pen: Pen, size: Size, style: Style, near: int, step: float) -> None:
    """Each space's name for the player below, and turned around for the player above."""
    for space in range(SPACES):
        names = ("advantage", "disadvantage") if space < near else ("disadvantage", "advantage")
        y = 3 + (space + 0.5) * step
        pen.text(size.width / 2, y + 4.6, say(names[0], style.language), 6.4, tone=SOFT, align=0.5)
        with pen.turned(size.width / 2, y, 2) as around:
            around.text(0, 4.6, say(names[1], style.language), 6.4, tone=SOFT, align=0.5)


def draw_counters(pen: Pen, size: Size, style: Style) -> None:
    """Thirty Trinity Counters, to be cut apart along the lines."""
    side = counter_side(size)
    left, top = (size.width - COUNTERS_ACROSS * side) / 2, size.height - COUNTERS_DOWN * side - 3
    pen.text(
        size.width / 2,
        top - 6.4,
        say("counters", style.language),
        9,
        bold=True,
        align=0.5,
        width=size.width - 6,
    )
    pen.text(
        size.width / 2,
        top - 2.4,
        say("cut", style.language),
        5.6,
        tone=SOFT,
        align=0.5,
        width=size.width - 6,
    )
    for i in range(COUNTERS_ACROSS * COUNTERS_DOWN):
        row, column = divmod(i, COUNTERS_ACROSS)
        _counter(pen, left + column * side, top + row * side, side, style)


def _counter(pen: Pen, x: float, y: float, side: float, style: Style) -> None:
    """Three corners around a middle."""
    pen.rect(x, y, side, side, line=FAINT, weight=0.12)
    middle = x + side / 2, y + side / 2
    fill = None if style.low else INK
    pen.circle(*middle, side * 0.4, fill=fill, line=INK, weight=0.3)
    trinity_sign(pen, *middle, side * 0.31, INK if style.low else WHITE)


def draw_walls(pen: Pen, size: Size, style: Style) -> None:
    """Three Walls, each folded along its broken line so that it stands like a roof."""
    width, height = size.width - 6, (size.height - 6) / 3
    for i in range(3):
        top = 3 + i * height
        _bricks(pen, 3, top, width, height)
        pen.rect(3, top, width, height, line=INK, weight=0.2)
        fold = top + height / 2
        pen.line((3, fold), (3 + width, fold), weight=0.25, dash=(1.6, 1))
        _sign(pen, size.width / 2, top + height * 0.75, style)
        with pen.turned(size.width / 2, top + height * 0.25, 2) as around:
            _sign(around, 0, 0, style)


def _sign(pen: Pen, x: float, y: float, style: Style) -> None:
    """The name of a Wall upon its bricks."""
    pen.rect(x - 13, y - 3, 26, 6, fill=WHITE, line=INK, weight=0.2, radius=1)
    pen.text(x, y + 1, say("wall", style.language), 7.5, bold=True, align=0.5, width=24)


def _bricks(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """Courses of bricks on both halves, none along the fold."""
    course, brick = height / 8, 8.0
    for row in range(8):
        top = y + row * course
        if row not in (0, 4):
            pen.line((x, top), (x + width, top), tone=FAINT, weight=0.15)
        count = int(width / brick)
        for i in range(count + 1):
            at = x + i * brick + (brick / 2 if row % 2 else brick)
            if at < x + width:
                pen.line((at, top), (at, top + course), tone=FAINT, weight=0.15)
