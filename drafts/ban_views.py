"""The page of the banned lists."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.timezone import localdate
from django.views.decorators.http import require_GET

from drafts.bans import bans_by_state, bans_shown
from drafts.words import BAN_STATES


@require_GET
def bans(request: HttpRequest) -> HttpResponse:
    """The banned lists: those in force, those that come, those of the past."""
    by_state = bans_by_state()
    lists = [(state, name, by_state[state]) for state, name in BAN_STATES.items()]
    return render(request, "drafts/bans.html", {"lists": lists})


@require_GET
def bans_text(request: HttpRequest) -> HttpResponse:
    """The same lists to keep as plain text."""
    text = render_to_string("drafts/bans.txt", {"lists": bans_shown(), "today": localdate()})
    return HttpResponse(text, content_type="text/plain; charset=utf-8")
