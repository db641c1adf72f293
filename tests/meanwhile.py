"""What happens at a site in processes of its own without anybody's clicks or anybody's waiting."""

import json

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


SEATED = """
import json
from battle.tests.battles import battling
from decks.tests.stage import building
from drafts.tests.tables import browser
from tables.tokens import new_token

seats = {stage}(once=new_token(), **{wishes!r})
held = [
    (f"/tables/{{seat.table.key}}/{{seat.place}}/", browser(seat).cookies["sessionid"].value)
    for seat in sorted(seats, key=lambda seat: seat.place) if not seat.bot
]
print(json.dumps(held))
"""


def seated(site: Site, stage: str, **wishes: object) -> list[tuple[str, str]]:
    """People who are "building" or "battling" as in the tests of services.

    The address of each one's seat, and the session of a browser that holds it.
    """
    said = site.manage("shell", "--command", SEATED.format(stage=stage, wishes=wishes))
    return [(address, session) for address, session in json.loads(said)]
