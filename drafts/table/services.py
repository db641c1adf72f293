"""Everything around a draft: opening its table, starting it, changing players, pausing, ending."""

import secrets
from collections.abc import Iterator
from itertools import chain, count, islice

from django.db import transaction
from django.dispatch import receiver
from django.utils import timezone
from msgspec.structs import replace

from cards.selectors import card_set
from drafts.asking import asked
from drafts.models import Box
from drafts.rules.bans import unbanned
from drafts.rules.bots import Level
from drafts.rules.log import from_json, replay
from drafts.rules.moves import Setup
from drafts.rules.running import begin, load, save
from drafts.rules.wishes import Wishes, check_wishes
from drafts.selectors import box_wished
from drafts.services import take_game
from drafts.table.boxes import as_dealt, new_box, packs_left, settle_box
from drafts.table.models import TableDraft
from drafts.table.play import (
    STAND_IN,
    ask,
    keeper,
    number_of,
    open_logs,
    open_turns,
    running,
    set_going,
    wishes_of,
)
from drafts.viewers import Viewer
from tables import services as tables
from tables.models import Seat, Table
from tables.rules.clock import due, left
from tables.rules.refusal import Conflict, Fault, Refusal
from tables.services import Seated, changed, for_the_host, locked
from tables.signals import seat_passed_on, work_begun

BOTS = ("Ash", "Birch", "Cedar", "Elm", "Hazel", "Linden", "Maple", "Rowan", "Willow")
MOST_NOTES = 4000  # characters
MOST_NAMED = 5  # cards in a refusal


@transaction.atomic
def open_draft(
    *,
    name: str,
    host_name: str,
    person: str,
    wishes: Wishes,
    once: str,
    keeper_token: str = "",
) -> Seated:
    """A table in its lobby with a sealed box of its own; the same form sent twice opens one.

    A box that is wished for is given to the table by its keeper, this person or whoever has the
    keeper's secret; rules, set and spread are then the box's. Raises Refusal with every impossible
    wish, before anybody is invited, and as `drafts.services.give_box`.
    """
    wishes = as_dealt(wishes)
    check_wishes(wishes)
    if not wishes.box:
        with asked("seats"):
            box_wished(wishes.set, wishes.rules, wishes.packs)
    host = tables.open_table(
        name=name,
        host_name=host_name,
        person=person,
        format=wishes.rules,
        seats=wishes.seats,
        settings={},
        once=once,
    )
    if not host.seat.table.settings:
        settle_box(host.seat.table, wishes, Viewer(person, keeper_token))
    return host


@transaction.atomic
def start(*, by: Seat) -> TableDraft:
    """Seat whoever is ready in a drawn order, bots on what stays empty, and open the first packs.

    The first to arrive sit; others wait. Raises NotAllowed (tables.host-only), Conflict
    (tables.started), Refusal (drafts.nobody-ready, drafts.too-few-ready: ready, seats).
    """
    table = locked(by.table.key)
    for_the_host(table, by)
    tables.in_lobby(table)
    wishes = wishes_of(table)
    seats = seated(table, wishes.seats, wishes.bots)
    secrets.SystemRandom().shuffle(seats)
    tables.take_seats(
        table=table,
        numbers={seat.place: number for number, seat in enumerate(seats)},
        stage=Table.Stage.DRAFT,
    )
    table.refresh_from_db()
    row = take_packs(table, wishes, [seat.place for seat in seats])
    ask(table, row, load(row.state))
    return row


def seated(table: Table, wanted: int, bots: Level | None) -> list[Seat]:
    """Who plays: people who are ready, in the order in which they came, and bots of this level.

    Raises Refusal (drafts.nobody-ready, drafts.too-few-ready: ready, seats).
    """
    ready = list(table.seats.filter(left_at=None, ready=True))
    if not ready:
        raise Refusal(Fault("drafts.nobody-ready"))
    people = ready[:wanted]
    empty = wanted - len(people)
    if empty and bots is None:
        raise Refusal(Fault("drafts.too-few-ready", {"ready": len(ready), "seats": wanted}))
    names = islice(bot_names(table), empty)
    return people + [tables.seat_bot(table=table, name=n, level=bots or "") for n in names]


def bot_names(table: Table) -> Iterator[str]:
    """Names for bots that nobody at a table bears, as many as are wanted."""
    taken = {seat.name.casefold() for seat in table.seats.filter(left_at=None)}
    names = chain(BOTS, (f"{name} {number}" for number in count(2) for name in BOTS))
    return (name for name in names if name.casefold() not in taken)


def take_packs(table: Table, wishes: Wishes, places: list[int]) -> TableDraft:
    """A new draft with the next packs of the table's box, or of a new one when it is used up."""
    box = Box.objects.get(public_id=wishes.box)
    if packs_left(box) < wishes.packs:
        wishes = new_box(table, wishes)
        box = Box.objects.get(public_id=wishes.box)
    games = list(box.games.filter(state="closed"))[: wishes.games]
    for game in games:
        take_game(box_id=box.public_id, number=game.number, viewer=keeper(table))
    first = games[0].first - 1
    setup = Setup(
        rules=wishes.rules,
        seats=wishes.seats,
        set=wishes.set,
        packs=tuple(tuple(pack) for pack in box.packs[first : first + wishes.packs]),
        epics=tuple(epic.id for epic in unbanned(card_set(wishes.set).epics, box.bans)),
        seed=secrets.token_hex(16),
        review=wishes.review,
    )
    return TableDraft.objects.create(
        table=table,
        number=table.drafts.count() + 1,
        box=box.public_id,
        games=[game.number for game in games],
        places=places,
        state=save(begin(setup)).decode(),
    )


@transaction.atomic
def next_game(*, by: Seat) -> None:
    """Back to the lobby, where whoever waited can sit down too, for the next packs of the box.

    Raises NotAllowed (tables.host-only), Conflict (drafts.still-running).
    """
    table = locked(by.table.key)
    for_the_host(table, by)
    if table.drafts.filter(ended_at=None).exists():
        raise Conflict(Fault("drafts.still-running"))
    tables.back_to_lobby(table=table)


@transaction.atomic
def hand_over(*, seat: Seat, by: Seat) -> None:
    """Let a bot draft for a seat until its owner is back.

    Raises NotAllowed (tables.not-yours), Conflict (drafts.not-running).
    """
    table = locked(seat.table.key)
    running(table)
    tables.hand_to_bot(seat=seat, by=by, level=wishes_of(table).bots or STAND_IN)
    go_on(table, seat)


@transaction.atomic
def take_back(*, seat: Seat) -> None:
    """The owner drafts again. Raises Conflict (drafts.not-running)."""
    table = locked(seat.table.key)
    running(table)
    tables.take_back(seat=seat)
    go_on(table, seat)


@transaction.atomic
def leave(*, seat: Seat) -> None:
    """Give the seat up for good; in a draft a bot takes it over, and the host's duties pass on.

    Raises Conflict (tables.gone-on) once the table is beyond its draft.
    """
    table = locked(seat.table.key)
    if table.drafts.filter(ended_at=None).exists():
        tables.hand_to_bot(seat=seat, by=seat, level=wishes_of(table).bots or STAND_IN)
    tables.leave(seat=seat, at=[Table.Stage.LOBBY, Table.Stage.DRAFT])
    go_on(table, seat)


def go_on(table: Table, seat: Seat) -> None:
    """Ask whoever sits in this seat now, if its turn is open and the clock runs."""
    row = table.drafts.filter(ended_at=None).last()
    if row is None or table.paused_at or seat.place not in row.places:
        return
    draft = load(row.state)
    turns = open_turns(row, draft)
    turns.pop(number_of(row, seat), None)
    ask(table, row, draft, known=turns.values())


@receiver(seat_passed_on)
@transaction.atomic
def play_on(seat: Seat, **_: object) -> None:
    """Let a bot draft on for somebody who deleted their account."""
    go_on(locked(seat.table.key), seat)


@transaction.atomic
def resume(*, by: Seat) -> None:
    """Let the clock run on: every open turn has as much time left as when it stopped.

    Raises NotAllowed (tables.host-only).
    """
    table = locked(by.table.key)
    for_the_host(table, by)
    if table.paused_at is None:
        return
    control, now = wishes_of(table).control, timezone.now()
    for seat in table.seats.exclude(turn_due=None):
        rest = left(control, seat.turn_due, table.paused_at)
        seat.turn_due = due(replace(control, seconds=rest, first_extra=0), now)
        seat.save(update_fields=["turn_due"])
    tables.go_on(table=table)
    set_going(table, running(table))


@receiver(work_begun)
def resume_all(**_: object) -> None:
    """Set every running draft going again, after tasks were lost."""
    tables_now = Table.objects.filter(paused_at=None, drafts__ended_at=None, stage="draft")
    for key in list(tables_now.distinct().values_list("key", flat=True)):
        with transaction.atomic():
            table = locked(key)
            set_going(table, running(table))


@transaction.atomic
def show_logs(*, by: Seat, key: str) -> None:
    """Show every pick of a draft that is over. Raises NotAllowed, Conflict (still-running)."""
    table = locked(by.table.key)
    for_the_host(table, by)
    row = table.drafts.get(key=key)
    if row.ended_at is None:
        raise Conflict(Fault("drafts.still-running"))
    if not row.logs_open:
        open_logs(table, row)
        changed(table)


@transaction.atomic
def write_notes(*, seat: Seat, text: str) -> None:
    """Keep a player's own notes on the draft; nobody else ever reads them."""
    table = locked(seat.table.key)
    row = table.drafts.last()
    if row is None:
        raise Conflict(Fault("drafts.not-running"))
    number_of(row, seat)
    row.notes = {**row.notes, str(seat.place): text[:MOST_NOTES]}
    row.save(update_fields=["notes"])


def bring_record(*, text: str) -> TableDraft:
    """Keep the record of a whole draft from anywhere, to be replayed here.

    Raises Refusal (drafts.unknown-cards, drafts.unfinished), for a set nobody knows, and as
    `drafts.rules.log.from_json` and `replay`.
    """
    record = from_json(text)
    with asked("json"):
        known = {card.id for card in card_set(record.set).cards}
    strange = {card for pack in (*record.packs, record.epics) for card in pack} - known
    if strange:
        raise Refusal(Fault("drafts.unknown-cards", {"cards": sorted(strange)[:MOST_NAMED]}))
    draft = replay(record)
    if not draft.over:
        raise Refusal(Fault("drafts.unfinished"))
    return TableDraft.objects.create(
        state=save(draft).decode(), logs_open=True, ended_at=timezone.now()
    )
