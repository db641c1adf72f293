"""Cards shown to everybody before it is known where they go (2.3, R15)."""

from typing import TYPE_CHECKING

from battle.rules.engine.state import ROOM
from battle.rules.engine.zones import everyone, show
from battle.rules.trinity import moving, resources, targets
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.effects.move import put
from battle.rules.trinity.text.homes import effect
from battle.rules.trinity.zones import DECK

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@effect(
    "the player whose Unit was destroyed this way reveals the top cards of their Deck one by one"
    " until a Unit is revealed"
)
def reveal_until_unit(game: "Game", me: Resolve) -> None:
    """TD-01 U 049: a Deck without a Unit is revealed whole."""
    for seat in me.ways("destroyed-of"):
        for uid in reversed(game.state.places[seat][DECK]):
            show(game, [uid], everyone(game))
            game.tell("revealed", seat, (uid,))
            if game.cards[uid].unit:
                me.record("revealed", (game.state.stay[uid],))
                break


@effect("they shuffle the rest of their Deck")
def shuffle_rest(game: "Game", me: Resolve) -> None:
    """R15; the revealed Unit stays revealed, wherever it lies among them."""
    revealed = [handle % ROOM for handle in me.ways("revealed")]
    for seat in me.ways("destroyed-of"):
        resources.shuffle_deck(game, seat)
    show(game, revealed, everyone(game))
    me.it = moving.handles(game, revealed)


@effect("put the revealed Unit onto their Battlefield")
def put_revealed(game: "Game", me: Resolve) -> None:
    """Chapter 11: its Cost is not paid."""
    for uid in targets.present(game, me.it):
        moving.enter(game, uid, game.state.owner[uid])


@effect("reveal it")
def reveal_it(game: "Game", me: Resolve) -> None:
    """What was chosen, where it lies."""
    found = targets.present(game, me.it)
    show(game, found, everyone(game))
    game.tell("revealed", me.seat, tuple(found))


@effect("put it onto the Battlefield")
def put_it(game: "Game", me: Resolve) -> None:
    """Onto yours; it still belongs to its owner (R41)."""
    put(game, me, targets.present(game, me.it))


@effect("send it to the Graveyard")
def send_it(game: "Game", me: Resolve) -> None:
    """Not destroyed (chapter 11)."""
    me.it = tuple(moving.bury(game, uid) for uid in targets.present(game, me.it))
