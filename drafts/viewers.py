"""Who looks at a box: a person, perhaps with the keeper's secret."""

import hashlib
from dataclasses import dataclass

from django.http import HttpRequest

from tables.people import person_of

SCHEME = "Keeper "


@dataclass(frozen=True)
class Viewer:
    """`person` as `tables.people` names them; `token` what they show to act as the keeper."""

    person: str
    token: str = ""


def viewer_of(request: HttpRequest) -> Viewer:
    """Who asks, with the token of an `Authorization: Keeper <token>` header."""
    header = request.headers.get("Authorization", "")
    token = header.removeprefix(SCHEME).strip() if header.startswith(SCHEME) else ""
    return Viewer(person_of(request), token)


def digest(secret: str) -> str:
    """What is stored of a secret: its SHA-256, 64 hex digits."""
    return hashlib.sha256(secret.encode()).hexdigest()
