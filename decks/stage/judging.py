"""What the Build stage of a table says of a deck: the one verdict, on what the site itself knows.

After a draft the pool is what the seat drafted and the bans are those of its box, whatever a deck's
own row says. At a table without a draft a deck is judged as its owner built it, and today's bans of
the table's format hold as well.
"""

from collections.abc import Sequence
from typing import Literal

from cards.rules.card import Card, CardSet
from cards.selectors import card_set
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.rules.faults import fault
from decks.rules.ready_made import built, ready_made
from decks.rules.verdict import Verdict, verdict
from decks.selectors import bans_of, epics_for
from decks.stage.models import BuildStage
from drafts.bans import banned
from drafts.rules.bans import BanList
from drafts.rules.running import load
from drafts.rules.wishes import Overdue
from drafts.selectors import find_box
from drafts.table.models import TableDraft
from drafts.table.play import wishes_of
from tables.models import Table


def judge_for(
    stage: BuildStage,
    place: int,
    deck: Deck,
    row: OwnDeck | None = None,
    lists: Sequence[BanList] | None = None,
) -> Verdict:
    """What is wrong with a deck that the seat of this place would register.

    `row` is where it is kept; `lists` as in `drafts.bans.banned`.
    """
    of_set = card_set(stage.set_key)
    if deck.set != stage.set_key:
        return Verdict((fault("other-set", "format", set=deck.set, wanted=of_set.name),))
    if stage.draft is not None:
        pool, format = pool_of(stage.draft, place), stage.format
    else:
        pool, format = (row.pool, row.format) if row else (None, "box")
    return verdict(
        deck,
        format,
        card_set=of_set,
        pool=pool,
        epics=epics_for(of_set),
        bans=bans_at(stage, row, lists),
    )


def bans_at(
    stage: BuildStage, row: OwnDeck | None = None, lists: Sequence[BanList] | None = None
) -> frozenset[str]:
    """The names banned at a table: those of its box, or today's and those of the deck."""
    if stage.draft is not None:
        return frozenset(find_box(stage.draft.box).bans)
    today = banned(stage.format, stage.set_key, lists=lists)
    return frozenset((*today, *(bans_of(row, lists) if row else ())))


def pool_of(draft: TableDraft, place: int) -> list[str]:
    """What the seat of this place drafted, by number."""
    return [kept.card for kept in load(draft.state).pools[draft.places.index(place)]]


def overdue_at(table: Table) -> Overdue | Literal["ready"]:
    """What is registered for whoever is late: after a draft as the host wished
    (`drafts.rules.wishes.Wishes`), without one a ready-made deck."""
    return "ready" if table.begins_with == Table.Stage.BUILD else wishes_of(table).overdue


def suggested_for(stage: BuildStage, place: int) -> Deck:
    """What is registered for whoever does not: their pool as a bot builds it, or else the one of
    the ready-made decks that stands for their seat."""
    of_set, bans = card_set(stage.set_key), bans_at(stage)
    if stage.draft is None:
        ready = ready_for(of_set, bans)
        return ready[stage.places.index(place) % len(ready)]
    cards = {card.id: card for card in of_set.cards}
    pool = [cards[id] for id in pool_of(stage.draft, place)]
    return built(of_set.key, pool, free_epics(of_set, bans))


def ready_for(of_set: CardSet, bans: frozenset[str]) -> Sequence[Deck]:
    """The ready-made decks of a set without the banned cards."""
    return ready_made(of_set, tuple(epics_for(of_set)), bans)


def free_epics(of_set: CardSet, bans: frozenset[str]) -> list[Card]:
    """The Epics of a set that may be chosen."""
    return [epic for epic in epics_for(of_set) if epic.name not in bans]
