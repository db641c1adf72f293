"""`read_cards`: how many sentences of the cards are read, and each that is not."""

from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from battle.rules.trinity.printed import Printed, official, printed
from battle.rules.trinity.text.reader import NotUnderstood, read_line
from cards.rules.catalogue import card_sets
from cards.rules.lists.names import Known
from cards.rules.lists.read import read_list
from tables.rules.refusal import Refusal
from tables.sentences import say


class Command(BaseCommand):
    help = "Print how many lines of card text are read, and list the rest with the place."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path, nargs="?", help="a list of cards; else the official")

    def handle(self, *args: Any, **options: Any) -> None:
        total = unread = 0
        for card in self.listed(options["file"]) if options["file"] else official().values():
            total += len(card.card.lines)
            for line in card.by_hand:
                unread += 1
                self.stdout.write(f"{card.id}: {line}\n    {complaint(line)}")
        self.stdout.write(f"{total - unread} of {total} lines are read.")

    def listed(self, file: Path) -> Iterable[Printed]:
        """The cards of a list, in any of its formats; what is wrong with it is printed."""
        try:
            reading = read_list(file.read_text(), Known(card_sets().values()))
        except (OSError, UnicodeDecodeError, Refusal) as error:
            raise CommandError(f"The list can't be read: {error}") from error
        for fault in reading.faults:
            self.stdout.write(str(say(fault)))
        return [printed(entry.card) for entry in reading.entries]


def complaint(line: str) -> str:
    """Where a line stops being understood, and the nearest known sentence."""
    try:
        read_line(line)
    except NotUnderstood as error:
        return f"at {line[error.at :][:40]!r}; the nearest known is {error.nearest!r}"
    return ""
