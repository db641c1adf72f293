"""Replays and records for programs."""

import msgspec
import pytest
from django.test import Client

from battle.rules.fair import commit
from battle.rules.trinity.setup import Decks, Setup
from battle.tests.battles import battling, hurry, row_of
from battle.tests.test_replay import finish, whole
from tables.models import Seat
from tables.services import given_anew
from tables.tokens import link_token

pytestmark = pytest.mark.django_db
JSON = "application/json"


def replays(seats: list[Seat], page: str = "") -> str:
    return f"/api/v1/battles/replays/{row_of(seats[0]).key}/{page}"


def test_it_shows_a_program_what_its_seat_saw(client: Client) -> None:
    seats = battling()
    hurry(seats, answers=20)
    bearer = {"Authorization": f"Seat {given_anew(seats[1]).token}"}
    seen = client.get(replays(seats, "?eyes=0&at=9999"), headers=bearer).json()
    assert (seen["eyes"], seen["open"], seen["at"]) == (1, [1], seen["last"])
    assert "cards" not in seen["view"]["zones"][0]["Hand"]
    assert client.get(replays(seats)).status_code == 403
    assert client.get(replays(seats, "record/"), headers=bearer).status_code == 409


def test_it_walks_through_a_battle_that_is_over(client: Client) -> None:
    seats = battling()
    hurry(seats, answers=20)
    finish(seats)
    seen = client.get(replays(seats, "?eyes=2&at=4")).json()
    assert 4 in [step["at"] for step in seen["steps"]]
    assert seen["turns"][0]["number"] == 1
    assert client.get(replays(seats, "?eyes=nobody")).status_code == 400
    assert client.get(replays(seats, "record/")).json()["setup"]["format"] == "standard"


def test_it_brings_a_record_and_plays_on(client: Client) -> None:
    sent = {"record": msgspec.to_builtins(whole())}
    brought = client.post("/api/v1/battles/replays/", sent, content_type=JSON)
    assert brought.status_code == 201
    address = f"/api/v1/battles/replays/{brought.json()['key']}/"
    wish = {"name": "Dana", "seat": 1, "eyes": 1, "at": 20}
    (seat,) = client.post(f"{address}play-on/", wish, content_type=JSON).json()
    bearer = {"Authorization": f"Seat {seat['token']}"}
    at = f"/api/v1/battles/{seat['table']}/{seat['place']}/"
    assert client.get(at, headers=bearer).json()["seat"] == 1
    bad = client.post("/api/v1/battles/replays/", {"record": {"end": 3}}, content_type=JSON)
    assert (bad.status_code, bad.json()["code"]) == (400, "battle.cannot-load")


def test_it_says_how_the_shuffles_can_be_checked(client: Client) -> None:
    seats = battling()
    assert client.get(replays(seats, "verify/")).status_code == 409
    finish(seats)
    proof = client.get(replays(seats, "verify/")).json()
    setup = Setup(proof["format"], proof["seed"], tuple(Decks(**one) for one in proof["decks"]))
    assert commit(proof["salt"], setup) == proof["commitment"] == row_of(seats[0]).commitment
    assert set(proof["hands"][1]) <= {*proof["decks"][1]["main"], proof["decks"][1]["epic"]}
    assert proof["faults"] == []


def test_it_leads_a_program_from_its_battle_to_the_replay(client: Client) -> None:
    seats = battling()
    bearer = {"Authorization": f"Seat {given_anew(seats[1]).token}"}
    key = row_of(seats[0]).key
    assert client.get("/api/v1/battles/", headers=bearer).json()[0]["replay"] == key
    at, watch = f"/api/v1/battles/{seats[1].table.key}", link_token(seats[0].table, "watch")
    assert client.get(f"{at}/{seats[1].place}/", headers=bearer).json()["replay"] == key
    assert client.get(f"{at}/watch/{watch}/").status_code == 403
