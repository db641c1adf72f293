"""How long the card browser takes on the server."""

from collections.abc import Iterator
from time import perf_counter

from django.conf import settings
from django.test import Client, override_settings
from django.urls import reverse

from tables.bench import Figure, Groups

ROUNDS = 20
# The manifest is made by collectstatic, and says nothing about speed.
PLAIN = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}


def run() -> Iterator[Figure]:
    """The page with every card, warm and compressed, as browsers ask for it: the best round."""
    client = Client(SERVER_NAME="localhost", HTTP_ACCEPT_ENCODING="gzip")
    with override_settings(STORAGES=settings.STORAGES | {"staticfiles": PLAIN}):
        _time(client, reverse("browser"))
        best = min(_time(client, reverse("browser")) for _ in range(ROUNDS))
    yield "cards.browser", best * 1000, "ms"


def _time(client: Client, address: str) -> float:
    start = perf_counter()
    response = client.get(address, secure=True)
    if response.status_code != 200:
        raise RuntimeError(f"{address} answered {response.status_code}")
    return perf_counter() - start


GROUPS: Groups = {"cards": run}
