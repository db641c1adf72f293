"""Whose turn it is: what the stages say, and what notices, clocks and lists of turns read."""

from collections.abc import Mapping
from datetime import datetime

from django.dispatch import receiver
from django.utils import timezone
from msgspec import Struct

from tables.hooks import ask_to_tell
from tables.models import Table
from tables.notices import ask_to_remind
from tables.signals import resumed


class Turn(Struct, frozen=True):
    """What a table waits for from a seat: a name of its own, and until when (aware, or None)."""

    name: str
    due: datetime | None = None


def set_turns(table: Table, turns: Mapping[int, Turn]) -> None:
    """Write down, in the caller's transaction, who is waited for: place to turn; all others rest.

    A turn that stays the same keeps its beginning. A new one is followed by notices after a little
    patience, if it is still open then.
    """
    now, begins = timezone.now(), False
    for seat in table.seats.all():
        turn = turns.get(seat.place) if not seat.bot and not seat.left_at else None
        if (turn.name if turn else "") == seat.turn:
            continue
        begins = begins or turn is not None
        seat.turn = turn.name if turn else ""
        seat.turn_since = now if turn else None
        seat.turn_due = turn.due if turn else None
        seat.save(update_fields=["turn", "turn_since", "turn_due"])
        if turn:
            ask_to_remind(seat)
    if begins:
        ask_to_tell(table)


@receiver(resumed)
def tell_again(table: Table, **_: object) -> None:
    """While a table was paused nobody was told of its turns."""
    for seat in table.seats.exclude(turn=""):
        ask_to_remind(seat)
    ask_to_tell(table)
