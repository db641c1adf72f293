"""How a list is kept, and the set of cards that it makes."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cards.rules.card import Card, CardSet
from cards.rules.lists.reading import Entry


class Kept(Struct, frozen=True, omit_defaults=True):
    """One card as it is kept: an official one by its number, an own one whole."""

    copies: int
    id: str = ""
    own: Card | None = None


def keep(entries: Iterable[Entry]) -> list[dict[str, Any]]:
    """The entries as JSON data."""
    kept = [
        Kept(copies=entry.count, own=entry.card)
        if entry.own
        else Kept(copies=entry.count, id=entry.card.id)
        for entry in entries
    ]
    data: list[dict[str, Any]] = msgspec.to_builtins(kept)
    return data


def kept_entries(data: object, official: Mapping[str, Card]) -> tuple[Entry, ...]:
    """The entries that were kept; official cards as they are printed today."""
    return tuple(
        Entry(kept.own, kept.copies, own=True)
        if kept.own
        else Entry(official[kept.id], kept.copies)
        for kept in msgspec.convert(data, list[Kept])
    )


def set_of(entries: Iterable[Entry], *, key: str, code: str, name: str) -> CardSet:
    """The set these entries make, in their order.

    Own cards get `code` before their number, so that no card of one list has the id of an
    official card or of another list's; official cards keep theirs.
    """
    counted = {
        replace(entry.card, id=f"{code} {entry.card.id}") if entry.own else entry.card: entry.count
        for entry in entries
    }
    return CardSet(
        key=key,
        code=code,
        name=name,
        cards=tuple(counted),
        copies={card.id: count for card, count in counted.items()},
    )
