"""Who comes next at the table (6.1, R2, R6)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def after(game: "Game", seat: int) -> int:
    """The next player clockwise who is still at the table."""
    return (seat + len(passed_over(game, seat)) + 1) % game.state.seats


def passed_over(game: "Game", seat: int) -> list[int]:
    """The seats between a player and the next one that is still taken."""
    state = game.state
    found = []
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if not state.left >> other & 1:
            break
        found.append(other)
    return found
