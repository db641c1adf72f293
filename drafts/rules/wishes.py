"""What the host of a draft may wish for; every impossible wish is named with its field."""

from collections.abc import Iterator
from typing import Literal, get_args
from zoneinfo import available_timezones

import msgspec
from msgspec import UNSET, Struct, UnsetType

from drafts.rules.bots import Level
from drafts.rules.box import PACKS_A_GAME, Rules
from drafts.rules.moves import Review, packs_needed
from drafts.rules.spread import Spread
from tables.rules.clock import QuietHours, TimeControl
from tables.rules.refusal import Fault, Refusal

Watch = Literal["nobody", "table", "hands"]
Logs = Literal["over", "host"]
Overdue = Literal["suggested", "lying"]
WATCHES: tuple[Watch, ...] = get_args(Watch)
OVERDUES: tuple[Overdue, ...] = get_args(Overdue)
SHORTEST, LONGEST = 10, 14 * 24 * 3600  # seconds for a pick
MOST_EXTRA = 600  # seconds more for the first pick of a round
SHORTEST_DELAY, LONGEST_DELAY = 1, 24 * 60  # minutes
LIVE_BUILD, BUILD_BY_DAYS = 15 * 60, 3 * 24 * 3600  # seconds for the Build
SHORTEST_BUILD, LONGEST_BUILD = 60, 30 * 24 * 3600
AT_ONCE = 3600  # seconds: whoever has less for a pick is there


class Wishes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table drafts.

    `seconds` are for one pick, None without a limit; `first_extra` more for the first of a round.
    `bots` is the level of the bots on seats that stay empty; None: every seat needs a person.
    `watch` says who may look on: nobody, whoever has the watch link at the table as everybody
    sees it, or at open hands too, `delay` minutes late. `logs` says when the picks of all seats
    are shown: once the draft is over, or when the host says so. `box` is where its packs come
    from. `build` are the seconds for the Build afterwards, None without a limit; left out, they go
    with the pace of the draft. `overdue` is the deck of whoever registered none in that time: the
    suggested build, or the one that lies in the builder, where it is legal.
    """

    rules: Rules = "standard"
    set: str = "blaze"
    spread: Spread = "checked"
    seats: int = 3
    seconds: int | None = 75
    first_extra: int = 0
    quiet: QuietHours | None = None
    bots: Level | None = "regular"
    review: Review = "always"
    watch: Watch = "nobody"
    delay: int = 10
    logs: Logs = "over"
    box: str = ""
    build: int | UnsetType | None = UNSET
    overdue: Overdue = "suggested"

    @property
    def control(self) -> TimeControl:
        """How long a pick may take."""
        return TimeControl(self.seconds, self.first_extra, self.quiet)

    @property
    def build_control(self) -> TimeControl:
        """How long the Build may take."""
        if self.build is not UNSET:
            return TimeControl(self.build, quiet=self.quiet)
        if self.seconds is None:
            return TimeControl()
        return TimeControl(
            LIVE_BUILD if self.seconds < AT_ONCE else BUILD_BY_DAYS, quiet=self.quiet
        )

    @property
    def packs(self) -> int:
        """How many packs one draft opens. Raises Refusal (drafts.seats)."""
        return packs_needed(self.rules, self.seats)

    @property
    def games(self) -> int:
        """How many games of the box they take: more than one only by house rules."""
        return -(-self.packs // PACKS_A_GAME[self.rules])


def check_wishes(wishes: Wishes) -> None:
    """Raises Refusal with every fault: those of `packs_needed` (field seats), and of the time."""
    if faults := [*_faults(wishes)]:
        raise Refusal(*faults)


def _faults(wishes: Wishes) -> Iterator[Fault]:
    try:
        packs_needed(wishes.rules, wishes.seats)
    except Refusal as refusal:
        yield Fault(refusal.faults[0].code, {**refusal.faults[0].params, "field": "seats"})
    if wishes.seconds is not None and not SHORTEST <= wishes.seconds <= LONGEST:
        yield Fault("drafts.pick-time", {"field": "seconds", "least": SHORTEST, "most": LONGEST})
    if not 0 <= wishes.first_extra <= MOST_EXTRA:
        yield Fault("drafts.first-extra", {"field": "first_extra", "most": MOST_EXTRA})
    if wishes.build is not UNSET:
        yield from faults_of_build(wishes.build)
    yield from faults_of_delay(wishes.watch, wishes.delay)
    if wishes.quiet is not None:
        yield from faults_of_night(wishes.quiet)


def faults_of_delay(watch: Watch, minutes: int) -> Iterator[Fault]:
    """Open hands that are shown at once, when they could still be told on, or too late."""
    if watch == "hands" and not SHORTEST_DELAY <= minutes <= LONGEST_DELAY:
        params = {"least": SHORTEST_DELAY, "most": LONGEST_DELAY}
        yield Fault("drafts.delay", {"field": "delay", **params})


def faults_of_build(seconds: int | None) -> Iterator[Fault]:
    """A time for the Build that is too short or too long."""
    if seconds is not None and not SHORTEST_BUILD <= seconds <= LONGEST_BUILD:
        bounds = {"least": SHORTEST_BUILD // 60, "most": LONGEST_BUILD // 86400}
        yield Fault("drafts.build-time", {"field": "build", **bounds})


def faults_of_night(quiet: QuietHours) -> Iterator[Fault]:
    """Quiet hours that are no hours of a day, or of no time zone."""
    if not (0 <= quiet.start < 1440 and 0 <= quiet.end < 1440) or quiet.start == quiet.end:
        yield Fault("drafts.quiet-hours", {"field": "quiet_from"})
    if quiet.zone not in available_timezones():
        yield Fault("drafts.unknown-zone-name", {"field": "zone", "zone": quiet.zone})


def read_wishes(sent: object) -> Wishes:
    """The wishes that a mapping describes. Raises Refusal (drafts.wishes: detail)."""
    try:
        return msgspec.convert(sent, Wishes)
    except msgspec.ValidationError as fault:
        raise Refusal.of("drafts.wishes", detail=str(fault)) from None
