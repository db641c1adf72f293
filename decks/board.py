"""A deck made ready for the builder: its cards in orders and groups, and its figures as charts."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from cards.faces import COLORLESS, Swatch, swatch
from cards.rules.card import COLORS, RARITIES, Card
from cards.rules.wording import abilities
from cards.words import RARITIES as RARITY_NAMES
from cards.words import TYPES, called
from decks.rules.deck import Place
from decks.rules.trinity import LIFE, MAIN
from decks.selectors import DeckView
from drafts.table.present import Bar, curve

WANTED: Mapping[Place, int | None] = {"main": MAIN, "life": LIFE, "rest": None}
WIDE = 100  # units of a bar's whole length

ORDERS: dict[str, str | Promise] = {
    "cost": gettext_lazy("Cost"),
    "color": gettext_lazy("Colour"),
    "type": gettext_lazy("Type"),
    "rarity": gettext_lazy("Rarity"),
    "burst": gettext_lazy("Burst"),
    "name": gettext_lazy("Name"),
}


@dataclass(frozen=True)
class Laid:
    """A card on the board. `order` sorts it and `group` heads its group, each by a key of ORDERS.

    `number` tells copies apart on the page; `fits` says that the filter leaves it standing.
    """

    card: Card
    place: str
    number: int
    order: Mapping[str, str]
    group: Mapping[str, str]
    fits: bool = True


@dataclass(frozen=True)
class Column:
    """A place of the board: its cards in groups, and how many there should be (None: any)."""

    place: Place
    wanted: int | None
    groups: Sequence[tuple[str, Sequence[Laid]]]

    @property
    def count(self) -> int:
        """How many cards lie there."""
        return sum(len(cards) for _head, cards in self.groups)


@dataclass(frozen=True)
class Measure:
    """A bar that lies: so many of a whole, `length` of WIDE units long."""

    label: str
    count: int
    whole: int
    css: str = ""
    letter: str = ""

    @property
    def length(self) -> int:
        """How long it is drawn."""
        return round(WIDE * self.count / self.whole) if self.whole else 0


@dataclass(frozen=True)
class Charts:
    """What the Main and the Life Deck are like."""

    curve: Sequence[Bar]
    colors: Sequence[Measure]
    kinds: Sequence[Measure]
    bursts: Sequence[Measure]


def columns(view: DeckView, sort: str, group: str, fits: Sequence[str] | None) -> list[Column]:
    """The board. `sort` and `group` are keys of ORDERS, others mean by Cost, and no groups."""
    sort = sort if sort in ORDERS else "cost"
    group = group if group in ORDERS else ""
    board, number = [], 0
    for place in ("rest", "main", "life"):
        cards = []
        for card in view.of(view.deck.cards(place)):
            number += 1
            cards.append(laid(card, place, number, fits is None or card.id in fits))
        cards.sort(key=lambda one: (one.order[group] if group else "", one.order[sort]))
        heads = groupby(cards, key=lambda one: one.group[group] if group else "")
        board.append(Column(place, WANTED[place], [(head, [*same]) for head, same in heads]))
    return board


def by_cost(cards: Iterable[Card]) -> list[Card]:
    """Cards in the order of their Cost, then by colour and name."""
    return sorted(cards, key=_usual)


def laid(card: Card, place: str, number: int, fits: bool = True) -> Laid:
    """A card made ready for the board."""
    order = {key: "|".join((by(card), *_usual(card))) for key, by in SORTED.items()}
    return Laid(card, place, number, order, {key: by(card) for key, by in GROUPED.items()}, fits)


@lru_cache(maxsize=4096)
def has_burst(card: Card) -> bool:
    """Whether the card has a [Burst] of its own."""
    return any(line.timing == "Burst" for line in abilities(card.text))


def charts(view: DeckView) -> Charts:
    """The figures of a deck as it lies."""
    return charts_of(view.of(view.deck.main), view.of(view.deck.life))


def charts_of(main: Sequence[Card], life: Sequence[Card]) -> Charts:
    """The figures of a Main and a Life Deck."""
    shown = Counter(color.name for card in main for color in swatches(card))
    units = sum(card.type == "Unit" for card in main)
    return Charts(
        curve=curve(main),
        colors=[
            Measure(one.name, shown[one.name], len(main), one.css, one.letter)
            for one in (*map(swatch, COLORS), COLORLESS)
        ],
        kinds=[
            Measure(_("Units"), units, len(main)),
            Measure(_("Spells"), len(main) - units, len(main)),
        ],
        bursts=[
            Measure(_("in the Life Deck"), sum(map(has_burst, life)), len(life)),
            Measure(_("in the Main Deck"), sum(map(has_burst, main)), len(main)),
        ],
    )


def swatches(card: Card) -> list[Swatch]:
    """The colours of a card as they are shown."""
    return [swatch(color) for color in card.color] or [COLORLESS]


def _usual(card: Card) -> tuple[str, str, str]:
    return _cost(card), _color(card), card.name


def _cost(card: Card) -> str:
    return "98" if card.cost == "X" else f"{card.cost:02}"


def _color(card: Card) -> str:
    if not card.color:
        return "9"
    return f"{len(card.color) > 1:d}" + "".join(str(COLORS.index(color)) for color in card.color)


def _color_name(card: Card) -> str:
    return _("Multicolour") if len(card.color) > 1 else str(swatches(card)[0].name)


SORTED: Mapping[str, Callable[[Card], str]] = {
    "cost": _cost,
    "color": _color,
    "type": lambda card: f"{card.type == 'Spell':d}{card.subtype or ''}",
    "rarity": lambda card: str(RARITIES.index(card.rarity)),
    "burst": lambda card: f"{not has_burst(card):d}",
    "name": called,
}
GROUPED: Mapping[str, Callable[[Card], str]] = {
    "cost": lambda card: _("Cost %(cost)s") % {"cost": card.cost},
    "color": _color_name,
    "type": lambda card: str(TYPES[card.subtype or card.type]),
    "rarity": lambda card: str(RARITY_NAMES[card.rarity]),
    "burst": lambda card: _("Burst") if has_burst(card) else _("No Burst"),
    "name": lambda card: called(card)[:1],
}
