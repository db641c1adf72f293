"""Paying Color (2.2, 7.3): which Basic Color Cards are Rested."""

from functools import lru_cache
from typing import TYPE_CHECKING

from battle.rules.trinity.zones import HAND

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

Colors = tuple[int, ...]
NONE: Colors = (0, 0, 0, 0)


def can_pay(active: Colors, cost: int, condition: Colors) -> bool:
    """Whether these Active cards pay a Cost with its Color Condition."""
    return sum(active) >= cost and all(
        have >= need for have, need in zip(active, condition, strict=True)
    )


@lru_cache(maxsize=4096)
def payments(active: Colors, cost: int, condition: Colors) -> tuple[Colors, ...]:
    """Every way to pay, as colours spent; in a fixed order."""
    if not can_pay(active, cost, condition):
        return ()
    free = tuple(have - need for have, need in zip(active, condition, strict=True))
    rest = cost - sum(condition)
    return tuple(
        tuple(a + b for a, b in zip(condition, extra, strict=True)) for extra in splits(free, rest)
    )


def splits(free: Colors, n: int) -> list[Colors]:
    """Every way to take n cards from piles of colours."""
    if not free:
        return [()] if n == 0 else []
    return [
        (first, *rest)
        for first in range(min(free[0], n), -1, -1)
        for rest in splits(free[1:], n - first)
    ]


def price(cost: int, condition: Colors) -> int:
    """A Cost never falls below its Color Condition (chapter 11, Reduced Summon)."""
    return max(cost, sum(condition))


def best_payment(game: "Game", seat: int, ways: tuple[Colors, ...]) -> Colors:
    """The payment after which most cards in Hand stay payable; ties by the order of colours."""
    if len(ways) == 1:
        return ways[0]
    active = game.state.active[seat]
    wanted = [
        (price(card.cost, card.condition), card.condition)
        for card in (game.cards[uid] for uid in game.state.places[seat][HAND])
    ]
    return max(ways, key=lambda way: stay_payable(active, way, wanted))


def stay_payable(active: list[int], way: Colors, wanted: list[tuple[int, Colors]]) -> int:
    """How many of the wanted cards can still be paid after this payment."""
    rest = tuple(have - spent for have, spent in zip(active, way, strict=True))
    return sum(can_pay(rest, cost, condition) for cost, condition in wanted)


def spend(game: "Game", seat: int, way: Colors) -> None:
    """Rest these Basic Color Cards."""
    state = game.state
    for color, n in enumerate(way):
        state.active[seat][color] -= n
        state.rested[seat][color] += n
    game.tell("paid", seat, n=sum(way))


def pay(game: "Game", seat: int, cost: int, condition: Colors = NONE) -> None:
    """Pay a Cost that can be paid, by the default payment."""
    ways = payments(tuple(game.state.active[seat]), cost, condition)
    spend(game, seat, best_payment(game, seat, ways))
