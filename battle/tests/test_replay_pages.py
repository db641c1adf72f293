"""The pages of replays: who sees which, what they offer, and the files they take."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse
from django.utils.html import escape

from battle.models import Battle
from battle.tests.battles import battling, holder, hurry, row_of
from battle.tests.test_replay import finish, text_of, whole
from cards.rules.catalogue import cards_by_id
from cards.rules.keywords import keywords_of
from cards.words import explained
from tables.models import Seat

pytestmark = pytest.mark.django_db


@pytest.fixture
def seats() -> list[Seat]:
    seats = battling()
    hurry(seats, answers=30)
    return seats


def address(seats: list[Seat], page: str = "") -> str:
    return f"/battles/{row_of(seats[0]).key}/{page}"


def test_it_lets_a_player_look_back_at_what_they_saw(seats: list[Seat]) -> None:
    page = holder(seats[1]).get(address(seats, "?at=9999")).content.decode()
    assert "Bob’s Hand" in page
    assert "record.json" not in page
    assert "Play on from here" not in page


def test_it_shuts_a_stranger_out_before_the_end(client: Client, seats: list[Seat]) -> None:
    for page, status in (("", 403), ("record.json", 409), ("verify/", 409), ("look/1/1/", 403)):
        assert client.get(address(seats, page)).status_code == status
    assert client.post(address(seats, "play-on/")).status_code == 403


def test_it_tells_even_a_player_no_secret_before_the_end(seats: list[Seat]) -> None:
    mine, row = holder(seats[1]), row_of(seats[0])
    secrets = [json.loads(row.setup)["seed"], row.salt]
    for page in ("", "?eyes=0", "?eyes=-1&at=3", "record.json", "verify/", "look/1/9/?number=7"):
        answer = mine.get(address(seats, page))
        assert not [one for one in secrets if one in answer.content.decode()]
        assert "Alice’s Hand" not in answer.content.decode()


def test_it_shows_everybody_every_step_after_the_end(client: Client, seats: list[Seat]) -> None:
    finish(seats)
    for eyes, hand in ((-1, None), (0, "Alice"), (2, "Charlie")):
        page = client.get(address(seats, f"?eyes={eyes}&at=6")).content.decode()
        assert hand is None or f"{hand}’s Hand" in page
        assert f"?eyes={eyes}&amp;at=5" in page
        assert f"?eyes={eyes}&amp;at=7" in page


def test_it_takes_any_address_for_the_nearest_moment(client: Client, seats: list[Seat]) -> None:
    finish(seats)
    for query in ("?at=0", "?at=-5", "?at=999999", "?at=x&eyes=y", "?eyes=77", "?at=99999999999"):
        assert client.get(address(seats, query)).status_code == 200
    assert client.get("/battles/nothing/").status_code == 404


def test_it_looks_at_a_card_as_it_was_then(client: Client, seats: list[Seat]) -> None:
    finish(seats)
    page = client.get(address(seats, "?eyes=0&at=9999")).content.decode()
    look = page.split('class="own" href="')[1].split('"')[0]
    assert client.get(look).status_code == 200
    assert client.get(look, headers={"HX-Request": "true"}).status_code == 200
    assert client.get(look.split("?")[0] + "?number=3").status_code == 404


def test_it_explains_the_words_of_a_card_wherever_it_is_looked_at(
    client: Client, seats: list[Seat]
) -> None:
    finish(seats)
    card = next(card for card in cards_by_id().values() if keywords_of(card))
    name, meaning = explained(keywords_of(card)[0])
    for page in (address(seats, "look/1/1/"), "/boards/card/"):
        html = client.get(page, {"card": card.id}).content.decode()
        assert f"<dt>{escape(name)}</dt><dd>{escape(meaning)}</dd>" in html


def test_it_keeps_the_readers_look(client: Client, seats: list[Seat]) -> None:
    finish(seats)
    client.cookies["look"] = "slate"
    assert 'data-look="slate"' in client.get(address(seats)).content.decode()


def test_it_saves_and_brings_along(client: Client, seats: list[Seat]) -> None:
    finish(seats)
    saved = client.get(address(seats, "record.json"))
    assert saved.headers["Content-Disposition"].endswith('.json"')
    brought = client.post("/battles/replay/", {"text": saved.content.decode()})
    row = Battle.objects.get(table=None)
    assert brought.headers["Location"] == reverse("battle-replay", args=[row.key])
    assert client.get(brought.headers["Location"]).status_code == 200
    assert client.get(f"{brought.headers['Location']}verify/").status_code == 409


def test_it_reads_a_file(client: Client) -> None:
    file = SimpleUploadedFile("battle.json", text_of(whole()).encode())
    answer = client.post("/battles/replay/", {"file": file})
    assert answer.status_code == 302
    page = client.get(answer.headers["Location"] + "?at=99999").content.decode()
    assert "Player 1" in page


def test_it_keeps_what_was_pasted_when_it_is_refused(client: Client) -> None:
    for sent in ("{}", "nonsense <b>", ""):
        answer = client.post("/battles/replay/", {"text": sent})
        assert answer.status_code == 400
        assert "<b>" not in answer.content.decode().split("<textarea")[1]
    assert not Battle.objects.exists()


def test_it_limits_how_much_is_brought(client: Client, settings: object) -> None:
    settings.RATES = settings.RATES | {"upload": "1/h"}
    assert client.post("/battles/replay/", {"text": "{}"}).status_code == 400
    assert client.post("/battles/replay/", {"text": "{}"}).status_code == 429


def test_it_plays_on_at_a_table_of_ones_own(client: Client, seats: list[Seat]) -> None:
    finish(seats)
    sent = {"name": "Dana", "seat": "1", "level": "random", "once": "x"}
    answer = client.post(address(seats, "play-on/?eyes=1&at=12"), sent)
    assert "/tables/" in answer.headers["Location"]
    assert client.get(answer.headers["Location"], follow=True).status_code == 200
    assert client.post(address(seats, "play-on/?eyes=1&at=12"), sent).headers == answer.headers


def test_it_says_why_one_cannot_play_on(client: Client, seats: list[Seat]) -> None:
    finish(seats)
    sent = {"name": "Dana", "seat": "9", "level": "wise", "once": "x"}
    page = client.post(address(seats, "play-on/?at=12"), sent, follow=True).content.decode()
    assert "wise" in page
    assert Battle.objects.count() == 1


def test_it_checks_the_shuffles(client: Client, seats: list[Seat]) -> None:
    finish(seats)
    page = client.get(address(seats, "verify/")).content.decode()
    assert "Seed and decks are those that were promised." in page
    assert "comes to the same end" in page
    row = row_of(seats[0])
    row.salt = "00" * 32
    row.save()
    assert "not those that were promised" in client.get(address(seats, "verify/")).content.decode()
