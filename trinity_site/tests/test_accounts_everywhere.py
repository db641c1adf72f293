"""What an account that logged in through the API is everywhere on the site."""

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client

pytestmark = pytest.mark.django_db
WHO = {"username": "alice", "password": "a long evening"}


def call(path: str, shown: str = "", **sent: object) -> HttpResponse:
    """A POST of what is sent, a GET of nothing, by a program without cookies."""
    how = {"headers": {"Authorization": shown} if shown else {}}
    address = f"/api/v1/{path}"
    if not sent:
        return Client().get(address, **how)
    return Client().post(address, sent, content_type="application/json", **how)


def told(answer: HttpResponse) -> Any:
    assert answer.status_code in (200, 201), answer.content
    return answer.json()


@pytest.fixture
def alice() -> str:
    return f"Account {told(call('account/sign-up/', **WHO))['token']}"


def test_it_owns_what_it_makes_whichever_log_in_it_shows(alice: str) -> None:
    made = told(call("decks/empty/", alice, name="Own", set="blaze"))
    again = f"Account {told(call('account/login/', **WHO))['token']}"
    assert [deck["key"] for deck in told(call("decks/", again))] == [made["key"]]
    assert told(call("decks/")) == []


def test_it_has_in_a_browser_what_it_made_by_a_program(alice: str) -> None:
    box = told(call("boxes/", alice, set="blaze"))
    deck = told(call("decks/empty/", alice, name="Own", set="blaze"))
    browser = Client()
    browser.force_login(User.objects.get())
    assert box["id"] in browser.get("/boxes/").content.decode()
    assert browser.get(f"/decks/{deck['key']}/about/").status_code == 200


def test_it_sits_where_it_opened_a_table_without_the_seats_token(alice: str) -> None:
    seat = told(call("drafts/", alice, name="Friday", host_name="Alice"))
    path = f"drafts/{seat['table']}/{seat['place']}/"
    assert told(call(path, alice))["host"]
    assert call(path).status_code == 403
    assert [one["table"] for one in told(call("tables/", alice))] == [seat["table"]]


def test_it_gives_a_sealed_box_of_its_own_to_a_table(alice: str) -> None:
    box = told(call("boxes/", alice, set="blaze"))["id"]
    sent = {"name": "Friday", "host_name": "Alice", "box": box}
    assert call("drafts/", **sent).status_code == 403
    assert call("drafts/", alice, **sent).status_code == 201
