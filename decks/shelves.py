"""The shelf that a deck file is read from: the official sets, and beside them a player's list."""

import re
from functools import lru_cache

from cards.rules.card import CardSet
from cards.rules.catalogue import card_sets
from cards.selectors import card_set, official_sets
from decks.exchange.shelf import Shelf, official_shelf

# The key of a list in a file: in our JSON and share code its set, in a saved table its pictures.
NAMED = re.compile(r"(?<![\w-])list-[\w-]{22}-[1-9][0-9]{0,8}(?![\w-])", re.ASCII)


def shelf_for(text: str, set_key: str = "") -> Shelf:
    """Where the cards of a file are looked for: in this set, or in the list the file itself names.

    Raises Unknown as `cards.selectors.card_set`.
    """
    named = NAMED.search(text)
    key = set_key or (named[0] if named else "")
    return shelf_of(card_set(key)) if key else official_shelf()


@lru_cache(maxsize=16)
def shelf_of(of_set: CardSet) -> Shelf:
    """The shelf of a deck of this set: a list's cards stand beside all official ones."""
    if of_set.key in card_sets():
        return official_shelf()
    return Shelf([*official_sets(), of_set], chosen=of_set.key)
