"""Tasks that a killed worker or a busy database stopped are done again; others are not."""

from datetime import timedelta
from typing import Any

import pytest
from django.db import OperationalError
from django.utils import timezone
from django_tasks_db.models import DBTaskResult, get_date_max

from tables.keeping import take_up

pytestmark = pytest.mark.django_db

LONG_AGO = timezone.now() - timedelta(days=2)


def task(**fields: Any) -> DBTaskResult:
    """A task of the database, as a worker left it; one that waited for no time, unless told."""
    stored = {"args_kwargs": {"args": [], "kwargs": {}}, "task_path": "drafts.table.play.time_out"}
    return DBTaskResult.objects.create(**{"run_after": get_date_max()} | stored | fields)


def failed(error: Exception, **fields: Any) -> DBTaskResult:
    row = task(**fields)
    row.set_failed(error)
    return row


def is_ready(row: DBTaskResult) -> bool:
    return DBTaskResult.objects.ready().filter(pk=row.pk).exists()


def test_it_does_again_what_a_killed_worker_left() -> None:
    row = task(status="RUNNING", started_at=LONG_AGO)
    assert take_up() == 1
    assert is_ready(row)


def test_it_leaves_what_a_worker_still_does() -> None:
    row = task(status="RUNNING", started_at=timezone.now())
    assert take_up() == 0
    assert not is_ready(row)


def test_it_does_again_what_a_busy_database_stopped() -> None:
    row = failed(OperationalError("database is locked"))
    assert take_up() == 1
    assert is_ready(row)


def test_it_does_again_what_ran_days_after_it_was_asked_for() -> None:
    row = failed(OperationalError("database is locked"), run_after=timezone.now())
    DBTaskResult.objects.filter(pk=row.pk).update(enqueued_at=LONG_AGO)
    assert take_up() == 1
    assert is_ready(row)


def test_it_does_not_do_again_what_would_fail_again() -> None:
    row = failed(ValueError("no such card"))
    assert take_up() == 0
    assert not is_ready(row)


def test_it_gives_up_what_a_database_stopped_for_a_whole_day() -> None:
    row = failed(OperationalError("no such table"))
    DBTaskResult.objects.filter(pk=row.pk).update(enqueued_at=LONG_AGO)
    assert take_up() == 0
    assert not is_ready(row)
