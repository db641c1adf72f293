"""Battling through the API alone, with a seat's token."""

from typing import Any

import pytest
from django.test import Client
from rest_framework.serializers import BaseSerializer, DictField, ListField, ListSerializer

from battle.bots.greedy import Greedy
from battle.play import let_bots_act
from battle.serializers import BattleSeen
from battle.tests.battles import row_of
from tables.models import Seat

pytestmark = pytest.mark.django_db
Body = dict[str, Any]
ROOT = "/api/v1/battles/"


def post(address: str, body: Body | None = None, token: str = "") -> Any:
    headers = {"Authorization": f"Seat {token}"} if token else {}
    return Client().post(address, body or {}, content_type="application/json", headers=headers)


def begun(**wishes: Any) -> Body:
    wishes.setdefault("levels", ["random"] * (1 if wishes.get("format") == "duel" else 2))
    answer = post(ROOT, {"name": "Alice", **wishes})
    assert answer.status_code == 201, answer.content
    return answer.json()


def address(seat: Body, what: str = "") -> str:
    return f"{ROOT}{seat['table']}/{seat['place']}/{what}"


def look(seat: Body, token: str | None = None) -> Any:
    shown = seat["token"] if token is None else token
    return Client().get(address(seat), headers={"Authorization": f"Seat {shown}"})


def asked(seat: Body) -> Body:
    """The battle when the seat is asked, the bots having played."""
    let_bots_act.func(row_of(Seat.objects.get(table__key=seat["table"], place=seat["place"])).pk)
    return look(seat).json()


def answer_of(seen: Body, picks: list[int]) -> Body:
    return {"battle": seen["battle"], "choice": seen["view"]["choice"]["number"], "picks": picks}


def test_it_plays_a_duel_to_the_end_through_the_api():
    seat, player = begun(format="duel"), Greedy()
    while not (seen := asked(seat))["over"]:
        body = answer_of(seen, player.picks(seen["view"]))
        assert post(address(seat, "answer/"), body, seat["token"]).status_code == 200
    assert seen["view"]["over"] in ("won", "drawn")


def test_it_takes_the_same_answer_sent_twice_once():
    seat = begun()
    body = answer_of(asked(seat), [0])
    one, other = (post(address(seat, "answer/"), body, seat["token"]) for _ in range(2))
    assert (one.status_code, other.status_code) == (200, 200)
    assert one.json()["view"] == other.json()["view"]


def test_it_refuses_another_answer_to_a_choice_that_is_past():
    seat = begun()
    seen = asked(seat)
    post(address(seat, "answer/"), answer_of(seen, [0]), seat["token"])
    answer = post(address(seat, "answer/"), answer_of(seen, [1]), seat["token"])
    assert answer.status_code == 409
    assert answer.json()["code"] == "battle.stale-choice"


def test_it_refuses_an_option_that_is_not_there_and_changes_nothing():
    seat = begun()
    seen = asked(seat)
    answer = post(address(seat, "answer/"), answer_of(seen, [999]), seat["token"])
    assert (answer.status_code, answer.json()["code"]) == (400, "battle.no-such-option")
    assert look(seat).json() == seen


@pytest.mark.parametrize("token", ["", "wrong"])
def test_it_shows_a_stranger_nothing(token: str):
    seat = begun()
    assert look(seat, token).status_code == 403
    assert post(address(seat, "answer/"), {}, token).status_code == 403


def test_it_names_every_level_it_does_not_know():
    answer = post(ROOT, {"name": "Alice", "levels": ["genius", "random"]})
    assert answer.status_code == 400
    assert "genius" in answer.json()["message"]


@pytest.mark.parametrize("format_", ["standard", "duel"])
def test_it_answers_in_the_shape_that_it_describes(format_: str):
    seat, player = begun(format=format_), Greedy()
    for _ in range(30):
        seen = asked(seat)
        compare(BattleSeen(), seen, "battle")
        if seen["over"]:
            break
        body = answer_of(seen, player.picks(seen["view"]))
        post(address(seat, "answer/"), body, seat["token"])


def compare(shape: Any, part: Any, path: str) -> None:
    """Every field that the shape names, and no other."""
    if part is None:
        assert shape.allow_null, path
    elif isinstance(shape, ListSerializer | ListField | DictField):
        parts = part.values() if isinstance(part, dict) else part
        for one in parts:
            compare(shape.child, one, path)
    elif isinstance(shape, BaseSerializer):
        fields = shape.fields
        needed = {name for name, field in fields.items() if field.required}
        assert needed <= part.keys() <= fields.keys(), (path, needed ^ part.keys())
        for name, one in part.items():
            compare(fields[name], one, f"{path}.{name}")
