"""Makes the demo box of the start page: `python manage.py demo`."""

from typing import Any

from django.core.management.base import BaseCommand

from trinity_site.demo import make_demo


class Command(BaseCommand):
    help = "Make the demo box that the start page shows; does nothing where there is one."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(f"/boxes/{make_demo().public_id}/")
