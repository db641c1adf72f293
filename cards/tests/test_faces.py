"""The card's face: what stands on it in each size, for every card."""

import re
from html import unescape

import pytest
from django.utils.html import strip_tags
from msgspec.structs import replace

from cards.drawings import drawn, parts_file
from cards.faces import face_of, render_face
from cards.rules.card import Card
from cards.rules.catalogue import cards_by_id
from cards.rules.emblem import parts
from cards.rules.shapes import disc, line, polygon

CARDS = cards_by_id()
SIZES = ("hand", "table", "full")
SIGNS = re.compile(r"[\[\]<>()\s]+")


def words(html: str) -> str:
    return " ".join(unescape(strip_tags(html)).split())


def plain(text: str) -> str:
    return SIGNS.sub("", text.replace("■", ""))


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_it_carries_the_whole_text_in_the_full_size(card: Card) -> None:
    shown = plain(words(render_face(card, "full")))
    assert all(plain(ability) in shown for ability in card.lines)
    assert plain(card.name) in shown
    assert plain(card.ja) in shown


@pytest.mark.parametrize("size", SIZES)
def test_it_shows_cost_colours_power_break_and_rarity_in_every_size(size: str) -> None:
    html = render_face(CARDS["TD-01 LEG 15/20"], size)
    shown = words(html)
    assert "Cost 12" in shown
    assert shown.endswith(("TD-01 LEG 15/20 Legend", "TD-01 LEG 15/20Legend"))
    for fact in ("10000", " 4 ", 'class="badge red" title="Red"', 'class="badge yellow"'):
        assert fact in html or fact in shown


def test_it_names_each_colour_by_a_letter_too() -> None:
    letters = [swatch.letter for swatch in face_of(CARDS["TD-02 LEG 20/20"], "hand").swatches]
    assert letters == ["R", "Y", "B", "P"]
    assert [swatch.letter for swatch in face_of(CARDS["TD ACT1 VOID"], "hand").swatches] == ["C"]


def test_it_has_a_pip_for_each_colour_the_condition_asks_for() -> None:
    pips = face_of(CARDS["TD-01 LEG 15/20"], "full").pips
    assert "".join(pip.letter for pip in pips) == "RRRYY"


@pytest.mark.parametrize(
    ("card", "stats"),
    [
        ("TD-01 LEG 01/20", ("7000+", "3")),
        ("TD-01 R 005/102", ("+1000", "+1")),
        ("TD-01 C 102/102", ("", "")),
    ],
)
def test_it_prints_power_and_break_as_the_kind_of_card_has_them(card, stats) -> None:
    face = face_of(CARDS[card], "full")
    assert (face.power, face.break_) == stats


def test_it_sets_burst_shadow_and_special_summon_apart() -> None:
    face = face_of(CARDS["TD-01 LEG 15/20"], "full")
    assert [line.timing for line in face.frames] == ["Shinra Summon"]
    assert [line.timing for line in face.bursts] == ["Burst"]
    assert face_of(CARDS["TD-01 R 005/102"], "full").shadow[0].timing == "Shadow"


def test_it_leads_from_a_keyword_to_its_explanation_when_asked() -> None:
    card = CARDS["TD-01 X01/04"]
    linked = render_face(card, "full", linked=True)
    assert 'href="#word-soul-flare" title="To use the effect, send N cards' in linked
    assert "#word-" not in render_face(card, "full")


def test_it_escapes_what_a_player_wrote() -> None:
    card = replace(CARDS["TD-01 X01/04"], name="<b>&", text='[Burst] <script>"', traits=("<i>",))
    html = render_face(card, "full")
    assert "<script" not in html
    assert "&lt;b&gt;&amp;" in html


def test_it_has_no_style_and_no_script_of_its_own() -> None:
    for size in SIZES:
        assert not re.search(
            r"\sstyle=|\son\w+=|<style|<script", render_face(CARDS["TD ACT1 VOID"], size)
        )


def test_it_draws_every_part_once_in_one_file() -> None:
    ids = re.findall(r'<g id="([^"]+)"', parts_file())
    assert len(ids) == len(set(ids))
    assert set(parts()) <= set(ids)


def test_it_takes_every_part_of_an_emblem_from_that_file() -> None:
    ids = set(re.findall(r'<g id="([^"]+)"', parts_file()))
    for card in CARDS.values():
        assert set(re.findall(r'href="[^"]+#([^"]+)"', face_of(card, "hand").emblem)) <= ids


def test_it_joins_shapes_of_one_paint_and_turns_them_one_way() -> None:
    square, back = ((0, 0), (1, 0), (1, 1), (0, 1)), ((0, 1), (1, 1), (1, 0), (0, 0))
    assert drawn((polygon(*square), polygon(*back))) == (
        '<path d="M0 0L1 0L1 1L0 1zM0 0L1 0L1 1L0 1z"/>'
    )
    assert drawn((disc(0, 0, 1, cut=True), line((0, 0), (1, 1), 2))) == (
        '<path fill="currentColor" d="M-1 0a1 1 0 1 1 2 0a1 1 0 1 1 -2 0z"/>'
        '<path fill="none" stroke-width="2" d="M0 0L1 1"/>'
    )
