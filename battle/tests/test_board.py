"""The page on which people battle."""

import re
from random import Random
from typing import Any

import msgspec
import pytest
from django.http import HttpResponse
from django.template.loader import render_to_string
from django.test import Client
from msgspec.structs import replace

from battle.board.cards import Piece
from battle.board.forms import AnswerForm
from battle.bots.random_player import picks
from battle.models import Battle
from battle.rules.engine.dealing import deal_anew
from battle.rules.trinity.orders import PassAlong
from battle.tests.battles import answer, asked, battling, game_of, row_of
from cards.rules.catalogue import cards_by_id
from drafts.tests.tables import browser
from tables.models import Seat

pytestmark = pytest.mark.django_db


@pytest.fixture
def seats() -> list[Seat]:
    """Alice, Bob and Charlie, some way into their battle."""
    seats, chance = battling(), Random(3)
    for _ in range(400):
        answer(seats, chance)
        choice = asked(seats)[1]
        if choice.kind == "main" and len(choice.options) > 4 and game_of(seats[0]).state.turn > 3:
            break
    return seats


def page(seat: Seat, name: str = "") -> str:
    return f"/tables/{seat.table.key}/{seat.place}/battle/{name}"


def get(seat: Seat, name: str = "", **headers: str) -> str:
    return browser(seat).get(page(seat, name), headers=headers).content.decode()


def post(seat: Seat, name: str, client: Client | None = None, **sent: Any) -> HttpResponse:
    sent = {"battle": row_of(seat).number, **sent}
    return (client or browser(seat)).post(page(seat, name), sent)


def test_it_shows_every_zone_and_asks_whoever_decides(seats: list[Seat]) -> None:
    mine, choice = asked(seats)
    html = get(mine)
    for word in (
        "Color Zone",
        "Shadow Zone",
        "Reserve",
        "Deck",
        "Graveyard",
        "Gained Life",
        "Your Hand",
    ):
        assert word in html
    assert f'name="choice" value="{choice.number}"' in html
    others = [seat for seat in seats if seat != mine]
    assert all('<form class="ask' not in get(other) for other in others)
    assert all(f"{mine.name} decides now" in get(other) for other in others)


def test_it_lights_what_can_be_picked(seats: list[Seat]) -> None:
    mine, choice = asked(seats)
    view = game_of(mine).view(choice.seat)
    numbers = {option["card"]["number"] for option in view["choice"]["options"] if "card" in option}
    html = get(mine)
    assert numbers
    assert all(f'data-c="{number}"' in html for number in numbers)


def test_it_takes_an_answer_and_goes_on(seats: list[Seat]) -> None:
    mine, choice = asked(seats)
    picked = picks(choice, Random(1))
    sent = post(mine, "answer/", choice=choice.number, picks=picked)
    assert sent.status_code == 302
    assert game_of(mine).waiting != choice


def test_it_refuses_an_answer_to_a_question_that_has_passed(seats: list[Seat]) -> None:
    mine, choice = asked(seats)
    before = row_of(mine).state
    sent = post(mine, "answer/", choice=choice.number + 1, picks=[0])
    assert sent.status_code == 409
    assert "That question has passed" in sent.content.decode()
    assert row_of(mine).state == before


def test_it_reads_places_as_an_order() -> None:
    form = AnswerForm({"battle": 1, "choice": 4, "place-0": "2", "place-1": "", "place-2": "1"})
    assert form.is_valid()
    assert form.cleaned_data["picks"] == [2, 0]


def test_it_keeps_an_order_given_with_an_answer(seats: list[Seat]) -> None:
    mine, choice = asked(seats)
    post(mine, "answer/", choice=choice.number, picks=picks(choice, Random(1)), pass_along="yes")
    assert "Pass until something concerns me" in get(mine)
    number = row_of(mine).places.index(mine.place)
    assert Battle.objects.get().orders[0]["seat"] == number
    post(mine, "order/", order=msgspec.json.encode(PassAlong(number)).decode(), cancel="yes")
    assert Battle.objects.get().orders == []


def test_it_shows_a_card_large_with_its_keywords(seats: list[Seat]) -> None:
    mine, choice = asked(seats)
    seen = game_of(mine).view(choice.seat)["zones"][choice.seat]["Hand"]["cards"][0]
    html = get(mine, f"look/?number={seen['number']}")
    assert "face-full" in html
    assert "Its keywords" in html


@pytest.mark.parametrize(
    ("now", "said"), [(None, "In your Hand, now:"), ({"cost": 3}, "On the Battlefield, now:")]
)
def test_it_says_what_a_card_costs_now_wherever_it_lies(now: dict[str, int], said: str) -> None:
    card = cards_by_id()["TD-01 U 039/102"]
    board = {"prices": [] if now else [(7, 3)], "seen": {"ended": True}}
    closer = {"now": now, "set_shadow": False}
    html = render_to_string(
        "battle/_look.html", {"card": card, "closer": closer, "number": 7, "board": board}
    )
    assert said in html
    assert "<span>Cost <b>3</b></span>" in html


@pytest.mark.parametrize(
    ("name", "long"),
    [("Corpse-Hunting Dwarf", False), ("Kogarasumaru, the Blade", True), ("Void", False)],
)
def test_it_writes_a_name_smaller_that_has_no_room_on_a_small_card(name: str, long: bool) -> None:
    card = replace(cards_by_id()["TD-01 U 039/102"], name=name)
    assert Piece(number=1, card=card, now={}).has_long_word is long


def test_it_shows_nothing_of_a_card_that_lies_in_anothers_hand(seats: list[Seat]) -> None:
    mine, choice = asked(seats)
    other = next(seat for seat in seats if seat != mine)
    seen = game_of(mine).view(choice.seat)["zones"][choice.seat]["Hand"]["cards"][0]
    answered = browser(other).get(page(other, f"look/?number={seen['number']}"))
    assert answered.status_code == 404


def test_it_takes_a_number_without_end_for_none(seats: list[Seat]) -> None:
    endless = "9" * 5000
    assert "lies face down" in get(seats[0], f"look/?number={endless}")
    assert get(seats[0], f"log/?before={endless}").count("<li class=") > 20


def test_it_tells_when_each_turn_began(seats: list[Seat]) -> None:
    log = get(seats[0], "log/")
    assert log.count("<time ") == log.count('class="log-turn"') > 2


def test_it_says_things_in_the_chat_once(seats: list[Seat]) -> None:
    for _ in range(2):
        post(seats[0], "say/", text="Well played!", once="one")
    assert get(seats[1]).count("Well played!") == 1


def test_it_says_in_the_title_that_somebody_asks_one_to_agree(seats: list[Seat]) -> None:
    mine, _ = asked(seats)
    others = [seat for seat in seats if seat != mine]
    post(others[0], "ask/", kind="pause")
    titles = [re.search("<title>(.*?)</title>", get(seat)).group(1) for seat in (mine, *others)]
    assert [title.partition(" · ")[0] for title in titles] == [
        "Your turn", "Friday", "You are asked"
    ]  # fmt: skip


def test_it_concedes_only_when_sure(seats: list[Seat]) -> None:
    assert post(seats[0], "concede/").status_code == 400
    post(seats[0], "concede/", sure="yes")
    assert "has left" in get(seats[1])
    assert "You have conceded; the others play on." in get(seats[0])


def test_it_ends_with_a_winner_the_seed_and_a_rematch() -> None:
    seats, chance = battling(2, rules="duel"), Random(5)
    while game_of(seats[0]).waiting is not None:
        answer(seats, chance)
    html = get(seats[0])
    assert "Rematch" in html
    assert "Seed and proof" in html
    result = html.partition('id="over-head"')[2].partition("</ol>")[0]
    assert result.count("wins") == 1


def test_it_says_in_the_result_why_a_battle_ended_where_that_is_news() -> None:
    seats = battling(2, rules="duel")
    post(seats[0], "concede/", sure="yes")
    assert "wins: everybody else has left." in get(seats[1]).partition('id="over-head"')[2]


def bare(html: str) -> str:
    """A page without what is new each time."""
    return re.sub(
        r'(name="(once|csrfmiddlewaretoken)" value|hx-headers)=("[^"]*"|\'[^\']*\')', "", html
    )


def test_it_is_the_same_page_whatever_lies_where_its_reader_may_not_look() -> None:
    """Twin worlds: what the asked player does not know is dealt anew."""
    seats, chance = battling(), Random(8)
    for number in range(120):
        answer(seats, chance)
        if number % 12 or game_of(seats[0]).waiting is None:
            continue
        mine, choice = asked(seats)
        row, client = row_of(mine), browser(mine)
        before = bare(client.get(page(mine)).content.decode())
        other = deal_anew(game_of(mine), choice.seat, f"twin {number}")
        Battle.objects.filter(pk=row.pk).update(state=other.save().decode())
        assert bare(client.get(page(mine)).content.decode()) == before
        Battle.objects.filter(pk=row.pk).update(state=row.state)


def test_it_stays_small(seats: list[Seat]) -> None:
    mine, _ = asked(seats)
    assert len(get(mine)) < 150_000
