"""Destruction and the Judgment Area (9.2)."""

from operator import itemgetter
from typing import TYPE_CHECKING

from battle.rules.engine.zones import place
from battle.rules.trinity.facts import KIND_BITS
from battle.rules.trinity.moving import bury, leave, to_hand
from battle.rules.trinity.zones import BATTLEFIELD, JUDGMENT, SHADOW

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def destroy(game: "Game", uids: list[int], *, in_battle: bool = False) -> tuple[int, ...]:
    """Destroy cards on the Battlefield or in the Shadow Zone at the same time.

    They move to the Judgment Area; returned are their handles there. One that does not leave the
    Battlefield when destroyed stays, and its [On Destroy] is used (chapter 11).
    """
    zone = game.state.zone
    found = [uid for uid in uids if zone[uid] in (BATTLEFIELD, SHADOW)]
    return tuple(destroy_one(game, uid, in_battle) for uid in found)


def destroy_one(game: "Game", uid: int, in_battle: bool) -> int:
    """Destroy one card; its handle where it is then."""
    state = game.state
    zone, seat, was = state.zone[uid], state.holder[uid], as_unit(game, uid)
    if zone == BATTLEFIELD and game.facts.stays_when_destroyed(uid, in_battle):
        handle = state.stay[uid]
    else:
        if zone == BATTLEFIELD:
            leave(game, uid)
        handle = place(game, uid, state.owner[uid], JUDGMENT)
        if zone == BATTLEFIELD and was & KIND_BITS["Unit"]:
            state.fallen.append(handle)
    game.happen("destroyed", handle, seat, other=zone, n=int(in_battle), was=was)
    game.tell("destroyed", seat, (uid,), other=zone)
    return handle


def as_unit(game: "Game", uid: int) -> int:
    """What a card is, as a mask; TD-02 U 059 also counts as a Unit."""
    counts = game.facts.says("counts-as-unit", uid) if uid in game.state.live else False
    return game.facts.mask(uid) | (KIND_BITS["Unit"] if counts else 0)


def settle(game: "Game") -> None:
    """Rulebook 9.2: no stacked effects remain, so destroyed cards go where they belong."""
    state = game.state
    for seat in range(state.seats):
        for uid in state.places[seat][JUDGMENT][:]:
            where = state.bound.pop(uid, "")
            if where == "Hand":
                to_hand(game, uid)
            else:
                bury(game, uid)
    state.fallen = []


def judged(game: "Game") -> bool:
    """Whether anything waits in the Judgment Area."""
    return any(map(in_judgment, game.state.places))


in_judgment = itemgetter(JUDGMENT)
