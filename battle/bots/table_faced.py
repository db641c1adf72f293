"""The same sight taken from a game itself, many times faster than from a view of it.

It tells the seat that is asked what its view would tell it, and no more.
"""

from battle.bots.table_seen import Piece
from battle.rules.engine.choice import Option
from battle.rules.engine.eyes import knows
from battle.rules.engine.state import ROOM
from battle.rules.trinity.game import Game
from battle.rules.trinity.walls import pile_at
from battle.rules.trinity.zones import GAINED, HAND
from cards.rules.card import Card


class Faced:
    """The table before the seat that is asked. Cards are named by their handles."""

    def __init__(self, game: Game) -> None:
        choice, state = game.waiting, game.state
        assert choice is not None
        self.game = game
        self.seat = choice.seat
        self.turn, self.phase = state.turn, state.phase
        self.kind, self.text = choice.kind, choice.text
        self.least, self.most = choice.least, choice.most
        self.options = choice.options
        self.asking = choice.source
        self.walls = state.walls

    def card(self, option: Option) -> Card | None:
        """The printed card that an option is about, if this seat knows it."""
        uid = option.card % ROOM
        told = option.card >= 0 and knows(self.game, self.seat, uid)
        return self.game.cards[uid].card if told else None

    def piece(self, option: Option) -> Piece | None:
        """The card on a Battlefield that an option is about."""
        return self.lying(option.card)

    def onto(self, option: Option) -> Piece | None:
        """The second card on a Battlefield that an option names."""
        return self.lying(option.n)

    def source(self) -> Piece | None:
        """The card on a Battlefield that asks."""
        return self.lying(self.asking)

    def lying(self, handle: int) -> Piece | None:
        """The card of a handle, if it lies on a Battlefield."""
        if handle < ROOM or not self.game.here(handle) or handle % ROOM not in self.game.state.live:
            return None
        return self.laid(handle % ROOM)

    def laid(self, uid: int) -> Piece:
        """A card on a Battlefield as it is now."""
        game, now = self.game, self.game.facts
        live = game.state.live[uid]
        return Piece(game.state.holder[uid], game.cards[uid].card, now.power(uid), now.break_(uid),
                     now.auras(uid), now.kinds(uid), live.rested, live.on != -1)  # fmt: skip

    def units(self, seat: int) -> list[Piece]:
        """The Units of a player."""
        return [p for p in map(self.laid, self.game.battlefield(seat)) if "Unit" in p.kinds]

    def hand(self) -> list[Card]:
        """The own Hand."""
        return [self.game.cards[uid].card for uid in self.game.state.places[self.seat][HAND]]

    def colors(self) -> list[int]:
        """The own Basic Color Cards by colour, Active or Rested."""
        state = self.game.state
        both = zip(state.active[self.seat], state.rested[self.seat], strict=True)
        return [a + r for a, r in both]

    def life(self, wall: int, seat: int) -> int:
        """How many Life cards a player has at a Wall."""
        return len(self.game.state.places[seat][pile_at(self.game, wall, seat)])

    def gained(self, seat: int) -> int:
        """The Gained Life of a player."""
        return len(self.game.state.places[seat][GAINED])
