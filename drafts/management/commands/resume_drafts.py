"""Sets the clocks and bots of running drafts going again: `python manage.py resume_drafts`."""

from typing import Any

from django.core.management.base import BaseCommand

from drafts.draft_services import resume_all


class Command(BaseCommand):
    help = "Ask anew for every open turn, in case tasks were lost with a killed worker."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(f"{resume_all()} drafts are running")
