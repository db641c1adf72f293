"""Decks for trials: 39 cards of a box for each seat, split at random (until drafts land)."""

from battle.rules.engine import rng
from battle.rules.trinity.setup import Decks, Setup
from cards.rules.card import Card, CardSet

COPIES = {"Legend": 1, "Rare": 2, "Uncommon": 3, "Common": 4, "Void": 9}
MAIN, LIFE = 23, 16


def shuffled(items: list[str], seed: str) -> list[str]:
    """The items in an order drawn from a seed."""
    items = items[:]
    for last in range(len(items) - 1, 0, -1):
        other = rng.index(seed, last, last + 1)
        items[last], items[other] = items[other], items[last]
    return items


def box(cards: tuple[Card, ...]) -> list[str]:
    """The Draft Cards of a box (1.3)."""
    return [card.id for card in cards for _ in range(COPIES.get(card.rarity, 0))]


def deal(card_set: CardSet, format_: str, seed: str) -> Setup:
    """A battle between decks dealt from one box."""
    pile = shuffled(box(card_set.cards), f"{seed}:box")
    epics = [card.id for card in card_set.epics]
    size = MAIN + LIFE
    decks = []
    for seat in range(3 if format_ == "standard" else 2):
        cards = pile[seat * size : (seat + 1) * size]
        epic = epics[rng.index(f"{seed}:epic", seat, len(epics))]
        decks.append(Decks(tuple(cards[:MAIN]), tuple(cards[MAIN:]), epic))
    return Setup(format_, seed, tuple(decks))
