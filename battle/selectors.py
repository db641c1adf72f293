"""What may be read of battles, already cut to what the viewer may know."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct

from battle.models import Battle, Heard, Kept
from battle.own import own_orders
from battle.row import agreed, asked, number_of, requests_of
from battle.rules.agreement import Agreement
from battle.rules.consent import Request
from battle.rules.trinity.game import Game
from battle.rules.trinity.orders import Order
from battle.telling import Line
from tables.models import Seat, Table
from tables.rules.refusal import Fault, Unknown

RECENT = 60  # pieces of news on the battle's page


class Told(Struct, frozen=True):
    """What a viewer was told at once: its lines, the turn, and when. `number` counts the news."""

    number: int
    turn: int
    at: datetime
    lines: tuple[Line, ...]


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

    `view` is the engine's, `mine` the viewer's seat number (-1: who watches). By seat number:
    `names`, `places` at the table, `bots` (the level of the bot that plays there, "" for a person),
    `reserves` (seconds). `log` is what the viewer was told lately, oldest first, up to news number
    `revision`. `orders` and `notes` are the viewer's own. `commitment` was shown from the start.
    """

    table: Table
    battle: Battle
    number: int
    mine: int
    view: dict[str, Any]
    names: tuple[str, ...]
    places: tuple[int, ...]
    bots: tuple[str, ...]
    reserves: tuple[float, ...]
    log: tuple[Told, ...]
    revision: int
    waits: Waits | None
    requests: tuple[Request, ...]
    orders: tuple[Order, ...]
    agreement: Agreement
    commitment: str
    may: May
    notes: str
    paused: bool
    ended: bool


def battle_at(table: Table, number: int | None) -> Battle:
    """A battle at a table: of this number, or the latest. Raises Unknown (no-such-battle)."""
    rows = table.battles.all() if number is None else table.battles.filter(number=number)
    row = rows.last()
    if row is None:
        raise Unknown(Fault("battle.no-such-battle"))
    return row


def seen(seat: Seat, battle: int | None = None) -> Seen:
    """A battle of the seat's table through its eyes; by default the latest.

    The seat comes from `tables.selectors.acting_seat`, which has checked who asks. Raises Unknown
    (battle.no-such-battle), NotAllowed (battle.not-in-it).
    """
    row = battle_at(seat.table, battle)
    return look(seat.table, row, number_of(row, seat), seat)


def look(table: Table, row: Battle, mine: int, seat: Seat | None) -> Seen:
    """A battle through the eyes of a seat number (-1: who watches)."""
    game = Game.load(row.state.encode())
    seats = {each.place: each for each in table.seats.all()}
    sitting = [seats[place] for place in row.places]
    log = told(row, mine)
    return Seen(
        table=table,
        battle=row,
        number=row.number,
        mine=mine,
        view=game.view(mine),
        names=tuple(each.name for each in sitting),
        places=tuple(row.places),
        bots=tuple(each.bot for each in sitting),
        reserves=tuple(clock["reserve"] for clock in row.clocks),
        log=log,
        revision=log[-1].number if log else 0,
        waits=waits(game, sitting),
        requests=tuple(requests_of(row)),
        orders=own_orders(row, game, mine),
        agreement=agreed(row),
        commitment=row.commitment,
        may=may(row, game, mine) if mine >= 0 else May(),
        notes=row.notes.get(str(seat.place), "") if seat else "",
        paused=table.paused_at is not None,
        ended=row.ended_at is not None,
    )


def told(row: Battle, mine: int, *, most: int = RECENT) -> tuple[Told, ...]:
    """What a viewer was told lately, oldest first."""
    latest = row.heard.filter(seat=mine).order_by("-number").defer("changes")[:most]
    return tuple(told_of(one) for one in reversed(latest))


def told_of(one: Heard) -> Told:
    """One piece of news."""
    return Told(one.number, one.turn, one.at, msgspec.convert(tuple(one.lines), tuple[Line, ...]))


def waits(game: Game, sitting: Sequence[Seat]) -> Waits | None:
    """Whom the battle waits for; None when it is over."""
    if game.waiting is None:
        return None
    seat = sitting[asked(game)]
    return Waits(asked(game), seat.turn_since, seat.turn_due)


def may(row: Battle, game: Game, mine: int) -> May:
    """What a seat may do beside answering."""
    if game.state.over or game.state.left >> mine & 1:
        return May()
    return May(tuple(undoable(row, game, mine)), concede=True, ask=True)


def undoable(row: Battle, game: Game, mine: int) -> list[Undoable]:
    """The choices a seat can go back to, the latest first."""
    allowed = agreed(row).undo
    kept: list[Kept] = list(row.kept.filter(seat=mine).defer("state").order_by("-entry"))
    found = [Undoable(one.choice, one.answers >= game.state.firm) for one in kept]
    if allowed == "never":
        return []
    return found if allowed == "ask" else [one for one in found if one.free]
