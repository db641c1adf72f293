"""The API of decks, for their owner and for strangers; and that everybody gives one verdict."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client
from msgspec.structs import replace

from decks.exchange.formats import write_deck
from decks.exchange.shelf import Options
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.tests.decks import DECK, EPIC, POOL, SHELF, SPARE, codes, judged
from decks.tests.site import ALICE_NAME, alice, alices_deck, bob, placed

pytestmark = pytest.mark.django_db

DECKS = "/api/v1/decks/"
WRONG = {
    "22-and-17": replace(DECK, main=DECK.main[1:], life=(*DECK.life, DECK.main[0])),
    "24-and-15": replace(DECK, main=(*DECK.main, DECK.life[0]), life=DECK.life[1:]),
    "foreign": replace(DECK, main=(*DECK.main[1:], SPARE)),
    "epic-in-main": replace(DECK, main=(*DECK.main[1:], EPIC)),
    "no-epic": replace(DECK, epics=()),
}


def post(client: Client, path: str, **sent: object):
    return client.post(f"{DECKS}{path}", json.dumps(sent), content_type="application/json")


def put(client: Client, key: str, deck: Deck, revision: int = 1):
    places = {name: list(getattr(deck, name)) for name in ("main", "life", "rest", "epics")}
    sent = json.dumps({"revision": revision, **places})
    return client.put(f"{DECKS}{key}/", sent, content_type="application/json")


def as_json(deck: Deck) -> str:
    return write_deck(deck, SHELF, "json", Options(pool=POOL))


@pytest.mark.parametrize("deck", [DECK, *WRONG.values()], ids=["legal", *WRONG])
def test_it_gives_one_verdict_in_list_builder_api_and_command(deck: Deck, tmp_path: Path) -> None:
    row = alices_deck(deck)
    wanted = judged(deck).legal
    saved = alice().get(f"{DECKS}{row.key}/").json()
    sent = post(alice(), "check/", text=as_json(deck), format="standard").json()
    faults = sorted(codes(judged(deck).faults))
    assert sorted(one["code"].removeprefix("decks.") for one in saved["faults"]) == faults
    assert sorted(one["code"].removeprefix("decks.") for one in sent["faults"]) == faults
    for page in ("/decks/", f"/decks/{row.key}/"):
        assert ("Ready to play" in alice().get(page).content.decode()) is wanted
    file = tmp_path / "deck.json"
    file.write_text(as_json(deck))
    assert says(file) is wanted


def says(file: Path) -> bool:
    """What the command says of a deck file."""
    try:
        call_command("check_deck", file, "--format", "standard", stdout=StringIO())
    except SystemExit:
        return False
    return True


def test_it_checks_and_saves_nothing() -> None:
    sent = {"text": as_json(DECK), "format": "standard"}
    assert post(alice(), "check/", **sent).json()["legal"]
    assert not OwnDeck.objects.exists()


def test_it_saves_lists_and_deletes_a_deck() -> None:
    made = post(alice(), "", name="New", text=as_json(DECK), format="standard")
    assert (made.status_code, made.json()["legal"]) == (201, True)
    (entry,) = alice().get(DECKS).json()
    assert entry["name"] == "New"
    assert bob().get(DECKS).json() == []
    assert alice().delete(f"{DECKS}{entry['key']}/").status_code == 204
    assert not OwnDeck.objects.exists()


def test_it_saves_nothing_with_a_fault_in_the_text() -> None:
    made = post(alice(), "", name="New", text="Main\n1 nobody", format="standard")
    assert made.status_code == 400
    assert "nobody" in made.json()["message"]
    assert not OwnDeck.objects.exists()


def test_it_asks_which_cards_are_main_and_takes_the_answer() -> None:
    names = [SHELF.cards[id].name for id in POOL]
    text = "\n".join([*names[:20], "", *names[20:]])
    asked = post(alice(), "exchange/", text=text, write_as="json")
    assert asked.json()["code"] == "decks.which-deck"
    told = post(alice(), "exchange/", text=text, write_as="json", places=["life", "main"])
    assert len(json.loads(told.json()["text"])["life"]) == 20


def test_it_lays_a_deck_anew_from_its_latest_revision_alone() -> None:
    row = alices_deck()
    assert put(alice(), row.key, replace(DECK, epics=())).json()["revision"] == 2
    answer = put(alice(), row.key, DECK)
    assert (answer.status_code, answer.json()["code"]) == (409, "decks.changed")
    assert placed(row)[3] == []


def test_it_tells_a_stranger_neither_epic_nor_rest_nor_pool() -> None:
    row = alices_deck(visibility="link", notes="my plan")
    for name in ("", "text/", "json/", "code/", "tts/"):
        seen = bob().get(f"{DECKS}{row.key}/{name}").content.decode()
        assert EPIC not in seen
        assert SHELF.cards[EPIC].name not in seen
        assert "my plan" not in seen
    seen = bob().get(f"{DECKS}{row.key}/").json()
    assert [seen[name] for name in ("rest", "epics", "pool", "notes")] == [None] * 4


def test_it_hides_a_private_deck_from_reading_and_writing() -> None:
    row = alices_deck()
    for answer in (
        bob().get(f"{DECKS}{row.key}/"),
        bob().get(f"{DECKS}{row.key}/text/"),
        bob().delete(f"{DECKS}{row.key}/"),
        put(bob(), row.key, DECK),
    ):
        assert answer.status_code == 404
    assert OwnDeck.objects.get().owner == ALICE_NAME


@pytest.mark.parametrize("sent", [{}, {"revision": 0}, {"revision": 1, "main": "x", "life": []}])
def test_it_names_what_is_wrong_with_the_shape_of_a_request(sent: dict[str, object]) -> None:
    row = alices_deck()
    answer = alice().put(f"{DECKS}{row.key}/", json.dumps(sent), content_type="application/json")
    assert answer.status_code == 400
    assert answer.json()["details"]


def test_it_is_described(client: Client) -> None:
    headers = {"Accept": "application/json"}
    described = client.get("/api/schema/", headers=headers).json()["paths"]
    assert {"/api/v1/decks/", "/api/v1/decks/check/", "/api/v1/decks/{key}/"} <= described.keys()
