"""What changed between two versions of a deck: which cards came in, and which went out."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from decks.rules.deck import Deck


class Change(Struct, frozen=True):
    """What changed in one place ("main", "life" or "epic"): card numbers, each with its copies."""

    place: str
    came: tuple[tuple[str, int], ...]
    went: tuple[tuple[str, int], ...]


def changes(old: Deck, new: Deck) -> tuple[Change, ...]:
    """The changes from one version to another, of Main Deck, Life Deck and Epic in this order."""
    return (
        change("main", old.main, new.main),
        change("life", old.life, new.life),
        change("epic", old.epics, new.epics),
    )


def change(place: str, old: Iterable[str], new: Iterable[str]) -> Change:
    """What came into a place and what went out of it; the order of the cards says nothing."""
    before, now = Counter(old), Counter(new)
    return Change(place, tuple((now - before).items()), tuple((before - now).items()))
