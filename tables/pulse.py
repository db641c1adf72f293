"""The one look of a process at everything that somebody listens to here.

Twice a second it reads the revisions, so that nothing is missed whoever changed it in whichever
process. Channels' layer only makes it look sooner: a message that is lost costs half a second.
"""

import asyncio
import logging
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from contextvars import Context
from weakref import WeakKeyDictionary

from asgiref.sync import async_to_sync, sync_to_async
from channels.layers import get_channel_layer
from django.db import DatabaseError, InterfaceError, close_old_connections

from tables.models import Seat, Table

PAUSE = 0.5  # seconds between two looks when nobody says that something moved
LEAST = 0.05  # seconds between two looks, however often somebody says so
GROUP = "moved"

Part = tuple[type[Seat] | type[Table], int]  # what is listened to: a row with a revision
log = logging.getLogger("trinity.live")


class Pulse:
    """What the streams of this process listen to, and the latest revisions of it."""

    def __init__(self) -> None:
        self.streams: dict[Part, set[asyncio.Event]] = {}
        self.revisions: dict[Part, int] = {}
        self.nudged = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    @contextmanager
    def over(self, parts: Collection[Part]) -> Iterator[asyncio.Event]:
        """An event that is set whenever one of these parts moved; the first stream starts the look.

        The look has a context of its own, for that of the first stream ends with its request.
        """
        moved = asyncio.Event()
        for part in parts:
            self.streams.setdefault(part, set()).add(moved)
        self.nudged.set()
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self.beat(), context=Context())
        try:
            yield moved
        finally:
            for part in parts:
                self.streams[part].discard(moved)
                if not self.streams[part]:
                    del self.streams[part]
                    self.revisions.pop(part, None)

    async def beat(self) -> None:
        """Look for as long as anybody listens."""
        hearing = asyncio.create_task(self.hear())
        try:
            while self.streams:
                await self.look()
                await asyncio.sleep(LEAST)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.nudged.wait(), PAUSE - LEAST)
        finally:
            hearing.cancel()

    async def look(self) -> None:
        """Read every revision once, and wake the streams of those that moved."""
        self.nudged.clear()
        try:
            seen = await revisions_of(list(self.streams))
        except (DatabaseError, InterfaceError):
            log.warning("the revisions could not be read", exc_info=True)
            return
        for part, revision in seen.items():
            if part in self.streams and self.revisions.get(part) != revision:
                self.revisions[part] = revision
                for moved in self.streams[part]:
                    moved.set()

    async def hear(self) -> None:
        """Have the next look come at once whenever any process says that something moved."""
        while True:
            try:
                await self.hear_layer()
            except Exception:  # whatever a layer's own library raises while its server is away
                log.warning("the channel layer is silent", exc_info=True)
                await asyncio.sleep(PAUSE)

    async def hear_layer(self) -> None:
        """Listen to the layer until it fails."""
        layer = get_channel_layer()
        channel = await layer.new_channel()
        await layer.group_add(GROUP, channel)
        try:
            while True:
                await layer.receive(channel)
                self.nudged.set()
        finally:
            await layer.group_discard(GROUP, channel)


@sync_to_async
def revisions_of(parts: Collection[Part]) -> dict[Part, int]:
    """The revision of each of these rows that is there."""
    close_old_connections()
    found: dict[Part, int] = {}
    for model in (Seat, Table):
        pks = [pk for kind, pk in parts if kind is model]
        rows = model.objects.filter(pk__in=pks).values_list("pk", "revision") if pks else ()
        found |= {(model, pk): revision for pk, revision in rows}
    return found


def nudge() -> None:
    """Say to every process that something moved; called once the change is stored."""
    async_to_sync(get_channel_layer().group_send)(GROUP, {"type": "moved"})


PULSES: WeakKeyDictionary[asyncio.AbstractEventLoop, Pulse] = WeakKeyDictionary()


def pulse() -> Pulse:
    """The pulse of the running event loop: one a process, but for tests."""
    return PULSES.setdefault(asyncio.get_running_loop(), Pulse())
