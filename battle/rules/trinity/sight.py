"""What everyone sees of the table beside the cards, and which hidden cards could change places."""

from typing import TYPE_CHECKING, Any

from battle.rules.engine.eyes import number
from battle.rules.trinity.changes import changes
from battle.rules.trinity.damage import goal
from battle.rules.trinity.stacked import stacked
from battle.rules.trinity.summons import cost_in_hand
from battle.rules.trinity.zones import BATTLEFIELD, DECK, HAND, LEFT, RIGHT, SHADOW

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game
    from battle.rules.trinity.printed import Printed

HIDDEN = (DECK, HAND, SHADOW, LEFT, RIGHT)


def public(game: "Game") -> dict[str, Any]:
    """Turn and phase, Walls, Reserves, Color Zones, and each card on the Battlefield."""
    state = game.state
    return {
        "format": state.format,
        "moments": state.moments[:],
        "left": [seat for seat in range(state.seats) if state.left >> seat & 1],
        "turn": {"number": state.turn, "seat": state.turn_seat, "phase": state.phase},
        "walls": [
            {"near": w.near, "far": w.far, "spaces": w.spaces, "at": w.at, "gone": w.gone}
            for w in state.walls
        ],
        "counters": state.counters[:],
        "active": [colors[:] for colors in state.active],
        "rested": [colors[:] for colors in state.rested],
        "sent": len(state.sent) + state.also_sent,
        "battlefield": [[on_table(game, uid) for uid in zones[BATTLEFIELD]]
                        for zones in state.places],
        "stack": stacked(game),
        "goals": [goal(game, seat) for seat in range(state.seats)],
    }  # fmt: skip


def own(game: "Game", seat: int) -> dict[str, Any]:
    """What a player has asked for, and what the cards of their Hand cost now where that differs."""
    if seat < 0:
        return {}
    wishes = game.state.wishes[seat]
    stops = [line for line in game.state.moments if line not in wishes.passed]
    wished = {"payment": wishes.payment, "stops": stops}
    return {"wishes": wished, "prices": prices(game, seat)}


def prices(game: "Game", seat: int) -> list[dict[str, int]]:
    """The Cost of each card in a Hand that Reduced or Zero Summon changes at this moment (10.3)."""
    found = []
    for uid in game.state.places[seat][HAND]:
        card = game.cards[uid]
        if card.reduced or card.zero:
            cost, _ = cost_in_hand(game, seat, uid)
            if cost != card.cost:
                shown = number(game, seat, game.state.stay[uid])
                found.append({"number": shown, "cost": cost})
    return sorted(found, key=lambda price: price["number"])


def on_table(game: "Game", uid: int) -> dict[str, Any]:
    """A card on the Battlefield as it is now; the seat's own numbers stand in its zone."""
    live, now = game.live(uid), game.facts
    return {
        "power": now.power(uid),
        "break": now.break_(uid),
        "cost": now.cost(uid),
        "auras": sorted(now.auras(uid)),
        "kinds": sorted(now.kinds(uid)),
        "rested": live.rested,
        "fresh": live.entered == game.state.turn,
        "on": public_number(game, live.on),
        "number": public_number(game, uid),
        "souls": [game.cards[soul].id for soul in live.souls],
        "lines": now.granted(uid),
        "changes": changes(game, uid),
    }


def public_number(game: "Game", uid: int) -> int:
    """The number of a card that everyone sees, the same for all."""
    return number(game, -1, game.state.stay[uid]) if uid >= 0 else -1


def groups(game: "Game", seat: int) -> list[list[int]]:
    """A seat knows what is in its own two decks; of the others' cards it knows nothing."""
    state = game.state
    hidden = [uid for uid, zone in enumerate(state.zone) if zone in HIDDEN]
    mine = [uid for uid in hidden if state.owner[uid] == seat]
    life = [uid for uid in mine if state.zone[uid] in (LEFT, RIGHT)]
    main = [uid for uid in mine if state.zone[uid] not in (LEFT, RIGHT)]
    return [life, main, [uid for uid in hidden if state.owner[uid] != seat]]


def may_swap(game: "Game", one: int, other: int) -> bool:
    """Whether each card could lie where the other lies."""
    cards = game.cards
    return could_be(game, cards[one], other) and could_be(game, cards[other], one)


def could_be(game: "Game", card: "Printed", uid: int) -> bool:
    """Whether what lies hidden there could be this card."""
    zone = game.state.zone[uid]
    if zone == SHADOW:
        return "Shadow" in card.kinds or "Shadow" not in game.cards[uid].kinds
    return not (card.epic and zone in (LEFT, RIGHT))
