"""The application that answers many requests at once in a few lanes."""

import asyncio
import threading
from typing import Any

from asgiref.testing import ApplicationCommunicator
from django.core.signals import request_started

from trinity_site.asgi import LANES, Application

SCOPE = {
    "type": "http",
    "method": "GET",
    "path": "/nowhere",
    "query_string": b"",
    "headers": [(b"host", b"localhost")],
    "http_version": "1.1",
}


async def status(application: Application) -> int:
    """What one request is answered with."""
    asking = ApplicationCommunicator(application, SCOPE)
    await asking.send_input({"type": "http.request", "body": b""})
    start = await asking.receive_output(timeout=60)
    await asking.wait(timeout=60)
    return int(start["status"])


def test_it_answers_many_at_once_in_a_few_threads_that_stay() -> None:
    application, threads = Application(), set[int]()

    def note(**_: Any) -> None:
        threads.add(threading.get_ident())

    async def ask() -> list[int]:
        return await asyncio.gather(*(status(application) for _ in range(3 * LANES)))

    request_started.connect(note)
    try:
        assert asyncio.run(ask()) == [404] * 3 * LANES
    finally:
        request_started.disconnect(note)
    assert 1 <= len(threads) <= LANES
    assert [lane.waiting for lane in application.lanes] == [0] * LANES
