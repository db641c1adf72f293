"""The API of players' own lists."""

import json

import pytest
from django.test import Client

from cards.models import OwnList, OwnListVersion
from cards.tests.lists import OWN_CARD

pytestmark = pytest.mark.django_db

LISTS = "/api/v1/lists/"


def post(client: Client, path: str = LISTS, **sent: object):
    return client.post(path, json.dumps(sent), content_type="application/json")


def put(client: Client, key: str, **sent: object):
    return client.put(f"{LISTS}{key}/", json.dumps(sent), content_type="application/json")


def test_it_saves_a_list_and_reads_it_back(client: Client) -> None:
    saved = post(client, name="Mine", text=OWN_CARD)
    assert saved.status_code == 201
    body = saved.json()
    assert body["set"] == f"list-{body['key']}-1"
    assert body["entries"][0]["card"]["name"] == "Tide Scholar"
    assert body["entries"][0]["own"] is True
    assert client.get(f"{LISTS}{body['key']}/").json() == body
    assert [one["key"] for one in client.get(LISTS).json()] == [body["key"]]


def test_it_names_every_fault_and_saves_nothing(client: Client) -> None:
    answer = post(client, name="", text="0 Void\n1 Viod")
    assert answer.status_code == 400
    details = answer.json()["details"]
    assert [one["code"] for one in details] == [
        "lists.bad-name",
        "lists.bad-count",
        "lists.unknown-near",
    ]
    assert details[2]["params"]["line"] == 2
    assert not OwnList.objects.exists()


def test_it_checks_a_text_without_saving(client: Client) -> None:
    answer = post(client, f"{LISTS}check/", text="4 Void\n1 Nobody").json()
    assert (answer["format"], answer["total"]) == ("text", 4)
    assert answer["faults"][0]["params"] == {"line": 2, "card": "Nobody"}
    assert not OwnList.objects.exists()


def test_it_saves_the_next_version_once(client: Client) -> None:
    key = post(client, name="Mine", text="1 Void").json()["key"]
    edit = {"name": "Mine", "text": "2 Void", "version": 1}
    assert put(client, key, **edit).json()["version"] == 2
    assert put(client, key, **edit).json()["version"] == 2
    stale = put(client, key, **edit | {"text": "3 Void"})
    assert (stale.status_code, stale.json()["code"]) == (409, "lists.changed")
    assert OwnListVersion.objects.count() == 2


def test_it_lets_nobody_else_change_a_list(client: Client) -> None:
    key = post(client, name="Mine", text="1 Void").json()["key"]
    edit = {"name": "Mine", "text": "2 Void", "version": 1}
    assert put(Client(), key, **edit).status_code == 403
    assert Client().get(LISTS).json() == []
    assert OwnListVersion.objects.count() == 1


def test_it_makes_one_list_for_a_form_key(client: Client) -> None:
    sent = {"name": "Mine", "text": "1 Void", "form_key": "k"}
    assert post(client, **sent).json() == post(client, **sent).json()


@pytest.mark.parametrize(
    "sent",
    [
        {"name": "x", "text": "4 Vo\x00id"},
        {"name": "x", "text": "\ud800"},
        {"name": "\ud800", "text": "4 Void"},
        {"name": "x\x00", "text": "4 Void"},
        {"name": "x", "text": 4},
        {"name": "x", "text": None},
        {"name": "x"},
        {"name": "x", "text": "4 Void", "format": "pdf"},
        {"name": "x", "text": "4 Void", "base": "nowhere"},
        {"name": "x", "text": "4 Void", "form_key": "k" * 65},
    ],
)
def test_it_refuses_what_is_no_list(client: Client, sent: dict[str, object]) -> None:
    answer = post(client, **sent)
    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "message", "details"}
    assert not OwnList.objects.exists()


def test_it_refuses_a_json_that_is_no_json(client: Client) -> None:
    answer = client.post(LISTS, "{", content_type="application/json")
    assert answer.status_code == 400


@pytest.mark.parametrize(("size", "status"), [(600_000, 413), (5_000_000, 413)])
def test_it_refuses_a_text_that_is_too_long(client: Client, size: int, status: int) -> None:
    assert post(client, name="x", text="x" * size).status_code == status


def test_it_knows_no_list_by_another_key(client: Client) -> None:
    assert client.get(f"{LISTS}{'a' * 22}/").status_code == 404
    assert put(client, "nobody", name="x", text="1 Void", version=1).status_code == 404
