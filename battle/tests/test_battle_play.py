"""A battle at a table: beginning it, answering, the clock, bots, and coming back."""


import pytest

from battle import selectors
from battle.tests.battles import battling, game_of, play_on, row_of
from tables.models import Table

pytestmark = pytest.mark.django_db


def test_it_plays_a_battle_to_the_end() -> None:
    seats = battling()
    play_on(seats)
    row = row_of(seats[0])
    assert game_of(seats[0]).state.over
    assert row.ended_at is not None
    assert Table.objects.get(pk=row.table_id).stage == Table.Stage.OVER


def test_it_shows_each_seat_its_own_view() -> None:
    seats = battling()
    play_on(seats, 30)
    for number, seat in enumerate(seats):
        seen = selectors.seen(seat)
        assert seen.mine == number
        assert seen.view == game_of(seat).view(number)
        assert seen.log
