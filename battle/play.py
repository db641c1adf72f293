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

from battle.bots.players import PLAYERS, Player
from battle.course import Course, turn_of
from battle.models import Battle, Entry
from battle.rules.agreement import Agreement, read_agreement
from battle.rules.consent import Request, missing
from battle.rules.engine.journal import Answer
from battle.rules.time import Clock
from battle.rules.trinity.game import Game
from battle.rules.trinity.orders import Order, ordered
from tables.models import Seat, Table
from tables.rules.clock import due, reserve_after
from tables.rules.refusal import Conflict, Fault, NotAllowed, Unknown
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
    if table.seats.get(pk=seat.pk).bot:
        raise Conflict(Fault("battle.bot-sits-here"))
    give(Course(table, row), given, By.PERSON)
    return row


def battle_of(table: Table, number: int) -> Battle:
    """The battle of this number at a table. Raises Unknown (battle.no-such-battle)."""
    row = table.battles.filter(number=number).first()
    if row is None:
        raise Unknown(Fault("battle.no-such-battle"))
    return row


def number_of(row: Battle, seat: Seat) -> int:
    """The number of a seat in this battle. Raises NotAllowed (battle.not-in-it)."""
    if seat.place not in row.places:
        raise NotAllowed(Fault("battle.not-in-it"))
    return int(row.places.index(seat.place))


def was_given(row: Battle, given: Answer) -> bool:
    """Whether this very answer stands already."""
    what = msgspec.json.encode(given).decode()
    return row.entries.filter(seat=given.seat, what=what, undone=False).exists()


def in_play(table: Table, row: Battle) -> None:
    """Raises Conflict (battle.over, battle.paused: reason)."""
    if row.ended_at is not None:
        raise Conflict(Fault("battle.over"))
    if table.paused_at is not None:
        raise Conflict(Fault("battle.paused", {"reason": table.pause_reason}))


def agreed(row: Battle) -> Agreement:
    """How this battle is played."""
    return read_agreement(row.agreement)


def clocks_of(row: Battle) -> list[Clock]:
    """The clock of each seat."""
    return msgspec.convert(row.clocks, list[Clock])


def requests_of(row: Battle) -> list[Request]:
    """What the others are asked to agree to."""
    return msgspec.convert(row.requests, list[Request])


def orders_of(row: Battle) -> list[Order]:
    """The standing orders of all seats."""
    return msgspec.convert(row.orders, list[Order])


def give(course: Course, given: Answer, by: str) -> None:
    """Let an answer be carried out, and go on from there. Raises as `Game.answer`."""
    course.carry_out(given, by)
    stop_clock(course, given.seat)
    drop_undo(course.row)
    go_on(course)


def stop_clock(course: Course, number: int) -> None:
    """Take the time of an answer from what its seat has in reserve."""
    row, clocks = course.row, clocks_of(course.row)
    until = course.table.seats.get(place=row.places[number]).turn_due
    before = clocks[number]
    reserve = reserve_after(agreed(row).control, before.reserve, until, course.at)
    clocks[number] = msgspec.structs.replace(before, reserve=reserve)
    row.clocks = msgspec.to_builtins(clocks)


def drop_undo(row: Battle) -> None:
    """Whoever plays on does not want to go back."""
    kept = [request for request in requests_of(row) if request.kind != "undo"]
    row.requests = msgspec.to_builtins(kept)


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
    row = course.row
    with_bots = course.table.seats.exclude(bot="").values_list("place", flat=True)
    rest = {number for number, place in enumerate(row.places) if place in with_bots}
    orders = [order for order in orders_of(row) if order.seat not in rest]
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


def ask(table: Table, row: Battle, game: Game) -> None:
    """Write down whose turn it is, and set a bot or a clock going if it was not their turn yet."""
    seats = {seat.place: seat for seat in table.seats.all()}
    turns = {place: Turn(name) for place, name in requested(row, game, seats).items()}
    number = asked(game)
    seat = seats[row.places[number]]
    name = turn_of(row, game)
    if seat.bot:
        if not undo_is_asked(row):
            let_bots_act.enqueue(row.pk)
    else:
        agreement, reserve = agreed(row), clocks_of(row)[number].reserve
        turns[seat.place] = Turn(name, due(agreement.control, timezone.now(), reserve=reserve))
        if seat.turn != name and (until := turns[seat.place].due):
            time_out.using(run_after=until).enqueue(row.pk, number, name)
    set_turns(table, turns)


def asked(game: Game) -> int:
    """The number of the seat that is asked; the battle is not over."""
    assert game.waiting is not None
    return game.waiting.seat


def undo_is_asked(row: Battle) -> bool:
    """Whether somebody waits for the others to let them go back."""
    return any(request.kind == "undo" for request in requests_of(row))


def requested(row: Battle, game: Game, seats: dict[int, Seat]) -> dict[int, str]:
    """Who has not answered a request: place to the name of a turn."""
    people = people_of(row, game, seats)
    return {
        row.places[number]: f"battle:{row.number}:request:{request.number}"
        for request in requests_of(row)
        for number in missing(request, people)
    }


def people_of(row: Battle, game: Game, seats: dict[int, Seat]) -> list[int]:
    """The numbers of the seats in which people play on."""
    left = game.state.left
    return [
        number
        for number, place in enumerate(row.places)
        if not left >> number & 1 and not seats[place].bot
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
        mind = minds.setdefault(known, PLAYERS[level](Random(secrets.randbits(64))))
        course = answer_for(row, choice.seat, choice.number, mind(course.game), By.BOT)


def level_asked(course: Course) -> str:
    """The level of the bot that is asked; "" when nothing is to be done for bots."""
    row, game = course.row, course.game
    if row.ended_at is not None or course.table.paused_at is not None or undo_is_asked(row):
        return ""
    return str(course.table.seats.get(place=row.places[asked(game)]).bot)


@transaction.atomic
def answer_for(row: Battle, number: int, choice: int, picks: Sequence[int], by: str) -> Course:
    """Answer for a bot or for whoever was too slow, unless the choice has passed.

    A person's choice must be overdue; so nothing is answered for who acts again for themselves.
    """
    table = locked(row.table.key)
    row = table.battles.get(pk=row.pk)
    course = Course(table, row)
    seat = table.seats.get(place=row.places[number])
    late = seat.turn_due is not None and seat.turn_due <= timezone.now()
    wanted = seat.bot if by == By.BOT else late and not seat.bot
    still = course.game.waiting
    open_ = still is not None and (still.seat, still.number) == (number, choice)
    if open_ and wanted and table.paused_at is None:
        give(course, Answer(number, choice, tuple(picks)), by)
    return course


@task()
def time_out(battle_pk: int, number: int, turn: str) -> None:
    """Let a bot answer for a seat whose turn is still open and overdue."""
    row = Battle.objects.select_related("table").get(pk=battle_pk)
    game = Game.load(row.state.encode())
    choice = game.waiting
    if choice is None or choice.seat != number or turn_of(row, game) != turn:
        return
    mind = PLAYERS[agreed(row).bots](Random(secrets.randbits(64)))
    answer_for(row, number, choice.number, mind(game), By.CLOCK)
