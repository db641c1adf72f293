"""The Build stage made ready for its page: the deck a seat looks at, card by card."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cards.faces import Swatch, swatch
from cards.rules.card import COLORS, Card
from decks.board import by_cost
from decks.rules.deck import Deck
from decks.selectors import known_in
from decks.stage.selectors import Offered, StageView


@dataclass(frozen=True)
class AtHand:
    """A deck card by card: how it was registered, or as it would be.

    `offered` is where it may be registered from, `ready` the number of a ready-made one.
    """

    main: Sequence[Card]
    life: Sequence[Card]
    epics: Sequence[Card]
    offered: Offered | None = None
    ready: int | None = None


@dataclass(frozen=True)
class Ready:
    """A ready-made deck in a list: its number, the colours of its Main Deck, and its Epic."""

    number: int
    colors: Sequence[Swatch]
    epic: Card


def at_hand(view: StageView, key: str, ready: str) -> AtHand | None:
    """The deck that a seat registered, or else the one it looks at (`StageView.chosen`)."""
    known = known_in(view.card_set)
    if there := view.registered:
        return _cards(there.laid, known)
    offered = view.chosen(key, ready)
    if offered is None:
        return None
    return _cards(offered.deck, known, offered, int(ready) if offered.view is None else None)


def ready_made(view: StageView) -> list[Ready]:
    """The ready-made decks in a list."""
    known = known_in(view.card_set)
    return [
        Ready(number, colors_of(one.deck, known), known[one.deck.epics[0]])
        for number, one in enumerate(view.ready)
    ]


def colors_of(deck: Deck, known: Mapping[str, Card]) -> list[Swatch]:
    """The two colours that most cards of the Main Deck have."""
    cards = [known[id] for id in deck.main if id in known]
    shown = {color: sum(color in card.color for card in cards) for color in COLORS}
    most = sorted(COLORS, key=lambda color: -shown[color])[:2]
    return [swatch(color) for color in COLORS if color in most and shown[color]]


def _cards(
    deck: Deck, known: Mapping[str, Card], offered: Offered | None = None, ready: int | None = None
) -> AtHand:
    places = (deck.main, deck.life, deck.epics)
    main, life, epics = (by_cost(known[id] for id in ids if id in known) for ids in places)
    return AtHand(main, life, epics, offered, ready)
