"""Zones, the one way from one to another, and who knows what lies where."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from battle.rules.engine.state import ROOM

if TYPE_CHECKING:
    from battle.rules.engine.game import Game


class ZoneRule(Struct, frozen=True):
    """Who may look ("all", "holder" or "none"), and whether places in it are kept apart."""

    name: str
    eyes: str
    ordered: bool = True


def everyone(game: "Game[Any]") -> int:
    """The mask of all seats."""
    return (1 << int(game.state.seats)) - 1


def audience(game: "Game[Any]", uid: int) -> int:
    """The seats that may look at a card because of the zone it lies in."""
    eyes = game.zones[game.state.zone[uid]].eyes
    if eyes == "all":
        return everyone(game)
    return 1 << game.state.holder[uid] if eyes == "holder" else 0


def knowers(game: "Game[Any]", uid: int) -> int:
    """The seats that know which card this is."""
    state = game.state
    mask: int = audience(game, uid) | state.known[uid]
    if not game.zones[state.zone[uid]].ordered:
        mask |= state.within[uid]
    return mask


def place(game: "Game[Any]", uid: int, seat: int, zone: int, at: int | None = None) -> int:
    """Put a card into a seat's zone (on top, or at a place); return its new handle.

    It becomes a new object: whatever pointed at it no longer reaches it.
    """
    state = game.state
    before = knowers(game, uid)
    take_out(game, uid, before)
    pile = state.places[seat][zone]
    pile.insert(len(pile) if at is None else at, uid)
    state.holder[uid] = seat
    state.zone[uid] = zone
    state.stays += 1
    state.stay[uid] = handle = state.stays * ROOM + uid
    rule = game.zones[zone]
    if rule.ordered:
        state.known[uid], state.within[uid] = before, 0
    else:
        state.known[uid], state.within[uid] = 0, before
    if audience(game, uid) & ~before:
        game.firm()
    game.changed()
    return int(handle)


def take_out(game: "Game[Any]", uid: int, knew: int) -> None:
    """Lift a card out of its zone; who does not know it no longer knows what is left there."""
    state = game.state
    pile = state.places[state.holder[uid]][state.zone[uid]]
    pile.remove(uid)
    unsure = everyone(game) & ~knew
    if game.zones[state.zone[uid]].eyes != "all" and unsure:
        for other in pile:
            state.within[other] &= ~unsure


def show(game: "Game[Any]", uids: list[int], mask: int) -> None:
    """Let these seats see these cards where they lie."""
    state = game.state
    for uid in uids:
        if mask & ~knowers(game, uid):
            game.firm()
        if game.zones[state.zone[uid]].ordered:
            state.known[uid] |= mask
        else:
            state.within[uid] |= mask


def shuffle(game: "Game[Any]", seat: int, zone: int) -> None:
    """Shuffle a pile: its cards are known as a group at most, and can't be followed."""
    state = game.state
    pile = state.places[seat][zone]
    for last in range(len(pile) - 1, 0, -1):
        other = game.random(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    for uid in pile:
        state.within[uid] |= state.known[uid]
        state.known[uid] = 0
        state.stays += 1
        state.stay[uid] = state.stays * ROOM + uid
