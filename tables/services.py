"""Everything that changes a table: who sits there, who is host, whether the clock stands still.

Each service is one transaction that locks the table's row. The seat it is given comes from
`tables.selectors.acting_seat`, which has checked who asks.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from django.db import transaction
from django.db.models import F, Max, QuerySet
from django.utils import timezone
from django.utils.translation import gettext as _

from tables.models import Seat, Table
from tables.pulse import nudge
from tables.rules.refusal import Conflict, Fault, NotAllowed, Refusal, Unknown
from tables.signals import resumed
from tables.tokens import hashed, new_token, opens

MOST_SEATS = 12


class Seated(NamedTuple):
    """A seat, and the secret that proves it; the secret is stored nowhere."""

    seat: Seat
    token: str


@transaction.atomic
def open_table(
    *,
    name: str,
    host_name: str,
    person: str,
    format: str,
    seats: int,
    settings: Mapping[str, object],
    once: str,
    begins_with: Table.Stage = Table.Stage.DRAFT,
) -> Seated:
    """A table in its lobby, and its host's seat; the same form sent twice opens one table.

    Without a name it is called after its host.
    """
    same = Seat.objects.filter(once=once, person=person, place=1).first()
    if same is not None:
        return given_anew(same)
    table = Table.objects.create(
        name=name or called_after(host_name),
        format=format,
        seats_wanted=seats,
        settings=dict(settings),
        begins_with=begins_with,
    )
    host = seat_at(table, name=host_name, person=person, once=once)
    table.host = host.seat
    table.save(update_fields=["host"])
    return host


def called_after(host_name: str) -> str:
    """What a table without a name of its own is called, in the reader's language."""
    return _("%(name)s’s table") % {"name": host_name}


@transaction.atomic
def join(*, key: str, join_token: str, name: str, person: str, once: str) -> Seated:
    """A seat for whoever holds the join link; the same form sent twice gives the same seat.

    At a table that everybody had left they are the host.

    Raises Unknown (tables.no-such-link) and Refusal (tables.name-taken, tables.full).
    """
    table = locked(key, "tables.no-such-link")
    if not opens(table, "join", join_token):
        raise Unknown(Fault("tables.no-such-link"))
    seats = table.seats.filter(left_at=None)
    if same := seats.filter(once=once, person=person).first():
        return given_anew(same)
    if seats.filter(name__iexact=name).exists():
        raise Refusal(Fault("tables.name-taken", {"field": "name", "name": name}))
    if seats.count() >= MOST_SEATS:
        raise Refusal(Fault("tables.full", {"most": MOST_SEATS}))
    seated = seat_at(table, name=name, person=person, once=once)
    if table.host_id is None:
        table.host = seated.seat
        table.save(update_fields=["host"])
    changed(table)
    return seated


@transaction.atomic
def be_ready(*, seat: Seat, ready: bool) -> None:
    """Say that this seat can start, or that it can't yet. Raises Conflict (tables.started)."""
    table = locked(seat.table.key)
    in_lobby(table)
    if table.seats.filter(pk=seat.pk).exclude(ready=ready).update(ready=ready):
        changed(table)


@transaction.atomic
def leave(*, seat: Seat, at: Collection[Table.Stage]) -> None:
    """Give a seat up for good; the host's duties pass to whoever has sat there longest.

    Raises Conflict (tables.gone-on) where the table is at none of these stages, for another one
    may have to let somebody play on.
    """
    table = locked(seat.table.key)
    if table.stage not in at:
        raise Conflict(Fault("tables.gone-on"))
    table.seats.filter(pk=seat.pk).update(
        left_at=timezone.now(),
        token_hash="",
        person="",
        ready=False,
        mail="",
        mail_confirmed=False,
    )
    pass_duties_on(table, seat)
    changed(table)


def pass_duties_on(table: Table, seat: Seat) -> None:
    """Let whoever has sat there longest be host, where the owner of this seat was and is gone.

    Where bots sit in for all of them, one who can come back; nobody where nobody can.
    """
    if table.host_id == seat.pk:
        people = table.seats.filter(left_at=None).exclude(token_hash="", person="")
        table.host = people.filter(bot="").first() or people.first()
        table.save(update_fields=["host"])


@transaction.atomic
def take_seats(*, table: Table, numbers: Mapping[int, int], stage: Table.Stage) -> None:
    """Fix who sits where around the table, and go from the lobby to a stage.

    `numbers` gives each seat's place its number. Raises Conflict (tables.started).
    """
    table = locked(table.key)
    in_lobby(table)
    for place, number in numbers.items():
        table.seats.filter(place=place).update(number=number)
    table.stage = stage
    table.save(update_fields=["stage"])
    changed(table)


@transaction.atomic
def back_to_lobby(*, table: Table) -> None:
    """From any stage to the lobby: people say anew that they are ready, bots of their own go.

    Raises Conflict (tables.in-battle) while a battle is on.
    """
    table = locked(table.key)
    if table.stage == Table.Stage.BATTLE:
        raise Conflict(Fault("tables.in-battle"))
    table.seats.filter(left_at=None, token_hash="", person="").update(left_at=timezone.now())
    table.seats.update(number=None, ready=False, bot="", turn="", turn_since=None, turn_due=None)
    table.stage = Table.Stage.LOBBY
    table.save(update_fields=["stage"])
    changed(table)


@transaction.atomic
def seat_bot(*, table: Table, name: str, level: str) -> Seat:
    """A new seat in which a bot sits."""
    table = locked(table.key)
    seat = seat_at(table, name=name, person="", once=new_token()).seat
    seat.bot, seat.token_hash, seat.ready = level, "", True
    seat.save(update_fields=["bot", "token_hash", "ready"])
    return seat


@transaction.atomic
def hand_to_bot(*, seat: Seat, by: Seat, level: str) -> None:
    """Let a bot play a seat for now: its owner's wish, or the host's. Raises NotAllowed."""
    for_the_owner_or_host(seat, by)
    table = locked(seat.table.key)
    if table.seats.filter(pk=seat.pk).exclude(bot=level).update(bot=level):
        changed(table)


@transaction.atomic
def take_back(*, seat: Seat) -> None:
    """The owner plays again instead of the bot."""
    table = locked(seat.table.key)
    if table.seats.filter(pk=seat.pk).exclude(bot="").update(bot=""):
        changed(table)


@transaction.atomic
def reissue(*, seat: Seat, by: Seat) -> Seated:
    """A new secret for a seat: the old link and every device that used it are shut out.

    The seat itself or the host may ask; the table reads that the host did. Raises NotAllowed
    (tables.not-yours).
    """
    for_the_owner_or_host(seat, by)
    locked(seat.table.key)
    if by.pk != seat.pk:
        seat.link_by_host_at = timezone.now()
        seat.save(update_fields=["link_by_host_at"])
    return given_anew(seat)


@transaction.atomic
def renew_links(*, by: Seat) -> None:
    """New join and watch links; the old ones open nothing more. Raises NotAllowed."""
    table = locked(by.table.key)
    for_the_host(table, by)
    table.links += 1
    table.save(update_fields=["links"])


@transaction.atomic
def pause(*, by: Seat, reason: str) -> None:
    """Stop the table's clock, with a reason that everybody reads.

    Raises NotAllowed, and Conflict (tables.pause-by-consent) in a battle, which needs everybody.
    """
    table = locked(by.table.key)
    for_the_host(table, by)
    if table.stage == Table.Stage.BATTLE:
        raise Conflict(Fault("tables.pause-by-consent"))
    if table.paused_at is None:
        table.paused_at, table.pause_reason = timezone.now(), reason
        table.save(update_fields=["paused_at", "pause_reason"])
        changed(table)


@transaction.atomic
def go_on(*, table: Table) -> None:
    """Let the clock of a paused table run again."""
    table = locked(table.key)
    table.paused_at, table.pause_reason = None, ""
    table.save(update_fields=["paused_at", "pause_reason"])
    changed(table)
    resumed.send(None, table=table)


def for_the_owner_or_host(seat: Seat, by: Seat) -> None:
    """Raises NotAllowed (tables.not-yours) for anybody else."""
    if by.table_id != seat.table_id or by.pk not in (seat.pk, seat.table.host_id):
        raise NotAllowed(Fault("tables.not-yours"))


def for_the_host(table: Table, seat: Seat) -> None:
    """Raises NotAllowed (tables.host-only) for everybody but the host."""
    if table.host_id != seat.pk:
        raise NotAllowed(Fault("tables.host-only"))


def in_lobby(table: Table) -> None:
    """Raises Conflict (tables.started) once the table has started."""
    if table.stage != Table.Stage.LOBBY:
        raise Conflict(Fault("tables.started"))


def changed(table: Table, places: Collection[int] | None = None, *, public: bool = True) -> None:
    """Raise the revisions of the seats whose view changed (None: all), and of the public view.

    Once that is stored, open pages hear of it; where they can't, they see it half a second later.
    """
    if public:
        now = timezone.now()
        Table.objects.filter(pk=table.pk).update(revision=F("revision") + 1, touched_at=now)
    seats = table.seats.all() if places is None else table.seats.filter(place__in=places)
    seats.update(revision=F("revision") + 1)
    transaction.on_commit(nudge, robust=True)


def locked(key: str, code: str = "tables.no-such-table") -> Table:
    """The table of this key, locked until the transaction ends. Raises Unknown."""
    tables: QuerySet[Table] = Table.objects.select_for_update().filter(key=key)
    if (table := tables.first()) is None:
        raise Unknown(Fault(code))
    return table


def seat_at(table: Table, *, name: str, person: str, once: str) -> Seated:
    """The next place at a table."""
    last = table.seats.aggregate(last=Max("place"))["last"] or 0
    token = new_token()
    seat = Seat.objects.create(
        table=table,
        place=last + 1,
        name=name,
        person=person,
        token_hash=hashed(token),
        once=once,
    )
    return Seated(seat, token)


def given_anew(seat: Seat) -> Seated:
    """The same seat with a new secret."""
    token = new_token()
    seat.token_hash = hashed(token)
    seat.save(update_fields=["token_hash"])
    return Seated(seat, token)
