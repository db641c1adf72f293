"""Destroying (9.2)."""

from typing import TYPE_CHECKING

from battle.rules.trinity import destroying, targets
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.homes import effect

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def destroy_all_of(game: "Game", me: Resolve, uids: list[int]) -> bool:
    """Destroy these at once, and remember them and whose they were."""
    seats = tuple(game.state.holder[uid] for uid in uids)
    me.record("destroyed", destroying.destroy(game, uids))
    me.record("destroyed-of", seats)
    return bool(uids)


@effect("destroy it", "destroy them")
def destroy_it(game: "Game", me: Resolve) -> bool:
    """What was chosen, if it is still there."""
    return destroy_all_of(game, me, targets.present(game, me.it))


@effect("destroy this Unit")
def destroy_this(game: "Game", me: Resolve) -> bool:
    """If it is still there."""
    return destroy_all_of(game, me, targets.this(game, me))


@effect("destroy all <cards>")
def destroy_all(game: "Game", me: Resolve, cards: Filter) -> bool:
    """All at the same time; nothing is chosen."""
    return destroy_all_of(game, me, targets.candidates(game, me, cards))
