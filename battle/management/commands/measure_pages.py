"""Measures how long the page of a battle takes on the server: `manage.py measure_pages`.

It plays a battle at a table of its own; run it on a database that may be thrown away.
"""

from collections.abc import Iterator
from logging import INFO, disable
from statistics import median
from time import process_time
from typing import Any

from django.core.management.base import BaseCommand
from django.test import Client

from battle import play
from battle.bots.greedy import Greedy
from battle.management.commands.measure_answers import begun
from battle.row import game_of
from tables.browsing import browser_of
from tables.models import Seat

FROM, TO = 12, 24  # turns
EVERY = 8  # answers


class Command(BaseCommand):
    help = "Play a battle of three people; print the median milliseconds of the page of one asked."

    def handle(self, *args: Any, **options: Any) -> None:
        disable(INFO)  # the line of each request is not asked for
        self.stdout.write(f"{1000 * median(pages()):.2f}")


def pages() -> Iterator[float]:
    """The processor seconds of pages in mid-game, as whoever is asked opens them."""
    table, seats = begun(0)
    minds = [Greedy() for _ in seats]
    browsers = [browser_of(seat=seat, SERVER_NAME="127.0.0.1") for seat in seats]
    number = 0
    while (choice := (game := game_of(table.battles.get())).waiting) is not None:
        if FROM <= game.state.turn <= TO and number % EVERY == 0:
            yield opened(browsers[choice.seat], seats[choice.seat])
        picks = minds[choice.seat].picks(game.view(choice.seat))
        play.answer(seat=seats[choice.seat], battle=1, choice=choice.number, picks=picks)
        number += 1


def opened(client: Client, seat: Seat) -> float:
    """Open the page of a seat once; its processor seconds."""
    began = process_time()
    answered = client.get(f"/tables/{seat.table.key}/{seat.place}/battle/")
    took = process_time() - began
    if answered.status_code != 200:
        raise RuntimeError(f"the page answered {answered.status_code}")
    return took
