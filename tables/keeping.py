"""What a worker does beside its tasks: taking up what a killed one left, and forgetting the old."""

import logging
import time
from datetime import timedelta

from django.core.management import call_command
from django.db import close_old_connections
from django.db.models import Q
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from tables.archive import put_away
from tables.signals import house_kept

EVERY = 60  # seconds
LONGEST = timedelta(minutes=10)  # no task of ours takes that long
BUSY = "django.db.utils.OperationalError"  # the database was locked or away for a moment
AGAIN = timedelta(days=1)  # for so long from when it was due such a task is tried anew
log = logging.getLogger("trinity.keeping")


def take_up() -> int:
    """Do again what a killed worker or a busy database stopped; how many tasks.

    Each may safely run twice.
    """
    now = timezone.now()
    lost = DBTaskResult.objects.running().filter(started_at__lt=now - LONGEST)
    due = Q(enqueued_at__gt=now - AGAIN) | Q(run_after__range=(now - AGAIN, now))
    stopped = DBTaskResult.objects.failed().filter(due, exception_class_path=BUSY)
    return (lost | stopped).update(status="READY", started_at=None, finished_at=None)


def keep() -> None:
    """One round of keeping the house."""
    take_up()
    put_away()
    house_kept.send(None)
    call_command("prune_db_task_results", verbosity=0)


def keep_on() -> None:
    """Keep the house for as long as the worker runs, whatever happens."""
    while True:
        try:
            keep()
        except Exception:
            log.warning("keeping failed; trying again", exc_info=True)
        close_old_connections()
        time.sleep(EVERY)
