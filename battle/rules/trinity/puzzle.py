"""Puzzles: a position, who is to play, and what they are to reach before their turn ends."""

from typing import Literal

import msgspec
from msgspec import Struct

from battle.rules.engine.eyes import View
from battle.rules.trinity.damage import GOAL
from battle.rules.trinity.position import Position

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


def outcome(goal: int, solver: int, view: View) -> Outcome:
    """Whether so much Gained Life is reached, out of reach, or still open, in anybody's view.

    A puzzle's turn is number 1.
    """
    if view["winner"] == solver or view["zones"][solver]["Gained Life"]["count"] >= goal:
        return "solved"
    return "failed" if view["over"] or view["turn"]["number"] > 1 else "open"
