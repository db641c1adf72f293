"""When a move is due."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from tables.rules.clock import QuietHours, TimeControl, due, left, next_quiet, reserve_after

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
NIGHT = QuietHours(start=23 * 60, end=7 * 60)
HOUR = 3600


def test_it_gives_a_first_move_its_extra_time() -> None:
    control = TimeControl(seconds=60, first_extra=30)
    assert due(control, NOON) == NOON + timedelta(seconds=60)
    assert due(control, NOON, first=True) == NOON + timedelta(seconds=90)


def test_it_sets_no_limit_where_there_is_none() -> None:
    assert due(TimeControl(), NOON) is None


def test_it_stands_still_at_night() -> None:
    asked = NOON.replace(hour=22)
    assert due(TimeControl(seconds=2 * HOUR, quiet=NIGHT), asked) == NOON + timedelta(hours=20)


def test_it_begins_in_the_morning_what_was_asked_at_night() -> None:
    asked = NOON.replace(hour=2)
    assert due(TimeControl(seconds=HOUR, quiet=NIGHT), asked) == NOON.replace(hour=8)


def test_it_goes_by_the_players_own_clock() -> None:
    tokyo = QuietHours(start=23 * 60, end=7 * 60, zone="Asia/Tokyo")
    assert next_quiet(tokyo, NOON) == (NOON.replace(hour=14), NOON.replace(hour=22))


def test_it_keeps_its_hours_when_the_clocks_change() -> None:
    berlin = QuietHours(start=0, end=6 * 60, zone="Europe/Berlin")
    before = datetime(2026, 10, 24, 20, tzinfo=UTC)
    start, end = next_quiet(berlin, before)
    assert end - start == timedelta(hours=7)


minutes = st.integers(0, 1439)


@given(minutes, minutes, st.integers(1, 300_000), st.integers(0, 10_000))
def test_it_is_never_due_within_quiet_hours(start: int, end: int, seconds: int, late: int) -> None:
    if start == end:
        return
    quiet = QuietHours(start=start, end=end)
    asked = NOON + timedelta(minutes=late)
    when = due(TimeControl(seconds=seconds, quiet=quiet), asked)
    assert when is not None
    assert when >= asked + timedelta(seconds=seconds)
    begins, ends = next_quiet(quiet, when)
    assert not begins < when < ends


def test_it_counts_what_is_left_without_the_night() -> None:
    quiet = QuietHours(22 * 60, 8 * 60)
    control = TimeControl(4 * 3600, quiet=quiet)
    until = datetime(2026, 3, 2, 9, tzinfo=UTC)
    assert left(control, until, datetime(2026, 3, 1, 21, tzinfo=UTC)) == 2 * 3600
    assert left(control, until, datetime(2026, 3, 2, 3, tzinfo=UTC)) == 3600
    assert left(control, until, until) == 0


def test_it_lets_a_move_last_into_the_reserve() -> None:
    control = TimeControl(seconds=60, increment=5)
    until = due(control, NOON, reserve=100)
    assert until == NOON + timedelta(seconds=160)
    assert reserve_after(control, 100, until, NOON + timedelta(seconds=59)) == 105
    assert reserve_after(control, 100, until, NOON + timedelta(seconds=90)) == 75
    assert reserve_after(control, 100, until, NOON + timedelta(seconds=170)) == 5


def test_it_takes_nothing_from_the_reserve_at_night() -> None:
    control = TimeControl(seconds=HOUR, quiet=NIGHT)
    asked = NOON.replace(hour=22)
    until = due(control, asked, reserve=HOUR)
    morning = NOON.replace(hour=7, minute=30) + timedelta(days=1)
    assert until == NOON.replace(hour=8) + timedelta(days=1)
    assert reserve_after(control, HOUR, until, morning) == HOUR / 2


def test_it_keeps_a_reserve_where_no_clock_runs() -> None:
    assert reserve_after(TimeControl(), 30, None, NOON) == 30
