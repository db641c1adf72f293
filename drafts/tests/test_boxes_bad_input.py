"""Whatever is sent: a clear refusal, nothing stored, never an error of ours."""

import json
from typing import Any

import pytest
from django.test import Client

from drafts.models import Box, Sheet
from drafts.tests.boxes import BOB, alices_box, client_of

pytestmark = pytest.mark.django_db
WISH = {"set": "blaze", "rules": "standard", "spread": "checked"}
BAD_WISHES = [
    {"set": "gold"},
    {"set": "../blaze"},
    {"set": "list-0000000000000000000000-1"},
    {"set": ""},
    {"rules": "poker"},
    {"spread": "fair"},
    {"seed": "x" * 201},
    {"seed": "a\0b"},
    {"count": 0},
    {"count": -9},
    {"count": 468},
    {"count": 10**30},
    {"count": "many"},
]


@pytest.mark.parametrize("wish", BAD_WISHES, ids=str)
def test_it_refuses_a_bad_wish_on_the_page(client: Client, wish: dict[str, Any]) -> None:
    answer = client.post("/boxes/new/", WISH | {"form_key": "once"} | wish)
    assert answer.status_code == 400
    assert "faults" in answer.content.decode()
    assert not Box.objects.exists()


@pytest.mark.parametrize("wish", BAD_WISHES, ids=str)
def test_it_refuses_a_bad_wish_in_the_api(client: Client, wish: dict[str, Any]) -> None:
    answer = client.post("/api/v1/boxes/", WISH | wish, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json().keys() == {"code", "message", "details"}
    assert not Box.objects.exists()


@pytest.mark.parametrize("wish", BAD_WISHES, ids=str)
def test_it_never_fails_on_a_forecast(client: Client, wish: dict[str, Any]) -> None:
    known = {name: value for name, value in (WISH | wish).items() if name != "seed"}
    assert client.get("/boxes/new/odds/", known).status_code in (200, 400)


@pytest.mark.parametrize("body", ["", "{", "[]", "3", '{"set": {}}', "\ufeff{}", "nul\0"])
def test_it_refuses_a_body_that_is_no_box(client: Client, body: str) -> None:
    answer = client.post("/api/v1/boxes/", body, content_type="application/json")
    assert answer.status_code == 400
    assert not Box.objects.exists()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe{}",
        b'{"packs": 3}',
        b"[" * 100_000,
        b'{"commitments": []}',
        b'{"set": "' + b"x" * 100_000,
    ],
    ids=lambda body: repr(body[:20]),
)
def test_it_refuses_json_that_is_no_packs(client: Client, body: bytes) -> None:
    api = client.post("/api/v1/packs/check/", body, content_type="application/json")
    page = client.post("/verify/", {"json": body.decode(errors="replace")})
    assert (api.status_code, page.status_code) == (400, 400)
    assert api.json()["code"].startswith("packs.")


def packs(**changes: Any) -> dict[str, Any]:
    whole = {"set": "blaze", "rules": "standard", "bans": [], "spread": "box", "seed": ""}
    return whole | {"version": 1, "left": [], "packs": []} | changes


def test_it_refuses_to_check_packs_of_an_unknown_set(client: Client) -> None:
    sent = packs(set="gold")
    answer = client.post("/api/v1/packs/check/", sent, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json()["code"] == "cards.unknown-set"


def test_it_names_every_fault_of_odd_packs(client: Client) -> None:
    sent = packs(packs=[["TD-01 U 999/102"], [], ["=HYPERLINK()"] * 14])
    answer = client.post("/api/v1/packs/check/", sent, content_type="application/json")
    found = {fault["code"] for fault in answer.json()["faults"]}
    assert found >= {"packs.wrong-size", "packs.unknown-card"}


def test_it_refuses_more_than_it_reads(client: Client) -> None:
    sent = json.dumps(packs(seed="x" * 3_000_000))
    answer = client.post("/api/v1/packs/check/", sent, content_type="application/json")
    assert answer.status_code == 413


BAD_SHEETS = [
    "paper=A0",
    "paper=10x10",
    "paper=1e9x3",
    "card=3x3",
    "ink=gold",
    "gap=x",
    "gap=-1",
    "gap=nan",
    "bleed=99",
    "packs=0",
    "packs=9-1",
    "packs=28",
    "packs=1-1000",
    "packs=<script>",
    "cards=TD-01 U 999/102",
    "paper=Hagaki&card=63x88&gap=20&bleed=3&cards=TD-09",
    "colour=red",
    "dx=inf",
]


@pytest.mark.parametrize("query", BAD_SHEETS)
def test_it_refuses_a_bad_sheet_in_the_api(query: str) -> None:
    box = alices_box(seed="hello")
    answer = client_of(BOB).get(f"/api/v1/boxes/{box.public_id}/sheets/cards.pdf?{query}")
    assert answer.status_code == 400
    assert answer.json()["message"]


def test_it_knows_no_other_kind_of_sheet() -> None:
    box = alices_box(seed="hello")
    answer = client_of(BOB).get(f"/api/v1/boxes/{box.public_id}/sheets/novel.pdf")
    assert answer.status_code == 404


@pytest.mark.parametrize("query", [query for query in BAD_SHEETS if query != "colour=red"])
def test_it_refuses_a_bad_sheet_on_the_page(query: str) -> None:
    box, plain = alices_box(seed="hello"), {"kind": "cards", "language": "both", "paper": "A4"}
    plain |= {"per_page": "many", "card": "63x88", "ink": "colour", "marks": "fronts"}
    plain |= {"gap": "0", "bleed": "0", "backs": "none", "dx": "0", "dy": "0"}
    asked = dict(part.split("=", 1) for part in query.split("&"))
    answer = client_of(BOB).post(f"/boxes/{box.public_id}/sheets/", plain | asked)
    assert answer.status_code == 400
    assert 'class="faults"' in answer.content.decode()
    assert not Sheet.objects.exists()
