"""Equips that come off, or are attached for nothing (10.5)."""

from typing import TYPE_CHECKING

from battle.rules.trinity import equipping, targets
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.homes import effect

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@effect("it becomes unequipped")
def unequip(game: "Game", me: Resolve) -> None:
    """TD-02 R 012."""
    for uid in targets.present(game, me.it):
        if uid in game.state.live:
            game.live(uid).on = -1
            game.changed()


@effect("equip this card to it without paying the Equip cost")
def equip_free(game: "Game", me: Resolve) -> None:
    """Rulebook 10.5."""
    for uid in targets.present(game, me.it):
        if targets.carried(game, me) and uid in game.state.live:
            equipping.equip_to(game, me.uid, uid)
