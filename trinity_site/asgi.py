"""The ASGI application that uvicorn serves."""

import os
from typing import Any

import django
from asgiref.sync import SyncToAsync, ThreadSensitiveContext

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "trinity_site.settings")
django.setup(set_prefix=False)

from django.core.handlers.asgi import ASGIHandler  # noqa: E402
from django.http import HttpRequest  # noqa: E402
from django.http.response import HttpResponseBase  # noqa: E402

LANES = 4


class Lane(ThreadSensitiveContext):
    """A thread that answers requests one after another and keeps its connection to the database."""

    waiting = 0


class Application(ASGIHandler):
    """Django's own handler, with a few lanes instead of a new thread for every request.

    However many come at once, they don't fight for the database and the processor, and a
    connection to the database serves many of them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.lanes = [Lane() for _ in range(LANES)]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request in the lane in which the fewest wait."""
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        lane = min(self.lanes, key=lambda lane: lane.waiting)
        SyncToAsync.thread_sensitive_context.set(lane)
        await self.handle(scope, receive, send)

    async def get_response_async(self, request: HttpRequest) -> HttpResponseBase:
        """The answer. A stream that stays open afterwards keeps nobody waiting."""
        lane = SyncToAsync.thread_sensitive_context.get()
        lane.waiting += 1
        try:
            return await super().get_response_async(request)
        finally:
            lane.waiting -= 1


application = Application()
