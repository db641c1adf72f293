"""Which cards of a file are Main and which Life: said by the file, or else asked, never guessed."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from cards.rules.lists.names import name_key
from decks.rules.deck import Deck
from decks.rules.trinity import LIFE, MAIN

# What a block is called, by all that it may be called. A side deck may be a Life Deck or not, and
# what is only called a deck says nothing.
CALLED = {
    "main": ("main", "main deck", "メイン", "メインデッキ"),
    "life": ("life", "life deck", "ライフ", "ライフデッキ"),
    "epic": ("epic", "epics", "epic card", "epic cards", "エピック", "エピックカード"),
    "rest": ("rest", "not used", "maybe", "maybeboard", "残り"),
    "pool": ("pool", "drafted", "プール"),
    "": ("deck", "decklist", "mainboard", "side", "sideboard", "デッキ", "サイド"),
}
LABELS = {name_key(words): label for label, names in CALLED.items() for words in names}


class Block(Struct, frozen=True):
    """Cards that stand together, by number, each as often as it is there.

    `label` is a key of CALLED; an empty one says neither Main nor Life. `first` is the line or the
    entry at which the block begins, from 1.
    """

    label: str
    first: int
    cards: tuple[str, ...]


def epics_apart(block: Block, epics: Collection[str]) -> Iterable[Block]:
    """A block without a label, parted from the Epics in it, which are in no deck (rulebook 5)."""
    chosen = tuple(id for id in block.cards if id in epics)
    if block.label or not chosen:
        return (block,)
    others = tuple(id for id in block.cards if id not in epics)
    rest = (replace(block, cards=others),) if others else ()
    return (*rest, Block("epic", block.first, chosen))


def labelled(blocks: Sequence[Block]) -> tuple[Block, ...] | None:
    """The blocks with a label each, or None where somebody has to say which they are.

    Blocks without a label are Main, then Life, where exactly one way to part them there gives the
    23 and 16 cards of rulebook 5.
    """
    open = [block for block in blocks if not block.label]
    if not open:
        return tuple(blocks)
    cuts = [cut for cut in range(len(open) + 1) if _fits(parted(blocks, cut))]
    return parted(blocks, cuts[0]) if len(cuts) == 1 else None


def parted(blocks: Sequence[Block], cut: int) -> tuple[Block, ...]:
    """The blocks, of those without a label the first `cut` as Main and the others as Life."""
    open = [block for block in blocks if not block.label]
    labels = ["main"] * cut + ["life"] * (len(open) - cut)
    return called(blocks, labels)


def called(blocks: Sequence[Block], labels: Iterable[str]) -> tuple[Block, ...]:
    """The blocks, those without a label called by these in their order."""
    left = iter(labels)
    return tuple(block if block.label else replace(block, label=next(left)) for block in blocks)


def cards_called(blocks: Iterable[Block], label: str) -> tuple[str, ...]:
    """The cards of every block of this label."""
    return tuple(id for block in blocks if block.label == label for id in block.cards)


def deck_of(set_key: str, blocks: Sequence[Block]) -> Deck:
    """The deck that these blocks make. What a pool has over Main and Life is the rest."""
    main, life, epics = (cards_called(blocks, label) for label in ("main", "life", "epic"))
    rest = cards_called(blocks, "rest")
    if pool := cards_called(blocks, "pool"):
        rest = tuple((Counter(pool) - Counter(main + life)).elements())
    return Deck(set=set_key, main=main, life=life, rest=rest, epics=epics)


def _fits(blocks: Sequence[Block]) -> bool:
    sizes = len(cards_called(blocks, "main")), len(cards_called(blocks, "life"))
    return sizes == (MAIN, LIFE)
