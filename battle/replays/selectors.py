"""A battle looked at again: what a viewer was told, step by step, and the board at each step.

Nothing is played again for it: the steps are the stored news (`battle.models.Heard`), so a replay
stays what it was when rules and texts change. Before the end a viewer reads what their own seat was
told; after it, everybody reads with every seat's eyes.
"""

from collections.abc import Iterable, Iterator, Sequence

from django.db.models import Count, Q, QuerySet
from msgspec import Struct

from battle.models import Battle, Heard
from battle.rules.engine.eyes import View, after
from battle.selectors import WATCHES, Told, told_of
from tables.models import Seat
from tables.rules.refusal import Fault, NotAllowed, Unknown


class TurnMark(Struct, frozen=True):
    """A turn of the battle: its number, whose it is, and its first step."""

    number: int
    seat: int
    at: int


class Step(Struct, frozen=True):
    """What was told at a step."""

    at: int
    told: Told


class Replay(Struct, frozen=True, kw_only=True):
    """A battle at one step, through one pair of eyes.

    `mine` are the viewer's own seat numbers, `eyes` whose news is read, out of `open`. `at` is the
    step, counted from 1 to `last`, and `entry` the number of the entry it came of, which nobody is
    told before the end. `view` is the board then, `steps` are those of its turn, `turns` where each
    turn begins.
    """

    row: Battle
    mine: tuple[int, ...]
    eyes: int
    open: tuple[int, ...]
    at: int
    entry: int
    last: int
    view: View
    steps: tuple[Step, ...]
    turns: tuple[TurnMark, ...]

    @property
    def turn(self) -> int:
        """The number of the turn at this step."""
        return int(self.view["turn"]["number"])


def battle_by_key(key: str) -> Battle:
    """The battle of this key. Raises Unknown (battle.no-such-battle)."""
    row = Battle.objects.select_related("table").filter(key=key).first()
    if row is None:
        raise Unknown(Fault("battle.no-such-battle"))
    return row


def seats_held(row: Battle, seats: Iterable[Seat]) -> tuple[int, ...]:
    """Which seats of the battle these are, by number."""
    held = {seat.place for seat in seats if seat.table_id == row.table_id}
    return tuple(number for number, place in enumerate(row.places) if place in held)


def open_eyes(row: Battle, mine: tuple[int, ...]) -> tuple[int, ...]:
    """Through whose eyes a viewer may look: their own, and after the end everybody's.

    Raises NotAllowed (battle.replay-closed) for a stranger before the end.
    """
    if row.ended_at is not None:
        return (WATCHES, *range(len(row.names)))
    if not mine:
        raise NotAllowed(Fault("battle.replay-closed"))
    return mine


def replay(
    key: str, seats: Sequence[Seat], *, eyes: int | None = None, at: int | None = None
) -> Replay:
    """A battle at a step (by default its first) as whoever holds these seats may see it.

    `eyes` that are not open to them fall back to their own; a step beyond the last is the last.
    Raises Unknown (battle.no-such-battle), NotAllowed (battle.replay-closed).
    """
    row = battle_by_key(key)
    mine = seats_held(row, seats)
    allowed = open_eyes(row, mine)
    chosen = next(one for one in (eyes, *mine, *allowed) if one in allowed)
    steps = steps_of(row, chosen)
    place = min(max(at or 1, 1), len(steps))
    step = steps[place - 1]
    return Replay(
        row=row,
        mine=mine,
        eyes=chosen,
        open=allowed,
        at=place,
        entry=step.entry,
        last=len(steps),
        view=view_at(row, chosen, last_number(steps, place)),
        steps=tuple(
            Step(number, told_of(one))
            for number, one in enumerate(steps, 1)
            if one.turn == step.turn
        ),
        turns=tuple(turns_of(steps)),
    )


def steps_heard(row: Battle) -> QuerySet[Heard]:
    """The news that are steps: in which somebody was told a line, and everybody's first."""
    return row.heard.filter(Q(number=1) | ~Q(lines=[]))


def steps_of(row: Battle, eyes: int) -> list[Heard]:
    """The steps of a battle for these eyes, without what changed."""
    return list(steps_heard(row).filter(seat=eyes).defer("changes"))


def last_number(steps: Sequence[Heard], place: int) -> int | None:
    """The number of the last news before the next step; None at the last step."""
    return steps[place].number - 1 if place < len(steps) else None


def view_at(row: Battle, eyes: int, number: int | None) -> View:
    """The board as these eyes saw it after their news of this number (None: all of it)."""
    news = row.heard.filter(seat=eyes)
    news = news if number is None else news.filter(number__lte=number)
    changes = [change for one in news.values_list("changes", flat=True) for change in one]
    first: View = changes[0][1]
    return after(first, tuple((tuple(path), value) for path, value in changes[1:]))


def turns_of(steps: Sequence[Heard]) -> Iterator[TurnMark]:
    """Where each turn begins."""
    for at, step in enumerate(steps, 1):
        for line in step.lines:
            if line["what"] == "turn":
                yield TurnMark(line["n"], line["seat"], at)


def same_moment(found: Replay) -> dict[int, int]:
    """For everybody's eyes the step that shows the moment of a replay."""
    until = steps_heard(found.row).filter(entry__lte=found.entry).order_by()
    return dict(until.values_list("seat").annotate(steps=Count("pk")))
