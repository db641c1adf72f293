"""Measures how long an answer takes through the service: `manage.py measure_answers`.

It plays battles at tables of its own; run it on a database that may be thrown away.
"""

from collections.abc import Iterator
from statistics import median
from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand

from battle import play, services
from battle.bots.greedy import Greedy
from battle.row import game_of
from battle.rules.agreement import Agreement
from battle.rules.trinity.drafted import drafted
from cards.selectors import card_set
from tables import services as tables
from tables.models import Seat, Table
from tables.tokens import new_token

BATTLES = 2


class Command(BaseCommand):
    help = "Play battles of three people; print the median milliseconds of an answer."

    def handle(self, *args: Any, **options: Any) -> None:
        took = [seconds for number in range(BATTLES) for seconds in answers(number)]
        self.stdout.write(f"{1000 * median(took):.2f}")


def answers(number: int) -> Iterator[float]:
    """The seconds of each answer of a battle of three people who take what looks best."""
    table, seats = begun(number)
    minds = [Greedy() for _ in seats]
    while (choice := (game := game_of(table.battles.get())).waiting) is not None:
        picks = minds[choice.seat].picks(game.view(choice.seat))
        began = perf_counter()
        play.answer(seat=seats[choice.seat], battle=1, choice=choice.number, picks=picks)
        yield perf_counter() - began


def begun(number: int) -> tuple[Table, list[Seat]]:
    """A table of three people with drafted decks, and its seats in turn order."""
    host = tables.open_table(
        name="bench", host_name="Ash", person="bench", format="standard", seats=3, settings={},
        once=new_token(),
    ).seat  # fmt: skip
    others = [
        tables.seat_at(host.table, name=name, person="bench", once=new_token()).seat
        for name in ("Birch", "Cedar")
    ]
    seats = [host, *others]
    numbers = {seat.place: number for number, seat in enumerate(seats)}
    tables.take_seats(table=host.table, numbers=numbers, stage=Table.Stage.BATTLE)
    set_key = ("blaze", "phantom")[number % 2]
    setup = drafted(card_set(set_key), "standard", f"bench:{number}")
    decks = dict(zip(numbers, setup.decks, strict=True))
    services.start(table=host.table, decks=decks, set_key=set_key, agreement=Agreement())
    return host.table, seats
