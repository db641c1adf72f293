"""Who plays a seat of a running battle: its owner, a bot, or nobody any more."""

from django.db import transaction
from django.dispatch import receiver

from battle.consents import settle
from battle.course import Course
from battle.models import Battle, Entry
from battle.play import charge, go_on, set_going
from battle.row import agreed, asked, battle_of, game_of, in_play, number_of
from battle.rules.trinity.record import Drawing, Leaving
from tables import services as tables
from tables.models import Seat, Table
from tables.rules.refusal import Conflict, Fault
from tables.services import locked
from tables.signals import seat_passed_on, work_begun

AT_BATTLE = (Table.Stage.BATTLE, Table.Stage.OVER)


@transaction.atomic
def concede(*, seat: Seat, battle: int) -> Battle:
    """Leave the battle and stay at the table (R6); the others play on.

    Done twice it is done once. Raises Unknown (battle.no-such-battle), NotAllowed
    (battle.not-in-it), Conflict (battle.over, battle.paused).
    """
    table = locked(seat.table.key)
    row = battle_of(table, battle)
    number = number_of(row, seat)
    if has_left(row, number):
        return row
    in_play(table, row)
    give_up(table, row, number)
    return row


def has_left(row: Battle, number: int) -> bool:
    """Whether a seat has left the battle."""
    return bool(game_of(row).state.left >> number & 1)


def give_up(table: Table, row: Battle, number: int) -> None:
    """Let a seat leave the battle."""
    course = Course(table, row)
    course.carry_out(Leaving(number), Entry.By.PERSON)
    row.orders = [order for order in row.orders if order["seat"] != number]
    go_on(course)
    if row.ended_at is None:
        settle(table, row)


@transaction.atomic
def leave(*, seat: Seat) -> None:
    """Give the seat at the table up for good: a bot plays it on, or it concedes, as was agreed.

    Raises Conflict (tables.gone-on) before the battle.
    """
    table = locked(seat.table.key)
    row = running(table)
    if row is None or seat.place not in row.places:
        tables.leave(seat=seat, at=AT_BATTLE)
        return
    number = number_of(row, seat)
    if agreed(row).leaving == "concede" and not has_left(row, number):
        give_up(table, row, number)
    tables.hand_to_bot(seat=seat, by=seat, level=agreed(row).bots)
    tables.leave(seat=seat, at=AT_BATTLE)
    go_on_at(locked(table.key))


@transaction.atomic
def hand_over(*, seat: Seat, by: Seat) -> None:
    """Let a bot play a seat until its owner is back.

    Raises NotAllowed (tables.not-yours), Conflict (battle.over).
    """
    table = locked(seat.table.key)
    row = running(table)
    if row is None:
        raise Conflict(Fault("battle.over"))
    sitting = table.seats.get(pk=seat.pk)
    if is_asked(row, seat) and not sitting.bot:
        charge(row, number_of(row, seat), sitting.turn_due)
        row.save(update_fields=["clocks"])
    tables.hand_to_bot(seat=seat, by=by, level=agreed(row).bots)
    go_on_at(table)


@transaction.atomic
def take_back(*, seat: Seat) -> None:
    """The owner plays again. Raises Conflict (battle.over)."""
    table = locked(seat.table.key)
    if running(table) is None:
        raise Conflict(Fault("battle.over"))
    tables.take_back(seat=seat)
    go_on_at(table)


@receiver(seat_passed_on)
@transaction.atomic
def play_on(seat: Seat, **_: object) -> None:
    """Let a bot play on for somebody who deleted their account."""
    go_on_at(locked(seat.table.key))


def running(table: Table) -> Battle | None:
    """The battle that is on at a table, if one is."""
    found: Battle | None = table.battles.filter(ended_at=None).last()
    return found


def is_asked(row: Battle, seat: Seat) -> bool:
    """Whether a battle that is on waits for this seat."""
    return seat.place in row.places and asked(game_of(row)) == number_of(row, seat)


def go_on_at(table: Table) -> None:
    """Ask whoever sits there now, and do what all who are left agree to; end it when nobody is."""
    row = running(table)
    if row is None:
        return
    course = Course(table, row)
    if any(seat.person and seat.left_at is None for seat in course.seats):
        settle(table, row)
    else:
        course.carry_out(Drawing(course.asked), Entry.By.PERSON)
        go_on(course)


@receiver(work_begun)
def resume_all(**_: object) -> None:
    """Set every running battle going again, after tasks were lost."""
    rows = Battle.objects.filter(ended_at=None, table__isnull=False)
    for key, pk in list(rows.values_list("table__key", "pk")):
        with transaction.atomic():
            table = locked(key)
            set_going(Course(table, table.battles.get(pk=pk)))
