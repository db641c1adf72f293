"""Drawing and discarding (7.1, 2.3)."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Picked, Question
from battle.rules.engine.state import ROOM
from battle.rules.engine.zones import everyone, show
from battle.rules.trinity import resources, targets
from battle.rules.trinity.coverage import ask
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.homes import effect
from battle.rules.trinity.text.tree import Clause
from battle.rules.trinity.zones import HAND

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def times(game: "Game", me: Resolve, counted: Clause | None) -> int:
    """How often "for each" makes it."""
    return int(ask(game, me, counted)) if counted else 1


@effect("draw <n> card(s)", "draw <n> card(s) for each <counted>")
def draw(game: "Game", me: Resolve, n: int, counted: Clause | None = None) -> bool:
    """Rulebook 7.1: a draw by an effect takes what is there and never Rerises."""
    n *= times(game, me, counted)
    return resources.draw(game, me.seat, n) >= n


@effect("draw cards until you have <n> card(s) in your Hand")
def draw_until(game: "Game", me: Resolve, n: int) -> None:
    """None with n or more."""
    resources.draw(game, me.seat, n - len(game.state.places[me.seat][HAND]))


@effect("each player draws <n> card(s)")
def each_draws(game: "Game", me: Resolve, n: int) -> None:
    """In turn order."""
    for seat in game.seats():
        resources.draw(game, seat, n)


@effect("each opponent draws <n> card(s)")
def each_opponent_draws(game: "Game", me: Resolve, n: int) -> None:
    """In turn order."""
    for seat in game.opponents(me.seat):
        resources.draw(game, seat, n)


def from_hand(
    game: "Game", me: Resolve, n: int, cards: Filter, counted: Clause | None = None
) -> Question | None:
    """Which cards of the Hand; as many as there are (2.3)."""
    n *= times(game, me, counted)
    found = targets.among(game, me, cards, HAND)
    return targets.pick(game, me.seat, found, n, kind="discard") if n else None


def enough_in_hand(
    game: "Game", me: Resolve, n: int, cards: Filter, counted: Clause | None = None
) -> bool:
    """Whether all of it can be discarded (R11)."""
    return len(targets.among(game, me, cards, HAND)) >= n * times(game, me, counted)


@effect(
    "discard <n> <cards>",
    "discard <n> <cards> for each <counted>",
    asks=from_hand,
    possible=enough_in_hand,
)
def discard(
    game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter, counted: Clause | None = None
) -> bool:
    """Rulebook 2.3: as much as you can; then the requirement is not met."""
    discard_picked(game, me, picked)
    return len(picked) >= n * times(game, me, counted)


def discard_picked(game: "Game", me: Resolve, picked: Picked) -> None:
    """Discard, and remember which."""
    me.record("discarded", tuple(resources.discard(game, o.card % ROOM) for o in picked))


def to_reveal(game: "Game", me: Resolve, n: int, cards: Filter) -> Question | None:
    """Cards of the Hand to show."""
    return targets.pick(game, me.seat, targets.among(game, me, cards, HAND), n, kind="reveal")


@effect("reveal <n> <cards> from your Hand", asks=to_reveal)
def reveal_held(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> bool:
    """Rulebook 2.3: everyone sees it; it is "it"."""
    me.it = tuple(option.card for option in picked)
    show(game, targets.picked_uids(picked), everyone(game))
    game.tell("revealed", me.seat, tuple(targets.picked_uids(picked)))
    return len(picked) >= n


def up_to_from_hand(game: "Game", me: Resolve, n: int) -> Question | None:
    """At most n cards of the Hand."""
    return targets.pick(game, me.seat, game.state.places[me.seat][HAND], 0, n, kind="discard")


@effect("discard up to <n> card(s)", asks=up_to_from_hand)
def discard_up_to(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """None is allowed."""
    discard_picked(game, me, picked)


@effect("discard all cards in your Hand")
def discard_hand(game: "Game", me: Resolve) -> None:
    """TD-02 LEG 15."""
    hand = game.state.places[me.seat][HAND][:]
    me.record("discarded", tuple(resources.discard(game, uid) for uid in hand))
