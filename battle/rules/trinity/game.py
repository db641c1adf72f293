"""The game of Trinity: the kernel with its zones, its cards and what its events set off."""

from typing import Any, ClassVar

from msgspec import structs

from battle.rules.engine.choice import Option, Question
from battle.rules.engine.game import Game as Kernel
from battle.rules.engine.lines import Line
from battle.rules.engine.modifiers import Modifier
from battle.rules.engine.procedure import Procedure
from battle.rules.engine.state import ROOM
from battle.rules.trinity import by_hand, facts, leaving, shadows, sight, stack, stacked
from battle.rules.trinity.printed import Printed, find, is_official, key_of, official, printed
from battle.rules.trinity.state import Event, Live, Table, Wishes
from battle.rules.trinity.turn_order import clockwise
from battle.rules.trinity.upgrades import UPGRADERS
from battle.rules.trinity.zones import BATTLEFIELD, ZONES
from cards.rules.card import Card


class Game(Kernel[Table[Procedure]]):
    """A battle. What its cards are right now is asked of `facts`."""

    zones = ZONES
    state_type: ClassVar[Any] = Table
    upgraders = UPGRADERS

    def __init__(self, state: Table[Procedure], cards: list[Printed] | None = None) -> None:
        super().__init__(state)
        self.cards = cards if cards is not None else self.printed_cards()
        self.facts = facts.Facts(self)
        self.dirty = True
        self.shadow_conditions = shadows.conditions(tuple(state.moments))

    def printed_cards(self) -> list[Printed]:
        """The card of each uid. Raises UnknownCard."""
        faces = [self.find(key) for key in self.state.printed]
        return [faces[face] for face in self.state.face]

    def find(self, key: str) -> Printed:
        """The printed card of a key: one of this game's own, or an official one."""
        own = next((card for card in self.state.own if key_of(card) == key), None)
        return printed(own) if own is not None else find(key)

    def traits(self) -> list[str]:
        """Every Trait that can be named, in alphabetical order, whatever cards are in play."""
        known = (*official().values(), *map(printed, self.state.own))
        return sorted({trait for card in known for trait in card.traits})

    def learn(self, card: Card) -> None:
        """A card was added to the game."""
        state = self.state
        if not is_official(card) and card not in state.own:
            state.own.append(card)
        state.moments = sorted({*state.moments, *shadows.public_moments([card])})
        self.shadow_conditions = shadows.conditions(tuple(state.moments))
        self.changed()

    def copy(self) -> "Game":
        """A game of its own from here; it tells nobody anything."""
        new = type(self)(self.state.copy(), self.cards)
        new.quiet = True
        return new

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know, with the facts of the table (all of them public)."""
        seen = {**super().view(seat), **sight.public(self), **sight.own(self, seat)}
        if seen["choice"] is not None:
            seen["choice"] |= stacked.details(self, seat)
        return seen

    def groups(self, seat: int) -> list[list[int]]:
        """Own cards: Main Deck and Life Deck apart. Others': all that lies hidden."""
        return sight.groups(self, seat)

    def named(self) -> frozenset[int]:
        """What is stacked or asks names its card, even after it was shuffled away."""
        return stacked.pointed_at(self)

    def may_swap(self, one: int, other: int) -> bool:
        """What lies set by the rules is a Shadow Card; an Epic is never Life (2.4, 3.1)."""
        return sight.may_swap(self, one, other)

    def swapped(self, one: int, other: int) -> None:
        """Keep the cards by uid in step; this game's list is no longer shared."""
        self.cards = self.cards[:]
        self.cards[one], self.cards[other] = self.cards[other], self.cards[one]

    def may_be(self, uid: int, key: str) -> bool:
        """What lies set by the rules is a Shadow Card; an Epic is never Life (2.4, 3.1)."""
        return sight.could_be(self, self.find(key), uid)

    def becomes(self, uid: int, key: str) -> None:
        """Keep the cards by uid in step; this game's list is no longer shared."""
        super().becomes(uid, key)
        self.cards = self.cards[:]
        self.cards[uid] = self.find(key)

    def changed(self) -> None:
        """Something changed that a card's Power, Cost, kinds or keywords may depend on."""
        self.dirty = self.stirred = True
        self.facts.forget()

    def laid_anew(self) -> None:
        """A card entered a Battlefield, left one or changed sides, or a player left."""
        self.facts.kept_laid = None
        self.changed()

    def stack_happened(self) -> bool:
        """Rulebook 9.1: what the latest events set off is stacked at once."""
        state = self.state
        if state.happened:
            events, state.happened = state.happened, []
            return stack.stack(self, events)
        self.stirred = False
        if self.dirty:
            self.dirty = False
            return stack.check_power(self)
        return False

    def finished(self, procedure: Procedure) -> None:
        """Rulebook 9.2: when nothing is stacked any more, the Judgment Area empties."""
        stack.finished(self, procedure)

    def happen(self, kind: str, card: int = -1, seat: int = -1, **more: int) -> None:
        """Report an event that effects may wait for."""
        self.stirred = True
        self.state.happened.append(Event(kind, card, seat, **more))

    def tell(self, what: str, seat: int = -1, uids: tuple[int, ...] = (), **more: Any) -> None:
        """Tell the table what happened; the cards are told to whom `eyes` names."""
        if not self.quiet:
            cards = tuple(self.state.face[uid] for uid in uids)
            self.lines.append(Line(what, seat, cards, n=more.pop("n", len(cards)), **more))

    def end(self, over: str, why: str = "", winner: int | None = None) -> None:
        """The battle is over: "won", or "drawn" because it would never end (R8)."""
        if not self.state.over:
            self.state.over, self.state.winner = over, winner
            self.tell(over, -1 if winner is None else winner, word=why)

    def for_absent(self, question: Question) -> tuple[Option, ...] | None:
        """R6: who has left decides nothing any more."""
        return leaving.declined(question) if self.state.left >> question.seat & 1 else None

    def leave(self, seat: int) -> None:
        """A player leaves and the others play on (R6). Raises CannotLeave."""
        leaving.leave(self, seat)

    def wish(self, seat: int, wishes: Wishes) -> None:
        """A player asks to choose payments, or not to be asked at some moments; at any time."""
        self.state.wishes[seat] = wishes

    def by_hand(self, seat: int, source: int, line: str) -> None:
        """A line that can't be read is carried out by its controller."""
        self.tell("by-hand", seat, (source % ROOM,), word=line)
        self.push(by_hand.ByHand(seat=seat, source=source, line=line))

    def uid(self, handle: int) -> int:
        """The card of a handle; -1 when it has changed zone since."""
        return handle % ROOM if self.here(handle) else -1

    def live(self, uid: int) -> Live:
        """What a card on the Battlefield carries."""
        return self.state.live[uid]

    def battlefield(self, seat: int) -> list[int]:
        """The cards on a player's Battlefield."""
        return self.state.places[seat][BATTLEFIELD]

    def units(self, seat: int) -> list[int]:
        """The Units on a player's Battlefield."""
        cards = self.cards
        return [uid for uid in self.state.places[seat][BATTLEFIELD] if cards[uid].unit]

    def seats(self) -> tuple[int, ...]:
        """Everyone still at the table, in turn order from the turn player (9.1)."""
        state = self.state
        return clockwise(state.turn_seat, state.seats, state.left)

    def opponents(self, seat: int) -> list[int]:
        """The others, in turn order."""
        return [other for other in self.seats() if other != seat]

    def tick(self) -> int:
        """The next place in the order in which effects began."""
        self.state.clock += 1
        return self.state.clock

    def modify(self, modifier: Modifier) -> None:
        """Let a change begin now."""
        began = structs.replace(modifier, turn=self.state.turn, born=self.tick())
        self.state.modifiers.append(began)
        self.changed()
