"""Costs in bands (10.4): paid when the effect resolves (9.4)."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Picked, Question
from battle.rules.engine.state import ROOM
from battle.rules.trinity import destroying, moving, paying, resources, targets
from battle.rules.trinity.damage import Damage
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.homes import cost
from battle.rules.trinity.walls import across, at_advantage
from battle.rules.trinity.zones import GRAVEYARD

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def colors_enough(game: "Game", me: Resolve, n: int) -> bool:
    """Whether n Color can be paid; only in your own turn (7.3)."""
    return game.state.turn_seat == me.seat and sum(game.state.active[me.seat]) >= n


def any_colors(game: "Game", me: Resolve, n: int) -> Question | None:
    """Which Basic Color Cards to Rest."""
    return paying.to_pay(game, me.seat, n) if colors_enough(game, me, n) else None


@cost("pay <n> Color", asks=any_colors, possible=colors_enough)
def pay_color(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """Rulebook 2.3: any colours may be used."""
    paying.spend(game, me.seat, picked)


def is_active(game: "Game", me: Resolve) -> bool:
    """Whether this card can be Rested (R32: also in the turn it entered)."""
    live = targets.carried(game, me)
    return live is not None and not live.rested


@cost("rest this card", possible=is_active)
def rest_this(game: "Game", me: Resolve) -> bool:
    """R32."""
    return is_active(game, me) and moving.set_rested(game, me.uid)


def souls_of_this(game: "Game", me: Resolve, n: int) -> Question | None:
    """Which n Souls: you choose (10.4)."""
    souls = targets.souls_of_this(game, me)
    return targets.pick(game, me.seat, souls, n) if len(souls) >= n else None


@cost("<Soul Flare <n>>", asks=souls_of_this)
def soul_flare(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """Rulebook 10.4: send n Souls from under this card to the Graveyard."""
    sent = tuple(moving.bury(game, uid) for uid in targets.picked_uids(picked))
    me.record("sent", sent)


def advantage_walls(game: "Game", me: Resolve, n: int) -> Question | None:
    """Which of your Advantage Walls."""
    walls = at_advantage(game, me.seat)
    options = [Option("wall", n=wall) for wall in walls]
    return Question(me.seat, "wall", options) if options else None


@cost("<Bloody Drive <n>>", asks=advantage_walls)
def bloody_drive(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """Rulebook 10.4: take n damage on one of your Advantage Walls; it never hits Life."""
    wall = picked[0].n
    game.push(
        Damage(
            seat=me.seat,
            dealer=across(game.state.walls[wall], me.seat),
            wall=wall,
            left=n,
            hits_life=False,
        )
    )


def counters_enough(game: "Game", me: Resolve, n: int) -> bool:
    """Whether n Trinity Counters are in your Reserve."""
    return game.state.counters[me.seat] >= n


@cost("<Counter Flare <n>>", possible=counters_enough)
def counter_flare(game: "Game", me: Resolve, n: int) -> bool:
    """Rulebook 10.4: remove n Trinity Counters from your Reserve."""
    if not counters_enough(game, me, n):
        return False
    resources.add_counters(game, me.seat, -n)
    return True


def reserve_full(game: "Game", me: Resolve) -> bool:
    """Whether 10 Trinity Counters are in your Reserve."""
    return game.state.counters[me.seat] >= resources.MOST_COUNTERS


@cost("<Counter Vortex>", possible=reserve_full)
def counter_vortex(game: "Game", me: Resolve) -> bool:
    """Rulebook 10.4: remove 10 Trinity Counters from your Reserve."""
    return counter_flare(game, me, resources.MOST_COUNTERS)


def own_spells(game: "Game", me: Resolve) -> Question | None:
    """Your Equips and Sets on the Battlefield."""
    found = [uid for uid in game.battlefield(me.seat) if game.facts.kinds(uid) & {"Equip", "Set"}]
    return targets.pick(game, me.seat, found, 1)


@cost("<Alchemy>", asks=own_spells)
def alchemy(game: "Game", me: Resolve, picked: Picked) -> None:
    """Rulebook 10.4: destroy one of your own Equips or Sets on the Battlefield."""
    me.record("destroyed", destroying.destroy(game, targets.picked_uids(picked)))


def from_graveyard(game: "Game", me: Resolve, n: int, cards: Filter) -> Question | None:
    """The cards named, in your Graveyard; this card must be there to take them."""
    found = targets.among(game, me, cards, GRAVEYARD)
    if len(found) < n or targets.carried(game, me) is None:
        return None
    return targets.pick(game, me.seat, found, n)


@cost("<Abyss Gate <n>: <cards>>", asks=from_graveyard)
def abyss_gate(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> None:
    """Rulebook 10.4: put n of the cards named from your Graveyard into this card's Soul."""
    me.it = tuple(moving.put_into_soul(game, option.card % ROOM, me.uid) for option in picked)
    me.record("souled", me.it)
