"""Cards of a player's own list have pages of their own and stand in the card browser."""

import pytest
from django.test import Client

from cards.models import OwnListVersion
from cards.services import create_list, delete_list
from cards.tests.lists import OWN_CARD
from tables.browsing import browser_of

SINGER = OWN_CARD.replace("cost =", 'traits = ["Singer"]\ncost =')
OWN = SINGER.replace("Draw 1 card.", "Sing 1 song.")
TEXT = OWN + '\n[[card]]\nname = "Void"\ncopies = 9\n'

pytestmark = pytest.mark.django_db


@pytest.fixture
def client() -> Client:
    return browser_of("guest:alice")


@pytest.fixture
def version() -> OwnListVersion:
    """A list of Alice's: a card she made, and an official one."""
    return create_list(person="guest:alice", name="Evening cube", text=TEXT)


def address(version: OwnListVersion, place: int = 1) -> str:
    return f"/cards/lists/{version.own_list.key}/versions/{version.number}/cards/{place}/"


def browse(client: Client, query: str) -> list[str]:
    answer = client.get(f"/cards/?{query}")
    assert answer.status_code == 200
    return [card.name for card in answer.context["found"]]


def test_it_gives_an_own_card_a_page_for_whoever_has_the_link(version: OwnListVersion) -> None:
    page = Client().get(address(version)).content.decode()
    assert "Tide Scholar" in page
    assert 'class="face face-full' in page
    assert address(version, 2) in page
    assert f"{address(version)}reading/" in page


def test_it_leads_from_the_list_to_its_own_cards_and_to_official_pages(
    version: OwnListVersion,
) -> None:
    page = Client().get(f"/cards/lists/{version.own_list.key}/").content.decode()
    assert f'href="{address(version)}"' in page
    assert 'href="/cards/td-act1-void/"' in page


@pytest.mark.parametrize("place", [0, 3])
def test_it_has_no_page_beyond_the_list(place: int, version: OwnListVersion) -> None:
    assert Client().get(address(version, place)).status_code == 404


def test_it_shows_no_card_of_a_list_that_was_deleted(version: OwnListVersion) -> None:
    delete_list(person="guest:alice", key=version.own_list.key)
    assert Client().get(address(version)).status_code == 404


def test_it_says_which_line_the_referee_does_not_read(version: OwnListVersion) -> None:
    htmx = {"HTTP_HX_REQUEST": "true"}
    part = Client().get(f"{address(version)}reading/", **htmx).content.decode()
    assert "<html" not in part
    assert "by hand" in part
    assert "<mark>" in part
    whole = Client().get("/cards/td-01-u-038/reading/").content.decode()
    assert "<html" in whole
    assert "by hand" not in whole


def test_it_offers_a_person_their_lists_in_the_browser(
    client: Client, version: OwnListVersion
) -> None:
    assert version.set_key in client.get("/cards/").content.decode()
    assert version.set_key not in Client().get("/cards/").content.decode()


def test_it_finds_own_cards_among_those_of_the_list(
    client: Client, version: OwnListVersion
) -> None:
    assert sorted(browse(client, f"set={version.set_key}")) == ["Tide Scholar", "Void"]
    assert browse(client, f"set={version.set_key}&q=sing") == ["Tide Scholar"]
    assert browse(client, "q=tide") != browse(client, f"q=tide&set={version.set_key}")
    assert browse(client, f"set={version.set_key}&trait=Singer") == ["Tide Scholar"]
    page = Client().get(f"/cards/?set={version.set_key}").content.decode()
    assert 'value="singer"' in page
    assert f'href="{address(version)}"' in page


def test_it_says_that_there_is_no_such_list(client: Client, version: OwnListVersion) -> None:
    gone = version.set_key.replace(version.own_list.key, "A" * 22)
    answer = client.get(f"/cards/?set={gone}")
    assert answer.status_code == 400
