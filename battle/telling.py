"""What the seats of a battle are told, as it is stored: each line cut to the seat's eyes."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, to_builtins

from battle.rules.engine.eyes import Path, View, Watcher
from battle.rules.engine.lines import Line as Raw
from battle.rules.trinity.game import Game

PASSING = ("choice", "can_undo")
"""What a view shows of the moment only: a page asks for it, a replay does without it."""


class Line(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as a seat is told it.

    As `battle.rules.engine.lines.Line`, but `cards` are the ids of printed cards; who may not know
    them learns how many (`n`).
    """

    what: str
    seat: int = -1
    cards: tuple[str, ...] = ()
    n: int = 0
    other: int = -1
    word: str = ""


class News(Struct, frozen=True):
    """What a seat is told at once, in which turn, of which entry (0: the beginning).

    `moved` says whether anything it sees changed.
    """

    seat: int
    turn: int
    entry: int
    lines: list[dict[str, Any]]
    changes: list[tuple[Path, Any]]
    moved: bool

    @property
    def lasting(self) -> bool:
        """Whether there is anything to keep."""
        return bool(self.lines or self.changes)


def watchers(game: Game) -> list[Watcher]:
    """Everybody who looks on: the spectators (-1), then each seat."""
    return [Watcher(game, seat) for seat in range(-1, game.state.seats)]


def look(watcher: Watcher, game: Game, entry: int, *, ordered: bool = False) -> News:
    """What is new to one who looks on since the last look, by the entry of this number.

    `ordered`: it came of a standing order of theirs.
    """
    told = watcher.look(game)
    changes = [change for change in told.changed if change[0][0] not in PASSING]
    lines = lines_of(game, told.said)
    if ordered:
        lines.insert(0, to_builtins(Line("by-order", watcher.seat)))
    moved = bool(told.changed or lines)
    return News(watcher.seat, game.state.turn, entry, lines, changes, moved)


def first_look(game: Game, seat: int) -> News:
    """What a seat sees as the battle begins: everything."""
    view = lasting(game.view(seat))
    lines = lines_of(game, (line.for_seat(seat) for line in game.lines))
    return News(seat, game.state.turn, 0, lines, [((), view)], True)


def lasting(view: View) -> View:
    """A view without what it shows of the moment only."""
    return {name: part for name, part in view.items() if name not in PASSING}


def lines_of(game: Game, lines: Iterable[Raw]) -> list[dict[str, Any]]:
    """Lines for one seat, with the ids of their cards."""
    return [to_builtins(line_of(game, line)) for line in lines]


def line_of(game: Game, line: Raw) -> Line:
    """A line with the ids of its cards."""
    cards = tuple(game.state.printed[face].partition("@")[0] for face in line.cards)
    return Line(line.what, line.seat, cards, line.n, line.other, line.word)
