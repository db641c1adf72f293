"""What the host of a table that battles without a draft may wish for."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from drafts.rules.bots import Level
from drafts.rules.box import SEATS_A_GAME, Rules
from drafts.rules.wishes import LIVE_BUILD, faults_of_build, faults_of_night
from tables.rules.clock import QuietHours, TimeControl
from tables.rules.refusal import Fault, Refusal


class BuildWishes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the players of a table come to their decks, each by their own way.

    `seconds` are for registering a deck, None without a limit. `bots` is the level of the bots on
    seats that stay empty; None: every seat needs a person.
    """

    rules: Rules = "standard"
    set: str = "blaze"
    seconds: int | None = LIVE_BUILD
    quiet: QuietHours | None = None
    bots: Level | None = "regular"

    @property
    def seats(self) -> int:
        """How many battle."""
        return SEATS_A_GAME[self.rules]

    @property
    def build_control(self) -> TimeControl:
        """How long registering may take."""
        return TimeControl(self.seconds, quiet=self.quiet)


def check_build_wishes(wishes: BuildWishes) -> None:
    """Raises Refusal with every fault of the time, each naming its field."""
    if faults := [*_faults(wishes)]:
        raise Refusal(*faults)


def _faults(wishes: BuildWishes) -> Iterator[Fault]:
    yield from faults_of_build(wishes.seconds)
    if wishes.quiet is not None:
        yield from faults_of_night(wishes.quiet)


def read_build_wishes(sent: object) -> BuildWishes:
    """The wishes that a mapping describes. Raises Refusal (decks.wishes: detail)."""
    try:
        return msgspec.convert(sent, BuildWishes)
    except msgspec.ValidationError as fault:
        raise Refusal.of("decks.wishes", detail=str(fault)) from None
