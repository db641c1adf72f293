"""The pages on which a deck is tried out, and the same for programs."""

import pytest
from django.test import Client

from decks.tests.decks import DECK, EPIC
from decks.tests.site import alice, alices_deck, bob

pytestmark = pytest.mark.django_db


def test_it_shows_the_same_hand_by_the_same_link() -> None:
    row = alices_deck()
    first, again = (
        alice().get(f"/api/v1/decks/{row.key}/hand/?seed=tea&number={n}").json() for n in (1, 2)
    )
    assert len(first["hand"]) == len(first["next"]) == 5
    assert first["hand"] != again["hand"]
    page = alice().get(f"/decks/{row.key}/hands/?seed=tea&number=2").content.decode()
    assert "Hand 2" in page
    assert 'name="number" value="3"' in page


def test_it_names_a_new_seed_where_none_is_given() -> None:
    row = alices_deck()
    seeds = {alice().get(f"/api/v1/decks/{row.key}/hand/").json()["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_it_joins_the_epic_for_the_owner_alone() -> None:
    row = alices_deck(visibility="link")
    path = f"/api/v1/decks/{row.key}/hand/?seed=tea"
    assert alice().get(path).json()["epic"] == EPIC
    assert bob().get(path).json()["epic"] is None
    page = bob().get(f"/decks/{row.key}/hands/?seed=tea").content.decode()
    assert "sample-epic" not in page
    assert "which its owner keeps secret" in page


def test_it_tells_the_exact_chances_of_bursts() -> None:
    row = alices_deck()
    life = alice().get(f"/api/v1/decks/{row.key}/life/?seed=tea&flips=4").json()
    assert (life["cards"], life["flips"], life["rules"]) == (16, 4, "standard")
    assert sum(one["chance"] for one in life["chances"]) == pytest.approx(1)
    assert sorted(life["piles"][0]["cards"] + life["piles"][1]["cards"]) == sorted(DECK.life)
    page = alice().get(f"/decks/{row.key}/life/?seed=tea&flips=4").content.decode()
    assert all(one["exact"] in page for one in life["chances"])


def test_it_deals_life_as_duel_does() -> None:
    row = alices_deck(format="duel")
    piles = alice().get(f"/api/v1/decks/{row.key}/life/").json()["piles"]
    assert [(pile["wall"], len(pile["cards"])) for pile in piles] == [("short", 12), ("long", 4)]


@pytest.mark.parametrize("query", ["number=0", "number=x", "flips=99999999999999", "seed=%F0%9F"])
def test_it_takes_odd_queries_for_the_usual_ones(query: str) -> None:
    row = alices_deck()
    for page in ("hands", "life"):
        assert alice().get(f"/decks/{row.key}/{page}/?{query}").status_code == 200


def test_it_shows_an_empty_deck_that_it_is_empty() -> None:
    row = alices_deck(main=[], life=[], epics=[])
    for page in ("hands", "life"):
        assert "is empty" in alice().get(f"/decks/{row.key}/{page}/").content.decode()


def test_it_shows_a_private_deck_to_nobody_else() -> None:
    row = alices_deck()
    for path in (f"/decks/{row.key}/hands/", f"/api/v1/decks/{row.key}/life/"):
        assert Client().get(path).status_code == 404


def test_it_refuses_rules_that_nobody_knows() -> None:
    row = alices_deck()
    assert alice().get(f"/decks/{row.key}/life/?rules=chess").status_code == 404
