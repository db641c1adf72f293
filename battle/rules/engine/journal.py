"""A game with its answers: undo to a numbered choice, and replay."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from battle.rules.engine.game import Game
from battle.rules.engine.refusals import CannotUndo

G = TypeVar("G", bound=Game[Any])


class Entry(Protocol):
    """What a journal notes: something a seat did, that can be done again in a replay."""

    lasting: ClassVar[bool]
    """Whether it stays when the game goes back to before it."""

    @property
    def seat(self) -> int:
        """Who did it."""

    def carry_out(self, game: Any) -> None:
        """Do it; raises what the game raises."""


class Answer(Struct, frozen=True, array_like=True, tag="answer"):
    """One answer: who, to which of their choices, which options."""

    seat: int
    number: int
    picks: tuple[int, ...]
    lasting: ClassVar[bool] = False

    def carry_out(self, game: Game[Any]) -> None:
        """Give it."""
        game.answer(self.seat, self.number, self.picks)


class Journal(Generic[G]):
    """What was done in a game since a kept save. The state is the authority; this is its audit.

    `keep` makes the present state the one that undo goes back to at most (start of a turn).
    """

    def __init__(self, game: G) -> None:
        self.game = game
        self.keep()

    def keep(self) -> None:
        """Go back no further than to here."""
        self.kept = self.game.save()
        self.entries: list[Any] = []

    def note(self, entry: Entry) -> None:
        """Carry an entry out, and note it. Raises what the game raises."""
        entry.carry_out(self.game)
        self.entries.append(entry)

    def answer(self, seat: int, number: int, picks: tuple[int, ...]) -> None:
        """Answer, and note it. Raises what the game raises."""
        self.note(Answer(seat, number, picks))

    def undo(self, seat: int, number: int, consent: bool = False) -> G:
        """Go back to a choice of this seat.

        Free while nobody else was asked, nothing new was seen and no random number drawn; else
        it needs the others' consent. Raises CannotUndo.
        """
        at = self.find(seat, number)
        back = sum(isinstance(entry, Answer) for entry in self.entries[at:])
        if not consent and self.game.state.answers - back < self.game.state.firm:
            raise CannotUndo.of("battle.needs-consent", number=number)
        self.entries = self.entries[:at] + [entry for entry in self.entries[at:] if entry.lasting]
        self.game = replay(type(self.game).load, self.kept, self.entries)
        return self.game

    def find(self, seat: int, number: int) -> int:
        """The place of an answer. Raises CannotUndo."""
        for at, entry in enumerate(self.entries):
            if isinstance(entry, Answer) and (entry.seat, entry.number) == (seat, number):
                return at
        raise CannotUndo.of("battle.no-such-choice", number=number)


def replay(load: Callable[[bytes], G], save: bytes, entries: Iterable[Entry]) -> G:
    """The game that a save and what was done after it give."""
    game = load(save)
    for entry in entries:
        entry.carry_out(game)
    return game
