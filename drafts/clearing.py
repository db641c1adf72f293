"""Records of drafts that somebody brought along are cleared away by the worker after a while."""

from django.dispatch import receiver
from django.utils import timezone

from drafts.table.models import TableDraft
from tables.archive import UNTOUCHED
from tables.signals import house_kept


@receiver(house_kept)
def clear(**_: object) -> None:
    """Forget what was brought along before; whoever brought it has its text."""
    since = timezone.now() - UNTOUCHED
    TableDraft.objects.filter(table=None, begun_at__lt=since).delete()
