"""Puzzles: a position, who is to play, and what they are to reach before their turn ends."""

from typing import Literal

import msgspec
from msgspec import Struct

from battle.rules.trinity.damage import GOAL
from battle.rules.trinity.game import Game
from battle.rules.trinity.position import Position
from battle.rules.trinity.zones import GAINED

Outcome = Literal["open", "solved", "failed"]


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """Have so much Gained Life before the turn ends; 12 is winning (rulebook 1.2)."""

    gained: int = GOAL


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position whose turn player has a goal. `position.answers` are a solution: what the turn
    player picks, and nothing else where others are asked, for it holds whatever they do."""

    position: Position
    goal: Goal = Goal()


def read_puzzle(text: str) -> Puzzle:
    """The puzzle in a TOML text. Raises msgspec.DecodeError at the first fault."""
    return msgspec.toml.decode(text, type=Puzzle)


def outcome(goal: Goal, solver: int, game: Game) -> Outcome:
    """Whether the goal is reached, out of reach, or still open; a puzzle's turn is number 1."""
    state = game.state
    if state.winner == solver or len(state.places[solver][GAINED]) >= goal.gained:
        return "solved"
    return "failed" if state.over or state.turn > 1 else "open"
