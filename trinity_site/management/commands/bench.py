"""Measures speed: `python manage.py bench packs sheets`, every group when none is named."""

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from logging import INFO, disable
from typing import Any

import msgspec
from django.apps import apps
from django.core.management.base import BaseCommand, CommandError, CommandParser

from tables.bench import Figure, Groups


def groups() -> Groups:
    """Every group of figures by name, from the `bench` modules of the apps."""
    found: dict[str, Callable[[], Iterable[Figure]]] = {}
    for name in (config.name for config in apps.get_app_configs()):
        if find_spec(f"{name}.bench"):
            found |= import_module(f"{name}.bench").GROUPS
    return found


class Command(BaseCommand):
    help = "Measure speed on this machine, one core."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("groups", nargs="*", help="which to measure; all when none is named")
        parser.add_argument("--json", action="store_true", help="print one JSON list")

    def handle(self, *args: Any, **options: Any) -> None:
        known = groups()
        if unknown := set(options["groups"]) - known.keys():
            raise CommandError(f"No group {sorted(unknown)}. There are {sorted(known)}.")
        disable(INFO)  # a line for each request would stand between the figures
        rows = (
            {"name": name, "value": round(value, 3), "unit": unit}
            for group in options["groups"] or known
            for name, value, unit in known[group]()
        )
        if options["json"]:
            self.stdout.write(msgspec.json.encode(list(rows)).decode())
            return
        for row in rows:
            self.stdout.write(f"{row['name']:24}{row['value']:>14,.1f}  {row['unit']}")
