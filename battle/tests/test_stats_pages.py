"""The pages of statistics: what they count, who may read them, and nothing of what still runs."""

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils.html import escape

from battle.models import Battle, Picked, Result
from battle.stats import counting, plots, selectors
from battle.stats.selectors import Share, Which
from battle.tests.battles import battling, row_of
from battle.tests.test_stats import decks_of, ended
from cards.rules.catalogue import card_sets, cards_by_id
from decks.models import OwnDeck

pytestmark = pytest.mark.django_db


@pytest.fixture
def row() -> Battle:
    row = ended()
    counting.count_battle.call(row.pk)
    return row


def main_of(row: Battle, seat: int) -> str:
    """A card that stands in one Main Deck only."""
    decks = decks_of(row)
    others = {card for n, deck in enumerate(decks) if n != seat for card in deck["main"]}
    return next(card for card in decks[seat]["main"] if card not in others)


def slug(card: str) -> str:
    return cards_by_id()[card].slug


def test_it_counts_how_the_decks_of_a_card_fared(row: Battle) -> None:
    won, lost = (
        selectors.figures([cards_by_id()[main_of(row, seat)]], Which())[0] for seat in (0, 1)
    )
    assert (won.share, lost.share) == (Share(1, 1), Share(0, 1))
    assert (won.decks, lost.decks) == (1, 1)


def test_it_shows_a_card_on_its_page_and_on_one_of_its_own(client: Client, row: Battle) -> None:
    address = f"/statistics/cards/{slug(main_of(row, 0))}/"
    assert address in client.get(f"/cards/{slug(main_of(row, 0))}/").content.decode()
    fragment = client.get(address, headers={"HX-Request": "true"}).content.decode()
    assert "<html" not in fragment
    assert "1 of 1 won" in fragment
    assert "<html" in client.get(address).content.decode()


def test_it_keeps_games_of_bots_apart(client: Client, row: Battle) -> None:
    Result.objects.update(bots=True)
    address = f"/statistics/cards/{slug(main_of(row, 0))}/"
    assert "Nothing counted yet" in client.get(address).content.decode()
    assert "1 of 1 won" in client.get(f"{address}?who=bots").content.decode()
    assert "Nothing counted yet" in client.get(f"{address}?who=bots&format=duel").content.decode()


def test_it_draws_how_early_a_card_is_picked(row: Battle) -> None:
    card = cards_by_id()["TD-01 C 067/102"]
    taken = {"card": card.id, "format": "standard", "bots": False, "seat": 0, "draft_id": 1}
    Picked.objects.bulk_create(Picked(at=at, **taken) for at in (1, 1, 13))
    counts = selectors.picks_of(card, Which())
    assert counts == [2, *[0] * 11, 1]
    bars = plots.bars(counts)
    assert bars.total == 3
    assert (bars.bars[0].height, bars.bars[0].y) == (60, 0)
    assert (bars.bars[12].height, bars.bars[12].y) == (30, 30)
    Picked.objects.all().delete()


@pytest.mark.parametrize("sort", ["name", "picked", "pick", "decks", "life", "played", "won", "x"])
def test_it_sorts_the_table_of_cards(client: Client, row: Battle, sort: str) -> None:
    page = client.get(f"/statistics/?set=blaze&sort={sort}").content.decode()
    assert page.count("<tr>") == 1 + len(card_sets()["blaze"].cards)
    assert page.count("aria-sort") == 1


@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_sorts_by_the_name_that_is_shown(client: Client, language: str) -> None:
    client.cookies["django_language"] = language
    page = client.get("/statistics/?set=blaze&sort=name").content.decode()
    rows = page.split("<tbody>")[1].split("<tr>")[1:]
    cards = card_sets()["blaze"].cards
    names = sorted(card.ja if language == "ja" else card.name for card in cards)
    assert all(escape(name) in row for name, row in zip(names, rows, strict=True))


def test_it_puts_the_winners_first(client: Client, row: Battle) -> None:
    page = client.get("/statistics/?set=blaze&sort=won").content.decode()
    first = page.split("<tbody>")[1].split("</tr>")[0]
    assert "100 %" in first


def test_it_draws_the_share_of_every_card_whose_decks_battled(client: Client, row: Battle) -> None:
    page = client.get("/statistics/?set=blaze").content.decode()
    figures = selectors.of_set("blaze", Which())
    assert page.count("share-band") == sum(one.share.games > 0 for one in figures) > 0


def test_it_answers_any_address(client: Client) -> None:
    for query in ("?set=nothing&format=chess&who=me&sort=secret", "?set=phantom&format=duel"):
        assert client.get(f"/statistics/{query}").status_code == 200
    assert client.get("/statistics/cards/nothing/").status_code == 404
    assert client.get("/statistics/players/nobody/").status_code == 404


def test_it_says_nothing_of_a_battle_that_runs(client: Client) -> None:
    seats = battling()
    before = client.get("/statistics/").content.decode()
    assert "0 battles" in before
    row = row_of(seats[0])
    assert client.get(f"/statistics/cards/{slug(main_of(row, 0))}/").status_code == 200
    assert not Result.objects.exists()


def test_it_shows_a_player_their_own_figures_alone(client: Client, row: Battle) -> None:
    user = User.objects.create_user("alice")
    Result.objects.filter(seat=0).update(person=f"user:{user.pk}")
    client.force_login(user)
    page = client.get("/statistics/mine/").content.decode()
    assert "1 of 1 won" in page
    assert f"/battles/{row.key}/" in page
    assert "1 of 1 won" not in Client().get("/statistics/mine/").content.decode()


def test_it_shows_others_what_a_player_made_public(client: Client, row: Battle) -> None:
    user = User.objects.create_user("alice")
    Result.objects.filter(seat=0).update(person=f"user:{user.pk}")
    assert Client().get("/statistics/players/alice/").status_code == 404
    client.force_login(user)
    client.post("/statistics/mine/public/", {"public": "yes"})
    page = Client().get("/statistics/players/alice/").content.decode()
    assert "1 of 1 won" in page
    assert row.key not in page
    client.post("/statistics/mine/public/", {"public": "no"})
    assert Client().get("/statistics/players/alice/").status_code == 404


def test_it_makes_no_guest_public(client: Client) -> None:
    answer = client.post("/statistics/mine/public/", {"public": "yes"})
    assert "/account/login/" in answer.headers["Location"]


def test_it_says_how_a_deck_fared_to_whoever_may_see_it(client: Client, row: Battle) -> None:
    deck = decks_of(row)[0]
    own = OwnDeck.objects.create(
        owner="guest:alice", once="x", name="Mine", set_key="blaze", format="standard",
        main=deck["main"][::-1], life=deck["life"], visibility="public",
    )  # fmt: skip
    assert "1 of 1 won" in client.get(f"/statistics/decks/{own.key}/").content.decode()
    OwnDeck.objects.update(visibility="private")
    assert client.get(f"/statistics/decks/{own.key}/").status_code == 404


def test_it_says_how_sure_a_share_is() -> None:
    few, many = Share(1, 2), Share(100, 200)
    assert few.percent == many.percent == 50
    assert few.low < many.low < 50 < many.high < few.high
    assert 0 <= Share(0, 1).low < Share(0, 1).high <= 100
    assert Share(0, 0).percent is None
