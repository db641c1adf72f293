"""Options of a sheet, from text: what is read, and what is refused by name."""

import pytest

from drafts.sentences import SENTENCES
from drafts.sheets import Options, read_options
from drafts.sheets.paper import CARDS, PAPERS
from tables.rules.refusal import Refusal


def codes(**texts: str) -> list[str]:
    with pytest.raises(Refusal) as refused:
        read_options(texts)
    for fault in refused.value.faults:
        assert "{" not in SENTENCES[fault.code].format(**fault.params)
    return [fault.code for fault in refused.value.faults]


def test_it_has_an_answer_for_everything_left_out() -> None:
    assert read_options({}) == Options()


def test_it_reads_every_option() -> None:
    read = read_options(
        {
            "language": "ja",
            "paper": "letter",
            "card": "59×86",
            "ink": "grey",
            "low": "yes",
            "marks": "both",
            "gap": "3",
            "bleed": "1.5 mm",
            "backs": "short",
            "dx": "-0.4",
            "dy": "1",
            "packs": "1-3, 9",
            "cards": "TD-01 U 038/102, TD ACT1 VOID",
            "per_page": "one",
        }
    )
    assert read == Options(
        language="ja",
        paper=PAPERS["Letter"],
        card=CARDS["59x86"],
        ink="grey",
        low=True,
        marks="both",
        gap=3,
        bleed=1.5,
        backs="short",
        dx=-0.4,
        dy=1,
        packs=(1, 2, 3, 9),
        cards=("TD-01 U 038/102", "TD ACT1 VOID"),
        per_page="one",
    )


@pytest.mark.parametrize("text", ["200x300", "200 × 300 mm", "２００ｘ３００", " 200X300 ".lower()])
def test_it_reads_a_paper_by_its_measures(text: str) -> None:
    paper = read_options({"paper": text}).paper
    assert (paper.width, paper.height) == (200, 300)


def test_it_reads_full_width_numbers() -> None:
    assert read_options({"packs": "１-３"}).packs == (1, 2, 3)


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("papper", "A4", "sheets.unknown-option"),
        ("paper", "A9", "sheets.unknown-paper"),
        ("paper", "", "sheets.unknown-paper"),
        ("paper", "20x30", "sheets.paper-out-of-range"),
        ("paper", "200x9999", "sheets.paper-out-of-range"),
        ("paper", "-200x300", "sheets.unknown-paper"),
        ("language", "de", "sheets.unknown-choice"),
        ("card", "70x120", "sheets.unknown-choice"),
        ("low", "perhaps", "sheets.unknown-choice"),
        ("gap", "wide", "sheets.not-a-number"),
        ("gap", "-1", "sheets.out-of-range"),
        ("gap", "nan", "sheets.out-of-range"),
        ("bleed", "inf", "sheets.out-of-range"),
        ("dx", "10.5", "sheets.out-of-range"),
        ("packs", "0", "sheets.bad-packs"),
        ("packs", "9-1", "sheets.bad-packs"),
        ("packs", "1-99999999", "sheets.bad-packs"),
        ("packs", "one", "sheets.bad-packs"),
    ],
)
def test_it_refuses_by_name(name: str, text: str, code: str) -> None:
    assert codes(**{name: text}) == [code]


def test_it_names_every_fault_at_once() -> None:
    assert codes(paper="A9", gap="x", low="?") == [
        "sheets.unknown-paper",
        "sheets.not-a-number",
        "sheets.unknown-choice",
    ]


def test_it_refuses_bleeds_that_overlap() -> None:
    assert codes(gap="2", bleed="1.5") == ["sheets.bleed-over-gap"]
    assert read_options({"gap": "0", "bleed": "3"}).bleed == 3
