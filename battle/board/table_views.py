"""What a seat does about its table around a battle: go on after a pause, the next game, leaving."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from battle import consents, seats
from battle.positions import services as positions
from battle.row import battle_of
from battle.terms import services as terms
from tables.limits import limited
from tables.people import recognise
from tables.selectors import acting_seat
from tables.tokens import new_token
from tables.views import to_seat


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
@limited("create")
def again(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Set the board anew that this battle began from, and go there."""
    mine, once = acting_seat(request, key, place), request.POST.get("once") or new_token()
    seated = positions.play_again(mine=mine, person=recognise(request), once=once)
    return to_seat(request, *seated)


@require_POST
def leave(request: HttpRequest, key: str, place: int) -> HttpResponse:
    """Leave the table for good; the battle goes on as was agreed."""
    seats.leave(seat=acting_seat(request, key, place))
    return redirect("tables")
