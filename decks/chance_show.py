"""Sample hands and Life piles made ready for pages and programs."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from cards.rules.card import Card
from decks.board import has_burst
from decks.rules.chance import (
    MOST_NUMBER,
    MOST_SEED,
    PILES,
    Chance,
    at_least_one,
    burst_chances,
    deal_life,
    draw_hand,
    expected,
)
from decks.selectors import DeckView
from drafts.rules.box import Rules, read_rules

USUAL_FLIPS = 3


@dataclass(frozen=True)
class Wish:
    """Which sample is asked for: its seed, and its number among those of the seed, from 1."""

    seed: str
    number: int

    @property
    def again(self) -> int:
        """The number of the next sample."""
        return self.number % MOST_NUMBER + 1


@dataclass(frozen=True)
class HandShown:
    """A hand, the Epic that joins it (None where the viewer may not know it), and later draws."""

    wish: Wish
    hand: Sequence[Card]
    epic: Card | None
    next: Sequence[Card]


@dataclass(frozen=True)
class LifeCard:
    """A card of a pile: whether it has a Burst, and whether it is among those flipped."""

    card: Card
    burst: bool
    flipped: bool


@dataclass(frozen=True)
class PileShown:
    """A pile, the card to be flipped first in front."""

    wall: str
    cards: Sequence[LifeCard]

    @property
    def found(self) -> int:
        """How many of the flipped cards have a Burst."""
        return sum(one.burst and one.flipped for one in self.cards)


@dataclass(frozen=True)
class ChanceShown:
    """A chance as a bar `length` of 100 units long, in percent and as a fraction."""

    bursts: int
    chance: Fraction

    @property
    def percent(self) -> str:
        """In percent, with one decimal."""
        return f"{float(100 * self.chance):.1f} %"

    @property
    def length(self) -> int:
        """How long its bar is."""
        return round(100 * self.chance)


@dataclass(frozen=True)
class LifeShown:
    """A Life Deck in piles, and what its next `flips` cards bring."""

    wish: Wish
    rules: Rules
    piles: Sequence[PileShown]
    bursts: int
    cards: int
    flips: int
    chances: Sequence[ChanceShown]
    any: ChanceShown
    expected: Fraction

    @property
    def average(self) -> str:
        """How many Bursts there are on average, with two decimals."""
        return f"{float(self.expected):.2f}"

    @property
    def most_flips(self) -> range:
        """Every number of cards that can be flipped."""
        return range(1, self.cards + 1)


def wish_of(asked: Mapping[str, str]) -> Wish:
    """The sample that a query asks for: a new seed where it names none."""
    seed = asked.get("seed", "").strip()[:MOST_SEED] or secrets.token_hex(4)
    return Wish(seed, whole(asked.get("number", ""), 1, MOST_NUMBER))


def hand_of(view: DeckView, wish: Wish) -> HandShown:
    """A sample hand of a deck."""
    drawn = draw_hand(view.deck.main, wish.seed, wish.number)
    epics = view.of(view.deck.epics)
    return HandShown(wish, view.of(drawn.hand), epics[0] if epics else None, view.of(drawn.next))


def life_of(view: DeckView, wish: Wish, asked: Mapping[str, str]) -> LifeShown:
    """The Life Deck dealt in piles. `asked` may name `rules`, else those of the deck's format.

    Raises Unknown (packs.unknown-rules).
    """
    usual = view.row.format if view.row.format in PILES else "standard"
    rules = read_rules(asked.get("rules") or usual)
    life = view.of(view.deck.life)
    flips = min(whole(asked.get("flips", ""), USUAL_FLIPS, 99), len(life))
    bursts = sum(map(has_burst, life))
    chances = burst_chances(bursts, len(life), flips)
    return LifeShown(
        wish=wish,
        rules=rules,
        piles=piles_of(view, rules, wish, flips),
        bursts=bursts,
        cards=len(life),
        flips=flips,
        chances=[shown(one) for one in chances],
        any=ChanceShown(1, at_least_one(chances)),
        expected=expected(chances),
    )


def piles_of(view: DeckView, rules: Rules, wish: Wish, flips: int) -> list[PileShown]:
    """A sampled run: the same number of cards flipped from each pile, as far as it reaches."""
    dealt = deal_life(view.deck.life, rules, wish.seed, wish.number)
    return [
        PileShown(
            pile.wall,
            [
                LifeCard(card, has_burst(card), at < flips)
                for at, card in enumerate(view.of(pile.cards))
            ],
        )
        for pile in dealt
    ]


def shown(chance: Chance) -> ChanceShown:
    """A chance as it is shown."""
    return ChanceShown(chance.bursts, chance.chance)


def whole(text: str, usual: int, most: int) -> int:
    """A number from 1 to `most` as it was typed; the usual one for anything else."""
    return int(text) if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= most else usual
