"""Boards and puzzles for programs."""

import msgspec
import pytest
from django.test import Client

from battle.models import Battle, SetUpBoard
from battle.positions.puzzles import PUZZLES, puzzle
from battle.tests.test_boards import solve
from tables.models import Table

pytestmark = pytest.mark.django_db
JSON = "application/json"
BOARDS = "/api/v1/battles/boards/"
PUZZLE = "/api/v1/battles/puzzles/gattai/"


def sent(**changed: object) -> dict[str, object]:
    """A board to keep."""
    position = msgspec.to_builtins(puzzle("gattai").puzzle.position)
    return {"name": "Mine", "position": position, "goal": 12} | changed


def keep(client: Client) -> str:
    """Keep a board; its address."""
    kept = client.post(BOARDS, sent(), content_type=JSON)
    assert kept.status_code == 201
    return f"{BOARDS}{kept.json()['key']}/"


def test_it_keeps_and_plays_a_board(client: Client) -> None:
    address = keep(client)
    assert client.get(BOARDS).json() == [client.get(address).json()]
    seats = client.post(f"{address}play/", {"name": "Dana"}, content_type=JSON).json()
    assert len(seats) == 3
    assert Battle.objects.get().goal == 12


def test_it_says_what_is_wrong_with_a_board(client: Client) -> None:
    for position, code in (
        ({"seat": 3}, "battle.position"),
        ({"seat": [{"hand": ["Pony"]}, {}, {}]}, "battle.no-card-named"),
    ):
        for address in (BOARDS, f"{BOARDS}check/"):
            answer = client.post(address, sent(position=position), content_type=JSON)
            assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert not SetUpBoard.objects.exists()


def test_it_shows_a_board_before_it_is_kept(client: Client) -> None:
    view = client.post(f"{BOARDS}check/", sent(), content_type=JSON).json()
    assert (view["seat"], view["turn"]["phase"]) == (0, "main1")
    assert not SetUpBoard.objects.exists()


def test_it_lets_its_owner_alone_change_and_delete_a_board(client: Client) -> None:
    address, stranger = keep(client), Client()
    assert stranger.put(address, sent(name="Theirs"), content_type=JSON).status_code == 403
    assert stranger.delete(address).status_code == 403
    changed = client.put(address, sent(name="Better", goal=None), content_type=JSON).json()
    assert (changed["name"], changed["goal"]) == ("Better", None)
    assert client.get(address).json() == changed
    assert client.delete(address).status_code == 204
    assert client.get(address).status_code == 404


def test_it_lists_the_puzzles_without_their_solutions(client: Client) -> None:
    found = client.get("/api/v1/battles/puzzles/").json()
    assert [one["slug"] for one in found] == list(PUZZLES)
    assert client.get(PUZZLE).json() == next(one for one in found if one["slug"] == "gattai")
    assert not any("answers" in one["position"] for one in found)
    assert client.get("/api/v1/battles/puzzles/nothing/").status_code == 404


def test_it_tries_a_puzzle_and_then_once_more(client: Client) -> None:
    wish = {"name": "Dana", "seat": 0, "level": "random"}
    (seat,) = client.post(f"{PUZZLE}play/", wish, content_type=JSON).json()
    address = f"/api/v1/battles/{seat['table']}/{seat['place']}/"
    bearer = {"Authorization": f"Seat {seat['token']}"}
    task = {"goal": 12, "solver": 0, "outcome": "open"}
    assert client.get(address, headers=bearer).json()["task"] == task
    solve("gattai")
    solved = client.get(address, headers=bearer).json()
    assert solved["task"] == task | {"outcome": "solved"}
    (anew,) = client.post(f"{address}again/", headers=bearer).json()
    assert anew["table"] != seat["table"]
    assert Battle.objects.latest("pk").goal == 12
    assert Table.objects.get(key=seat["table"]).archived_at is not None
