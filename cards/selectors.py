"""What may be read of cards: the official sets, and players' own lists by key."""

from collections.abc import Iterable
from contextlib import suppress
from functools import cache

from msgspec import Struct

from cards.list_selectors import list_set, set_of_version, version_of
from cards.rules import browsing, catalogue
from cards.rules.browsing import Wish
from cards.rules.card import Card, CardSet
from cards.rules.search import Index, index_of
from tables.rules.refusal import Fault, Unknown


class Place(Struct, frozen=True):
    """Where a card belongs: a set, and how many copies of it lie in a box."""

    card_set: CardSet
    copies: int


def card_set(key: str) -> CardSet:
    """The set of this key: an official one, or a version of a player's own list.

    Raises Unknown (cards.unknown-set: key, known; or lists.no-list).
    """
    if key.startswith("list-"):
        return list_set(key)
    known = catalogue.card_sets()
    if key not in known:
        raise Unknown(Fault("cards.unknown-set", {"key": key, "known": list(known)}))
    return known[key]


def official_sets() -> tuple[CardSet, ...]:
    """The official sets, in their order."""
    return tuple(catalogue.card_sets().values())


def browse(wish: Wish) -> tuple[Card, ...]:
    """The cards wished for: official ones, and those of the lists whose keys are among its sets.

    Raises Unknown (lists.no-list), and Refusal as `cards.rules.browsing.browse` does.
    """
    return browsing.browse(index_with(lists_wished(wish.set)), wish)


def index_with(lists: Iterable[CardSet]) -> Index:
    """Every official card and those of these lists, ready to be searched."""
    return index_of((*official_sets(), *lists))


def lists_wished(keys: Iterable[str]) -> list[CardSet]:
    """The players' own lists among these keys of sets. Raises Unknown (lists.no-list)."""
    return [list_set(key) for key in keys if key.startswith("list-")]


def card(slug: str) -> Card:
    """The official card of this address. Raises Unknown (cards.unknown-card: id)."""
    found = _cards_by_slug().get(slug.lower())
    if found is None:
        raise Unknown(Fault("cards.unknown-card", {"id": slug}))
    return found


def places(of: Card) -> tuple[Place, ...]:
    """The official sets this card belongs to, with its copies in a box of each."""
    return tuple(
        Place(one, one.copies_of(of)) for one in catalogue.card_sets().values() if of in one.cards
    )


def neighbours(of: Card) -> tuple[Card | None, Card | None]:
    """The card before and the card after this one, in the order of their numbers."""
    cards = list(_cards_by_slug().values())
    at = cards.index(of)
    return (cards[at - 1] if at else None), (cards[at + 1] if at + 1 < len(cards) else None)


def lists_found(keys: Iterable[str]) -> list[CardSet]:
    """Those of these keys that are players' own lists, as their cards."""
    found = []
    for key in keys:
        with suppress(Unknown):
            found += lists_wished([key])
    return found


def list_card(key: str, number: int, place: int) -> tuple[CardSet, Card]:
    """A version of a list, and the card at this place in it, from 1.

    Raises Unknown (lists.no-list, cards.unknown-card: id).
    """
    card_set = set_of_version(version_of(key, number))
    if not 1 <= place <= len(card_set.cards):
        raise Unknown(Fault("cards.unknown-card", {"id": str(place)}))
    return card_set, card_set.cards[place - 1]


@cache
def _cards_by_slug() -> dict[str, Card]:
    return {one.slug: one for one in catalogue.cards_by_id().values()}
