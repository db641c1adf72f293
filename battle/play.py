"""Every answer in a running battle: by people, by standing orders, by bots and by the clock.

Each is one transaction that locks the table's row. Whoever answers names the choice, whose number
never comes again, so nothing is ever done twice: not by a double click, not by a task that runs
again after its worker was killed.
"""

import secrets
from collections.abc import Sequence
from random import Random

import msgspec
from django.db import transaction
from django.utils import timezone
from django_tasks import task
from msgspec.structs import replace

from battle.bots.players import PLAYERS, Player
from battle.course import Course
from battle.models import Battle, Entry
from battle.notices import tell_of_the_end, warn
from battle.row import (
    agreed,
    asked,
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
    sitting,
    turn_of,
    undo_is_asked,
)
from battle.rules.consent import missing
from battle.rules.engine.journal import Answer
from battle.rules.trinity.game import Game
from battle.rules.trinity.orders import ordered
from battle.rules.trinity.record import Leaving
from tables.models import Seat, Table
from tables.rules.clock import due, reserve_after
from tables.services import changed, locked
from tables.turns import Turn, set_turns

By = Entry.By
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
    if was_given(row, given):
        return row
    in_play(table, row)
    by_a_person(table, seat)
    give(Course(table, row), given, By.PERSON)
    return row


def was_given(row: Battle, given: Answer) -> bool:
    """Whether this very answer stands already."""
    what = msgspec.json.encode(given).decode()
    return row.entries.filter(seat=given.seat, what=what, undone=False).exists()


def give(course: Course, given: Answer, by: str) -> None:
    """Let an answer be carried out, and go on from there. Raises as `Game.answer`."""
    course.carry_out(given, by)
    charge(course.table, course.row, given.seat)
    drop_undo(course.row)
    go_on(course)


def charge(table: Table, row: Battle, number: int) -> None:
    """Take the time that a seat's turn took from what the seat has in reserve."""
    before = clocks_of(row)[number]
    until = table.seats.get(place=row.places[number]).turn_due
    reserve = reserve_after(agreed(row).control, before.reserve, until, timezone.now())
    set_clock(row, number, replace(before, reserve=reserve))


def drop_undo(row: Battle) -> None:
    """Whoever plays on does not want to go back."""
    set_requests(row, [request for request in requests_of(row) if request.kind != "undo"])


def go_on(course: Course) -> None:
    """Carry out standing orders, store, and ask whoever comes next."""
    obey(course)
    course.store()
    if course.game.state.over:
        end(course.table, course.row, course.game)
    else:
        ask(course.table, course.row, course.game)


def obey(course: Course) -> None:
    """Answer for as long as standing orders say how; those of a seat that a bot plays rest."""
    seats = sitting(course.table, course.row)
    orders = [order for order in orders_of(course.row) if not seats[order.seat].bot]
    for _ in range(MOST_ORDERED if orders else 0):
        choice, picks = course.game.waiting, ordered(course.game, orders)
        if choice is None or picks is None:
            return
        course.carry_out(Answer(choice.seat, choice.number, tuple(picks)), By.ORDER)


def end(table: Table, row: Battle, game: Game) -> None:
    """Close a battle that is over."""
    row.ended_at, row.requests = timezone.now(), []
    row.outcome, row.winner = game.state.over, game.state.winner
    row.save(update_fields=["ended_at", "requests", "outcome", "winner"])
    set_turns(table, {})
    table.stage = Table.Stage.OVER
    table.save(update_fields=["stage"])
    changed(table)
    tell_of_the_end.enqueue(row.pk)


def ask(table: Table, row: Battle, game: Game) -> None:
    """Write down whose turn it is, and set a bot or a clock going if it was not their turn yet."""
    seats = sitting(table, row)
    turns = {seats[number].place: Turn(name) for number, name in requested(row, game, seats)}
    if game.waiting is not None:
        number = asked(game)
        turns[seats[number].place] = turn = turn_now(row, game)
        if seats[number].bot and not undo_is_asked(row):
            let_bots_act.enqueue(row.pk)
        elif not seats[number].bot and turn.due is not None and seats[number].turn != turn.name:
            time_out.using(run_after=turn.due).enqueue(row.pk, number, turn.name)
    set_turns(table, turns)


def turn_now(row: Battle, game: Game) -> Turn:
    """The turn that begins with the open choice, and until when it may take."""
    control, reserve = agreed(row).control, clocks_of(row)[asked(game)].reserve
    return Turn(turn_of(row, game), due(control, timezone.now(), reserve=reserve))


def requested(row: Battle, game: Game, seats: Sequence[Seat]) -> list[tuple[int, str]]:
    """Which seats have not answered a request, and the name of that turn."""
    people = people_of(row, game, seats)
    return [
        (number, f"battle:{row.number}:request:{request.number}")
        for request in requests_of(row)
        for number in missing(request, people)
    ]


@task()
def let_bots_act(battle_pk: int) -> None:
    """Play for every bot that is asked, until a person is."""
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


def player(level: str) -> Player:
    """A bot of a level, with chances of its own."""
    return PLAYERS[level](Random(secrets.randbits(64)))


def level_asked(course: Course) -> str:
    """The level of the bot that is asked; "" when nothing is to be done for bots."""
    table, row = course.table, course.row
    if row.ended_at is not None or table.paused_at is not None or undo_is_asked(row):
        return ""
    level = table.seats.get(place=row.places[asked(course.game)]).bot
    return agreed(row).bots if level and level not in PLAYERS else str(level)


@transaction.atomic
def answer_for(row: Battle, number: int, choice: int, picks: Sequence[int], by: str) -> Course:
    """Answer for a bot or for whoever was too slow, unless the choice has passed.

    A person's choice must be overdue; so nothing is answered for who acts again for themselves.
    """
    table = locked(row.table.key)
    row = table.battles.get(pk=row.pk)
    course = Course(table, row)
    seat = table.seats.get(place=row.places[number])
    wanted = seat.bot if by == By.BOT else is_late(seat)
    still = course.game.waiting
    is_open = still is not None and (still.seat, still.number) == (number, choice)
    if is_open and wanted and table.paused_at is None:
        give(course, Answer(number, choice, tuple(picks)), by)
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
    changed(table)
    time_out.using(run_after=seat.turn_due).enqueue(row.pk, number, turn)
    warn.enqueue(seat.pk, turn)


def set_going(table: Table, row: Battle) -> None:
    """Set the bot or the clock of the open choice going: after a pause, or a restart.

    A task that was not lost after all does nothing, for a choice is answered only once.
    """
    game = game_of(row)
    if game.waiting is None or table.paused_at is not None:
        return
    number = asked(game)
    seat = table.seats.get(place=row.places[number])
    if seat.bot:
        let_bots_act.enqueue(row.pk)
    elif seat.turn_due is not None:
        time_out.using(run_after=seat.turn_due).enqueue(row.pk, number, turn_of(row, game))
