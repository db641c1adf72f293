"""The printed sheets of a deck as PDF, in the look of the pack sheets."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from decks.sheets import deck_list, registration
from decks.sheets.job import DeckJob
from drafts.sheets.book import Book, Draw
from tables.rules.refusal import Unknown

SHEETS: Mapping[str, Callable[[DeckJob], list[Draw]]] = MappingProxyType(
    {"list": deck_list.pages, "registration": registration.pages}
)
"""What plans the pages of each kind of sheet."""


def render(kind: str, job: DeckJob) -> bytes:
    """The sheet as a PDF. The same job gives the same bytes.

    Raises Unknown (sheets.unknown-kind), and Refusal (sheets.paper-too-small).
    """
    if kind not in SHEETS:
        raise Unknown.of("sheets.unknown-kind", kind=kind, known=list(SHEETS))
    pages = SHEETS[kind](job)
    book = Book(job.options.paper, f"{job.name}: {kind}", len(pages))
    for draw in pages:
        with book.page() as pen:
            draw(book, pen)
    return book.bytes()
