"""Which cards are banned: dated lists per format and set.

Public: `BanList`, `banned_on(day, rules, set_key, lists)`, `ban_lists()`.

Besides the rules that draft, a list may hold for "box": decks built from a whole box, without one.

A ban names a card, and so every printing of it. The lists stand in drafts/data/bans.toml, which a
site owner edits. Ruling R4: the rulebook prints DUEL's four banned cards a set as pictures only, so
the built-in DUEL lists are empty.
"""

from collections.abc import Iterable
from datetime import date
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct, field

from drafts.rules.box import Rules

Under = Rules | Literal["box"]

FILE = Path(__file__).parent.parent / "data" / "bans.toml"


class BanList(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards banned from a day on, until a later list for the same rules and set takes over.

    Without `rules` it holds under all rules, without `set` in all sets.
    """

    rules: Under | None = None
    set: str | None = None
    since: date = field(name="from")
    cards: tuple[str, ...]


class BanFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of bans.toml: an array of `[[list]]` tables."""

    list: tuple[BanList, ...]


@cache
def ban_lists() -> tuple[BanList, ...]:
    """The lists of this site. Raises msgspec.DecodeError (ValidationError) at the first fault."""
    return msgspec.toml.decode(FILE.read_bytes(), type=BanFile).list


def banned_on(
    day: date, rules: Under, set_key: str | None, lists: Iterable[BanList]
) -> tuple[str, ...]:
    """The names of the cards banned that day, sorted.

    A player's own list (`set_key` None) falls under the lists of every set.
    """
    in_force: dict[tuple[str | None, str | None], BanList] = {}
    for ban_list in sorted(lists, key=lambda ban_list: ban_list.since):
        concerns = ban_list.rules in (None, rules) and (
            set_key is None or ban_list.set in (None, set_key)
        )
        if concerns and ban_list.since <= day:
            in_force[ban_list.rules, ban_list.set] = ban_list
    return tuple(sorted({name for ban_list in in_force.values() for name in ban_list.cards}))
