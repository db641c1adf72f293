"""Where a card goes instead: from the Judgment Area (9.2), or from under Burst Check (8.4)."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Picked
from battle.rules.trinity import damage, moving, targets
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.effects.move import own_buried
from battle.rules.trinity.text.effects.souls import under
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.homes import effect
from battle.rules.trinity.zones import BURST, JUDGMENT

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@effect("return this card to your Hand instead of sending it to the Graveyard")
def return_this_instead(game: "Game", me: Resolve) -> None:
    """When the Judgment Area empties, it goes to the Hand (9.2)."""
    for uid in targets.this(game, me):
        if game.state.zone[uid] == JUDGMENT:
            game.state.bound[uid] = "Hand"


@effect("put <n> <cards> from your Graveyard into the attacking player's Gained Life"
        " instead of this card", asks=own_buried)  # fmt: skip
def gain_instead(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> bool:
    """R30: the player whose damage flipped the card gains the other one."""
    check = next((p for p in reversed(game.state.agenda) if isinstance(p, damage.BurstCheck)), None)
    if check is None or game.state.zone[me.uid] != BURST:
        return False
    for uid in targets.picked_uids(picked):
        damage.gain(game, uid, check.dealer)
    return len(picked) >= n


@effect("put <n> <cards> from your Graveyard on the bottom of your Deck instead of this card",
        asks=own_buried)  # fmt: skip
def bottom_instead(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> bool:
    """The card under Burst Check is free to go elsewhere."""
    for uid in targets.picked_uids(picked):
        moving.to_deck(game, uid, bottom=True)
    return len(picked) >= n


@effect("put this card into the chosen Unit's Soul instead of sending it to the Graveyard")
def this_under_chosen(game: "Game", me: Resolve) -> None:
    """From the Judgment Area (9.2)."""
    this_under(game, me, me.ways("chosen"))


@effect("put this card into its Soul instead of sending it to the Graveyard")
def this_under_it(game: "Game", me: Resolve) -> None:
    """From the Judgment Area (9.2)."""
    this_under(game, me, me.it)


def this_under(game: "Game", me: Resolve, hosts: tuple[int, ...]) -> None:
    """Put this card, on its way to the Graveyard, under the first of these still on the table."""
    found = [uid for uid in targets.present(game, hosts) if uid in game.state.live]
    if found and game.here(me.source) and game.state.zone[me.uid] == JUDGMENT:
        under(game, me, [me.uid], found[0])
