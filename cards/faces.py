"""What a card's face shows, made ready for its template, and the rendered faces."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from msgspec import Struct

from cards.drawings import emblem_svg, sign_svg
from cards.rules.card import Card, Color
from cards.rules.keywords import keywords
from cards.rules.wording import Ability, abilities
from cards.words import (
    COLORS,
    RARITIES,
    Words,
    called,
    called_besides,
    kind_name,
    trait_name,
)

Size = Literal["hand", "table", "full"]
LINE = 46  # letters on one line of text in the full size, at its usual type


class Swatch(Struct, frozen=True):
    """A colour as it is shown: its name, the name of its class, and its letter."""

    name: Words
    css: str
    letter: str


COLORLESS = Swatch(COLORS["Colorless"], "colorless", "C")


class Face(Struct, frozen=True, kw_only=True):
    """What the template of a face shows of a card.

    `swatches` are the colours of the frame, left to right; `pips` one for each Color that the
    Color Condition asks for, `look` the class of what is drawn in the card's colour, "many" for
    a card of several. `name` is the one in the reader's language, `other` another one with its
    language. `chips` are what the abilities open with, for sizes without text.
    `power` and `break_` are as printed, "" on a card without them. `roomy`, `usual`, `tight` or
    `tightest` type is chosen by the length of the text.
    """

    card: Card
    size: Size
    linked: bool
    look: str
    swatches: Sequence[Swatch]
    pips: Sequence[Swatch]
    name: str
    other: tuple[str, str]
    kind: str
    traits: Sequence[Words]
    rarity: Words
    power: str
    break_: str
    shadow: Sequence[Ability]
    abilities: Sequence[Ability]
    frames: Sequence[Ability]
    bursts: Sequence[Ability]
    chips: Sequence[str]
    type_: str
    emblem: SafeString
    sign: SafeString
    mask: SafeString


@lru_cache(maxsize=8192)
def _rendered(card: Card, size: Size, linked: bool, language: str) -> SafeString:
    return render_to_string("cards/_face.html", {"face": face_of(card, size, linked=linked)})


def render_face(card: Card, size: Size, *, linked: bool = False) -> SafeString:
    """The face of a card as HTML, rendered once for each size and language.

    `linked` makes its keywords lead to the explanations that stand on the same page.
    """
    return _rendered(card, size, linked, get_language() or "en")


def face_of(card: Card, size: Size, *, linked: bool = False) -> Face:
    """What the face of this card shows."""
    lines = abilities(card.text)
    power, break_ = card.stats
    swatches = [swatch(color) for color in card.color] or [COLORLESS]
    return Face(
        card=card,
        size=size,
        linked=linked,
        look="many" if len(card.color) > 1 else swatches[0].css,
        swatches=swatches,
        pips=[swatch(color) for color, amount in card.condition.items() for _ in range(amount)],
        name=called(card),
        other=called_besides(card),
        kind=kind_name(card),
        traits=[trait_name(trait) for trait in card.traits],
        rarity=RARITIES[card.rarity],
        power=power,
        break_=break_,
        shadow=[line for line in lines if line.timing == "Shadow"],
        abilities=[line for line in lines if _place(line) == "text"],
        frames=[line for line in lines if _place(line) == "frame"],
        bursts=[line for line in lines if line.timing == "Burst"],
        chips=list(dict.fromkeys(line.timing for line in lines if line.timing)),
        type_=_type(card),
        emblem=emblem_svg(card),
        sign=sign_svg(f"rarity-{card.rarity.lower()}"),
        mask=sign_svg("shadow"),
    )


def swatch(color: Color) -> Swatch:
    """How a colour is shown."""
    return Swatch(COLORS[color], color.lower(), color[0])


def _place(line: Ability) -> str:
    """Where a line stands: a special summon has a frame of its own (rulebook 2.2)."""
    known = keywords().get(line.timing)
    if known is not None and known.kind == "summon":
        return "frame"
    return "head or foot" if line.timing in ("Shadow", "Burst") else "text"


def _type(card: Card) -> str:
    lines = sum(-(-len(line) // LINE) for line in card.lines)
    return next(name for most, name in ((4, "roomy"), (8, "usual"), (10, "tight"), (99, "tightest"))
                if lines <= most)  # fmt: skip
