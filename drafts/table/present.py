"""A pool and a table made ready for pages: figures, orders, names."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from cards.faces import COLORLESS, Swatch, swatch
from cards.rules.card import COLORS, Card
from drafts.rules.moves import ZONES, Kept
from drafts.rules.seen import Place
from tables.models import Seat

DEAR = 7  # costs from here on share a bar
TALL = 100  # units of the drawing's height


@dataclass(frozen=True)
class InPool:
    """A card taken: its place in the order taken, from 1, and where it is laid."""

    place: int
    card: Card
    zone: str

    @property
    def swatches(self) -> list[Swatch]:
        """Its colours."""
        return swatches(self.card)


@dataclass(frozen=True)
class Bar:
    """A bar of the curve: its label, how many cards, and where it stands in a drawing 100 high."""

    label: str
    count: int
    x: int
    height: int

    @property
    def y(self) -> int:
        """Where its top is."""
        return TALL - self.height

    @property
    def above(self) -> int:
        """Where its number stands."""
        return self.y - 6


@dataclass(frozen=True)
class Figures:
    """What a pool is like; `zones` counts the cards laid in each place, unsorted ones too."""

    cards: int
    units: int
    spells: int
    curve: list[Bar]
    colors: list[tuple[Swatch, int]]
    zones: Mapping[str, int]


@dataclass(frozen=True)
class Somebody:
    """A seat of the draft as everybody sees it. `seat` is who sits there, `place` what lies there.

    `name` is of whoever sat there when the page is made; a brought record has names and no seats.
    """

    place: Place
    name: str
    seat: Seat | None = None

    @property
    def bot(self) -> str:
        """The level of the bot that plays here; "" for a person."""
        return self.seat.bot if self.seat else ""


def in_pool(kept: Sequence[Kept], cards: Mapping[str, Card]) -> list[InPool]:
    """The cards of a pool in the order taken."""
    return [InPool(place, cards[one.card], one.zone) for place, one in enumerate(kept, 1)]


def sorted_pool(pool: Iterable[InPool], sort: str) -> list[InPool]:
    """A pool in one of the orders of `drafts.table.words.SORTS`; unknown ones as taken."""
    return sorted(pool, key=ORDERS.get(sort, lambda one: one.place))


def _cost(card: Card) -> int:
    return 99 if card.cost == "X" else card.cost


def _color(card: Card) -> tuple[int, ...]:
    return tuple(COLORS.index(color) for color in card.color) or (len(COLORS),)


def by_color(card: Card) -> tuple[object, ...]:
    """The order by colour, cheaper cards first, cards of several colours last."""
    return len(card.color) > 1, _color(card), _cost(card), card.name


def _cheapest(one: InPool) -> tuple[object, ...]:
    return _cost(one.card), _color(one.card), one.card.name


ORDERS: Mapping[str, Callable[[InPool], tuple[object, ...]]] = {
    "cost": _cheapest,
    "color": lambda one: by_color(one.card),
    "type": lambda one: (one.card.type == "Spell", *_cheapest(one)),
    "zone": lambda one: ((*ZONES[1:], ZONES[0]).index(one.zone), *_cheapest(one)),
    "name": lambda one: (one.card.name,),
}


def figures(pool: Sequence[InPool]) -> Figures:
    """The curve, the colours and the kinds of a pool."""
    cards = [one.card for one in pool]
    units = sum(card.type == "Unit" for card in cards)
    counted = Counter(color.name for one in pool for color in one.swatches)
    return Figures(
        cards=len(cards),
        units=units,
        spells=len(cards) - units,
        curve=curve(cards),
        colors=[(s, counted[s.name]) for s in (*map(swatch, COLORS), COLORLESS)],
        zones={zone: sum(one.zone == zone for one in pool) for zone in ZONES},
    )


def curve(cards: Iterable[Card]) -> list[Bar]:
    """How many cards of each Cost: 0 to 6, 7 and more, and X."""
    counted = Counter("X" if card.cost == "X" else str(min(card.cost, DEAR)) for card in cards)
    labels = [*map(str, range(DEAR + 1)), *(["X"] if counted["X"] else [])]
    most = max([4, *counted.values()])
    return [
        Bar(
            f"{label}+" if label == str(DEAR) else label,
            counted[label],
            x=30 * at,
            height=round(80 * counted[label] / most),
        )
        for at, label in enumerate(labels)
    ]


def swatches(card: Card) -> list[Swatch]:
    """The colours of a card; colorless is one of its own."""
    return [swatch(color) for color in card.color] or [COLORLESS]


def in_line(people: Sequence[Somebody], first: int, direction: int) -> list[Somebody]:
    """The seats in the order in which a pack meets them, from one seat on."""
    step = direction or 1
    return [people[(first + step * at) % len(people)] for at in range(len(people))]
