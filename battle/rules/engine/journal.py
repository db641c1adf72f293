"""A game with its answers: undo to a numbered choice, and replay."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from battle.rules.engine.game import Game
from battle.rules.engine.refusals import CannotUndo

G = TypeVar("G", bound=Game[Any])


class Answer(Struct, frozen=True, array_like=True):
    """One answer: who, to which of their choices, which options."""

    seat: int
    number: int
    picks: tuple[int, ...]


class Journal(Generic[G]):
    """The answers of a game since a kept save. The state stays the authority; this is its audit.

    `keep` makes the present state the one that undo goes back to at most (start of a turn).
    """

    def __init__(self, game: G) -> None:
        self.game = game
        self.kept = game.save()
        self.answers: list[Answer] = []

    def keep(self) -> None:
        """Go back no further than to here."""
        self.kept = self.game.save()
        self.answers = []

    def answer(self, seat: int, number: int, picks: tuple[int, ...]) -> None:
        """Answer, and note it. Raises what the game raises."""
        self.game.answer(seat, number, picks)
        self.answers.append(Answer(seat, number, picks))

    def undo(self, seat: int, number: int, consent: bool = False) -> G:
        """Go back to a choice of this seat.

        Free while nobody else was asked, nothing new was seen and no random number drawn; else
        it needs the others' consent. Raises CannotUndo.
        """
        at = next(
            (i for i, a in enumerate(self.answers) if (a.seat, a.number) == (seat, number)), None
        )
        if at is None:
            raise CannotUndo.of("battle.no-such-choice", number=number)
        back = len(self.answers) - at
        if not consent and self.game.state.answers - back < self.game.state.firm:
            raise CannotUndo.of("battle.needs-consent", number=number)
        answers = self.answers[:at]
        self.game = replay(type(self.game).load, self.kept, answers)
        self.answers = answers
        return self.game


def replay(load: Callable[[bytes], G], save: bytes, answers: list[Answer]) -> G:
    """The game that a save and the answers after it give."""
    game = load(save)
    for answer in answers:
        game.answer(answer.seat, answer.number, answer.picks)
    return game
