"""The sets a deck may be of: what readers and writers of deck files know of cards."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Literal

from msgspec import Struct

from cards.rules.card import Card, CardSet
from cards.rules.catalogue import card_sets
from cards.rules.lists.names import Known
from drafts.rules.face_sheets import Spot, spot_of
from tables.rules.refusal import Unknown

Language = Literal["en", "ja"]


class Options(Struct, frozen=True, kw_only=True):
    """How a deck is written.

    `pool` are the numbers drafted, where the format has a place for them. `life_zone` is what
    Cockatrice calls the Life Deck; "side" is for readers that know no other zone. `face_url` is
    where Tabletop Simulator finds a sheet of faces (`drafts.rules.face_sheets`), with "{set}" and
    "{sheet}" in it, `back_url` the picture of a back.
    """

    language: Language = "en"
    name: str = ""
    pool: tuple[str, ...] | None = None
    life_zone: Literal["life", "side"] = "life"
    face_url: str = ""
    back_url: str = ""


class Shelf:
    """Some sets, their cards by number, and what their cards may be called.

    `chosen` is the key of the set that decks are of, whatever cards they have; "" leaves it open.
    """

    def __init__(self, sets: Iterable[CardSet], chosen: str = "") -> None:
        self.chosen = chosen
        self.sets = {card_set.key: card_set for card_set in sets}
        self.cards = {card.id: card for one in self.sets.values() for card in one.cards}
        self.epics = {id for id, card in self.cards.items() if card.rarity == "Epic"}
        self.known = Known(self.sets.values())

    def card(self, id: str) -> Card:
        """The card of this number. Raises Unknown (cards.unknown-card: id)."""
        if id not in self.cards:
            raise Unknown.of("cards.unknown-card", id=id)
        return self.cards[id]

    def home_of(self, id: str, key: str) -> CardSet:
        """The set that a card is of: the one of this key where it has the card, else the first."""
        return next(one for one in (self.sets[key], *self.sets.values()) if id in _places(one))

    def face_of(self, id: str, key: str) -> tuple[str, Spot]:
        """The key of a card's set, as in `home_of`, and where its face lies on its sheets."""
        home = self.home_of(id, key)
        return home.key, spot_of(_places(home)[id], len(home.cards))

    def set_of(self, ids: Iterable[str]) -> str:
        """The key of the set chosen, or of that which has the most of these cards; the first, where
        sets tie."""
        if self.chosen:
            return self.chosen
        wanted = {*ids}
        return max(self.sets, key=lambda key: len(wanted & _places(self.sets[key]).keys()))


@lru_cache(maxsize=64)
def _places(card_set: CardSet) -> Mapping[str, int]:
    """The place of each card in the set, from 0."""
    return MappingProxyType({card.id: place for place, card in enumerate(card_set.cards)})


@cache
def official_shelf() -> Shelf:
    """The shelf of the official sets."""
    return Shelf(card_sets().values())


def name_of(card: Card, language: Language) -> str:
    """A card's name in a language; the English one where it has no other."""
    return card.ja if language == "ja" and card.ja else card.name


def set_and_number(card: Card) -> tuple[str, str]:
    """A number in two words as other programs want them: TD01 and 038/102."""
    words = card.id.split()
    return "".join(filter(str.isalnum, words[0])), words[-1]
