"""The official cards, read once from the project's own data."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

import msgspec
from msgspec import Struct

from cards.rules.card import Card, CardSet

DATA = Path(__file__).parent.parent / "data" / "trinity"


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of a card file: an array of `[[card]]` tables."""

    card: tuple[Card, ...]


class SetEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One table of sets.toml."""

    code: str
    name: str
    ja: str
    files: tuple[str, ...]


def read_cards(toml: str | bytes) -> tuple[Card, ...]:
    """The cards of a card file. Raises msgspec.DecodeError (ValidationError) at the first fault."""
    return msgspec.toml.decode(toml, type=CardFile).card


@cache
def set_entries() -> Mapping[str, SetEntry]:
    """What sets.toml says, by key."""
    entries = msgspec.toml.decode((DATA / "sets.toml").read_bytes(), type=dict[str, SetEntry])
    return MappingProxyType(entries)


@cache
def card_files() -> Mapping[str, tuple[Card, ...]]:
    """The cards of each file that a set names, by the file's name."""
    names = dict.fromkeys(name for entry in set_entries().values() for name in entry.files)
    return MappingProxyType({name: read_cards((DATA / name).read_bytes()) for name in names})


@cache
def card_sets() -> Mapping[str, CardSet]:
    """The official sets by key."""
    return MappingProxyType(
        {
            key: CardSet(
                key=key,
                code=entry.code,
                name=entry.name,
                ja=entry.ja,
                cards=tuple(card for name in entry.files for card in card_files()[name]),
            )
            for key, entry in set_entries().items()
        }
    )


@cache
def cards_by_id() -> Mapping[str, Card]:
    """Every official card by its id; a card of several sets (VOID) stands once."""
    return MappingProxyType(
        {card.id: card for card_set in card_sets().values() for card in card_set.cards}
    )
