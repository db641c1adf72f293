"""Deck files of the games whose cards we don't carry: JSON that brings the facts it needs.

    {"format": "cross-universe-deck/1", "partner": "...",
     "deck": [{"name": "...", "kind": "unit", "count": 3}]}
    {"format": "bleach-deck/1",
     "guardian": [{"title": "...", "energy": {"mind": 7, "body": 5, "spirit": 8}}],
     "draw": [{"title": "...", "kind": "event", "count": 4, "limit": 1}],
     "side": [{"energy": "mind", "kind": "energy", "count": 7}]}
    {"format": "battle-spirits-deck/1",
     "deck": [{"name": "...", "kind": "契约战魂", "count": 3, "back": "...", "number": "..."}]}

Facts that are left out are asked for by the rules of the game, by the name of the card.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from cards.rules.lists.limits import MOST_BYTES
from decks.exchange.json_deck import check_format, table_of
from decks.rules import battle_spirits, bleach, cross_universe
from decks.rules.verdict import OtherFormat
from tables.rules.refusal import Fault, Param, Refusal, TooLarge

OtherDeck = cross_universe.Deck | bleach.Deck | battle_spirits.Deck

DECKS: Mapping[OtherFormat, type[OtherDeck]] = MappingProxyType(
    {
        "cross-universe": cross_universe.Deck,
        "bleach": bleach.Deck,
        "battle-spirits": battle_spirits.Deck,
    }
)
ENTRIES: Mapping[str, Mapping[str, type[msgspec.Struct]]] = MappingProxyType(
    {
        "cross-universe": {"deck": cross_universe.Entry},
        "bleach": {"guardian": bleach.Guardian, "draw": bleach.Entry, "side": bleach.Entry},
        "battle-spirits": {"deck": battle_spirits.Entry},
    }
)


def read_game_deck(text: str, game: OtherFormat) -> OtherDeck:
    """The deck of a file of this game.

    Raises Refusal with every entry that can't be read (decks.bad-entry: place, entry, why), or with
    what is wrong with the file (decks.not-json, decks.bad-file: why; as `check_format`).
    """
    if len(text) > MOST_BYTES:
        raise TooLarge.of("decks.too-large", most=MOST_BYTES)
    data = table_of(text)
    wanted = f"{game}-deck/1"
    check_format(data.pop("format", None), wanted)
    if faults := [
        fault
        for key, kind in ENTRIES[game].items()
        for fault in _faults(key, data.get(key, []), kind)
    ]:
        raise Refusal(*faults)
    try:
        return msgspec.convert(data, DECKS[game])
    except msgspec.ValidationError as error:
        raise Refusal.of("decks.bad-file", why=str(error)[:120]) from error


def _faults(key: str, entries: Any, kind: type[msgspec.Struct]) -> list[Fault]:
    """The entries of a list that are no entries."""
    if not isinstance(entries, list):
        return [Fault("decks.no-list", {"key": key})]
    faults = []
    for position, entry in enumerate(entries, 1):
        try:
            msgspec.convert(entry, kind)
        except msgspec.ValidationError as error:
            params: dict[str, Param] = {"place": key, "entry": position, "why": str(error)[:120]}
            faults.append(Fault("decks.bad-entry", params))
    return faults
