"""What may be read of the Build stage of a table: of others only whether they are ready."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.utils import timezone
from msgspec import Struct

from cards.rules.card import Card, CardSet
from cards.selectors import card_set
from cards.words import called
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.rules.stage_wishes import BuildWishes, read_build_wishes
from decks.rules.trinity import cards_of
from decks.rules.verdict import Verdict
from decks.selectors import DeckView, my_decks, view_of
from decks.stage.judging import bans_at, judge_for, overdue_at, pool_of, ready_for
from decks.stage.models import BuildStage, Registration
from drafts.bans import ban_lists
from drafts.rules.bans import BanList
from tables.models import Seat, Table
from tables.rules.refusal import Conflict, Fault, Unknown

MOST_OFFERED = 50  # decks of one's own on the page
DIGITS = "0123456789"


class Registered(Struct, frozen=True):
    """The deck of one seat, by card numbers. Secret until the battle shows it."""

    place: int
    main: tuple[str, ...]
    life: tuple[str, ...]
    epic: str


@dataclass(frozen=True)
class Builder:
    """A seat of the Build as everybody at the table sees it; `late`: its time ran out."""

    seat: Seat
    ready: bool
    late: bool


@dataclass(frozen=True)
class Deadline:
    """Until when decks are registered, and what is then (`decks.stage.judging.overdue_at`).

    `due` is None without a limit, and while the table is paused.
    """

    due: datetime | None
    overdue: str

    @property
    def seconds_left(self) -> int | None:
        """Until then; not below 0."""
        if self.due is None:
            return None
        return max(0, int((self.due - timezone.now()).total_seconds()))


@dataclass(frozen=True)
class Offered:
    """A deck that its player may register as it lies, and the verdict on it at this table.

    `view` is where it is kept, None for a ready-made one.
    """

    deck: Deck
    verdict: Verdict
    view: DeckView | None = None


@dataclass(frozen=True)
class StageView:
    """The Build stage as one seat may know it.

    `number` is the seat's own in the game, None for who waits for the next one. `registered` is
    what it registered. After a draft `deck` is its deck of what it drafted, once that is begun. At
    a table without a draft, `own` are its decks of the table's set and `ready` the ready-made ones.
    """

    table: Table
    stage: BuildStage
    card_set: CardSet
    people: Sequence[Builder]
    mine: Seat
    number: int | None
    registered: Registration | None
    deck: Offered | None
    own: Sequence[Offered]
    ready: Sequence[Offered]

    @property
    def me(self) -> Builder | None:
        """The viewer among the people."""
        return None if self.number is None else self.people[self.number]

    @property
    def missing(self) -> list[Builder]:
        """Whoever has not registered yet, but the viewer."""
        return [one for one in self.people if not one.ready and one is not self.me]

    @property
    def drafted(self) -> list[Card]:
        """The cards that the seat drafted, while its deck is not begun."""
        if self.stage.draft is None or self.number is None or self.deck or self.registered:
            return []
        known = cards_of(self.card_set)
        return [known[id] for id in pool_of(self.stage.draft, self.mine.place)]

    def chosen(self, key: str, ready: str) -> Offered | None:
        """The deck to look at before it is registered: the drafted one, or the one asked for."""
        kept = [one for one in self.own if one.view and one.view.row.key == key]
        made = (
            self.ready[int(ready) : int(ready) + 1] if len(ready) == 1 and ready in DIGITS else []
        )
        return self.deck or next(iter((*kept, *made)), None)

    @property
    def is_host(self) -> bool:
        """Whether the viewer is the table's host."""
        return self.table.host_id == self.mine.pk

    @property
    def over(self) -> bool:
        """Whether every deck is registered."""
        return self.stage.ended_at is not None

    @property
    def deadline(self) -> Deadline:
        """Until when the decks are to be registered."""
        return deadline_of(self.stage)

    @property
    def is_awaited(self) -> bool:
        """Whether the viewer is to register a deck now."""
        return self.me is not None and not (self.registered or self.over or self.mine.bot)


def registered(table: Table, game: int) -> list[Registered]:
    """The decks registered for a game of a table, in the order of its seats. Not for viewers."""
    stage = table.builds.get(number=game)
    rows = {row.place: row for row in stage.registrations.all()}
    return [
        Registered(place, tuple(rows[place].main), tuple(rows[place].life), rows[place].epic)
        for place in stage.places
        if place in rows
    ]


def running(table: Table) -> BuildStage | None:
    """The Build that is on at a table, if one is."""
    stage: BuildStage | None = table.builds.last()
    return stage if stage and table.stage == Table.Stage.BUILD and not stage.ended_at else None


def at_build(table: Table) -> bool:
    """Whether a table is in its Build, or came to its end there because no battle follows."""
    if table.stage != Table.Stage.OVER:
        return table.stage == Table.Stage.BUILD
    stage: BuildStage | None = table.builds.last()
    return stage is not None and not stage.leads_to_battle


def deadline_of(stage: BuildStage) -> Deadline:
    """Until when the decks of a Build are to be registered."""
    stopped = stage.ended_at or stage.table.paused_at
    return Deadline(None if stopped else stage.due_at, overdue_at(stage.table))


def awaited(row: OwnDeck) -> Deadline | None:
    """Until when a table waits for this deck of what a seat drafted; None where none does."""
    table = row.draft.table if row.draft else None
    stage = running(table) if table else None
    if stage is None or stage.draft_id != row.draft_id:
        return None
    there = stage.registrations.filter(place=row.place).exists()
    return None if there else deadline_of(stage)


def latest_stage(table: Table) -> BuildStage:
    """The Build that a table is in, or was in last. Raises Conflict (decks.not-building)."""
    stage = table.builds.select_related("draft").last()
    if stage is None:
        raise Conflict(Fault("decks.not-building"))
    return stage


def registration_of(mine: Seat) -> Registration | None:
    """What a seat registered last at its table, for that seat alone."""
    stage = mine.table.builds.last()
    return stage.registrations.filter(place=mine.place).first() if stage else None


def late_beside(mine: Seat) -> list[str]:
    """The names of the others for whom the time ran out at the Build of a seat's table."""
    stage = latest_stage(mine.table)
    late = [one.place for one in stage.registrations.exclude(place=mine.place) if one.late]
    return [*mine.table.seats.filter(place__in=late).values_list("name", flat=True)]


def stage_view(mine: Seat, person: str) -> StageView:
    """The Build stage through the eyes of a seat and of whoever acts for it.

    Raises Conflict (decks.not-building).
    """
    stage = latest_stage(mine.table)
    sits = mine.place in stage.places
    there = {row.place: row for row in stage.registrations.all()}
    seats = {seat.place: seat for seat in mine.table.seats.all()}
    free = sits and not stage.draft and mine.place not in there and not mine.bot
    lists = ban_lists() if free else ()
    return StageView(
        table=mine.table,
        stage=stage,
        card_set=card_set(stage.set_key),
        people=[
            Builder(seats[place], place in there, place in there and there[place].late)
            for place in stage.places
        ],
        mine=mine,
        number=stage.places.index(mine.place) if sits else None,
        registered=there.get(mine.place),
        deck=_drafted(stage, mine.place) if sits else None,
        own=_own(stage, mine.place, person, lists) if free else (),
        ready=_ready(stage, mine.place, lists) if free else (),
    )


def _drafted(stage: BuildStage, place: int) -> Offered | None:
    """The deck of what a seat drafted, for that seat."""
    if stage.draft is None:
        return None
    row = OwnDeck.objects.filter(draft=stage.draft, place=place).first()
    return _offered(stage, place, view_of(row, row.owner)) if row else None


def _own(stage: BuildStage, place: int, person: str, lists: Sequence[BanList]) -> list[Offered]:
    """The decks of a person that are of the table's set, the legal ones first."""
    views = [view for view in my_decks(person) if view.deck.set == stage.set_key]
    offered = [_offered(stage, place, view, lists) for view in views[:MOST_OFFERED]]
    return sorted(offered, key=lambda one: not one.verdict.legal)


def _ready(stage: BuildStage, place: int, lists: Sequence[BanList]) -> list[Offered]:
    """The ready-made decks of the table's set."""
    decks = ready_for(card_set(stage.set_key), bans_at(stage, lists=lists))
    return [Offered(deck, judge_for(stage, place, deck, lists=lists)) for deck in decks]


def _offered(
    stage: BuildStage, place: int, view: DeckView, lists: Sequence[BanList] | None = None
) -> Offered:
    return Offered(view.deck, judge_for(stage, place, view.deck, view.row, lists), view)


def build_terms(table: Table) -> tuple[BuildWishes, str]:
    """How the players of a table without a draft come to their decks, and the name of its set.

    Raises Unknown (decks.no-such-build) for another table.
    """
    if table.begins_with != Table.Stage.BUILD:
        raise Unknown(Fault("decks.no-such-build"))
    wishes = read_build_wishes(table.settings)
    return wishes, called(card_set(wishes.set))
