"""The table as one seat sees it, made easy to ask: what a simple player looks at."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cards.rules.card import Card
from cards.rules.catalogue import cards_by_id

View = dict[str, Any]


class Piece(NamedTuple):
    """A card on a Battlefield: whose it is, what it is now, and what is printed on it."""

    seat: int
    card: Card
    now: View

    @property
    def power(self) -> int:
        """Power now."""
        return int(self.now["power"])

    @property
    def break_(self) -> int:
        """Break now."""
        return int(self.now["break"])

    @property
    def worth(self) -> int:
        """What it would cost to lose it."""
        return worth(self.card) + self.power // 1000 if "Unit" in self.now["kinds"] else 2


class Seen:
    """What a view tells. Cards are named by the numbers of the seat that looks."""

    def __init__(self, view: View, library: Mapping[str, Card] | None = None) -> None:
        self.view = view
        self.library = library or cards_by_id()
        self.seat: int = view["seat"]
        self.choice: View = view["choice"]
        self.pieces = dict(self.lay_out())

    def lay_out(self) -> list[tuple[int, Piece]]:
        """Every card on a Battlefield by its number."""
        found = []
        for seat, zones in enumerate(self.view["zones"]):
            lying = zip(zones["Battlefield"]["cards"], self.view["battlefield"][seat], strict=True)
            for shown, now in lying:
                found.append((shown["number"], Piece(seat, self.library[shown["card"]], now)))
        return found

    def piece(self, shown: View | None) -> Piece | None:
        """The card on a Battlefield that an option names."""
        return self.pieces.get(shown["number"]) if shown else None

    def card(self, shown: View | None) -> Card | None:
        """The printed card that an option names, if this seat knows it."""
        return self.library.get(shown.get("card", "")) if shown else None

    def units(self, seat: int) -> list[Piece]:
        """The Units of a player."""
        return [p for p in self.pieces.values() if p.seat == seat and "Unit" in p.now["kinds"]]

    def hand(self) -> list[Card]:
        """The own Hand."""
        cards = self.view["zones"][self.seat]["Hand"]["cards"]
        return [self.library[shown["card"]] for shown in cards]

    def colors(self) -> list[int]:
        """The own Basic Color Cards by colour, Active or Rested."""
        both = zip(self.view["active"][self.seat], self.view["rested"][self.seat], strict=True)
        return [a + r for a, r in both]

    def spaces(self, wall: int, seat: int) -> int:
        """How far a Wall stands from a player's end."""
        track = self.view["walls"][wall]
        at: int = track["at"] if track["near"] == seat else track["spaces"] - 1 - track["at"]
        return at

    def life(self, wall: int, seat: int) -> int:
        """How many Life cards a player has at a Wall."""
        side = "left" if self.view["walls"][wall]["near"] == seat else "right"
        return int(self.view["zones"][seat][f"{side} Life Zone"]["count"])

    def gained(self, seat: int) -> int:
        """The Gained Life of a player."""
        return int(self.view["zones"][seat]["Gained Life"]["count"])


def worth(card: Card) -> int:
    """What a card is worth in the Hand, roughly: its Cost, and more for a body."""
    cost = 6 if card.cost == "X" else card.cost
    if card.shadow:
        return 4
    return 2 * cost + (card.break_ or 0) + (5 if card.rarity == "Epic" else 0)
