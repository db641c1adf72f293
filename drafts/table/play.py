"""Every move of a running draft: by people, by bots and by the clock.

Each is one transaction that locks the table's row. What a seat is asked for has a name (its turn),
and whoever answers names the pack and the pick, so nothing is ever done twice: not by a double
click, not by a task that runs again after its worker was killed.
"""

from collections.abc import Iterable
from contextlib import suppress

from django.db import transaction
from django.db.models import prefetch_related_objects
from django.utils import timezone
from django_tasks import task

from cards.rules.card import Card
from cards.selectors import card_set
from drafts.models import BoxGame
from drafts.rules import bots
from drafts.rules.moves import Action, By, Mark, Outcome
from drafts.rules.running import AnyDraft, load, save
from drafts.rules.turns import turn_of
from drafts.rules.wishes import Wishes, read_wishes
from drafts.services import reveal_game
from drafts.signals import draft_over
from drafts.table.models import TableDraft
from drafts.viewers import Viewer
from tables.models import Seat, Table
from tables.rules.clock import due
from tables.rules.refusal import Conflict, Fault, NotAllowed
from tables.services import changed, locked
from tables.turns import Turn, set_turns

STAND_IN: bots.Level = "regular"  # picks for whoever was too slow, where no seat has bots


@transaction.atomic
def act(*, seat: Seat, game: int, action: Action) -> Outcome:
    """Carry out what a player asks for in the table's draft of this number.

    Raises Conflict (drafts.not-running, drafts.other-game, drafts.paused, drafts.bot-sits-here),
    NotAllowed (drafts.not-drafting) and as `drafts.rules.draft.Draft.act`.
    """
    table = locked(seat.table.key)
    row = running(table)
    if game != row.number:
        raise Conflict(Fault("drafts.other-game", {"game": game}))
    if table.paused_at:
        raise Conflict(Fault("drafts.paused", {"reason": table.pause_reason}))
    prefetch_related_objects([table], "seats")  # read once for everything below
    if any(one.bot for one in table.seats.all() if one.pk == seat.pk):
        raise Conflict(Fault("drafts.bot-sits-here"))
    return move(table, row, number_of(row, seat), action, "person")


def running(table: Table) -> TableDraft:
    """The draft that a table plays now. Raises Conflict (drafts.not-running)."""
    row = table.drafts.filter(ended_at=None).last()
    if row is None or table.stage != Table.Stage.DRAFT:
        raise Conflict(Fault("drafts.not-running"))
    return row


def number_of(row: TableDraft, seat: Seat) -> int:
    """The number of a seat in this draft. Raises NotAllowed (drafts.not-drafting)."""
    if seat.place not in row.places:
        raise NotAllowed(Fault("drafts.not-drafting"))
    return row.places.index(seat.place)


def wishes_of(table: Table) -> Wishes:
    """How this table drafts."""
    return read_wishes(table.settings)


def move(table: Table, row: TableDraft, number: int, action: Action, by: By) -> Outcome:
    """Let the rules carry out an action, store it, and ask whoever comes next."""
    draft = load(row.state)
    moves = len(draft.log)
    before = open_turns(row, draft)
    outcome = draft.act(number, action, by)
    if outcome.move is not None and len(draft.log) == moves:
        return outcome
    row.state = save(draft).decode()
    row.times = [*row.times, *[int(timezone.now().timestamp())] * (len(draft.log) - moves)]
    row.save(update_fields=["state", "times"])
    if outcome.move is None:
        if not isinstance(action, Mark):  # choosing among cards must not make the page move
            changed(table, [row.places[number]], public=False)
        return outcome
    ask(table, row, draft, known=before.values())
    if draft.over:
        end(table, row)
    changed(table)
    return outcome


def open_turns(row: TableDraft, draft: AnyDraft) -> dict[int, str]:
    """What the draft waits for from each seat, by number, under a name that never comes again."""
    turns = {number: turn_of(draft, number) for number in range(draft.setup.seats)}
    return {number: f"draft:{row.number}:{turn}" for number, turn in turns.items() if turn}


def ask(table: Table, row: TableDraft, draft: AnyDraft, known: Iterable[str] = ()) -> None:
    """Write down whose turn it is, and set bots and clocks going for turns not `known` before."""
    now, control = timezone.now(), wishes_of(table).control
    seats = {seat.place: seat for seat in table.seats.all()}
    turns: dict[int, Turn] = {}
    bots_wanted = False
    for number, name in open_turns(row, draft).items():
        seat = seats[row.places[number]]
        hand = draft.hand(number)
        turn = Turn(name, due(control, now, first=hand is not None and hand.number == 1))
        turns[seat.place] = turn
        if name in known:
            continue
        if seat.bot:
            bots_wanted = True
        elif turn.due is not None:
            time_out.using(run_after=turn.due).enqueue(row.pk, number, name)
    set_turns(table, turns)
    if bots_wanted:
        let_bots_act.enqueue(row.pk)


def end(table: Table, row: TableDraft) -> None:
    """Close a draft that is over; show every pick and open the packs, if the host wished so."""
    row.ended_at = timezone.now()
    row.save(update_fields=["ended_at"])
    if wishes_of(table).logs == "over":
        open_logs(table, row)
    draft_over.send(TableDraft, table=table, draft=row)


def open_logs(table: Table, row: TableDraft) -> None:
    """Show every pick to everybody with the link, and the packs as the box promised them."""
    row.logs_open = True
    row.save(update_fields=["logs_open"])
    taken = BoxGame.objects.filter(box__public_id=row.box, number__in=row.games)
    for game in taken.order_by("number"):
        reveal_game(box_id=row.box, number=game.number, viewer=keeper(table))


def keeper(table: Table) -> Viewer:
    """A table keeps its own box, so that no person can look into it."""
    return Viewer(f"table:{table.key}")


@task()
def let_bots_act(draft_pk: int) -> None:
    """Play for every bot that is waited for, until none is."""
    while _bot_acts(draft_pk):
        pass


def _bot_acts(draft_pk: int) -> bool:
    """One bot's move: thought of outside the transaction, made only if it is still asked for."""
    row = TableDraft.objects.select_related("table").get(pk=draft_pk)
    draft = load(row.state)
    sitting = {seat.place: seat.bot for seat in row.table.seats.exclude(bot="")}
    for number, name in open_turns(row, draft).items():
        if level := sitting.get(row.places[number]):
            decision = bots.decide(draft, number, bots.read_level(level), cards_of(draft))
            with suppress(Conflict):  # somebody opened that pack meanwhile: it chooses again
                return _answer(row, number, name, decision.action, "bot")
            return True
    return False


@task()
def time_out(draft_pk: int, number: int, turn: str) -> None:
    """Take what a player had marked, or else a bot's pick, if this turn is still open and due.

    Where somebody opens the pack that would be chosen, another one is.
    """
    row = TableDraft.objects.select_related("table").get(pk=draft_pk)
    draft = load(row.state)
    if open_turns(row, draft).get(number) != turn:
        return
    level = wishes_of(row.table).bots or STAND_IN
    decision = bots.overdue(draft, number, level, cards_of(draft))
    try:
        _answer(row, number, turn, decision.action, "time-out")
    except Conflict:
        time_out.enqueue(draft_pk, number, turn)


@transaction.atomic
def _answer(row: TableDraft, number: int, turn: str, action: Action, by: By) -> bool:
    """Make a move for somebody, unless the turn has passed or they act for themselves again.

    False when the table stands still, so that there is nothing more to do. Raises Conflict where
    the draft moved on since the move was thought of.
    """
    table = locked(row.table.key)
    row = table.drafts.get(pk=row.pk)
    seat = table.seats.get(place=row.places[number])
    if table.paused_at:
        return False
    still_open = open_turns(row, load(row.state)).get(number) == turn
    late = not seat.bot and seat.turn_due is not None and seat.turn_due <= timezone.now()
    if still_open and (seat.bot if by == "bot" else late):
        move(table, row, number, action, by)
    return True


def cards_of(draft: AnyDraft) -> dict[str, Card]:
    """The cards of a draft's set by id."""
    return {card.id: card for card in card_set(draft.setup.set).cards}


def set_going(table: Table, row: TableDraft) -> None:
    """Ask anew for every open turn: after a pause, a change of players, or a restart.

    Whoever came back for a bot in a pause is asked now. A task that was not lost after all does
    nothing, for its turn is answered only once.
    """
    draft = load(row.state)
    asked = {seat.turn: seat for seat in table.seats.filter(bot="").exclude(turn="")}
    ask(table, row, draft, known=asked)
    for number, name in open_turns(row, draft).items():
        if name in asked and (at := asked[name].turn_due) is not None:
            time_out.using(run_after=at).enqueue(row.pk, number, name)
