"""How often strangers may do what costs something: by address and by person."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django_ratelimit.core import get_usage

from tables.people import person_of
from tables.rules.refusal import Fault, TooMany


def spend(request: HttpRequest, purpose: str) -> None:
    """Count one use of `purpose` (a key of settings.RATES). Raises TooMany, with the wait."""
    for kind, key in (("address", "ip"), ("person", lambda _group, asked: person_of(asked))):
        usage = get_usage(
            request,
            group=f"{purpose}:{kind}",
            key=key,
            rate=settings.RATES[purpose],
            increment=True,
        )
        if usage and usage["should_limit"]:
            raise TooMany(Fault("site.too-many", {"wait": usage["time_left"]}))


def limited(purpose: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A view, or a method of an API view, that spends one use for each request that writes."""

    def decorate(view: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(view)
        def counted(*args: Any, **kwargs: Any) -> Any:
            request = next(arg for arg in args if hasattr(arg, "META"))
            if request.method not in ("GET", "HEAD", "OPTIONS"):
                spend(request, purpose)
            return view(*args, **kwargs)

        return counted

    return decorate
