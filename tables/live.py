"""Live updates: a stream that says only at which revision a view is; the page asks for it.

Whoever may act for a seat may listen to it; whoever has a table's watch link may listen to what
everybody at it sees, which opens no seat.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress

from asgiref.sync import sync_to_async
from django.db import connections
from django.http import HttpRequest, StreamingHttpResponse

from tables.logins import login_of
from tables.models import Seat, Table
from tables.pulse import Part, pulse
from tables.rules.refusal import Refusal
from tables.selectors import acting_seat, watchable

HEARTBEAT = 20  # seconds of silence after which a stream says that it still lives
MOST_PARTS = 40
MOST_DIGITS = 5  # of a seat's place


async def live(request: HttpRequest) -> StreamingHttpResponse:
    """GET ?on=<key>.<place>&on=<key>.<watch link's secret>: server-sent events `{on: revision}`.

    The first names the revision of everything asked for that this browser may listen to. Raises
    Refusal when that is nothing: NotAllowed for a seat, Unknown for a link that opens nothing.
    """
    parts = await parts_named(request, request.GET.getlist("on")[:MOST_PARTS])
    answer = StreamingHttpResponse(stream(parts), content_type="text/event-stream")
    answer.headers["Cache-Control"] = "no-store"
    answer.headers["X-Accel-Buffering"] = "no"
    return answer


@sync_to_async
def parts_named(request: HttpRequest, names: list[str]) -> dict[Part, str]:
    """What this request may listen to, each with the name it asked by. Raises Refusal.

    One stream serves all tabs of a browser, so a seat that was lost in one of them silences none.
    A program that shows a log-in listens as its account. An open stream reads nothing more by
    itself, so it keeps no connection to the database.
    """
    if login := login_of(request):
        request.user = login.user
    parts, refusals = dict[Part, str](), list[Refusal]()
    for name in names:
        try:
            parts[part_named(request, name)] = name
        except Refusal as refusal:
            refusals.append(refusal)
    connections.close_all()
    if refusals and not parts:
        raise refusals[0]
    return parts


def part_named(request: HttpRequest, name: str) -> Part:
    """The seat "<key>.<place>" or the table "<key>.<watch link's secret>"."""
    key, _, opener = name.rpartition(".")
    if opener.isdecimal() and len(opener) <= MOST_DIGITS:
        return Seat, acting_seat(request, key, int(opener)).pk
    return Table, watchable(key, opener).pk


async def stream(parts: Mapping[Part, str]) -> AsyncIterator[str]:
    """The events of these parts for as long as the browser listens."""
    now, told = pulse(), dict[Part, int]()
    with now.over(parts) as moved:
        while True:
            moved.clear()
            news = {part: now.revisions[part] for part in parts if part in now.revisions}
            if fresh := {part: at for part, at in news.items() if told.get(part) != at}:
                told |= fresh
                yield f"data: {json.dumps({parts[part]: at for part, at in fresh.items()})}\n\n"
            with suppress(TimeoutError):
                await asyncio.wait_for(moved.wait(), HEARTBEAT)
                continue
            yield ": still here\n\n"
