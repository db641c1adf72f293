"""Accounts: optional, claiming seats, leaving without a trace."""

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client
from django.utils.translation import override

from tables import services
from tables.models import Seat, Table
from tables.services import Seated
from tables.tests.tables import open_table
from tables.tokens import link_token

pytestmark = pytest.mark.django_db
PASSWORD = "a long evening"


@pytest.fixture
def seated(client: Client) -> Seated:
    made = open_table(once="first")
    client.post(f"/sit/{made.token}/")
    return made


def sign_up(client: Client) -> User:
    form = {"username": "alice", "email": "alice@example.org"}
    client.post("/account/sign-up/", form | {"password1": PASSWORD, "password2": PASSWORD})
    return User.objects.get()


def test_it_brings_this_browsers_seats_into_a_new_account(client: Client, seated: Seated) -> None:
    user = sign_up(client)
    assert Seat.objects.get().person == f"user:{user.pk}"


def test_it_opens_claimed_seats_on_another_device(client: Client, seated: Seated) -> None:
    sign_up(client)
    elsewhere = Client()
    elsewhere.post("/account/login/", {"username": "alice", "password": PASSWORD})
    assert elsewhere.get(f"/tables/{seated.seat.table.key}/1/lobby/").status_code == 200


def test_it_keeps_a_name_typed_with_a_wrong_password(client: Client) -> None:
    answer = client.post("/account/login/", {"username": "alice", "password": "wrong"})
    assert 'value="alice"' in answer.content.decode()


def test_it_mails_to_another_address_once_the_password_was_given(client: Client) -> None:
    sign_up(client)
    wrong = {"email": "mallory@example.org", "password": "wrong"}
    assert client.post("/account/address/", wrong).status_code == 400
    assert User.objects.get().email == "alice@example.org"
    client.post("/account/address/", {"email": "new@example.org", "password": PASSWORD})
    client.post("/account/reset/", {"email": "new@example.org"})
    assert mail.outbox[0].to == ["new@example.org"]
    client.post("/account/address/", {"email": "", "password": PASSWORD})
    assert User.objects.get().email == ""


def test_it_mails_a_link_that_sets_a_new_password(client: Client) -> None:
    sign_up(client)
    client.post("/account/reset/", {"email": "alice@example.org"})
    link = next(word for word in mail.outbox[0].body.split() if "/reset/" in word)
    page = client.get(link.partition("testserver")[2], follow=True)
    form = {"new_password1": "another evening", "new_password2": "another evening"}
    client.post(page.redirect_chain[-1][0], form)
    assert User.objects.get().check_password("another evening")


def test_it_gives_a_person_their_data(client: Client, seated: Seated) -> None:
    sign_up(client)
    data = client.get("/account/export/").json()
    assert (data["email"], data["seats"][0]["table"]) == ("alice@example.org", "Friday")


@pytest.mark.parametrize(("stage", "free"), [("draft", False), ("lobby", True)])
def test_it_lets_a_bot_play_on_for_who_deletes_their_account(
    client: Client, seated: Seated, stage: str, free: bool
) -> None:
    sign_up(client)
    Table.objects.update(stage=stage)
    client.post("/account/delete/")
    seat = Seat.objects.get()
    assert (seat.left_at is not None) is free
    assert not User.objects.exists()
    assert (seat.bot, seat.person, "Alice" in seat.name) == ("regular", "", False)


@pytest.mark.parametrize(
    ("language", "name", "then"),
    [
        ("en", "", "Someone who left’s table"),
        ("ja", "", "Someone who left’s table"),
        ("en", "Alice’s", "Alice’s"),  # a name that somebody gave it
    ],
)
def test_it_leaves_no_name_in_that_of_a_table(
    client: Client, language: str, name: str, then: str
) -> None:
    with override(language):
        seated = open_table(name=name)
    client.post(f"/sit/{seated.token}/")
    sign_up(client)
    client.post("/account/delete/")
    assert Seat.objects.get().table.name == then


def test_it_leaves_no_address_and_no_host_behind(client: Client, seated: Seated) -> None:
    Seat.objects.update(mail="alice@example.org", mail_confirmed=True)
    table = seated.seat.table
    bob = services.join(
        key=table.key, join_token=link_token(table, "join"), name="Bob", person="x", once="b"
    ).seat
    sign_up(client)
    client.post("/account/delete/")
    left = Seat.objects.get(place=1)
    assert (left.mail, left.mail_confirmed, left.table.host) == ("", False, bob)


@pytest.mark.parametrize("address", ["", "export/", "delete/"])
def test_it_asks_a_stranger_to_log_in(client: Client, address: str) -> None:
    answer = client.get(f"/account/{address}")
    assert (answer.status_code, "/account/login/" in answer.headers["Location"]) == (302, True)
