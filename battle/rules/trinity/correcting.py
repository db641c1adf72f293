"""The corrections of one card that a player makes by hand."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option
from battle.rules.engine.modifiers import Modifier
from battle.rules.engine.state import ROOM
from battle.rules.engine.zones import everyone, knowers, show
from battle.rules.trinity import damage, destroying, equipping, moving
from battle.rules.trinity.battling import Battle
from battle.rules.trinity.text.holes import AURAS
from battle.rules.trinity.zones import BATTLEFIELD

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

THOUSANDS = range(1, 11)
MOST_BREAK = 3
TO_OWNER = ("to-hand", "to-deck-top", "to-deck-bottom", "to-graveyard", "to-shadow-zone")


def corrections(game: "Game", seat: int, uid: int) -> list[Option]:
    """What this seat may do with a card: see it, change it on the Battlefield, move it."""
    known = knowers(game, uid)
    found = [] if known >> seat & 1 else [Option("look")]
    found += [Option("reveal")] if known != everyone(game) else []
    found += on_battlefield(game, uid) if uid in game.state.live else []
    found += [Option(do) for do in TO_OWNER]
    for player in game.seats():
        found += [Option("to-battlefield", seat=player), Option("to-gained-life", seat=player)]
    hosts = [host for host in game.state.live if host != uid]
    return found + [Option("to-soul", game.state.stay[host]) for host in hosts]


def on_battlefield(game: "Game", uid: int) -> list[Option]:
    """What may be done with a card on the Battlefield while it stays there."""
    card, stay = game.cards[uid], game.state.stay
    found = [Option(do) for do in ("rest", "make-active", "destroy")]
    if card.equip:
        found += [Option("equip-to", stay[unit]) for unit in units(game)]
        found += [Option("equip-off")] if game.live(uid).on >= 0 else []
    if "Unit" in game.facts.kinds(uid):
        found += [Option(do, n=n) for do in ("power-up", "power-down") for n in THOUSANDS]
        found += [
            Option(do, n=n + 1) for do in ("break-up", "break-down") for n in range(MOST_BREAK)
        ]
        found += [Option("gain-aura", n=n) for n in range(len(AURAS))]
        found += [Option("fight", stay[unit]) for unit in units(game) if unit != uid]
    return found


def units(game: "Game") -> list[int]:
    """Every Unit on a Battlefield."""
    return [uid for uid in game.state.live if "Unit" in game.facts.kinds(uid)]


def correct(game: "Game", seat: int, uid: int, pick: Option) -> None:
    """Carry out one correction of a card for a seat."""
    if pick.do in ("look", "rest"):
        tell(game, seat, uid, pick)
    if pick.do in ("look", "reveal"):
        show(game, [uid], everyone(game) if pick.do == "reveal" else 1 << seat)
        if pick.do == "reveal":
            game.tell("revealed", seat, (uid,))
    elif pick.do.startswith("to-"):
        move_to(game, uid, pick)
    elif pick.do == "rest":
        moving.set_rested(game, uid)
    elif pick.do == "make-active":
        moving.make_active(game, uid)
    elif pick.do == "destroy":
        destroying.destroy(game, [uid])
    elif pick.do == "fight":
        game.push(Battle(first=game.state.stay[uid], second=pick.card))
    else:
        equipping.equip_to(game, uid, pick.card % ROOM if pick.do == "equip-to" else -1)


def tell(game: "Game", seat: int, uid: int, pick: Option) -> None:
    """Tell what is done by hand and tells nothing itself, naming the card to who knows it."""
    game.tell("corrected", seat, (uid,), other=pick.n, word=pick.do, eyes=knowers(game, uid))


def change(game: "Game", seat: int, uid: int, pick: Option, until: str, by: int) -> None:
    """A card gains Power, Break or an Aura for a time, by a line of the printed card `by`."""
    tell(game, seat, uid, pick)
    handle = game.state.stay[uid]
    kind, _, way = pick.do.partition("-")
    if pick.do == "gain-aura":
        game.modify(Modifier("auras", handle, word=AURAS[pick.n], until=until, by=by))
        return
    n = (pick.n if way == "up" else -pick.n) * (1000 if kind == "power" else 1)
    game.modify(Modifier(kind, handle, n, until=until, by=by))


def move_to(game: "Game", uid: int, pick: Option) -> None:
    """Move a card to the zone that was named."""
    where = pick.do.removeprefix("to-")
    if where == "battlefield":
        onto_battlefield(game, uid, pick.seat)
    elif where == "soul":
        moving.put_into_soul(game, uid, pick.card % ROOM)
    elif where == "shadow-zone":
        moving.into_shadow_zone(game, uid)
    elif where == "hand":
        moving.to_hand(game, uid)
    elif where == "graveyard":
        moving.bury(game, uid)
    elif where == "gained-life":
        moving.lift(game, uid)
        damage.gain(game, uid, pick.seat)
    else:
        moving.to_deck(game, uid, bottom=where == "deck-bottom")


def onto_battlefield(game: "Game", uid: int, seat: int) -> None:
    """A card that is there already changes its controller."""
    if game.state.zone[uid] == BATTLEFIELD:
        moving.change_control(game, uid, seat)
    else:
        moving.enter(game, uid, seat)
