"""Every change to banned lists. What is banned in a box or draft that was begun stays as it was."""

from collections.abc import Iterable
from datetime import date

from django.db import transaction
from django.utils import timezone

from drafts.models import BannedList
from drafts.signals import bans_changed


@transaction.atomic
def keep_list(*, row: BannedList) -> None:
    """Store a list, new or changed, and have what it concerns looked at again."""
    before = BannedList.objects.select_for_update().filter(pk=row.pk).first()
    row.save()
    tell({row.since, before.since if before else row.since})


@transaction.atomic
def drop_lists(*, rows: Iterable[BannedList]) -> None:
    """Delete lists; those before them hold again."""
    days = set[date]()
    for row in rows:
        days.add(row.since)
        row.delete()
    tell(days)


def tell(days: set[date]) -> None:
    """Say on which days, from today on, what is banned may change."""
    today = timezone.localdate()
    bans_changed.send(sender=None, days=sorted({today, *(day for day in days if day > today)}))
