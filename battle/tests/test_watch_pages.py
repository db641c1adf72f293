"""Watching a battle by its table's link: what everybody sees, and nothing that opens a seat."""

import re
from datetime import timedelta
from random import Random

import pytest
from django.http import HttpResponse
from django.test import Client
from django.utils import timezone
from django.utils.html import escape

from battle.models import Battle, Heard
from battle.rules.engine.dealing import deal_anew
from battle.tests.battles import answer, battling, game_of, holder, hurry, play_on, row_of
from drafts.tests.tables import drafting
from tables.models import Seat, Table
from tables.tokens import link_token

pytestmark = pytest.mark.django_db


def address(seat: Seat, page: str = "battle", purpose: str = "watch") -> str:
    return f"/watch/{seat.table.key}/{link_token(seat.table, purpose)}/{page}/"


def names_in_hand(seat: Seat, number: int) -> set[str]:
    game = game_of(seat)
    hand = [uid for uid in game.state.places[number][1] if not game.cards[uid].epic]
    return {game.cards[uid].name for uid in hand}


def test_it_shows_the_board_and_no_hand(client: Client) -> None:
    seats = battling(watch="table")
    page = client.get(address(seats[0])).content.decode()
    assert "Alice" in page
    assert "Charlie" in page
    hidden = set.union(*(names_in_hand(seats[0], number) for number in range(3)))
    assert [name for name in hidden if f">{escape(name)}<" in page] == []


def test_it_shows_nothing_where_nobody_may_watch(client: Client) -> None:
    seats = battling()
    assert client.get(address(seats[0])).status_code == 403
    assert client.get(address(seats[0], "look")).status_code == 403


def test_it_opens_nothing_with_another_link(client: Client) -> None:
    seats = battling(watch="hands")
    assert client.get(address(seats[0], purpose="join")).status_code == 404


def test_it_opens_no_seat_and_sets_no_cookie(client: Client) -> None:
    seats = battling(watch="hands")
    assert "sessionid" not in client.get(address(seats[0])).cookies
    seat = f"/tables/{seats[0].table.key}/{seats[0].place}/battle/"
    assert client.get(seat).status_code == 403
    assert client.get(f"/battles/{row_of(seats[0]).key}/").status_code == 403
    assert client.get(f"/battles/{row_of(seats[0]).key}/record.json").status_code == 409


def test_it_shows_open_hands_late(client: Client) -> None:
    seats = battling(watch="hands", delay=10)
    assert "Open hands" not in client.get(address(seats[0])).content.decode()
    Heard.objects.update(at=timezone.now() - timedelta(minutes=11))
    before = names_in_hand(seats[0], 1)
    hurry(seats, answers=30)
    page = client.get(address(seats[0])).content.decode()
    assert all(escape(name) in page for name in before)


def test_it_opens_hands_to_programs_and_nothing_else() -> None:
    """Nobody agreed to show their face-down cards, what they know of piles, or their wishes."""
    seats = battling(watch="hands")
    Heard.objects.update(at=timezone.now() - timedelta(minutes=11))
    table, game = seats[0].table, game_of(seats[0])
    path = f"/api/v1/battles/{table.key}/watch/{link_token(table, 'watch')}/"
    views = [game.view(seat) for seat in range(3)]
    held = [[card["card"] for card in v["zones"][v["seat"]]["Hand"]["cards"]] for v in views]
    hands = Client().get(path).json()["hands"]
    assert hands == [{"seat": seat, "cards": cards} for seat, cards in enumerate(held)]


def test_it_moves_with_what_everybody_sees(client: Client) -> None:
    seats = battling(watch="table")
    token = link_token(seats[0].table, "watch")
    page = client.get(address(seats[0])).content.decode()
    assert f'data-live="{seats[0].table.key}.{token}" data-revision="' in page
    before = page_revision(page)
    play_on(seats, answers=5)
    assert page_revision(client.get(address(seats[0])).content.decode()) > before


def page_revision(page: str) -> int:
    return int(page.split('data-revision="')[1].split('"')[0])


def test_it_looks_closely_at_what_lies_open(client: Client) -> None:
    seats = battling(watch="table")
    hurry(seats, answers=60)
    game = game_of(seats[0])
    view = game.view(-1)
    shown = [card for zones in view["zones"] for card in zones["Battlefield"]["cards"]]
    number = shown[0]["number"]
    assert client.get(f"{address(seats[0], 'look')}?number={number}").status_code == 200
    assert client.get(f"{address(seats[0], 'look')}?number=5").status_code == 404
    assert client.get(f"{address(seats[0], 'look')}?card=nothing").status_code == 404


def twin(seat: Seat) -> None:
    """Let every card that seat 0 does not know be another; so it is for who watches, too."""
    row, game = row_of(seat), game_of(seat)
    other = deal_anew(game, 0, "another world")
    assert other.view(-1) == game.view(-1)
    assert other.save() != row.state.encode()
    row.state = other.save().decode()
    row.save()


def test_it_shows_the_same_in_twin_worlds(client: Client) -> None:
    seats = battling(watch="table")
    chance = Random(4)
    for _ in range(40):
        answer(seats, chance)
    while game_of(seats[0]).waiting.seat != 0:
        answer(seats, chance)
    before = plain(client.get(address(seats[0])))
    twin(seats[0])
    assert plain(client.get(address(seats[0]))) == before


def plain(answer: HttpResponse) -> str:
    """A page without its tokens."""
    return re.sub(r"[A-Za-z0-9]{64}", "…", answer.content.decode())


def test_it_gives_the_link_to_the_host_alone() -> None:
    seats = battling(watch="table")
    host = seats[0].table.host
    for seat in seats:
        page = holder(seat).get(f"/tables/{seat.table.key}/{seat.place}/battle/").content.decode()
        assert (address(seat) in page) == (seat.pk == host.pk)
        assert f"/battles/{row_of(seat).key}/" in page


def test_it_leads_from_the_draft_to_the_battle(client: Client) -> None:
    seat = drafting(watch="table")[0]
    link = f"/watch/{seat.table.key}/{link_token(seat.table, 'watch')}/"
    Table.objects.update(stage="battle")
    assert client.get(link).headers["Location"] == f"{link}battle/"
    moved = client.get(link, headers={"HX-Request": "true"})
    assert moved.headers["HX-Redirect"] == f"{link}battle/"


def test_it_leads_to_the_replay_when_the_battle_is_over(client: Client) -> None:
    seats = battling(watch="table")
    Battle.objects.update(ended_at=timezone.now())
    page = client.get(address(seats[0])).content.decode()
    assert f"/battles/{row_of(seats[0]).key}/" in page
