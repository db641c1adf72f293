"""Watching a draft by its own link."""

import pytest
from django.test import Client
from django.utils import timezone

from drafts.tests.tables import browser, drafting, first, pick, row_of
from tables.models import Seat
from tables.tokens import link_token

pytestmark = pytest.mark.django_db


def address(seat: Seat, purpose: str = "watch") -> str:
    return f"/watch/{seat.table.key}/{link_token(seat.table, purpose)}/"


def test_it_shows_the_table_and_no_card(client: Client) -> None:
    seats = drafting(watch="table")
    page = client.get(address(seats[0])).content.decode()
    assert "Alice" in page
    assert "TD-01" not in page


def test_it_shows_nothing_where_nobody_may_watch(client: Client) -> None:
    seats = drafting()
    assert client.get(address(seats[0])).status_code == 403


def test_it_opens_nothing_with_another_link(client: Client) -> None:
    seats = drafting(watch="hands")
    assert client.get(address(seats[0], "join")).status_code == 404


def test_it_shows_open_hands_late(client: Client) -> None:
    seats = drafting(watch="hands", delay=10)
    taken = first(seats[0]).cards[0]
    pick(seats[0])
    early = client.get(address(seats[0])).content.decode()
    assert "has taken" not in early
    row = row_of(seats[0])
    row.times = [int(timezone.now().timestamp()) - 601]
    row.save()
    late = client.get(address(seats[0])).content.decode()
    assert "has taken" in late
    assert taken in late


def test_it_opens_no_seat(client: Client) -> None:
    seats = drafting(watch="hands")
    client.get(address(seats[0]))
    assert client.get(f"/tables/{seats[0].table.key}/{seats[0].place}/draft/").status_code == 403


def test_it_gives_the_link_to_the_host_alone() -> None:
    seats = drafting(watch="table")
    host = seats[0].table.host
    for seat in seats:
        page = browser(seat).get(f"/tables/{seat.table.key}/{seat.place}/draft/").content.decode()
        assert (address(seat) in page) == (seat.pk == host.pk)


def test_it_answers_programs_the_same() -> None:
    seats = drafting(watch="table")
    token = link_token(seats[0].table, "watch")
    seen = Client().get(f"/api/v1/drafts/{seats[0].table.key}/watch/{token}/").json()
    assert (seen["hand"], seen["pool"], seen["place"]) == (None, None, None)
    assert len(seen["seats"]) == 3
