"""Decks brought in from text and files."""

from urllib.parse import urlparse

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import resolve

from decks.exchange.formats import FORMATS, write_deck
from decks.exchange.shelf import Options
from decks.models import OwnDeck
from decks.tests.decks import DECK, POOL, SHELF
from decks.tests.site import alice, alices_deck

pytestmark = pytest.mark.django_db

LINES = [SHELF.cards[id].name for id in POOL]


def bring(text: str, **more: object):
    return alice().post("/decks/import/", {"text": text, "once": "k", "save": "1", **more})


@pytest.mark.parametrize("name", FORMATS)
def test_it_brings_a_deck_in_every_format(name: str) -> None:
    assert bring(write_deck(DECK, SHELF, name, Options(language="ja"))).status_code == 302
    row = OwnDeck.objects.get()
    assert sorted(row.main) == sorted(DECK.main)
    assert sorted(row.life) == sorted(DECK.life)
    assert row.epics == list(DECK.epics)


@pytest.mark.parametrize("name", FORMATS)
def test_it_gives_its_owner_a_file_that_reads_back(name: str) -> None:
    row = alices_deck()
    text = alice().get(f"/decks/{row.key}/export/{name}/").content.decode()
    bring(text)
    brought = OwnDeck.objects.exclude(pk=row.pk).get()
    assert sorted(brought.main) == sorted(DECK.main)
    assert brought.epics == list(DECK.epics)


def test_it_names_the_pictures_that_the_simulator_loads() -> None:
    file = alice().get(f"/decks/{alices_deck().key}/export/tts/").json()
    (sheet, *_others) = file["ObjectStates"][0]["CustomDeck"].values()
    assert sheet["FaceURL"].startswith("http://testserver/faces/blaze/")
    for address in (sheet["FaceURL"], sheet["BackURL"]):
        assert resolve(urlparse(address).path).view_name in ("face-sheet", "face-back")


def test_it_takes_an_upload_over_the_text() -> None:
    file = SimpleUploadedFile("deck.txt", write_deck(DECK, SHELF, "text").encode())
    bring("nonsense", file=file)
    assert len(OwnDeck.objects.get().main) == 23


def test_it_names_a_sign_that_no_deck_has() -> None:
    text = "Main\n1 Vo\x00id"
    said = alice().post("/decks/import/check/", {"text": text, "once": "k"}).content.decode()
    assert "Line 2 holds a control character" in said
    assert "Line 2 holds a control character" in bring(text).content.decode()
    assert not OwnDeck.objects.exists()


def test_it_names_every_unknown_line_and_saves_nothing() -> None:
    answer = bring(f"Main\n1 {LINES[0]}x\n2 nobody knows this\n")
    page = answer.content.decode()
    assert "Did you mean" in page
    assert "nobody knows this" in page
    assert not OwnDeck.objects.exists()


def test_it_asks_which_cards_are_main_and_which_life() -> None:
    text = "\n".join([*LINES[:20], "", *LINES[20:]])
    answer = bring(text)
    assert "Which cards are Main and which Life?" in answer.content.decode()
    assert not OwnDeck.objects.exists()
    bring(text, places=["main", "life"])
    row = OwnDeck.objects.get()
    assert (len(row.main), len(row.life)) == (20, 19)


def test_it_takes_a_pool_from_a_file_as_what_the_file_says() -> None:
    bring("\n".join(["Pool", *LINES]))
    row = OwnDeck.objects.get()
    assert (row.source, row.format, len(row.pool), len(row.rest)) == ("file", "standard", 39, 39)


def test_it_shows_while_one_writes_and_saves_nothing() -> None:
    text = write_deck(DECK, SHELF, "text")
    page = alice().post("/decks/import/check/", {"text": text, "once": "k"}).content.decode()
    assert LINES[0] in page
    assert not OwnDeck.objects.exists()


@pytest.mark.parametrize("text", ["", "   ", "{", "\x00", "<", "trinity1.blaze.AAAA"])
def test_it_refuses_what_is_no_deck(text: str) -> None:
    assert bring(text).status_code == 400
    assert not OwnDeck.objects.exists()


def test_it_offers_no_format_that_there_is_not() -> None:
    assert alice().get(f"/decks/{alices_deck().key}/export/pdf/").status_code == 404
