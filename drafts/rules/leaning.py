"""Which way a pool that is still growing leans: its colours, and what its Main Deck still needs."""

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from cards.rules.card import Card
from drafts.rules.moves import POOL
from drafts.rules.shape import CURVE, MAIN, PAIRS, UNITS, Pair, band_of, gain

TYPICAL = 90  # points that a card yet to come will gain in the Main Deck, as far as one can tell


class Leaning(Struct, frozen=True, dict=True):
    """What a pool of `taken` cards is built towards.

    For each pair of colours, in the order of PAIRS: `totals` is what its 23 best cards gain in the
    Main Deck, cards yet to come counted as typical, and `bars` the gain of the last of them.
    `bands` and `units` count the cards over the bar of the best pair, by place on the curve and as
    Units.
    """

    taken: int
    totals: tuple[int, ...]
    bars: tuple[int, ...]
    bands: tuple[int, int, int]
    units: int

    @cached_property
    def pair(self) -> Pair:
        """The two colours in which the pool is worth most."""
        return PAIRS[self.totals.index(max(self.totals))]

    def pair_with(self, card: Card) -> tuple[int, Pair]:
        """What the pool's best cards gain with this one, and in which two colours."""
        gains = [
            total + max(0, gain(card, pair) - bar)
            for total, bar, pair in zip(self.totals, self.bars, PAIRS, strict=True)
        ]
        best = max(gains)
        return best, PAIRS[gains.index(best)]

    def adds(self, card: Card) -> int:
        """How much a card adds in the Main Deck, beyond what it is worth as Life."""
        return self.pair_with(card)[0] - max(self.totals)

    def band_is_short(self, card: Card) -> bool:
        """Whether the Main Deck has too few cards at this card's place on the curve."""
        band = band_of(card)
        return self.bands[band] * MAIN < CURVE[band] * sum(self.bands)

    def band_is_full(self, card: Card) -> bool:
        """Whether it has too many there."""
        band = band_of(card)
        return (self.bands[band] - 1) * MAIN > CURVE[band] * sum(self.bands)

    @property
    def units_are_short(self) -> bool:
        """Whether the Main Deck has too few Units among its cards."""
        return self.units * MAIN < UNITS * sum(self.bands)


def lean(pool: Sequence[Card]) -> Leaning:
    """The leaning of a pool, whatever order it is listed in."""
    best = [_best_gains(pool, pair) for pair in PAIRS]
    totals = tuple(map(sum, best))
    at = totals.index(max(totals))
    over = [card for card in pool if gain(card, PAIRS[at]) >= best[at][-1]]
    bands = [sum(band_of(card) == band for card in over) for band in range(3)]
    return Leaning(
        taken=len(pool),
        totals=totals,
        bars=tuple(gains[-1] for gains in best),
        bands=(bands[0], bands[1], bands[2]),
        units=sum(card.type == "Unit" for card in over),
    )


def _best_gains(pool: Sequence[Card], pair: Pair) -> list[int]:
    """The 23 highest gains of the pool, filled up with typical cards."""
    gains = [gain(card, pair) for card in pool] + [TYPICAL] * (POOL - len(pool))
    return sorted(gains, reverse=True)[:MAIN]
