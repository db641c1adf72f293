"""Who is asking: an account, or a guest known by a signed cookie."""

import secrets

from django.http import HttpRequest

GUEST = "guest"


def guest_of(request: HttpRequest) -> str | None:
    """The name of the guest that this browser was, whoever is logged in now."""
    guest = request.session.get(GUEST)
    return f"guest:{guest}" if guest else None


def person_of(request: HttpRequest) -> str:
    """A name for whoever asks, the same from visit to visit: "user:7", "guest:…" or an address.

    A guest gets a cookie with the first thing they do; a page that is only read sets none.
    """
    if request.user.is_authenticated:
        return f"user:{request.user.pk}"
    return guest_of(request) or f"address:{request.META['REMOTE_ADDR']}"


def recognise(request: HttpRequest) -> str:
    """`person_of`, after giving a guest their cookie (128 random bits, signed)."""
    if not request.user.is_authenticated and GUEST not in request.session:
        request.session[GUEST] = secrets.token_urlsafe(16)
    return person_of(request)


SEATS = "seats"
MOST_HELD = 40  # seats in one browser's cookie, the oldest dropped first


def hold(request: HttpRequest, key: str, place: int, token: str) -> None:
    """Keep a seat's secret in this browser's signed cookie."""
    held = {**request.session.get(SEATS, {})}
    held.pop(f"{key}.{place}", None)
    held[f"{key}.{place}"] = token
    request.session[SEATS] = dict(list(held.items())[-MOST_HELD:])


def seat_tokens(request: HttpRequest, key: str, place: int) -> list[str]:
    """The secrets this request brings for a seat: in its cookie, or as `Authorization: Seat …`."""
    kept = request.session.get(SEATS, {}).get(f"{key}.{place}")
    return [token for token in (kept, shown_token(request, "Seat")) if token]


def shown_token(request: HttpRequest, scheme: str) -> str:
    """The secret of an `Authorization: <scheme> …` header; "" without one of this scheme."""
    shown, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() if shown == scheme else ""
