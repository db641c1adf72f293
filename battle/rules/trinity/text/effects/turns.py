"""Turns and summons: extra turns, Surge."""

from typing import TYPE_CHECKING

from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.homes import effect

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@effect("take an extra turn after this turn")
def extra_turn(game: "Game", me: Resolve) -> None:
    """TD-02 X03: it comes before the next player's turn."""
    game.state.extra_turns.append(me.seat)


def in_extra_turn(game: "Game") -> bool:
    """Whether this turn is an extra one."""
    return game.state.extra


@effect("this effect can't be used in an extra turn", bars=in_extra_turn)
def not_in_extra_turn(game: "Game", me: Resolve) -> None:
    """TD-02 X03: it is not offered then (`main_phase.barred`)."""


@effect("summon this Unit for Cost <n>")
def surge(game: "Game", me: Resolve, n: int) -> None:
    """TD-02 LEG 01, R12: it was summoned so when the player chose [Surge]."""
