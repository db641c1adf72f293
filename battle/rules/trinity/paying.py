"""Paying: the default payment, or the player's own choice of it (2.2, 7.3)."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Question
from battle.rules.engine.procedure import Procedure
from battle.rules.trinity import resources
from battle.rules.trinity.payment import NONE, Colors, Price, best, payments
from battle.rules.trinity.summons import cost_in_hand
from battle.rules.trinity.zones import HAND

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

CHARGE_COST = 3


def to_pay(
    game: "Game", seat: int, cost: int, condition: Colors = NONE, card: int = -1
) -> Question:
    """Which Basic Color Cards to Rest, for a Cost that can be paid; `card` is what they pay for.

    A player who does not choose payments has one option: the payment after which most other
    cards of the Hand stay payable, ties by the order of colours.
    """
    ways = payments(tuple(game.state.active[seat]), cost, condition)
    if len(ways) > 1 and not game.state.wishes[seat].payment:
        ways = (best(tuple(game.state.active[seat]), ways, wanted(game, seat, card)),)
    return Question(seat, "payment", [Option("pay", n=i, more=way) for i, way in enumerate(ways)])


def wanted(game: "Game", seat: int, card: int) -> tuple[Price, ...]:
    """What the other cards of a Hand cost now; Shadow Cards are not paid for."""
    return tuple(
        cost_in_hand(game, seat, uid)
        for uid in game.state.places[seat][HAND]
        if uid != card and not game.cards[uid].card.shadow
    )


def spend(game: "Game", seat: int, picked: tuple[Option, ...]) -> None:
    """Rest the Basic Color Cards that were picked."""
    state = game.state
    way = picked[0].more
    for color, n in enumerate(way):
        state.active[seat][color] -= n
        state.rested[seat][color] += n
    game.tell("paid", seat, n=sum(way))


class TrinityCharge(Procedure):
    """Rulebook 7.3: pay 3 Color to get 1 Trinity Counter."""

    seat: int
    picked: tuple[Option, ...] = ()

    def pay(self, game: "Game") -> None:
        """Any colours."""
        game.state.reserve_used = True
        game.ask(to_pay(game, self.seat, CHARGE_COST))

    def gain(self, game: "Game") -> None:
        """1 Trinity Counter."""
        spend(game, self.seat, self.picked)
        resources.add_counters(game, self.seat, 1)

    steps = (pay, gain)
