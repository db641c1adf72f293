"""Who comes next at the table (6.1, R2, R6)."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@cache
def clockwise(first: int, seats: int, left: int) -> tuple[int, ...]:
    """The seats still taken, clockwise from one of them; `left` is a mask of the others."""
    order = [(first + i) % seats for i in range(seats)]
    return tuple(seat for seat in order if not left >> seat & 1)


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
