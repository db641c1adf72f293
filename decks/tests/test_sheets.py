"""Deck list and registration sheet as PDF."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from cards.rules.catalogue import cards_by_id
from decks.sheets import SHEETS, render
from decks.sheets.job import DeckJob
from decks.tests.decks import BLAZE, DECK, EPIC
from decks.tests.site import alice, alices_deck, bob
from drafts.sheets.options import read_options
from tables.rules.refusal import Unknown


def job(**options: str) -> DeckJob:
    return DeckJob(
        name="Dragons",
        set_name="Blaze",
        main=DECK.main,
        life=DECK.life,
        rest=(),
        epic=EPIC,
        cards=cards_by_id(),
        options=read_options(options),
    )


def texts(sheet: bytes) -> list[str]:
    """The text of each page, without any spaces."""
    pages = PdfReader(BytesIO(sheet)).pages
    return ["".join(page.extract_text().split()) for page in pages]


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("kind", [*SHEETS])
def test_it_puts_every_card_on_one_page_in_both_languages(kind: str, paper: str) -> None:
    sheet = render(kind, job(paper=paper, language="both"))
    (page,) = texts(sheet)
    for id in {*DECK.main, *DECK.life, EPIC}:
        card = cards_by_id()[id]
        assert "".join(card.name.split()) in page
        assert "".join(card.ja.split()) in page
    wide, high = PdfReader(BytesIO(sheet)).pages[0].mediabox[2:]
    assert (round(wide), round(high)) == {"A4": (595, 842), "Letter": (612, 792)}[paper]


@pytest.mark.parametrize("kind", [*SHEETS])
def test_it_makes_the_same_bytes_from_the_same_deck(kind: str) -> None:
    assert render(kind, job()) == render(kind, job())


@pytest.mark.parametrize("kind", [*SHEETS])
def test_it_leaves_the_epic_open(kind: str) -> None:
    (page,) = texts(render(kind, replace(job(language="en"), epic=None)))
    assert "".join(cards_by_id()[EPIC].name.split()) not in page


def test_it_has_room_to_write_and_to_sign() -> None:
    (page,) = texts(render("registration", job(language="en")))
    for words in ("Player", "Tableorevent", "Signatureoftheplayer", "Checkedby"):
        assert words in page


def test_it_takes_more_pages_for_a_heap_of_cards() -> None:
    heap = tuple(card.id for card in BLAZE.cards if card.rarity != "Epic")
    for kind in SHEETS:
        assert len(texts(render(kind, replace(job(), main=heap, life=heap[:60])))) > 1


def test_it_prints_small_paper_in_one_column_and_refuses_what_is_too_small() -> None:
    assert texts(render("list", job(paper="Hagaki", language="en")))
    with pytest.raises(Unknown):
        render("poster", job())


@pytest.mark.django_db
def test_it_gives_the_owner_a_pdf_with_or_without_the_epic() -> None:
    row = alices_deck()
    name = "".join(cards_by_id()[EPIC].name.split())
    for epic, there in (("yes", True), ("no", False)):
        answer = alice().get(f"/decks/{row.key}/sheet/?language=en&epic={epic}")
        assert answer.headers["Content-Type"] == "application/pdf"
        assert (name in texts(answer.content)[0]) is there


@pytest.mark.django_db
def test_it_prints_no_epic_for_anybody_else() -> None:
    row = alices_deck(visibility="link")
    (page,) = texts(bob().get(f"/decks/{row.key}/sheet/?language=en&kind=registration").content)
    assert "".join(cards_by_id()[EPIC].name.split()) not in page


@pytest.mark.django_db
def test_it_asks_again_for_an_option_that_nobody_knows() -> None:
    row = alices_deck()
    answer = alice().get(f"/decks/{row.key}/sheet/?paper=Napkin")
    assert answer.status_code == 400
    assert "Napkin" in answer.content.decode()
