"""Tables that draft, for tests: Alice hosts, Bob and Charlie sit down, a stranger does not."""

from collections.abc import Callable
from random import Random
from typing import Any

from django.test import Client
from django.utils import timezone

from drafts.rules.moves import Choose, Take
from drafts.rules.running import AnyDraft, load, save
from drafts.rules.wishes import Wishes
from drafts.table import play as draft_play
from drafts.table import services as draft_services
from drafts.table.models import TableDraft
from drafts.tests.drafting import first_action, play, waiting
from tables import services
from tables.browsing import browser_of
from tables.models import Seat, Table
from tables.tokens import link_token

NAMES = ("Alice", "Bob", "Charlie")


def open_table(once: str = "once", **wishes: Any) -> Seat:
    """Alice's seat at a table in its lobby."""
    return draft_services.open_draft(
        name="Friday",
        host_name="Alice",
        person="guest:alice",
        wishes=Wishes(**{"seconds": None} | wishes),
        once=once,
    ).seat


def sit(table: Table, name: str) -> Seat:
    """One more person at the table."""
    return services.join(
        key=table.key,
        join_token=link_token(table, "join"),
        name=name,
        person=f"guest:{name.lower()}",
        once=name,
    ).seat


def drafting(people: int = 3, **wishes: Any) -> list[Seat]:
    """People who draft, in the order in which they sit."""
    return start(open_table(**wishes), people)


def start(
    host: Seat, people: int = 3, begin: Callable[..., object] = draft_services.start
) -> list[Seat]:
    """Start the draft of a table at which others sit down first; people in their order.

    `begin` is the service that starts another stage.
    """
    for name in NAMES[1:people]:
        sit(host.table, name)
    host.table.seats.update(ready=True)
    begin(by=host)
    return list(host.table.seats.exclude(number=None).order_by("number"))


def row_of(seat: Seat) -> TableDraft:
    return TableDraft.objects.filter(table=seat.table).last()


def draft_of(seat: Seat) -> AnyDraft:
    return load(row_of(seat).state)


def first(seat: Seat) -> Take | Choose:
    """Take the first cards, or choose the first pack."""
    return first_action(draft_of(seat), row_of(seat).places.index(seat.place))


def pick(seat: Seat) -> None:
    """Take the first cards of what lies before this seat."""
    draft_play.act(seat=seat, game=row_of(seat).number, action=first(seat))


def play_on(seats: list[Seat], moves: int | None = None) -> None:
    """Let whoever is waited for pick, so many times, or until the draft is over.

    To the end most is played by the rules alone, which is quicker; the last move is a real one.
    """
    if moves is None and not draft_of(seats[0]).over:
        hurry(seats[0])
    for _ in range(moves or 1):
        draft = draft_of(seats[0])
        acting = [n for n in range(draft.setup.seats) if draft.acting(n)]
        if not acting:
            return
        pick(seats[acting[0]])


def hurry(seat: Seat) -> None:
    """Let every seat take first cards by the rules alone, all but the last."""
    draft, before = draft_of(seat), b""
    while not draft.over:
        before = save(draft)
        number = waiting(draft)[0]
        draft.act(number, first_action(draft, number), "person")
    times = [int(timezone.now().timestamp())] * len(load(before).log)
    TableDraft.objects.filter(pk=row_of(seat).pk).update(state=before.decode(), times=times)


def drafted(people: int = 3, logs_open: bool = True, **wishes: Any) -> list[Seat]:
    """People whose draft is over, played by the rules alone: their table is told of nothing."""
    seats = drafting(people, **wishes)
    draft = draft_of(seats[0])
    list(play(draft, Random(1)))
    TableDraft.objects.filter(table=seats[0].table).update(
        state=save(draft).decode(), logs_open=logs_open, ended_at=timezone.now()
    )
    return seats


def browser(seat: Seat) -> Client:
    """The browser of the person in this seat."""
    return browser_of(seat.person, seat)
