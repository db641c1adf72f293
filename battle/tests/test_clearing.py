"""What guests no longer use is cleared away, and nothing else."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from battle.models import Battle, SetUpBoard
from battle.tests.battles import battling
from battle.tests.test_boards import keep
from tables.archive import UNTOUCHED
from tables.models import Seat, Table
from tables.signals import house_kept

pytestmark = pytest.mark.django_db

LONG_AGO = UNTOUCHED + timedelta(days=1)


def age(by: timedelta = LONG_AGO) -> None:
    """Let everything have been used so long ago."""
    then = timezone.now() - by
    Table.objects.update(touched_at=then)
    SetUpBoard.objects.update(changed_at=then)
    Battle.objects.update(begun_at=then)


def clear() -> None:
    house_kept.send(None)


def play(client: Client, address: str, name: str = "Dana") -> None:
    sent = {"name": name, "seat": "0", "level": "random", "once": "y"}
    assert client.post(f"{address}play/", sent).status_code == 302


def test_it_forgets_a_guests_board_that_nobody_used(client: Client) -> None:
    keep(client)
    age(UNTOUCHED - timedelta(days=1))
    clear()
    assert SetUpBoard.objects.exists()
    age()
    clear()
    assert not SetUpBoard.objects.exists()


def test_it_keeps_a_board_that_somebody_played(client: Client) -> None:
    row = keep(client)
    age()
    play(Client(), f"/boards/{row.key}/")
    clear()
    assert SetUpBoard.objects.exists()


def test_it_keeps_the_boards_of_an_account(client: Client) -> None:
    client.force_login(User.objects.create_user("dana"))
    keep(client)
    age()
    clear()
    assert SetUpBoard.objects.exists()


def test_it_forgets_a_puzzle_that_a_guest_left_lying(client: Client) -> None:
    play(client, "/puzzles/gattai/")
    clear()
    assert Battle.objects.exists()
    age()
    clear()
    assert not Table.objects.exists()
    assert not Seat.objects.exists()


def test_it_keeps_the_puzzle_of_an_account(client: Client) -> None:
    client.force_login(User.objects.create_user("dana"))
    play(client, "/puzzles/gattai/")
    age()
    clear()
    assert Battle.objects.exists()


def test_it_keeps_a_battle_that_began_from_decks() -> None:
    battling()
    age()
    clear()
    assert Battle.objects.exists()


def test_it_forgets_a_record_that_was_brought_long_ago(client: Client) -> None:
    row = Battle.objects.get(table__key=battling()[0].table.key)
    Battle.objects.filter(pk=row.pk).update(table=None)
    clear()
    assert Battle.objects.exists()
    age()
    clear()
    assert not Battle.objects.exists()


def test_it_says_how_long_things_are_kept(client: Client) -> None:
    keep(client)
    assert "stay for 90 days" in client.get("/boards/").content.decode()
    assert "stays here for 90 days" in client.get("/battles/replay/").content.decode()
    client.force_login(User.objects.create_user("dana"))
    keep(client, once="again")
    assert "stay for 90 days" not in client.get("/boards/").content.decode()
