"""From the end of a draft to the builder."""

import pytest
from django.test import Client

from decks.models import OwnDeck
from decks.tests.site import bob
from drafts.tests.tables import browser, draft_of, drafting, play_on

pytestmark = pytest.mark.django_db


def address(seat) -> str:
    return f"/tables/{seat.table.key}/{seat.place}/build/begin/"


def pool_of(seat) -> list[str]:
    seat.refresh_from_db()
    return sorted(kept.card for kept in draft_of(seat).view(seat.number).pool)


def test_it_builds_what_the_seat_drafted() -> None:
    seats = drafting()
    play_on(seats)
    mine, client = seats[0], browser(seats[0])
    assert not OwnDeck.objects.exists()
    client.post(address(mine))
    row = OwnDeck.objects.get()
    assert (sorted(row.pool), row.format, row.source) == (pool_of(mine), "standard", "draft")
    assert client.post(address(mine)).headers["Location"] == f"/decks/{row.key}/"


def test_it_makes_one_deck_a_seat_and_draft() -> None:
    seats = drafting()
    play_on(seats)
    for _ in range(2):
        browser(seats[0]).post(address(seats[0]), {"suggest": "1"})
    row = OwnDeck.objects.get()
    assert (len(row.main), len(row.life), len(row.epics)) == (23, 16, 1)


def test_it_lets_no_other_seat_and_no_stranger_build_from_it() -> None:
    seats = drafting()
    play_on(seats)
    for client in (Client(), bob(), browser(seats[1])):
        assert client.post(address(seats[0])).status_code == 403
    assert not OwnDeck.objects.exists()


def test_it_waits_for_the_end_of_the_draft() -> None:
    seats = drafting()
    play_on(seats, 5)
    assert browser(seats[0]).post(address(seats[0])).status_code == 409
    assert not OwnDeck.objects.exists()
