"""A puzzle on its page: tried again at once, and on to the next."""

import re

import pytest
from django.test import Client

from battle.models import Battle
from battle.positions.puzzles import PUZZLES
from battle.tests.battles import game_of
from battle.tests.test_boards import Sent, give, solve
from tables.models import Seat, Table

pytestmark = pytest.mark.django_db


def begin(client: Client, slug: str = "two_tracks", seat: str = "0") -> str:
    """Begin a puzzle as Dana; the address of her seat."""
    sent = {"name": "Dana", "seat": seat, "level": "random", "once": "first"}
    return client.post(f"/puzzles/{slug}/play/", sent).headers["Location"]


def page(client: Client, address: str) -> str:
    return client.get(address, follow=True).content.decode()


def again(client: Client, address: str, once: str = "again") -> str:
    """Start over; the address of the new seat."""
    way = re.search(r'action="(/tables/[^"]*/again/)"', page(client, address))
    assert way is not None
    return client.post(way[1], {"once": once}).headers["Location"]


def test_it_sets_the_same_puzzle_up_anew_at_once(client: Client) -> None:
    first = begin(client)
    before = Battle.objects.get()
    give(Seat.objects.get(bot=""), [0])
    second = again(client, first)
    after = Battle.objects.latest("pk")
    assert second != first
    assert (after.goal, after.names) == (before.goal, before.names)
    assert "A puzzle: Dana is to win this turn." in page(client, second)


def test_it_opens_one_table_for_a_double_click(client: Client) -> None:
    first = begin(client)
    assert again(client, first) == again(client, first)
    assert Table.objects.count() == 2


def test_it_puts_the_table_before_away(client: Client) -> None:
    first = begin(client)
    again(client, first)
    old = Table.objects.first()
    assert old.archived_at is not None
    assert not old.seats.exclude(turn="").exists()


def test_it_leaves_the_table_before_to_others_who_sit_there(client: Client) -> None:
    first = begin(client)
    Seat.objects.exclude(bot="").update(bot="", person="guest:erin")
    again(client, first)
    assert Table.objects.first().archived_at is None
    assert Table.objects.last().seats.exclude(bot="").count() == 1


def test_it_seats_whoever_plays_every_seat_so_again(client: Client) -> None:
    again(client, begin(client, seat="-1"))
    assert [seat.name for seat in Table.objects.last().seats.all()] == ["Dana", "Dana 2"]


def test_it_leads_on_to_the_next_puzzle_once_solved(client: Client) -> None:
    slugs = list(PUZZLES)
    address = begin(client, slugs[0])
    following = f'href="/puzzles/{slugs[1]}/"'
    assert following not in page(client, address)
    solve(slugs[0])
    assert following in page(client, address)


def test_it_starts_a_board_of_ones_own_over(client: Client) -> None:
    kept = client.post("/boards/new/", Sent().but(goal="12")).headers["Location"]
    sent = {"name": "Dana", "seat": "0", "level": "random", "once": "first"}
    first = client.post(f"{kept}play/", sent).headers["Location"]
    second = again(client, first)
    assert game_of(Seat.objects.filter(bot="").last()).state.turn == 1
    assert "Next puzzle" not in page(client, second)


def test_it_starts_nothing_over_that_began_from_no_board(client: Client) -> None:
    begin(client)
    Battle.objects.update(opening="")
    seat = Seat.objects.get(bot="")
    answer = client.post(f"/tables/{seat.table.key}/{seat.place}/battle/again/")
    assert answer.status_code == 404
    assert Table.objects.count() == 1


def test_it_lets_nobody_else_start_over(client: Client) -> None:
    begin(client)
    seat = Seat.objects.get(bot="")
    address = f"/tables/{seat.table.key}/{seat.place}/battle/again/"
    assert Client().post(address).status_code == 403
