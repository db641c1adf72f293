"""`{% puzzle_goal board %}` says on a battle's page what a puzzle asks for, and how it went."""

from typing import Any

from django import template
from django.template import Context
from django.urls import reverse

from battle.board.board import Board
from battle.models import Battle
from battle.positions.puzzles import following, set_up_from
from battle.positions.services import begun_from, task_of

register = template.Library()


@register.inclusion_tag("battle/boards/_goal.html", takes_context=True)
def puzzle_goal(context: Context, board: Board) -> dict[str, Any]:
    """The goal of a puzzle, and the ways on from it; nothing for any other battle."""
    row: Battle = board.seen.battle
    task = task_of(row, board.view)
    if task is None:
        return {"goal": None}
    known = set_up_from(begun_from(row))
    return {
        "goal": task.goal,
        "solver": board.cast.name(task.solver),
        "outcome": task.outcome,
        "next": following(known) if known else None,
        "again": reverse("battle-again", args=[row.table.key, context["mine"].place]),
        "once": context["once"],
        "csrf_token": context["csrf_token"],
    }
