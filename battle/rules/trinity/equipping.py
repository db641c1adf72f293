"""Rulebook 10.5: an Equip is attached to a Unit, moved to another, or taken off."""

from typing import TYPE_CHECKING

from battle.rules.engine.procedure import Procedure
from battle.rules.engine.state import ROOM

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def equip_to(game: "Game", uid: int, to: int) -> None:
    """Attach an Equip to a Unit (-1: to none); it gets the printed Power and Break."""
    live = game.live(uid)
    live.on, live.since = to, game.tick()
    game.laid_anew()
    game.tell("equipped", game.state.holder[uid], (uid, to) if to >= 0 else (uid,))


class EquipTo(Procedure):
    """Rulebook 10.5: the Equip is attached, or comes off, once its cost was paid."""

    seat: int
    card: int
    to: int

    def attach(self, game: "Game") -> None:
        """Attach it, when both are still there."""
        if game.here(self.card) and (self.to < 0 or game.here(self.to)):
            equip_to(game, self.card % ROOM, self.to % ROOM if self.to >= 0 else -1)

    steps = (attach,)
