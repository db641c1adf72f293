"""The sides of a board made ready for its page: what each player has, zone by zone."""

from collections.abc import Sequence
from dataclasses import dataclass

from battle.board.cards import Laying, Piece, Shown, View
from battle.selectors import Seen
from cards.faces import Swatch, swatch
from cards.rules.card import COLORS, Card


@dataclass(frozen=True)
class ColorHeld:
    """Basic Color Cards of one colour in a Color Zone."""

    swatch: Swatch
    active: int
    rested: int

    @property
    def all_(self) -> int:
        """Active and Rested together."""
        return self.active + self.rested


@dataclass(frozen=True, kw_only=True)
class Side:
    """One player's side of the table."""

    seat: int
    name: str
    bot: str
    away: bool
    mine: bool
    left: bool
    acts: bool
    asked: bool
    pieces: Sequence[Piece]
    colors: Sequence[ColorHeld]
    counters: int
    hand: Sequence[Shown]
    hand_count: int
    hand_known: Sequence[Card]
    deck_count: int
    deck_known: Sequence[tuple[int, Card]]
    deck_among: Sequence[Card]
    shadows: Sequence[Shown]
    graveyard: Sequence[Shown]
    gained: Sequence[Shown]
    goal: int

    @property
    def color_count(self) -> int:
        """All Basic Color Cards."""
        return sum(held.all_ for held in self.colors)

    @property
    def free_slots(self) -> range:
        """Slots of the Shadow Zone that are empty."""
        return range(max(0, 3 - len(self.shadows)))

    @property
    def steps(self) -> list[bool]:
        """A step for each Gained Life to the goal; True for those taken."""
        return [step < len(self.gained) for step in range(self.goal)]

    @property
    def buried_lit(self) -> bool:
        """Whether a card of the Graveyard can be picked."""
        return any(card.lit for card in self.graveyard)


def side_of(seen: Seen, lay: Laying, seat: int, pieces: Sequence[Piece]) -> Side:
    """One player's side, with these cards on the Battlefield."""
    view = seen.view
    zones = view["zones"][seat]
    deck, hand = zones["Deck"], zones["Hand"]
    held = zip(COLORS, view["active"][seat], view["rested"][seat], strict=True)
    return Side(
        seat=seat,
        name=seen.names[seat],
        bot=seen.bots[seat],
        away=seat in seen.away,
        mine=seat == seen.mine,
        left=seat in view["left"],
        acts=view["turn"]["seat"] == seat and not seen.ended,
        asked=seen.waits is not None and seen.waits.seat == seat,
        pieces=pieces,
        colors=[ColorHeld(swatch(color), active, rested) for color, active, rested in held],
        counters=view["counters"][seat],
        hand=lay.zone(seat, "Hand"),
        hand_count=hand["count"],
        hand_known=lay.named(hand.get("among", ())),
        deck_count=deck["count"],
        deck_known=from_the_top(deck, lay),
        deck_among=lay.named(deck.get("among", ())),
        shadows=lay.zone(seat, "Shadow Zone"),
        graveyard=lay.zone(seat, "Graveyard")[::-1],
        gained=lay.zone(seat, "Gained Life"),
        goal=view["goals"][seat],
    )


def from_the_top(deck: View, lay: Laying) -> list[tuple[int, Card]]:
    """The known cards of a Deck, each with its place counted from the top."""
    return [
        (deck["count"] - known["at"], lay.library[known["card"]])
        for known in reversed(deck.get("known", ()))
    ]
