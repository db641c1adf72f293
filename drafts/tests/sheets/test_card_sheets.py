"""Card sheets as printed: true sizes, whole texts, no card lost, backs behind their faces."""

import re

import pytest
from msgspec.structs import replace

from cards.rules.card import Card
from cards.rules.catalogue import cards_by_id
from drafts.sheets import check, render
from drafts.sheets.face import type_line
from drafts.sheets.grid import lay_out
from drafts.sheets.paper import CARDS
from drafts.tests.sheets.reading import (
    Box,
    all_cards,
    fonts,
    forms,
    job,
    opened,
    paths,
    pdf,
    squeezed,
    text_within,
    texts,
)
from tables.rules.refusal import Refusal


def printed(card: Card) -> list[str]:
    """Everything that must be read on a card's face."""
    return [card.id, card.name, card.ja, card.rarity, type_line(card), *card.lines]


def places(made: object) -> list[Box]:
    grid = lay_out(made.options)
    width, height = grid.cell
    return [Box(x, y, x + width, y + height) for x, y in map(grid.place, range(grid.places))]


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("ink", ["colour", "grey"])
def test_it_prints_every_word_of_every_card_inside_its_own_card(card: str, ink: str) -> None:
    made = all_cards(card=card, ink=ink)
    cards, boxes = iter(cards_by_id().values()), places(made)
    with opened(render("cards", made)) as pages:
        for page in pages:
            for box, held in zip(boxes, cards, strict=False):
                text = text_within(page, box)
                for word in printed(held):
                    assert squeezed(word) in text, (held.id, word)
    assert next(cards, None) is None


def test_it_prints_names_in_the_language_asked_for() -> None:
    void = {"cards": "TD ACT1 VOID"}
    assert "ヴォイド" not in texts("cards", job(language="en", **void))[0]
    assert "ヴォイド" in texts("cards", job(language="ja", **void))[0]


def test_it_shows_no_unknown_character_and_embeds_its_only_typeface() -> None:
    made = all_cards()
    assert not any(re.search("[\ufffd〓\0]", text) for text in texts("cards", made))
    found = fonts(pdf("cards", made))
    assert found
    assert all(found.values())
    assert all("IPAexGothic" in name for name in found)


def test_it_marks_characters_that_the_typeface_lacks() -> None:
    made = job(cards="TD ACT1 VOID")
    void = replace(made.cards["TD ACT1 VOID"], name="Void 🜏", text="[Burst] Draw 𓀀 cards.")
    made = replace(made, cards={void.id: void})
    (page,) = texts("cards", made)
    assert "Void〓" in page
    assert "[Burst]Draw〓cards." in page


@pytest.mark.parametrize(("card", "width", "height"), [("63x88", 63, 88), ("59x86", 59, 86)])
@pytest.mark.parametrize("paper", ["A4", "Letter", "A3", "B4"])
def test_it_prints_cards_in_their_true_size(paper: str, card: str, width: int, height: int) -> None:
    made = job(paper=paper, card=card, packs="1-2")
    sides = (height, width) if lay_out(made.options).turned else (width, height)
    page = pdf("cards", made).pages[0]
    for box, place in zip(forms(page), places(made), strict=True):
        assert (box.width, box.height) == pytest.approx(sides, abs=0.01)
        assert (box.left, box.top) == pytest.approx((place.left, place.top), abs=0.01)


def test_it_prints_the_bleed_around_each_card() -> None:
    made = job(gap="4", bleed="2", packs="1")
    box = forms(pdf("cards", made).pages[0])[0]
    assert (box.width, box.height) == pytest.approx((67, 92), abs=0.01)


def test_it_prints_351_cards_on_39_pages_and_says_which_are_where() -> None:
    made = job(ink="grey", language="en")
    assert len(render("cards", made)) < 2_000_000
    assert [len(forms(page)) for page in pdf("cards", made).pages] == [9] * 39
    last = texts("cards", made)[-1]
    assert "Cards343–351of351" in last
    assert "39/39" in last


def test_it_says_from_which_pack_each_card_is() -> None:
    second = texts("cards", job(language="en"))[1]
    assert "Packs111|122|222" in second


def test_it_fills_the_last_page_with_what_is_left() -> None:
    assert [len(forms(page)) for page in pdf("cards", job(packs="1")).pages] == [9, 4]


def test_it_prints_single_cards_as_often_as_they_are_named() -> None:
    made = job(cards="TD ACT1 VOID,TD-01 X01/04,TD ACT1 VOID", language="en")
    (page,) = texts("cards", made)
    assert page.count("TDACT1VOID") == 2
    assert "Cards1–3of3" in page


def test_it_puts_a_page_of_backs_behind_each_page_of_faces() -> None:
    made = job(packs="1", backs="long", dx="0.5", dy="-0.5", gap="2")
    grid = lay_out(made.options)
    pages = pdf("cards", made).pages
    assert [len(forms(page)) for page in pages] == [9, 9, 4, 4]
    for place, back in enumerate(forms(pages[3])):
        at = grid.behind(place, made.options)
        assert (back.left, back.top) == pytest.approx(at, abs=0.01)


def test_it_draws_marks_outside_the_cards_only() -> None:
    made = job(packs="1")
    with opened(render("cards", made)) as pages:
        marks = paths(pages[0])
    assert len(marks) >= 16
    for mark in marks:
        for card in places(made):
            assert (
                mark.right <= card.left
                or mark.left >= card.right
                or mark.bottom <= card.top
                or mark.top >= card.bottom
            )


@pytest.mark.parametrize(("marks", "fronts", "backs"), [("none", 0, 0), ("both", 16, 16)])
def test_it_draws_marks_on_the_sides_asked_for(marks: str, fronts: int, backs: int) -> None:
    with opened(render("cards", job(packs="1", backs="short", marks=marks))) as pages:
        front, back = (len(paths(page)) for page in pages[:2])
        plain = len(paths(pages[0])) - fronts
    assert (front, back) == (plain + fronts, plain + backs)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"paper": "70x95"}, "sheets.paper-too-small"),
        ({"packs": "28"}, "sheets.no-such-pack"),
        ({"cards": "TD-09 U 001/102"}, "sheets.unknown-card"),
        ({"cards": "TD-01 X01/04", "packs": "1"}, "sheets.nothing-to-print"),
    ],
)
def test_it_refuses_before_it_draws(options: dict[str, str], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        check("cards", job(**options))
    assert refused.value.faults[0].code == code
