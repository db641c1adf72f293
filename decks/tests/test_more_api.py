"""The API of decks does what their pages do: begin, copy, describe, suggest, undo, print."""

import json
from http import HTTPStatus

import pytest
from django.test import Client

from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.tests.decks import DECK, EPIC, POOL
from decks.tests.site import alice, alices_deck, bob, placed
from drafts.tests.boxes import alices_box

pytestmark = pytest.mark.django_db

DECKS = "/api/v1/decks/"
UNBUILT = Deck(set="blaze", rest=POOL)


def send(client: Client, path: str, method: str = "post", **sent: object):
    body = json.dumps(sent)
    return client.generic(method.upper(), f"{DECKS}{path}", body, content_type="application/json")


def test_it_begins_with_no_card_and_makes_a_form_sent_twice_once() -> None:
    for _ in range(2):
        made = send(alice(), "empty/", name="New", set="blaze", form_key="k")
        assert (made.status_code, made.json()["main"]) == (HTTPStatus.CREATED, [])
    assert OwnDeck.objects.get().name == "New"


def test_it_refuses_an_empty_deck_of_no_set() -> None:
    answer = send(alice(), "empty/", name="New", set="nowhere")
    assert answer.json()["code"] == "cards.unknown-set"
    assert not OwnDeck.objects.exists()


def test_it_begins_with_packs_that_may_be_read_alone() -> None:
    box = alices_box(seed="1")
    made = send(alice(), "packs/", name="Mine", box=box.public_id, packs=[1, 2, 3]).json()
    assert (len(made["rest"]), made["pool"], made["format"]) == (39, made["rest"], "standard")
    sealed = alices_box()
    answer = send(bob(), "packs/", name="Mine", box=sealed.public_id, packs=[1])
    assert answer.status_code == HTTPStatus.FORBIDDEN
    assert OwnDeck.objects.count() == 1


def test_it_lists_what_people_show_to_everybody() -> None:
    row = alices_deck(visibility="public")
    assert [one["key"] for one in bob().get(f"{DECKS}public/").json()] == [row.key]
    OwnDeck.objects.update(visibility="link")
    assert bob().get(f"{DECKS}public/").json() == []


def test_it_copies_a_shared_deck_without_its_epic() -> None:
    row = alices_deck(visibility="link")
    made = send(bob(), f"{row.key}/copy/", name="As Alice").json()
    assert (made["main"], made["epics"], made["pool"]) == (list(DECK.main), [], None)
    OwnDeck.objects.filter(pk=row.pk).update(visibility="private")
    assert send(bob(), f"{row.key}/copy/", name="x").status_code == HTTPStatus.NOT_FOUND


def test_it_describes_a_deck_and_leaves_what_is_not_sent() -> None:
    row = alices_deck(notes="my plan")
    told = send(alice(), f"{row.key}/", "patch", name="Oni", visibility="public").json()
    assert (told["name"], told["visibility"], told["notes"]) == ("Oni", "public", "my plan")
    assert send(bob(), f"{row.key}/", "patch", name="Mine").status_code == HTTPStatus.FORBIDDEN
    assert send(alice(), f"{row.key}/", "patch", name="a\nb").json()["code"] == "decks.bad-name"
    row.refresh_from_db()
    assert row.name == "Oni"


def test_it_suggests_a_build_with_its_reasons_lays_it_and_undoes_it() -> None:
    row = alices_deck(UNBUILT)
    told = alice().get(f"{DECKS}{row.key}/suggestion/").json()
    assert (len(told["main"]), len(told["life"])) == (23, 16)
    assert all(one["why"] for one in (*told["main"], *told["life"], told["epic"]))
    laid = send(alice(), f"{row.key}/suggestion/", revision=1).json()
    assert laid["legal"]
    assert laid["main"] == [one["card"] for one in told["main"]]
    stale = send(alice(), f"{row.key}/undo/", revision=1)
    assert stale.status_code == HTTPStatus.CONFLICT
    assert send(alice(), f"{row.key}/undo/", revision=2).json()["rest"] == list(POOL)


def test_it_tells_nobody_else_what_would_be_suggested() -> None:
    row = alices_deck(UNBUILT, visibility="public")
    assert bob().get(f"{DECKS}{row.key}/suggestion/").status_code == HTTPStatus.FORBIDDEN
    assert send(bob(), f"{row.key}/undo/", revision=1).status_code == HTTPStatus.FORBIDDEN
    assert placed(row) == ([], [], list(POOL), [])


def test_it_prints_a_deck() -> None:
    row = alices_deck()
    for kind in ("list", "registration"):
        sheet = alice().get(f"{DECKS}{row.key}/sheet/", {"kind": kind})
        assert sheet["Content-Type"] == "application/pdf"
        assert sheet.content.startswith(b"%PDF")
    for address in (f"{DECKS}{row.key}/sheet/", f"/decks/{row.key}/sheet/"):
        assert alice().get(address, {"kind": "", "epic": ""}).status_code == HTTPStatus.OK
        assert alice().get(address, {"paper": "A9"}).status_code == 400
    assert bob().get(f"{DECKS}{row.key}/sheet/").status_code == HTTPStatus.NOT_FOUND


def test_it_tells_a_stranger_no_epic_on_any_of_these() -> None:
    row = alices_deck(visibility="public")
    seen = send(bob(), f"{row.key}/copy/", name="x").content.decode()
    assert EPIC not in seen + bob().get(f"{DECKS}public/").content.decode()
