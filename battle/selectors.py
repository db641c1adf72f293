"""What may be read of battles, already cut to what the viewer may know."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec
from django.utils import timezone
from msgspec import Struct
from msgspec.structs import replace

from battle.models import Battle, Heard, Kept
from battle.orders import own_orders
from battle.row import agreed, asked, battle_of, clocks_of, game_of, requests_of, sitting
from battle.rules.agreement import Agreement
from battle.rules.consent import Request
from battle.rules.time import Clock
from battle.rules.trinity.game import Game
from battle.rules.trinity.orders import Order
from battle.telling import Line
from battle.words.people import Cast
from cards.rules.card import Card
from tables.manners import muted_places
from tables.models import Seat, Table
from tables.rules.clock import left

WATCHES = -1
"""The seat number of whoever sees what everybody at the table sees."""
RECENT = 60  # pieces of news, or of chat, on the battle's page
MOST_TOLD = 500  # pieces of news at once


class Told(Struct, frozen=True):
    """What a viewer was told at once: its lines, the turn, and when. `number` counts the news.

    `entry` is the number of the entry it came of.
    """

    number: int
    turn: int
    at: datetime
    lines: tuple[Line, ...]
    entry: int


class Remark(Struct, frozen=True):
    """A line of the chat, from a seat number."""

    seat: int
    text: str
    at: datetime


class Waits(Struct, frozen=True):
    """Whom the battle waits for (a seat number), since when, until when (None: no limit)."""

    seat: int
    since: datetime | None
    until: datetime | None


class Undoable(Struct, frozen=True):
    """A choice of the viewer to go back to: freely, or if the others agree."""

    choice: int
    free: bool


class May(Struct, frozen=True):
    """What the viewer may do beside answering."""

    undo: tuple[Undoable, ...] = ()
    concede: bool = False
    ask: bool = False


class Seen(Struct, frozen=True, kw_only=True):
    """A battle as one viewer may know it.

    `view` is the engine's, `mine` the viewer's seat number (WATCHES: who is in no seat). By seat
    number: `names`, `places` at the table, `bots` (the level of the bot that plays there, "" for a
    person), `clocks` (with what is left in reserve by now). `log` is what the viewer was told
    lately, oldest first, up to news number `revision`. `orders`, `notes` and `muted` (seat numbers
    whose chat they do not read) are the viewer's own. `away` are the seat numbers of people for
    whom a bot plays, or answered last because their time had run out. `said` is the chat.
    `commitment` was shown from the start. What has a default is left out where nothing is asked
    and nobody is there.
    """

    table: Table
    battle: Battle
    number: int
    mine: int
    view: dict[str, Any]
    names: tuple[str, ...]
    places: tuple[int, ...]
    bots: tuple[str, ...]
    clocks: tuple[Clock, ...]
    ended: bool
    away: frozenset[int] = frozenset()
    commitment: str = ""
    log: tuple[Told, ...] = ()
    revision: int = 0
    waits: Waits | None = None
    requests: tuple[Request, ...] = ()
    orders: tuple[Order, ...] = ()
    agreement: Agreement = Agreement()
    may: May = May()
    notes: str = ""
    said: tuple[Remark, ...] = ()
    muted: tuple[int, ...] = ()
    paused: bool = False

    def cast(self, library: Mapping[str, Card], look: str = "") -> Cast:
        """Who and what sentences for this viewer are about; `look` shows a card large."""
        return Cast(self.mine, dict(enumerate(self.names)), library, self.view["walls"], look)


def seen(seat: Seat, battle: int | None = None) -> Seen:
    """A battle of the seat's table through its eyes; by default the latest.

    Who waits at the table for the next one sees what everybody does. The seat comes from
    `tables.selectors.acting_seat`, which has checked who asks. Raises Unknown
    (battle.no-such-battle).
    """
    row = battle_of(seat.table, battle)
    return look(seat.table, row, eyes_of(row, seat), seat)


def view_of(seat: Seat) -> dict[str, Any]:
    """What a seat sees of the game of its table's latest battle. Raises as `seen`."""
    row = battle_of(seat.table)
    return game_of(row).view(eyes_of(row, seat))


def eyes_of(row: Battle, seat: Seat) -> int:
    """The number of a seat in a battle; WATCHES for one that is not in it."""
    return row.places.index(seat.place) if seat.place in row.places else WATCHES


def look(table: Table, row: Battle, mine: int, seat: Seat | None) -> Seen:
    """A battle through the eyes of a seat number (WATCHES: who is in no seat)."""
    game = game_of(row)
    seats = sitting(table, row)
    log = told(row, mine)
    muted = muted_places(seat) if seat else set()
    return Seen(
        table=table,
        battle=row,
        number=row.number,
        mine=mine,
        view=game.view(mine),
        names=tuple(each.name for each in seats),
        places=tuple(row.places),
        bots=tuple(each.bot for each in seats),
        away=frozenset(away(row, seats)),
        clocks=tuple(clocks(row, game, seats, table.paused_at or timezone.now())),
        log=log,
        revision=log[-1].number if log else 0,
        waits=waits(game, seats),
        requests=tuple(for_eyes(request, mine) for request in requests_of(row)),
        orders=own_orders(row, game, mine),
        agreement=agreed(row),
        commitment=row.commitment,
        may=may(row, game, mine) if mine != WATCHES else May(),
        notes=row.notes.get(str(seat.place), "") if seat else "",
        said=said(row, muted) if seat else (),
        muted=tuple(at for at, place in enumerate(row.places) if place in muted),
        paused=table.paused_at is not None,
        ended=row.ended_at is not None,
    )


def told(
    row: Battle, mine: int, *, before: int | None = None, most: int = RECENT
) -> tuple[Told, ...]:
    """What a viewer was told lately, or before news of this number, oldest first."""
    heard = row.heard.filter(seat=mine).order_by("-number").defer("changes")
    latest = heard if before is None else heard.filter(number__lt=before)
    return tuple(told_of(one) for one in reversed(latest[:most]))


def log(
    seat: Seat, battle: int | None = None, *, before: int | None = None, most: int = RECENT
) -> tuple[Told, ...]:
    """A page of what a seat was told, ending before news of this number. Raises as `seen`."""
    row = battle_of(seat.table, battle)
    return told(row, eyes_of(row, seat), before=before, most=min(most, MOST_TOLD))


def since(seat: Seat, revision: int, battle: int | None = None) -> tuple[Told, ...]:
    """What a seat was told after news of this number, oldest first. Raises as `seen`."""
    row = battle_of(seat.table, battle)
    heard = row.heard.filter(seat=eyes_of(row, seat), number__gt=revision).defer("changes")
    return tuple(told_of(one) for one in heard[:MOST_TOLD])


def said(row: Battle, muted: Collection[int]) -> tuple[Remark, ...]:
    """The latest of the chat, but what these places said; oldest first."""
    latest = row.said.exclude(seat__place__in=muted).order_by("-pk").select_related("seat")
    return tuple(
        Remark(row.places.index(one.seat.place), one.text, one.at)
        for one in reversed(latest[:RECENT])
    )


def for_eyes(request: Request, mine: int) -> Request:
    """A request as a viewer sees it: the numbers of a seat's choices are its own business."""
    return request if request.seat == mine else replace(request, choice=0)


def told_of(one: Heard) -> Told:
    """One piece of news."""
    lines = msgspec.convert(tuple(one.lines), tuple[Line, ...])
    return Told(one.number, one.turn, one.at, lines, one.entry)


def waits(game: Game, seats: Sequence[Seat]) -> Waits | None:
    """Whom the battle waits for; None when it is over."""
    if game.waiting is None:
        return None
    seat = seats[asked(game)]
    return Waits(asked(game), seat.turn_since, seat.turn_due)


def clocks(row: Battle, game: Game, seats: Sequence[Seat], at: datetime) -> list[Clock]:
    """The clock of each seat as it stands at a time: who is asked may be using up the reserve."""
    found = clocks_of(row)
    if game.waiting is not None and (until := seats[asked(game)].turn_due):
        clock, control = found[asked(game)], agreed(row).control
        rest = min(clock.reserve, left(control, until, at))
        found[asked(game)] = replace(clock, reserve=rest)
    return found


def away(row: Battle, seats: Sequence[Seat]) -> list[int]:
    """The seats of people for whom a bot plays now, or answered last."""
    return [
        number
        for number, (seat, clock) in enumerate(zip(seats, clocks_of(row), strict=True))
        if seat.person and (seat.bot or clock.stood_in > clock.answered)
    ]


def may(row: Battle, game: Game, mine: int) -> May:
    """What a seat may do beside answering."""
    if game.state.over or game.state.left >> mine & 1:
        return May()
    return May(tuple(undoable(row, game, mine)), concede=True, ask=True)


def undoable(row: Battle, game: Game, mine: int) -> list[Undoable]:
    """The choices a seat can go back to, the latest first."""
    allowed = agreed(row).undo
    if allowed == "never":
        return []
    kept: list[Kept] = list(row.kept.filter(seat=mine).defer("state").order_by("-entry"))
    found = [Undoable(one.choice, one.answers >= game.state.firm) for one in kept]
    return found if allowed == "ask" else [one for one in found if one.free]


class Own(Struct, frozen=True):
    """A battle that somebody sits in: as which seat, against whom, and how it stands."""

    battle: Battle
    seat: Seat
    number: int
    names: tuple[str, ...]
    ended: bool
    won: bool


def own_battles(seats: Iterable[Seat]) -> list[Own]:
    """The battles of these seats, those that are on first, then the latest.

    The seats come from `tables.selectors.own_seats`, which has checked who asks.
    """
    held = {seat.table_id: seat for seat in seats}
    rows = Battle.objects.filter(table__in=held).defer("state", "setup").order_by("-begun_at")
    found = [own_of(row, held[row.table_id]) for row in rows]
    return sorted((one for one in found if one.number != WATCHES), key=lambda one: one.ended)


def own_of(row: Battle, seat: Seat) -> Own:
    """One battle of a seat's table."""
    number = eyes_of(row, seat)
    ended = row.ended_at is not None
    return Own(row, seat, number, tuple(row.names), ended, ended and row.winner == number)
