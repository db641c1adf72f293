"""What the row of a battle holds, as structs, and who is in it."""

from collections.abc import Sequence

import msgspec

from battle.models import Battle
from battle.rules.agreement import Agreement, read_agreement
from battle.rules.consent import Request
from battle.rules.time import Clock
from battle.rules.trinity.game import Game
from battle.rules.trinity.orders import Order
from battle.rules.trinity.setup import Setup
from tables.models import Seat, Table
from tables.rules.refusal import Conflict, Fault, NotAllowed, Unknown


def battle_of(table: Table, number: int | None = None) -> Battle:
    """The battle of this number at a table, or its latest. Raises Unknown (no-such-battle)."""
    rows = table.battles.all() if number is None else table.battles.filter(number=number)
    row: Battle | None = rows.last()
    if row is None:
        raise Unknown(Fault("battle.no-such-battle"))
    return row


def number_of(row: Battle, seat: Seat) -> int:
    """The number of a seat in this battle. Raises NotAllowed (battle.not-in-it)."""
    if seat.place not in row.places:
        raise NotAllowed(Fault("battle.not-in-it"))
    return int(row.places.index(seat.place))


def in_play(table: Table, row: Battle) -> None:
    """Raises Conflict (battle.over, battle.paused: reason)."""
    if row.ended_at is not None:
        raise Conflict(Fault("battle.over"))
    if table.paused_at is not None:
        raise Conflict(Fault("battle.paused", {"reason": table.pause_reason}))


def nothing_on(table: Table) -> None:
    """Raises Conflict (battle.still-running) while a battle is on at a table."""
    if table.battles.filter(ended_at=None).exists():
        raise Conflict(Fault("battle.still-running"))


def by_a_person(sitting: Seat) -> None:
    """Raises Conflict (battle.bot-sits-here) for a seat, fresh from its row, that a bot plays."""
    if sitting.bot:
        raise Conflict(Fault("battle.bot-sits-here"))


def game_of(row: Battle) -> Game:
    """The game as it is stored."""
    return Game.load(row.state.encode())


def setup_of(row: Battle) -> Setup:
    """What a battle began with; only one that began from a board or a record has none."""
    return msgspec.json.decode(row.setup, type=Setup)


def agreed(row: Battle) -> Agreement:
    """How this battle is played."""
    return read_agreement(row.agreement)


def clocks_of(row: Battle) -> list[Clock]:
    """The clock of each seat."""
    return msgspec.convert(row.clocks, list[Clock])


def set_clock(row: Battle, number: int, clock: Clock) -> None:
    """Give a seat another clock, in the row that its caller saves."""
    row.clocks = [*row.clocks[:number], msgspec.to_builtins(clock), *row.clocks[number + 1 :]]


def requests_of(row: Battle) -> list[Request]:
    """What the others are asked to agree to."""
    return msgspec.convert(row.requests, list[Request])


def set_requests(row: Battle, requests: Sequence[Request]) -> None:
    """Keep these requests, in the row that its caller saves."""
    row.requests = msgspec.to_builtins(list(requests))


def orders_of(row: Battle) -> list[Order]:
    """The standing orders of all seats."""
    return msgspec.convert(row.orders, list[Order])


def asked(game: Game) -> int:
    """The number of the seat that is asked; the battle is not over."""
    assert game.waiting is not None
    return game.waiting.seat


def turn_of(row: Battle, game: Game) -> str:
    """What the battle waits for, under a name that never comes again; "" when it is over."""
    choice = game.waiting
    return f"battle:{row.number}:{choice.number}" if choice else ""


def undo_is_asked(row: Battle) -> bool:
    """Whether somebody waits for the others to let them go back."""
    return any(request.kind == "undo" for request in requests_of(row))


def sitting(table: Table, row: Battle) -> list[Seat]:
    """The seats of a battle, by number."""
    seats = {seat.place: seat for seat in table.seats.all()}
    return [seats[place] for place in row.places]


def people_of(game: Game, seats: Sequence[Seat]) -> list[int]:
    """The numbers of the seats in which people play on, or after the end sit."""
    gone = 0 if game.state.over else game.state.left
    return [
        number
        for number, seat in enumerate(seats)
        if not gone >> number & 1 and not seat.bot and seat.left_at is None
    ]
