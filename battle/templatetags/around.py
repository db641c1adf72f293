"""What stands around a board: a person's other seats, and the ways to watch and to look back."""

from typing import Any

from django import template

from battle.board.board import Board
from battle.row import agreed
from battle.terms.services import may_go_on
from tables.models import Seat
from tables.selectors import own_seats
from tables.tokens import link_token

register = template.Library()


@register.inclusion_tag("battle/replay/_other_seats.html", takes_context=True)
def other_seats(context: template.Context, board: Board, mine: Seat) -> dict[str, Any]:
    """The seats of this battle that the same browser holds, and which of them is asked."""
    waits = board.seen.waits
    asked = board.seen.places[waits.seat] if waits else 0
    held = [seat for seat in own_seats(context["request"]) if seat.table_id == mine.table_id]
    others = [seat for seat in held if seat.place != mine.place and not seat.bot]
    return {
        "seats": [(seat, seat.place == asked) for seat in sorted(others, key=lambda s: s.place)]
    }


@register.inclusion_tag("battle/replay/_ways.html", takes_context=True)
def ways(context: template.Context, board: Board, mine: Seat) -> dict[str, Any]:
    """The way back through the battle, and for the host the link for watchers."""
    row, table = board.seen.battle, mine.table
    watched = agreed(row).watch != "nobody" and table.host_id == mine.pk
    return {
        "key": row.key,
        "table": table,
        "token": link_token(table, "watch") if watched else "",
        "request": context["request"],
    }


@register.inclusion_tag("battle/_board_next.html", takes_context=True)
def next_game(context: template.Context, board: Board, mine: Seat | None) -> dict[str, Any]:
    """The way to the table's next game, for its host."""
    may = mine is not None and may_go_on(mine)
    return {"may": may, "table": board.seen.table, "mine": mine, "request": context["request"]}
