"""Battles that every release stored go on, mid-choice, with all that belongs to them."""

import json
from pathlib import Path

import pytest
from django.utils import timezone

from battle import consents, selectors
from battle.tests.battles import asked, battling, play_on, row_of
from battle.tests.keep_battle import BATTLES, FIELDS, PARTS
from tables.models import Seat

pytestmark = pytest.mark.django_db
KEPT = sorted(BATTLES.glob("*.json"))
every_battle = pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)


def stored(path: Path) -> list[Seat]:
    """A table at which a kept battle is on."""
    seats, kept = battling(), json.loads(path.read_text())
    row = row_of(seats[0])
    for field in FIELDS:
        setattr(row, field, kept[field])
    row.save()
    for part in PARTS:
        rows = getattr(row, part)
        rows.all().delete()
        for fields in kept[part]:
            at = {} if part == "kept" else {"at": timezone.now()}
            rows.create(**fields, **at)
    return seats


@every_battle
def test_it_plays_a_kept_battle_to_its_end(path: Path) -> None:
    seats = stored(path)
    play_on(seats)
    assert row_of(seats[0]).ended_at is not None


@every_battle
def test_it_shows_all_that_belongs_to_a_kept_battle(path: Path) -> None:
    seats = stored(path)
    one, two, three = map(selectors.seen, seats)
    assert one.orders
    assert two.notes == "Watch the left Wall."
    assert one.requests[0].seat == three.mine
    assert [told.number for told in selectors.since(seats[0], 0)] == list(
        range(1, one.revision + 1)
    )


@every_battle
def test_it_goes_back_in_a_kept_battle(path: Path) -> None:
    seats = stored(path)
    kept = row_of(seats[0]).kept.last()
    seat = seats[kept.seat]
    consents.request(seat=seat, battle=1, kind="undo", choice=kept.choice)
    number = row_of(seat).requested
    for other in seats:
        if other.pk != seat.pk and row_of(seat).requests[-1]["kind"] == "undo":
            consents.reply(seat=other, battle=1, number=number, yes=True)
    assert asked(seats)[0].pk == seat.pk


def test_it_has_battles_to_go_on_with() -> None:
    assert KEPT
