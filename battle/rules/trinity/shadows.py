"""Shadow Cards: when one may be flipped, and who is asked (9.3)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import structs

from battle.rules.engine.choice import Option
from battle.rules.engine.procedure import Procedure
from battle.rules.engine.state import ROOM
from battle.rules.engine.zones import everyone, place, show
from battle.rules.trinity import moving
from battle.rules.trinity.coverage import ran
from battle.rules.trinity.state import Event
from battle.rules.trinity.text.reader import NotUnderstood, read_line
from battle.rules.trinity.text.tree import Clause
from battle.rules.trinity.zones import JUDGMENT, SHADOW
from cards.rules.card import Card

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


Conditions = dict[str, tuple[tuple[str, Clause], ...]]
"""The public moments by the event they wait for: the line as printed, and its condition."""


def public_moments(cards: Iterable[Card]) -> list[str]:
    """The [Shadow] lines of cards: the moments at which a player can be asked."""
    lines = {line for card in cards for line in card.lines if line.startswith("[Shadow] ")}
    return sorted(line for line in lines if is_read(line))


def is_read(line: str) -> bool:
    """Whether the language knows a Shadow Condition; one it doesn't know is never met."""
    try:
        return read_line(line).moment is not None
    except NotUnderstood:
        return False


@lru_cache(maxsize=256)
def conditions(moments: tuple[str, ...]) -> Conditions:
    """The Shadow Conditions of these lines, by event."""
    found: dict[str, tuple[tuple[str, Clause], ...]] = {}
    for line in moments:
        clause = read_line(line).moment
        if clause is not None:
            on = clause.home.marks["on"]
            found[on] = (*found.get(on, ()), (line, clause))
    return found


def concerned(game: "Game", seat: int, events: Sequence[Event]) -> bool:
    """Whether a player with a face-down card is asked: by public facts and their stops alone.

    Any Shadow Condition of the sets in play that is met for this player asks, unless the player
    has asked to pass at it. Whether one of their cards has it plays no part.
    """
    state = game.state
    if not state.places[seat][SHADOW]:
        return False
    passed = state.wishes[seat].passed
    return any(
        line not in passed and clause.home.do(game, seat, event, *clause.args)
        for event in events
        for line, clause in game.shadow_conditions.get(event.kind, ())
    )


def stop_at(game: "Game", seat: int, stops: Sequence[int]) -> None:
    """Let a player be asked at these of the public moments only (by their place in the list)."""
    passed = tuple(line for n, line in enumerate(game.state.moments) if n not in stops)
    game.wish(seat, structs.replace(game.state.wishes[seat], passed=passed))


def anyone_concerned(game: "Game", events: list[Event]) -> bool:
    """Whether any player is to be asked for Shadows."""
    return any(concerned(game, seat, events) for seat in game.seats())


def options(game: "Game", seat: int, events: tuple[Event, ...]) -> list[Option]:
    """The face-down cards this player may flip at this moment."""
    state = game.state
    return [
        Option("shadow", state.stay[uid])
        for uid in state.places[seat][SHADOW]
        if usable(game, seat, uid, events)
    ]


def usable(game: "Game", seat: int, uid: int, events: tuple[Event, ...]) -> bool:
    """Whether the Shadow Condition of a card is met (R33: a card without one is never used).

    One that can't be read is met when its player says so, at any moment they are asked.
    """
    shadow = game.cards[uid].shadow
    if shadow is None or shadow.moment is None:
        return shadow is not None and shadow.by_hand
    clause = shadow.moment
    return any(
        clause.home.marks["on"] == event.kind and clause.home.do(game, seat, event, *clause.args)
        for event in events
    )


class UseShadow(Procedure):
    """A flipped Shadow Unit, Equip or Set: it comes onto the Battlefield as it resolves (R44)."""

    source: int
    seat: int
    cause: Event
    stacked: ClassVar[bool] = True

    def come(self, game: "Game") -> None:
        """It enters, unless it has left the Judgment Area."""
        if game.here(self.source):
            moving.enter(game, self.source % ROOM, self.seat)

    steps = (come,)


def flip(game: "Game", moment: Any, handle: int) -> None:
    """Flip a face-down card and stack it; it waits in the Judgment Area (9.2)."""
    uid = handle % ROOM
    show(game, [uid], everyone(game))
    new = place(game, uid, game.state.owner[uid], JUDGMENT)
    card = game.cards[uid]
    game.tell("shadow", moment.seat, (uid,))
    if card.shadow and card.shadow.moment:
        ran("line", card.shadow.text)
        ran("home", card.shadow.moment.home.name)
    cause = next(
        (event for event in moment.events if usable_on(game, moment.seat, uid, event)),
        moment.events[0],
    )
    line = card.shot.text if card.shot else ""
    trigger = type(moment).trigger(moment.seat, new, line, cause)
    moment.chosen += (trigger,)


def usable_on(game: "Game", seat: int, uid: int, event: Event) -> bool:
    """Whether this event is the one a card waited for."""
    return usable(game, seat, uid, (event,))
