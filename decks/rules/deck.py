"""A Trinity deck while it is built: every card of the pool in Main, Life or the rest.

Rulebook 5. Cards are named by their numbers ("TD-01 U 038/102"). Every function here gives a new
deck that holds the same cards as before, each as often.
"""

from collections import Counter
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from decks.rules.faults import fault
from tables.rules.refusal import Fault, Refusal

Place = Literal["main", "life", "rest"]
PLACES: tuple[Place, ...] = get_args(Place)


class Deck(Struct, frozen=True, kw_only=True):
    """Card numbers by place, in the order of their owner.

    `set` is the key of the set. `rest` holds cards of the pool that stand in neither deck, `epics`
    the Epic chosen: exactly one in a legal deck, and beside the decks.
    """

    set: str
    main: tuple[str, ...] = ()
    life: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()
    epics: tuple[str, ...] = ()

    def cards(self, place: Place) -> tuple[str, ...]:
        """The cards of this place."""
        return {"main": self.main, "life": self.life, "rest": self.rest}[place]

    @property
    def pool(self) -> Counter[str]:
        """All cards but the Epic, as often as they are there."""
        return Counter(self.main + self.life + self.rest)


def move(deck: Deck, card: str, source: Place, target: Place) -> Deck:
    """The deck with one copy of a card moved to the end of another place.

    Raises Refusal (decks.not-there: card, place) when the card does not stand in `source`.
    """
    cards = list(deck.cards(source))
    if card not in cards:
        raise Refusal.of("decks.not-there", card=card, place=source)
    cards.remove(card)
    left = replace(deck, **{source: tuple(cards)})
    return replace(left, **{target: (*left.cards(target), card)})


def foreign(card: str, copies: int, drafted: int) -> Fault:
    """The fault of a card that is used more often than it was drafted (rulebook 5)."""
    if not drafted:
        return fault("not-drafted", "trinity-5", card=card, copies=copies)
    over = copies - drafted
    return fault(
        "more-than-drafted", "trinity-5", card=card, copies=copies, drafted=drafted, over=over
    )
