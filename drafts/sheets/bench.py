"""How fast the sheets are made: warm, on one core, from a box of the first set."""

from collections.abc import Iterator
from statistics import median
from time import perf_counter

from cards.rules.catalogue import card_sets
from drafts.rules.box import box_of
from drafts.rules.spread import make
from drafts.sheets import Options, Pack, SheetJob, render
from tables.bench import Figure, Groups

TIMES = 7


def run() -> Iterator[Figure]:
    """A checklist of 27 pages with both names, and the 351 cards of a box in grey on A4."""
    checklist = Options(language="both", per_page="one")
    yield "sheets.27", 1000 * seconds("checklist", checklist), "ms"
    yield "sheets.351", seconds("cards", Options(language="both", ink="grey")), "s"


def seconds(kind: str, options: Options) -> float:
    """The median time to make this sheet, after having made it once."""
    job = sample_job(options)
    render(kind, job)
    return median(_timed(kind, job) for _ in range(TIMES))


def sample_job(options: Options) -> SheetJob:
    """A job with all the packs of a box of the first set, always the same."""
    card_set = next(iter(card_sets().values()))
    packs = make(box_of(card_set), "box", "bench").packs
    return SheetJob(
        box="BENCH",
        name=card_set.name,
        verify="https://example.org/boxes/BENCH/verify/",
        packs=tuple(Pack(number, cards) for number, cards in enumerate(packs, 1)),
        cards={card.id: card for card in card_set.cards},
        options=options,
    )


def _timed(kind: str, job: SheetJob) -> float:
    start = perf_counter()
    render(kind, job)
    return perf_counter() - start


GROUPS: Groups = {"sheets": run}
