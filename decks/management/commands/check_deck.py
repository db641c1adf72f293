"""Checks a deck file: `python manage.py check_deck FILE --format standard`."""

from datetime import date
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from decks.checking import checked
from decks.exchange.formats import FORMATS as EXCHANGES
from decks.rules.verdict import FORMATS
from drafts.management.lists import lists_here
from tables.rules.refusal import Fault
from tables.sentences import say


def line_of(fault: Fault) -> str:
    """A fault on one line, whatever signs a file brought into it."""
    return "".join(sign if sign.isprintable() else " " for sign in say(fault))


class Command(BaseCommand):
    help = (
        "Name every fault of a deck, one a line; exit 1 when there is one. docs/deck-files.md says"
        " how files are written, also for games whose cards we don't carry."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)
        parser.add_argument("--format", choices=FORMATS, required=True)
        parser.add_argument("--read-as", choices=[*EXCHANGES], help="what kind of file it is")
        parser.add_argument("--on", type=date.fromisoformat, help="the day whose bans hold: today")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            sent = options["file"].read_bytes()
        except OSError as error:
            raise CommandError(f"{options['file']}: {error.strerror}") from error
        day, lists = options["on"] or timezone.localdate(), lists_here()
        faults, warnings = checked(sent, options["format"], options["read_as"], day, lists=lists)
        for fault in faults:
            self.stdout.write(line_of(fault))
        for fault in warnings:
            self.stderr.write(line_of(fault))
        if faults:
            raise SystemExit(1)
        self.stdout.write(f"{options['file'].name} is legal in {options['format']}.")
