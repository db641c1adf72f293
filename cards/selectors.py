"""What may be read of cards: the official sets, and players' own lists by key."""

from cards.rules import catalogue
from cards.rules.card import CardSet
from tables.rules.refusal import Fault, Unknown


def card_set(key: str) -> CardSet:
    """The set of this key. Raises Unknown (cards.unknown-set: key, known)."""
    known = catalogue.card_sets()
    if key not in known:
        raise Unknown(Fault("cards.unknown-set", {"key": key, "known": list(known)}))
    return known[key]
