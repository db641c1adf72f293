"""What the rulebook advises about a Main Deck (5, "Building tips", and 4.4), as warnings.

A warning never makes a deck illegal. It is given only for a Main Deck of the right size, for before
that every deck lacks something. The rulebook says "about": up to `LEEWAY` cards off is about.
"""

from collections.abc import Iterator, Sequence

from cards.rules.card import COLORS, Card, CardSet
from decks.rules.deck import Deck
from decks.rules.faults import fault
from decks.rules.trinity import MAIN, cards_of
from tables.rules.refusal import Fault

TIPS = "trinity-tips"
BANDS = (("low", 0, 2, 7), ("middle", 3, 4, 10), ("high", 5, 99, 6))  # Costs, about how many cards
UNITS = 15
LEEWAY = 3


def warnings(deck: Deck, card_set: CardSet) -> Iterator[Fault]:
    """Where the Main Deck is far from the rulebook's advice."""
    known = cards_of(card_set)
    main = [known[id] for id in deck.main if id in known]
    if len(main) != MAIN:
        return
    yield from _colors(main)
    yield from _curve(main)
    units = sum(card.type == "Unit" for card in main)
    if abs(units - UNITS) > LEEWAY:
        yield fault("tip-units", TIPS, units=units, about=UNITS)
    if voids := sum(card.rarity == "Void" for card in main):
        yield fault("tip-void", "trinity-4.4", copies=voids)


def _colors(main: Sequence[Card]) -> Iterator[Fault]:
    """A deck around 2 colours is the most stable."""
    shown = {color for card in main for color in card.color}
    colors: list[str] = [color for color in COLORS if color in shown]
    if len(colors) == 1:
        yield fault("tip-one-color", TIPS, colors=colors)
    elif len(colors) > 2:
        yield fault("tip-many-colors", TIPS, colors=colors, count=len(colors))


def _curve(main: Sequence[Card]) -> Iterator[Fault]:
    """About 7 cards at Cost 0 to 2, 10 at 3 to 4, 6 at 5 or more. A Cost of X fits any band."""
    costs = [card.cost for card in main if card.cost != "X"]
    for band, least, most, about in BANDS:
        count = sum(least <= cost <= most for cost in costs)
        if abs(count - about) > LEEWAY:
            yield fault("tip-curve", TIPS, band=band, cards=count, about=about)
