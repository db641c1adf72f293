"""Checks a deck file without keeping it: what command and API say of one."""

from collections.abc import Sequence
from datetime import date

from cards.rules.catalogue import card_sets
from cards.rules.lists.decode import decode
from decks.exchange.formats import read_deck
from decks.exchange.game_file import read_game_deck
from decks.exchange.shelf import official_shelf
from decks.rules.verdict import TRINITY_FORMATS, TrinityFormat, verdict
from drafts.bans import banned
from drafts.rules.bans import BanList
from tables.rules.refusal import Fault, Refusal

Found = tuple[list[Fault], list[Fault]]


def checked(
    sent: bytes, format: str, read_as: str | None, day: date, lists: Sequence[BanList] | None = None
) -> Found:
    """The faults of a file, of reading and of building, and what is worth knowing beside.

    `lists` as in `drafts.bans.banned`.
    """
    try:
        if format in TRINITY_FORMATS:
            return checked_trinity(sent, format, read_as, day, lists)
        judged = verdict(read_game_deck(decode(sent), format), format)
    except Refusal as refusal:
        return list(refusal.faults), []
    return list(judged.faults), list(judged.warnings)


def checked_trinity(
    sent: bytes,
    format: TrinityFormat,
    read_as: str | None,
    day: date,
    lists: Sequence[BanList] | None = None,
) -> Found:
    """The same of a Trinity deck, whose pool, if any, is what the file says."""
    reading = read_deck(sent, official_shelf(), read_as)
    if reading.deck is None:
        return [*reading.faults, reading.question], list(reading.notes)
    judged = verdict(
        reading.deck,
        format,
        card_set=card_sets()[reading.set],
        pool=reading.pool,
        bans=banned(format, reading.set, day, lists),
    )
    return [*reading.faults, *judged.faults], [*reading.notes, *judged.warnings]
