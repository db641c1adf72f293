"""`write_docs`: writes the reference pages of docs/; with --check says which are out of date."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from battle.reference import PAGES


class Command(BaseCommand):
    help = "Write docs/card-language.md and docs/rulings.md out of the definitions."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if stale")

    def handle(self, *args: Any, **options: Any) -> None:
        for name, make in PAGES.items():
            path = settings.BASE_DIR / "docs" / name
            if options["check"]:
                if not path.exists() or path.read_text() != make():
                    raise CommandError(f"docs/{name} is out of date: run write_docs.")
            else:
                path.write_text(make())
