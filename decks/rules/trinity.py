"""How a Trinity deck is made: rulebook 5 and 2.4, DUEL 2 and 4.

Every fault is named at once. Codes (beside those of `decks.rules.faults`): decks.pool-missing,
decks.pool-size, decks.pool-card, decks.pool-copies, decks.unknown-card, decks.epic-in-deck,
decks.not-drafted, decks.more-than-drafted, decks.not-used, decks.no-epic, decks.many-epics,
decks.not-an-epic.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from cards.rules.card import Card, CardSet
from cards.rules.catalogue import cards_by_id
from decks.rules.deck import Deck, foreign
from decks.rules.faults import banned_cards, fault, over_limit, wrong_size
from tables.rules.refusal import Fault, Param

MAIN, LIFE = 23, 16  # cards (rulebook 5)
POOL = MAIN + LIFE
NAMING = frozenset({"name", "choice", "cards"})  # parameters of faults that are names of cards

Copies = Mapping[str, int]


def faults(
    deck: Deck,
    card_set: CardSet,
    *,
    pool: Iterable[str] | None,
    drafted: bool,
    epics: Iterable[Card] | None = None,
    bans: frozenset[str] = frozenset(),
) -> list[Fault]:
    """Everything that is wrong with a deck of this set.

    `pool` is what was drafted, by number. Where the deck is `drafted` (standard and DUEL) it is
    needed; where it is not, the box is the limit. `epics` are those to choose from, if not the
    set's own. `bans` are names.
    """
    known = cards_of(card_set)
    places = {"main": Counter(deck.main), "life": Counter(deck.life)}
    found = (
        *wrong_size("main", len(deck.main), "trinity-5", least=MAIN, most=MAIN),
        *wrong_size("life", len(deck.life), "trinity-5", least=LIFE, most=LIFE),
        *_misplaced(places, known, card_set.name),
        *_banned(deck, places, known, bans),
        *_of_source(Counter(deck.main + deck.life), card_set, pool, drafted),
        *_of_epic(deck, card_set, epics, bans),
    )
    own = own_names(card_set)
    return [_named(fault, known, own) for fault in found]


def _named(fault: Fault, known: Mapping[str, Card], own: Mapping[str, str]) -> Fault:
    """The fault with the card's name, where it has one, also of another official set.

    What a list of a player's calls its `own` cards in Japanese stands beside, as `name_ja`.
    """
    id = str(fault.params.get("card"))
    card = known.get(id) or cards_by_id().get(id)
    params = {**fault.params, "name": card.name} if card else dict(fault.params)
    if own:
        params |= {f"{key}_ja": _japanese(params[key], own) for key in NAMING & params.keys()}
    return Fault(fault.code, params)


def _japanese(param: Param, own: Mapping[str, str]) -> Param:
    if isinstance(param, list):
        return [own.get(str(name), str(name)) for name in param]
    return own.get(param, param) if isinstance(param, str) else param


@lru_cache(maxsize=64)
def own_names(card_set: CardSet) -> Mapping[str, str]:
    """The Japanese names of a set's cards that are no official ones, by their English names."""
    official = cards_by_id()
    return {card.name: card.ja for card in card_set.cards if card.ja and card.id not in official}


@lru_cache(maxsize=64)
def cards_of(card_set: CardSet) -> Mapping[str, Card]:
    """The cards of a set by their numbers."""
    return {card.id: card for card in card_set.cards}


@lru_cache(maxsize=64)
def box_copies(card_set: CardSet) -> Copies:
    """How many of each Draft Card a box holds, by number."""
    return {card.id: card_set.copies_of(card) for card in card_set.cards if card.rarity != "Epic"}


def _misplaced(
    places: Mapping[str, Copies], known: Mapping[str, Card], set_name: str
) -> Iterator[Fault]:
    """Cards that can't stand in a deck: of another set, or Epics (rulebook 5 and 2.4)."""
    for place, copies in places.items():
        for id in copies:
            card = known.get(id)
            if card is None:
                yield fault("unknown-card", "trinity-5", place=place, card=id, set=set_name)
            elif card.rarity == "Epic":
                rule = "trinity-2.4" if place == "life" else "trinity-5"
                yield fault("epic-in-deck", rule, place=place, card=id)


def _banned(
    deck: Deck,
    places: Mapping[str, Copies],
    known: Mapping[str, Card],
    bans: frozenset[str],
) -> Iterator[Fault]:
    """Cards that are banned by name, the Epic among them."""
    if not bans:
        return
    everywhere = {**places, "epic": Counter(deck.epics)}
    for place, copies in everywhere.items():
        banned = {id: copies[id] for id in copies if id in known and known[id].name in bans}
        yield from banned_cards({place: banned}, frozenset(banned), "bans")


def _of_source(
    used: Copies, card_set: CardSet, pool: Iterable[str] | None, drafted: bool
) -> Iterator[Fault]:
    """The cards come from what was drafted, or else from a box."""
    if drafted and pool is not None:
        drawn = Counter(pool)
        yield from over_limit(drawn, box_copies(card_set), POOL, "trinity-4.4", "pool-copies")
        yield from _of_pool(used, drawn, cards_of(card_set))
        return
    if drafted:
        yield fault("pool-missing", "trinity-5", size=POOL)
    yield from over_limit(used, box_copies(card_set), POOL, "trinity-4.4")


def _of_pool(used: Copies, pool: Copies, known: Mapping[str, Card]) -> Iterator[Fault]:
    """All drafted cards are used, and no others (rulebook 5)."""
    if (size := sum(pool.values())) != POOL:
        yield fault("pool-size", "trinity-5", cards=size, size=POOL)
    for id, drafted in pool.items():
        if id not in known or known[id].rarity == "Epic":
            yield fault("pool-card", "trinity-4.1", card=id)
        elif (left := drafted - used.get(id, 0)) > 0:
            yield fault("not-used", "trinity-5", card=id, copies=left)
    for id, copies in used.items():
        if copies > pool.get(id, 0) and id in known and known[id].rarity != "Epic":
            yield foreign(id, copies, pool.get(id, 0))


def _of_epic(
    deck: Deck, card_set: CardSet, epics: Iterable[Card] | None, bans: frozenset[str]
) -> Iterator[Fault]:
    """One Epic of the set is chosen (rulebook 5); that it is banned is said by `_banned`."""
    dealt = {card.id: card.name for card in (card_set.epics if epics is None else epics)}
    choice = [name for name in dealt.values() if name not in bans]
    if not deck.epics:
        yield fault("no-epic", "trinity-5", choice=choice)
    if len(deck.epics) > 1:
        cards = [dealt.get(id, id) for id in deck.epics]
        yield fault("many-epics", "trinity-5", cards=cards, count=len(cards))
    for id in deck.epics:
        if id not in dealt:
            yield fault("not-an-epic", "trinity-5", card=id, choice=choice)
