"""Boards that somebody set up: keeping, reading and playing them."""

import secrets

import msgspec
from django.db import transaction
from django.utils import timezone
from msgspec import Struct
from msgspec.structs import replace

from battle.models import Battle, SetUpBoard
from battle.positions.seating import OFFICIAL, Seating, play_from
from battle.row import agreed, battle_of, number_of, sitting
from battle.rules.engine.eyes import View
from battle.rules.trinity.damage import GOAL
from battle.rules.trinity.game import Game
from battle.rules.trinity.position import Position, read_position, set_up
from battle.rules.trinity.position_text import faults
from battle.rules.trinity.puzzle import Outcome, outcome
from battle.rules.trinity.record import Record
from tables.archive import set_aside
from tables.models import Seat
from tables.rules.refusal import Conflict, Fault, NotAllowed, Refusal, Unknown
from tables.services import Seated

MOST_BOARDS = 200
"""Of one person."""


def board_by_key(key: str) -> SetUpBoard:
    """The board of this key. Raises Unknown (battle.no-such-board)."""
    row = SetUpBoard.objects.filter(key=key).first()
    if row is None:
        raise Unknown(Fault("battle.no-such-board"))
    return row


def boards_of(owner: str) -> list[SetUpBoard]:
    """A person's boards, the one changed last first."""
    return list(SetUpBoard.objects.filter(owner=owner))


def position_of(row: SetUpBoard) -> Position:
    """The position of a stored board."""
    return msgspec.json.decode(row.position, type=Position)


def position_in(text: str) -> Position:
    """The position in a TOML text. Raises Refusal (battle.position: why), and its faults."""
    try:
        position = read_position(text)
    except msgspec.DecodeError as error:
        raise Refusal(Fault("battle.position", {"field": "text", "why": str(error)})) from error
    check(position, None)
    return position


def check(position: Position, goal: int | None) -> Game:
    """The game of a position at its first question.

    Raises Refusal with everything wrong with it; Conflict (battle.nothing-to-play) when it is over
    before anybody is asked.
    """
    found = faults(position)
    if goal is not None and not 1 <= goal <= GOAL:
        found.append(Fault("battle.goal-beyond", {"field": "goal", "most": GOAL}))
    if found:
        raise Refusal(*found)
    game = set_up(position).run()
    if game.waiting is None:
        raise Conflict(Fault("battle.nothing-to-play"))
    return game


@transaction.atomic
def keep_board(
    *, owner: str, once: str, name: str, position: Position, goal: int | None
) -> SetUpBoard:
    """Keep a new board; the same form sent twice keeps one.

    Raises as `check`, and Refusal (battle.too-many-boards).
    """
    check(position, goal)
    same = SetUpBoard.objects.filter(owner=owner, once=once).first()
    if same is not None:
        return same
    if SetUpBoard.objects.filter(owner=owner).count() >= MOST_BOARDS:
        raise Refusal(Fault("battle.too-many-boards", {"most": MOST_BOARDS}))
    text = msgspec.json.encode(position).decode()
    return SetUpBoard.objects.create(owner=owner, once=once, name=name, position=text, goal=goal)


@transaction.atomic
def change_board(
    *, owner: str, key: str, name: str, position: Position, goal: int | None
) -> SetUpBoard:
    """Change an own board. Raises as `check`, and NotAllowed (battle.not-your-board)."""
    check(position, goal)
    row = owned(owner, key)
    row.name, row.goal = name, goal
    row.position = msgspec.json.encode(position).decode()
    row.save()
    return row


@transaction.atomic
def delete_board(*, owner: str, key: str) -> None:
    """Take an own board away. Raises NotAllowed (battle.not-your-board)."""
    owned(owner, key).delete()


def owned(owner: str, key: str) -> SetUpBoard:
    """The board of this key, locked, for its owner alone.

    Raises Unknown (battle.no-such-board), NotAllowed (battle.not-your-board).
    """
    board_by_key(key)
    row = SetUpBoard.objects.select_for_update().filter(key=key, owner=owner).first()
    if row is None:
        raise NotAllowed(Fault("battle.not-your-board"))
    return row


def play(*, title: str, position: Position, goal: int | None, seating: Seating) -> list[Seated]:
    """A table at once on which a board is played.

    What is shuffled there nobody can foretell: the board's own seed counts for nothing. Raises as
    `check` and as `battle.positions.seating.play_from`.
    """
    check(position, goal)
    opening = Record(position=replace(position, seed=secrets.token_hex(16)), entries=(), end="")
    return play_from(opening=opening, seating=seating, title=title, set_key=OFFICIAL, goal=goal)


def play_board(*, row: SetUpBoard, seating: Seating) -> list[Seated]:
    """A table at once on which a stored board is played; so it counts as used. Raises as `play`."""
    seated = play(title=row.name, position=position_of(row), goal=row.goal, seating=seating)
    SetUpBoard.objects.filter(pk=row.pk).update(changed_at=timezone.now())
    return seated


def begun_from(row: Battle) -> Position | None:
    """The board that a battle began from, if it began from one."""
    return msgspec.json.decode(row.opening, type=Record).position if row.opening else None


class Task(Struct, frozen=True):
    """What a puzzle asks for: so much Gained Life of the seat that solves it, and how it went."""

    goal: int
    solver: int
    outcome: Outcome


def task_of(row: Battle, view: View) -> Task | None:
    """The task of a battle that began from a puzzle, as everybody sees it."""
    if row.goal is None or (position := begun_from(row)) is None:
        return None
    solver = position.turn
    return Task(row.goal, solver, outcome(row.goal, solver, view))


@transaction.atomic
def play_again(*, mine: Seat, person: str, once: str) -> list[Seated]:
    """A table at once on which the board of a seat's battle is played anew, seated as there.

    The table before is put away where nobody else sits. Raises Unknown (battle.no-such-board) where
    the battle began from no board, NotAllowed (battle.not-in-it), and as `play`.
    """
    row = battle_of(mine.table)
    position = begun_from(row)
    if position is None:
        raise Unknown(Fault("battle.no-such-board"))
    seats = sitting(mine.table, row)
    others = any(seat.person != mine.person for seat in seats if not seat.bot)
    alone = not others and not any(seat.bot for seat in seats)
    seating = seated_as(mine, row, alone, person, once)
    seated = play(title=mine.table.name, position=position, goal=row.goal, seating=seating)
    if not others:
        set_aside(table=mine.table)
    return seated


def seated_as(mine: Seat, row: Battle, alone: bool, person: str, once: str) -> Seating:
    """The seating of a battle once more; `alone` plays every seat. Raises NotAllowed."""
    return Seating(
        person=person,
        name=mine.table.host.name if alone else mine.name,
        seat=None if alone else number_of(row, mine),
        level=agreed(row).bots,
        once=once,
    )
