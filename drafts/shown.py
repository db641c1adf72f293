"""What viewers are shown of boxes: already cut to what they may know."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from cards.rules.card import Card, CardSet
from drafts.models import Box
from drafts.rules.fair import Reveal
from drafts.rules.spread import Packs


@dataclass(frozen=True)
class PackView:
    """A pack that the viewer may read: its number in the box, its cards in their order."""

    number: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class GameView:
    """A game of a sealed box: packs `first` to `last`.

    `readable` says whether this viewer may read its packs; `salt` is empty until it is revealed.
    """

    number: int
    first: int
    last: int
    state: str
    commitment: str
    readable: bool
    salt: str
    taken: datetime | None
    revealed: datetime | None


@dataclass(frozen=True)
class BoxView:
    """A box as one viewer may know it.

    `count` packs are in play; `packs` are those the viewer may read. `next_game` is the one a
    keeper may take. `at_table` says that a table plays its games. `whole` is everything, with seed
    and cards left over: None while a pack of the box is hidden from anybody. `reveal` is what
    everybody may check of a sealed box.
    """

    id: str
    card_set: CardSet
    rules: str
    bans: tuple[str, ...]
    spread: str
    version: int
    sealed: bool
    made: datetime
    count: int
    keeper: bool
    at_table: bool
    games: tuple[GameView, ...]
    packs: tuple[PackView, ...]
    next_game: int | None
    whole: Packs | None
    reveal: Reveal | None

    @property
    def left(self) -> tuple[Card, ...]:
        """The cards that filled no pack; none are named before the end."""
        return cards_of(self.card_set, self.whole.left) if self.whole else ()


@dataclass(frozen=True)
class CardView:
    """A card of a pack that the viewer may read, at its position from 1, and those beside it."""

    box_id: str
    number: int
    position: int
    card: Card
    cards: int

    @property
    def before(self) -> int | None:
        """The position before."""
        return self.position - 1 if self.position > 1 else None

    @property
    def after(self) -> int | None:
        """The position after."""
        return self.position + 1 if self.position < self.cards else None


@dataclass(frozen=True)
class BoxEntry:
    """A box in a list: its row, without what is in it, and its set."""

    box: Box
    card_set: CardSet


@dataclass(frozen=True)
class SetChoice:
    """A set of cards to make a box of: an official one, or a player's own list."""

    key: str
    name: str
    ja: str = ""
    own: bool = False


def cards_of(of_set: CardSet, ids: Iterable[str]) -> tuple[Card, ...]:
    """The cards of these ids, in their order."""
    by_id = facts(of_set)
    return tuple(by_id[id] for id in ids)


def facts(of_set: CardSet) -> Mapping[str, Card]:
    """The cards of a set by id."""
    return {card.id: card for card in of_set.cards}
