"""Checks a deck file without keeping it: what command and API say of one."""

from collections.abc import Sequence
from datetime import date

from cards.rules.lists.decode import decode
from cards.selectors import card_set
from decks.exchange.formats import read_deck
from decks.exchange.game_file import read_game_deck
from decks.exchange.reading import Reading
from decks.rules.verdict import TRINITY_FORMATS, TrinityFormat, verdict
from decks.selectors import epics_for
from decks.shelves import shelf_for
from drafts.bans import banned
from drafts.rules.bans import BanList
from tables.rules.refusal import Fault, Refusal

Found = tuple[list[Fault], list[Fault]]


def checked(
    sent: bytes,
    format: str,
    read_as: str | None,
    day: date,
    *,
    set_key: str = "",
    lists: Sequence[BanList] | None = None,
) -> Found:
    """The faults of a file, of reading and of building, and what is worth knowing beside.

    `set_key` as in `decks.shelves.shelf_for`, `lists` as in `drafts.bans.banned`.
    """
    try:
        if format in TRINITY_FORMATS:
            reading = read_deck(sent, shelf_for(sent.decode(errors="replace"), set_key), read_as)
            return checked_trinity(reading, format, day, lists)
        judged = verdict(read_game_deck(decode(sent), format), format)
    except Refusal as refusal:
        return list(refusal.faults), []
    return list(judged.faults), list(judged.warnings)


def checked_trinity(
    reading: Reading, format: TrinityFormat, day: date, lists: Sequence[BanList] | None
) -> Found:
    """The same of a Trinity deck, whose pool, if any, is what the file says."""
    if reading.deck is None:
        return [*reading.faults, reading.question], list(reading.notes)
    of_set = card_set(reading.set)
    judged = verdict(
        reading.deck,
        format,
        card_set=of_set,
        pool=reading.pool,
        epics=epics_for(of_set),
        bans=banned(format, reading.set, day, lists),
    )
    return [*reading.faults, *judged.faults], [*reading.notes, *judged.warnings]
