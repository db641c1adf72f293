"""What its owner may read of the versions of a deck."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from cards.rules.card import Card
from decks.board import Charts, Measure, charts_of
from decks.rules.compare import Change, changes
from decks.rules.deck import Deck
from decks.selectors import DeckView
from decks.versions.models import DeckVersion
from drafts.table.present import Bar
from tables.rules.refusal import Unknown

UNITS = 4  # of a bar's length for each card
NOW = 0  # the number that stands for the deck as it lies


@dataclass(frozen=True)
class Moved:
    """A card that came or went, and how many copies of it."""

    card: Card
    copies: int


@dataclass(frozen=True)
class PlaceChange:
    """What changed in one place."""

    place: str
    came: Sequence[Moved]
    went: Sequence[Moved]


@dataclass(frozen=True)
class Figure:
    """A count in both versions."""

    label: str
    old: int
    new: int
    css: str = ""
    letter: str = ""

    @property
    def change(self) -> int:
        """How many more there are."""
        return self.new - self.old

    @property
    def signed(self) -> str:
        """The change with its sign; "" for none."""
        return f"{self.change:+d}".replace("-", "−") if self.change else ""

    @property
    def old_length(self) -> int:
        """How long its first bar is, in units of which a whole Main Deck has 92."""
        return UNITS * self.old

    @property
    def new_length(self) -> int:
        """How long its second bar is."""
        return UNITS * self.new


@dataclass(frozen=True)
class Compared:
    """Two versions of a deck side by side; None is the deck as it lies now."""

    old: DeckVersion | None
    new: DeckVersion | None
    places: Sequence[PlaceChange]
    before: Charts
    after: Charts

    @property
    def same(self) -> bool:
        """Whether nothing changed."""
        return not any(one.came or one.went for one in self.places)

    @property
    def figures(self) -> list[tuple[str, list[Figure]]]:
        """Curve, colours, kinds and Bursts of both versions, under their heads."""
        old, new = self.before, self.after
        return [
            (_("Cards by Cost"), _of_curve(old.curve, new.curve)),
            (_("Colours"), _figures(old.colors, new.colors)),
            (_("Units and Spells"), _figures(old.kinds, new.kinds)),
            (_("Cards with a Burst"), _figures(old.bursts, new.bursts)),
        ]


def find_version(view: DeckView, number: int) -> DeckVersion:
    """A version of a deck of one's own. Raises Unknown (decks.no-version: number)."""
    version = view.row.versions.filter(number=number).first()
    if version is None:
        raise Unknown.of("decks.no-version", number=number)
    return version


def version_deck(version: DeckVersion) -> Deck:
    """A version as the rules know it."""
    return Deck(
        set=version.deck.set_key,
        main=tuple(version.main),
        life=tuple(version.life),
        epics=tuple(version.epics),
    )


def compared(view: DeckView, old: int, new: int) -> Compared:
    """Two versions by their numbers, NOW for the deck as it lies. Raises Unknown."""
    versions = [None if number == NOW else find_version(view, number) for number in (old, new)]
    before, after = (version_deck(one) if one else view.deck for one in versions)
    found = [_place(change, view.cards) for change in changes(before, after)]
    return Compared(
        versions[0],
        versions[1],
        found,
        charts_of(view.of(before.main), view.of(before.life)),
        charts_of(view.of(after.main), view.of(after.life)),
    )


def _of_curve(old: Sequence[Bar], new: Sequence[Bar]) -> list[Figure]:
    """The curve of both; the label of X stands in one only where the other has none."""
    before, after = ({bar.label: bar.count for bar in curve} for curve in (old, new))
    return [Figure(label, before.get(label, 0), after.get(label, 0)) for label in before | after]


def _figures(old: Sequence[Measure], new: Sequence[Measure]) -> list[Figure]:
    """The same counts of both, those left out that neither has."""
    return [
        Figure(one.label, one.count, two.count, one.css, one.letter)
        for one, two in zip(old, new, strict=True)
        if one.count or two.count
    ]


def _place(change: Change, cards: Mapping[str, Card]) -> PlaceChange:
    return PlaceChange(change.place, _moved(change.came, cards), _moved(change.went, cards))


def _moved(counted: Sequence[tuple[str, int]], cards: Mapping[str, Card]) -> list[Moved]:
    """The cards by name."""
    found = [Moved(cards[id], copies) for id, copies in counted if id in cards]
    return sorted(found, key=lambda one: one.card.name)
