"""What a worker does beside its tasks: taking up what a killed one left, and forgetting the old."""

import logging
import time
from datetime import timedelta

from django.core.management import call_command
from django.db import close_old_connections
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from tables.archive import put_away
from tables.signals import house_kept

EVERY = 60  # seconds
LONGEST = timedelta(minutes=10)  # no task of ours takes that long
log = logging.getLogger("trinity.keeping")


def take_up() -> int:
    """Give the tasks of workers that were killed to others; how many. Each may safely run twice."""
    since = timezone.now() - LONGEST
    lost = DBTaskResult.objects.running().filter(started_at__lt=since)
    return lost.update(status="READY", started_at=None)


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
