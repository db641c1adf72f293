"""The time of a battle on its board: every reserve, and who was late."""

from datetime import timedelta
from random import Random

import pytest
from django.utils import timezone

from battle import play, seats, selectors
from battle.templatetags.clocks import lasting
from battle.tests.battles import answer, asked, battling, holder, row_of
from tables.models import Seat

pytestmark = pytest.mark.django_db


def page(seat: Seat) -> str:
    address = f"/tables/{seat.table.key}/{seat.place}/battle/"
    return holder(seat).get(address).content.decode()


def since_mine(seat: Seat) -> str:
    """What the page tells of the time since its reader's last move."""
    return page(seat).partition('id="since"')[2].partition("</details>")[0]


def late(seat: Seat, **by: int) -> None:
    """Let the turn of a seat have been due before now."""
    Seat.objects.filter(pk=seat.pk).update(turn_due=timezone.now() - timedelta(**by))


def run_out(table: list[Seat]) -> Seat:
    """Let the time of whoever is asked run out."""
    seat, number = asked(table)[0], table.index(asked(table)[0])
    late(seat, seconds=1)
    turn = Seat.objects.get(pk=seat.pk).turn
    play.time_out.call(row_of(seat).pk, number, turn)
    return seat


def test_it_shows_the_reserve_of_every_seat_to_every_seat() -> None:
    table = battling(seconds=24 * 3600, reserve=51 * 3600)
    for seat in table:
        assert page(seat).count("2 d 3 h</span>") == 3


def test_it_shows_a_reserve_that_is_being_used_up() -> None:
    table = battling(seconds=60, reserve=20 * 3600)
    seat, _ = asked(table)
    Seat.objects.filter(pk=seat.pk).update(turn_due=timezone.now() + timedelta(hours=10))
    left = [clock.reserve for clock in selectors.seen(table[0]).clocks]
    assert 9 * 3600 < left[table.index(seat)] <= 10 * 3600
    assert sorted(left)[1:] == [20 * 3600, 20 * 3600]


def test_it_stops_the_clock_while_the_battle_is_paused() -> None:
    table = battling(seconds=60, reserve=600)
    seat, _ = asked(table)
    due = timezone.now() - timedelta(hours=1)
    Seat.objects.filter(pk=seat.pk).update(turn_due=due)
    seat.table.paused_at = due - timedelta(seconds=90)
    seat.table.save()
    table = list(Seat.objects.select_related("table").order_by("number"))
    assert selectors.seen(table[0]).clocks[table.index(seat)].reserve == 90


@pytest.mark.parametrize("wishes", [{}, {"seconds": 60}])
def test_it_shows_no_reserve_where_there_is_none(wishes: dict[str, int]) -> None:
    assert "side-clock" not in page(battling(**wishes)[0])


def test_it_warns_on_every_page_before_a_seat_concedes() -> None:
    table = battling(seconds=60, time_out="concede", warning=300)
    assert "ran out once" not in page(table[0])
    seat = run_out(table)
    others = [one for one in table if one != seat]
    assert "Your time ran out once. If it runs out again, you concede." in page(seat)
    for other in others:
        assert f"{seat.name}’s time ran out once" in page(other)
        assert "was late once" in page(other)
        assert "</b>’s time has run out. The next time, they concede." in page(other)


def test_it_warns_of_nothing_where_a_bot_answers() -> None:
    table = battling(seconds=60)
    run_out(table)
    assert "ran out once" not in "".join(map(page, table))


def test_it_no_longer_warns_while_others_are_asked() -> None:
    table = battling(seconds=60, time_out="concede", warning=300)
    seat = run_out(table)
    while asked(table)[0] == seat:
        answer(table, Random(1))
    assert "ran out once" not in page(seat)
    assert "was late once" in page(seat)


def test_it_says_on_the_api_who_was_late() -> None:
    table = battling(seconds=60, time_out="concede", warning=300)
    seat = run_out(table)
    told = holder(seat).get(f"/api/v1/battles/{seat.table.key}/{seat.place}/").json()
    assert [one["warned"] for one in told["seats"]] == [one == seat for one in table]


def test_it_says_on_the_api_for_whom_a_bot_answered() -> None:
    table = battling(seconds=60)
    seat = run_out(table)
    told = holder(seat).get(f"/api/v1/battles/{seat.table.key}/{seat.place}/").json()
    assert [one["away"] for one in told["seats"]] == [one == seat for one in table]


@pytest.mark.parametrize(
    ("seconds", "said"), [(5, "0:05"), (1199.9, "19:59"), (4800, "1 h 20 min"), (183600, "2 d 3 h")]
)
def test_it_says_a_time_that_is_left(seconds: float, said: str) -> None:
    assert lasting(seconds) == said


def test_it_says_where_a_bot_answered_until_its_player_does_again() -> None:
    table = battling(seconds=60)
    seat = run_out(table)
    others = [one for one in table if one != seat]
    assert all("late: a bot answered" in page(one) for one in table)
    assert "A bot answered in your place." in page(seat)
    assert all("bot answered in your place" not in page(one) for one in others)
    assert "out: a bot answers." in since_mine(seat)
    while asked(table)[0] != seat:
        answer(table, Random(1))
    answer(table, Random(1))
    assert all("a bot answered" not in page(one).lower() for one in table)


def test_it_says_on_the_board_how_the_battle_is_played() -> None:
    terms = page(battling(seconds=24 * 3600, time_out="concede")[0]).partition('id="terms"')[2]
    assert "a warning, then they concede" in terms.partition("</details>")[0]


def test_it_says_that_a_bot_plays_for_now_only_where_its_owner_can_come_back() -> None:
    table = battling(people=2)
    assert "a bot for now" not in page(table[0])
    seats.hand_over(seat=table[1], by=table[1])
    assert page(table[0]).count("a bot for now") == 1
    assert page(table[0]).count(">bot</span>") == 1
