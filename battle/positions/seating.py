"""Battles that begin in the middle: from a board set up, or from a moment of another battle."""

from typing import Any

import msgspec
from django.db import transaction
from msgspec import Struct
from msgspec.structs import replace

from battle.bots.players import PLAYERS
from battle.rules.agreement import Agreement, faults_of_level
from battle.rules.trinity.game import Game
from battle.rules.trinity.record import Record, replayed
from battle.services import names_beside, seat_battle
from tables import services as tables
from tables.models import Seat, Table
from tables.rules.refusal import Conflict, Fault, Refusal
from tables.services import Seated, locked
from tables.tokens import new_token

OFFICIAL = "blaze"
"""The set named by a battle whose cards are official, of whichever set."""


class Seating(Struct, frozen=True, kw_only=True):
    """Who plays: `person`, called `name`, the seat of this number (None: all of them, alone), bots
    of this level the others. `once` is the key of the form that asked."""

    person: str
    name: str
    seat: int | None
    level: str
    once: str


def play_from(*, opening: Record, seating: Seating, title: str, **facts: Any) -> list[Seated]:
    """A table at once on which a game goes on from where its record ends; the person's seats.

    The same form sent twice opens one table. `facts` are further fields of the battle's row.
    Raises Refusal (battle.unknown-level, battle.seat-of-nobody), Conflict (battle.over).
    """
    game = replayed(opening)
    game.lines = []
    check(game, seating)
    return begin(game, opening, seating, title, facts)


def check(game: Game, seating: Seating) -> None:
    """Raises as `play_from`."""
    seats = game.state.seats
    if game.waiting is None:
        raise Conflict(Fault("battle.over"))
    if faults := list(faults_of_level(seating.level, PLAYERS, "level")):
        raise Refusal(*faults)
    if seating.seat is not None and not 0 <= seating.seat < seats:
        raise Refusal(Fault("battle.seat-of-nobody", {"field": "seat", "seats": seats}))


@transaction.atomic
def begin(
    game: Game, opening: Record, seating: Seating, title: str, facts: dict[str, Any]
) -> list[Seated]:
    """Open the table and let everybody sit down."""
    host = tables.open_table(
        name=title, host_name=seating.name, person=seating.person, format=game.state.format,
        seats=game.state.seats, settings={}, once=seating.once,
    )  # fmt: skip
    table = locked(host.seat.table.key)
    if table.stage != Table.Stage.LOBBY:
        others = table.seats.filter(person=seating.person).exclude(pk=host.seat.pk)
        return [host, *(tables.given_anew(seat) for seat in others)]
    own = {0 if seating.seat is None else seating.seat: host}
    if seating.seat is None:
        own |= {number: one_more(table, seating, number) for number in range(1, game.state.seats)}
    seat_battle(
        table=table,
        game=game,
        places=all_sit(table, own, seating, game.state.seats),
        agreement=Agreement(bots=seating.level),
        opening=msgspec.json.encode(replace(opening, end="")).decode(),
        **facts,
    )
    return list(own.values())


def all_sit(table: Table, own: dict[int, Seated], seating: Seating, seats: int) -> list[int]:
    """Let bots sit down where the person does not; the places of all, by number."""
    bots = iter(names_beside(seating.name))
    sitting: list[Seat] = [
        own[number].seat
        if number in own
        else tables.seat_bot(table=table, name=next(bots), level=seating.level)
        for number in range(seats)
    ]
    numbers = {seat.place: number for number, seat in enumerate(sitting)}
    tables.take_seats(table=table, numbers=numbers, stage=Table.Stage.BATTLE)
    return list(numbers)


def one_more(table: Table, seating: Seating, number: int) -> Seated:
    """One more seat of the same person."""
    name = f"{seating.name[:26]} {number + 1}"
    return tables.seat_at(table, name=name, person=seating.person, once=new_token())
