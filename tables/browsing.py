"""A browser in this process, as a guest's or with a seat in it: for measuring, and for tests."""

from typing import Any

from django.test import Client

from tables.models import Seat
from tables.people import GUEST, SEATS
from tables.services import given_anew


def browser_of(person: str = "", seat: Seat | None = None, **sent: Any) -> Client:
    """The browser of a guest, or one that holds a seat, whose secret is made anew, or both.

    `sent` goes along with every request.
    """
    client = Client(**sent)
    session = client.session
    if person:
        session[GUEST] = person.removeprefix("guest:")
    if seat:
        session[SEATS] = {f"{seat.table.key}.{seat.place}": given_anew(seat).token}
    session.save()
    client.cookies["sessionid"] = session.session_key
    return client
