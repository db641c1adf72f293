"""Every answer in a running battle: by people, by standing orders, by bots and by the clock.

Each is one transaction that locks the table's row. Whoever answers names the choice, whose number
never comes again, so nothing is ever done twice: not by a double click, not by a task that runs
again after its worker was killed.
"""

import secrets
from collections.abc import Sequence
from datetime import datetime
from random import Random
from time import monotonic

import msgspec
from django.db import transaction
from django.utils import timezone
from django_tasks import task
from msgspec.structs import replace

from battle.bots.players import PLAYERS, Player
from battle.course import Course, announce
from battle.models import Battle, Entry
from battle.notices import tell_of_the_end, warn
from battle.row import (
    agreed,
    battle_of,
    by_a_person,
    clocks_of,
    game_of,
    in_play,
    number_of,
    orders_of,
    people_of,
    requests_of,
    set_clock,
    set_requests,
    turn_of,
    undo_is_asked,
)
from battle.rules.consent import missing
from battle.rules.engine.lines import Line
from battle.rules.trinity.orders import ordered
from battle.rules.trinity.record import Answer, Leaving
from tables.models import AGREEING, Seat, Table
from tables.rules.clock import due, reserve_after
from tables.services import changed, locked
from tables.turns import Turn, set_turns

By = Entry.By
STINT = 10.0  # seconds that a worker plays for the bots of one battle at a time
MOST_ORDERED = 500  # answers in a row that standing orders give


@transaction.atomic
def answer(*, seat: Seat, battle: int, choice: int, picks: Sequence[int]) -> Battle:
    """Answer the seat's own choice of this number with option numbers.

    The same answer sent again changes nothing. Raises Unknown (battle.no-such-battle), Conflict
    (battle.over, battle.paused, battle.bot-sits-here), NotAllowed (battle.not-in-it) and what
    `battle.rules.engine.game.Game.answer` raises.
    """
    table = locked(seat.table.key)
    row = battle_of(table, battle)
    given = Answer(number_of(row, seat), choice, tuple(picks))
    course = Course(table, row)
    if not is_open(course, given) and was_given(row, given):
        return row
    in_play(table, row)
    by_a_person(course.seats[given.seat])
    give(course, given, By.PERSON)
    return row


def is_open(course: Course, given: Answer) -> bool:
    """Whether this is an answer to the choice that is open."""
    choice = course.game.waiting
    return choice is not None and (choice.seat, choice.number) == (given.seat, given.number)


def was_given(row: Battle, given: Answer) -> bool:
    """Whether this very answer stands already."""
    what = msgspec.json.encode(given).decode()
    return row.entries.filter(seat=given.seat, what=what, undone=False).exists()


def give(course: Course, given: Answer, by: str) -> None:
    """Let an answer be carried out, and go on from there. Raises as `Game.answer`."""
    course.carry_out(given, by)
    charge(course.row, given.seat, course.seats[given.seat].turn_due)
    note_who(course, given.seat, by)
    drop_undo(course.row)
    go_on(course)


def charge(row: Battle, number: int, until: datetime | None) -> None:
    """Take the time of a turn due at `until` from what its seat has in reserve."""
    before = clocks_of(row)[number]
    reserve = reserve_after(agreed(row).control, before.reserve, until, timezone.now())
    set_clock(row, number, replace(before, reserve=reserve))


def note_who(course: Course, number: int, by: str) -> None:
    """Note whether a seat's player gave the latest entry, or a bot in their place."""
    clock = clocks_of(course.row)[number]
    given = {"answered" if by == By.PERSON else "stood_in": course.done}
    set_clock(course.row, number, replace(clock, **given))


def drop_undo(row: Battle) -> None:
    """Whoever plays on does not want to go back."""
    set_requests(row, [request for request in requests_of(row) if request.kind != "undo"])


def go_on(course: Course) -> None:
    """Carry out standing orders, store, and ask whoever comes next."""
    obey(course)
    course.store()
    if course.over:
        end(course)
    else:
        ask(course)


def obey(course: Course) -> None:
    """Answer for as long as standing orders say how; those of a seat that a bot plays rest."""
    orders = [order for order in orders_of(course.row) if not course.seats[order.seat].bot]
    for _ in range(MOST_ORDERED if orders else 0):
        choice, picks = course.game.waiting, ordered(course.game, orders)
        if choice is None or picks is None:
            return
        course.carry_out(Answer(choice.seat, choice.number, tuple(picks)), By.ORDER)


def end(course: Course) -> None:
    """Close a battle that is over."""
    table, row, game = course.table, course.row, course.game
    row.ended_at, row.requests = timezone.now(), []
    row.outcome, row.winner = game.state.over, game.state.winner
    row.save(update_fields=["ended_at", "requests", "outcome", "winner"])
    row.kept.all().delete()
    set_turns(table, {})
    table.stage = Table.Stage.OVER
    table.save(update_fields=["stage"])
    changed(table)
    tell_of_the_end.enqueue(row.pk)


def ask(course: Course) -> None:
    """Write down whose turn it is, and set a bot or a clock going if it was not their turn yet."""
    turns = {course.seats[number].place: Turn(name) for number, name in requested(course)}
    if not course.over:
        seat, turn = course.seats[course.asked], turn_now(course)
        turns[seat.place] = turn
        if seat.bot and not course.bots_play_on and not undo_is_asked(course.row):
            let_bots_act.enqueue(course.row.pk)
        elif not seat.bot and turn.due is not None and seat.turn != turn.name:
            time_out.using(run_after=turn.due).enqueue(course.row.pk, course.asked, turn.name)
    set_turns(course.table, turns)


def turn_now(course: Course) -> Turn:
    """The turn that begins with the open choice, and until when it may take."""
    row = course.row
    reserve = clocks_of(row)[course.asked].reserve
    until = due(agreed(row).control, timezone.now(), reserve=reserve)
    return Turn(turn_of(row, course.game), until)


def requested(course: Course) -> list[tuple[int, str]]:
    """Which seats have not answered a request, and the name of that turn."""
    row = course.row
    people = people_of(course.game, course.seats)
    return [
        (number, f"battle:{row.number}{AGREEING}{request.number}")
        for request in requests_of(row)
        for number in missing(request, people)
    ]


@task()
def let_bots_act(battle_pk: int) -> None:
    """Play for every bot that is asked, until a person is; others have their turn between."""
    until = monotonic() + STINT
    row = Battle.objects.select_related("table").get(pk=battle_pk)
    minds: dict[tuple[int, str], Player] = {}
    course = Course(row.table, row)
    while level := level_asked(course):
        choice = course.game.waiting
        assert choice is not None
        known = (choice.seat, level)
        if known not in minds:
            minds[known] = player(level)
        picks = minds[known](course.game)
        course = answer_for(row, choice.seat, choice.number, picks, By.BOT)
        if monotonic() > until:
            let_bots_act.enqueue(battle_pk)
            return


def player(level: str) -> Player:
    """A bot of a level, with chances of its own."""
    return PLAYERS[level](Random(secrets.randbits(64)))


def level_asked(course: Course) -> str:
    """The level of the bot that is asked; "" when nothing is to be done for bots."""
    row = course.row
    if course.over or course.table.paused_at is not None or undo_is_asked(row):
        return ""
    level = course.seats[course.asked].bot
    return agreed(row).bots if level and level not in PLAYERS else str(level)


@transaction.atomic
def answer_for(row: Battle, number: int, choice: int, picks: Sequence[int], by: str) -> Course:
    """Answer for a bot or for whoever was too slow, unless the choice has passed.

    A person's choice must be overdue; so nothing is answered for who acts again for themselves.
    """
    table = locked(row.table.key)
    row = table.battles.get(pk=row.pk)
    course = Course(table, row, bots_play_on=by == By.BOT)
    given = Answer(number, choice, tuple(picks))
    seat = course.seats[number]
    wanted = seat.bot and not undo_is_asked(row) if by == By.BOT else is_late(seat)
    if wanted and table.paused_at is None and is_open(course, given):
        give(course, given, by)
    return course


def is_late(seat: Seat) -> bool:
    """Whether a person's turn is overdue."""
    return not seat.bot and seat.turn_due is not None and seat.turn_due <= timezone.now()


@task()
def time_out(battle_pk: int, number: int, turn: str) -> None:
    """Do what was agreed on when a seat's turn is still open and overdue."""
    row = Battle.objects.select_related("table").get(pk=battle_pk)
    if agreed(row).time_out == "concede":
        warn_or_concede(row, number, turn)
        return
    game = game_of(row)
    choice = game.waiting
    if choice is not None and choice.seat == number and turn_of(row, game) == turn:
        answer_for(row, number, choice.number, player(agreed(row).bots)(game), By.CLOCK)


@transaction.atomic
def warn_or_concede(row: Battle, number: int, turn: str) -> None:
    """The first time a seat is late it is warned and given more time; the next time it concedes."""
    table = locked(row.table.key)
    row = table.battles.get(pk=row.pk)
    seat = table.seats.get(place=row.places[number])
    if seat.turn != turn or not is_late(seat) or table.paused_at is not None:
        return
    clock = clocks_of(row)[number]
    set_clock(row, number, replace(clock, reserve=0, warned=True))
    if clock.warned:
        course = Course(table, row)
        course.carry_out(Leaving(number), By.CLOCK)
        go_on(course)
        return
    row.save(update_fields=["clocks"])
    control = replace(agreed(row).control, seconds=agreed(row).warning)
    seat.turn_due = due(control, timezone.now())
    seat.save(update_fields=["turn_due"])
    announce(table, row, Line("warned", number))
    time_out.using(run_after=seat.turn_due).enqueue(row.pk, number, turn)
    warn.enqueue(seat.pk, turn)


def set_going(course: Course) -> None:
    """Set the bot or the clock of the open choice going: after a pause, or a restart.

    A task that was not lost after all does nothing, for a choice is answered only once.
    """
    if course.over or course.table.paused_at is not None:
        return
    row, seat = course.row, course.seats[course.asked]
    if seat.bot:
        let_bots_act.enqueue(row.pk)
    elif seat.turn_due is not None:
        turn = turn_of(row, course.game)
        time_out.using(run_after=seat.turn_due).enqueue(row.pk, course.asked, turn)
