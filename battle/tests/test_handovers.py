"""How often a battle by mail waits for somebody else."""

from types import SimpleNamespace

import pytest

from battle.bots.handovers import handovers


class Asking:
    """A game that asks these seats, turn by turn."""

    def __init__(self, *turns: list[int]) -> None:
        self.questions = [(turn, seat) for turn, seats in enumerate(turns, 1) for seat in seats]

    @property
    def waiting(self) -> SimpleNamespace | None:
        return SimpleNamespace(seat=self.questions[0][1], number=1) if self.questions else None

    @property
    def state(self) -> SimpleNamespace:
        return SimpleNamespace(turn=self.questions[0][0])

    def answer(self, seat: int, number: int, picks: list[int]) -> None:
        del self.questions[0]


@pytest.mark.parametrize(
    ("turns", "counted"),
    [
        ([[0, 0, 0], [1, 1]], [1, 1]),
        ([[0, 1, 0, 2, 0], [1]], [5, 1]),
        ([[0, 1], [1, 1, 2]], [2, 1]),
        ([[0], [], [2]], [1, 0, 1]),
    ],
)
def test_it_counts_how_often_somebody_else_is_waited_for(
    turns: list[list[int]], counted: list[int]
) -> None:
    assert handovers(Asking(*turns), [lambda game: [0]] * 3) == counted
