"""Statistics for programs."""

import pytest
from django.contrib.auth.models import User
from django.test import Client

from battle.models import Battle, Result
from battle.stats import counting
from battle.tests.test_stats import decks_of, ended
from battle.tests.test_stats_pages import main_of, slug
from cards.rules.catalogue import card_sets
from decks.models import OwnDeck

pytestmark = pytest.mark.django_db
STATISTICS = "/api/v1/statistics/"


@pytest.fixture
def row() -> Battle:
    row = ended()
    counting.count_battle.call(row.pk)
    return row


@pytest.fixture
def alice(client: Client, row: Battle) -> User:
    """An account, logged in, that won the battle."""
    user = User.objects.create_user("alice")
    Result.objects.filter(seat=0).update(person=f"user:{user.pk}")
    client.force_login(user)
    return user


def test_it_counts_the_cards_of_a_set(client: Client, row: Battle) -> None:
    found = client.get(f"{STATISTICS}cards/?set=blaze").json()
    assert len(found) == len(card_sets()["blaze"].cards)
    assert sum(one["won"] for one in found) > 0
    assert client.get(f"{STATISTICS}cards/?set=nothing").status_code == 404


def test_it_counts_a_card(client: Client, row: Battle) -> None:
    card = main_of(row, 0)
    address = f"{STATISTICS}cards/{slug(card)}/"
    found = client.get(address).json()
    assert (found["card"], found["won"], found["games"]) == (card, 1, 1)
    assert found["picks"] == [0] * 13
    for other in ("?who=bots", "?format=duel"):
        assert client.get(address + other).json()["games"] == 0
    assert client.get(f"{address}?format=chess").status_code == 400
    assert client.get(f"{STATISTICS}cards/nothing/").status_code == 404


def test_it_says_how_a_deck_fared_to_whoever_may_see_it(client: Client, row: Battle) -> None:
    deck = decks_of(row)[0]
    own = OwnDeck.objects.create(
        owner="guest:alice", once="x", name="Mine", set_key="blaze", format="standard",
        main=deck["main"], life=deck["life"], visibility="public",
    )  # fmt: skip
    address = f"{STATISTICS}decks/{own.key}/"
    found = client.get(address).json()
    assert (found["won"], found["games"]) == (1, 1)
    assert 0 < found["low"] < found["high"] <= 100
    OwnDeck.objects.update(visibility="private")
    assert client.get(address).status_code == 404


def test_it_tells_a_player_everything_of_themselves(
    client: Client, alice: User, row: Battle
) -> None:
    found = client.get(f"{STATISTICS}mine/").json()
    assert (found["name"], found["shares"]["standard"]["won"]) == ("alice", 1)
    assert [one["replay"] for one in found["results"]] == [row.key]
    assert len(found["cards"]) > 0
    assert Client().get(f"{STATISTICS}mine/").json()["results"] == []


def test_it_tells_others_what_a_player_made_public(client: Client, alice: User) -> None:
    theirs, mine = f"{STATISTICS}players/alice/", f"{STATISTICS}mine/public/"
    assert Client().get(theirs).status_code == 404
    sent = {"public": True}
    assert Client().post(mine, sent, content_type="application/json").status_code in (401, 403)
    assert client.post(mine, sent, content_type="application/json").status_code == 204
    assert client.get(f"{STATISTICS}mine/").json()["public"] is True
    found = Client().get(theirs).json()
    assert found["shares"]["standard"]["won"] == 1
    assert "results" not in found
