"""Standing orders: answers a player has given beforehand.

An order is given and cancelled at any time and lies outside the state; whoever keeps a battle asks
`ordered` after each answer and gives what it says in the seat's name, like any other answer. So
orders change no rule, and a replay does not need them.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from battle.rules.engine.choice import Choice
from battle.rules.engine.state import ROOM
from battle.rules.trinity.combat import Attack
from battle.rules.trinity.stack import Moment
from battle.rules.trinity.state import Event
from battle.rules.trinity.walls import distance

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


AT_MOMENTS = ("stack", "pass")
"""What is answered where lines wait to be stacked; elsewhere a line asks for yes or no."""


class Always(Struct, frozen=True, tag="always"):
    """Answer what this line of a card asks always so: "yes", "no", "stack" or "pass"."""

    seat: int
    line: str
    do: str


class PassAlong(Struct, frozen=True, tag="pass"):
    """Pass at moments, until something befalls this player or their cards."""

    seat: int


class UseShadow(Struct, frozen=True, tag="shadow"):
    """Flip this face-down card (its handle) as soon as it can be."""

    seat: int
    card: int


class Blocking(Struct, frozen=True, tag="block"):
    """Block or not by a simple rule, always with the least Unit that does it.

    "never"; "win": when a Unit has more Power than the attacker; "life": when the attack would
    reach a Life Zone, with a Unit that wins if there is one and else with the smallest.
    """

    seat: int
    when: Literal["never", "win", "life"]


Order = Always | PassAlong | UseShadow | Blocking


def ordered(game: "Game", orders: Iterable[Order]) -> list[int] | None:
    """The option numbers that the orders of the seat that is asked give; None to ask it.

    Passing comes after whatever else is ordered.
    """
    choice = game.waiting
    if choice is None:
        return None
    for order in sorted(orders, key=lambda order: isinstance(order, PassAlong)):
        picked = answer_of(game, choice, order) if order.seat == choice.seat else None
        if picked is not None:
            return [picked]
    return None


def takes_place_of(new: Order, old: Order) -> bool:
    """Whether both answer the same question of the same seat, so that only the later one counts."""
    if new.seat != old.seat:
        return False
    if isinstance(new, Always) and isinstance(old, Always):
        return new.line == old.line and (new.do in AT_MOMENTS) == (old.do in AT_MOMENTS)
    return isinstance(new, Blocking) and isinstance(old, Blocking)


def answer_of(game: "Game", choice: Choice, order: Order) -> int | None:
    """The option that one order picks, if it is about this choice."""
    if isinstance(order, Always):
        return always(game, choice, order)
    if isinstance(order, Blocking):
        return blocking(game, choice, order)
    if choice.kind != "moment":
        return None
    if isinstance(order, UseShadow):
        return find(choice, "shadow", order.card)
    moment = game.state.agenda[-1]
    if not isinstance(moment, Moment) or any(option.do == "stack" for option in choice.options):
        return None
    befell = any(befalls(game, event, order.seat) for event in moment.events)
    return None if befell else find(choice, "pass")


def always(game: "Game", choice: Choice, order: Always) -> int | None:
    """The answer to a line; where it is stacked, only if nothing else could be done there."""
    if choice.text == order.line and choice.kind != "moment":
        return find(choice, order.do)
    moment = game.state.agenda[-1]
    if choice.kind != "moment" or not isinstance(moment, Moment):
        return None
    lines = {moment.pending[option.n].line for option in choice.options if option.do == "stack"}
    others = any(option.do == "shadow" for option in choice.options)
    return find(choice, order.do) if lines == {order.line} and not others else None


def blocking(game: "Game", choice: Choice, order: Blocking) -> int | None:
    """Whether to block, and with what."""
    attack = game.state.agenda[-1]
    if choice.kind != "block" or not isinstance(attack, Attack):
        return None
    power = game.facts.power
    units = sorted(
        (option.card % ROOM for option in choice.options if option.do == "block"), key=power
    )
    fit = [uid for uid in units if power(uid) > power(attack.unit % ROOM)]
    if order.when == "never" or (order.when == "life" and not reaches_life(game, attack)):
        fit = []
    elif order.when == "life":
        fit = fit or units
    return find(choice, "block", game.state.stay[fit[0]]) if fit else find(choice, "no-block")


def reaches_life(game: "Game", attack: Attack) -> bool:
    """Whether an attack that is not blocked would deal damage past its Wall (8.3)."""
    uid = attack.unit % ROOM
    spaces = distance(game.state.walls[attack.wall], attack.target)
    hits = game.facts.break_(uid)
    return hits > (0 if game.facts.has(uid, "Steal Aura") else spaces)


def find(choice: Choice, do: str, card: int = -1) -> int | None:
    """The first option that does this (with this card), if it is offered."""
    for number, option in enumerate(choice.options):
        if option.do == do and card in (-1, option.card):
            return number
    return None


def befalls(game: "Game", event: Event, seat: int) -> bool:
    """Whether an event concerns a player: theirs, at them, or of a card they hold."""
    held = event.card >= 0 and game.state.holder[event.card % ROOM] == seat
    return held or event.seat == seat or (event.kind == "attacks" and event.other == seat)
