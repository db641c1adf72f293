"""The pages of decks: what their owner does there, and what nobody else ever sees."""

import pytest
from django.test import Client
from msgspec.structs import replace

from cards.rules.catalogue import cards_by_id
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.tests.decks import COMMON, DECK, EPIC, POOL
from decks.tests.site import alice, alices_deck, bob, placed
from drafts.tests.boxes import alices_box

pytestmark = pytest.mark.django_db

EPIC_NAME = cards_by_id()[EPIC].name
PAGES = ["", "export/", "export/text/", "export/json/", "export/code/", "fitting/?q=c:red"]
OWN = ["find/", "suggest/", "about/", "delete/"]


def laid(deck: Deck, revision: int = 1) -> dict[str, object]:
    """A deck as the page sends it."""
    places = {name: list(getattr(deck, name)) for name in ("main", "life", "rest", "epics")}
    return {"revision": revision, **places}


def test_it_lists_a_person_s_decks_alone() -> None:
    alices_deck()
    assert "Dragons" in alice().get("/decks/").content.decode()
    assert "Dragons" not in bob().get("/decks/").content.decode()
    assert "Dragons" not in bob().get("/decks/public/").content.decode()


def test_it_shows_a_public_deck_to_everybody() -> None:
    alices_deck(visibility="public")
    assert "Dragons" in bob().get("/decks/public/").content.decode()


@pytest.mark.parametrize("page", PAGES + OWN)
def test_it_hides_a_private_deck_as_if_there_were_none(page: str) -> None:
    row = alices_deck()
    assert bob().get(f"/decks/{row.key}/{page}").status_code == 404


@pytest.mark.parametrize("page", OWN)
def test_it_keeps_the_owner_s_pages_from_others(page: str) -> None:
    row = alices_deck(visibility="public")
    assert bob().get(f"/decks/{row.key}/{page}").status_code == 403


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("epics", [[EPIC], [], [EPIC, EPIC], [COMMON]])
def test_it_tells_a_stranger_nothing_of_the_epic(page: str, epics: list[str]) -> None:
    row = alices_deck(visibility="public", epics=epics, notes="my plan")
    one = bob().get(f"/decks/{row.key}/{page}").content.decode()
    row = alices_deck(visibility="public", epics=[EPIC])
    other = bob().get(f"/decks/{row.key}/{page}").content.decode()
    assert EPIC not in one
    assert EPIC_NAME not in one
    assert "my plan" not in one
    assert ("Epic is chosen" in one) == ("Epic is chosen" in other)
    assert ("Ready to play" in one) == ("Ready to play" in other)


def test_it_tells_a_stranger_nothing_of_the_rest() -> None:
    row = alices_deck(Deck(set="blaze", rest=POOL), visibility="link")
    assert 'class="face ' not in bob().get(f"/decks/{row.key}/").content.decode()


def test_it_saves_what_the_page_shows_and_says_what_is_wrong_with_it() -> None:
    row = alices_deck()
    wanted = replace(DECK, main=DECK.main[1:], rest=DECK.main[:1])
    answer = alice().post(f"/decks/{row.key}/lay/", laid(wanted))
    assert 'data-revision="2"' in answer.content.decode()
    assert "Main Deck: 22 cards" in answer.content.decode()
    assert placed(row)[2] == [DECK.main[0]]


def test_it_answers_a_stale_page_with_what_to_do() -> None:
    row = alices_deck(revision=5)
    answer = alice().post(f"/decks/{row.key}/lay/", laid(replace(DECK, epics=())))
    assert answer.status_code == 409
    assert 'data-latest="5"' in answer.content.decode()
    assert placed(row)[3] == [EPIC]


@pytest.mark.parametrize("wrong", [{"revision": "x"}, {"revision": -1}, {}])
def test_it_refuses_an_edit_that_makes_no_sense(wrong: dict[str, object]) -> None:
    row = alices_deck()
    assert alice().post(f"/decks/{row.key}/lay/", wrong).status_code == 400
    assert placed(row)[0] == list(DECK.main)


def test_it_moves_a_card_without_script() -> None:
    row = alices_deck()
    sent = {"revision": 1, "card": f"main|{POOL[0]}", "to": "life"}
    assert alice().post(f"/decks/{row.key}/edit/", sent).status_code == 302
    assert len(placed(row)[1]) == 17
    answer = alice().post(f"/decks/{row.key}/edit/", sent)
    assert answer.status_code == 409
    assert "was changed meanwhile" in answer.content.decode()
    alice().post(f"/decks/{row.key}/edit/", {"revision": 2, "undo": "1"})
    assert len(placed(row)[1]) == 16


def test_it_adds_a_card_and_chooses_an_epic_without_script() -> None:
    alice().post("/decks/new/", {"name": "Free", "set": "blaze", "once": "k"})
    row = OwnDeck.objects.get()
    alice().post(f"/decks/{row.key}/edit/", {"revision": 1, "add": f"life|{COMMON}"})
    alice().post(f"/decks/{row.key}/edit/", {"revision": 2, "epic": EPIC})
    assert placed(row) == ([], [COMMON], [], [EPIC])


@pytest.mark.parametrize(("chosen", "offered"), [(EPIC, 4), ("", 3)])
def test_it_offers_no_banned_epic_but_shows_one_that_was_chosen(chosen: str, offered: int) -> None:
    deck = replace(DECK, epics=(chosen,) if chosen else ())
    row = alices_deck(deck, bans=[cards_by_id()[EPIC].name])
    page = alice().get(f"/decks/{row.key}/").content.decode()
    assert page.count('name="epic"') == offered


def test_it_filters_by_the_language_of_the_card_browser() -> None:
    row = alices_deck()
    fits = alice().get(f"/decks/{row.key}/fitting/", {"q": "r:common"}).json()["fits"]
    assert set(fits) <= set(POOL)
    assert COMMON in fits
    answer = alice().get(f"/decks/{row.key}/", {"q": "cost<"})
    assert answer.status_code == 200
    assert "field-fault" in answer.content.decode()


def test_it_shows_a_suggestion_with_its_reasons_before_it_lays_it() -> None:
    row = alices_deck(Deck(set="blaze", rest=POOL))
    page = alice().get(f"/decks/{row.key}/suggest/").content.decode()
    assert "The Main Deck is built around" in page
    assert placed(row)[2] == list(POOL)
    alice().post(f"/decks/{row.key}/suggest/", {"revision": 1})
    assert len(placed(row)[0]) == 23


def test_it_refuses_to_suggest_a_build_of_less_than_a_pool() -> None:
    row = alices_deck(Deck(set="blaze", rest=POOL[:5]), pool=None, format="box")
    assert alice().get(f"/decks/{row.key}/suggest/").status_code == 400


def test_it_asks_before_it_deletes() -> None:
    row = alices_deck()
    alice().get(f"/decks/{row.key}/delete/")
    assert OwnDeck.objects.count() == 1
    alice().post(f"/decks/{row.key}/delete/")
    assert not OwnDeck.objects.exists()


def test_it_offers_the_packs_that_may_be_read() -> None:
    box = alices_box(seed="hello")
    address = f"/decks/packs/{box.public_id}/"
    assert "Pack 27" in bob().get(address).content.decode()
    assert bob().post(address, {"packs": [], "once": "k"}).status_code == 400
    bob().post(address, {"packs": [1, 2, 3], "once": "k"})
    assert OwnDeck.objects.get().pool is not None


def test_it_writes_nothing_for_who_only_looks() -> None:
    row = alices_deck(visibility="public")
    for page in PAGES:
        bob().get(f"/decks/{row.key}/{page}")
    assert "sessionid" not in Client().get("/decks/").cookies
    assert OwnDeck.objects.count() == 1


def test_it_lists_decks_in_the_order_that_was_chosen_last() -> None:
    for name in ("Beta", "Alpha", "Gamma"):
        OwnDeck.objects.filter(pk=alices_deck().pk).update(name=name)
    browser = alice()

    def listed(query: str = "") -> list[str]:
        return [view.row.name for view in browser.get(f"/decks/{query}").context["decks"]]

    assert listed() == ["Gamma", "Alpha", "Beta"]
    assert listed("?order=name") == ["Alpha", "Beta", "Gamma"]
    assert listed() == listed("?order=nonsense") == ["Gamma", "Alpha", "Beta"]
    browser.cookies["decks_order"] = "name"
    assert listed() == ["Alpha", "Beta", "Gamma"]


def test_it_keeps_notes_as_they_are_written_and_says_why_it_keeps_none() -> None:
    row = alices_deck(visibility="link", notes="old")
    at, htmx = f"/decks/{row.key}/notes/", {"HX-Request": "true"}
    said = alice().post(at, {"notes": "Two colours.\n"}, headers=htmx)
    assert "Saved" in said.content.decode()
    assert "Two colours." in alice().get(f"/decks/{row.key}/").content.decode()
    said = alice().post(at, {"notes": "x" * 4001}, headers=htmx)
    assert said.status_code == 400
    assert "at most 4000 characters" in said.content.decode()
    assert bob().post(at, {"notes": "mine"}).status_code == 403
    row.refresh_from_db()
    assert (row.notes, row.name, row.visibility) == ("Two colours.\n", "Dragons", "link")
