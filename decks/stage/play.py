"""Everything that goes on in the Build stage of a table: it begins, decks are registered, it ends.

Each is one transaction that locks the table's row. A registration names the game, and the deck as
the page showed it, so that exactly what was on the screen is frozen. What a seat is asked for is a
turn, as in a draft; it ends once for everybody, at the stage's own hour.
"""

from django.db import transaction
from django.dispatch import receiver
from django.utils import timezone
from django_tasks import task
from msgspec import convert, to_builtins
from msgspec.structs import replace

from cards.selectors import card_set
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.selectors import deck_of
from decks.signals import all_registered
from decks.stage.judging import bans_at, judge_for, overdue_at, ready_for, suggested_for
from decks.stage.models import BuildStage, Registration
from decks.stage.selectors import running
from decks.versions.models import DeckVersion
from decks.versions.services import keep
from drafts.signals import draft_over
from drafts.table.models import TableDraft
from drafts.table.play import wishes_of
from tables.models import Seat, Table
from tables.rules.clock import TimeControl, due
from tables.rules.refusal import Conflict, Fault, NotAllowed, Refusal, Unknown
from tables.services import changed, locked
from tables.turns import Turn, set_turns

By = Registration.By


@receiver(draft_over)
def begin_after_draft(table: Table, draft: TableDraft, **_: object) -> None:
    """Go from a draft that is over to the Build of what was drafted."""
    wishes = wishes_of(table)
    begin(
        table,
        draft=draft,
        number=draft.number,
        places=draft.places,
        set_key=wishes.set,
        control=wishes.build_control,
    )


def begin(
    table: Table, *, draft: TableDraft | None, number: int, places: list[int], set_key: str,
    control: TimeControl,
) -> BuildStage:  # fmt: skip
    """Begin the Build of a game, in the caller's transaction, and ask every seat for its deck."""
    table.stage = Table.Stage.BUILD
    table.save(update_fields=["stage"])
    stage = BuildStage.objects.create(
        table=table,
        number=number,
        draft=draft,
        format=table.format,
        set_key=set_key,
        places=places,
        control=to_builtins(control),
        due_at=due(control, timezone.now()),
    )
    ask(table, stage)
    set_going(stage)
    return stage


def open_stage(table: Table, game: int | None = None) -> BuildStage:
    """The Build that a table is in now, of this game.

    Raises Conflict (decks.not-building, decks.other-game-now).
    """
    stage = running(table)
    if stage is None:
        raise Conflict(Fault("decks.not-building"))
    if game is not None and game != stage.number:
        raise Conflict(Fault("decks.other-game-now", {"game": game}))
    return stage


def control_of(stage: BuildStage) -> TimeControl:
    """How long this Build may take."""
    return convert(stage.control, TimeControl)


def missing(stage: BuildStage) -> list[int]:
    """The places whose deck is not registered yet."""
    there = set(stage.registrations.values_list("place", flat=True))
    return [place for place in stage.places if place not in there]


def ask(table: Table, stage: BuildStage) -> None:
    """Write down whom the table waits for."""
    turn = Turn(f"build:{stage.number}", stage.due_at)
    set_turns(table, dict.fromkeys(missing(stage), turn))


def set_going(stage: BuildStage) -> None:
    """Set the clock and the bots of a Build going; both do nothing where nothing is to be done."""
    if stage.due_at is not None:
        time_out.using(run_after=stage.due_at).enqueue(stage.pk)
    bots = stage.table.seats.filter(place__in=missing(stage)).exclude(bot="")
    if bots.exists():
        let_bots_register.enqueue(stage.pk)


@transaction.atomic
def register(*, seat: Seat, game: int, key: str, revision: int, person: str) -> Registration:
    """Register a deck that is kept here, as it lay at this revision.

    After a draft it is the one deck of what the seat drafted; else one that the person owns. Raises
    Unknown (decks.no-deck), Conflict (decks.changed-since) and as `register_laid`.
    """
    table, stage = _acting(seat, game)
    rows = OwnDeck.objects.select_for_update().filter(key=key)
    mine = {"draft": stage.draft, "place": seat.place} if stage.draft else {"owner": person}
    row = rows.filter(**mine).first()
    if row is None:
        raise Unknown(Fault("decks.no-deck"))
    if row.revision != revision:
        raise Conflict(Fault("decks.changed-since", {"revision": revision, "latest": row.revision}))
    return _enter(table, stage, seat, deck_of(row), By.PERSON, row)


@transaction.atomic
def register_laid(*, seat: Seat, game: int, deck: Deck) -> Registration:
    """Register a deck that is sent whole. The same deck sent again is registered once.

    Raises Conflict (decks.not-building, decks.other-game-now, decks.bot-sits-here,
    decks.table-paused, decks.registered-already), NotAllowed (decks.not-in-build), and Refusal with
    every fault of the deck.
    """
    table, stage = _acting(seat, game)
    return _enter(table, stage, seat, deck, By.PERSON)


@transaction.atomic
def register_ready(*, seat: Seat, game: int, number: int) -> Registration:
    """Register a ready-made deck. Raises Unknown (decks.no-deck) and as `register_laid`."""
    table, stage = _acting(seat, game)
    ready = ready_for(card_set(stage.set_key), bans_at(stage)) if stage.draft is None else ()
    if not 0 <= number < len(ready):
        raise Unknown(Fault("decks.no-deck"))
    return _enter(table, stage, seat, ready[number], By.PERSON)


@transaction.atomic
def withdraw(*, seat: Seat, game: int) -> None:
    """Take the seat's deck back, to go on building. Raises as `register_laid`."""
    table, stage = _acting(seat, game)
    if stage.registrations.filter(place=seat.place).delete()[0]:
        ask(table, stage)
        changed(table)


def _acting(seat: Seat, game: int) -> tuple[Table, BuildStage]:
    """The table, locked, and its Build, in which this seat may act now."""
    table = locked(seat.table.key)
    stage = open_stage(table, game)
    if seat.place not in stage.places:
        raise NotAllowed(Fault("decks.not-in-build"))
    if table.paused_at:
        raise Conflict(Fault("decks.table-paused", {"reason": table.pause_reason}))
    if table.seats.get(pk=seat.pk).bot:
        raise Conflict(Fault("decks.bot-sits-here"))
    return table, stage


def _enter(
    table: Table, stage: BuildStage, seat: Seat, deck: Deck, by: By, row: OwnDeck | None = None
) -> Registration:
    """Freeze a legal deck, and keep it as a version; with the last one, the Build is over."""
    if there := stage.registrations.filter(place=seat.place).first():
        if there.laid == replace(deck, rest=()):
            return there
        raise Conflict(Fault("decks.registered-already"))
    judged = judge_for(stage, seat.place, deck, row)
    if not judged.legal:
        raise Refusal(*judged.faults)
    entered = Registration.objects.create(
        stage=stage,
        place=seat.place,
        main=list(deck.main),
        life=list(deck.life),
        epic=deck.epics[0],
        by=by,
        deck=row,
        revision=row.revision if row else None,
    )
    if kept := row or begun(stage, seat.place):
        keep(kept, deck, table.name, DeckVersion.Why.REGISTERED)
    ask(table, stage)
    if not missing(stage):
        _end(table, stage)
    changed(table)
    return entered


def _end(table: Table, stage: BuildStage) -> None:
    """Every deck is registered: a battle follows, or the table's game is over."""
    stage.ended_at = timezone.now()
    stage.save(update_fields=["ended_at"])
    if not stage.leads_to_battle:
        table.stage = Table.Stage.OVER
        table.save(update_fields=["stage"])
    all_registered.send(Table, table=table, game=stage.number)


@task()
def let_bots_register(stage_pk: int) -> None:
    """Register a build for every bot that is waited for."""
    stage = BuildStage.objects.select_related("table").get(pk=stage_pk)
    for seat in stage.table.seats.filter(place__in=missing(stage)).exclude(bot=""):
        _stand_in(stage, seat, suggested_for(stage, seat.place), By.BOT)


@task()
def time_out(stage_pk: int) -> None:
    """Register for everybody who did not: the suggested build, or as the host wished their deck as
    it lies, if it is legal."""
    stage = BuildStage.objects.select_related("table").get(pk=stage_pk)
    for seat in stage.table.seats.filter(place__in=missing(stage)):
        row = None if seat.bot else lying(stage, seat.place)
        if row:
            _stand_in(stage, seat, deck_of(row), By.TIME_OUT, row)
        else:
            by = By.BOT if seat.bot else By.SUGGESTED
            _stand_in(stage, seat, suggested_for(stage, seat.place), by)


def lying(stage: BuildStage, place: int) -> OwnDeck | None:
    """The deck that lies in the builder, where such decks are registered, if it is legal."""
    if overdue_at(stage.table) != "lying":
        return None
    row = begun(stage, place)
    return row if row and judge_for(stage, place, deck_of(row), row).legal else None


def begun(stage: BuildStage, place: int) -> OwnDeck | None:
    """The deck of what a seat drafted, once its player began it."""
    return stage.draft and OwnDeck.objects.filter(draft=stage.draft, place=place).first()


@transaction.atomic
def _stand_in(
    stage: BuildStage, seat: Seat, deck: Deck, by: By, row: OwnDeck | None = None
) -> None:
    """Register for somebody, unless they did meanwhile, or are not due any more."""
    table = locked(stage.table.key)
    stage, seat = table.builds.get(pk=stage.pk), table.seats.get(pk=seat.pk)
    if stage != running(table) or table.paused_at:
        return
    late = stage.due_at is not None and stage.due_at <= timezone.now()
    if seat.place in missing(stage) and (seat.bot if by == By.BOT else late):
        _enter(table, stage, seat, deck, by, row)
