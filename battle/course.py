"""A battle taken from its row, carried on within one transaction, and stored again."""

from datetime import datetime
from functools import cached_property

import msgspec
from django.db.models import Max
from django.utils import timezone
from msgspec import Struct

from battle.models import Battle, Entry, Heard, Kept
from battle.row import asked, game_of, sitting
from battle.rules.engine.eyes import Watcher
from battle.rules.engine.lines import Line
from battle.rules.trinity.game import Game
from battle.rules.trinity.record import Answer, Done, Leaving
from battle.telling import News, first_look, lines_of, look, watchers
from battle.version import rules_version
from tables.models import Seat, Table
from tables.services import changed

STORED = ("state", "clocks", "requests", "orders")
TURNS_BACK = 1  # how many turns before the present one can be gone back to


class Undoing(Struct, frozen=True, array_like=True, tag="undoing"):
    """A seat went back to its choice of this number; for the audit only."""

    seat: int
    number: int


class Course:
    """A battle on its way. Whoever makes one holds the lock of the table's row.

    `bots_play_on`: whoever carries it on plays for bots for as long as they are asked.
    """

    def __init__(self, table: Table, row: Battle, *, bots_play_on: bool = False) -> None:
        self.table = table
        self.row = row
        self.bots_play_on = bots_play_on
        self.at: datetime = timezone.now()
        self.game = game_of(row)
        self.entries: list[Entry] = []
        self.news: list[News] = []
        self.kept: Kept | None = None
        self.moved: set[int] = set()

    @cached_property
    def seats(self) -> list[Seat]:
        """The seats of the battle, by number."""
        return sitting(self.table, self.row)

    @cached_property
    def watchers(self) -> list[Watcher]:
        """Everybody who looks on; they begin to before the first thing happens."""
        return watchers(self.game)

    @cached_property
    def done(self) -> int:
        """The number of the latest entry."""
        return self.row.entries.count()

    @property
    def over(self) -> bool:
        """Whether the battle has ended."""
        return self.game.waiting is None

    @property
    def asked(self) -> int:
        """The number of the seat that is asked; the battle is not over."""
        return asked(self.game)

    def carry_out(self, what: Done, by: str) -> None:
        """Do something, and note it. Raises what the game raises, having changed nothing."""
        choice, answers = self.game.waiting, self.game.state.answers
        turn, everybody = self.game.state.turn, self.watchers
        what.carry_out(self.game)
        entry = self.note(what, by)
        if by == Entry.By.CLOCK and isinstance(what, Answer):
            self.game.lines.insert(0, Line("time-out", what.seat))
        if choice is not None and isinstance(what, Answer) and by == Entry.By.PERSON:
            self.kept = Kept(
                battle=self.row,
                entry=entry.number,
                seat=choice.seat,
                choice=choice.number,
                answers=answers,
                turn=turn,
                state=self.row.state,
            )
        elif isinstance(what, Leaving):
            self.row.kept.all().delete()  # nobody goes back behind that
        self.look(everybody, what.seat if by == Entry.By.ORDER else None)

    def note(self, what: Done | Undoing, by: str) -> Entry:
        """Add to the audit."""
        self.done += 1
        entry = Entry(
            battle=self.row,
            number=self.done,
            seat=what.seat,
            what=msgspec.json.encode(what).decode(),
            by=by,
            rules_version=rules_version(),
            at=self.at,
        )
        self.entries.append(entry)
        return entry

    def look(self, everybody: list[Watcher], ordered: int | None = None) -> None:
        """Let everybody see what is new; only who gave a standing order sees that it was one."""
        for watcher in everybody:
            news = look(watcher, self.game, self.done, ordered=watcher.seat == ordered)
            if news.lasting:
                self.news.append(news)
            if news.moved:
                self.moved.add(watcher.seat)
        self.game.lines = []

    def go_back(self, kept: Kept) -> None:
        """Go back to a choice; it is asked under a new number, so that nothing old answers it.

        What players wish to be asked stays as it is.
        """
        before, everybody = self.game.state, self.watchers
        self.game = Game.load(kept.state.encode())
        state = self.game.state
        state.asked, state.wishes = before.asked, before.wishes
        if state.waiting is not None:
            state.asked[kept.seat] += 1
            state.waiting.number = state.asked[kept.seat]
        self.game.lines = [Line("undone", kept.seat)]
        undone = self.row.entries.filter(number__gte=kept.entry, what__startswith='["answer"')
        undone.update(undone=True)
        self.row.kept.filter(entry__gte=kept.entry).delete()
        self.note(Undoing(kept.seat, kept.choice), Entry.By.PERSON)
        self.look(everybody)

    def store(self) -> None:
        """Write down what has happened, and tell whoever sees a change."""
        self.row.state = self.game.save().decode()
        self.row.save(update_fields=STORED)
        Entry.objects.bulk_create(self.entries)
        keep_news(self.row, self.news, self.at)
        if self.kept is not None:
            self.kept.save()
            if self.kept.turn != self.game.state.turn:
                self.row.kept.filter(turn__lt=self.kept.turn - TURNS_BACK).delete()
        tell(self.table, self.row, self.moved)


def keep_news(row: Battle, news: list[News], at: datetime) -> None:
    """Store what seats were told, each in its own numbers."""
    told: dict[int, int] = dict(
        row.heard.order_by().values_list("seat").annotate(told=Max("number"))
    )
    kept = []
    for one in news:
        told[one.seat] = told.get(one.seat, 0) + 1
        kept.append(
            Heard(
                battle=row,
                seat=one.seat,
                number=told[one.seat],
                turn=one.turn,
                entry=one.entry,
                lines=one.lines,
                changes=one.changes,
                at=at,
            )
        )
    Heard.objects.bulk_create(kept)


def begin_news(row: Battle, game: Game, at: datetime) -> None:
    """Store what everybody sees as the battle begins."""
    first = [first_look(game, seat) for seat in range(-1, game.state.seats)]
    keep_news(row, first, at)


def tell(table: Table, row: Battle, moved: set[int]) -> None:
    """Raise the revisions of the seats, and of the public view, in which anything changed."""
    if len(moved) > len(row.places):
        changed(table)
        return
    places = {row.places[seat] for seat in moved if seat >= 0}
    if public := -1 in moved:
        others = table.seats.exclude(place__in=row.places).values_list("place", flat=True)
        places.update(others)
    changed(table, places, public=public)


def announce(table: Table, row: Battle, line: Line) -> None:
    """Tell everybody of something beside the game: a request, or that it was declined."""
    game = game_of(row)
    said = lines_of(game, [line])
    seats = range(-1, game.state.seats)
    keep_news(
        row,
        [News(seat, game.state.turn, row.entries.count(), said, [], True) for seat in seats],
        timezone.now(),
    )
    changed(table)
