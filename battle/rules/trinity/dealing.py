"""Decks for trials: 39 cards of a box for each seat, split at random; `drafted` has built ones."""

from battle.rules.engine import rng
from battle.rules.trinity.setup import Decks, Setup
from cards.rules.card import COPIES, Card, CardSet
from decks.rules.trinity import MAIN, POOL
from drafts.rules.box import SEATS_A_GAME


def shuffled(items: list[str], seed: str) -> list[str]:
    """The items in an order drawn from a seed."""
    items = items[:]
    for last in range(len(items) - 1, 0, -1):
        other = rng.index(seed, last, last + 1)
        items[last], items[other] = items[other], items[last]
    return items


def box(cards: tuple[Card, ...]) -> list[str]:
    """The Draft Cards of a box (1.3)."""
    drafted = [card for card in cards if card.rarity != "Epic"]
    return [card.id for card in drafted for _ in range(COPIES[card.rarity])]


def deal(card_set: CardSet, format_: str, seed: str) -> Setup:
    """A battle between decks dealt from one box."""
    pile = shuffled(box(card_set.cards), f"{seed}:box")
    epics = [card.id for card in card_set.epics]
    decks = []
    for seat in range(SEATS_A_GAME[format_]):
        cards = pile[seat * POOL : (seat + 1) * POOL]
        epic = epics[rng.index(f"{seed}:epic", seat, len(epics))]
        decks.append(Decks(tuple(cards[:MAIN]), tuple(cards[MAIN:]), epic))
    return Setup(format_, seed, tuple(decks))
