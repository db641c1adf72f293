"""What the card browser can be asked: a query, filters and an order."""

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from cards.rules.card import COLORS, RARITIES, Card
from cards.rules.fold import fold
from cards.rules.query import Either, Fact, Node, Number, Vocabulary
from cards.rules.search import Index
from tables.rules.refusal import Refusal

COSTS = ("0", "1", "2", "3", "4", "5", "6", "7", "8+", "X")
FACT_FILTERS = ("set", "color", "rarity", "type", "trait", "keyword")
FILTERS = (*FACT_FILTERS, "cost")

_Key = Callable[[Card], tuple[int | str, ...]]


class Wish(Struct, frozen=True, kw_only=True):
    """What someone wants to see: every filter takes any of its values, all filters together.

    `order` is a key of ORDERS, with "-" in front for the other way round.
    """

    q: str = ""
    set: tuple[str, ...] = ()
    color: tuple[str, ...] = ()
    rarity: tuple[str, ...] = ()
    type: tuple[str, ...] = ()
    trait: tuple[str, ...] = ()
    keyword: tuple[str, ...] = ()
    cost: tuple[str, ...] = ()
    order: str = "number"


def _cost(card: Card) -> int:
    return 0 if card.cost == "X" else card.cost  # ruling R43


def _colors(card: Card) -> tuple[int, ...]:
    """One colour before several, in the order of the colours; Colorless last."""
    return (len(card.color) or 9, *sorted(COLORS.index(color) for color in card.color))


ORDERS: dict[str, _Key] = {
    "number": lambda card: (),
    "name": lambda card: (fold(card.name),),
    "color": _colors,
    "cost": lambda card: (_cost(card),),
    "power": lambda card: (-1 if card.power is None else card.power,),
    "break": lambda card: (-1 if card.break_ is None else card.break_,),
    "rarity": lambda card: (RARITIES.index(card.rarity),),
}


def browse(index: Index, wish: Wish) -> tuple[Card, ...]:
    """The cards wished for, in the order wished for; equals stay in the order of their numbers.

    Raises Refusal: as `parse` does for the query, cards.unknown-filter, or cards.unknown-sort.
    """
    nodes = [
        _filter(name, values, index.vocabulary)
        for name in FILTERS
        if (values := getattr(wish, name))
    ]
    return ordered(index.find(wish.q, *nodes), wish.order)


def ordered(cards: Sequence[Card], order: str) -> tuple[Card, ...]:
    """The cards in this order. Raises Refusal (cards.unknown-sort: sort, known)."""
    key = ORDERS.get(order.removeprefix("-"))
    if key is None:
        raise Refusal.of("cards.unknown-sort", sort=order, known=list(ORDERS), field="sort")
    return tuple(sorted(cards, key=key, reverse=order.startswith("-")))


def _filter(name: str, values: Iterable[str], vocabulary: Vocabulary) -> Node:
    nodes = [
        _cost_node(value) if name == "cost" else _fact(name, value, vocabulary) for value in values
    ]
    return nodes[0] if len(nodes) == 1 else Either(tuple(nodes))


def _fact(name: str, value: str, vocabulary: Vocabulary) -> Node:
    known = vocabulary[name]
    if fold(value) not in known:
        raise _unknown(name, value, sorted(known))
    return Fact(name, fold(value))


def _cost_node(value: str) -> Node:
    if value.upper() not in COSTS:
        raise _unknown("cost", value, list(COSTS))
    if value.upper() == "X":
        return Number("cost", "=", "X")
    return Number("cost", ">=" if value.endswith("+") else "=", int(value.rstrip("+")))


def _unknown(name: str, value: str, known: list[str]) -> Refusal:
    return Refusal.of("cards.unknown-filter", field=name, value=value, known=known)
