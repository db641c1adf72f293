"""Sets the clocks and bots of running Builds going again: `python manage.py resume_builds`."""

from typing import Any

from django.core.management.base import BaseCommand

from decks.stage_services import resume_all


class Command(BaseCommand):
    help = "Ask anew for every deck that is not registered, in case tasks were lost."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(f"{resume_all()} builds are running")
