"""The shape of a deck fault, which knows no game.

Its code is "decks.<what>". Its params always hold `rule`, the part of a rulebook that is broken,
and where they apply `place`, the deck concerned, and `card` (by number where it has one) with its
`name`; the others say how far off it is, and so how to mend it. `place` and `rule` are words that
`decks.sentences` translates.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from tables.rules.refusal import Fault, Param


def fault(code: str, rule: str, **params: Param) -> Fault:
    """A deck fault: what is wrong, the rule it breaks, and the particulars."""
    named = {"name": params["card"]} if "card" in params else {}
    return Fault(f"decks.{code}", {"rule": rule, **named, **params})


def size_of(counts: Iterable[int]) -> int:
    """How many cards there are; an entry of fewer than none has none."""
    return sum(count for count in counts if count > 0)


def wrong_size(
    place: str, cards: int, rule: str, *, least: int, most: int | None = None
) -> Iterator[Fault]:
    """A deck with too few cards, or with too many; at most one fault."""
    if cards < least:
        yield fault("too-few", rule, place=place, cards=cards, least=least, lacks=least - cards)
    elif most is not None and cards > most:
        yield fault("too-many", rule, place=place, cards=cards, most=most, over=cards - most)


def over_limit(
    copies: Mapping[str, int],
    limits: Mapping[str, int],
    usual: int,
    rule: str,
    code: str = "too-many-copies",
) -> Iterator[Fault]:
    """Cards with more copies than allowed: `usual`, or what `limits` says of the card."""
    for card, count in copies.items():
        if count > (most := limits.get(card, usual)):
            yield fault(code, rule, card=card, copies=count, most=most, over=count - most)


def banned_cards(
    places: Mapping[str, Mapping[str, int]], bans: frozenset[str], rule: str
) -> Iterator[Fault]:
    """Cards whose name is banned, wherever they stand. A ban names a card: every printing of it."""
    for place, copies in places.items():
        for card in copies.keys() & bans:
            yield fault("banned", rule, place=place, card=card, copies=copies[card])


def bad_counts(place: str, pairs: Iterable[tuple[str, int]], rule: str) -> Iterator[Fault]:
    """Entries of no copies, or of fewer; one without a name is called by its place, from 1."""
    for position, (card, count) in enumerate(pairs, start=1):
        if count < 1:
            yield fault("bad-count", rule, place=place, card=card or f"#{position}", count=count)


def counted(pairs: Iterable[tuple[str, int]]) -> Counter[str]:
    """How many of each there are, in the order in which they come first; as `size_of`."""
    counts: Counter[str] = Counter()
    for card, count in pairs:
        if count > 0:
            counts[card] += count
    return counts
