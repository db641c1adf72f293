"""Orders a sheet of a box: made at once when short, by the worker when long, kept for a day."""

import hashlib
from collections.abc import Mapping
from datetime import timedelta

import msgspec
from django.db import IntegrityError, transaction
from django.utils import timezone

from drafts import printing, tasks
from drafts.models import STALLED, Box, Sheet
from drafts.next_door import done_next_door
from drafts.selectors import find_box
from drafts.sheet_selectors import may_print, sheet_of, sheet_path
from drafts.sheets import Options, check, read_options, render
from drafts.viewers import Viewer
from tables.rules.refusal import Conflict

AT_ONCE = 8  # pages: about 60 cards, a tenth of a second
KEPT = timedelta(days=1)


def order_sheet(*, box_id: str, viewer: Viewer, kind: str, texts: Mapping[str, str]) -> Sheet:
    """A sheet for the viewer, ready or in the making; the same order again is the same sheet.

    `texts` are options as `read_options` reads them. Raises Refusal as `read_options`,
    `may_print` and the sheet's own pages do, and Conflict (boxes.one-sheet-at-a-time).
    """
    job = may_print(box_id=box_id, kind=kind, options=read_options(texts), viewer=viewer)
    pages = check(kind, job)
    sheet, fresh = keep_order(find_box(box_id), viewer.person, kind, job.options, pages)
    return made_at_once(sheet) if fresh else sheet


def make_again(*, sheet_id: str, viewer: Viewer) -> Sheet:
    """Put a sheet that failed or stands still into the making once more; any other stays as it is.

    Raises Unknown (boxes.no-sheet), Conflict (boxes.one-sheet-at-a-time).
    """
    try:
        with transaction.atomic():
            asked = sheet_of(sheet_id=sheet_id, viewer=viewer)
            sheet = Sheet.objects.select_for_update().get(pk=asked.pk)
            if again := sheet.stalled or is_lost(sheet):
                begin(sheet, sheet.total)
    except IntegrityError:
        raise Conflict.of("boxes.one-sheet-at-a-time") from None
    return made_at_once(sheet) if again else sheet


def made_at_once(sheet: Sheet) -> Sheet:
    """A sheet that was begun; a short one is made now, a long one by the worker."""
    if sheet.total <= AT_ONCE:
        printing.make_sheet(sheet.pk)
        sheet.refresh_from_db()
    return sheet


def print_sheet(*, box_id: str, viewer: Viewer, kind: str, texts: Mapping[str, str]) -> bytes:
    """The PDF itself, made outside the web process and stored nowhere. Raises as `order_sheet`."""
    job = may_print(box_id=box_id, kind=kind, options=read_options(texts), viewer=viewer)
    check(kind, job)
    with printing.one_at_a_time(viewer.person):
        return done_next_door(render, kind, job)


def keep_order(
    box: Box, person: str, kind: str, options: Options, pages: int
) -> tuple[Sheet, bool]:
    """The row of an order, and whether the sheet is still to be made."""
    late = Sheet.objects.filter(state=Sheet.State.WAITING, touched__lt=timezone.now() - STALLED)
    late.filter(person=person).update(state=Sheet.State.FAILED)
    asked = msgspec.json.encode((box.public_id, kind, options))
    key = {"person": person, "order_key": hashlib.sha256(asked).hexdigest()}
    row = {"box": box, "kind": kind, "options": msgspec.to_builtins(options), "total": pages}
    try:
        with transaction.atomic():
            sheet, fresh = Sheet.objects.select_for_update().get_or_create(**key, defaults=row)
            if fresh := fresh or is_lost(sheet):
                begin(sheet, pages)
    except IntegrityError:
        raise Conflict.of("boxes.one-sheet-at-a-time") from None
    return sheet, fresh


def is_lost(sheet: Sheet) -> bool:
    """Whether a sheet ordered before has to be made again."""
    gone = sheet.state == Sheet.State.READY and not sheet_path(sheet).exists()
    return gone or sheet.state == Sheet.State.FAILED


def begin(sheet: Sheet, pages: int) -> None:
    """Put a sheet into the making, and see to its end."""
    sheet.state, sheet.done = Sheet.State.WAITING, 0
    sheet.save()
    if pages > AT_ONCE:
        tasks.make_sheet.enqueue(sheet.pk)
    tasks.forget_sheet.using(run_after=timezone.now() + KEPT).enqueue(sheet.pk)
