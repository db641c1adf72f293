"""What may be read of decks, already cut to what the viewer may know."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from cards.rules.card import Card, CardSet
from cards.rules.catalogue import cards_by_id
from cards.rules.search import index_of
from cards.selectors import card_set, official_sets
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.rules.trinity import cards_of
from decks.rules.verdict import Verdict, verdict
from drafts.bans import ban_lists, banned
from drafts.rules.bans import BanList, unbanned
from drafts.rules.build import Build, Laid, choose_epic, split
from tables.rules.refusal import Fault, NotAllowed, Unknown

MOST_LISTED = 200  # decks on one page
MOST_FOUND = 60  # cards that one search of a set answers
# How a person's decks may be listed; those that are alike stay as they were, the latest first.
LISTED: Mapping[str, Callable[["DeckView"], tuple[str | bool, ...]]] = {
    "changed": lambda view: (),
    "name": lambda view: (view.row.name.casefold(),),
    "set": lambda view: (view.row.set_key, view.row.format),
    "ready": lambda view: (not view.verdict.legal,),
}
EPIC_FAULTS = ("decks.no-epic", "decks.many-epics", "decks.not-an-epic")


@dataclass(frozen=True)
class DeckView:
    """A deck as one viewer may know it: without its Epics and notes for all but its owner.

    `bans` are the names banned in it.
    """

    row: OwnDeck
    deck: Deck
    mine: bool
    bans: Sequence[str]

    @cached_property
    def card_set(self) -> CardSet:
        """The set that the deck is of."""
        return card_set(self.deck.set)

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """Every card that the deck may name, by number: of its set, and official ones."""
        return {**cards_by_id(), **cards_of(self.card_set)}

    @property
    def epics(self) -> Sequence[Card]:
        """The Epics to choose from: all but banned ones, and the one that is chosen already."""
        of_set, chosen = epics_for(self.card_set), self.deck.epics
        free = unbanned(of_set, self.bans)
        return [epic for epic in of_set if epic in free or epic.id in chosen]

    @property
    def known(self) -> Mapping[str, Card]:
        """The cards that may be laid in it, and the Epics to choose from, by number."""
        return known_in(self.card_set)

    @property
    def may_lose_cards(self) -> bool:
        """Whether cards can be taken out: without a pool any, with one those not drafted."""
        return self.row.pool is None or bool(self.deck.pool - Counter(self.row.pool))

    @cached_property
    def verdict(self) -> Verdict:
        """The one verdict on it. What concerns an Epic is told to the owner alone."""
        found = judge(self.row, self.deck, self.card_set, self.epics, self.bans)
        if self.mine:
            return found
        return Verdict(tuple(f for f in found.faults if not _of_epic(f)), found.warnings)

    @property
    def broken(self) -> list[str]:
        """The names that a later banned list forbade, as long as they stand in the deck."""
        return [name for name in self.row.broken_by if name in self.banned] if self.mine else []

    @property
    def banned(self) -> set[str]:
        """The names in the deck that the verdict calls banned."""
        ids = [str(f.params["card"]) for f in self.verdict.faults if f.code == "decks.banned"]
        return {card.name for card in self.of(ids)}

    def of(self, ids: Sequence[str]) -> list[Card]:
        """The facts of cards, in their order; what is no card any more is left out."""
        return [self.cards[id] for id in ids if id in self.cards]


def epics_for(of_set: CardSet) -> Sequence[Card]:
    """The Epics to choose from: the set's own, or every official one where it has none."""
    return of_set.epics or [epic for one in official_sets() for epic in one.epics]


def known_in(of_set: CardSet) -> Mapping[str, Card]:
    """The cards of a set, and the Epics to choose from, by number."""
    return {**cards_of(of_set), **{epic.id: epic for epic in epics_for(of_set)}}


def judge(
    row: OwnDeck, deck: Deck, of_set: CardSet, epics: Sequence[Card], bans: Sequence[str]
) -> Verdict:
    """What list, builder, API and battle say of a stored deck, laid like this."""
    return verdict(deck, row.format, card_set=of_set, pool=row.pool, epics=epics, bans=bans)


def bans_of(row: OwnDeck, lists: Sequence[BanList] | None = None) -> Sequence[str]:
    """The names banned: those of the box drafted from, or those of today's lists."""
    return banned(row.format, row.set_key, lists=lists) if row.bans is None else list(row.bans)


def deck_of(row: OwnDeck) -> Deck:
    """A stored deck as the rules know it. Not for viewers: it holds the Epic."""
    return Deck(
        set=row.set_key,
        main=tuple(row.main),
        life=tuple(row.life),
        rest=tuple(row.rest),
        epics=tuple(row.epics),
    )


def deck_view(*, key: str, person: str) -> DeckView:
    """The deck of this key, for its owner, or for whoever it is shared with.

    Raises Unknown (decks.no-deck), the same for a deck that is private as for none at all.
    """
    row = OwnDeck.objects.filter(key=key).first()
    if row is None or (row.owner != person and row.visibility == OwnDeck.Visibility.PRIVATE):
        raise Unknown(Fault("decks.no-deck"))
    return view_of(row, person)


def view_of(row: OwnDeck, person: str, lists: Sequence[BanList] | None = None) -> DeckView:
    """A deck cut to what this person may know; `lists` as in `drafts.bans.banned`."""
    mine = row.owner == person
    deck, bans = deck_of(row), bans_of(row, lists)
    return DeckView(row, deck if mine else replace(deck, rest=(), epics=()), mine, bans)


def deck_to_edit(*, key: str, person: str) -> DeckView:
    """The deck for its owner alone.

    Raises Unknown (decks.no-deck) or NotAllowed (decks.not-yours).
    """
    view = deck_view(key=key, person=person)
    if not view.mine:
        raise NotAllowed(Fault("decks.not-yours"))
    return view


def my_decks(person: str, order: str = "changed") -> list[DeckView]:
    """A person's decks: the one changed last first, or in another order of LISTED."""
    rows = OwnDeck.objects.filter(owner=person)[:MOST_LISTED]
    lists = ban_lists()
    return sorted((view_of(row, person, lists) for row in rows), key=LISTED[order])


def public_decks(person: str) -> list[DeckView]:
    """The decks that their owners show to everybody, the one changed last first."""
    rows = OwnDeck.objects.filter(visibility=OwnDeck.Visibility.PUBLIC)[:MOST_LISTED]
    lists = ban_lists()
    return [view_of(row, person, lists) for row in rows]


def fitting(view: DeckView, query: str) -> list[str]:
    """The numbers of the deck's cards that a query fits. Raises Refusal as a query does."""
    found = index_of((view.card_set, *official_sets())).find(query)
    return [card.id for card in found if card.id in view.deck.pool]


def search_set(view: DeckView, query: str) -> Sequence[Card]:
    """The cards of the deck's set that a query fits, but Epics. Raises Refusal as a query does."""
    found = index_of((view.card_set,)).find(query)
    return [card for card in found if card.rarity != "Epic"][:MOST_FOUND]


def suggestion(view: DeckView) -> tuple[Build, Laid | None]:
    """A build of the deck's pool, and the Epic that goes with it.

    Raises Refusal (drafts.pool-not-whole: size, needs).
    """
    pool = view.of(view.row.pool or [*view.deck.pool.elements()])
    build = split(pool)
    epics = unbanned(view.epics, view.bans)
    return build, choose_epic([laid.card for laid in build.main], build.colors, epics)


def _of_epic(fault: Fault) -> bool:
    return fault.code in EPIC_FAULTS or fault.params.get("place") == "epic"
