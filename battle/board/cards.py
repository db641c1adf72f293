"""The cards of a board made ready for its page: what each is now, and what can be done with it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import pgettext_lazy

from battle.rules.engine.eyes import View
from cards.drawings import emblem_svg
from cards.faces import COLORLESS, Swatch, swatch
from cards.rules.card import Card
from cards.words import TYPES, Words, called, keyword_name, kind_name

LONG_WORD = 10  # letters
AURAS: Mapping[str, Words] = {
    "Quick Aura": pgettext_lazy("aura", "Quick"),
    "Sky Aura": pgettext_lazy("aura", "Sky"),
    "Bad Aura": pgettext_lazy("aura", "Bad"),
    "Steal Aura": pgettext_lazy("aura", "Steal"),
}


@dataclass(frozen=True, kw_only=True)
class Shown:
    """A card where it lies. `number` is the viewer's for it (0 where it has none to be chosen by).

    `card` is None where it lies face down for the viewer; `lit` whether the open choice names it.
    """

    number: int
    card: Card | None
    lit: bool = False

    @property
    def name(self) -> str:
        """Its name, or that it lies face down."""
        return called(self.card) if self.card else _("a face-down card")

    @property
    def swatches(self) -> Sequence[Swatch]:
        """Its colours; Colorless is one of its own."""
        return swatches_of(self.card) if self.card else ()

    @property
    def look(self) -> str:
        """The class of what is drawn in its colour."""
        shades = self.swatches
        return "back" if not shades else "many" if len(shades) > 1 else shades[0].css

    @property
    def kind(self) -> str:
        """Its type as the rulebook names it."""
        return kind_name(self.card) if self.card else ""

    @property
    def emblem(self) -> SafeString:
        """What stands in its <svg viewBox="0 0 100 100">."""
        return emblem_of(self.card) if self.card else SafeString()


@dataclass(frozen=True, kw_only=True)
class Piece(Shown):
    """A card on a Battlefield: `now` is what the view tells of it, `acting` whether it attacks."""

    now: View
    souls: Sequence[Card] = ()
    equips: list["Piece"] = field(default_factory=list)
    acting: bool = False

    @property
    def is_unit(self) -> bool:
        """Whether it has Power and Break."""
        return self.card is not None and self.card.type == "Unit"

    @property
    def has_long_word(self) -> bool:
        """Whether its name can't be broken into words that a small card has room for."""
        return max(map(len, self.name.replace("-", " ").split())) >= LONG_WORD

    @property
    def power_way(self) -> str:
        """Whether its Power is above what is printed ("up"), below ("down"), or as printed ("")."""
        return way(self.now["power"], self.card.power if self.card else 0)

    @property
    def break_way(self) -> str:
        """The same for its Break."""
        return way(self.now["break"], self.card.break_ if self.card else 0)

    @property
    def short_kind(self) -> str:
        """What kind of Spell it is."""
        return str(TYPES[self.card.subtype]) if self.card and self.card.subtype else ""

    @property
    def gives(self) -> str:
        """What an Equip gives: "+2000/+1"."""
        card = self.card
        if card is None or card.equip_power is None:
            return ""
        return f"{card.equip_power:+}/{card.equip_break or 0:+}"

    @property
    def auras(self) -> list[str]:
        """Its Auras in a word each: "Sky"."""
        return [str(mark) for aura, mark in AURAS.items() if aura in self.now["auras"]]

    @property
    def said(self) -> str:
        """All of it in words, for who does not see it."""
        return ", ".join(self.words())

    def words(self) -> Iterator[str]:
        """Its facts, one by one."""
        yield self.name
        yield self.kind
        if self.is_unit:
            yield _("Power {power}, Break {break_}").format(
                power=self.now["power"], break_=self.now["break"]
            )
        yield _("Rested") if self.now["rested"] else _("Active")
        if self.now["fresh"]:
            yield _("came this turn")
        yield from map(keyword_name, self.now["auras"])
        if self.souls:
            yield _("Souls: {names}").format(names=", ".join(map(called, self.souls)))
        if self.equips:
            names = ", ".join(worn.name for worn in self.equips)
            yield _("equipped with {names}").format(names=names)


def way(now: int, printed: int | None) -> str:
    """How a number differs from the printed one."""
    before = printed or 0
    return "up" if now > before else "down" if now < before else ""


@lru_cache(maxsize=2048)
def swatches_of(card: Card) -> Sequence[Swatch]:
    """The colours of a card as they are shown."""
    return tuple(swatch(color) for color in card.color) or (COLORLESS,)


@lru_cache(maxsize=2048)
def emblem_of(card: Card) -> SafeString:
    """The emblem of a card, composed once."""
    return emblem_svg(card)


class Laying:
    """Lays out the cards of one view: known cards by name, those that can be picked lit."""

    def __init__(self, view: View, library: Mapping[str, Card], lit: Collection[int]) -> None:
        self.view = view
        self.library = library
        self.lit = lit
        stack = view["stack"]
        self.acting = {number for entry in stack for number in entry.get("numbers", ())}

    def shown(self, seen: View) -> Shown:
        """A card as a view tells it."""
        card = self.library.get(seen.get("card", ""))
        return Shown(number=seen["number"], card=card, lit=seen["number"] in self.lit)

    def zone(self, seat: int, zone: str) -> list[Shown]:
        """The cards of a zone that stand in places of their own."""
        return [self.shown(seen) for seen in self.view["zones"][seat][zone].get("cards", ())]

    def named(self, ids: Collection[str]) -> list[Card]:
        """Cards by id."""
        return [self.library[card_id] for card_id in ids if card_id in self.library]

    def pieces(self) -> list[list[Piece]]:
        """The Battlefield of each seat; an Equip lies with the Unit it is on."""
        seats = range(len(self.view["zones"]))
        laid = [[self.piece(seat, at) for at in range(self.count(seat))] for seat in seats]
        by_number = {piece.now["number"]: piece for side in laid for piece in side}
        for piece in by_number.values():
            if piece.now["on"] in by_number:
                by_number[piece.now["on"]].equips.append(piece)
        return [sorted((p for p in side if p.now["on"] < 0), key=units_first) for side in laid]

    def count(self, seat: int) -> int:
        """How many cards lie on a Battlefield."""
        return len(self.view["battlefield"][seat])

    def piece(self, seat: int, at: int) -> Piece:
        """One card of a Battlefield."""
        seen = self.view["zones"][seat]["Battlefield"]["cards"][at]
        now = self.view["battlefield"][seat][at]
        return Piece(
            number=seen["number"],
            card=self.library.get(seen["card"]),
            lit=seen["number"] in self.lit,
            now=now,
            souls=self.named(now["souls"]),
            acting=now["number"] in self.acting,
        )


def units_first(piece: Piece) -> bool:
    """Units stand before Sets and Equips that are on no Unit."""
    return not piece.is_unit
