"""What the page of a card shows, whether it is an official one or of a player's own list."""

from collections.abc import Iterable, Sequence
from typing import Any

from django.urls import reverse
from msgspec import Struct

from cards.rules.card import Card, CardSet
from cards.rules.keywords import keywords_of
from cards.rules.wording import abilities
from cards.words import called, called_besides, explained, kind_name, trait_name


class Way(Struct, frozen=True):
    """A card to go on to: its name and its address."""

    name: str
    address: str


def way_to(card: Card, address: str) -> Way:
    """The way to a card."""
    return Way(called(card), address)


def shown_card(card: Card) -> dict[str, Any]:
    """What is printed on a card, with each of its keywords explained."""
    power, break_ = card.stats
    return {
        "card": card,
        "other": called_besides(card),
        "kind": kind_name(card),
        "traits": [(trait, trait_name(trait)) for trait in card.traits],
        "power": power,
        "break": break_,
        "abilities": abilities(card.text),
        "keywords": [(keyword, *explained(keyword)) for keyword in keywords_of(card)],
    }


def is_own(card: Card, of_list: CardSet) -> bool:
    """Whether a list brought this card, and no official set has it."""
    return card.id.startswith(f"{of_list.code} ")


def addressed(cards: Iterable[Card], lists: Sequence[CardSet]) -> list[tuple[Card, str]]:
    """Cards, each with the address of its page; own cards are of one of these lists."""
    own = {
        card.id: list_address(of_list, place)
        for of_list in lists
        for place, card in enumerate(of_list.cards, 1)
        if is_own(card, of_list)
    }
    return [(card, own.get(card.id) or address_of(card)) for card in cards]


def address_of(card: Card) -> str:
    """The address of an official card."""
    return reverse("card", args=[card.slug])


def list_address(of_list: CardSet, place: int) -> str:
    """The address of the card at a place of a list, from 1."""
    _list, _, rest = of_list.key.partition("-")
    key, _, number = rest.rpartition("-")
    return reverse("list-card", args=[key, int(number), place])
