"""Sitting down at a table at once, from a board or from a moment of a replay."""

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse

from battle.replays.forms import SeatingForm
from tables.people import recognise
from tables.services import Seated
from tables.views import to_seat


def sit_down(
    request: HttpRequest, form: SeatingForm, play: Callable[..., list[Seated]], **what: Any
) -> HttpResponse | None:
    """Go to the table at which a service seats whoever filled in the form.

    None when it refused; why stands on the next page.
    """
    if form.is_valid():
        seated = form.attempt(play, **what, seating=form.seating(recognise(request)))
        if seated:
            return to_seat(request, *seated)
    for fault in form.all_faults():
        messages.error(request, fault)
    return None
