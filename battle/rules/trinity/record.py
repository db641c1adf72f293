"""A battle written down: its setup, everything that was done, and how it ended."""

from hashlib import sha256
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from battle.rules.engine.refusals import CannotLoad
from battle.rules.trinity.game import Game
from battle.rules.trinity.position import Position, set_up
from battle.rules.trinity.setup import Setup, start
from battle.rules.trinity.state import Wishes
from cards.rules.card import Card
from cards.rules.catalogue import cards_by_id


class Answer(Struct, frozen=True, array_like=True, tag="answer"):
    """One answer: who, to which of their choices, which options.

    `lasting`, here as below, is whether it stays when the game goes back to before it.
    """

    seat: int
    number: int
    picks: tuple[int, ...]
    lasting: ClassVar[bool] = False

    def carry_out(self, game: Game) -> None:
        """Give it. Raises as `battle.rules.engine.game.Game.answer`."""
        game.answer(self.seat, self.number, self.picks)


class Leaving(Struct, frozen=True, array_like=True, tag="leaving"):
    """A player left (R6)."""

    seat: int
    lasting: ClassVar[bool] = False

    def carry_out(self, game: Game) -> None:
        """Let them leave."""
        game.leave(self.seat)


class Wishing(Struct, frozen=True, array_like=True, tag="wishing"):
    """A player changed what they wish to be asked."""

    seat: int
    wishes: Wishes
    lasting: ClassVar[bool] = True

    def carry_out(self, game: Game) -> None:
        """Note their wishes."""
        game.wish(self.seat, self.wishes)


class Drawing(Struct, frozen=True, array_like=True, tag="drawing"):
    """Everybody still at the table agreed to the draw that this player offered."""

    seat: int
    lasting: ClassVar[bool] = False

    def carry_out(self, game: Game) -> None:
        """End the battle without a winner."""
        game.lines = []
        game.end("drawn", "agreed")
        game.state.waiting = None


Done = Answer | Leaving | Wishing | Drawing
"""What can be done in a battle, each carried out again in a replay."""


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole battle, from its `setup`, or else from the `position` that somebody set up.

    `names` are what the players were called, in turn order, where somebody knew. `cards` are those
    of the sets in play that are not official. `end` is the fingerprint of the
    last state; replaying gives it again as long as neither the rules nor the texts of the cards
    have changed.
    """

    setup: Setup | None = None
    position: Position | None = None
    names: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    entries: tuple[Done, ...]
    end: str


def record_of(setup: Setup, game: Game, entries: list[Any], cards: tuple[Card, ...] = ()) -> Record:
    """The record of a battle that has come so far."""
    return Record(setup=setup, cards=cards, entries=tuple(entries), end=fingerprint(game))


def fingerprint(game: Game) -> str:
    """A short name of a whole state: the SHA-256 of its save."""
    return sha256(game.save()).hexdigest()


def read_record(data: bytes) -> Record:
    """The record in a file. Raises CannotLoad."""
    try:
        return msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as error:
        raise CannotLoad.of("battle.cannot-load", why=str(error)) from error


def replayed(record: Record) -> Game:
    """The battle played again. Raises what an answer raises that is no longer possible."""
    game = begun(record)
    for entry in record.entries:
        entry.carry_out(game)
    return game


def library(record: Record) -> dict[str, Card]:
    """The cards that a record can name, by id: the official ones and its own."""
    return {**cards_by_id(), **{card.id: card for card in record.cards}}


def begun(record: Record) -> Game:
    """The battle at its first choice. Raises CannotLoad for a record that begins with nothing."""
    if record.setup is not None:
        return start(record.setup, library(record))
    if record.position is None:
        raise CannotLoad.of("battle.cannot-load", why="neither setup nor position")
    return set_up(record.position).run()
