"""Links of seats and tables made anew through the API, and where notices go."""

import pytest
from django.test import Client

from tables import services
from tables.models import Seat, Table
from tables.services import Seated
from tables.tests.tables import open_table
from tables.tokens import link_token

pytestmark = pytest.mark.django_db


@pytest.fixture
def host() -> Seated:
    return open_table()


@pytest.fixture
def bob(host: Seated) -> Seated:
    secret = link_token(host.seat.table, "join")
    return services.join(
        key=host.seat.table.key, join_token=secret, name="Bob", person="guest:bob", once="bob"
    )


def post(of: Seated, end: str, token: str = "", **sent: object):
    address = f"/api/v1/tables/{of.seat.table.key}/{of.seat.place}/{end}"
    headers = {"Authorization": f"Seat {token or of.token}"}
    return Client().post(address, sent, content_type="application/json", headers=headers)


def test_it_opens_a_seat_by_its_new_secret_alone(bob: Seated) -> None:
    given = post(bob, "link/").json()
    assert (given["place"], given["watch"]) == (bob.seat.place, "")
    assert post(bob, "link/").status_code == 403
    assert post(bob, "link/", token=given["token"]).status_code == 200


def test_it_lets_the_host_alone_renew_the_link_of_somebody_else(host: Seated, bob: Seated) -> None:
    assert post(bob, "link/", place=host.seat.place).status_code == 403
    given = post(host, "link/", place=bob.seat.place).json()
    assert post(bob, "link/", token=given["token"]).status_code == 200


def test_it_makes_new_links_for_the_host_alone(host: Seated, bob: Seated) -> None:
    old = link_token(host.seat.table, "join")
    assert post(bob, "links/").status_code == 403
    links = post(host, "links/").json()
    table = Table.objects.get()
    assert links == {kind: link_token(table, kind) for kind in ("join", "watch")}
    assert links["join"] != old


def test_it_keeps_an_address_to_be_confirmed_and_forgets_it(host: Seated) -> None:
    seen = post(host, "people/mail/", mail="alice@example.org").json()
    assert (seen["mail"], seen["mail_confirmed"]) == ("alice@example.org", False)
    assert post(host, "people/mail/", mail="nowhere").status_code == 400
    assert post(host, "people/mail/", mail="").json()["mail"] == ""
    assert Seat.objects.get().mail == ""


def test_it_says_on_the_page_whether_mails_come_or_not(host: Seated) -> None:
    client = Client(headers={"Authorization": f"Seat {host.token}"})
    address = f"/tables/{host.seat.table.key}/1/mail/"
    asked = client.post(address, {"mail": "alice@example.org"}, follow=True)
    assert "confirm the address" in asked.content.decode()
    stopped = client.post(address, {"mail": ""}, follow=True).content.decode()
    assert "No more mails come" in stopped
