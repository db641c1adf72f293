"""Who looks at a box: a person, perhaps with the keeper's secret."""

from dataclasses import dataclass

from django.http import HttpRequest

from tables.people import person_of, shown_token


@dataclass(frozen=True)
class Viewer:
    """`person` as `tables.people` names them; `token` what they show to act as the keeper."""

    person: str
    token: str = ""


def viewer_of(request: HttpRequest) -> Viewer:
    """Who asks, with the token of an `Authorization: Keeper <token>` header."""
    return Viewer(person_of(request), shown_token(request, "Keeper"))
