"""What becomes of cards that were revealed, or looked for, in the Deck."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Picked
from battle.rules.trinity import moving, resources, targets
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.effects.move import put
from battle.rules.trinity.text.effects.search import deck_is_there, in_deck
from battle.rules.trinity.text.effects.souls import under
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.homes import effect

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@effect("if they are <cards>, put them onto the Battlefield. Otherwise, put them into this card's"
        " Soul")  # fmt: skip
def put_or_keep_under(game: "Game", me: Resolve, cards: Filter) -> None:
    """TD-02 X01, R19: each on its own; where this card has left, the others stay (R15)."""
    found = targets.present(game, me.it)
    fitting = targets.select(game, me, cards, found)
    put(game, me, fitting)
    if game.here(me.source):
        under(game, me, [uid for uid in found if uid not in fitting], me.uid)


@effect("send <n> <cards> from your Deck to the Graveyard", asks=in_deck, possible=deck_is_there)
def send_from_deck(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> bool:
    """TD-02 R 011: you look for it, so the Deck is shuffled afterwards (R14)."""
    me.record("sent", tuple(moving.bury(game, uid) for uid in targets.picked_uids(picked)))
    resources.shuffle_deck(game, me.seat)
    return len(picked) >= n
