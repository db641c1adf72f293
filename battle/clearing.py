"""What guests brought and nobody uses any more is cleared away by the worker."""

from datetime import datetime

from django.db.models import Exists, OuterRef, QuerySet
from django.dispatch import receiver
from django.utils import timezone

from battle.models import Battle, SetUpBoard
from tables.archive import UNTOUCHED
from tables.models import Seat, Table
from tables.signals import house_kept


@receiver(house_kept)
def clear(**_: object) -> None:
    """Forget what is of no account and was not used for as long as tables may be."""
    since = timezone.now() - UNTOUCHED
    for unused in (brought(since), boards_of_guests(since), played_by_guests(since)):
        unused.delete()


def brought(since: datetime) -> QuerySet[Battle]:
    """Records of battles that were brought along before; whoever brought one has its file."""
    return Battle.objects.filter(table=None, begun_at__lt=since)


def boards_of_guests(since: datetime) -> QuerySet[SetUpBoard]:
    """Boards of guests that nobody changed or played since."""
    return SetUpBoard.objects.filter(owner__startswith="guest:", changed_at__lt=since)


def played_by_guests(since: datetime) -> QuerySet[Table]:
    """Tables of guests alone, with a battle from a board or from a moment of a replay, untouched
    since. They are not put away as others are, for their battles wait for their one player."""
    accounts = Seat.objects.filter(table=OuterRef("pk"), person__startswith="user:")
    from_a_board = Battle.objects.filter(table=OuterRef("pk")).exclude(opening="")
    untouched = Table.objects.filter(touched_at__lt=since)
    return untouched.filter(Exists(from_a_board)).exclude(Exists(accounts))
