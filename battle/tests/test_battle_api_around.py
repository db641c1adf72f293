"""What else a seat does in a battle through the API: each service, once, from outside."""

from typing import Any

import pytest
from django.test import Client

from battle.tests.battles import game_of, row_of
from battle.tests.test_battle_api import Body, address, asked, begun, look, post
from decks.tests.stage import bringing
from tables.models import Seat
from tables.services import given_anew

pytestmark = pytest.mark.django_db


def do(seat: Body, what: str, **body: Any) -> Any:
    return post(address(seat, what), {"battle": 1, **body}, seat["token"])


def done(seat: Body, what: str, **body: Any) -> Body:
    answer = do(seat, what, **body)
    assert answer.status_code == 200, answer.content
    return answer.json()


def get(seat: Body, what: str, **wish: Any) -> Any:
    return Client().get(
        address(seat, what), wish, headers={"Authorization": f"Seat {seat['token']}"}
    )


def row_seat(seat: Body) -> Seat:
    return Seat.objects.get(table__key=seat["table"], place=seat["place"])


def test_it_keeps_notes_for_their_writer():
    assert done(begun(), "notes/", text="hold the Wall")["notes"] == "hold the Wall"


def test_it_says_a_line_once_however_often_it_is_sent():
    seat = begun()
    for _ in range(2):
        seen = done(seat, "chat/", text="well met", once="1")
    assert [(one["seat"], one["text"]) for one in seen["said"]] == [(seen["seat"], "well met")]


def test_it_gives_a_standing_order_and_takes_it_back():
    seat = begun()
    order = {"type": "pass"}
    seen = done(seat, "orders/", order=order)
    assert [one["type"] for one in seen["orders"]] == ["pass"]
    assert done(seat, "orders/cancel/", order=order)["orders"] == []


def test_it_names_what_is_wrong_with_an_order():
    answer = do(begun(), "orders/", order={"type": "block", "when": "sometimes"})
    assert (answer.status_code, answer.json()["code"]) == (400, "battle.order")


def test_it_asks_only_at_the_moments_that_a_seat_wishes():
    seat = begun()
    moment = look(seat).json()["view"]["moments"][0]
    seen = done(seat, "wishes/", payment=True, passed=[moment])
    assert seen["view"]["wishes"]["payment"]
    assert moment not in seen["view"]["wishes"]["stops"]


def test_it_draws_when_only_bots_could_object():
    seat = begun()
    assert done(seat, "ask/", kind="draw")["view"]["over"] == "drawn"


def test_it_lets_a_battle_be_conceded_and_played_again():
    seat = begun(format="duel")
    assert done(seat, "concede/")["over"]
    again = done(seat, "ask/", kind="rematch")
    assert (again["battle"], again["over"]) == (2, False)


def test_it_hands_a_seat_to_a_bot_and_back():
    seat = begun()
    mine = look(seat).json()["seat"]
    assert done(seat, "bot/", bot=True)["seats"][mine]["bot"] == "greedy"
    assert done(seat, "bot/", bot=False)["seats"][mine]["bot"] == ""


def test_it_tells_the_news_before_and_after_a_number():
    seat = begun()
    latest = asked(seat)["revision"]
    assert [one["number"] for one in get(seat, "log/", after=latest - 1).json()] == [latest]
    assert get(seat, "log/", before=2).json()[-1]["number"] == 1


def test_it_says_why_a_card_in_hand_cannot_be_used():
    seat = begun()
    hand = asked(seat)["view"]["zones"]
    number = hand[look(seat).json()["seat"]]["Hand"]["cards"][0]["number"]
    looked = get(seat, f"cards/{number}/").json()
    assert looked["zone"] == "Hand"
    assert all("{" not in reason for reason in looked["reasons"])


def test_it_does_not_know_a_card_of_another_hand():
    seat = begun()
    game, mine = game_of(row_seat(seat)), look(seat).json()["seat"]
    other = (mine + 1) % 3
    number = game.view(other)["zones"][other]["Hand"]["cards"][0]["number"]
    assert get(seat, f"cards/{number}/").status_code == 404


def test_it_lists_the_battles_of_a_seat():
    seat = begun()
    headers = {"Authorization": f"Seat {seat['token']}"}
    (one,) = Client().get("/api/v1/battles/", headers=headers).json()
    assert (one["table"], one["place"], one["ended"]) == (seat["table"], seat["place"], False)


def test_it_lets_nobody_watch_unless_that_was_agreed():
    closed, open_ = begun(), begun(agreement={"watch": "table"})
    watched = [
        Client().get(f"/api/v1/battles/{seat['table']}/watch/{seat['watch']}/")
        for seat in (closed, open_)
    ]
    assert [answer.status_code for answer in watched] == [403, 200]
    assert watched[1].json()["battle"]["seat"] == -1


def test_it_leaves_a_table_for_good():
    seat = begun()
    assert do(seat, "leave/").status_code == 204
    assert look(seat).status_code == 403
    assert row_of(row_seat(seat)).outcome == "drawn"  # nobody is left to play it


def test_it_settles_the_terms_and_asks_everybody_for_open_hands():
    bob, host = (
        {"table": seat.table.key, "place": seat.place, "token": given_anew(seat).token}
        for seat in sorted(bringing(2, rules="duel"), key=lambda seat: seat == seat.table.host)
    )
    wish = {"watch": "hands", "delay": 5, "bots": "search"}
    for seat, status in ((bob, 403), (host, 200)):
        answer = Client().put(
            address(seat, "terms/"),
            wish,
            content_type="application/json",
            headers={"Authorization": f"Seat {seat['token']}"},
        )
        assert answer.status_code == status
    assert (answer.json()["bots"], answer.json()["watch"]) == ("search", "table")
    assert [one["agreed"] for one in get(bob, "open-hand/").json()] == [False, False]
    assert done(host, "open-hand/", yes=True)["watch"] == "table"
    assert done(bob, "open-hand/", yes=True)["watch"] == "hands"
