"""How often the database is asked: as often in the middle of a battle as at its beginning."""

from collections.abc import Callable
from random import Random

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from battle.bots.random_player import picks
from battle.tests.battles import asked, battling, holder, hurry
from drafts.tests.tables import browser

pytestmark = pytest.mark.django_db
JSON = "application/json"


def queries(do: Callable[[], object]) -> int:
    """How many queries something takes, but for the marks of transactions."""
    with CaptureQueriesContext(
        connection,
    ) as captured:
        do()
    return sum("SAVEPOINT" not in query["sql"] for query in captured.captured_queries)


def shown(client: Client, address: str) -> Callable[[], None]:
    """Something that shows a page."""

    def show() -> None:
        assert client.get(address).status_code == 200

    return show


@pytest.mark.parametrize(
    ("address", "most"),
    [
        ("/tables/{key}/{place}/battle/", 8),
        ("/tables/{key}/{place}/battle/log/", 8),
        ("/api/v1/battles/{key}/{place}/", 7),
    ],
)
def test_it_asks_as_often_for_a_long_battle_as_for_a_short_one(address: str, most: int) -> None:
    seats = battling()
    mine = seats[0]
    show = shown(holder(mine), address.format(key=mine.table.key, place=mine.place))
    for _ in range(2):
        assert queries(show) <= most
        hurry(seats, answers=30)


def test_it_asks_as_often_for_the_turns_of_many_tables_as_of_one() -> None:
    client = browser(battling(once="0")[0])
    before = [queries(shown(client, address)) for address in ("/tables/", "/api/v1/battles/")]
    for once in range(1, 4):
        battling(once=f"{once}")
    after = [queries(shown(client, address)) for address in ("/tables/", "/api/v1/battles/")]
    assert before == after
    assert max(after) <= 2


def test_it_stores_an_answer_and_shows_what_came_of_it_in_so_many() -> None:
    seats = battling()
    hurry(seats, answers=30)
    mine, choice = asked(seats)
    sent = {"battle": 1, "choice": choice.number, "picks": picks(choice, Random(1))}
    client, address = holder(mine), f"/api/v1/battles/{mine.table.key}/{mine.place}/answer/"
    assert queries(lambda: client.post(address, sent, content_type=JSON)) <= 25
