"""List, editor, API, command and registration for a battle say the same of the same decks."""

from collections.abc import Callable
from datetime import date
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client
from msgspec import json
from msgspec.structs import replace

from cards.rules.catalogue import cards_by_id
from decks import services
from decks.models import OwnDeck, Registration
from decks.rules.deck import Deck
from decks.selectors import my_decks, view_of
from decks.tests.decks import BLAZE, PHANTOM
from decks.tests.stage import begun, bringing, building, suggested
from drafts.models import BannedList, Box
from drafts.tests.tables import browser
from tables.models import Seat
from tables.rules.refusal import Fault
from tables.sentences import say

pytestmark = pytest.mark.django_db

VOID = next(card.id for card in BLAZE.cards if card.rarity == "Void")
EPICS = [card.id for card in BLAZE.epics]
FOREIGN = PHANTOM.cards[30].id


def first(deck: Deck, **places: tuple[str, ...]) -> Deck:
    return replace(deck, **places)


CASES: dict[str, tuple[Callable[[Deck], Deck], set[str]]] = {
    "legal": (lambda deck: deck, set()),
    "22 + 17": (
        lambda deck: first(deck, main=deck.main[1:], life=(*deck.life, deck.main[0])),
        {"too-few", "too-many"},
    ),
    "24 + 15": (
        lambda deck: first(deck, main=(*deck.main, deck.life[0]), life=deck.life[1:]),
        {"too-few", "too-many"},
    ),
    "a foreign card": (
        lambda deck: first(deck, main=(*deck.main[1:], FOREIGN)),
        {"unknown-card", "not-used"},
    ),
    "an Epic in the deck": (
        lambda deck: first(deck, life=(*deck.life[1:], EPICS[0])),
        {"epic-in-deck", "not-used"},
    ),
    "a card drafted once, twice": (
        lambda deck: first(deck, main=(*deck.main[1:], deck.life[0])),
        {"more-than-drafted", "not-used"},
    ),
    "no Epic": (lambda deck: first(deck, epics=()), {"no-epic"}),
    "two Epics": (lambda deck: first(deck, epics=tuple(EPICS[:2])), {"many-epics"}),
    "no such Epic": (lambda deck: first(deck, epics=(deck.main[0],)), {"not-an-epic"}),
    "nothing": (
        lambda deck: first(deck, main=(), life=(), epics=()),
        {"too-few", "no-epic", "not-used"},
    ),
}


def laid(row: OwnDeck, deck: Deck) -> OwnDeck:
    """The deck stored as it is, legal or not."""
    places = {name: list(getattr(deck, name)) for name in ("main", "life", "rest", "epics")}
    OwnDeck.objects.filter(pk=row.pk).update(**places)
    row.refresh_from_db()
    return row


def said_everywhere(row: OwnDeck, seat: Seat, path: Path) -> dict[str, list[str]]:
    """What each of them says of the same deck."""
    client, text = browser(seat), as_file(view_of(row, row.owner).deck, row.pool)
    path.write_text(text)
    return {
        "list": of_list(row),
        "editor": of_editor(client, row),
        "API": of_api(client, row),
        "API of a file": of_check(client, text),
        "command": of_command(path),
        "registration": of_registration(client, seat, row),
    }


def as_file(deck: Deck, pool: list[str] | None) -> str:
    epics = list(deck.epics)
    sent = {"format": "trinity-deck/1", "set": deck.set, "main": deck.main, "life": deck.life}
    sent |= {"epic": epics} | ({"pool": pool} if pool else {})
    return json.encode(sent).decode()


def of_list(row: OwnDeck) -> list[str]:
    (view,) = my_decks(row.owner)
    return sentences(view.verdict.faults)


def of_editor(client: Client, row: OwnDeck) -> list[str]:
    """What the builder shows beside the board."""
    page = client.get(f"/decks/{row.key}/").content.decode()
    said = sentences(view_of(row, row.owner).verdict.faults)
    return [one for one in said if shown(one, page)]


def shown(sentence: str, page: str) -> bool:
    return sentence.replace("&", "&amp;").replace("'", "&#x27;") in page


def of_api(client: Client, row: OwnDeck) -> list[str]:
    return messages(client.get(f"/api/v1/decks/{row.key}/").json()["faults"])


def of_check(client: Client, text: str) -> list[str]:
    sent = {"text": text, "format": "standard"}
    answer = client.post("/api/v1/decks/check/", sent, content_type="application/json")
    return messages(answer.json()["faults"])


def of_registration(client: Client, seat: Seat, row: OwnDeck) -> list[str]:
    address = f"/api/v1/builds/{seat.table.key}/{seat.place}/register/"
    sent = {"game": 1, "key": row.key, "revision": row.revision}
    answer = client.post(address, sent, content_type="application/json")
    assert (answer.status_code == 200) is Registration.objects.exists()
    Registration.objects.all().delete()
    return messages(answer.json().get("details", ()))


def of_command(path: Path) -> list[str]:
    said = StringIO()
    try:
        call_command("check_deck", path, format="standard", stdout=said, stderr=StringIO())
    except SystemExit:
        return sorted(said.getvalue().splitlines())
    return []


def sentences(faults: tuple[Fault, ...]) -> list[str]:
    return sorted(map(say, faults))


def messages(faults: list[dict[str, str]]) -> list[str]:
    return sorted(fault["message"] for fault in faults)


def same(said: dict[str, list[str]]) -> list[str]:
    """What all of them say."""
    assert said == dict.fromkeys(said, said["list"])
    return said["list"]


@pytest.mark.parametrize("case", [*CASES])
def test_it_says_the_same_everywhere(case: str, tmp_path: Path) -> None:
    seat = building()[0]
    row = begun(seat)
    change, codes = CASES[case]
    row = laid(row, change(view_of(row, row.owner).deck))
    found = view_of(row, row.owner).verdict.faults
    assert {fault.code.removeprefix("decks.") for fault in found} == codes
    assert same(said_everywhere(row, seat, tmp_path / "deck.json")) == sentences(found)


@pytest.mark.parametrize("place", ["main", "life", "epics"])
def test_it_says_the_same_everywhere_of_a_card_that_its_box_bans(
    place: str, tmp_path: Path
) -> None:
    seat = building()[0]
    row = begun(seat)
    name = cards_by_id()[getattr(row, place)[0]].name
    BannedList.objects.create(since=date(2026, 3, 1), cards=[name])  # for a file, today's
    Box.objects.update(bans=[name])
    OwnDeck.objects.update(bans=[name])
    row.refresh_from_db()
    (said,) = same(said_everywhere(row, seat, tmp_path / "deck.json"))
    assert f"{name} is banned" in said


def test_it_says_the_same_everywhere_of_a_pool_that_is_missing(tmp_path: Path) -> None:
    seat = bringing()[0]
    row = services.create_deck(person=seat.person, name="Mine", set_key="blaze", format="standard")
    row = laid(row, suggested(seat))
    (said,) = same(said_everywhere(row, seat, tmp_path / "deck.json"))
    assert "pool is missing" in said


@pytest.mark.parametrize("count", ["0", "-1"])
def test_it_refuses_counts_below_one_wherever_a_deck_comes_in(count: str, tmp_path: Path) -> None:
    text = f"Main\n{count} Skuldia\n"
    path = tmp_path / "deck.txt"
    path.write_text(text)
    (said,) = [one for one in of_command(path) if "Skuldia" in one]
    assert said in of_check(Client(), text)
    kept = {"text": text, "format": "standard", "name": "Mine"}
    answer = Client().post("/api/v1/decks/", kept, content_type="application/json")
    assert said in messages(answer.json()["details"])
    page = Client().post("/decks/import/check/", {"text": text, "once": "1"}).content.decode()
    assert shown(said, page)
    assert not OwnDeck.objects.exists()
