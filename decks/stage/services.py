"""Everything around the Build stage: opening a table, starting, changing players, pausing."""

import secrets

from django.db import transaction
from django.dispatch import receiver
from django.utils import timezone
from msgspec import to_builtins
from msgspec.structs import replace

from cards.selectors import card_set
from decks.rules.stage_wishes import BuildWishes, check_build_wishes, read_build_wishes
from decks.selectors import epics_for
from decks.stage.judging import ready_for
from decks.stage.models import BuildStage
from decks.stage.play import ask, begin, begin_after_draft, control_of, open_stage, set_going
from decks.stage.selectors import running
from drafts.asking import asked
from drafts.bans import banned
from drafts.table.play import STAND_IN
from drafts.table.services import seated
from tables import services as tables
from tables.models import Seat, Table
from tables.rules.clock import due, left
from tables.rules.refusal import Conflict, Fault, Refusal
from tables.services import Seated, changed, for_the_host, locked
from tables.signals import seat_passed_on, work_begun


@transaction.atomic
def open_build(*, name: str, host_name: str, person: str, wishes: BuildWishes, once: str) -> Seated:
    """A table in its lobby whose players bring their decks; the same form sent twice opens one.

    Raises Refusal with every impossible wish, and for a set without an Epic or, with bots, without
    enough cards for decks (decks.no-epics, packs.too-few-cards), each naming its field.
    """
    check_build_wishes(wishes)
    with asked("set"):
        _check_set(wishes)
    return tables.open_table(
        name=name,
        host_name=host_name,
        person=person,
        format=wishes.rules,
        seats=wishes.seats,
        settings=to_builtins(wishes),
        once=once,
        begins_with=Table.Stage.BUILD,
    )


def _check_set(wishes: BuildWishes) -> None:
    of_set = card_set(wishes.set)
    if not epics_for(of_set):
        raise Refusal.of("decks.no-epics", set=of_set.name)
    if wishes.bots or wishes.seconds is not None:
        ready_for(of_set, frozenset(banned(wishes.rules, wishes.set)))


@transaction.atomic
def start(*, by: Seat) -> BuildStage:
    """Seat whoever is ready in a drawn order, bots on what stays empty, and ask for their decks.

    Raises NotAllowed (tables.host-only), Conflict (tables.started) and as
    `drafts.table.services.seated`.
    """
    table = locked(by.table.key)
    for_the_host(table, by)
    tables.in_lobby(table)
    wishes = read_build_wishes(table.settings)
    seats = seated(table, wishes.seats, wishes.bots)
    secrets.SystemRandom().shuffle(seats)
    numbers = {seat.place: number for number, seat in enumerate(seats)}
    tables.take_seats(table=table, numbers=numbers, stage=Table.Stage.BUILD)
    return begin(
        table,
        draft=None,
        number=table.builds.count() + 1,
        places=[seat.place for seat in seats],
        set_key=wishes.set,
        control=wishes.build_control,
    )


@transaction.atomic
def next_game(*, by: Seat) -> None:
    """Back to the lobby of a table without drafts. Raises NotAllowed (tables.host-only), Conflict
    (decks.not-building)."""
    table = locked(by.table.key)
    for_the_host(table, by)
    if table.stage != Table.Stage.BUILD:
        raise Conflict(Fault("decks.not-building"))
    tables.back_to_lobby(table=table)


@transaction.atomic
def hand_over(*, seat: Seat, by: Seat) -> None:
    """Let a bot build for a seat. Raises NotAllowed (tables.not-yours), Conflict
    (decks.not-building)."""
    table = locked(seat.table.key)
    open_stage(table)
    tables.hand_to_bot(seat=seat, by=by, level=STAND_IN)
    go_on(table)


@transaction.atomic
def take_back(*, seat: Seat) -> None:
    """The owner builds again. Raises Conflict (decks.not-building)."""
    table = locked(seat.table.key)
    open_stage(table)
    tables.take_back(seat=seat)
    go_on(table)


@transaction.atomic
def leave(*, seat: Seat) -> None:
    """Give the seat up for good; a bot takes it over, and the host's duties pass on.

    Raises Conflict (tables.gone-on) once the table is beyond its Build.
    """
    table = locked(seat.table.key)
    tables.hand_to_bot(seat=seat, by=seat, level=STAND_IN)
    tables.leave(seat=seat, at=[Table.Stage.LOBBY, Table.Stage.BUILD, Table.Stage.OVER])
    go_on(table)


@receiver(seat_passed_on)
@transaction.atomic
def build_on(seat: Seat, **_: object) -> None:
    """Let a bot build on for somebody who deleted their account."""
    go_on(locked(seat.table.key))


def go_on(table: Table) -> None:
    """Ask whoever sits there now, if a Build is on."""
    stage = running(table)
    if stage is not None:
        ask(table, stage)
        if not table.paused_at:
            set_going(stage)


@transaction.atomic
def resume(*, by: Seat) -> None:
    """Let the clock run on: the Build has as much time left as when it stopped.

    Raises NotAllowed (tables.host-only), Conflict (decks.not-building).
    """
    table = locked(by.table.key)
    for_the_host(table, by)
    if table.paused_at is None:
        return
    stage = open_stage(table)
    if stage.due_at is not None:
        control = control_of(stage)
        rest = left(control, stage.due_at, table.paused_at)
        stage.due_at = due(replace(control, seconds=rest), timezone.now())
        stage.save(update_fields=["due_at"])
        table.seats.exclude(turn="").update(turn_due=stage.due_at)
    tables.go_on(table=table)
    set_going(stage)


@receiver(work_begun)
def resume_all(**_: object) -> None:
    """Set every Build going again after tasks were lost, and begin those of drafts that ended
    before this site knew of Builds."""
    building = Table.objects.filter(stage=Table.Stage.BUILD, paused_at=None)
    drafted = Table.objects.filter(stage=Table.Stage.DRAFT).exclude(drafts__ended_at=None)
    keys = {*building.values_list("key", flat=True), *drafted.values_list("key", flat=True)}
    for key in keys:
        _set_going_again(key)


@transaction.atomic
def _set_going_again(key: str) -> None:
    table = locked(key)
    if table.stage == Table.Stage.DRAFT:
        begin_after_draft(table, table.drafts.last())
        changed(table)
    elif stage := running(table):
        set_going(stage)
