"""What was read of a deck file: the deck or what must be asked first, and every fault."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from cards.rules.card import Card
from cards.rules.lists.limits import MOST_COPIES, MOST_FAULTS, MOST_NAME
from cards.rules.lists.suggestions import MOST_SUGGESTED, nearest, with_nearest
from decks.exchange.blocks import Block, called, cards_called, deck_of, epics_apart, labelled
from decks.exchange.shelf import Shelf
from decks.rules.deck import PLACES, Deck, Place
from decks.rules.trinity import LIFE, MAIN
from tables.rules.refusal import Fault, Param, Refusal, TooLarge

MOST_CARDS = 1_000  # in one file; a deck is 39 and an Epic


class Reading(Struct, frozen=True, kw_only=True):
    """What a deck file says.

    `deck` is None where the file does not say which of its `blocks` are Main and which Life: then
    `question` asks it, and `settle` takes the answer. `pool` is what the file says was drafted; it
    counts for nothing where the site holds the pool. `faults` are what could not be read, `notes`
    what was passed over.
    """

    set: str
    blocks: tuple[Block, ...]
    deck: Deck | None
    faults: tuple[Fault, ...] = ()
    notes: tuple[Fault, ...] = ()

    @property
    def pool(self) -> tuple[str, ...] | None:
        """The cards drafted, as far as the file tells."""
        return cards_called(self.blocks, "pool") or None

    @property
    def question(self) -> Fault | None:
        """decks.which-deck (sizes, at: of each block in doubt; main, life: what a deck has)."""
        if self.deck is not None:
            return None
        open = [block for block in self.blocks if not block.label]
        sizes, at = [len(block.cards) for block in open], [block.first for block in open]
        params: dict[str, Param] = {"sizes": sizes, "at": at, "main": MAIN, "life": LIFE}
        return Fault("decks.which-deck", params)


def settle(reading: Reading, places: Sequence[Place]) -> Deck:
    """The deck of a reading whose blocks in doubt belong to these places, in their order.

    Raises Refusal (decks.wrong-answer: blocks) unless it is one place for each.
    """
    open = [block for block in reading.blocks if not block.label]
    if len(places) != len(open) or not {*places} <= {*PLACES}:
        raise Refusal.of("decks.wrong-answer", blocks=len(open), places=[*map(str, PLACES)])
    return deck_of(reading.set, called(reading.blocks, places))


class Pile:
    """Gathers blocks and faults while a file is read."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.blocks: list[tuple[str, int, list[str]]] = []
        self.faults: list[Fault] = []
        self.notes: list[Fault] = []
        self.total = 0

    def begin(self, label: str, first: int) -> None:
        """Begin a block."""
        self.blocks.append((label, first, []))

    def turn_to(self, label: str, first: int) -> None:
        """Go on with the block of this label, or begin it."""
        at = next((at for at, block in enumerate(self.blocks) if block[0] == label), None)
        self.blocks.append((label, first, []) if at is None else self.blocks.pop(at))

    def add(self, card: Card, count: int = 1) -> None:
        """Lay copies of a card on the last block. Raises TooLarge (decks.too-large-deck)."""
        self.total += count
        if self.total > MOST_CARDS:
            raise TooLarge.of("decks.too-large-deck", most=MOST_CARDS)
        self.blocks[-1][2].extend([card.id] * count)

    def add_called(self, words: object, entry: int | str, count: object = 1) -> None:
        """Lay the card of this name or number, or note what is wrong with the entry.

        Faults: decks.no-words, decks.unknown-name, decks.short-number, decks.bad-number.
        """
        if not isinstance(words, str) or not words.strip():
            self.fault("no-words", entry, found=str(words)[:MOST_NAME])
            return
        name = words.strip()[:MOST_NAME]
        found, copies = self.shelf.known.officials(words), number_of(count)
        if copies is None:
            self.fault("bad-number", entry, card=name, count=str(count)[:20], most=MOST_COPIES)
        if not found:
            self.fault("unknown-name", entry, card=name)
        elif len(found) > 1:
            self.fault("short-number", entry, card=name, ids=[card.id for card in found])
        elif copies is not None:
            self.add(found[0], copies)

    def fault(self, code: str, entry: int | str, **params: Param) -> None:
        """Note that something is wrong with an entry, counted from 1 or called as the file does."""
        self.faults.append(Fault(f"decks.{code}", {"entry": entry, **params}))

    def reading(self, set_key: str = "") -> Reading:
        """What was read; of the set that has the most of the cards, where the file names none."""
        shelf = self.shelf
        raw = [Block(label, first, tuple(ids)) for label, first, ids in self.blocks if ids]
        blocks = tuple(part for block in raw for part in epics_apart(block, shelf.epics))
        key = set_key or shelf.set_of(id for block in blocks for id in block.cards)
        sure = labelled(blocks)
        faults = self.faults if blocks or self.faults else [Fault("decks.empty")]
        return Reading(
            set=key,
            blocks=blocks,
            deck=None if sure is None else deck_of(key, sure),
            faults=few(suggested(faults, shelf)),
            notes=tuple(self.notes),
        )


def number_of(count: object) -> int | None:
    """A number of copies, 1 to 99, of digits of any width; None where it is none."""
    match count:
        case str() if count.strip().isdecimal() and len(count) < 10:
            number = int(count)
        case int() if not isinstance(count, bool):
            number = count
        case _:
            return None
    return number if 1 <= number <= MOST_COPIES else None


def suggested(faults: Iterable[Fault], shelf: Shelf) -> list[Fault]:
    """The same faults, the first unknown names among them with what may have been meant."""
    left, found = MOST_SUGGESTED, []
    for fault in faults:
        near: list[str] = []
        if fault.code == "decks.unknown-name" and left:
            left -= 1
            near = nearest(str(fault.params["card"]), shelf.known)
        with_near = Fault("decks.unknown-name-near", {**fault.params, "near": near})
        found.append(with_near if near else fault)
    return with_nearest(found, shelf.known)


def few(faults: Sequence[Fault]) -> tuple[Fault, ...]:
    """The first faults, and how many more there are."""
    more = Fault("decks.more-faults", {"count": len(faults) - MOST_FAULTS})
    return (*faults[:MOST_FAULTS], more) if len(faults) > MOST_FAULTS else tuple(faults)
