"""What the sheets of a deck are made from."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from cards.rules.card import Card
from drafts.sheets.options import Options


class DeckJob(Struct, frozen=True):
    """A deck to print: card numbers by place, in any order, and the facts of every card by number.

    `epic` is None where it is left open, to be written in by hand. `options` are those of the pack
    sheets; paper, language and ink count here.
    """

    name: str
    set_name: str
    main: tuple[str, ...]
    life: tuple[str, ...]
    rest: tuple[str, ...]
    epic: str | None
    cards: Mapping[str, Card]
    options: Options


class Line(Struct, frozen=True):
    """A card and how often it lies in each deck."""

    card: Card
    main: int = 0
    life: int = 0


def counted(ids: Sequence[str], cards: Mapping[str, Card]) -> list[tuple[Card, int]]:
    """The cards of a place, cheapest first, each with its copies."""
    found = [(cards[id], copies) for id, copies in Counter(ids).items()]
    return sorted(found, key=lambda one: (cost(one[0]), one[0].name))


def cost(card: Card) -> int:
    """A card's place in a list: a Shadow Card pays nothing, a Cost of X stands last."""
    return 99 if card.cost == "X" else 0 if card.shadow else card.cost


def lines(job: DeckJob) -> list[Line]:
    """Every card of a deck in the order of its number, and where its copies lie."""
    main, life = Counter(job.main), Counter(job.life)
    laid = {*job.main, *job.life, *job.rest}
    return [Line(card, main[id], life[id]) for id, card in job.cards.items() if id in laid]
