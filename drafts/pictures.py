"""Pictures of card faces, drawn when they are first asked for and kept as files."""

import hashlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from django.conf import settings
from msgspec import Struct

from cards.selectors import card_set
from drafts.next_door import done_next_door
from drafts.rules.face_sheets import held, rows_of
from drafts.sheets.fit import fit
from drafts.sheets.options import Options
from drafts.sheets.picture import back_picture, face_sheet, keep
from tables.rules.refusal import Unknown

DRAWN = 1  # rises when faces are drawn anew, so that no old picture is shown
MOST_KEPT = 60  # files, of some 4 MB: those made last


class Picture(Struct, frozen=True):
    """A picture: the file it is kept in, and what draws it."""

    path: Path
    draw: Callable[[], bytes]

    def make(self) -> None:
        """Draw it outside the web process and keep it, in the place of the oldest one."""
        done_next_door(keep, self.path, self.draw)
        kept = sorted(self.path.parent.glob("*.jpg"), key=lambda path: path.stat().st_mtime)
        for old in kept[:-MOST_KEPT]:
            old.unlink(missing_ok=True)


def faces(set_key: str, sheet: int) -> Picture:
    """A sheet of the faces of a set, counted from 1, as in `drafts.rules.face_sheets`.

    Raises Unknown (as `card_set`, boxes.no-face-sheet), and Refusal (sheets.text-too-long).
    """
    cards = card_set(set_key).cards
    lying = [cards[number] for number in held(sheet, len(cards))]
    if not lying:
        raise Unknown.of("boxes.no-face-sheet", sheet=sheet)
    size = Options().card
    for card in lying:
        fit(card, size)
    marked = hashlib.sha256(msgspec.json.encode((DRAWN, lying))).hexdigest()
    return Picture(path_of(marked), partial(face_sheet, lying, rows_of(sheet, len(cards))))


def back() -> Picture:
    """The back of every card."""
    return Picture(path_of(f"back-{DRAWN}"), back_picture)


def path_of(name: str) -> Path:
    """The file of a picture."""
    return settings.MEDIA_ROOT / "pictures" / f"{name}.jpg"
