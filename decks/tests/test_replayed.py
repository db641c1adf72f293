"""Building from the pool of a draft that is looked at: one's own deck of it, or a new one."""

from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from decks.models import OwnDeck
from decks.rules.trinity import POOL
from drafts.table.models import TableDraft
from drafts.tests.tables import browser, draft_of, drafted, drafting, row_of
from tables.models import Seat, Table

pytestmark = pytest.mark.django_db


@pytest.fixture
def seats() -> list[Seat]:
    """People whose draft is over, and whose table builds."""
    seats = drafted()
    Table.objects.update(stage=Table.Stage.BUILD)
    return seats


def press(client: Client, row: TableDraft, seat: int, once: str = "once") -> HttpResponse:
    return client.post(f"/decks/drafts/{row.key}/{seat}/", {"once": once})


def taken(seat: Seat, number: int) -> list[str]:
    return [kept.card for kept in draft_of(seat).pools[number]]


def test_it_leads_from_ones_own_picks_to_the_build(seats: list[Seat]) -> None:
    address = f"/drafts/{row_of(seats[1]).key}/"
    build = f'<a class="button button-main" href="/tables/{seats[1].table.key}/{seats[1].place}/">'
    assert build in browser(seats[1]).get(address).content.decode()
    elsewhere = browser(seats[1]).get(f"{address}?seat=0").content.decode()
    assert build not in elsewhere
    assert f"/decks/drafts/{row_of(seats[1]).key}/0/" in elsewhere


def test_it_opens_the_one_deck_of_ones_own_pool_after_the_build(seats: list[Seat]) -> None:
    Table.objects.update(stage=Table.Stage.OVER)
    row, client = row_of(seats[0]), browser(seats[0])
    assert f"/decks/drafts/{row.key}/0/" in client.get(f"/drafts/{row.key}/").content.decode()
    first, again = press(client, row, 0), press(client, row, 0, "another")
    deck = OwnDeck.objects.get()
    assert first.headers["Location"] == again.headers["Location"] == f"/decks/{deck.key}/"
    assert (deck.draft, deck.place, sorted(deck.pool)) == (
        row,
        seats[0].place,
        sorted(taken(seats[0], 0)),
    )


def test_it_begins_a_deck_of_somebody_elses_pool(seats: list[Seat], client: Client) -> None:
    press(client, row_of(seats[0]), 2)
    deck = OwnDeck.objects.get()
    assert (deck.pool, deck.rest) == (taken(seats[2], 2), taken(seats[2], 2))
    assert (deck.main, deck.epics, deck.draft, deck.source) == ([], [], None, "draft")
    assert (deck.format, deck.name, len(deck.pool)) == ("standard", f"Drafted by {seats[2]}", POOL)


def test_it_begins_one_deck_by_a_double_click(seats: list[Seat], client: Client) -> None:
    first, again = (press(client, row_of(seats[0]), 2) for _ in range(2))
    assert first.headers["Location"] == again.headers["Location"]
    press(client, row_of(seats[0]), 2, "another")
    assert OwnDeck.objects.count() == 2


def test_it_builds_from_a_draft_that_was_brought_along(seats: list[Seat], client: Client) -> None:
    row = TableDraft.objects.create(state=row_of(seats[0]).state, logs_open=True)
    press(client, row, 1)
    deck = OwnDeck.objects.get()
    assert (deck.pool, deck.source, deck.bans) == (taken(seats[1], 1), "file", None)


def test_it_gives_a_stranger_no_pool_that_is_not_open(client: Client) -> None:
    seats = drafted(logs_open=False)
    row = row_of(seats[0])
    assert press(client, row, 0).status_code == 403
    assert press(browser(seats[1]), row, 0).status_code == 403
    assert press(client, row, 9).status_code == 403
    assert press(browser(seats[1]), row, 9).status_code == 404
    assert client.post("/decks/drafts/nowhere/0/").status_code == 404
    assert not OwnDeck.objects.exists()
    assert press(browser(seats[1]), row, 1).status_code == 302


def test_it_waits_for_the_end_of_the_draft() -> None:
    seats = drafting()
    client, row = browser(seats[0]), row_of(seats[0])
    assert "Build a deck" not in client.get(f"/drafts/{row.key}/").content.decode()
    assert press(client, row, 0).status_code == 409
    assert not OwnDeck.objects.exists()


def test_it_begins_a_deck_through_the_api(seats: list[Seat], client: Client) -> None:
    sent: dict[str, Any] = {"name": "Theirs", "draft": row_of(seats[0]).key, "form_key": "once"}

    def ask(seat: int) -> HttpResponse:
        return client.post(
            "/api/v1/decks/drafts/", sent | {"seat": seat}, content_type="application/json"
        )

    made = [ask(2).json()["key"] for _ in range(2)]
    assert made == [OwnDeck.objects.get().key] * 2
    assert ask(3).status_code == 404
    TableDraft.objects.update(logs_open=False)
    assert ask(2).status_code == 403
