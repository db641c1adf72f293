"""Every fault of a set of packs, each named with the pack and the position.

Public: `faults(packs, card_set)`, `remarks(packs, card_set)`, `PROMISES`.

Always faults: packs.none, packs.wrong-size (pack, cards, size), packs.unknown-card,
packs.not-drafted (an Epic) and packs.banned-card (pack, position, card), packs.too-many-copies
(card, copies, most: over all packs), packs.wrong-left (cards, left), packs.unknown-version
(version, known), packs.other-packs (packs: their numbers; the seed makes others), packs.other-left,
and what `make` refuses.

What the rulebook asks to look for while shuffling (4.1), and what `even` promises, are faults where
the spread promises them, and remarks where it does not: packs.neighbours (pack, position, card: the
next one is identical), packs.bunched (pack, position, cards: so many Rares and Legends follow one
another), packs.twins (pack, card, copies), packs.uneven (pack, rarity, cards, least, most).

Packs and positions count from 1. The cards left over are pack 0.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from types import MappingProxyType

from cards.rules.card import RARITIES, CardSet
from drafts.rules.box import PACK, Box, box_of
from drafts.rules.checked import LOUD, MOST_RUN
from drafts.rules.spread import VERSION, Packs, Spread, make
from tables.rules.refusal import Fault, Refusal

PROMISES: Mapping[Spread, frozenset[str]] = MappingProxyType(
    {
        "box": frozenset(),
        "checked": frozenset({"packs.neighbours", "packs.bunched"}),
        "even": frozenset({"packs.neighbours", "packs.twins", "packs.uneven"}),
    }
)


def faults(packs: Packs, card_set: CardSet) -> list[Fault]:
    """Everything that is wrong with these packs, pack by pack; nothing when they are in order.

    Packs may be some of a box. An empty seed says that they were made by hand. Raises Refusal as
    `box_of` does when the set makes no box under these bans.
    """
    box = box_of(card_set, packs.rules, packs.bans)
    return [
        *faults_of_sizes(packs, box),
        *faults_of_cards(packs, card_set, box),
        *faults_of_copies(packs, box),
        *(fault for fault in patterns(packs, box) if fault.code in PROMISES[packs.spread]),
        *faults_of_seed(packs, box),
    ]


def remarks(packs: Packs, card_set: CardSet) -> list[Fault]:
    """What another spread would not have let pass; this one allows it."""
    box = box_of(card_set, packs.rules, packs.bans)
    return [fault for fault in patterns(packs, box) if fault.code not in PROMISES[packs.spread]]


def faults_of_sizes(packs: Packs, box: Box) -> Iterator[Fault]:
    """No packs, packs that are not of 13 cards, and a wrong number of cards left over."""
    if not packs.packs:
        yield Fault("packs.none")
    for number, pack in enumerate(packs.packs, start=1):
        if len(pack) != PACK:
            yield Fault("packs.wrong-size", {"pack": number, "cards": len(pack), "size": PACK})
    if is_whole(packs, box) and len(packs.left) != box.left:
        yield Fault("packs.wrong-left", {"cards": len(packs.left), "left": box.left})


def is_whole(packs: Packs, box: Box) -> bool:
    """Whether these are all packs of the box."""
    return len(packs.packs) >= box.packs


def faults_of_cards(packs: Packs, card_set: CardSet, box: Box) -> Iterator[Fault]:
    """Cards that are not in the box, each with the reason."""
    drafted = {held.card.id for held in box.holdings}
    known = {card.id: card for card in card_set.cards}
    for number, pack in enumerate((packs.left, *packs.packs)):
        for position, id in enumerate(pack, start=1):
            if id in drafted:
                continue
            card = known.get(id)
            banned = card is not None and card.name in box.bans
            what = "unknown-card" if card is None else "banned-card" if banned else "not-drafted"
            yield Fault(f"packs.{what}", {"pack": number, "position": position, "card": id})


def faults_of_copies(packs: Packs, box: Box) -> Iterator[Fault]:
    """Cards of which there are more in all packs together than in the box."""
    dealt = Counter(id for pack in (*packs.packs, packs.left) for id in pack)
    for held in box.holdings:
        if (copies := dealt[held.card.id]) > held.copies:
            yield Fault(
                "packs.too-many-copies",
                {"card": held.card.id, "copies": copies, "most": held.copies},
            )


def patterns(packs: Packs, box: Box) -> Iterator[Fault]:
    """How the cards lie: neighbours, bunches, twins and uneven packs."""
    rarities = {held.card.id: held.card.rarity for held in box.holdings}
    bounds = shares(box)
    for number, pack in enumerate(packs.packs, start=1):
        yield from neighbours(number, pack)
        yield from bunches(number, [rarities.get(id) in LOUD for id in pack])
        for id, copies in Counter(pack).items():
            if copies > 1:
                yield Fault("packs.twins", {"pack": number, "card": id, "copies": copies})
        yield from uneven(number, Counter(rarities.get(id) for id in pack), bounds)


def neighbours(number: int, pack: Sequence[str]) -> Iterator[Fault]:
    """Identical cards next to each other."""
    for position, (id, following) in enumerate(pairwise(pack), start=1):
        if id == following:
            yield Fault("packs.neighbours", {"pack": number, "position": position, "card": id})


def bunches(number: int, loud: Sequence[bool]) -> Iterator[Fault]:
    """Four or more Rares and Legends one after another."""
    for is_loud, run in groupby(enumerate(loud, start=1), key=lambda pair: pair[1]):
        positions = [position for position, _ in run]
        if is_loud and len(positions) > MOST_RUN:
            where = {"pack": number, "position": positions[0]}
            yield Fault("packs.bunched", {**where, "cards": len(positions)})


def shares(box: Box) -> dict[str, tuple[int, int]]:
    """The least and the most cards of each rarity in an even pack, whatever is left over."""
    totals: Counter[str] = Counter()
    for held in box.holdings:
        totals[held.card.rarity] += held.copies
    return {
        rarity: (max(0, totals[rarity] - box.left) // box.packs, -(-totals[rarity] // box.packs))
        for rarity in RARITIES
    }


def uneven(
    number: int, cards: Mapping[str | None, int], bounds: Mapping[str, tuple[int, int]]
) -> Iterator[Fault]:
    """Rarities of which a pack has less or more than its share, rounded down or up."""
    for rarity, (least, most) in bounds.items():
        if not least <= (count := cards.get(rarity, 0)) <= most:
            yield Fault(
                "packs.uneven",
                {"pack": number, "rarity": rarity, "cards": count, "least": least, "most": most},
            )


def faults_of_seed(packs: Packs, box: Box) -> Iterator[Fault]:
    """Packs that the seed does not make, where there is a seed."""
    if not packs.seed:
        return
    if packs.version != VERSION:
        yield Fault("packs.unknown-version", {"version": packs.version, "known": VERSION})
        return
    try:
        made = make(box, packs.spread, packs.seed)
    except Refusal as refusal:
        yield from refusal.faults
        return
    if others := [number for number, same in enumerate(compared(packs, made), 1) if not same]:
        yield Fault("packs.other-packs", {"packs": others})
    if is_whole(packs, box) and packs.left != made.left:
        yield Fault("packs.other-left")


def compared(packs: Packs, made: Packs) -> Iterator[bool]:
    """For each pack, whether the seed makes it: at its place, or anywhere if only some are here."""
    if len(packs.packs) < len(made.packs):
        return (pack in made.packs for pack in packs.packs)
    places = dict(enumerate(made.packs))
    return (pack == places.get(place) for place, pack in enumerate(packs.packs))
