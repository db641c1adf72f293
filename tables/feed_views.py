"""A person's turns as an Atom feed and their deadlines as a calendar, each by a secret address."""

from datetime import datetime, timedelta

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import translation
from django.utils.feedgenerator import Atom1Feed
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.views.decorators.http import conditional_page, require_POST, require_safe
from icalendar import Calendar, Event, Timezone

from tables import feeds
from tables.limits import limited
from tables.models import Seat
from tables.people import person_of, recognise
from tables.selectors import own_seats

LENGTH = timedelta(minutes=15)  # of a deadline in a calendar; it ends when the time is up


@require_POST
@limited("create")
def make_feed(request: HttpRequest) -> HttpResponse:
    """Make this person's feed, or its address anew; the addresses are shown this once."""
    language = translation.get_language()
    token = feeds.make(person=recognise(request), seats=own_seats(request), language=language)
    return render(request, "tables/feed.html", {"token": token})


@require_POST
def stop_feed(request: HttpRequest) -> HttpResponse:
    feeds.stop(person=person_of(request))
    messages.info(request, _("The feed has stopped; its addresses open nothing any more."))
    return redirect("tables")


@require_safe
@conditional_page
def turns(request: HttpRequest, token: str) -> HttpResponse:
    """The open turns as Atom, one an entry; a turn that was made is gone."""
    feed = feeds.feed_by_token(token)
    with translation.override(feed.language):
        atom = Atom(
            title=_("My turns at Trinity Table"),
            link=request.build_absolute_uri(reverse("tables")),
            description=None,
            language=feed.language,
            feed_url=request.build_absolute_uri(),
            feed_guid=request.build_absolute_uri(),
            author_name="Trinity Table",
            made_at=feed.made_at,
        )
        for seat in feeds.open_turns(feed):
            atom.add_item(
                title=called(seat),
                link=seat_address(request, seat),
                description=waiting(seat),
                unique_id=f"tag:{request.get_host()},2026:{turn_name(seat)}",
                updateddate=seat.turn_since,
            )
    return answer(atom.writeString("utf-8").encode(), atom.content_type)


class Atom(Atom1Feed):
    """Atom that bears the date of its making while it has no entry, not that of the asking."""

    def latest_post_date(self) -> datetime:
        return super().latest_post_date() if self.items else self.feed["made_at"]


@require_safe
@conditional_page
def deadlines(request: HttpRequest, token: str) -> HttpResponse:
    """The open turns that are due at a time, as events of a calendar."""
    feed = feeds.feed_by_token(token)
    calendar = Calendar(prodid="-//Trinity Table//EN", version="2.0")
    calendar.calendar_name = "Trinity Table"
    calendar.add_component(Timezone.from_tzid("UTC"))  # RFC 5545, 3.6: none may be empty
    for seat in feeds.open_turns(feed):
        if seat.turn_due is not None:
            calendar.add_component(deadline(request, seat))
    return answer(calendar.to_ical(), "text/calendar; charset=utf-8")


def deadline(request: HttpRequest, seat: Seat) -> Event:
    """The last minutes of a turn."""
    return Event.new(
        uid=f"{turn_name(seat)}@{request.get_host()}",
        summary=called(seat),
        url=seat_address(request, seat),
        start=seat.turn_due - LENGTH,
        end=seat.turn_due,
        stamp=seat.turn_since,
    )


def answer(body: bytes, content_type: str) -> HttpResponse:
    """A feed for its owner's programs alone, which may keep it for a few minutes."""
    headers = {"Cache-Control": "private, max-age=300", "X-Robots-Tag": "noindex"}
    return HttpResponse(body, content_type=content_type, headers=headers)


def called(seat: Seat) -> str:
    """What a turn is called: the table, and by which name its owner sits there."""
    return f"{seat.table.name} ({seat.name})"


def waiting(seat: Seat) -> str:
    """That a turn is open, and until when, in UTC as in the mails; or that somebody asks."""
    if seat.asked_to_agree:
        return _("Somebody asks whether you agree.")
    if seat.turn_due is None:
        return _("It is your turn.")
    due = date_format(seat.turn_due, "Y-m-d H:i e")
    return _("It is your turn, until %(due)s.") % {"due": due}


def turn_name(seat: Seat) -> str:
    """A name of a turn that no other turn has."""
    return f"{seat.table.key}/{seat.place}/{seat.turn}"


def seat_address(request: HttpRequest, seat: Seat) -> str:
    """The whole address of a seat's page; it opens in the browsers that hold the seat."""
    return request.build_absolute_uri(reverse("seat", args=[seat.table.key, seat.place]))
