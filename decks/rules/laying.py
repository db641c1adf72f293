"""Laying a deck anew: what one edit may do to its cards.

A drafted pool is conserved (rulebook 5): its cards are moved, never lost, and no others join them.
Only a card that was never drafted, as an import may bring one, can be taken out. A deck without a
pool takes any card of its set, or gives it up.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from cards.rules.card import Card
from decks.rules.deck import Deck, Place, foreign
from decks.rules.faults import fault
from tables.rules.refusal import Refusal, TooLarge

MOST_CARDS = 500  # of a deck that is being built


def lay(deck: Deck, wanted: Deck, *, pool: Sequence[str] | None, known: Mapping[str, Card]) -> Deck:
    """The deck as `wanted` lays it; cards of the pool that it leaves out go to the rest.

    Raises Refusal (decks.not-drafted, decks.more-than-drafted, decks.unknown-card) with every card
    that can't be there, TooLarge (decks.too-large-deck: most).
    """
    used, here = wanted.pool, deck.pool
    if used.total() > MOST_CARDS:
        raise TooLarge.of("decks.too-large-deck", most=MOST_CARDS)
    drawn = Counter(pool or ())
    if pool is not None and (over := used - (drawn | here)):
        raise Refusal(*(foreign(id, used[id], drawn[id]) for id in over))
    _check_known(deck, wanted, known)
    rest = (*wanted.rest, *(drawn - used).elements())
    return replace(deck, main=wanted.main, life=wanted.life, rest=rest, epics=wanted.epics)


def add(deck: Deck, card: str, place: Place) -> Deck:
    """The deck with one more card at the end of a place; `lay` says whether it may be there."""
    return replace(deck, **{place: (*deck.cards(place), card)})


def take_out(deck: Deck, card: str, place: Place) -> Deck:
    """The deck without one copy of a card. Raises Refusal (decks.not-there: card, place)."""
    cards = list(deck.cards(place))
    if card not in cards:
        raise Refusal.of("decks.not-there", card=card, place=place)
    cards.remove(card)
    return replace(deck, **{place: tuple(cards)})


def _check_known(deck: Deck, wanted: Deck, known: Mapping[str, Card]) -> None:
    """Raises Refusal (decks.unknown-card) with every new card that is none of the set."""
    places = {"main": wanted.main, "life": wanted.life, "rest": wanted.rest, "epic": wanted.epics}
    old = {*deck.pool, *deck.epics}
    if faults := [
        fault("unknown-card", "trinity-5", place=place, card=id, set=deck.set)
        for place, ids in places.items()
        for id in dict.fromkeys(ids)
        if id not in known and id not in old
    ]:
        raise Refusal(*faults)
