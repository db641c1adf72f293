"""Makes the PDFs that were ordered, and clears them away."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.core.cache import cache
from django.db import transaction
from django.utils import timezone

from drafts.models import Sheet
from drafts.next_door import LONGEST
from drafts.sheet_selectors import job_ordered, sheet_path
from drafts.sheets import render
from tables.rules.refusal import Conflict


def make_sheet(sheet_id: int) -> None:
    """Make an ordered sheet and tell its page how far it is; a sheet that is ready stays as it is.

    A sheet that could not be made is marked so before its error goes on.
    """
    waiting = Sheet.objects.select_related("box").filter(state=Sheet.State.WAITING)
    if (sheet := waiting.filter(pk=sheet_id).first()) is None:
        return
    this = Sheet.objects.filter(pk=sheet_id)

    def tell(done: int, total: int) -> None:
        this.update(done=done, total=total, touched=timezone.now())

    try:
        pdf = render(sheet.kind, job_ordered(sheet), tell)
        path = sheet_path(sheet)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(pdf)
    except BaseException:
        this.update(state=Sheet.State.FAILED)
        raise
    this.update(state=Sheet.State.READY, size=len(pdf))


def forget_sheet(sheet_id: int) -> None:
    """Delete a sheet and its file, if it is still there."""
    with transaction.atomic():
        for sheet in Sheet.objects.select_for_update().filter(pk=sheet_id):
            sheet_path(sheet).unlink(missing_ok=True)
            sheet.delete()


@contextmanager
def one_at_a_time(person: str) -> Iterator[None]:
    """Lets a person have one PDF made at a time. Raises Conflict (boxes.one-sheet-at-a-time)."""
    key = f"pdf:{person}"
    waiting = Sheet.objects.filter(person=person, state=Sheet.State.WAITING).exists()
    if waiting or not cache.add(key, True, LONGEST):
        raise Conflict.of("boxes.one-sheet-at-a-time")
    try:
        yield
    finally:
        cache.delete(key)
