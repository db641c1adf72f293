"""Time that runs out at a site in processes of its own, without anybody's waiting for it."""

from tables.serving import Site

RUNS_OUT = """
from django.utils import timezone
from django_tasks_db.models import DBTaskResult
from tables.models import Seat

now = timezone.now()
Seat.objects.filter(table__key="{table}").exclude(turn_due=None).update(turn_due=now)
clocks = DBTaskResult.objects.filter(task_path__endswith=".time_out", run_after__gt=now)
clocks.update(run_after=now)
"""


def run_out(site: Site, table: str) -> None:
    """Whoever is waited for at the table of this key has had their time by now."""
    site.manage("shell", "--command", RUNS_OUT.format(table=table))
