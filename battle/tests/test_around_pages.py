"""What the board offers around a battle: going on after a pause, the next game, leaving."""

import pytest
from django.test import Client
from django.urls import reverse

from battle import consents, seats
from battle.tests.battles import battling, holder, row_of
from tables.models import Seat, Table

pytestmark = pytest.mark.django_db


def post(seat: Seat, name: str) -> int:
    return holder(seat).post(reverse(name, args=[seat.table.key, seat.place])).status_code


def board(seat: Seat) -> str:
    address = reverse("battle-seat", args=[seat.table.key, seat.place])
    return holder(seat).get(address).content.decode()


def paused(sitting: list[Seat]) -> None:
    consents.request(seat=sitting[0], battle=1, kind="pause")
    for other in sitting[1:]:
        consents.reply(seat=other, battle=1, number=1, yes=True)


def table_of(seat: Seat) -> Table:
    return Table.objects.get(pk=seat.table_id)


def test_it_lets_the_host_end_a_pause_and_the_others_ask() -> None:
    host, *others = sitting = sorted(battling(), key=lambda seat: seat.place)
    paused(sitting)
    assert reverse("battle-go-on", args=[host.table.key, host.place]) in board(host)
    assert 'value="resume"' in board(others[0])
    assert post(others[0], "battle-go-on") == 403
    assert post(host, "battle-go-on") == 302
    assert table_of(host).paused_at is None


def over(people: int = 3) -> list[Seat]:
    """Seats at a table that began with decks, after its battle; the host first."""
    sitting = sorted(battling(people), key=lambda seat: seat.place)
    for other in sitting[1:]:
        seats.concede(seat=other, battle=1)
    settings = {"rules": "standard", "set": "blaze"}
    Table.objects.update(settings=settings, begins_with=Table.Stage.BUILD)
    return list(Seat.objects.select_related("table").order_by("place"))


def test_it_goes_on_to_the_next_game_for_the_host_alone() -> None:
    host, other, _ = over()
    next_game = reverse("battle-next", args=[host.table.key, host.place])
    assert next_game in board(host)
    assert "Next game" not in board(other)
    assert post(other, "battle-next") == 403
    assert post(host, "battle-next") == 302
    assert table_of(host).stage == Table.Stage.LOBBY


def test_it_offers_no_next_game_where_there_is_only_a_rematch() -> None:
    host, *others = sorted(battling(), key=lambda seat: seat.place)
    for other in others:
        seats.concede(seat=other, battle=1)
    assert "Next game" not in board(host)
    assert post(host, "battle-next") == 409


def test_it_leaves_the_table_and_lets_a_bot_play_on() -> None:
    host, *_ = sorted(battling(), key=lambda seat: seat.place)
    assert post(host, "battle-leave") == 302
    left = Seat.objects.get(pk=host.pk)
    assert left.left_at is not None
    assert left.bot == "greedy"
    assert row_of(host).ended_at is None


def test_it_does_none_of_it_for_a_stranger() -> None:
    host, *_ = battling()
    for name in ("battle-go-on", "battle-next", "battle-leave"):
        address = reverse(name, args=[host.table.key, host.place])
        assert Client().post(address).status_code == 403
