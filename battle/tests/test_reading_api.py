"""What the referee reads and how it rules, for programs."""

import pytest
from django.test import Client

from battle.rulings import rulings
from cards.services import create_list
from cards.tests.test_list_card_pages import TEXT

pytestmark = pytest.mark.django_db


def test_it_reads_every_line_of_an_official_card(client: Client) -> None:
    lines = client.get("/api/v1/cards/td-01-u-038/reading/").json()
    assert lines
    assert all(line["before"] and not line["unread"] for line in lines)
    assert client.get("/api/v1/cards/nothing/reading/").status_code == 404


def test_it_says_what_of_an_own_card_is_done_by_hand(client: Client) -> None:
    version = create_list(person="guest:alice", name="Evening cube", text=TEXT)
    root = f"/api/v1/lists/{version.own_list.key}/versions/{version.number}/cards"
    lines = client.get(f"{root}/1/reading/").json()
    (by_hand,) = (line for line in lines if line["unread"])
    assert "Sing 1 song." in by_hand["before"] + by_hand["unread"]
    assert client.get(f"{root}/3/reading/").status_code == 404


def test_it_lists_the_rulings(client: Client) -> None:
    found = client.get("/api/v1/rulings/").json()
    said = [ruling["id"] for group in found for ruling in group["ruling"]]
    assert said == [ruling.id for group in rulings() for ruling in group.ruling]
