"""`{% puzzle_goal board %}` says on a battle's page what a puzzle asks for, and how it went."""

from typing import Any

from django import template
from django.template import Context
from django.urls import reverse

from battle.board import Board
from battle.models import Battle
from battle.positions import begun_from
from battle.puzzles import following, set_up_from
from battle.rules.engine.eyes import View
from battle.rules.trinity.puzzle import Outcome

register = template.Library()


@register.inclusion_tag("battle/boards/_goal.html", takes_context=True)
def puzzle_goal(context: Context, board: Board) -> dict[str, Any]:
    """The goal of a puzzle, and the ways on from it; nothing for any other battle."""
    row: Battle = board.seen.battle
    position = begun_from(row)
    if row.goal is None or position is None:
        return {"goal": None}
    known = set_up_from(position)
    return {
        "goal": row.goal,
        "solver": board.cast.name(position.turn),
        "outcome": seen_outcome(board.view, position.turn, row.goal),
        "next": following(known) if known else None,
        "again": reverse("battle-again", args=[row.table.key, context["mine"].place]),
        "once": context["once"],
        "csrf_token": context["csrf_token"],
    }


def seen_outcome(view: View, solver: int, goal: int) -> Outcome:
    """Whether the goal is reached, as everybody sees it (`battle.rules.trinity.puzzle.outcome`)."""
    if view["winner"] == solver or view["zones"][solver]["Gained Life"]["count"] >= goal:
        return "solved"
    return "failed" if view["over"] or view["turn"]["number"] > 1 else "open"
