"""What may be printed of a box, and which sheets a person ordered."""

from pathlib import Path

import msgspec
from django.conf import settings
from django.urls import reverse
from msgspec.structs import replace

from cards.selectors import card_set
from drafts.asking import asked
from drafts.models import Box, Sheet
from drafts.rules.box import PACK
from drafts.selectors import cut, find_box, readable_pack
from drafts.sheets import Options, Pack, SheetJob
from drafts.shown import BoxView, facts
from drafts.viewers import Viewer
from tables.rules.refusal import NotAllowed, Unknown

WITHOUT_CARDS = frozenset({"wrappers", "rest", "calibration"})
"""The kinds of sheet that show no card of a pack."""
BLANKS = ("",) * PACK


def may_print(*, box_id: str, kind: str, options: Options, viewer: Viewer) -> SheetJob:
    """What to print for this viewer: the packs they chose, or all they may read.

    Raises Unknown, Refusal (boxes.no-pack) and NotAllowed (boxes.sealed-pack, boxes.all-sealed).
    """
    box = find_box(box_id)
    with asked("packs"):
        numbers = may_show(cut(box, viewer), kind, options)
    return job_of(box, kind, replace(options, packs=numbers))


def may_show(box: BoxView, kind: str, options: Options) -> tuple[int, ...]:
    """The numbers of the packs to print. Single cards come from the set, not from a pack."""
    if kind in WITHOUT_CARDS:
        return options.packs or tuple(range(1, box.count + 1))
    if options.packs:
        return tuple(readable_pack(box, number).number for number in options.packs)
    if options.cards and kind == "cards":
        return ()
    if not box.packs:
        raise NotAllowed.of("boxes.all-sealed")
    return tuple(pack.number for pack in box.packs)


def job_of(box: Box, kind: str, options: Options) -> SheetJob:
    """The job that prints the packs of the options, whoever may read them. Not for viewers."""
    of_set = card_set(box.set_key)
    return SheetJob(
        box=box.public_id,
        name=of_set.name,
        verify=settings.SITE_URL + reverse("verify-pack", args=[box.public_id]),
        packs=tuple(
            Pack(number, BLANKS if kind in WITHOUT_CARDS else tuple(box.packs[number - 1]))
            for number in options.packs
            if number <= box.count
        ),
        cards=facts(of_set),
        options=options,
    )


def job_ordered(sheet: Sheet) -> SheetJob:
    """The job of a sheet, which was allowed when it was ordered."""
    return job_of(sheet.box, sheet.kind, msgspec.convert(sheet.options, Options))


def sheet_path(sheet: Sheet) -> Path:
    """Where the PDF of a sheet lies once it is ready."""
    return settings.MEDIA_ROOT / "sheets" / f"{sheet.public_id}.pdf"


def sheet_of(*, sheet_id: str, viewer: Viewer) -> Sheet:
    """A sheet, for the person who ordered it. Raises Unknown (boxes.no-sheet)."""
    ordered = Sheet.objects.filter(public_id=sheet_id, person=viewer.person)
    sheet = ordered.select_related("box").first()
    if sheet is None:
        raise Unknown.of("boxes.no-sheet")
    return sheet


def sheet_file(*, sheet_id: str, viewer: Viewer) -> tuple[Sheet, Path]:
    """A sheet that is ready, and its PDF. Raises Unknown (boxes.no-sheet)."""
    sheet = sheet_of(sheet_id=sheet_id, viewer=viewer)
    path = sheet_path(sheet)
    if sheet.state != Sheet.State.READY or not path.exists():
        raise Unknown.of("boxes.no-sheet")
    return sheet, path


def my_sheets(*, box_id: str, viewer: Viewer) -> list[Sheet]:
    """The sheets of a box that a person ordered, the latest first."""
    ordered = Sheet.objects.filter(box__public_id=box_id, person=viewer.person)
    return list(ordered.order_by("-ordered")[:5])
