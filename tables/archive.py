"""Tables that nobody touches are put away after a notice; nothing is lost, and none that runs."""

from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django_tasks import task

from tables.models import Seat, Table
from tables.notices import send, wants_mail
from tables.turns import set_turns

UNTOUCHED = timedelta(days=90)
WARNED = timedelta(days=14)  # before a table is put away


def put_away() -> int:
    """Put away what was untouched and warned of for long enough, and warn of what comes next.

    How many tables were put away.
    """
    now = timezone.now()
    for table in at_rest(now - UNTOUCHED + WARNED).filter(
        Q(warned_at=None) | Q(warned_at__lt=F("touched_at"))
    ):
        warn_of(table)
    over = at_rest(now - UNTOUCHED).filter(
        warned_at__gte=F("touched_at"), warned_at__lt=now - WARNED
    )
    return over.update(archived_at=now)


def at_rest(untouched_since: datetime) -> QuerySet[Table]:
    """Tables that wait for nobody and whose clock was not stopped by anybody."""
    waited_for = Seat.objects.filter(table=OuterRef("pk"), left_at=None).exclude(turn="")
    tables = Table.objects.filter(archived_at=None, paused_at=None, touched_at__lt=untouched_since)
    return tables.exclude(Exists(waited_for))


@transaction.atomic
def warn_of(table: Table) -> None:
    """Tell everybody who wants mails that a table will be put away."""
    Table.objects.filter(pk=table.pk).update(warned_at=timezone.now())
    for seat in table.seats.filter(left_at=None):
        if wants_mail(seat):
            warn.enqueue(seat.pk)


@task()
def warn(seat_pk: int) -> None:
    """Mail a seat that its table will be put away, unless somebody came back since."""
    seat = Seat.objects.select_related("table").get(pk=seat_pk)
    table = seat.table
    if table.warned_at is None or table.touched_at > table.warned_at or not wants_mail(seat):
        return
    until = timezone.now() + WARNED
    template = "tables/mail/put_away.txt"
    send(seat, _("A table will be put away"), template, until=until)


@transaction.atomic
def set_aside(*, table: Table) -> None:
    """Put a table away at once, for its people have done with it; it waits for nobody."""
    set_turns(table, {})
    Table.objects.filter(pk=table.pk).update(archived_at=timezone.now())


@transaction.atomic
def keep(*, seat: Seat) -> None:
    """Take a table out again, or keep it from being put away."""
    Table.objects.filter(pk=seat.table_id).update(archived_at=None, touched_at=timezone.now())
