"""Two clicks at the same moment, in two threads with connections of their own."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from django.db import connection

from drafts.models import Box, Sheet
from drafts.services import take_game
from drafts.sheet_services import order_sheet
from drafts.tests.boxes import ALICE, alices_box
from tables.rules.refusal import Refusal

pytestmark = pytest.mark.django_db(transaction=True)


def together(act: Callable[[int], Any], times: int = 4) -> list[Any]:
    """What each of the threads got that began at the same moment; a refusal as its code."""
    start = Barrier(times)

    def run(number: int) -> Any:
        start.wait()
        try:
            return act(number)
        except Refusal as refusal:
            return refusal.faults[0].code
        finally:
            connection.close()

    with ThreadPoolExecutor(times) as threads:
        return list(threads.map(run, range(times)))


def test_it_takes_one_game_once() -> None:
    box = alices_box()
    games = together(lambda _: take_game(box_id=box.public_id, number=1, viewer=ALICE))
    assert len({game.taken for game in games}) == 1
    assert [game.state for game in box.games.all()] == ["taken", "closed", "closed"]


def test_it_takes_the_second_game_never_before_the_first() -> None:
    box = alices_box()
    together(lambda n: take_game(box_id=box.public_id, number=n % 2 + 1, viewer=ALICE))
    first, second = box.games.order_by("number")[:2]
    assert first.state == "taken"
    assert second.taken is None or second.taken >= first.taken


def test_it_makes_one_box_of_one_form() -> None:
    boxes = together(lambda _: alices_box(form_key="once"))
    assert len(set(boxes)) == 1
    assert [Box.objects.count(), boxes[0].games.count(), boxes[0].keepers.count()] == [1, 3, 1]


def test_it_keeps_one_sheet_in_the_making() -> None:
    box = alices_box(seed="hello")

    def order(number: int) -> str:
        texts = {"ink": "grey"} if number % 2 else {}
        return order_sheet(box_id=box.public_id, viewer=ALICE, kind="cards", texts=texts).state

    assert sorted(together(order)) == ["boxes.one-sheet-at-a-time"] * 2 + ["waiting"] * 2
    assert Sheet.objects.count() == 1
