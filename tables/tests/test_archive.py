"""Tables that nobody touches for 90 days."""

from datetime import timedelta

import pytest
from django.core import mail
from django.test import Client
from django.utils import timezone

from tables import archive, services
from tables.models import Seat, Table
from tables.tests.test_notices import seat_with_mail, turn_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def seat() -> Seat:
    return seat_with_mail("Friday")


def untouched(days: int, warned: int | None = None) -> None:
    now = timezone.now()
    Table.objects.update(
        touched_at=now - timedelta(days=days),
        warned_at=None if warned is None else now - timedelta(days=warned),
    )


def is_put_away() -> bool:
    archive.put_away()
    return Table.objects.get().archived_at is not None


def test_it_warns_once_before(seat: Seat) -> None:
    untouched(77)
    assert not is_put_away()
    assert not is_put_away()
    archive.warn.call(seat.pk)
    assert len(mail.outbox) == 1
    assert "Friday" in mail.outbox[0].body


def test_it_puts_nothing_away_without_a_warning_in_time(seat: Seat) -> None:
    untouched(200)
    assert not is_put_away()
    untouched(200, warned=13)
    assert not is_put_away()
    untouched(200, warned=15)
    assert is_put_away()


def test_it_puts_nothing_away_that_runs(seat: Seat) -> None:
    turn_of(seat, "draft:1:1")
    untouched(200, warned=15)
    assert not is_put_away()


def test_it_puts_nothing_away_that_was_paused(seat: Seat) -> None:
    services.pause(by=seat, reason="Summer")
    untouched(200, warned=15)
    assert not is_put_away()


def test_it_begins_anew_when_somebody_comes_back(seat: Seat) -> None:
    untouched(77, warned=0)
    services.be_ready(seat=seat, ready=True)
    archive.warn.call(seat.pk)
    assert mail.outbox == []
    assert not is_put_away()


def test_it_takes_a_table_out_again(seat: Seat) -> None:
    untouched(200, warned=15)
    assert is_put_away()
    client = Client(headers={"Authorization": f"Seat {services.given_anew(seat).token}"})
    page = client.get("/tables/").content.decode()
    assert "Put away" in page
    client.post(f"/tables/{seat.table.key}/{seat.place}/keep/")
    assert not is_put_away()
    assert "Put away" not in client.get("/tables/").content.decode()
