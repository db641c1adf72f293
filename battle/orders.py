"""What a player says beforehand in a battle: standing orders, and when to be asked at all.

Beside what each names, every service here raises Unknown (battle.no-such-battle) and NotAllowed
(battle.not-in-it).
"""

import msgspec
from django.db import transaction
from msgspec.structs import replace

from battle.course import Course
from battle.models import Battle, Entry
from battle.play import go_on
from battle.row import battle_of, by_a_person, game_of, in_play, number_of, orders_of
from battle.rules.engine.eyes import number as number_seen
from battle.rules.engine.state import ROOM
from battle.rules.trinity.game import Game
from battle.rules.trinity.orders import Order, UseShadow, takes_place_of
from battle.rules.trinity.record import Wishing
from battle.rules.trinity.state import Wishes
from battle.rules.trinity.zones import SHADOW
from tables.models import Seat
from tables.rules.refusal import Conflict, Fault, Refusal
from tables.services import changed, locked

MOST_ORDERS = 60  # of one seat
MOST_LINE = 1000  # characters of a card's line


@transaction.atomic
def give_order(*, seat: Seat, battle: int, order: Order) -> Battle:
    """Give a standing order, carried out at once where it answers what is asked.

    A Shadow is named by the number under which the seat sees it. An earlier order about the same
    question goes; the same order given again changes nothing.

    Raises Refusal (battle.no-such-shadow, battle.too-many-orders: most, battle.order-too-long,
    battle.no-such-line), Conflict (battle.over, battle.paused, battle.bot-sits-here).
    """
    table = locked(seat.table.key)
    row = battle_of(table, battle)
    number = number_of(row, seat)
    in_play(table, row)
    course = Course(table, row)
    by_a_person(course.seats[number])
    given = checked(course.game, number, order)
    orders = [each for each in orders_of(row) if each == given or not takes_place_of(given, each)]
    if given in orders:
        return row
    if sum(each.seat == number for each in orders) >= MOST_ORDERS:
        raise Refusal(Fault("battle.too-many-orders", {"most": MOST_ORDERS}))
    row.orders = msgspec.to_builtins([*orders, given])
    if isinstance(given, UseShadow):
        stop_for(course, given)
    changed(table, [seat.place], public=False)
    go_on(course)
    return row


def checked(game: Game, number: int, order: Order) -> Order:
    """The order as it is stored, for this seat. Raises Refusal."""
    if isinstance(order, UseShadow):
        return UseShadow(number, handle_of(game, number, order.card))
    line = getattr(order, "line", "")
    if len(line) > MOST_LINE:
        raise Refusal(Fault("battle.order-too-long", {"most": MOST_LINE}))
    if not line.isprintable():
        raise Refusal(Fault("battle.no-such-line"))
    return replace(order, seat=number)


def stop_for(course: Course, order: UseShadow) -> None:
    """Stop at the moment of a Shadow that is to be used; where its player is not asked it can't."""
    wishes = course.game.state.wishes[order.seat]
    printed = course.game.cards[order.card % ROOM].card.lines
    passed = tuple(line for line in wishes.passed if line not in printed)
    if passed != wishes.passed:
        course.carry_out(Wishing(order.seat, replace(wishes, passed=passed)), Entry.By.PERSON)


def handle_of(game: Game, seat: int, shown: int) -> int:
    """The handle of a seat's face-down card from the number it sees. Raises Refusal."""
    for uid in game.state.places[seat][SHADOW]:
        if number_seen(game, seat, game.state.stay[uid]) == shown:
            return game.state.stay[uid]
    raise Refusal(Fault("battle.no-such-shadow"))


@transaction.atomic
def cancel_order(*, seat: Seat, battle: int, order: Order) -> Battle:
    """Take a standing order back; nothing happens where there is none such."""
    table = locked(seat.table.key)
    row = battle_of(table, battle)
    number, game = number_of(row, seat), game_of(row)
    kept = [
        each
        for each in orders_of(row)
        if each.seat != number or as_seen(game, each) != replace(order, seat=number)
    ]
    row.orders = msgspec.to_builtins(kept)
    row.save(update_fields=["orders"])
    changed(table, [seat.place], public=False)
    return row


def as_seen(game: Game, order: Order) -> Order:
    """An order as its seat sees it: a Shadow by the seat's own number."""
    if isinstance(order, UseShadow):
        return UseShadow(order.seat, number_seen(game, order.seat, order.card))
    return order


def own_orders(row: Battle, game: Game, number: int) -> tuple[Order, ...]:
    """A seat's standing orders that can still come to something, as it sees them."""
    return tuple(
        as_seen(game, order)
        for order in orders_of(row)
        if order.seat == number and not (isinstance(order, UseShadow) and not game.here(order.card))
    )


@transaction.atomic
def wish(*, seat: Seat, battle: int, payment: bool, passed: tuple[str, ...]) -> Battle:
    """Say whether to be asked for payments, and at which public moments not to be asked at all.

    Raises Refusal (battle.no-such-moment) and Conflict (battle.over, battle.bot-sits-here).
    """
    table = locked(seat.table.key)
    row = battle_of(table, battle)
    number = number_of(row, seat)
    if row.ended_at is not None:
        raise Conflict(Fault("battle.over"))
    course = Course(table, row)
    by_a_person(course.seats[number])
    if not set(passed) <= set(course.game.state.moments):
        raise Refusal(Fault("battle.no-such-moment"))
    wishes = Wishes(payment, tuple(sorted(passed)))
    if wishes != course.game.state.wishes[number]:
        course.carry_out(Wishing(number, wishes), Entry.By.PERSON)
        course.store()
    return row
