"""Tables that drafted under an earlier version go on: fixtures/table-<kind>-<version>.json."""

import json
from pathlib import Path

import pytest

from drafts.rules.invariants import draft_faults
from drafts.table import play, selectors, services
from drafts.tests.tables import draft_of, drafting, play_on, row_of
from tables.models import Seat, Table

pytestmark = pytest.mark.django_db
SAVED = sorted((Path(__file__).parent / "fixtures").glob("table-*.json"))


def at_a_table(path: Path) -> list[Seat]:
    """People at a table with what was saved of it, in the order in which they sit."""
    saved = json.loads(path.read_text())
    settings, places = saved["settings"], saved["row"]["places"]
    rules = settings["rules"]
    table = drafting(len(places), rules=rules, seats=len(places))[0].table
    Table.objects.filter(pk=table.pk).update(settings=settings)
    table.drafts.update(**saved["row"])
    services.resume_all()
    return [Seat.objects.select_related("table").get(table=table, place=place) for place in places]


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_it_goes_on_at_a_table_that_was_saved(path: Path) -> None:
    seats = at_a_table(path)
    before = draft_of(seats[0])
    assert not before.over
    assert draft_faults(before) == []
    play_on(seats)
    after, row = draft_of(seats[0]), row_of(seats[0])
    assert row.ended_at is not None
    assert [len(pool) for pool in after.pools] == [39] * len(seats)
    assert after.log[: len(before.log)] == before.log
    assert len(row.times) == len(after.log)


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_it_shows_a_table_that_was_saved(path: Path) -> None:
    seats = at_a_table(path)
    wishes = play.wishes_of(seats[0].table)
    assert (wishes.seconds, wishes.watch, wishes.delay) == (86400, "hands", 5)
    assert wishes.quiet.zone == "Asia/Tokyo"
    seen = selectors.of_seat(seats[0])
    assert seen.notes == "Red is open."
    assert seen.view.places[0].taken > 0


def test_it_keeps_a_table_of_this_version_in_mid_round_and_in_mid_swap() -> None:
    assert {path.stem for path in SAVED} >= {"table-pass-1", "table-split-1"}
