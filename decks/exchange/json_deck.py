"""Our own JSON, "trinity-deck/1": a set, and the cards of Main, Life, Epic and pool by number.

    {"format": "trinity-deck/1", "set": "blaze", "main": [...], "life": [...], "epic": "...",
     "pool": [...]}

The pool may be left out. A card may also be given by its name. An unfinished deck may have no Epic
(null), or a list of some.
"""

from typing import Any

import msgspec

from cards.rules.lists.limits import MOST_NAME
from decks.exchange.reading import Pile, Reading
from decks.exchange.shelf import Options, Shelf
from decks.rules.deck import Deck
from tables.rules.refusal import Fault, Refusal

FORMAT = "trinity-deck/1"
LISTS = {"main": "main", "life": "life", "pool": "pool"}
KEYS = ("format", "set", "epic", *LISTS)


def read(text: str, shelf: Shelf) -> Reading:
    """The deck that a JSON object states. Raises Refusal (decks.not-json) and as `check_format`."""
    data = table_of(text)
    check_format(data.get("format"), FORMAT)
    pile = Pile(shelf)
    set_key = _set_of(data, pile)
    for key, label in LISTS.items():
        _read_cards(key, label, data.get(key, []), pile)
    epics = data.get("epic") or []
    _read_cards("epic", "epic", epics if isinstance(epics, list) else [epics], pile)
    pile.notes += [
        Fault("decks.unknown-key", {"key": key[:MOST_NAME], "known": [*KEYS]})
        for key in data
        if key not in KEYS
    ]
    return pile.reading(set_key)


def table_of(text: str) -> dict[str, Any]:
    """The JSON object that a text is. Raises Refusal (decks.not-json: why)."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise Refusal.of("decks.not-json", why=str(error)[:MOST_NAME]) from error


def check_format(said: object, known: str) -> None:
    """Raises Refusal (decks.no-format: known; decks.other-format: said, known)."""
    if said is None:
        raise Refusal.of("decks.no-format", known=known)
    if said != known:
        raise Refusal.of("decks.other-format", said=str(said)[:MOST_NAME], known=known)


def _set_of(data: dict[str, Any], pile: Pile) -> str:
    """The set's key; empty, with a fault, where it names none of ours."""
    key = data.get("set")
    if isinstance(key, str) and key in pile.shelf.sets:
        return key
    known = list(pile.shelf.sets)
    pile.faults.append(Fault("decks.no-such-set", {"set": str(key)[:MOST_NAME], "known": known}))
    return ""


def _read_cards(key: str, label: str, cards: object, pile: Pile) -> None:
    if not isinstance(cards, list):
        pile.faults.append(Fault("decks.no-list", {"key": key}))
        return
    pile.begin(label, 1)
    for position, words in enumerate(cards, 1):
        pile.add_called(words, f"{key} {position}")


def write(deck: Deck, shelf: Shelf, options: Options) -> str:
    """The deck as one JSON object; the pool where it is known, or where cards are left over."""
    pool = options.pool or (deck.main + deck.life + deck.rest if deck.rest else None)
    data: dict[str, object] = {
        "format": FORMAT,
        "set": deck.set,
        "main": deck.main,
        "life": deck.life,
        "epic": deck.epics if len(deck.epics) > 1 else next(iter(deck.epics), None),
    }
    if pool:
        data["pool"] = pool
    return msgspec.json.format(msgspec.json.encode(data)).decode() + "\n"
