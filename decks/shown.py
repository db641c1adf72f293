"""Decks as programs see them: the fields of `decks.serializers`."""

from collections.abc import Sequence
from typing import Any

from decks.selectors import DeckView
from tables.rules.refusal import Fault
from tables.sentences import fault_shown


def entry_shown(view: DeckView) -> dict[str, Any]:
    """A deck in a list."""
    row = view.row
    return {
        "key": row.key,
        "name": row.name,
        "set": row.set_key,
        "format": row.format,
        "visibility": row.visibility,
        "legal": view.verdict.legal,
        "broken_by": view.broken,
        "changed_at": row.changed_at,
    }


def deck_shown(view: DeckView) -> dict[str, Any]:
    """A deck as its viewer may know it."""
    row, deck = view.row, view.deck
    secrets = {"rest": list(deck.rest), "epics": list(deck.epics), "pool": row.pool}
    secrets["notes"] = row.notes
    return {
        **entry_shown(view),
        **verdict_shown(view.verdict.faults, view.verdict.warnings),
        "revision": row.revision,
        "main": list(deck.main),
        "life": list(deck.life),
        **(secrets if view.mine else dict.fromkeys(secrets)),
    }


def verdict_shown(faults: Sequence[Fault], warnings: Sequence[Fault]) -> dict[str, Any]:
    """A verdict with every fault in words."""
    return {
        "legal": not faults,
        "faults": [fault_shown(fault) for fault in faults],
        "warnings": [fault_shown(fault) for fault in warnings],
    }
