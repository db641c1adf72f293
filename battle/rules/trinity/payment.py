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
    """Every way to pay, as colours spent; in a fixed order, most of the first colours first."""
    if not can_pay(active, cost, condition):
        return ()
    r, y, b, p = condition
    red, yellow, blue, purple = active
    n = cost - r - y - b - p
    return tuple(
        (r + i, y + j, b + k, p + n - i - j - k)
        for i in range(min(red - r, n), -1, -1)
        for j in range(min(yellow - y, n - i), -1, -1)
        for k in range(min(blue - b, n - i - j), -1, -1)
        if n - i - j - k <= purple - p
    )


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
