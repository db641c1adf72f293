"""The spread `checked`: the rulebook's own check while shuffling, within each pack.

Public: `deal_checked(box, seed)`, `LOUD`, `MOST_RUN`.

Rulebook 4.1 asks to look that Rares and Legends aren't bunched together and that identical cards
aren't lined up next to each other. Here an order *passes* when within no pack two identical cards
lie next to each other or 4 or more Rares and Legends follow one another.

The shuffles of attempts 0, 1, 2 ... are dealt card by card, and the first that passes is taken.
Every shuffle is a uniform order, whatever came before it; so the first that passes is uniform among
the orders that pass. Stopping a shuffle at its first fault changes nothing: whatever its other
cards are, it does not pass. (To start only the faulty pack again would favour packs whose cards
leave few passing orders to the rest.) About 1 shuffle in 10 of an official box passes.

By its nature the check leaves a trace: at an end of a pack a card has one neighbour only, so a
Void, of which there are most, lies there about 1 % more often than elsewhere.
"""

from collections.abc import Sequence

from drafts.rules.box import PACK, Box
from drafts.rules.draws import shuffle, words
from tables.rules.refusal import Refusal

LOUD = ("Legend", "Rare")  # the rarities that must not be bunched
MOST_RUN = 3  # of them one after another
MOST_ALIKE = 7  # of one card in a pack of 13 when no two may touch
MOST_LOUD = 10  # Rares and Legends in a pack of 13 when no 4 may follow one another

# A box of which 1 shuffle in 500 passes is refused for 2 seeds in 1,000,000,000.
MOST_ATTEMPTS = 10_000


def deal_checked(box: Box, seed: str) -> list[int]:
    """The first passing order, as numbers of holdings: pack after pack, then the cards left over.

    Raises Refusal: packs.too-many-to-separate and packs.too-many-loud where no order can pass,
    packs.hardly-any-passes where none of 10,000 shuffles does.
    """
    refuse_hopeless(box)
    deck = box.numbers
    loud = [held.card.rarity in LOUD for held in box.holdings]
    for attempt in range(MOST_ATTEMPTS):
        order = dealt(deck, loud, words(seed, attempt, len(deck)))
        if order is not None:
            return order
    raise Refusal.of("packs.hardly-any-passes", attempts=MOST_ATTEMPTS)


def refuse_hopeless(box: Box) -> None:
    """Raises Refusal when the numbers alone say that no order passes."""
    most = MOST_ALIKE * box.packs + box.left
    for held in box.holdings:
        if held.copies > most:
            raise Refusal.of(
                "packs.too-many-to-separate", card=held.card.name, copies=held.copies, most=most
            )
    loud = sum(held.copies for held in box.holdings if held.card.rarity in LOUD)
    most = MOST_LOUD * box.packs + box.left
    if loud > most:
        raise Refusal.of("packs.too-many-loud", cards=loud, most=most)


def dealt(deck: Sequence[int], loud: Sequence[bool], drawn: Sequence[int]) -> list[int] | None:
    """The shuffle that the words make, or None when one of its packs has a fault."""
    order = list(deck)
    size = len(order)
    whole = size - size % PACK
    for start in range(0, whole, PACK):
        before, run = -1, 0
        for place in range(start, start + PACK):
            other = place + (drawn[place] * (size - place) >> 32)
            card = order[other]
            if card == before:
                return None
            run = run + 1 if loud[card] else 0
            if run > MOST_RUN:
                return None
            order[other] = order[place]
            order[place] = before = card
    rest = order[whole:]
    shuffle(rest, drawn[whole:])
    return order[:whole] + rest
