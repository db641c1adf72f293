"""Times edits as the builder sends them: `python manage.py measure_edits`, for the bench."""

from logging import INFO, disable
from statistics import median
from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand
from django.test import Client

from decks.bench import sample_decks
from decks.models import OwnDeck
from decks.services import keep_deck
from tables.browsing import browser_of

EDITS = 40


class Command(BaseCommand):
    help = "Edit a drafted deck in this database, and print the median milliseconds of an answer."

    def handle(self, *args: Any, **options: Any) -> None:
        disable(INFO)  # the line of each request is not asked for
        row = drafted_deck()
        client = browser_of(row.owner, SERVER_NAME="127.0.0.1")
        times = [edit(client, row, revision) for revision in range(1, EDITS + 1)]
        self.stdout.write(f"{median(times):.3f}")


def drafted_deck() -> OwnDeck:
    """A legal deck of 39 cards that were drafted."""
    deck = next(sample_decks())
    pool, source = [*deck.pool.elements()], OwnDeck.Source.PACKS
    return keep_deck("guest:a", "Bench", deck, format="standard", pool=pool, source=source)


def edit(client: Client, row: OwnDeck, revision: int) -> float:
    """The milliseconds until the page is told what is to be said of a deck with one card moved."""
    main, life = [*row.main], [*row.life]
    if revision % 2:
        life.append(main.pop())
    sent = {"revision": revision, "main": main, "life": life, "epics": row.epics}
    start = perf_counter()
    answer = client.post(f"/decks/{row.key}/lay/", sent)
    took = 1000 * (perf_counter() - start)
    if answer.status_code != 200:
        raise RuntimeError(f"an edit was answered with {answer.status_code}")
    return took
