"""Live updates: a stream that says only at which revision a seat's view is; the page asks for it.

One task a process looks at the revisions of the seats that somebody listens to, twice a second, so
that nothing is missed whoever changed them, in whichever process.
"""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import contextmanager, suppress
from weakref import WeakKeyDictionary

from asgiref.sync import sync_to_async
from django.http import HttpRequest, StreamingHttpResponse

from tables.models import Seat
from tables.selectors import acting_seat

PAUSE = 0.5  # seconds between two looks
HEARTBEAT = 20  # seconds of silence after which a stream says that it still lives
MOST_SEATS = 40


class Pulse:
    """The revisions of the seats listened to in this process."""

    def __init__(self) -> None:
        self.listening: Counter[int] = Counter()
        self.revisions: Mapping[int, int] = {}
        self.beat = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    @contextmanager
    def over(self, seats: list[int]) -> Iterator[None]:
        """Listen to these seats for a while; the first listener starts the task."""
        self.listening.update(seats)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.look())
        try:
            yield
        finally:
            self.listening.subtract(seats)
            self.listening += Counter()

    async def look(self) -> None:
        """Look while anybody listens, and wake the streams when a revision moved."""
        while self.listening:
            rows = Seat.objects.filter(pk__in=list(self.listening)).values_list("pk", "revision")
            seen = {pk: revision async for pk, revision in rows}
            if seen != self.revisions:
                self.revisions = seen
                self.beat.set()
                self.beat = asyncio.Event()
            await asyncio.sleep(PAUSE)


PULSES: WeakKeyDictionary[asyncio.AbstractEventLoop, Pulse] = WeakKeyDictionary()


async def live(request: HttpRequest) -> StreamingHttpResponse:
    """GET ?on=<key>.<place>&on=…: server-sent events `{"<key>.<place>": revision}`.

    The first names the revision of every seat asked for. Raises NotAllowed for a seat that is not
    this browser's.
    """
    asked = request.GET.getlist("on")[:MOST_SEATS]
    seats = {await seat_named(request, name): name for name in asked}
    answer = StreamingHttpResponse(stream(seats), content_type="text/event-stream")
    answer.headers["Cache-Control"] = "no-store"
    answer.headers["X-Accel-Buffering"] = "no"
    return answer


@sync_to_async
def seat_named(request: HttpRequest, name: str) -> int:
    """The primary key of the seat "<key>.<place>" this request may act for."""
    key, _, place = name.rpartition(".")
    return acting_seat(request, key, int(place) if place.isdecimal() else 0).pk


async def stream(seats: Mapping[int, str]) -> AsyncIterator[str]:
    """The events of these seats for as long as the browser listens."""
    pulse = PULSES.setdefault(asyncio.get_running_loop(), Pulse())
    told: dict[int, int] = {}
    with pulse.over(list(seats)):
        while True:
            beat = pulse.beat
            news = {pk: pulse.revisions[pk] for pk in seats if pk in pulse.revisions}
            if fresh := {pk: at for pk, at in news.items() if told.get(pk) != at}:
                told |= fresh
                yield f"data: {json.dumps({seats[pk]: at for pk, at in fresh.items()})}\n\n"
            with suppress(TimeoutError):
                await asyncio.wait_for(beat.wait(), HEARTBEAT)
                continue
            yield ": still here\n\n"
