"""Sets the clocks and bots of running battles going again: `python manage.py resume_battles`."""

from typing import Any

from django.core.management.base import BaseCommand

from battle.seats import resume_all


class Command(BaseCommand):
    help = "Set every open choice going again, in case tasks were lost with a killed worker."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(f"{resume_all()} battles are running")
