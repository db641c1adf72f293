"""The reference pages, in docs/ and on the site."""

from django.test import Client
from django.utils.html import escape

from battle.reference import card_language, rulings_page
from battle.rulings import rulings


def test_it_shows_a_sentence_with_its_meaning_and_a_card_that_says_it() -> None:
    page = card_language()
    entry = page[page.index("- `draw <n> card(s)`") :][:400]
    assert "Rulebook 7.1" in entry
    assert "TD-01" in entry


def test_it_numbers_its_rulings_without_a_gap() -> None:
    ids = [ruling.id for group in rulings() for ruling in group.ruling]
    assert ids == [f"R{number}" for number in range(1, len(ids) + 1)]


def test_it_has_every_ruling_on_a_page_and_in_the_docs(client: Client) -> None:
    page = client.get("/rulings/").content.decode()
    docs = rulings_page()
    for group in rulings():
        for ruling in group.ruling:
            assert f'id="{ruling.id}"' in page
            assert f"**{ruling.id}**" in docs


def test_it_says_its_rulings_in_japanese(client: Client) -> None:
    client.cookies["django_language"] = "ja"
    page = client.get("/rulings/").content.decode()
    for group in rulings():
        assert group.title_ja in page
        assert all(escape(ruling.says_ja) in page for ruling in group.ruling)
