"""Replays, records, boards and statistics for programs."""

import msgspec
import pytest
from django.test import Client

from battle import stats
from battle.models import Battle
from battle.puzzles import puzzle
from battle.tests.battles import battling, play_on, row_of
from battle.tests.test_replay import finish, whole
from battle.tests.test_stats import ended
from cards.rules.catalogue import card_sets
from tables.models import Seat
from tables.services import given_anew

pytestmark = pytest.mark.django_db
JSON = "application/json"


def replays(seats: list[Seat], page: str = "") -> str:
    return f"/api/v1/battles/replays/{row_of(seats[0]).key}/{page}"


def test_it_shows_a_program_what_its_seat_saw(client: Client) -> None:
    seats = battling()
    play_on(seats, answers=20)
    bearer = {"Authorization": f"Seat {given_anew(seats[1]).token}"}
    seen = client.get(replays(seats, "?eyes=0&at=9999"), headers=bearer).json()
    assert (seen["eyes"], seen["open"], seen["at"]) == (1, [1], seen["last"])
    assert "cards" not in seen["view"]["zones"][0]["Hand"]
    assert client.get(replays(seats)).status_code == 403
    assert client.get(replays(seats, "record/"), headers=bearer).status_code == 409


def test_it_walks_through_a_battle_that_is_over(client: Client) -> None:
    seats = battling()
    play_on(seats, answers=20)
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


def test_it_keeps_and_plays_a_board(client: Client) -> None:
    position = msgspec.to_builtins(puzzle("gattai").puzzle.position)
    sent = {"name": "Mine", "position": position, "goal": 12}
    kept = client.post("/api/v1/battles/boards/", sent, content_type=JSON)
    assert kept.status_code == 201
    address = f"/api/v1/battles/boards/{kept.json()['key']}/"
    assert client.get(address).json() == kept.json()
    assert client.get("/api/v1/battles/boards/").json() == [kept.json()]
    seats = client.post(f"{address}play/", {"name": "Dana"}, content_type=JSON).json()
    assert len(seats) == 3
    assert Battle.objects.get().goal == 12


def test_it_says_what_is_wrong_with_a_board(client: Client) -> None:
    for position, code in (
        ({"seat": 3}, "battle.position"),
        ({"seat": [{"hand": ["Pony"]}, {}, {}]}, "battle.no-card-named"),
    ):
        sent = {"name": "Mine", "position": position}
        answer = client.post("/api/v1/battles/boards/", sent, content_type=JSON)
        assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_it_counts_for_programs_too(client: Client) -> None:
    stats.count_battle.call(ended().pk)
    found = client.get("/api/v1/statistics/cards/?set=blaze").json()
    assert len(found) == len(card_sets()["blaze"].cards)
    assert sum(one["won"] for one in found) > 0
    assert client.get("/api/v1/statistics/cards/?set=nothing").status_code == 404
