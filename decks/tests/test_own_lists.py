"""Decks of a player's own list are brought and taken along as any other."""

import json
from collections import Counter

import pytest
from django.utils import timezone
from django.utils.translation import override

from cards.rules.catalogue import card_sets
from cards.selectors import card_set
from cards.services import create_list
from decks.checking import checked
from decks.exchange.formats import FORMATS, read_deck, write_deck
from decks.exchange.shelf import Options
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.rules.verdict import verdict
from decks.shelves import shelf_for, shelf_of
from decks.tests.decks import BLAZE, codes, only
from decks.tests.site import ALICE_NAME, alice, alices_deck, bob
from tables.sentences import say

pytestmark = pytest.mark.django_db

HARD = ("No Entry (2nd)", "4 Horsemen", "x2 & Friends", "Σ＝Ω・！", "It's “Quoted”, truly", "'=1+1")
OWN = "".join(
    f"""
[[card]]
name = {json.dumps(name, ensure_ascii=False)}
ja = "自作{number}"
rarity = "Common"
type = "Unit"
color = ["Blue"]
cost = 2
power = 2000
break = 1
"""
    for number, name in enumerate(HARD)
)
OFFICIAL = [card for card in BLAZE.cards if card.rarity != "Epic"][10:40]
NAMED_IN_FILE = ("json", "tts", "code")


@pytest.fixture
def key() -> str:
    """A list of Alice's: cards she made, and official ones."""
    official = "".join(f'\n[[card]]\nname = "{card.name}"\n' for card in OFFICIAL)
    return create_list(person=ALICE_NAME, name="Mine", text=OWN + official).set_key


def deck_of(key: str) -> Deck:
    ids = [card.id for card in card_set(key).cards]
    return Deck(set=key, main=tuple(ids[:23]), life=tuple(ids[-13:]), epics=(BLAZE.epics[0].id,))


def counted(deck: Deck | None) -> tuple[Counter[str], ...]:
    assert deck is not None
    return Counter(deck.main), Counter(deck.life), Counter(deck.epics)


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_carries_a_deck_of_a_list(name: str, language: str, key: str) -> None:
    deck, shelf = deck_of(key), shelf_of(card_set(key))
    if name == "code":
        deck = Deck(set=key, main=deck.main, life=deck.life)
    written = write_deck(deck, shelf, name, Options(language=language, face_url="/faces/{set}/1"))
    chosen = "" if name in NAMED_IN_FILE else key
    reading = read_deck(written, shelf_for(written, chosen), name)
    assert reading.faults == ()
    assert reading.set == key
    assert counted(reading.deck) == counted(deck)


@pytest.mark.parametrize("name", [name for name in FORMATS if name != "code"])
def test_it_reads_back_the_file_that_its_owner_took_along(name: str, key: str) -> None:
    deck = deck_of(key)
    row = alices_deck(deck, set_key=key, format="box", pool=None, source="")
    text = alice().get(f"/decks/{row.key}/export/{name}/").content.decode()
    cards = "" if name in NAMED_IN_FILE else key
    sent = {"text": text, "once": "k", "save": "1", "cards": cards}
    assert alice().post("/decks/import/", sent).status_code == 302
    brought = OwnDeck.objects.exclude(pk=row.pk).get()
    assert brought.set_key == key
    assert sorted(brought.main) == sorted(deck.main)


def test_it_offers_a_person_their_own_lists(key: str) -> None:
    assert key in alice().get("/decks/import/").content.decode()
    assert key not in bob().get("/decks/import/").content.decode()


def test_it_says_that_nobody_knows_a_list(key: str) -> None:
    gone = key.replace(key[5:27], "A" * 22)
    page = bob().post("/decks/import/", {"text": "1 Void", "cards": gone, "once": "k", "save": "1"})
    assert page.status_code == 400
    assert not OwnDeck.objects.exists()


def test_it_checks_and_writes_a_deck_of_a_list_through_the_api(key: str) -> None:
    written = write_deck(deck_of(key), shelf_of(card_set(key)), "text")
    sent = {"text": written, "set": key, "format": "box"}
    faults = alice().post("/api/v1/decks/check/", sent, "application/json").json()["faults"]
    assert {fault["code"] for fault in faults} == {"decks.too-few"}
    asked = {"text": written, "set": key, "write_as": "csv"}
    answer = alice().post("/api/v1/decks/exchange/", asked, "application/json").json()
    assert "4 Horsemen" in answer["text"]


def test_it_judges_a_file_that_names_its_list(key: str) -> None:
    written = write_deck(deck_of(key), shelf_of(card_set(key)), "json")
    faults, _notes = checked(written.encode(), "box", None, timezone.localdate())
    assert codes(faults) == ["too-few"]


def test_it_looks_among_official_cards_where_no_list_is_meant() -> None:
    assert shelf_for("1 Void").sets.keys() == card_sets().keys()


def test_it_calls_cards_of_a_list_by_their_japanese_names(key: str) -> None:
    own = card_set(key)
    card = next(card for card in own.cards if card.name == "4 Horsemen")
    deck = Deck(set=key, main=(card.id,) * 23, life=deck_of(key).life, epics=(BLAZE.epics[0].id,))
    fault = only(verdict(deck, "box", card_set=own, epics=BLAZE.epics).faults, "too-many-copies")
    assert say(fault).startswith("4 Horsemen: 23 copies")
    with override("ja"):
        assert say(fault).startswith("自作1")
