"""What was read of a player's text: the cards with their counts, and every fault by line."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from cards.rules.card import RARITIES, Card, Rarity
from cards.rules.lists.limits import MOST_CARDS, MOST_COPIES, MOST_TOTAL
from cards.rules.lists.names import name_key
from tables.rules.refusal import Fault, Param

Format = Literal["toml", "csv", "text"]
FORMATS: tuple[Format, ...] = ("toml", "csv", "text")

LETTERS = dict(zip(RARITIES, ("X", "LEG", "R", "U", "C", "VOID"), strict=True))


class Entry(Struct, frozen=True):
    """One card of a list and how many of it.

    `own` marks a card that the list itself brings; its id is then the list's own numbering, such
    as "C 001", and gets the list's prefix where the list becomes a CardSet.
    """

    card: Card
    count: int
    own: bool = False


class Reading(Struct, frozen=True):
    """What a text says: good for saving only when `faults` is empty.

    `notes` are facts worth knowing that stop nothing, such as cards left on the maybeboard.
    """

    format: Format
    entries: tuple[Entry, ...] = ()
    faults: tuple[Fault, ...] = ()
    notes: tuple[Fault, ...] = ()

    @property
    def total(self) -> int:
        """The copies of all cards together."""
        return sum(entry.count for entry in self.entries)


class Tally:
    """Counts the cards of a text while it is read, and gathers what is wrong with it."""

    def __init__(self) -> None:
        self.entries: dict[str, Entry] = {}
        self.lines: dict[str, int] = {}
        self.faults: list[Fault] = []
        self.notes: list[Fault] = []

    def fault(self, code: str, line: int, **params: Param) -> None:
        """Note that something is wrong in this line."""
        self.faults.append(Fault(f"lists.{code}", {"line": line, **params}))

    def add(self, key: str, entry: Entry, line: int) -> None:
        """Count an entry; `key` is what makes it the same card as an earlier one.

        The same card again adds its copies, unless it says something else of itself.
        """
        before = self.entries.setdefault(key, replace(entry, count=0))
        first = self.lines.setdefault(key, line)
        if before.card != entry.card:
            self.fault("differs", line, card=entry.card.name, first=first)
            return
        self.entries[key] = replace(before, count=before.count + entry.count)

    def reading(self, format: Format) -> Reading:
        """What was read, with the bounds checked and every own card numbered."""
        self._check_bounds()
        self._check_numbers()
        self._check_names()
        return Reading(format, tuple(self._numbered()), tuple(self.faults), tuple(self.notes))

    def _check_bounds(self) -> None:
        for key, entry in self.entries.items():
            if entry.count > MOST_COPIES:
                self.fault(
                    "too-many-copies",
                    self.lines[key],
                    card=entry.card.name,
                    count=entry.count,
                    most=MOST_COPIES,
                )
        if len(self.entries) > MOST_CARDS:
            late = list(self.lines.values())[MOST_CARDS]
            self.fault("too-many-cards", late, count=len(self.entries), most=MOST_CARDS)
        total = sum(entry.count for entry in self.entries.values())
        if total > MOST_TOTAL:
            self.fault("too-many-in-all", max(self.lines.values()), count=total, most=MOST_TOTAL)

    def _check_numbers(self) -> None:
        first: dict[str, str] = {}
        for key, entry in self.entries.items():
            if not entry.own or not entry.card.id:
                continue
            other = first.setdefault(entry.card.id, key)
            if other != key:
                params = {"card": entry.card.name, "id": entry.card.id}
                self.fault("same-id", self.lines[key], first=self.lines[other], **params)

    def _check_names(self) -> None:
        first: dict[str, str] = {}
        for key, entry in self.entries.items():
            for name in {name_key(entry.card.name), name_key(entry.card.ja)} - {""}:
                other = first.setdefault(name, key)
                if other != key:
                    where = self.lines[other]
                    self.fault("same-name", self.lines[key], card=entry.card.name, first=where)

    def _numbered(self) -> list[Entry]:
        taken = {entry.card.id for entry in self.entries.values()}
        return [
            replace(entry, card=replace(entry.card, id=_next_id(entry.card.rarity, taken)))
            if entry.own and not entry.card.id
            else entry
            for entry in self.entries.values()
        ]


def _next_id(rarity: Rarity, taken: set[str]) -> str:
    """The first free number of this rarity, such as "C 001", which is then taken."""
    number = 1
    while (found := f"{LETTERS[rarity]} {number:03}") in taken:
        number += 1
    taken.add(found)
    return found
