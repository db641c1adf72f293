"""Plain text: one card a line, as people write lists."""

import pytest

from cards.rules.card import Card
from cards.rules.catalogue import card_sets
from cards.rules.lists.names import Known
from cards.rules.lists.read import read_list
from cards.tests.lists import KNOWN


def read(text: str) -> dict[str, int]:
    """The counts by name. Fails when anything is wrong with the text."""
    reading = read_list(text, KNOWN, "text")
    assert reading.faults == ()
    return {entry.card.name: entry.count for entry in reading.entries}


def faults(text: str, known: Known = KNOWN) -> list[tuple[str, object]]:
    """What is wrong, as codes with the number of the line."""
    reading = read_list(text, known, "text")
    return [(fault.code, fault.params.get("line")) for fault in reading.faults]


@pytest.mark.parametrize(
    "line",
    [
        *(
            "4 Void",
            "4x Void",
            "4X Void",
            "4 x Void",
            "x4 Void",
            "Void x4",
            "Void X4",
            "4\tVoid\tAny",
            "Void\t4",
        ),
        *(
            "4 void",
            "  4   VOID  ",
            "４　ヴォイド",
            "４枚 ヴォイド",
            "ヴォイド×４",
            "ヴォイド ｘ４",
            "4 ｳﾞｫｲﾄﾞ",
        ),
        *(
            "ヴォイド 4枚",
            "4 TD ACT1 VOID",
            "SB: 4 Void",
            "4 Void (TD-01) 12",
            "4 Void [TD01] 001/102",
        ),
    ],
)
def test_it_reads_a_count_however_it_is_written(line: str) -> None:
    assert read(line) == {"Void": 4}


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("2 No Entry (Off-Limits)", "No Entry (Off-Limits)"),
        ("2 Ast & Rid, Messengers of the Beam", "Ast & Rid, Messengers of the Beam"),
        ("2 ast ＆ rid messengers of the beam", "Ast & Rid, Messengers of the Beam"),
        ("2 Finker’s Sacrificial Altar", "Finker's Sacrificial Altar"),
        ("2 神羅龍ωインフィニティ", "Omega Infinity, the Shinra Dragon"),
        ("2 セイクリッドソードドラゴン", "Sacred Sword Dragon"),
        ("2 TD-01 LEG 01/20", "Sacred Sword Dragon"),
        ("2 TD01 01/20", "Sacred Sword Dragon"),
    ],
)
def test_it_knows_a_card_by_any_of_its_names(line: str, name: str) -> None:
    assert read(line) == {name: 2}


def test_it_counts_a_name_alone_as_one() -> None:
    assert read("Void\nSelection") == {"Void": 1, "Selection": 1}


def test_it_adds_a_card_that_stands_twice() -> None:
    assert read("2 Void\n1 Selection\nヴォイド x3") == {"Void": 5, "Selection": 1}


def test_it_passes_over_headings_comments_and_blank_lines() -> None:
    text = "# mine\nDeck\n1 Void\n\n// more\nメイン：\nLife (16)\n  Epics:\n1 Selection\n"
    assert read(text) == {"Void": 1, "Selection": 1}


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
def test_it_reads_any_ends_of_lines_and_a_byte_order_mark(end: str) -> None:
    assert read(f"\ufeff1 Void{end}2 Selection{end}") == {"Void": 1, "Selection": 2}


@pytest.mark.parametrize("count", ["0", "-4", "−4", "100", "4000000000", "9" * 1500])
def test_it_refuses_a_count_out_of_bounds(count: str) -> None:
    assert faults(f"1 Selection\n{count} Void") == [("lists.bad-count", 2)]


def test_it_names_every_unknown_card_with_its_line_and_the_nearest_names() -> None:
    reading = read_list("1 Viod\n1 Void\n2 Selektion\n3 zzzz", KNOWN)
    said = [
        (fault.code, fault.params["line"], fault.params.get("near")) for fault in reading.faults
    ]
    assert said[0] == ("lists.unknown-near", 1, ["Void"])
    assert said[1] == ("lists.unknown-near", 3, ["Selection"])
    assert said[2] == ("lists.unknown", 4, None)


def test_it_suggests_japanese_names_too() -> None:
    fault = read_list("セイクリッドソードドラコン", KNOWN).faults[0]
    assert fault.params["near"] == ["セイクリッド・ソードドラゴン"]


def test_it_says_which_set_has_the_card() -> None:
    sets = card_sets()
    known = Known([sets["blaze"]], elsewhere=[sets["phantom"]])
    card = sets["phantom"].cards[0]
    fault = read_list(f"1 {card.name}", known).faults[0]
    assert (fault.code, fault.params["set"]) == ("lists.elsewhere", "Phantom")


def test_it_asks_for_the_whole_number_where_a_short_one_means_two_cards() -> None:
    assert faults("1 001/102") == [("lists.short-number", 1)]
    assert faults("1 001/102", Known([card_sets()["blaze"]])) == []


def test_it_lets_the_count_in_front_win() -> None:
    own = [Card(id=name, name=name, rarity="Rare", type="Unit") for name in ("4 Kings", "Kings")]
    known = Known(card_sets().values(), own)
    assert read_list("4 Kings", known).entries[0].card.name == "Kings"
    assert read_list("1 4 Kings", known).entries[0].card.name == "4 Kings"


def test_it_refuses_more_copies_than_one_card_may_have() -> None:
    assert faults("60 Void\n60 Void") == [("lists.too-many-copies", 1)]
