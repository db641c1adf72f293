"""The four colours on paper: in colour or in grey, with much ink or little, and their letters."""

from functools import cache
from typing import Literal

from msgspec import Struct

from cards.rules.card import Card, Color
from drafts.sheets.pen import INK, WHITE, Tone

Ink = Literal["colour", "grey"]
Colors = tuple[Color | None, ...]
Hue = Color | Literal["Many"] | None


def tone(code: str) -> Tone:
    """A tone from its code as a stylesheet writes it, such as "#b23a2e"."""
    return tuple(round(int(code[i : i + 2], 16) / 255, 3) for i in (1, 3, 5))


class Look(Struct, frozen=True):
    """How one colour is printed.

    `solid` is the ground of its frame, `woven` the pattern upon it and `on_solid` what is written
    there; `soft` is the ground of a panel, `faint` the pattern upon that, `strong` what is written
    or drawn on paper. With little ink the grounds stay white.
    """

    solid: Tone
    woven: Tone
    on_solid: Tone
    soft: Tone
    faint: Tone
    strong: Tone


CODES: dict[Hue, tuple[str, ...]] = {
    "Red": ("#b23a2e", "#cc6759", "#ffffff", "#f8e6e1", "#efcfc7", "#a5332a"),
    "Yellow": ("#e2b53c", "#c4942a", "#2b2205", "#faf1d6", "#eeddab", "#7d5a0a"),
    "Blue": ("#2f6a9c", "#5b90bd", "#ffffff", "#e2edf5", "#c9dcea", "#285e8c"),
    "Purple": ("#6d4a93", "#9174b3", "#ffffff", "#ece4f3", "#d9cae7", "#63428a"),
    None: ("#6f6a60", "#8f897e", "#ffffff", "#efece5", "#ddd8cd", "#5a554c"),
    "Many": ("#35312b", "#5a554c", "#ffffff", "#efece5", "#ddd8cd", "#35312b"),
}
HUES = {hue: Look(*(tone(code) for code in codes)) for hue, codes in CODES.items()}
GREY = Look((0.36,), (0.58,), WHITE, (0.94,), (0.85,), INK)


@cache
def look(color: Hue, ink: Ink, low: bool) -> Look:
    """How this colour, None for Colorless or "Many" is printed with this ink."""
    full = HUES[color] if ink == "colour" else GREY
    if low:
        return Look(WHITE, full.woven, full.strong, WHITE, WHITE, full.strong)
    return full


def colors(card: Card) -> Colors:
    """The colours of a card's frame, left to right; None for a Colorless card."""
    return card.color or (None,)


def letter(color: Color | None) -> str:
    """The letter of a colour; Colorless is C."""
    return color[0] if color else "C"
