"""The rest of the box: all that is played with besides the Draft Cards."""

import pytest

from drafts.sheets.paper import CARDS
from drafts.sheets.pieces import COUNTERS_ACROSS, COUNTERS_DOWN, counter_side
from drafts.sheets.play_sheet import ZONES
from drafts.tests.sheets.reading import forms, job, pdf, texts


def test_it_holds_everything_three_players_need() -> None:
    pages = texts("rest", job(language="en"))
    text = "".join(pages)
    for epic in ("X01/04", "X02/04", "X03/04", "X04/04"):
        assert text.count(f"TD-01{epic}") == 3
    assert text.count("BasicColorCard") - 3 == 4 * 16
    assert text.count("TrinityCharge") == 3
    assert text.count("Units,SetandEquipSpells") == 3
    assert "Pieces82–86of86" in pages[9]


def test_it_gives_the_colours_16_cards_each() -> None:
    text = "".join(texts("rest", job(language="en")))
    for color, letter in (("Red", "R"), ("Yellow", "Y"), ("Blue", "B"), ("Purple", "P")):
        assert text.count(f"{letter}{letter}{color}") >= 16


def test_it_calls_the_colours_in_the_language_asked_for() -> None:
    text = "".join(texts("rest", job(language="ja")))
    assert [text.count(f"{color}基本カラーカード") for color in "赤黄青紫"] == [16] * 4


def test_it_joins_two_wall_cards_to_the_long_wall() -> None:
    text = "".join(texts("rest", job(language="en")))
    assert text.count("LongWall:joinhere") == 2


def test_it_names_every_zone_on_the_play_sheet() -> None:
    sheet = texts("rest", job(language="en"))[-1]
    for name in ("Deck", "Graveyard", "ShadowZone", "ColorZone", "Reserve", "LifeZone,left"):
        assert name in sheet
    assert len({zone.word for zone in ZONES}) == len(ZONES)


def test_it_lets_no_zone_lie_on_another() -> None:
    for i, one in enumerate(ZONES):
        assert one.x + one.width <= 100
        assert one.y + one.height <= 100
        for other in ZONES[i + 1 :]:
            beside = one.x + one.width <= other.x or other.x + other.width <= one.x
            assert beside or one.y + one.height <= other.y or other.y + other.height <= one.y


@pytest.mark.parametrize("size", CARDS.values(), ids=CARDS)
def test_it_makes_thirty_counters_that_fit_on_a_reserve(size: object) -> None:
    assert COUNTERS_ACROSS * COUNTERS_DOWN == 30
    assert counter_side(size) * 5 <= size.width - 5


def test_it_prints_single_epics() -> None:
    pages = pdf("rest", job(cards="TD-01 X03/04")).pages
    assert [len(forms(page)) for page in pages] == [3]
