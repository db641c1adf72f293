"""`replay`: play a recorded battle again, and see whether it ends the same."""

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand

from battle.rules.trinity.record import fingerprint, read_record, replayed
from tables.rules.refusal import Refusal


class Command(BaseCommand):
    help = "Play a recorded battle again from its setup and answers; exit 1 if the end differs."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            record = read_record(options["file"].read_bytes())
            game = replayed(record)
        except Refusal as refusal:
            self.stderr.write(f"It can't be played again: {refusal}")
            sys.exit(1)
        ended = game.state.over or "open"
        self.stdout.write(f"{len(record.entries)} entries, turn {game.state.turn}, {ended}")
        if fingerprint(game) != record.end:
            self.stderr.write("The end differs from the recorded one.")
            sys.exit(1)
        self.stdout.write("The end is the recorded one.")
