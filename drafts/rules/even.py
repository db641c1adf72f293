"""The spread `even`: a fair share of every rarity in each pack, and no twins.

Public: `deal_even(box, seed)`, `shares(totals, packs)`.

A deal is *even* when each pack has its share of each rarity, rounded down or up, and no card twice.
Of an official box every pack gets 0 or 1 Legend, 1 or 2 Rares, 5 or 6 Uncommons, 5 or 6 Commons
and 0 or 1 Void. Cards left over are drawn from the box first, each equally likely. What remains is
dealt so that **every even deal is equally likely**, in three steps that don't influence each other:

1. which packs get one more of which rarity (`drafts.rules.extras`);
2. for each rarity, which cards go to which of the places (`drafts.rules.laying`);
3. the order inside each pack, a plain shuffle.

The number of ways to do step 2 for a rarity is the same whatever step 1 says, because packs are
alike and step 1 only says which of them have one place more. So choosing uniformly in step 1, then
uniformly in step 2 for each rarity, then uniformly in step 3 chooses uniformly among all.

There are even deals exactly when no card has more copies than there are packs (the theorem of Gale
and Ryser: columns as level as these can be filled with any rows that fit).
"""

from collections import Counter
from collections.abc import Mapping
from itertools import chain

from drafts.rules.box import Box
from drafts.rules.draws import Take, index, shuffle, stream
from drafts.rules.extras import spread_extras
from drafts.rules.laying import lay
from tables.rules.refusal import Refusal

# An official box takes 1,400 words. A list that takes a hundred times as many is refused.
MOST_BLOCKS = 400


def deal_even(box: Box, seed: str) -> list[int]:
    """An even order, as numbers of holdings: pack after pack, then the cards left over.

    Raises Refusal: packs.too-many-for-even when a card has more copies than there are packs,
    packs.hardly-any-even when 200,000 words are used up.
    """
    refuse_crowded(box)
    words = stream(seed, MOST_BLOCKS)
    take = words.__next__
    try:
        left = draw_left(box, take)
        hands = dealt(box, Counter(left), take)
        for hand in hands:
            shuffle(hand, words)
    except StopIteration:
        raise Refusal.of("packs.hardly-any-even", packs=box.packs, size=box.size) from None
    return [*chain.from_iterable(hands), *left]


def dealt(box: Box, left: Mapping[int, int], take: Take) -> list[list[int]]:
    """The cards of every pack, in no order that means anything."""
    copies = [held.copies - left.get(number, 0) for number, held in enumerate(box.holdings)]
    kinds = box.by_rarity.values()
    totals = [sum(copies[number] for number in numbers) for numbers in kinds]
    hands: list[list[int]] = [[] for _ in range(box.packs)]
    for numbers, room in zip(kinds, spread_extras(totals, box.packs, take), strict=True):
        # Cards of many copies get into each other's way, so they go first, while there is room.
        order = sorted(numbers, key=copies.__getitem__, reverse=True)
        places = lay([copies[number] for number in order], room, take)
        cards = chain.from_iterable([number] * copies[number] for number in order)
        for number, pack in zip(cards, places, strict=True):
            hands[pack].append(number)
    return hands


def draw_left(box: Box, take: Take) -> list[int]:
    """The cards left over, each card of the box equally likely."""
    deck = list(box.numbers)
    return [deck.pop(index(take(), len(deck))) for _ in range(box.left)]


def refuse_crowded(box: Box) -> None:
    """Raises Refusal when a card has more copies than there are packs."""
    for held in box.holdings:
        if held.copies > box.packs:
            raise Refusal.of(
                "packs.too-many-for-even", card=held.card.name, copies=held.copies, packs=box.packs
            )
