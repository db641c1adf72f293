"""A whole evening: `python manage.py evening --format duel --set blaze --seed 1`.

Draft, build and battle to the end through the API, on a site of its own or on one that runs. Prints
who won; exit 1 on any refusal or leak.
"""

from contextlib import ExitStack
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from battle.evening import Leak, spend
from cards.selectors import card_set
from drafts.management.said import refusals_said
from drafts.rules.box import RULES
from tables.caller import Refused
from tables.serving import own_site


class Command(BaseCommand):
    help = "Draft, build and battle as clients of the API; exit 1 on any refusal or leak."

    def add_arguments(self, parser: CommandParser) -> None:
        add = parser.add_argument
        add("--format", default="standard", choices=RULES)
        add("--set", default="blaze", help="the key of a set, such as blaze")
        add("--seed", default="1", help="any text: what the guests are like")
        add("--site", help="the address of a site that runs; without it one is started")

    def handle(self, *args: Any, **asked: Any) -> None:
        with refusals_said(self.stderr):
            cards = card_set(asked["set"])
        with ExitStack() as open_:
            try:
                site = asked["site"] or started(open_)
                for line in spend(site, cards, asked["format"], asked["seed"]):
                    self.stdout.write(line)
            except (Refused, Leak) as fault:
                self.stderr.write(str(fault))
                raise SystemExit(1) from fault


def started(open_: ExitStack) -> str:
    """The address of a site of its own, on an empty database."""
    site = open_.enter_context(own_site())
    site.work()
    return site.serve()
