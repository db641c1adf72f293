"""A game with what was done in it: undo to a numbered choice, and replay, without a database."""

from collections.abc import Iterable

from battle.rules.engine.refusals import CannotUndo
from battle.rules.trinity.game import Game
from battle.rules.trinity.record import Answer, Done


class Journal:
    """What was done in a game since a kept save."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.keep()

    def keep(self) -> None:
        """Go back no further than to here."""
        self.kept = self.game.save()
        self.entries: list[Done] = []

    def note(self, entry: Done) -> None:
        """Carry an entry out, and note it. Raises what the game raises."""
        entry.carry_out(self.game)
        self.entries.append(entry)

    def answer(self, seat: int, number: int, picks: tuple[int, ...]) -> None:
        """Answer, and note it. Raises what the game raises."""
        self.note(Answer(seat, number, picks))

    def undo(self, seat: int, number: int, consent: bool = False) -> Game:
        """Go back to a choice of this seat.

        Free while nobody else was asked, nothing new was seen and no random number drawn; else
        it needs the others' consent. Raises CannotUndo.
        """
        at = self.find(seat, number)
        back = sum(isinstance(entry, Answer) for entry in self.entries[at:])
        if not consent and self.game.state.answers - back < self.game.state.firm:
            raise CannotUndo.of("battle.needs-consent", number=number)
        self.entries = self.entries[:at] + [entry for entry in self.entries[at:] if entry.lasting]
        self.game = replay(self.kept, self.entries)
        return self.game

    def find(self, seat: int, number: int) -> int:
        """The place of an answer."""
        asked = [
            (entry.seat, entry.number) if isinstance(entry, Answer) else None
            for entry in self.entries
        ]
        return asked.index((seat, number))


def replay(save: bytes, entries: Iterable[Done]) -> Game:
    """The game that a save and what was done after it give."""
    game = Game.load(save)
    for entry in entries:
        entry.carry_out(game)
    return game
