"""One webhook a table: a channel hears whose turn it is, grouped, and only while it is true."""

import json
import logging
import re
from datetime import timedelta
from urllib.parse import urlsplit

from django.conf import settings
from django.db import transaction
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django_tasks import task

from tables import receiver
from tables.models import Hook, Seat, Table
from tables.rules.refusal import Fault, Unknown
from tables.services import for_the_host, locked

PATIENCE = timedelta(minutes=2)  # whoever answers at once needs no notice
MOST_FAILURES = 5  # in a row, after which nothing more is sent
MARKED_UP = re.compile(r"([\\\\`*_~|<>\[\]()#@:])")  # what Discord reads as more than text
log = logging.getLogger("trinity.hooks")


@transaction.atomic
def set_hook(*, by: Seat, url: str) -> None:
    """Where the table's turns are told; "" for nowhere.

    Raises NotAllowed (tables.host-only), Refusal (tables.hook-address).
    """
    table = locked(by.table.key)
    for_the_host(table, by)
    Hook.objects.filter(table=table).delete()
    if url:
        receiver.check(url)
        Hook.objects.create(table=table, url=url)
        ask_to_tell(table)


@transaction.atomic
def mute_hook(*, by: Seat, muted: bool) -> None:
    """Keep the webhook but send nothing for now. Raises NotAllowed, Unknown (tables.no-hook)."""
    table = locked(by.table.key)
    for_the_host(table, by)
    if not Hook.objects.filter(table=table).update(muted=muted, failures=0):
        raise Unknown(Fault("tables.no-hook"))
    ask_to_tell(table)


def host_of(table: Table) -> str:
    """The name of the host that a table's webhook goes to: all of it that is ever shown."""
    hook = Hook.objects.filter(table=table).first()
    return urlsplit(hook.url).hostname or "" if hook else ""


def ask_to_tell(table: Table) -> None:
    """Have the channel told of the table's turns after a little patience, once however many begin.

    In the caller's transaction.
    """
    waiting = Hook.objects.filter(table=table, muted=False, failures__lt=MOST_FAILURES)
    if waiting.filter(waiting=False).update(waiting=True):
        tell.using(run_after=timezone.now() + PATIENCE).enqueue(table.pk)


@task()
def tell(table_pk: int) -> None:
    """Tell the channel of every turn that is still open and was not told of; sent once at most."""
    with transaction.atomic():
        hook = Hook.objects.select_for_update().filter(table=table_pk).first()
        if hook is None:
            return
        table = Table.objects.get(pk=table_pk)
        turns = open_turns(table)
        late = [seat for seat in turns if is_untold(hook, seat) and has_waited(seat)]
        hook.waiting = False
        hook.told |= {str(seat.place): seat.turn for seat in late}
        hook.save(update_fields=["waiting", "told"])
        if any(is_untold(hook, seat) for seat in turns):
            ask_to_tell(table)
    if late and not hook.muted:
        deliver(hook, message(table, late))


def open_turns(table: Table) -> list[Seat]:
    """The people a table waits for; nobody while its clock stands still."""
    if table.paused_at:
        return []
    return list(table.seats.filter(bot="", left_at=None, muted=False).exclude(turn=""))


def is_untold(hook: Hook, seat: Seat) -> bool:
    """Whether the channel has not heard of the seat's turn."""
    return hook.told.get(str(seat.place)) != seat.turn


def has_waited(seat: Seat) -> bool:
    """Whether a turn has been open for so long that its notice is worth sending."""
    return seat.turn_since is not None and seat.turn_since <= timezone.now() - PATIENCE


def message(table: Table, seats: list[Seat]) -> dict[str, object]:
    """What Discord reads; names can't mention anybody there, nor look like links."""
    names = ", ".join(plain(seat.name) for seat in seats)
    said = _("%(table)s waits for %(names)s.") % {"table": plain(table.name), "names": names}
    link = settings.SITE_URL + reverse("tables")
    return {"content": f"{said} {link}", "allowed_mentions": {"parse": []}}


def plain(text: str) -> str:
    """A name as Discord shows it letter by letter."""
    return MARKED_UP.sub(r"\\\1", text)


def deliver(hook: Hook, body: dict[str, object]) -> None:
    """Send it once; count the failures in a row, and say no address in the log."""
    try:
        failed = receiver.send(hook.url, json.dumps(body).encode()) >= 300
    except receiver.FAILURES:
        failed = True
    failures = hook.failures + 1 if failed else 0
    Hook.objects.filter(pk=hook.pk).update(failures=failures)
    if failed:
        log.warning("a webhook did not take its notice", extra={"table": hook.table_id})


def is_silent(table: Table) -> bool:
    """Whether a table's webhook failed so often that nothing more is sent."""
    return Hook.objects.filter(table=table, failures__gte=MOST_FAILURES).exists()


def sends_nothing(table: Table) -> bool:
    """Whether a table has a webhook that hears nothing: muted, or failed too often."""
    return is_silent(table) or Hook.objects.filter(table=table, muted=True).exists()
