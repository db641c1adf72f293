"""A short code for a deck: `trinity1.<set>.<letters>`, to be typed, sent and put into an address.

The letters are base64 (RFC 4648, the alphabet for addresses, without =) of: the CRC-32 of the
numbers of the set's cards, then for Main, Life, Epic and rest how many cards there are, and each
card as its place in the set, in rising order, as the difference to the one before. Every number is
written in sevens of bits, the lowest first, all but the last with the eighth bit set. A code made
for another version of a set is refused. The order of the cards in a deck is not kept.
"""

import base64
import binascii
import re
from collections.abc import Iterable, Iterator
from itertools import accumulate, pairwise

from cards.rules.card import CardSet
from decks.exchange.reading import Pile, Reading
from decks.exchange.shelf import Options, Shelf
from decks.rules.deck import Deck
from tables.rules.refusal import Refusal

CODE = re.compile(r"\s*trinity1\.(?P<set>[\w-]+)\.(?P<letters>[\w-]+)\s*", re.ASCII)
LABELS = ("main", "life", "epic", "rest")
CHECK = 4  # bytes
MOST_SEVENS = 3  # in which a number is written: no deck has a larger one


def read(text: str, shelf: Shelf) -> Reading:
    """The deck of a code. Raises Refusal (decks.no-code, decks.code-set, decks.code-broken)."""
    found = CODE.fullmatch(text)
    if found is None:
        raise Refusal.of("decks.no-code")
    if found["set"] not in shelf.sets:
        raise Refusal.of("decks.code-set", set=found["set"][:60], known=list(shelf.sets))
    card_set, pile = shelf.sets[found["set"]], Pile(shelf)
    numbers = _numbers(found["letters"], card_set)
    for label in LABELS:
        pile.begin(label, 1)
        for place in accumulate(_next(numbers) for _ in range(_next(numbers))):
            if place >= len(card_set.cards):
                raise Refusal.of("decks.code-broken")
            pile.add(card_set.cards[place])
    if next(numbers, None) is not None:
        raise Refusal.of("decks.code-broken")
    return pile.reading(card_set.key)


def write(deck: Deck, shelf: Shelf, options: Options) -> str:
    """The code of a deck. Raises Refusal (decks.code-foreign: cards) with cards of other sets."""
    card_set = shelf.sets[deck.set]
    places = {card.id: place for place, card in enumerate(card_set.cards)}
    zones = (deck.main, deck.life, deck.epics, deck.rest)
    if foreign := [id for ids in zones for id in ids if id not in places]:
        raise Refusal.of("decks.code-foreign", cards=foreign, set=card_set.name)
    data = bytearray(_check(card_set))
    for ids in zones:
        rising = sorted(places[id] for id in ids)
        data += bytes(_written([len(ids), *(b - a for a, b in pairwise([0, *rising]))]))
    letters = base64.urlsafe_b64encode(data).decode().rstrip("=")
    return f"trinity1.{card_set.key}.{letters}"


def _check(card_set: CardSet) -> bytes:
    """What tells one version of a set from another."""
    numbers = "\n".join(card.id for card in card_set.cards)
    return binascii.crc32(numbers.encode()).to_bytes(CHECK, "big")


def _numbers(letters: str, card_set: CardSet) -> Iterator[int]:
    """The numbers that these letters write, behind the right check."""
    try:
        data = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except ValueError as error:
        raise Refusal.of("decks.code-broken") from error
    if data[:CHECK] != _check(card_set):
        raise Refusal.of("decks.code-version", set=card_set.name)
    return _read(data[CHECK:])


def _next(numbers: Iterator[int]) -> int:
    """The next number of a code that was not cut off."""
    number = next(numbers, None)
    if number is None:
        raise Refusal.of("decks.code-broken")
    return number


def _read(data: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in data:
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            yield number
            number = shift = 0
        elif shift == 7 * MOST_SEVENS:
            break
    if shift:
        raise Refusal.of("decks.code-broken")


def _written(numbers: Iterable[int]) -> Iterator[int]:
    """The bytes of these numbers."""
    for number in numbers:
        while number > 0x7F:
            yield number & 0x7F | 0x80
            number >>= 7
        yield number
