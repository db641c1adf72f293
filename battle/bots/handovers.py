"""How often the table changes hands: what a battle by mail has to wait for."""

from collections.abc import Sequence
from typing import Any

from battle.bots.players import Player


def handovers(game: Any, players: Sequence[Player]) -> list[int]:
    """Play a game to its end; for each turn, how often somebody else came to be waited for.

    The turn that begins is one: a turn in which only its player is asked counts 1, and each
    question to another player adds the way there and, if the turn goes on, the way back.
    """
    changes: list[int] = []
    waited_for = -1
    while (choice := game.waiting) is not None:
        if len(changes) < game.state.turn:
            changes += [0] * (game.state.turn - len(changes))
        changes[-1] += choice.seat != waited_for
        waited_for = choice.seat
        game.answer(choice.seat, choice.number, players[choice.seat](game))
    return changes
