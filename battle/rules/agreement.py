"""How a battle is played: its time, what may be undone, who may watch.

Every impossible wish is named with its field.
"""

from collections.abc import Collection, Iterator
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from drafts.rules.wishes import Watch, faults_of_delay, faults_of_night
from tables.rules.clock import QuietHours, TimeControl
from tables.rules.refusal import Fault, Param, Refusal

TimeOut = Literal["bot", "concede"]
Undo = Literal["ask", "free", "never"]
TIME_OUTS: tuple[TimeOut, ...] = get_args(TimeOut)
UNDOS: tuple[Undo, ...] = get_args(Undo)
LONGEST = 30 * 24 * 3600  # seconds for an answer, or in reserve
MOST_INCREMENT = 24 * 3600  # seconds
SHORTEST_WARNING, LONGEST_WARNING = 30, 14 * 24 * 3600  # seconds
LEAST_TIME = 5  # seconds for an answer and in reserve together


class Agreement(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a battle is played.

    Each answer may take `seconds` (None: without a limit); what takes longer comes out of the
    seat's `reserve`, which every answer raises by `increment`, all in seconds. Clocks stand still
    in `quiet` hours. Who runs out of time has a bot answer for them, each time, or is warned once,
    given `warning` seconds, and concedes the next time: `time_out`.

    `undo` says whether one may go back freely while nothing was learnt, and ask the others for
    more ("ask"), only the former ("free"), or neither ("never"). `leaving` says what becomes of a
    seat whose player leaves: a bot plays it, or it concedes (R6). `bots` is the level of bots.

    `watch` says who may look on: nobody, whoever has the watch link at what everybody at the table
    sees, or at open hands too, `delay` minutes late, which every player must agree to.
    """

    seconds: int | None = None
    reserve: int = 0
    increment: int = 0
    quiet: QuietHours | None = None
    time_out: TimeOut = "bot"
    warning: int = 24 * 3600
    undo: Undo = "ask"
    leaving: TimeOut = "bot"
    bots: str = "greedy"
    watch: Watch = "nobody"
    delay: int = 10

    @property
    def control(self) -> TimeControl:
        """How long an answer may take."""
        return TimeControl(self.seconds, quiet=self.quiet, increment=self.increment)


def check_agreement(agreement: Agreement, levels: Collection[str]) -> None:
    """Raises Refusal with every fault, each naming its field; `levels` are those of the bots."""
    faults = [*_faults_of_time(agreement), *_faults_of_people(agreement, levels)]
    if agreement.quiet is not None:
        faults += faults_of_night(agreement.quiet)
    if faults:
        raise Refusal(*faults)


def _faults_of_time(agreement: Agreement) -> Iterator[Fault]:
    seconds = agreement.seconds
    if seconds is not None and not 0 <= seconds <= LONGEST:
        yield Fault("battle.answer-time", {"field": "seconds", "most": LONGEST})
    if not 0 <= agreement.reserve <= LONGEST:
        yield Fault("battle.reserve", {"field": "reserve", "most": LONGEST})
    if not 0 <= agreement.increment <= MOST_INCREMENT:
        yield Fault("battle.increment", {"field": "increment", "most": MOST_INCREMENT})
    if seconds is None and (agreement.reserve or agreement.increment):
        yield Fault("battle.no-clock", {"field": "seconds"})
    if seconds is not None and 0 <= seconds + agreement.reserve < LEAST_TIME:
        yield Fault("battle.too-little-time", {"field": "seconds", "least": LEAST_TIME})
    if not SHORTEST_WARNING <= agreement.warning <= LONGEST_WARNING:
        params = {"least": SHORTEST_WARNING, "most": LONGEST_WARNING}
        yield Fault("battle.warning", {"field": "warning", **params})


def _faults_of_people(agreement: Agreement, levels: Collection[str]) -> Iterator[Fault]:
    yield from faults_of_level(agreement.bots, levels, "bots")
    yield from faults_of_delay(agreement.watch, agreement.delay)


def faults_of_level(level: str, levels: Collection[str], field: str) -> Iterator[Fault]:
    """A level that is none of those at which bots play."""
    if level not in levels:
        params: dict[str, Param] = {"field": field, "level": level, "known": sorted(levels)}
        yield Fault("battle.unknown-level", params)


def read_agreement(sent: object) -> Agreement:
    """The agreement that a mapping describes. Raises Refusal (battle.agreement: detail)."""
    try:
        return msgspec.convert(sent, Agreement)
    except msgspec.ValidationError as fault:
        raise Refusal.of("battle.agreement", detail=str(fault)) from None
