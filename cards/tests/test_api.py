"""Cards over REST: the same wishes, the same refusals."""

import pytest
from django.test import Client

from cards.rules.catalogue import cards_by_id


@pytest.fixture
def script() -> Client:
    return Client()


def test_it_gives_every_card_once_over_its_pages(script: Client) -> None:
    ids, address = [], "/api/v1/cards/?sort=cost&page_size=100"
    while address:
        page = script.get(address).json()
        ids += [card["id"] for card in page["results"]]
        address = page["next"]
    assert page["count"] == len(ids) == 253
    assert set(ids) == set(cards_by_id())


@pytest.mark.django_db
def test_it_takes_the_same_filters_as_the_page(script: Client) -> None:
    wish = "?q=kw:burst&color=Red,Blue&rarity=Rare&sort=-power"
    page = script.get(f"/cards/{wish}")
    answer = script.get(f"/api/v1/cards/{wish}&page_size=300").json()
    assert [card["id"] for card in answer["results"]] == [card.id for card in page.context["found"]]


def test_it_gives_one_card_whole(script: Client) -> None:
    card = cards_by_id()["TD-01 R 005/102"]
    answer = script.get("/api/v1/cards/td-01-r-005/").json()
    assert answer == {
        "id": "TD-01 R 005/102", "slug": "td-01-r-005", "name": "Absolute Barrier",
        "ja": "絶対障壁", "rarity": "Rare", "color": ["Red"], "cost": 0, "condition": {},
        "type": "Spell", "subtype": "Equip", "traits": [], "power": None, "break": None,
        "variable_power": False, "equip_power": 1000, "equip_break": 1, "shadow": True,
        "text": card.text, "note": "",
    }  # fmt: skip


def test_it_gives_a_cost_of_x_as_it_is_printed(script: Client) -> None:
    (card,) = script.get("/api/v1/cards/?q=cost=x").json()["results"]
    assert card["cost"] == "X"


def test_it_gives_the_sets_and_their_cards(script: Client) -> None:
    assert [one["key"] for one in script.get("/api/v1/sets/").json()] == ["blaze", "phantom"]
    answer = script.get("/api/v1/sets/blaze/").json()
    assert answer["code"] == "TD-01"
    assert len(answer["cards"]) == 127


@pytest.mark.parametrize(
    ("address", "status", "code"),
    [
        ("cards/?q=t:dragn", 400, "cards.query-unknown"),
        ("cards/?color=Green", 400, "cards.unknown-filter"),
        ("cards/?sort=height", 400, "cards.unknown-sort"),
        ("cards/td-09/", 404, "cards.unknown-card"),
        ("sets/ember/", 404, "cards.unknown-set"),
    ],
)
def test_it_refuses_by_code_and_in_words(script: Client, address, status, code) -> None:
    response = script.get(f"/api/v1/{address}")
    assert response.status_code == status
    assert response.json()["code"] == code
    assert response.json()["message"]


def test_it_is_described(script: Client) -> None:
    schema = script.get("/api/schema/", HTTP_ACCEPT="application/json").json()
    parameters = {p["name"] for p in schema["paths"]["/api/v1/cards/"]["get"]["parameters"]}
    assert {"q", "color", "cost", "keyword", "sort", "page", "page_size"} <= parameters
    assert "break" in schema["components"]["schemas"]["CardOut"]["properties"]
