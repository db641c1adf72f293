"""The printed sheets of a box as PDF."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from drafts.sheets import calibration, card_sheet, checklist, ledger, rest, wrappers
from drafts.sheets.book import Book, Draw, Progress
from drafts.sheets.job import Pack, SheetJob
from drafts.sheets.options import Options, read_options
from tables.rules.refusal import Unknown

__all__ = ["SHEETS", "Options", "Pack", "SheetJob", "check", "read_options", "render"]

SHEETS: Mapping[str, Callable[[SheetJob], list[Draw]]] = MappingProxyType(
    {
        "checklist": checklist.pages,
        "dealing": ledger.dealing_pages,
        "cards": card_sheet.pages,
        "rest": rest.pages,
        "wrappers": wrappers.pages,
        "calibration": calibration.pages,
    }
)
"""What plans the pages of each kind of sheet."""


def check(kind: str, job: SheetJob) -> int:
    """How many pages this sheet will have. Refuses what `render` would refuse, without drawing."""
    return len(_pages(kind, job))


def render(kind: str, job: SheetJob, progress: Progress | None = None) -> bytes:
    """The sheet as a PDF; `progress` hears (pages done, pages in all) after each page.

    The same job gives the same bytes. Refuses with sheets.unknown-kind, and as the kind's `pages`.
    """
    pages = _pages(kind, job)
    title = f"{job.name} {job.box}: {kind}"
    backs = job.options.backs if kind in DUPLEX else "none"
    book = Book(job.options.paper, title, len(pages), backs)
    for draw in pages:
        with book.page() as pen:
            draw(book, pen)
        if progress is not None:
            progress(book.number, book.total)
    return book.bytes()


DUPLEX = frozenset({"cards", "rest", "calibration"})
"""The kinds that have backs."""


def _pages(kind: str, job: SheetJob) -> list[Draw]:
    if kind not in SHEETS:
        raise Unknown.of("sheets.unknown-kind", kind=kind, known=list(SHEETS))
    return SHEETS[kind](job)
