"""Boxes and packs for programs."""

from typing import Any

import pytest
from rest_framework.test import APIClient

from drafts.models import Box
from drafts.tests.boxes import ALICE, BOB, alices_box, client_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def made() -> dict[str, Any]:
    """The answer to a box made through the API."""
    return APIClient().post("/api/v1/boxes/", {"set": "phantom"}).json()


@pytest.fixture
def keeper(made: dict[str, Any]) -> APIClient:
    """A program without cookies that knows the token."""
    return APIClient(headers={"Authorization": f"Keeper {made['token']}"})


def test_it_makes_a_box_and_hands_out_its_token_once(made: dict[str, Any]) -> None:
    box = Box.objects.get(public_id=made["id"])
    assert made["sealed"]
    assert [made["count"], len(made["games"]), made["seed"]] == [27, 3, None]
    assert made["token"] not in (box.token_digest, "")
    assert "token" not in APIClient().get(f"/api/v1/boxes/{made['id']}/").json()


def test_it_opens_a_game_to_whoever_shows_the_token(
    made: dict[str, Any], keeper: APIClient
) -> None:
    root = f"/api/v1/boxes/{made['id']}"
    assert keeper.post(f"{root}/games/1/take/").json()["next_game"] == 2
    assert len(keeper.get(f"{root}/packs/").json()["packs"]) == 9
    assert APIClient().get(f"{root}/packs/").json()["packs"] == []


def test_it_tells_everything_at_the_end(made: dict[str, Any], keeper: APIClient) -> None:
    root = f"/api/v1/boxes/{made['id']}"
    for number in (1, 2, 3):
        keeper.post(f"{root}/games/{number}/take/")
        keeper.post(f"{root}/games/{number}/reveal/")
    told = APIClient().get(f"{root}/").json()
    assert told["seed"] == Box.objects.get().seed
    assert told["left"] == []
    assert all(game["salt"] for game in told["games"])


def test_it_refuses_with_a_code_and_a_sentence(made: dict[str, Any]) -> None:
    answer = APIClient().post(f"/api/v1/boxes/{made['id']}/games/1/take/")
    assert answer.status_code == 403
    assert answer.json()["code"] == "boxes.not-the-keeper"
    assert answer.json()["message"] == "Only the keeper of this box may do that."


def test_it_lists_packs_as_ids_in_their_order() -> None:
    box = alices_box(seed="hello")
    packs = APIClient().get(f"/api/v1/boxes/{box.public_id}/packs/").json()["packs"]
    assert [pack["cards"] for pack in packs] == box.packs


@pytest.mark.parametrize("kind", ["checklist", "dealing", "cards", "rest", "wrappers"])
def test_it_answers_a_sheet_as_a_pdf(kind: str) -> None:
    box = alices_box(seed="hello")
    answer = client_of(BOB).get(f"/api/v1/boxes/{box.public_id}/sheets/{kind}.pdf?packs=1")
    assert answer["Content-Type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF")


def test_it_finds_nothing_wrong_with_its_own_packs() -> None:
    body = APIClient().get(f"/boxes/{alices_box(seed='hello').public_id}/reveal.json").content
    verdict = APIClient().post("/api/v1/packs/check/", body, content_type="application/json")
    assert (verdict.json()["ok"], verdict.json()["faults"]) == (True, [])


def test_it_describes_itself() -> None:
    described = APIClient().get("/api/schema/", HTTP_ACCEPT="application/json").json()["paths"]
    assert "/api/v1/boxes/{box_id}/games/{number}/take/" in described


def test_it_says_how_long_to_wait_when_somebody_prints_too_much(settings: Any) -> None:
    settings.RATES = settings.RATES | {"pdf": "1/h"}
    address = f"/api/v1/boxes/{alices_box(seed='hello').public_id}/sheets/wrappers.pdf?packs=1"
    first, second = (client_of(BOB).get(address) for _ in range(2))
    assert (first.status_code, second.status_code) == (200, 429)
    assert int(second["Retry-After"]) > 0


def test_it_lists_the_boxes_one_keeps(made: dict[str, Any], keeper: APIClient) -> None:
    alice = client_of(ALICE)
    address = f"/api/v1/boxes/{made['id']}/keep/"
    assert alice.post(address, {"token": "wrong"}).status_code == 403
    assert alice.get("/api/v1/boxes/").json() == []
    assert alice.post(address, {"token": made["token"]}).json()["keeper"]
    (mine,) = alice.get("/api/v1/boxes/").json()
    assert (mine["id"], mine["set"], mine["sealed"]) == (made["id"], "phantom", True)
    assert [game["state"] for game in mine["games"]] == ["closed"] * 3
    assert APIClient().get("/api/v1/boxes/").json() == []


def test_it_gives_a_keeper_a_new_token(made: dict[str, Any], keeper: APIClient) -> None:
    root = f"/api/v1/boxes/{made['id']}"
    assert APIClient().post(f"{root}/token/").status_code == 403
    fresh = keeper.post(f"{root}/token/").json()["token"]
    assert keeper.post(f"{root}/token/").status_code == 403
    assert APIClient(headers={"Authorization": f"Keeper {fresh}"}).get(f"{root}/").json()["keeper"]
