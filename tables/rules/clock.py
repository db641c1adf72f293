"""When a move is due: a function of when it was asked for, never of a browser."""

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct

DAY = timedelta(days=1)


class QuietHours(Struct, frozen=True):
    """Hours of the night in which clocks stand still, by the wall clock of a time zone.

    `start` and `end` are minutes after midnight, 0 to 1439, and differ; a `start` after `end` spans
    midnight. `zone` is a name such as "Asia/Tokyo".
    """

    start: int
    end: int
    zone: str = "UTC"


class TimeControl(Struct, frozen=True):
    """How long a move may take: seconds, and extra seconds for a first move. None: no limit.

    A move that takes longer uses up the player's reserve, which each move raises by `increment`
    seconds.
    """

    seconds: int | None = None
    first_extra: int = 0
    quiet: QuietHours | None = None
    increment: int = 0


def due(
    control: TimeControl, asked: datetime, *, first: bool = False, reserve: float = 0
) -> datetime | None:
    """When a move asked for at `asked` (aware) is due, in UTC; None without a limit.

    `reserve` are the seconds that the player has beside those of the move.
    """
    if control.seconds is None:
        return None
    left = timedelta(seconds=control.seconds + (control.first_extra if first else 0) + reserve)
    at = asked.astimezone(ZoneInfo("UTC"))
    if control.quiet is None:
        return at + left
    while True:
        start, end = next_quiet(control.quiet, at)
        if at + left <= start:
            return at + left
        left -= max(start - at, timedelta())
        at = end


def left(control: TimeControl, until: datetime, at: datetime) -> int:
    """How many seconds of a move due at `until` are left at `at`, quiet hours not counted."""
    return int(time_left(control, until, at).total_seconds())


def reserve_after(
    control: TimeControl, reserve: float, until: datetime | None, at: datetime
) -> float:
    """The seconds in reserve after a move due at `until`, `reserve` included, was made at `at`."""
    if until is None:
        return reserve
    rest = time_left(control, until, at).total_seconds()
    return min(reserve, rest) + control.increment


def time_left(control: TimeControl, until: datetime, at: datetime) -> timedelta:
    """How much time of a move due at `until` is left at `at`, quiet hours not counted."""
    at, seconds = at.astimezone(ZoneInfo("UTC")), timedelta()
    while at < until:
        start, end = next_quiet(control.quiet, at) if control.quiet else (until, until)
        seconds += max(min(start, until) - at, timedelta())
        at = max(end, at)
    return seconds


def next_quiet(quiet: QuietHours, at: datetime) -> tuple[datetime, datetime]:
    """The quiet hours that `at` lies in, or else the next ones: start and end in UTC."""
    day = at.astimezone(ZoneInfo(quiet.zone)).date() - DAY
    while True:
        start = on_the_clock(quiet, day, quiet.start)
        end = on_the_clock(quiet, day if quiet.start < quiet.end else day + DAY, quiet.end)
        if end > at:
            return start, end
        day += DAY


def on_the_clock(quiet: QuietHours, day: date, minute: int) -> datetime:
    """The moment, in UTC, at which that zone's clocks show this minute of this day."""
    shown = datetime.combine(day, time(minute // 60, minute % 60), ZoneInfo(quiet.zone))
    return shown.astimezone(ZoneInfo("UTC"))
