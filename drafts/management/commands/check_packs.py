"""Checks packs: `python manage.py check_packs FILE.json`; one line a fault, and exit 1."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from cards.selectors import card_set
from drafts.management.said import end_with, read_file, refusals_said
from drafts.rules.check import faults, remarks
from drafts.rules.spread import from_json
from tables.sentences import say


class Command(BaseCommand):
    help = "Name every fault of a set of packs, such as make_packs writes."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", help="packs as JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        with refusals_said(self.stdout):
            packs = from_json(read_file(options["file"]))
            of_set = card_set(packs.set)
            found, allowed = faults(packs, of_set), remarks(packs, of_set)
        if options["verbosity"] > 1:
            for remark in allowed:
                self.stdout.write(f"(The spread {packs.spread} allows it:) {say(remark)}")
        end_with(found, self.stdout)
        self.stdout.write(f"{len(packs.packs)} packs: no faults.")
