"""Checks what a box revealed: `python manage.py verify FILE`; one line a fault, and exit 1."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from drafts.management.said import end_with, read_file, refusals_said
from drafts.verdicts import judge


class Command(BaseCommand):
    help = "Compare the packs of opened games with their commitments, and with the box's seed."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", help="what a box revealed, or packs, as JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        with refusals_said(self.stdout):
            verdict = judge(read_file(options["file"]))
        end_with(verdict.faults, self.stdout)
        known = f"made by the seed {verdict.seed}" if verdict.seed else "the seed is not shown yet"
        self.stdout.write(f"{verdict.packs} packs: no faults; {known}.")
