"""How fast bots draft, on one core, and a pick at a table is made."""

from collections.abc import Iterable, Iterator
from time import process_time

from cards.rules.card import CardSet
from cards.rules.catalogue import card_sets
from drafts.rules.bot_draft import draft_by_bots
from drafts.rules.bots import LEVELS, Cards
from drafts.rules.box import PACKS_A_GAME, box_of
from drafts.rules.moves import Setup
from drafts.rules.spread import make
from tables.bench import Figure, Groups
from tables.serving import own_site

DRAFTS = 10
BEST_OF = 3


def drafts() -> Iterator[Figure]:
    """The milliseconds of a whole draft by three bots, one of each level: the best of three rounds.

    Processor time is counted, so that other work on the machine does not show. The first round
    also reads every card once, as a new process does.
    """
    card_set = next(iter(card_sets().values()))
    cards = {card.id: card for card in card_set.cards}
    setups = [setup(card_set, f"bench {number}") for number in range(DRAFTS)]
    best = min(seconds(setups, cards) for _ in range(BEST_OF))
    yield "drafts.bots", 1000 * best / DRAFTS, "ms"


def setup(card_set: CardSet, seed: str) -> Setup:
    """A standard draft of the first packs of a box."""
    packs = make(box_of(card_set), "box", seed).packs[: PACKS_A_GAME["standard"]]
    return Setup(rules="standard", seats=3, set=card_set.key, packs=packs, seed=seed)


def seconds(setups: Iterable[Setup], cards: Cards) -> float:
    """How long these drafts take, one after another."""
    start = process_time()
    for each in setups:
        draft_by_bots(each, LEVELS, cards)
    return process_time() - start


def picks() -> Iterator[Figure]:
    """The median milliseconds of a pick through the service, on an SQLite database of its own.

    It is taken of three people's whole draft and nobody else's.
    """
    with own_site() as site:
        yield "drafts.pick", float(site.manage("measure_picks")), "ms"


GROUPS: Groups = {"drafts": drafts, "picks": picks}
