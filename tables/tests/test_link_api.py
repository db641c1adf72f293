"""Links of seats and tables made anew through the API, and where notices go."""

import pytest
from django.test import Client
from django.utils import timezone

from tables import services
from tables.models import Hook, Seat, Table
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


def test_it_tells_the_links_to_those_who_may_give_them(host: Seated, bob: Seated) -> None:
    def links(of: Seated) -> dict[str, str]:
        address = f"/api/v1/tables/{of.seat.table.key}/{of.seat.place}/links/"
        return Client().get(address, headers={"Authorization": f"Seat {of.token}"}).json()

    table = Table.objects.get()
    assert links(host) == {kind: link_token(table, kind) for kind in ("join", "watch")}
    assert links(bob) == {"join": link_token(table, "join"), "watch": ""}
    assert links(Seated(bob.seat, "wrong"))["code"] == "tables.not-your-seat"


def test_it_takes_out_a_table_that_was_put_away(host: Seated) -> None:
    Table.objects.update(archived_at=timezone.now())
    assert post(host, "keep/", token="wrong").status_code == 403
    assert post(host, "keep/").json()["put_away"] is False
    assert Table.objects.get().archived_at is None


def test_it_silences_the_webhook_for_the_host_alone(host: Seated, bob: Seated) -> None:
    assert post(host, "people/webhook/mute/", muted=True).json()["code"] == "tables.no-hook"
    Hook.objects.create(table=host.seat.table, url="https://discord.com/api/webhooks/1/secret")
    assert post(bob, "people/webhook/mute/", muted=True).status_code == 403
    assert post(host, "people/webhook/mute/", muted=True).json()["webhook_silent"] is True
    assert post(host, "people/webhook/mute/", muted=False).json()["webhook_silent"] is False


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
