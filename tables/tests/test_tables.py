"""Sitting down at a table, and who may do what there."""

import pytest
from django.test import Client

from tables import services
from tables.models import Seat, Table
from tables.rules.refusal import Conflict
from tables.services import Seated
from tables.tests.tables import open_table
from tables.tokens import link_token

pytestmark = pytest.mark.django_db


@pytest.fixture
def host() -> Seated:
    return open_table(once="first")


@pytest.fixture
def table(host: Seated) -> Table:
    return host.seat.table


def join_address(table: Table) -> str:
    return f"/join/{table.key}/{link_token(table, 'join')}/"


def sit_down(client: Client, table: Table, name: str = "Bob", once: str = "once") -> Seat:
    client.post(join_address(table), {"name": name, "once": once})
    return table.seats.get(name=name)


def test_it_seats_nobody_who_only_opens_the_link(client: Client, table: Table) -> None:
    assert client.get(join_address(table)).status_code == 200
    assert table.seats.count() == 1


def test_it_seats_a_guest_by_the_join_link(client: Client, table: Table) -> None:
    seat = sit_down(client, table)
    page = client.get(f"/tables/{table.key}/{seat.place}/", follow=True)
    assert page.status_code == 200
    assert "Bob" in page.content.decode()


def test_it_seats_once_for_a_double_click(client: Client, table: Table) -> None:
    sit_down(client, table)
    sit_down(client, table)
    assert table.seats.count() == 2


def test_it_calls_a_table_without_a_name_after_its_host() -> None:
    assert open_table(name="").seat.table.name == "Alice’s table"


def test_it_opens_one_table_for_a_form_sent_twice(host: Seated) -> None:
    again = open_table(once="first")
    assert again.seat == host.seat
    assert Table.objects.count() == 1


def test_it_keeps_what_was_typed_when_a_name_is_taken(client: Client, table: Table) -> None:
    answer = client.post(join_address(table), {"name": "alice", "once": "x"})
    assert answer.status_code == 400
    assert 'value="alice"' in answer.content.decode()
    assert table.seats.count() == 1


def test_it_shuts_a_stranger_out_as_if_nothing_were_there(client: Client, host: Seated) -> None:
    there = client.get(f"/tables/{host.seat.table.key}/1/lobby/")
    nowhere = client.get(f"/tables/{host.seat.table.key}/99/lobby/")
    assert there.status_code == nowhere.status_code == 403
    assert "Friday" not in there.content.decode()


def test_it_opens_a_seat_on_another_device_by_its_own_link(client: Client, host: Seated) -> None:
    assert client.get(f"/sit/{host.token}/").status_code == 200
    assert not client.session.get("seats")
    client.post(f"/sit/{host.token}/")
    assert client.get(f"/tables/{host.seat.table.key}/1/lobby/").status_code == 200


def test_it_shuts_old_devices_out_when_a_link_is_made_anew(client: Client, table: Table) -> None:
    seat = sit_down(client, table)
    services.reissue(seat=seat, by=seat)
    assert client.get(f"/tables/{table.key}/{seat.place}/lobby/").status_code == 403


def test_it_lets_the_host_alone_renew_another_seats_link(client: Client, table: Table) -> None:
    seat = sit_down(client, table)
    answer = client.post(f"/tables/{table.key}/{seat.place}/link/1/")
    assert answer.status_code == 403


def test_it_shows_seat_secrets_to_nobody_else(client: Client, host: Seated) -> None:
    seat = sit_down(client, host.seat.table)
    page = client.get(f"/tables/{seat.table.key}/{seat.place}/lobby/").content.decode()
    assert host.token not in page
    assert host.seat.token_hash not in page


def test_it_opens_nothing_with_an_old_join_link(client: Client, host: Seated) -> None:
    old = join_address(host.seat.table)
    services.renew_links(by=host.seat)
    assert client.post(old, {"name": "Bob", "once": "x"}).status_code == 404


def test_it_passes_the_hosts_duties_on(client: Client, host: Seated) -> None:
    seat = sit_down(client, host.seat.table)
    services.leave(seat=host.seat, at=["lobby"])
    assert Table.objects.get().host == seat


def test_it_takes_a_seats_secret_from_a_program(client: Client, host: Seated) -> None:
    address = f"/tables/{host.seat.table.key}/1/lobby/"
    assert client.get(address, headers={"Authorization": f"Seat {host.token}"}).status_code == 200
    assert client.get(address, headers={"Authorization": "Seat no"}).status_code == 403


def test_it_raises_a_revision_only_when_something_changed(host: Seated) -> None:
    before = Seat.objects.get(pk=host.seat.pk).revision
    services.be_ready(seat=host.seat, ready=True)
    services.be_ready(seat=host.seat, ready=True)
    assert Seat.objects.get(pk=host.seat.pk).revision == before + 1


def test_it_goes_back_to_no_lobby_while_a_battle_is_on(table: Table) -> None:
    Table.objects.update(stage=Table.Stage.BATTLE)
    with pytest.raises(Conflict, match="in-battle"):
        services.back_to_lobby(table=table)
    assert Table.objects.get().stage == Table.Stage.BATTLE
