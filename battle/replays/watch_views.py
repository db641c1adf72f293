"""The pages of who watches a battle by its table's watch link."""

from functools import partial

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_GET

from battle.board.board import Board
from battle.board.look import look_page, looked_at
from battle.replays.shown import piece_in
from battle.replays.watch import Watched, watch
from battle.row import agreed
from battle.services import library_of
from cards.rules.card import Card


def board_of(seen: Watched, token: str) -> Board:
    """The battle made ready for its watchers."""
    table, battle = seen.seen.table, seen.seen.battle
    look = reverse("battle-watch-look", args=[table.key, token])
    return Board(seen.seen, library_of(battle.set_key), look)


@require_GET
def show(request: HttpRequest, key: str, token: str) -> HttpResponse:
    """The battle as everybody at its table sees it, and open hands where all agreed to them."""
    seen = watch(key, token)
    board = board_of(seen, token)
    context = {
        "board": board,
        "table": seen.seen.table,
        "token": token,
        "look": board.cast.look,
        "hands": hands(seen, board),
        "delay": agreed(seen.seen.battle).delay,
    }
    template = "_watch" if request.htmx else "watch"
    return render(request, f"battle/replay/{template}.html", context)


def hands(seen: Watched, board: Board) -> list[tuple[str, list[Card]]]:
    """The open hands, by who holds them."""
    return [
        (board.cast.name(hand.seat), [board.library[card] for card in hand.cards])
        for hand in seen.hands
    ]


@require_GET
def look(request: HttpRequest, key: str, token: str) -> HttpResponse:
    """A card of the board looked at closely: by its number there, or by its id."""
    seen = watch(key, token)
    board = board_of(seen, token)
    context = looked_at(request, board, partial(piece_in, board.view))
    context |= {"table": board.seen.table, "token": token}
    return look_page(request, "battle/replay/watch_look.html", context)
