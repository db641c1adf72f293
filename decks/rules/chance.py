"""What a deck may bring: sample hands and Life piles from a seed, and exact chances of Bursts.

A draw follows from its seed for ever (`drafts.rules.draws`), so a link shows everybody the same.
Rulebook 6.1 and 6.2, DUEL 5: both decks are shuffled, five cards are drawn, the Epic joins them,
and there is no mulligan.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb

from msgspec import Struct

from drafts.rules.box import Rules
from drafts.rules.draws import shuffle, words

HAND = 5  # cards (rulebook 6.2)
AFTERWARDS = 5  # draws shown after the hand
MOST_SEED = 40  # characters
MOST_NUMBER = 9999

PILES: dict[Rules, tuple[tuple[str, int], ...]] = {
    "standard": (("left", 8), ("right", 8)),  # rulebook 6.1
    "duel": (("short", 12), ("long", 4)),  # DUEL 5: at the Short and at the Long Wall
}


class Drawn(Struct, frozen=True):
    """A starting Hand, without the Epic that joins it, and what would be drawn next, by number."""

    hand: tuple[str, ...]
    next: tuple[str, ...]


class Pile(Struct, frozen=True):
    """A pile of Life cards by number, the first to be flipped first. `wall` is a key of PILES."""

    wall: str
    cards: tuple[str, ...]


class Chance(Struct, frozen=True):
    """The exact chance that so many Bursts are flipped."""

    bursts: int
    chance: Fraction


def draw_hand(main: Sequence[str], seed: str, number: int) -> Drawn:
    """The hand of this number, from 1, that a seed deals from a Main Deck of any size."""
    cards = shuffled(main, f"hand {seed}", number)
    return Drawn(cards[:HAND], cards[HAND : HAND + AFTERWARDS])


def deal_life(life: Sequence[str], rules: Rules, seed: str, number: int) -> tuple[Pile, ...]:
    """The piles of this number that a seed deals from a Life Deck; short ones when cards lack."""
    cards, piles, start = shuffled(life, f"life {seed}", number), [], 0
    for wall, size in PILES[rules]:
        piles.append(Pile(wall, cards[start : start + size]))
        start += size
    return tuple(piles)


def shuffled(cards: Sequence[str], seed: str, number: int) -> tuple[str, ...]:
    """The cards in the order that a seed brings them into, for the `number`th time."""
    order = list(cards)
    shuffle(order, words(seed, number, len(order)))
    return tuple(order)


def burst_chances(bursts: int, cards: int, flipped: int) -> tuple[Chance, ...]:
    """The chance of each number of Bursts among the next cards flipped, those above 0 alone.

    `bursts` of the `cards` in the Life Zone have one; `flipped` is 0 to `cards`. The order of a
    pile is random, so it does not matter which pile the cards come from: the number of Bursts is
    hypergeometric.
    """
    whole = comb(cards, flipped)
    least = max(0, flipped - (cards - bursts))
    return tuple(
        Chance(k, Fraction(comb(bursts, k) * comb(cards - bursts, flipped - k), whole))
        for k in range(least, min(bursts, flipped) + 1)
    )


def at_least_one(chances: Sequence[Chance]) -> Fraction:
    """The chance of one Burst or more."""
    return 1 - sum((one.chance for one in chances if one.bursts == 0), Fraction())


def expected(chances: Sequence[Chance]) -> Fraction:
    """How many Bursts there are on average."""
    return sum((one.bursts * one.chance for one in chances), Fraction())
