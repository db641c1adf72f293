"""`{% puzzle_goal board %}` says on a battle's page what a puzzle asks for, and how it went."""

from typing import Any

import msgspec
from django import template

from battle.board import Board
from battle.models import Battle
from battle.rules.engine.eyes import View
from battle.rules.trinity.puzzle import Outcome
from battle.rules.trinity.record import Record

register = template.Library()


@register.inclusion_tag("battle/boards/_goal.html")
def puzzle_goal(board: Board) -> dict[str, Any]:
    """The goal of a puzzle; nothing for any other battle."""
    row: Battle = board.seen.battle
    if row.goal is None:
        return {"goal": None}
    solver = solver_of(row)
    return {
        "goal": row.goal,
        "solver": board.cast.name(solver),
        "outcome": seen_outcome(board.view, solver, row.goal),
    }


def solver_of(row: Battle) -> int:
    """The seat that is to reach the goal."""
    position = msgspec.json.decode(row.opening, type=Record).position
    return position.turn if position else 0


def seen_outcome(view: View, solver: int, goal: int) -> Outcome:
    """Whether the goal is reached, as everybody sees it (`battle.rules.trinity.puzzle.outcome`)."""
    if view["winner"] == solver or view["zones"][solver]["Gained Life"]["count"] >= goal:
        return "solved"
    return "failed" if view["over"] or view["turn"]["number"] > 1 else "open"
