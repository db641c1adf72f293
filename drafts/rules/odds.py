"""What a pack holds of each rarity and which patterns it shows, and how likely.

Public: `Odds`, `odds(box, spread)`, `Patterns`, `patterns(box, spread)`,
`drawn(total, size, cards)`.

A pack of a `box` spread is 13 of the N cards of a box, drawn without replacement. With K cards of a
rarity in the box,

    P(k in a pack) = C(K, k) * C(N - K, 13 - k) / C(N, 13)

The orders that pass a `checked` spread differ so little from all orders that the same chances stand
for it. Of an official box those of Void are off by up to 0.01, because two in a pack are likely to
touch, and all others by less than 0.005; a test deals boxes and looks. In an `even` spread a pack
holds K / packs, rounded down or up, K without the cards left over. The average is the same in every
spread: 13 K / N.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb, factorial, perm

from msgspec import Struct

from cards.rules.card import Rarity
from drafts.rules.box import PACK, Box
from drafts.rules.checked import LOUD, MOST_RUN
from drafts.rules.spread import Spread

TAIL = 0.05  # of packs that hold less than `low`, and of those that hold more than `high`


class Odds(Struct, frozen=True):
    """Of one rarity: its cards in the box, and the chance of 0, 1, ... 13 of them in a pack."""

    rarity: Rarity
    total: int
    chances: tuple[float, ...]

    @property
    def mean(self) -> float:
        """How many a pack holds on average."""
        return sum(count * chance for count, chance in enumerate(self.chances))

    @property
    def low(self) -> int:
        """The least that 9 packs in 10 hold."""
        return next(k for k, below in enumerate(accumulate(self.chances)) if below > TAIL)

    @property
    def high(self) -> int:
        """The most that 9 packs in 10 hold."""
        return next(k for k, below in enumerate(accumulate(self.chances)) if below >= 1 - TAIL)


class Patterns(Struct, frozen=True):
    """The chances that a pack holds a card twice, that two identical cards lie next to each other,
    and that 4 or more Rares and Legends follow one another."""

    twins: float
    neighbours: float
    bunched: float


def odds(box: Box, spread: Spread) -> tuple[Odds, ...]:
    """The odds of each rarity that the box holds, in the order of rarity."""
    totals = {rarity: total_of(box, rarity) for rarity in box.by_rarity}
    return tuple(
        Odds(rarity, total, shared(total, box) if spread == "even" else drawn(total, box.size))
        for rarity, total in totals.items()
        if total
    )


def total_of(box: Box, *rarities: str) -> int:
    """How many cards of these rarities a box holds."""
    return sum(held.copies for held in box.holdings if held.card.rarity in rarities)


def drawn(total: int, size: int, cards: int = PACK) -> tuple[float, ...]:
    """The chances of 0, 1, 2 ... of `total` among so many cards of `size`, drawn without
    replacement."""
    ways = comb(size, cards)
    return tuple(comb(total, k) * comb(size - total, cards - k) / ways for k in range(cards + 1))


def shared(total: int, box: Box) -> tuple[float, ...]:
    """The chances of a share that is rounded down or up, whatever is left over."""
    chances = [0.0] * (PACK + 2)
    for left, chance in enumerate(drawn(total, box.size, box.left)):
        least, more = divmod(max(0, total - left), box.packs)
        chances[least] += chance * (1 - more / box.packs)
        chances[least + 1] += chance * more / box.packs
    return tuple(chances[: PACK + 1])


def patterns(box: Box, spread: Spread) -> Patterns:
    """The chances of the patterns that the rulebook asks to look for (4.1), and of twins.

    Exact for `box`. Of `checked` only the chance of twins is not 0: it is taken from packs without
    neighbours of a plain shuffle, and off by less than 0.005 for an official box. Of `even` only
    the chance of a bunch may not be 0: it is that of packs with the most Rares and Legends.
    """
    copies = tuple(held.copies for held in box.holdings)
    loud = total_of(box, *LOUD)
    if spread == "even":
        most = sum(-(-total_of(box, rarity) // box.packs) for rarity in LOUD)
        return Patterns(0.0, 0.0, chance_of_bunch({min(most, PACK): 1.0}))
    twins, neighbours = chance_of_twins(copies), chance_of_neighbours(copies)
    if spread == "checked":
        return Patterns(1 - (1 - twins) / (1 - neighbours), 0.0, 0.0)
    return Patterns(twins, neighbours, chance_of_bunch(dict(enumerate(drawn(loud, box.size)))))


def chance_of_twins(copies: Sequence[int]) -> float:
    """The chance that 13 cards drawn from these copies are not of 13 kinds."""
    sets = [1] + [0] * PACK
    for count in copies:
        for size in range(PACK, 0, -1):
            sets[size] += count * sets[size - 1]
    return 1 - sets[PACK] / comb(sum(copies), PACK)


def chance_of_bunch(loud: Mapping[int, float]) -> float:
    """The chance that 4 or more follow one another, from the chances of so many in a pack.

    The others of a pack leave gaps before, between and after them; no gap holds more than 3.
    """
    return sum(
        chance * (1 - fillings(PACK - count + 1, count) / comb(PACK, count))
        for count, chance in loud.items()
    )


def fillings(gaps: int, count: int) -> int:
    """In how many ways so many places fall into these gaps, at most 3 in each."""
    ways = [1] + [0] * count
    for _ in range(gaps):
        ways = [sum(ways[max(0, n - MOST_RUN) : n + 1]) for n in range(count + 1)]
    return ways[count]


@lru_cache(maxsize=256)
def chance_of_neighbours(copies: tuple[int, ...]) -> float:
    """The chance that among 13 cards drawn in order two neighbours are identical.

    Orders without neighbours are counted by inclusion and exclusion: m copies of a card are cut
    into b blocks in C(m - 1, b - 1) ways, with the sign (-1)**(m - b), and B blocks of all cards
    stand in B! orders. `orders[n][b]` counts n cards in b blocks, by 1 / b!.
    """
    orders = [[0.0] * (PACK + 1) for _ in range(PACK + 1)]
    orders[0][0] = 1.0
    for count in copies:
        terms = block_terms(count)
        for cards in range(PACK, 0, -1):
            for blocks in range(cards, 0, -1):
                orders[cards][blocks] += sum(
                    term * orders[cards - m][blocks - b]
                    for m, b, term in terms
                    if m <= cards and b <= blocks
                )
    good = sum(factorial(blocks) * orders[PACK][blocks] for blocks in range(PACK + 1))
    return 1 - good / perm(sum(copies), PACK)


def block_terms(copies: int) -> list[tuple[int, int, float]]:
    """For m of these copies in b blocks: m, b, and how many ways, with their sign, by 1 / b!."""
    return [
        (m, b, (-1) ** (m - b) * perm(copies, m) * comb(m - 1, b - 1) / factorial(b))
        for m in range(1, min(copies, PACK) + 1)
        for b in range(1, m + 1)
    ]
