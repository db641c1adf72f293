"""<Gattai> (10.4): cards of your own go into this Unit's Soul."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Picked, Question
from battle.rules.engine.state import ROOM
from battle.rules.trinity import moving, targets
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.homes import cost
from battle.rules.trinity.zones import SHADOW

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def machines_or(game: "Game", me: Resolve, n: int, trait: str, kind: str) -> Question | None:
    """Your cards with the Trait, or of the kind, on the Battlefield; not this Unit."""
    found = [
        uid
        for uid in game.battlefield(me.seat)
        if uid != me.uid and (trait in game.cards[uid].traits or kind in game.facts.kinds(uid))
    ]
    return enough(game, me, found, n)


def enough(game: "Game", me: Resolve, found: list[int], n: int) -> Question | None:
    """Exactly n of them, if there are so many and this Unit is there."""
    if len(found) < n or targets.carried(game, me) is None:
        return None
    return targets.pick(game, me.seat, found, n)


@cost("<Gattai <n>: <trait> or <kind:trait>>", asks=machines_or)
def gattai(game: "Game", me: Resolve, picked: Picked, n: int, trait: str, kind: str) -> None:
    """Rulebook 10.4: put that many into this Unit's Soul."""
    put = tuple(moving.put_into_soul(game, option.card % ROOM, me.uid) for option in picked)
    me.record("souled", put)


def machines_or_set(game: "Game", me: Resolve, n: int, trait: str) -> Question | None:
    """Your cards with the Trait on the Battlefield, or any in your Shadow Zone."""
    found = [
        uid
        for uid in game.battlefield(me.seat)
        if uid != me.uid and trait in game.cards[uid].traits
    ]
    return enough(game, me, found + game.state.places[me.seat][SHADOW], n)


@cost("<Gattai <n>: <trait> or card in your Shadow Zone>", asks=machines_or_set)
def gattai_with_shadows(game: "Game", me: Resolve, picked: Picked, n: int, trait: str) -> None:
    """TD-01 R 010."""
    gattai(game, me, picked, n, trait, "")
