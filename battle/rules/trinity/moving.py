"""The one way of a card from one zone to another, and everything that comes with it."""

from typing import TYPE_CHECKING

from battle.rules.engine.state import ROOM
from battle.rules.engine.zones import place, shuffle
from battle.rules.trinity.state import Live
from battle.rules.trinity.zones import (
    BATTLEFIELD,
    DECK,
    GRAVEYARD,
    HAND,
    SHADOW,
    SOUL,
)

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

SHADOW_SLOTS = 3


def move(game: "Game", uid: int, zone: int, at: int | None = None) -> int:
    """Move a card to its owner's zone (R41); return its new handle.

    What leaves the Battlefield loses its Souls and Equips (R31, 10.5); a lost Soul is forgotten
    by its Unit.
    """
    lift(game, uid)
    if zone == GRAVEYARD and game.cards[uid].epic:
        return back_to_deck(game, uid)
    return place(game, uid, game.state.owner[uid], zone, at)


def lift(game: "Game", uid: int) -> None:
    """Take a card off the Battlefield or out of a Soul, if it is there."""
    before = game.state.zone[uid]
    if before == BATTLEFIELD:
        leave(game, uid)
    elif before == SOUL:
        leave_soul(game, uid)


def leave(game: "Game", uid: int) -> None:
    """A card leaves the Battlefield: its Souls go to the Graveyard at once (R31)."""
    state = game.state
    live = state.live.pop(uid)
    for other in state.live.values():
        if other.on == uid:
            other.on = -1
    for soul in live.souls[::-1]:
        bury_soul(game, soul)
    game.laid_anew()


def bury_soul(game: "Game", soul: int) -> None:
    """A Soul goes to its owner's Graveyard; an Epic into the Deck (2.4)."""
    if game.cards[soul].epic:
        back_to_deck(game, soul)
    else:
        place(game, soul, game.state.owner[soul], GRAVEYARD)


def leave_soul(game: "Game", uid: int) -> None:
    """A card leaves the Soul it was in."""
    for live in game.state.live.values():
        if uid in live.souls:
            live.souls.remove(uid)
    game.changed()


def back_to_deck(game: "Game", uid: int) -> int:
    """Rulebook 2.4: an Epic that would go to the Graveyard is shuffled into the Deck."""
    owner = game.state.owner[uid]
    place(game, uid, owner, DECK)
    shuffle(game, owner, DECK)
    game.tell("epic-returns", owner, (uid,))
    return game.state.stay[uid]


def bury(game: "Game", uid: int) -> int:
    """Send a card to the Graveyard (not destroyed); return its new handle.

    A Unit from the Battlefield counts for <Requiem> (10.4), one from the Shadow Zone does not; a
    card from the Deck may have [Jigoku Back] (10.1).
    """
    state = game.state
    before, unit = state.zone[uid], "Unit" in game.facts.kinds(uid)
    fell = state.stay[uid] in state.fallen
    handle = move(game, uid, GRAVEYARD)
    if unit and (fell or before == BATTLEFIELD):
        state.sent.append(handle)
    elif fell:
        state.also_sent += 1
    if before == DECK:
        state.milled.append(handle)
        game.happen("milled", handle, state.owner[uid])
    game.tell("sent", state.owner[uid], (uid,), other=before)
    return handle


def enter(
    game: "Game", uid: int, seat: int, *, x: int = 0, from_hand: bool = False, quiet: bool = False
) -> int:
    """Put a card onto a player's Battlefield, Active; return its new handle.

    [On Entry] happens even if it wasn't summoned (10.1), unless the sentence says it is not used.
    """
    state = game.state
    if state.zone[uid] == SOUL:
        leave_soul(game, uid)
    elif state.zone[uid] == BATTLEFIELD:
        leave(game, uid)
    handle = place(game, uid, seat, BATTLEFIELD)
    state.live[uid] = Live(
        since=game.tick(),
        entered=state.turn,
        x=x if game.cards[uid].is_x else 0,
        from_hand=from_hand,
    )
    game.laid_anew()
    game.happen("entered", handle, seat, n=int(quiet), was=game.facts.mask(uid))
    game.tell("entered", seat, (uid,))
    return handle


def put_into_soul(game: "Game", uid: int, host: int) -> int:
    """Put a card under a card on the Battlefield; return its new handle.

    Where that is impossible (the host has left, or is the card itself) nothing moves.
    """
    if uid == host or host not in game.state.live:
        return game.state.stay[uid]
    handle = move(game, uid, SOUL)
    game.live(host).souls.append(uid)
    game.changed()
    game.tell("into-soul", game.state.holder[host], (uid,))
    return handle


def to_hand(game: "Game", uid: int) -> int:
    """Return a card to its owner's Hand."""
    handle = move(game, uid, HAND)
    game.tell(
        "to-hand", game.state.owner[uid], (uid,), eyes=game.state.within[uid] | bit(game, uid)
    )
    return handle


def bit(game: "Game", uid: int) -> int:
    """The mask of a card's owner."""
    return 1 << game.state.owner[uid]


def to_deck(game: "Game", uid: int, *, bottom: bool) -> int:
    """Put a card on the top or the bottom of its owner's Deck."""
    handle = move(game, uid, DECK, 0 if bottom else None)
    game.tell("to-deck", game.state.owner[uid], (uid,), eyes=game.state.known[uid], n=int(bottom))
    return handle


def shadow_room(game: "Game", seat: int) -> int:
    """How many more cards a Shadow Zone has room for (3.1)."""
    return max(0, SHADOW_SLOTS - len(game.state.places[seat][SHADOW]))


def into_shadow_zone(game: "Game", uid: int) -> int:
    """Put a card face down into its owner's Shadow Zone; 0 when it is full (3.1)."""
    state = game.state
    owner = state.owner[uid]
    if not shadow_room(game, owner):
        return 0
    handle = move(game, uid, SHADOW)
    game.tell("set", owner, (uid,), eyes=state.known[uid] | bit(game, uid))
    return handle


def set_rested(game: "Game", uid: int) -> bool:
    """Rest a card; False when it is Rested already, or not on the Battlefield."""
    live = game.state.live.get(uid)
    if live is None or live.rested:
        return False
    live.rested = True
    live.rests += 1
    game.changed()
    game.happen("rested", game.state.stay[uid], game.state.holder[uid], n=live.rests)
    return True


def make_active(game: "Game", uid: int) -> bool:
    """Make a card Active; False when it is already, or can't become so (TD-02 U 066)."""
    live = game.state.live.get(uid)
    if (
        live is None
        or not live.rested
        or (game.state.phase != "active" and game.facts.says("cannot-ready", uid))
    ):
        return False
    live.rested = False
    game.changed()
    game.tell("active", game.state.holder[uid], (uid,))
    return True


def change_control(game: "Game", uid: int, seat: int) -> None:
    """R41: the card stays the same object, with its Equips and Souls; it can't attack this turn."""
    state = game.state
    before = state.holder[uid]
    if before == seat:
        return
    state.places[before][BATTLEFIELD].remove(uid)
    state.places[seat][BATTLEFIELD].append(uid)
    state.holder[uid] = seat
    state.live[uid].entered = state.turn
    game.laid_anew()
    game.tell("control", seat, (uid,), other=before)


def handles(game: "Game", uids: list[int]) -> tuple[int, ...]:
    """The handles of these cards as they lie now."""
    return tuple(game.state.stay[uid] for uid in uids)


def uids(told: tuple[int, ...]) -> list[int]:
    """The cards these handles mean, wherever they are by now."""
    return [handle % ROOM for handle in told]
