"""Tells whether facts name an official card, and whether they are true to it."""

from collections.abc import Mapping

import msgspec

from cards.rules.card import Card
from cards.rules.lists.names import Known, name_key
from cards.rules.lists.own_card import tidy
from tables.rules.refusal import Fault

NAMES = ("id", "name", "ja")


def official_of(facts: Mapping[str, object], known: Known) -> tuple[Card | None, list[Fault]]:
    """The official card that these facts mean, by id or else by a name; None for an own card.

    An official card may be named alone (its id or name is enough). Facts beside that must be its
    own: a changed card needs a name and number of its own, so that one number never means two
    cards. Faults: lists.not-official, lists.short-number, lists.elsewhere.
    """
    for key in NAMES:
        words = facts.get(key)
        if not isinstance(words, str) or not words:
            continue
        found = known.officials(words)
        if key == "id":
            found = [card for card in found if name_key(card.id) == name_key(words)]
        if len(found) == 1:
            return _true_to(found[0], facts, known)
        if len(found) > 1:
            return None, [Fault("lists.short-number", {"number": words, "ids": ids(found)})]
        if other := known.elsewhere.get(name_key(words)):
            return None, [Fault("lists.elsewhere", {"set": other})]
    return None, []


def ids(cards: list[Card]) -> list[str]:
    """The numbers of these cards."""
    return [card.id for card in cards]


def _true_to(
    card: Card, facts: Mapping[str, object], known: Known
) -> tuple[Card | None, list[Fault]]:
    printed = tidy(msgspec.json.decode(msgspec.json.encode(card)))
    wrong = [
        key
        for key, value in facts.items()
        if _differs(value, printed.get(key)) and not _calls(card, key, value, known)
    ]
    if wrong:
        return None, [Fault("lists.not-official", {"official": card.id, "facts": wrong})]
    return card, []


def _differs(value: object, printed: object) -> bool:
    return bool(value) if printed is None else value != printed


def _calls(card: Card, key: str, value: object, known: Known) -> bool:
    """Whether a name or number, in whichever language or spelling, means this card or nothing."""
    return key in NAMES and (value == "" or card in known.officials(str(value)))
