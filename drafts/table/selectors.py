"""What may be read of drafts at tables, already cut to what the viewer may know."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.utils import timezone
from django.utils.translation import gettext as _

from cards.rules.card import Card
from cards.selectors import card_set
from cards.words import called
from drafts.rules.moves import Choice, Move
from drafts.rules.running import AnyDraft, load
from drafts.rules.seen import View
from drafts.rules.wishes import Wishes
from drafts.table.models import TableDraft
from drafts.table.play import cards_of, wishes_of
from drafts.table.present import InPool, Somebody, in_pool
from tables.models import Seat, Table
from tables.rules.refusal import Conflict, Fault, Unknown

RECENT = 5  # moves told on the drafting page


@dataclass(frozen=True)
class Told:
    """A move as everybody may know it: who, in which round, from which pack, and who decided."""

    name: str
    round: int
    pack: int
    number: int | None
    by: str


@dataclass(frozen=True)
class DraftView:
    """A draft at a table as one viewer may know it.

    `view` is what the rules let this viewer see, `cards` the facts of every card of the set. `mine`
    is the viewer's seat at the table, None for who watches; `number` its seat in the draft, None
    for who waits for the next game.
    """

    table: Table
    wishes: Wishes
    game: int
    key: str
    box: str
    view: View
    cards: Mapping[str, Card]
    people: Sequence[Somebody]
    told: Sequence[Told]
    mine: Seat | None
    number: int | None
    due: datetime | None
    notes: str
    logs_open: bool

    @property
    def me(self) -> Somebody | None:
        """The viewer among the people."""
        return None if self.number is None else self.people[self.number]

    @property
    def is_host(self) -> bool:
        """Whether the viewer is the table's host."""
        return self.mine is not None and self.table.host_id == self.mine.pk

    @property
    def hand(self) -> list[Card]:
        """The cards before the viewer, in their order; none while they wait."""
        return [self.cards[id] for id in self.view.hand.cards] if self.view.hand else []

    @property
    def pool(self) -> list[InPool] | None:
        """The cards the viewer took; None while they may not look back."""
        return None if self.view.pool is None else in_pool(self.view.pool, self.cards)

    @property
    def epics(self) -> list[Card]:
        """The Epics that every seat was dealt."""
        return [self.cards[id] for id in self.view.epics]

    @property
    def waiting_for(self) -> list[Somebody]:
        """Whoever can act, but the viewer."""
        return [one for one in self.people if one.place.acting and one is not self.me]

    @property
    def seconds_left(self) -> int | None:
        """Until the viewer's pick is due; not below 0."""
        if self.due is None or self.table.paused_at:
            return None
        return max(0, int((self.due - timezone.now()).total_seconds()))


def latest(table: Table) -> TableDraft:
    """The draft a table plays or played last. Raises Conflict (drafts.not-running)."""
    row = table.drafts.last()
    if row is None:
        raise Conflict(Fault("drafts.not-running"))
    return row


def of_seat(mine: Seat, row: TableDraft | None = None) -> DraftView:
    """The table's draft, its last one unless told which, through the eyes of a seat."""
    row = row or latest(mine.table)
    number = row.places.index(mine.place) if mine.place in row.places else None
    return draft_view(row, load(row.state), mine, number)


def draft_view(
    row: TableDraft, draft: AnyDraft, mine: Seat | None, number: int | None
) -> DraftView:
    """A draft as this viewer may know it."""
    people = people_of(row, draft.view(None))
    return DraftView(
        table=row.table,
        wishes=wishes_of(row.table),
        game=row.number,
        key=row.key,
        box=row.box,
        view=draft.view(number),
        cards=cards_of(draft),
        people=people,
        told=[told(move, people) for move in reversed(draft.log[-RECENT:])],
        mine=mine,
        number=number,
        due=None if number is None or mine is None else mine.turn_due,
        notes=row.notes.get(str(mine.place), "") if mine else "",
        logs_open=row.logs_open,
    )


def people_of(row: TableDraft, public: View) -> list[Somebody]:
    """Who sits where in a draft."""
    if row.table is None:
        return [
            Somebody(place, _("Seat %(number)s") % {"number": place.seat + 1})
            for place in public.places
        ]
    seats = {seat.place: seat for seat in row.table.seats.all()}
    return [
        Somebody(place, seats[row.places[place.seat]].name, seats[row.places[place.seat]])
        for place in public.places
    ]


def told(move: Move, people: Sequence[Somebody]) -> Told:
    """What everybody may know of a move."""
    number = None if isinstance(move, Choice) else move.number
    return Told(people[move.seat].name, move.round, move.pack, number, move.by)


def terms(table: Table) -> tuple[Wishes, str]:
    """How a table drafts, and the name of its set. Raises Unknown for a table without a draft."""
    if not table.settings or table.begins_with != Table.Stage.DRAFT:
        raise Unknown(Fault("drafts.no-such-draft"))
    wishes = wishes_of(table)
    return wishes, called(card_set(wishes.set))
