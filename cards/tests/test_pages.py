"""The pages of cards, and their address."""

import pytest
from django.test import Client
from django.urls import reverse

from cards.rules.catalogue import cards_by_id

SOME = list(cards_by_id().values())[::7]
HTMX = {"HTTP_HX_REQUEST": "true"}

pytestmark = pytest.mark.django_db


@pytest.fixture
def visitor() -> Client:
    return Client()


def shown(response) -> list[str]:
    return [card.id for card in response.context["found"]]


def test_it_shows_every_card(visitor: Client) -> None:
    response = visitor.get(reverse("browser"))
    assert response.status_code == 200
    assert len(shown(response)) == response.content.count(b'<article class="face') == 253


def test_it_keeps_the_filters_in_the_address_and_on_the_page(visitor: Client) -> None:
    response = visitor.get(
        "/cards/?q=dragon&color=Red&color=Blue&cost=7,8%2B&sort=-power&view=full"
    )
    html = response.content.decode()
    assert 0 < len(shown(response)) < 30
    for kept in (
        'value="dragon"',
        'value="Red" checked',
        'value="Blue" checked',
        'value="8+" checked',
        'value="-power" selected',
        'value="full" selected',
        'class="face face-full',
    ):
        assert kept in html


def test_it_answers_htmx_with_the_cards_alone_and_a_short_address(visitor: Client) -> None:
    response = visitor.get("/cards/?q=&color=Red&color=Blue&keyword=&sort=number&view=hand", **HTMX)
    html = response.content.decode()
    assert "<html" not in html
    assert '<section id="found"' in html
    assert response["HX-Push-Url"] == "/cards/?color=Red,Blue"
    assert "HX-Request" in response["Vary"]
    assert shown(visitor.get(response["HX-Push-Url"])) == shown(response)


def test_it_gives_the_whole_page_when_the_browser_goes_back(visitor: Client) -> None:
    response = visitor.get("/cards/?q=moon", **HTMX, HTTP_HX_HISTORY_RESTORE_REQUEST="true")
    assert b"<html" in response.content


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_it_refuses_a_bad_query_at_its_place_and_keeps_it(visitor: Client, headers) -> None:
    response = visitor.get("/cards/?q=moon t:dragn&color=Red", **headers)
    html = response.content.decode()
    assert response.status_code == 400
    assert "<mark>dragn</mark>" in html
    assert "no trait is called “dragn”" in html
    if not headers:
        assert 'value="moon t:dragn"' in html
        assert 'value="Red" checked' in html


@pytest.mark.parametrize(
    "query",
    ["color=Green", "cost=-1", "sort=height", "view=huge", "q=" + "a" * 301, "q=%00", "set=td'--"],
)
def test_it_refuses_nonsense_in_words(visitor: Client, query: str) -> None:
    response = visitor.get(f"/cards/?{query}")
    assert response.status_code == 400
    assert b'role="alert"' in response.content


def test_it_says_so_when_nothing_fits(visitor: Client) -> None:
    response = visitor.get("/cards/?q=zzz")
    assert response.status_code == 200
    assert b"No card fits all of that" in response.content


def test_it_escapes_the_query(visitor: Client) -> None:
    html = visitor.get('/cards/?q="><script>').content.decode()
    assert "<script>" not in html.replace("<script src", "")


@pytest.mark.parametrize("card", SOME, ids=lambda card: card.id)
def test_it_has_a_page_for_a_card_with_its_words_explained(visitor: Client, card) -> None:
    response = visitor.get(reverse("card", args=[card.slug]))
    html = response.content.decode()
    assert response.status_code == 200
    assert f"({card.id}) · Trinity Table</title>" in html
    for keyword, *_words in response.context["keywords"]:
        assert f'id="word-{keyword.slug}"' in html


def test_it_says_in_which_sets_a_card_is_and_how_often(visitor: Client) -> None:
    html = visitor.get("/cards/td-act1-void/").content.decode()
    assert html.count("9 copies in a box") == 2
    assert "1 copy in a box" in visitor.get("/cards/td-01-leg-01/").content.decode()
    assert "3 copies in a box, not drafted" in visitor.get("/cards/td-01-x01/").content.decode()


def test_it_leads_to_the_card_before_and_after(visitor: Client) -> None:
    html = visitor.get("/cards/td-01-u-038/").content.decode()
    assert 'rel="prev" href="/cards/td-01-u-037/"' in html
    assert 'rel="next" href="/cards/td-01-u-039/"' in html
    assert 'rel="prev"' not in visitor.get("/cards/td-01-x01/").content.decode()


def test_it_knows_no_card_of_another_name(visitor: Client) -> None:
    response = visitor.get("/cards/td-01-u-999/")
    assert response.status_code == 404
    assert "There is no card td-01-u-999." in response.content.decode()


def test_it_serves_the_parts_of_emblems_for_ever(visitor: Client) -> None:
    response = visitor.get(reverse("emblem-parts"))
    assert response["Content-Type"] == "image/svg+xml"
    assert "immutable" in response["Cache-Control"]


def test_it_leads_with_the_japanese_name_for_readers_of_japanese(visitor: Client) -> None:
    visitor.cookies["django_language"] = "ja"
    page = visitor.get("/cards/td-01-leg-07/").content.decode()
    assert '<b class="face-name">聖導竜 フォルテクス</b>' in page
    assert '<span class="face-ja" lang="en">Fortex, the Holy Guiding Dragon</span>' in page
    assert "<h1>聖導竜 フォルテクス</h1>" in page
    assert "登場時（On Entry）" in page
    assert "バトルフィールドに出たとき" in page
