"""`bots_table`: plays the contests of `docs/bots.md`, and prints its table row by row."""

from argparse import ArgumentParser
from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from battle.bots.contests import CONTESTS, Contest, Score, score
from drafts.rules.box import RULES

HEAD = (
    "| Player | against | format | games | won | 95 % interval | chance | p | seconds a game |\n"
    "|---|---|---|---:|---:|---|---:|---:|---:|"
)


class Command(BaseCommand):
    help = "Let bots play many games against each other; print who won, as a Markdown table."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("contests", nargs="*", help=f"of {', '.join(CONTESTS)}; all of them")
        parser.add_argument("--format", choices=RULES, help="both when none is named")
        parser.add_argument("--games", type=int, default=600)

    def handle(self, *args: Any, **options: Any) -> None:
        games = options["games"]
        if unknown := set(options["contests"]) - CONTESTS.keys():
            raise CommandError(f"No contest {sorted(unknown)}. There are {sorted(CONTESTS)}.")
        if games < 1:
            raise CommandError("At least 1 game is needed.")
        self.stdout.write(HEAD)
        for name in options["contests"] or CONTESTS:
            for format_ in (options["format"],) if options["format"] else RULES:
                began = perf_counter()
                outcome = score(CONTESTS[name], format_, games)
                took = (perf_counter() - began) / games
                self.stdout.write(row(CONTESTS[name], format_, outcome, took))
                self.stdout.flush()


def row(contest: Contest, format_: str, outcome: Score, took: float) -> str:
    """A row of the table."""
    low, high = outcome.interval()
    p = outcome.p()
    cells = (
        contest.one.name,
        f"{outcome.seats - 1} {contest.others.name}",
        format_,
        f"{outcome.games:,}",
        f"{outcome.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{1 / outcome.seats:.1%}",
        "< 0.0001" if p < 0.0001 else f"{p:.4f}",
        f"{took:.2f}",
    )
    return f"| {' | '.join(cells)} |"
