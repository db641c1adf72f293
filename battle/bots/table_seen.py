"""The table as one seat sees it, made easy to ask: what a simple player looks at."""

from collections.abc import Collection, Mapping
from functools import cache
from typing import NamedTuple, Protocol

from battle.rules.engine.choice import Option
from battle.rules.engine.eyes import View
from battle.rules.trinity.state import Wall
from cards.rules.card import Card
from cards.rules.catalogue import cards_by_id


class Piece(NamedTuple):
    """A card on a Battlefield: whose it is, what is printed on it, and what it is now."""

    seat: int
    card: Card
    power: int
    break_: int
    auras: Collection[str]
    kinds: Collection[str]
    rested: bool
    attached: bool

    @property
    def worth(self) -> int:
        """What it would cost to lose it."""
        return worth(self.card) + self.power // 1000 if "Unit" in self.kinds else 2


class Sight(Protocol):
    """What a player asks of the table when it has to decide.

    An option names cards by numbers of this sight's own: `card`, `piece` and `onto` tell which.
    """

    seat: int
    turn: int
    phase: str
    kind: str
    text: str
    least: int
    most: int
    options: list[Option]
    walls: list[Wall]

    def card(self, option: Option) -> Card | None:
        """The printed card that an option is about, if this seat knows it."""

    def piece(self, option: Option) -> Piece | None:
        """The card on a Battlefield that an option is about."""

    def onto(self, option: Option) -> Piece | None:
        """The second card on a Battlefield that an option names (what an Equip goes onto)."""

    def source(self) -> Piece | None:
        """The card on a Battlefield that asks: the attacker, when the choice is to block."""

    def units(self, seat: int) -> list[Piece]:
        """The Units of a player."""

    def hand(self) -> list[Card]:
        """The own Hand."""

    def colors(self) -> list[int]:
        """The own Basic Color Cards by colour, Active or Rested."""

    def life(self, wall: int, seat: int) -> int:
        """How many Life cards a player has at a Wall."""

    def gained(self, seat: int) -> int:
        """The Gained Life of a player."""


class Seen:
    """A sight taken from a view. Cards are named by the numbers of the seat that looks."""

    def __init__(self, view: View, library: Mapping[str, Card] | None = None) -> None:
        self.view = view
        self.library = library or cards_by_id()
        self.seat: int = view["seat"]
        self.turn: int = view["turn"]["number"]
        self.phase: str = view["turn"]["phase"]
        choice = view["choice"]
        self.kind, self.text = choice["kind"], choice["text"]
        self.least, self.most = choice["least"], choice["most"]
        self.options = [option_of(shown) for shown in choice["options"]]
        self.named = {s["card"]["number"]: s["card"].get("card") for s in choice["options"]
                      if "card" in s}  # fmt: skip
        self.walls = [Wall(w["near"], w["far"], w["spaces"], w["at"]) for w in view["walls"]]
        self.pieces = dict(self.lay_out())

    def lay_out(self) -> list[tuple[int, Piece]]:
        """Every card on a Battlefield by its number."""
        found = []
        for seat, zones in enumerate(self.view["zones"]):
            lying = zip(zones["Battlefield"]["cards"], self.view["battlefield"][seat], strict=True)
            for shown, now in lying:
                piece = Piece(seat, self.library[shown["card"]], now["power"], now["break"],
                              now["auras"], now["kinds"], now["rested"],
                              now["on"] != -1)  # fmt: skip
                found.append((shown["number"], piece))
        return found

    def card(self, option: Option) -> Card | None:
        """The printed card that an option is about, if this seat knows it."""
        return self.library.get(self.named.get(option.card) or "")

    def piece(self, option: Option) -> Piece | None:
        """The card on a Battlefield that an option is about."""
        return self.pieces.get(option.card)

    def onto(self, option: Option) -> Piece | None:
        """The second card on a Battlefield that an option names."""
        return self.pieces.get(option.n)

    def source(self) -> Piece | None:
        """The card on a Battlefield that asks."""
        return self.pieces.get(self.view["choice"]["source"])

    def units(self, seat: int) -> list[Piece]:
        """The Units of a player."""
        return [p for p in self.pieces.values() if p.seat == seat and "Unit" in p.kinds]

    def hand(self) -> list[Card]:
        """The own Hand."""
        cards = self.view["zones"][self.seat]["Hand"]["cards"]
        return [self.library[shown["card"]] for shown in cards]

    def colors(self) -> list[int]:
        """The own Basic Color Cards by colour, Active or Rested."""
        both = zip(self.view["active"][self.seat], self.view["rested"][self.seat], strict=True)
        return [a + r for a, r in both]

    def life(self, wall: int, seat: int) -> int:
        """How many Life cards a player has at a Wall."""
        side = "left" if self.walls[wall].near == seat else "right"
        return int(self.view["zones"][seat][f"{side} Life Zone"]["count"])

    def gained(self, seat: int) -> int:
        """The Gained Life of a player."""
        return int(self.view["zones"][seat]["Gained Life"]["count"])


def option_of(shown: View) -> Option:
    """An option of a view, its cards by the numbers shown."""
    card, n = shown.get("card", {}), shown.get("n", -1)
    return Option(
        shown["do"],
        card.get("number", -1),
        shown.get("seat", -1),
        n["number"] if isinstance(n, dict) else n,
        tuple(shown.get("more", ())),
    )


@cache
def worth(card: Card) -> int:
    """What a card is worth in the Hand, roughly: its Cost, and more for a body."""
    cost = 6 if card.cost == "X" else card.cost
    if card.shadow:
        return 4
    return 2 * cost + (card.break_ or 0) + (5 if card.rarity == "Epic" else 0)
