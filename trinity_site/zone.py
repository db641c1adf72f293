"""The reader's time zone: their browser tells it in a cookie, static/js/zone.js."""

from collections.abc import Callable
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from django.http import HttpRequest, HttpResponse
from django.utils import timezone

COOKIE = "zone"


class ZoneMiddleware:
    """Writes dates and times in the reader's zone, and in UTC for readers without script."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        with timezone.override(zone_called(request.COOKIES.get(COOKIE, ""))):
            return self.get_response(request)


@lru_cache(maxsize=256)
def zone_called(name: str) -> ZoneInfo | None:
    """The zone of this name; None where there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
