"""What needs the others: going back, a draw, a pause and its end, a rematch.

A request stands until everybody agreed, one declined, or who asked takes it back; the bots agree to
everything. Who plays on has taken their request to go back, and everybody else's, off the table.
"""

from collections.abc import Callable

from django.db import transaction
from django.utils import timezone
from msgspec.structs import replace

from battle.course import Course, announce
from battle.models import Battle, Entry, Kept
from battle.play import ask, go_on, set_going
from battle.row import (
    agreed,
    battle_of,
    by_a_person,
    game_of,
    in_play,
    number_of,
    people_of,
    requests_of,
    set_requests,
    sitting,
)
from battle.rules.consent import Kind, Request, missing, with_yes
from battle.rules.engine.lines import Line
from battle.rules.engine.refusals import CannotUndo
from battle.rules.trinity.record import Drawing
from battle.services import begin_again
from tables import services as tables
from tables.models import Seat, Table
from tables.rules.clock import due, left
from tables.rules.refusal import Conflict, Fault, NotAllowed
from tables.services import changed, locked

By = Entry.By


@transaction.atomic
def undo(*, seat: Seat, battle: int, choice: int) -> Battle:
    """Go back to a choice of the seat's own, nothing having been learnt or drawn since.

    Asked for twice it is done once. Raises CannotUndo (battle.no-such-choice, battle.no-undo,
    battle.needs-consent) and as `request`.
    """
    table, row, number = taking_part(seat, battle)
    if gone_back(row, number, choice):
        return row
    in_play(table, row)
    plays_on(table, row, number)
    kept, free = kept_at(row, number, choice)
    if not free:
        raise CannotUndo.of("battle.needs-consent", number=choice)
    go_back(table, row, kept)
    return row


@transaction.atomic
def undo_or_ask(*, seat: Seat, battle: int, choice: int) -> Battle:
    """Go back to a choice of the seat's own where that is free, else ask. Raises as `request`."""
    _, row, number = taking_part(seat, battle)
    kept = kept_of(row, number, choice)
    if gone_back(row, number, choice) or (kept is not None and is_free(row, kept)):
        return undo(seat=seat, battle=battle, choice=choice)
    return request(seat=seat, battle=battle, kind="undo", choice=choice)


@transaction.atomic
def request(*, seat: Seat, battle: int, kind: Kind, choice: int = 0) -> Battle:
    """Ask everybody else to agree; done at once where nobody else plays.

    "undo" goes back to the `choice` of the seat's own. The same asked again changes nothing, and
    where another seat asked the same it is a yes. Raises Unknown (battle.no-such-battle),
    NotAllowed (battle.not-in-it), Conflict (battle.over, battle.paused, battle.not-paused,
    battle.still-running, battle.bot-sits-here, battle.has-left) and for an undo CannotUndo.
    """
    table, row, number = taking_part(seat, battle)
    check(table, row, kind)
    plays_on(table, row, number)
    if kind == "undo":
        kept_at(row, number, choice)
    same = [each for each in requests_of(row) if is_same(each, kind, number, choice)]
    if same:
        set_yes(row, same[0], number)
    else:
        row.requested += 1
        new = Request(row.requested, kind, number, choice)
        set_requests(row, [*requests_of(row), new])
        announce(table, row, Line("asked", number, word=kind))
    settle(table, row)
    return row


@transaction.atomic
def reply(*, seat: Seat, battle: int, number: int, yes: bool) -> Battle:
    """Agree to the battle's request of this number, or decline it for everybody.

    Who asked takes it back by declining. Raises Conflict (battle.no-such-request) when it stands no
    more, and as `request`.
    """
    table, row, place = taking_part(seat, battle)
    plays_on(table, row, place)
    found = next((each for each in requests_of(row) if each.number == number), None)
    if found is None:
        raise Conflict(Fault("battle.no-such-request"))
    if yes:
        set_yes(row, found, place)
    else:
        drop(row, found)
        word = "withdrawn" if place == found.seat else "declined"
        announce(table, row, Line(word, place, other=found.seat, word=found.kind))
    settle(table, row)
    return row


def taking_part(seat: Seat, battle: int) -> tuple[Table, Battle, int]:
    """The locked table, the battle, and the seat's number in it.

    Raises Unknown (battle.no-such-battle), NotAllowed (battle.not-in-it).
    """
    table = locked(seat.table.key)
    row = battle_of(table, battle)
    return table, row, number_of(row, seat)


def plays_on(table: Table, row: Battle, number: int) -> None:
    """Raises Conflict (battle.bot-sits-here, battle.has-left: seat)."""
    seats = sitting(table, row)
    by_a_person(seats[number])
    if number not in people_of(game_of(row), seats):
        raise Conflict(Fault("battle.has-left", {"seat": number}))


def is_same(asked: Request, kind: Kind, number: int, choice: int) -> bool:
    """Whether this was asked for already: choices are each seat's own, all else is everybody's."""
    if asked.kind != kind:
        return False
    return kind != "undo" or (asked.seat, asked.choice) == (number, choice)


def check(table: Table, row: Battle, kind: Kind) -> None:
    """Raises Conflict when the battle is not at a point where this can be asked."""
    if kind == "rematch":
        if row.ended_at is None or table.stage != Table.Stage.OVER:
            raise Conflict(Fault("battle.still-running"))
        if not row.setup:
            raise Conflict(Fault("battle.no-rematch"))
    elif kind == "resume":
        if table.paused_at is None:
            raise Conflict(Fault("battle.not-paused"))
    else:
        in_play(table, row)


def gone_back(row: Battle, number: int, choice: int) -> bool:
    """Whether this seat went back to this choice before."""
    what = f'["undoing",{number},{choice}]'
    return row.entries.filter(seat=number, what=what).exists()


def kept_of(row: Battle, number: int, choice: int) -> Kept | None:
    """The battle as it was at a choice of this seat; None where that is not kept (any more)."""
    kept: Kept | None = row.kept.filter(seat=number, choice=choice).first()
    return kept


def is_free(row: Battle, kept: Kept) -> bool:
    """Whether nothing was learnt or drawn since then."""
    return bool(kept.answers >= game_of(row).state.firm)


def kept_at(row: Battle, number: int, choice: int) -> tuple[Kept, bool]:
    """The battle as it was at a choice, and whether going back is free. Raises CannotUndo."""
    allowed = agreed(row).undo
    kept = kept_of(row, number, choice)
    if kept is None:
        raise CannotUndo.of("battle.no-such-choice", number=choice)
    free = is_free(row, kept)
    if allowed == "never" or (allowed == "free" and not free):
        raise CannotUndo.of("battle.no-undo")
    return kept, free


def set_yes(row: Battle, request: Request, number: int) -> None:
    """Note that a seat agrees."""
    others = [with_yes(each, number) if each == request else each for each in requests_of(row)]
    set_requests(row, others)


def drop(row: Battle, request: Request) -> None:
    """Take a request off the table."""
    set_requests(row, [each for each in requests_of(row) if each.number != request.number])


def settle(table: Table, row: Battle) -> None:
    """Do what everybody has agreed to, and else ask those who have not answered yet."""
    course = Course(table, row)
    people = people_of(course.game, course.seats)
    done = next((each for each in requests_of(row) if not missing(each, people)), None)
    if done is not None:
        drop(row, done)
    row.save()
    if done is not None:
        DOINGS[done.kind](table, row, done)
    elif not course.over:
        ask(course)
    changed(table)


def back_by_consent(table: Table, row: Battle, request: Request) -> None:
    """Go back to the choice that was asked for."""
    kept = kept_of(row, request.seat, request.choice)
    if kept is not None:
        go_back(table, row, kept)


def go_back(table: Table, row: Battle, kept: Kept) -> None:
    """Go back, and ask that choice anew. Standing orders rest until it is answered."""
    course = Course(table, row)
    course.go_back(kept)
    set_requests(row, [each for each in requests_of(row) if each.kind != "undo"])
    course.store()
    ask(course)


def draw(table: Table, row: Battle, request: Request) -> None:
    """End the battle without a winner."""
    course = Course(table, row)
    course.carry_out(Drawing(request.seat), By.PERSON)
    go_on(course)


def pause(table: Table, row: Battle, request: Request) -> None:
    """Stop the clock."""
    table.paused_at, table.pause_reason = timezone.now(), ""
    table.save(update_fields=["paused_at", "pause_reason"])


def resume(table: Table, row: Battle, request: Request) -> None:
    """Let the clock run on: the open turn has as much time left as when it stopped."""
    control, now = agreed(row).control, timezone.now()
    for seat in table.seats.exclude(turn_due=None):
        rest = left(control, seat.turn_due, table.paused_at or now)
        seat.turn_due = due(replace(control, seconds=rest), now)
        seat.save(update_fields=["turn_due"])
    tables.go_on(table=table)
    table.refresh_from_db()
    course = Course(table, row)
    set_going(course)
    ask(course)


def rematch(table: Table, row: Battle, request: Request) -> None:
    """Begin again with the same decks, the next seat going first."""
    begin_again(table, row)


@transaction.atomic
def resume_alone(*, by: Seat, battle: int) -> None:
    """The host ends a pause without asking.

    Raises Unknown (battle.no-such-battle), NotAllowed (battle.not-in-it, tables.host-only).
    """
    table, row, number = taking_part(by, battle)
    if table.host_id != by.pk:
        raise NotAllowed(Fault("tables.host-only"))
    if table.paused_at is not None and row.ended_at is None:
        resume(table, row, Request(0, "resume", number))


Doing = Callable[[Table, Battle, Request], None]
DOINGS: dict[Kind, Doing] = {
    "undo": back_by_consent, "draw": draw, "pause": pause, "resume": resume, "rematch": rematch,
}  # fmt: skip
