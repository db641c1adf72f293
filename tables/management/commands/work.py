"""The worker: `python manage.py work`. It does the tasks of the database, and keeps the house."""

from threading import Thread
from typing import Any

from django_tasks_db.management.commands import db_worker

from tables import keeping
from tables.signals import work_begun


class Command(db_worker.Command):
    help = (
        "Set every running draft and battle going again, do tasks as they come, and take up those"
        " that a killed worker left."
    )

    def handle(self, **options: Any) -> None:
        work_begun.send(None)
        Thread(target=keeping.keep_on, daemon=True).start()
        super().handle(**options)
