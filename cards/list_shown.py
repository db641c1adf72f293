"""What the pages show of a reading and of a list: rows and sentences."""

from collections.abc import Iterable

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from msgspec import Struct

from cards.card_shown import addressed, is_own
from cards.rules.card import Card, CardSet
from cards.rules.lists.reading import Format, Reading
from cards.rules.lists.saved import set_of
from cards.rules.lists.uses import Purpose, uses
from tables.rules.refusal import Fault
from tables.sentences import say

FORMAT_NAMES: dict[Format, str | Promise] = {
    "toml": _("TOML"),
    "csv": _("CSV"),
    "text": _("plain text"),
}
PURPOSES: dict[Purpose, str | Promise] = {
    "print": _("Print"),
    "draft": _("Draft, three players"),
    "duel": _("Draft, two (DUEL)"),
    "build": _("Build"),
    "battle": _("Battle"),
}


class Said(Struct, frozen=True):
    """A fault as a sentence, and the line of the text it is about (0 for the whole text).

    `words` are what no card is called, `near` the names that may have been meant.
    """

    line: int
    sentence: str
    words: str = ""
    near: tuple[str, ...] = ()


class UseShown(Struct, frozen=True):
    """A purpose, whether the list is good for it, and the sentences about it."""

    name: str | Promise
    able: bool
    sentences: tuple[str, ...]


class ReadingShown(Struct, frozen=True):
    """A preview: what was understood, and every fault."""

    format: str | Promise
    reading: Reading
    faults: tuple[Said, ...]
    notes: tuple[str, ...]
    uses: tuple[UseShown, ...]


class CardShown(Struct, frozen=True):
    """One card of a list, how many of it, whether it is the list's own, and its address."""

    card: Card
    count: int
    own: bool
    address: str


def show_reading(reading: Reading) -> ReadingShown:
    """A reading for its preview; what it is good for is said of a list without faults."""
    good = reading.entries and not reading.faults
    return ReadingShown(
        format=FORMAT_NAMES[reading.format],
        reading=reading,
        faults=tuple(map(_said, reading.faults)),
        notes=tuple(map(say, reading.notes)),
        uses=show_uses(set_of(reading.entries, key="", code="", name="")) if good else (),
    )


def show_uses(card_set: CardSet) -> tuple[UseShown, ...]:
    """Every purpose of a set, in words."""
    return tuple(
        UseShown(PURPOSES[use.purpose], use.able, tuple(map(say, use.missing + use.notes)))
        for use in uses(card_set)
    )


def show_cards(card_set: CardSet) -> Iterable[CardShown]:
    """The cards of a list in its order."""
    return [
        CardShown(card, card_set.copies_of(card), is_own(card, card_set), address)
        for card, address in addressed(card_set.cards, [card_set])
    ]


def _said(fault: Fault) -> Said:
    line, near = fault.params.get("line"), fault.params.get("near")
    return Said(
        line=line if isinstance(line, int) else 0,
        sentence=say(fault),
        words=str(fault.params.get("card", "")),
        near=tuple(map(str, near)) if isinstance(near, list) else (),
    )
