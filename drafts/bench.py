"""How fast boxes are made, of the first set and with the standard rules, on one core."""

from collections.abc import Iterator
from time import process_time

from cards.rules.catalogue import card_sets
from drafts import load_bench
from drafts.rules.box import Box, box_of
from drafts.rules.spread import SPREADS, Spread, make
from drafts.sheets import bench as sheets
from drafts.table import bench
from tables.bench import Figure, Groups

BOXES = 500
ROUNDS = 3


def packs() -> Iterator[Figure]:
    """Boxes a second for each spread: the best of three rounds, after one to warm up.

    Processor time is counted, so that other work on the machine does not show.
    """
    box = box_of(next(iter(card_sets().values())))
    for spread in SPREADS:
        best = min(seconds(box, spread, part) for part in range(ROUNDS + 1))
        yield f"packs.{spread}", BOXES / best, "boxes/s"


def seconds(box: Box, spread: Spread, part: int) -> float:
    """How long it takes to make 500 boxes; the seeds of each part are others."""
    start = process_time()
    for number in range(BOXES):
        make(box, spread, f"bench {part} {number}")
    return process_time() - start


GROUPS: Groups = {
    "packs": packs,
    **sheets.GROUPS,
    **bench.GROUPS,
    **load_bench.GROUPS,
}
