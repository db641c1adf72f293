"""What a seat does about its table around a battle: go on after a pause, the next game, leaving."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from battle import consents, seats, terms
from battle.row import battle_of
from tables.selectors import acting_seat


@require_POST
def go_on(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """End a pause, as the host."""
    mine = acting_seat(request, key, place)
    consents.resume_alone(by=mine, battle=battle_of(mine.table).number)
    return redirect("seat", key, place)


@require_POST
def next_game(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Back to the lobby, as the host."""
    terms.next_game(by=acting_seat(request, key, place))
    return redirect("seat", key, place)


@require_POST
def leave(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Leave the table for good; the battle goes on as was agreed."""
    seats.leave(seat=acting_seat(request, key, place))
    return redirect("tables")
