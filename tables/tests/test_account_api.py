"""Accounts through the API: a program that holds no browser."""

from typing import Any

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.core import mail
from django.http import HttpResponse
from django.test import Client, RequestFactory
from django.utils import timezone

from tables import logins
from tables.account_forms import SignUpForm
from tables.models import Login, Seat
from tables.rules.refusal import NotKnown
from tables.services import Seated
from tables.tests.tables import open_table
from tables.tokens import hashed

pytestmark = pytest.mark.django_db
PASSWORD, OTHER = "a long evening", "another evening "
CLOSED = [
    ("get", ""),
    ("delete", ""),
    ("post", "logout/"),
    ("post", "claim/"),
    ("post", "address/"),
    ("get", "export/"),
]


class Program:
    """A program without cookies, which shows what it is given."""

    shown = ""

    def call(self, method: str, path: str, **sent: object) -> HttpResponse:
        headers = {"Authorization": self.shown} if self.shown else {}
        ask = getattr(Client(), method)
        return ask(f"/api/v1/{path}", sent, content_type="application/json", headers=headers)

    def post(self, path: str, **sent: object) -> HttpResponse:
        return self.call("post", f"account/{path}", **sent)

    def get(self, path: str = "account/") -> HttpResponse:
        headers = {"Authorization": self.shown} if self.shown else {}
        return Client().get(f"/api/v1/{path}", headers=headers)

    def log_in(self, password: str = PASSWORD, username: str = "alice") -> HttpResponse:
        answer = self.post("login/", username=username, password=password)
        if answer.status_code == 200:
            self.shown = f"Account {answer.json()['token']}"
        return answer


@pytest.fixture
def alice() -> Program:
    program = Program()
    sent = {"username": "alice", "email": "alice@example.org", "password": PASSWORD}
    program.shown = f"Account {program.post('sign-up/', **sent).json()['token']}"
    return program


@pytest.fixture
def seated() -> Seated:
    return open_table(once="first")


def details(answer: HttpResponse) -> Any:
    assert answer.status_code == 400
    return answer.json()["details"]


def test_it_makes_an_account_that_says_who_it_is(alice: Program) -> None:
    seen = alice.get().json()
    assert (seen["username"], seen["email"], seen["programs"]) == ("alice", "alice@example.org", 1)


def test_it_keeps_no_secret_of_a_program(alice: Program) -> None:
    token = alice.shown.removeprefix("Account ")
    assert Login.objects.get().token_hash == hashed(token)


def test_it_changes_the_address_for_who_knows_the_password(alice: Program) -> None:
    wrong = alice.post("address/", email="mallory@example.org", password=OTHER)
    assert list(details(wrong)) == ["password"]
    assert alice.get().json()["email"] == "alice@example.org"
    changed = alice.post("address/", email="new@example.org", password=PASSWORD)
    assert changed.json()["email"] == alice.get().json()["email"] == "new@example.org"


def test_it_brings_the_seat_that_signs_up_into_the_account(seated: Seated) -> None:
    program = Program()
    program.shown = f"Seat {seated.token}"
    program.post("sign-up/", username="alice", password=PASSWORD)
    assert Seat.objects.get().person == f"user:{User.objects.get().pk}"


@pytest.mark.parametrize(
    ("sent", "field"),
    [
        ({"username": "alice", "password": OTHER}, "username"),
        ({"username": "no spaces", "password": PASSWORD}, "username"),
        ({"username": "bob", "password": "12345"}, "password"),
        ({"username": "bob", "password": "password"}, "password"),
        ({"username": "bob", "password": PASSWORD, "email": "nowhere"}, "email"),
    ],
)
def test_it_says_what_is_wrong_with_a_new_account(
    alice: Program, sent: dict[str, str], field: str
) -> None:
    assert list(details(Program().post("sign-up/", **sent))) == [field]
    assert User.objects.count() == 1


def test_it_makes_one_account_of_a_form_that_is_sent_twice(alice: Program) -> None:
    sent = {"username": "alice", "password": PASSWORD}
    assert Program().post("sign-up/", **sent).status_code == 201
    form = {"username": "alice", "password1": PASSWORD, "password2": PASSWORD}
    browser = Client()
    assert browser.post("/account/sign-up/", form).headers["Location"] == "/account/"
    assert browser.get("/account/").status_code == 200
    stranger = Client().post("/account/sign-up/", form | {"password1": OTHER, "password2": OTHER})
    assert (stranger.status_code, User.objects.count()) == (400, 1)
    assert Client().post("/account/sign-up/", form | {"username": "al\0ice"}).status_code == 400
    assert Client().post("/account/sign-up/", {"username": "alice"}).status_code == 400


def test_it_refuses_a_name_that_was_taken_a_moment_ago(alice: Program, monkeypatch: Any) -> None:
    monkeypatch.setattr(SignUpForm, "clean_username", lambda form: form.cleaned_data["username"])
    monkeypatch.setattr(SignUpForm, "validate_unique", lambda form: None)
    assert list(details(Program().post("sign-up/", username="alice", password=OTHER))) == [
        "username"
    ]


def test_it_answers_a_wrong_name_and_a_wrong_password_alike(alice: Program) -> None:
    name, password = Program().log_in(username="nobody"), Program().log_in("wrong")
    assert details(name) == details(password)
    assert Login.objects.count() == 1


def test_it_logs_in_without_a_cookie(alice: Program) -> None:
    elsewhere = Program()
    assert "sessionid" not in elsewhere.log_in().cookies
    assert elsewhere.get().json()["programs"] == 2


@pytest.mark.parametrize(("method", "path"), CLOSED)
@pytest.mark.parametrize("shown", ["", "Account nothing", "Seat nothing"])
def test_it_tells_a_stranger_nothing(alice: Program, method: str, path: str, shown: str) -> None:
    stranger = Program()
    stranger.shown = shown
    answer = stranger.call(method, f"account/{path}")
    assert (answer.status_code, answer.headers["WWW-Authenticate"]) == (401, "Account")
    assert User.objects.exists()


def test_it_logs_out_one_program_or_all(alice: Program) -> None:
    other, third = Program(), Program()
    other.log_in()
    third.log_in()
    assert other.post("logout/").status_code == 204
    assert [one.get().status_code for one in (alice, other, third)] == [200, 401, 200]
    alice.post("logout/", everywhere=True)
    assert [one.get().status_code for one in (alice, third)] == [401, 401]


def test_it_claims_the_seats_whose_tokens_are_sent(alice: Program, seated: Seated) -> None:
    key = seated.seat.table.key
    lobby = f"tables/{key}/1/people/"
    assert alice.get(lobby).status_code == 403
    (mine,) = alice.post("claim/", seats=[seated.token]).json()
    assert (mine["table"], mine["table_name"], mine["stage"]) == (key, "Friday", "lobby")
    assert alice.get(lobby).status_code == 200


def test_it_claims_nothing_by_a_wrong_token(alice: Program, seated: Seated) -> None:
    answer = alice.post("claim/", seats=[seated.token, "wrong"])
    assert (answer.status_code, answer.json()["code"]) == (404, "tables.no-such-link")
    assert Seat.objects.get().person == "guest:alice"


def test_it_lists_the_seats_one_holds_and_whose_turn_it_is(alice: Program, seated: Seated) -> None:
    waited = open_table("Sunday", once="second").seat
    Seat.objects.filter(pk=waited.pk).update(turn="draft:1:1", turn_due=timezone.now())
    alice.post("claim/", seats=[seated.token])
    Seat.objects.update(person=Seat.objects.get(pk=seated.seat.pk).person)
    mine = alice.get("tables/").json()
    turns = [(one["table_name"], one["your_turn"], bool(one["due"])) for one in mine]
    assert turns == [("Sunday", True, True), ("Friday", False, False)]
    assert Program().get("tables/").json() == []


def test_it_makes_a_feed_of_ones_turns_and_stops_it(alice: Program, seated: Seated) -> None:
    alice.post("claim/", seats=[seated.token])
    Seat.objects.update(turn="draft:1:1", turn_since=timezone.now())
    given = alice.call("post", "tables/feed/").json()
    assert "Friday" in Client().get(given["turns"]).content.decode()
    assert Client().get(given["deadlines"]).status_code == 200
    assert alice.call("delete", "tables/feed/").status_code == 204
    assert Client().get(given["turns"]).status_code == 404


def test_it_changes_the_password_and_ends_every_log_in(alice: Program) -> None:
    other = Program()
    other.log_in()
    wrong = details(other.post("password/", old_password="wrong", new_password=OTHER))
    short = details(other.post("password/", old_password=PASSWORD, new_password="short"))
    assert (list(wrong), list(short)) == (["old_password"], ["new_password"])
    given = other.post("password/", old_password=PASSWORD, new_password=OTHER).json()
    assert [one.get().status_code for one in (alice, other)] == [401, 401]
    other.shown = f"Account {given['token']}"
    assert other.get().status_code == 200
    assert Program().log_in(OTHER.strip()).status_code == 400
    assert Program().log_in(OTHER).status_code == 200


def test_it_ends_with_a_password_changed_on_a_page(alice: Program) -> None:
    user = User.objects.get()
    user.set_password(OTHER)
    user.save()
    assert alice.get().status_code == 401


def test_it_ends_in_time_and_with_an_account_that_is_shut(alice: Program) -> None:
    User.objects.update(is_active=False)
    assert (alice.get().status_code, details(Program().log_in())) != (200, {})
    User.objects.update(is_active=True)
    Login.objects.update(until=timezone.now())
    assert alice.get().json()["code"] == "tables.logged-out"


def test_it_keeps_the_latest_programs_alone(alice: Program, monkeypatch: Any) -> None:
    monkeypatch.setattr(logins, "MOST_LOGINS", 2)
    second, third = Program(), Program()
    second.log_in()
    third.log_in()
    assert [one.get().status_code for one in (alice, second, third)] == [401, 200, 200]


def test_it_mails_the_link_of_the_page_and_tells_nobody_who_has_an_account(alice: Program) -> None:
    known = Program().post("reset/", email="alice@example.org")
    strange = Program().post("reset/", email="bob@example.org")
    assert (known.status_code, strange.status_code) == (204, 204)
    (sent,) = mail.outbox
    link = next(word for word in sent.body.split() if "/reset/" in word)
    assert Client().get(link.partition("testserver")[2]).status_code == 302


def test_it_exports_and_deletes_the_account(alice: Program, seated: Seated) -> None:
    alice.post("claim/", seats=[seated.token])
    data = alice.get("account/export/").json()
    assert (data["username"], data["seats"][0]["table"]) == ("alice", "Friday")
    assert alice.call("delete", "account/").status_code == 204
    seat = Seat.objects.get()
    assert (User.objects.exists(), seat.bot, seat.person) == (False, "regular", "")
    assert alice.get().status_code == 401


@pytest.mark.parametrize("address", ["/account/login/", "/api/v1/account/login/"])
def test_it_lets_nobody_guess_passwords_for_long(alice: Program, address: str) -> None:
    settings.RATES["login"], usual = "3/h", settings.RATES["login"]
    try:
        tried = [
            Client().post(address, {"username": "alice", "password": "wrong"}) for _ in range(4)
        ]
    finally:
        settings.RATES["login"] = usual
    assert tried[-1].status_code == 429
    assert 429 not in [answer.status_code for answer in tried[:3]]


def test_it_shows_on_the_page_which_programs_act_and_ends_them(alice: Program) -> None:
    browser = Client()
    browser.post("/account/login/", {"username": "alice", "password": PASSWORD})
    assert "1 program is logged in" in browser.get("/account/").content.decode()
    page = browser.post("/account/programs/", follow=True).content.decode()
    assert "program is logged in" not in page
    with pytest.raises(NotKnown):
        logins.login_of(RequestFactory().get("/", headers={"Authorization": alice.shown}))
