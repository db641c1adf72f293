"""Paying Color (2.2, 7.3): which Basic Color Cards are Rested."""

from functools import lru_cache

Colors = tuple[int, ...]
NONE: Colors = (0, 0, 0, 0)


def can_pay(active: Colors, cost: int, condition: Colors) -> bool:
    """Whether these Active cards pay a Cost with its Color Condition."""
    red, yellow, blue, purple = active
    r, y, b, p = condition
    enough = red + yellow + blue + purple >= cost
    return enough and red >= r and yellow >= y and blue >= b and purple >= p


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


Price = tuple[int, Colors]
"""A Cost and its Color Condition."""


def best(active: Colors, ways: tuple[Colors, ...], wanted: tuple[Price, ...]) -> Colors:
    """The payment after which most of the wanted cards stay payable; ties: Red is spent first."""
    if not wanted:
        return ways[0]
    return max(ways, key=lambda way: stay_payable(active, way, wanted))


def stay_payable(active: Colors, way: Colors, wanted: tuple[Price, ...]) -> int:
    """How many of the wanted cards can still be paid after this payment."""
    red, yellow, blue, purple = active
    r, y, b, p = way
    rest = (red - r, yellow - y, blue - b, purple - p)
    return sum([can_pay(rest, cost, condition) for cost, condition in wanted])
