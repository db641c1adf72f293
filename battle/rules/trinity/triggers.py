"""What an event sets off: abilities that wait for it, and what was kept for it (9.1, 10.1)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from battle.rules.engine.state import ROOM
from battle.rules.trinity.costs import payable
from battle.rules.trinity.coverage import ran
from battle.rules.trinity.laid import Standing
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.state import Event
from battle.rules.trinity.text.by_hand import ability_of
from battle.rules.trinity.text.tree import Ability
from battle.rules.trinity.timings import ITSELF
from battle.rules.trinity.zones import BATTLEFIELD, SHADOW

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


BAD_AURA = "Bad Aura"
"""The line of an effect that is an Aura's (10.2)."""


class Trigger(Struct, frozen=True, array_like=True):
    """An effect that happened and waits to be stacked.

    `late` is a sentence that was kept for the end of the turn, with what it knows by then.
    """

    seat: int
    source: int
    line: str
    cause: Event
    late: Resolve | None = None

    def optional(self) -> bool:
        """Whether its player may leave it; for a sentence kept for later that was decided."""
        return self.late is None and ability_of(self.line).optional

    def usable(self, game: "Game") -> bool:
        """Whether it can be stacked: its uses this turn, and an (Optional) one's cost (9.4)."""
        if self.late is not None:
            return True
        may = may_use(game, self.source, ability_of(self.line))
        return may and (not self.optional() or payable(game, self.resolve()))

    def resolve(self) -> Resolve:
        """The effect on its way."""
        return Resolve(line=self.line, seat=self.seat, source=self.source, cause=self.cause)


def triggers(game: "Game", event: Event) -> Iterator[Trigger]:
    """Every ability an event sets off: the card's own, then those that watch (10.1)."""
    state = game.state
    if event.card >= 0:
        yield from own_triggers(game, event)
    if waiting := game.facts.laid.waiting.get(event.kind):
        for seat in game.seats():
            for uid, ability in waiting.get(seat, ()):
                if fits(game, seat, state.stay[uid], ability, event):
                    yield Trigger(seat, state.stay[uid], ability.text, event)
    for modifier in state.modifiers:
        if modifier.kind == "line" and game.here(modifier.of):
            ability = ability_of(modifier.word)
            seat = state.holder[modifier.of % ROOM]
            moment = ability.moment
            if (
                moment
                and moment.home.marks["on"] == event.kind
                and fits(game, seat, modifier.of, ability, event)
            ):
                yield Trigger(seat, modifier.of, ability.text, event)


def kept_for(game: "Game", event: Event) -> list[Trigger]:
    """The sentences that were kept for the end of this turn (7.6)."""
    if event.kind != "end":
        return []
    kept, game.state.delayed = game.state.delayed, []
    return [
        Trigger(late.seat, late.source, late.line, event, late)
        for late in kept
        if isinstance(late, Resolve)
    ]


def own_triggers(game: "Game", event: Event) -> Iterator[Trigger]:
    """What an event sets off on the card it befell, wherever it is now.

    A [Trigger] works from the Battlefield, and from the Shadow Zone where it says so.
    """
    uid = event.card % ROOM
    if event.kind == "lost" and event.n and event.other >= 0:
        yield Trigger(event.seat, event.card, BAD_AURA, event)
    for ability in game.cards[uid].triggers.get(event.kind, ()):
        if ability.tag == "Trigger":
            hidden = event.kind == "destroyed" and event.other == SHADOW
            if hidden and fits(game, event.seat, event.card, ability, event):
                yield Trigger(event.seat, event.card, ability.text, event)
        elif ability.tag in ITSELF and happens(event, ability):
            yield Trigger(event.seat, event.card, ability.text, event)


def happens(event: Event, ability: Ability) -> bool:
    """Rulebook 10.1: [On Entry] unless it "is not used"; [On Destroy] on the Battlefield only."""
    if ability.tag == "On Entry":
        return not event.n
    return ability.tag != "On Destroy" or event.other == BATTLEFIELD


def fits(game: "Game", seat: int, source: int, ability: Ability, event: Event) -> bool:
    """Whether the moment of a [Trigger] is this event, and it may still be used this turn."""
    moment = ability.moment
    if moment is None or not may_use(game, source, ability):
        return False
    me = Standing(seat, source % ROOM, source, 0, ability, moment)
    if not moment.home.do(game, me, event, *moment.args):
        return False
    ran("home", moment.home.name)
    return True


def may_use(game: "Game", source: int, ability: Ability) -> bool:
    """Rulebook 2.3: (1/Turn) and (2/Turn)."""
    live = game.state.live.get(source % ROOM)
    return (
        not ability.per_turn or live is None or (live.used.count(ability.text) < ability.per_turn)
    )


def use(game: "Game", source: int, ability: Ability) -> None:
    """Count a use of a (1/Turn) ability."""
    live = game.state.live.get(source % ROOM)
    if ability.per_turn and live is not None:
        live.used.append(ability.text)
