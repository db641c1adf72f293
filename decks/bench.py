"""How fast decks are checked, read and edited, on one core, with decks of the first set."""

from collections.abc import Iterator
from itertools import cycle, islice
from statistics import median
from time import perf_counter

from cards.rules.catalogue import card_sets
from decks.exchange.formats import FORMATS, read_deck, write_deck
from decks.exchange.shelf import Options, official_shelf
from decks.rules.deck import Deck
from decks.rules.trinity import MAIN, POOL
from decks.rules.verdict import verdict
from drafts.rules.box import box_of
from drafts.rules.spread import make
from tables.bench import Figure, Groups
from tables.serving import own_site

TIMES = 1_000


def run() -> Iterator[Figure]:
    """A verdict on a deck of 39 cards, and 1,000 decks read, of every format in turn."""
    decks = list(islice(sample_decks(), TIMES))
    yield "decks.check", 1000 * check(decks), "ms"
    yield "decks.import", seconds_to_import(decks), "s"


def sample_decks() -> Iterator[Deck]:
    """Decks of three packs of a box each, always the same ones."""
    card_set = next(iter(card_sets().values()))
    epics = cycle(card.id for card in card_set.epics)
    for seed in range(TIMES):
        packs = make(box_of(card_set), "box", str(seed)).packs
        pool = [id for pack in packs[:3] for id in pack]
        yield Deck(
            set=card_set.key,
            main=tuple(pool[:MAIN]),
            life=tuple(pool[MAIN:POOL]),
            epics=(next(epics),),
        )


def check(decks: list[Deck]) -> float:
    """The median of the seconds for one verdict."""
    return median(map(_seconds_to_check, decks))


def _seconds_to_check(deck: Deck) -> float:
    card_set, pool = card_sets()[deck.set], deck.main + deck.life
    start = perf_counter()
    verdict(deck, "standard", card_set=card_set, pool=pool)
    return perf_counter() - start


def seconds_to_import(decks: list[Deck]) -> float:
    """Seconds to read these decks."""
    shelf, names = official_shelf(), cycle(FORMATS)
    texts = [write_deck(deck, shelf, next(names), Options(language="ja")) for deck in decks]
    start = perf_counter()
    for text in texts:
        read_deck(text.encode(), shelf)
    return perf_counter() - start


def edits() -> Iterator[Figure]:
    """The median milliseconds in which the builder is answered, on an SQLite database of its own.

    What it asks for is that a drafted deck is laid anew and judged.
    """
    with own_site() as site:
        yield "decks.edit", float(site.manage("measure_edits")), "ms"


GROUPS: Groups = {"decks": run, "edits": edits}
