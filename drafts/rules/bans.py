"""Which cards are banned: dated lists per format and set.

Public: `BanList`, `banned_on`, `unbanned`, `standings`, `built_in`. How a list is read and what may
be wrong with it stands in `drafts.rules.ban_reading`.

Besides the rules that draft, a list may hold for "box": decks built from a whole box, without one.

A ban names a card, and so every printing of it. The lists that come with the site stand in
drafts/data/bans.toml; the site's owner adds others, which `drafts.bans` puts beside them. Ruling
R4: the rulebook prints DUEL's four banned cards a set as pictures only, so the built-in DUEL lists
are empty.
"""

from collections.abc import Iterable
from datetime import date
from functools import cache
from pathlib import Path
from typing import Literal, get_args

import msgspec
from msgspec import Struct, field

from cards.rules.card import Card
from drafts.rules.box import RULES, Rules

Under = Rules | Literal["box"]
UNDER: tuple[Under, ...] = (*RULES, "box")
State = Literal["current", "coming", "past"]
STATES: tuple[State, ...] = get_args(State)

FILE = Path(__file__).parent.parent / "data" / "bans.toml"


class BanList(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards banned from a day on, until a later list for the same rules and set takes over.

    Without `rules` it holds under all rules, without `set` in all sets. Of two lists for the same
    rules, set and day the later one in order holds. `reason` is for people, or the id of a ruling.
    """

    rules: Under | None = None
    set: str | None = None
    since: date = field(name="from")
    cards: tuple[str, ...]
    reason: str = ""

    @property
    def scope(self) -> tuple[str | None, str | None]:
        """What it holds for: lists of one scope follow each other, others apply together."""
        return self.rules, self.set

    def concerns(self, rules: Under, set_key: str | None) -> bool:
        """Whether it holds under these rules in this set; a player's own list (None) is any set."""
        return self.rules in (None, rules) and (set_key is None or self.set in (None, set_key))


class Standing(Struct, frozen=True):
    """A list as it stands on a day, and the day on which a later one takes over."""

    ban_list: BanList
    state: State
    until: date | None


class BanFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of bans.toml: an array of `[[list]]` tables."""

    list: tuple[BanList, ...]


@cache
def built_in() -> tuple[BanList, ...]:
    """The lists that come with the site. Raises msgspec.DecodeError at the first fault."""
    return msgspec.toml.decode(FILE.read_bytes(), type=BanFile).list


def banned_on(
    day: date, rules: Under, set_key: str | None, lists: Iterable[BanList]
) -> tuple[str, ...]:
    """The names of the cards banned that day, sorted.

    A player's own list (`set_key` None) falls under the lists of every set.
    """
    concerning = [ban_list for ban_list in lists if ban_list.concerns(rules, set_key)]
    current = [each.ban_list for each in standings(day, concerning) if each.state == "current"]
    return tuple(sorted({name for ban_list in current for name in ban_list.cards}))


def unbanned(cards: Iterable[Card], names: Iterable[str]) -> list[Card]:
    """The cards that may be used, as the Epics that every seat is dealt (rulebook 4.2).

    DUEL 2: banned cards aren't used; Epics lie outside the box, so that it does not keep them out.
    """
    banned = frozenset(names)
    return [card for card in cards if card.name not in banned]


def standings(day: date, lists: Iterable[BanList]) -> list[Standing]:
    """Every list as it stands on a day, by scope the earliest first."""
    found = list[Standing]()
    following: dict[tuple[str | None, str | None], date] = {}
    for ban_list in sorted(lists, key=lambda each: each.since)[::-1]:
        until = following.get(ban_list.scope)
        state: State = "coming" if ban_list.since > day else "current"
        if until is not None and until <= max(day, ban_list.since):
            state = "past"
        following[ban_list.scope] = ban_list.since
        found.append(Standing(ban_list, state, until))
    return found[::-1]
