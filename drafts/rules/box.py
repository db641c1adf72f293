"""Which cards a box holds, and how many of each.

Public: `Box`, `Holding`, `Rules`, `RULES`, `PACK`, `SEATS_A_GAME`, `PACKS_A_GAME`,
`box_of`, `read_rules`, `require`.

Rulebook 4.1 and 4.4: Legend 1, Rare 2, Uncommon 3, Common 4 of each and 9 Void are 351 cards, 27
packs of 13. Epics are outside it. DUEL chapter 2 takes every copy of the banned cards out first.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Literal, get_args

from msgspec import Struct

from cards.rules.card import RARITIES, Card, CardSet, Rarity
from tables.rules.refusal import Refusal, TooLarge, Unknown

Rules = Literal["standard", "duel"]
RULES: tuple[Rules, ...] = get_args(Rules)

PACK = 13  # cards (rulebook 4.1)
SEATS_A_GAME: Mapping[str, int] = MappingProxyType({"standard": 3, "duel": 2})
"""How many draft and battle (rulebook 1.1, DUEL 1)."""
PACKS_A_GAME: Mapping[Rules, int] = MappingProxyType({"standard": 9, "duel": 6})
MOST_CARDS = 5_000  # in one box; a player's own list may be large


class Holding(Struct, frozen=True):
    """A card of a box and how many of it the box holds, at least 1."""

    card: Card
    copies: int


class Box(Struct, frozen=True, dict=True):
    """The cards that are shuffled and dealt into packs.

    `set` is the key of the set, `bans` the names of the cards banned when it was made, sorted.
    `holdings` stand in the order of the set's cards.
    """

    set: str
    rules: Rules
    bans: tuple[str, ...]
    holdings: tuple[Holding, ...]

    @cached_property
    def size(self) -> int:
        """How many cards it holds: 351 for an official set without bans."""
        return len(self.numbers)

    @property
    def packs(self) -> int:
        """How many whole packs it makes."""
        return self.size // PACK

    @property
    def left(self) -> int:
        """How many cards stay over once the packs are dealt, 0 to 12."""
        return self.size % PACK

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The unshuffled box: for every card the number of its holding, copies together."""
        return tuple(
            number for number, held in enumerate(self.holdings) for _ in range(held.copies)
        )

    @cached_property
    def by_rarity(self) -> Mapping[Rarity, tuple[int, ...]]:
        """The numbers of the holdings of each rarity."""
        return {
            rarity: tuple(
                number for number, held in enumerate(self.holdings) if held.card.rarity == rarity
            )
            for rarity in RARITIES
        }


def read_rules(text: str) -> Rules:
    """The rules of this name. Raises Unknown (packs.unknown-rules)."""
    for rules in RULES:
        if rules == text:
            return rules
    raise Unknown.of("packs.unknown-rules", rules=text, known=[str(rules) for rules in RULES])


def box_of(card_set: CardSet, rules: Rules = "standard", bans: Iterable[str] = ()) -> Box:
    """The box of a set under these rules and bans.

    A ban is the name of a card, so that every printing of it falls under it. Raises Refusal
    (packs.too-few-cards) when less than a pack is left, TooLarge (packs.too-many-cards) over 5,000.
    """
    banned = set(bans)
    holdings = (
        Holding(card, card_set.copies_of(card))
        for card in card_set.cards
        if card.rarity != "Epic" and card.name not in banned
    )
    box = Box(
        set=card_set.key,
        rules=rules,
        bans=tuple(sorted(banned)),
        holdings=tuple(holding for holding in holdings if holding.copies > 0),
    )
    require(box, 1)
    if box.size > MOST_CARDS:
        raise TooLarge.of("packs.too-many-cards", size=box.size, most=MOST_CARDS)
    return box


def require(box: Box, packs: int) -> None:
    """Raises Refusal (packs.too-few-cards) when the box does not make that many packs."""
    if packs > box.packs:
        raise Refusal.of(
            "packs.too-few-cards", packs=packs, needs=packs * PACK, size=box.size, most=box.packs
        )
