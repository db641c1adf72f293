"""Checks a deck file: `python manage.py check_deck FILE --format standard`."""

from datetime import date
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from cards.rules.catalogue import card_sets
from cards.rules.lists.decode import decode
from decks.exchange.formats import FORMATS as EXCHANGES
from decks.exchange.formats import read_deck
from decks.exchange.game_file import read_game_deck
from decks.exchange.shelf import official_shelf
from decks.rules.verdict import FORMATS, TRINITY_FORMATS, TrinityFormat, verdict
from drafts.rules.bans import ban_lists, banned_on
from tables.rules.refusal import Fault, Refusal
from tables.sentences import say


class Command(BaseCommand):
    help = "Name every fault of a deck, one a line; exit 1 when there is one."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)
        parser.add_argument("--format", choices=FORMATS, required=True)
        parser.add_argument("--read-as", choices=[*EXCHANGES], help="what kind of file it is")
        parser.add_argument("--on", type=date.fromisoformat, help="the day whose bans hold: today")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            sent = options["file"].read_bytes()
        except OSError as error:
            raise CommandError(str(error)) from error
        faults, warnings = checked(
            sent, options["format"], options["read_as"], options["on"] or timezone.localdate()
        )
        for said in map(say, faults):
            self.stdout.write(said)
        for said in map(say, warnings):
            self.stderr.write(said)
        if faults:
            raise SystemExit(1)
        self.stdout.write(f"{options['file'].name} is legal in {options['format']}.")


Found = tuple[list[Fault], list[Fault]]


def checked(sent: bytes, format: str, read_as: str | None, day: date) -> Found:
    """The faults of a file, of reading and of building, and what is worth knowing beside."""
    try:
        if format in TRINITY_FORMATS:
            return checked_trinity(sent, format, read_as, day)
        judged = verdict(read_game_deck(decode(sent), format), format)
    except Refusal as refusal:
        return list(refusal.faults), []
    return list(judged.faults), list(judged.warnings)


def checked_trinity(sent: bytes, format: TrinityFormat, read_as: str | None, day: date) -> Found:
    """The same of a Trinity deck, whose pool, if any, is what the file says."""
    reading = read_deck(sent, official_shelf(), read_as)
    if reading.deck is None:
        return [*reading.faults, reading.question], list(reading.notes)
    judged = verdict(
        reading.deck,
        format,
        card_set=card_sets()[reading.set],
        pool=reading.pool,
        bans=banned_on(day, format, reading.set, ban_lists()),
    )
    return [*reading.faults, *judged.faults], [*reading.notes, *judged.warnings]
