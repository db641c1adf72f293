"""Every sheet: exactly its paper, never scaled, the same bytes, and progress told."""

import re
from pathlib import Path

import pytest

import drafts.sheets
from drafts.sentences import SENTENCES
from drafts.sheets import SHEETS, check, render
from drafts.tests.sheets.reading import MM, Box, job, opened, paths, pdf, text_within, texts
from tables.rules.refusal import Refusal, Unknown

PAPERS = {
    "A4": (210, 297),
    "A3": (297, 420),
    "Letter": (215.9, 279.4),
    "B4": (257, 364),
    "320x230": (320, 230),
}
MEASURED = ("cards", "rest", "wrappers", "calibration")


@pytest.mark.parametrize("kind", SHEETS)
@pytest.mark.parametrize("paper", PAPERS)
def test_it_prints_exactly_on_the_paper_asked_for(kind: str, paper: str) -> None:
    sheet = pdf(kind, job(paper=paper, packs="1"))
    for page in sheet.pages:
        sides = float(page.mediabox.width) / MM, float(page.mediabox.height) / MM
        assert sides == pytest.approx(PAPERS[paper], abs=0.01)
    assert sheet.trailer["/Root"]["/ViewerPreferences"]["/PrintScaling"] == "/None"


@pytest.mark.parametrize("kind", SHEETS)
@pytest.mark.parametrize("options", [{}, {"ink": "grey"}, {"low": "yes", "card": "59x86"}])
def test_it_makes_the_same_bytes_again(kind: str, options: dict[str, str]) -> None:
    made = job(packs="2", **options)
    assert render(kind, made) == render(kind, made)


@pytest.mark.parametrize("kind", SHEETS)
def test_it_tells_how_far_it_is_and_how_far_it_will_go(kind: str) -> None:
    told: list[tuple[int, int]] = []
    made = job(packs="1-2")
    render(kind, made, lambda done, total: told.append((done, total)))
    pages = check(kind, made)
    assert told == [(page, pages) for page in range(1, pages + 1)]


@pytest.mark.parametrize("kind", MEASURED)
@pytest.mark.parametrize("paper", PAPERS)
def test_it_prints_a_ruler_of_100_mm_on_every_page_that_is_measured(kind: str, paper: str) -> None:
    made = job(paper=paper, packs="1", language="en")
    with opened(render(kind, made)) as pages:
        for page, text in zip(pages, texts(kind, made), strict=True):
            lengths = [max(box.width, box.height) for box in paths(page)]
            assert any(length == pytest.approx(100, abs=0.2) for length in lengths)
            assert "100mm" in text


@pytest.mark.parametrize("kind", SHEETS)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_speaks_only_the_language_asked_for(kind: str, language: str) -> None:
    text = "".join(texts(kind, job(language=language, packs="1")))
    assert bool(re.search("[ぁ-んァ-ヴ]", text)) == (language == "ja")


@pytest.mark.parametrize(("backs", "duplex"), [("long", "Long"), ("short", "Short")])
def test_it_asks_a_duplex_printer_for_the_right_edge(backs: str, duplex: str) -> None:
    asked = pdf("cards", job(packs="1", backs=backs)).trailer["/Root"]["/ViewerPreferences"]
    assert asked["/Duplex"] == f"/DuplexFlip{duplex}Edge"


def test_it_refuses_a_kind_it_does_not_know() -> None:
    with pytest.raises(Unknown) as refused:
        render("poster", job())
    assert refused.value.faults[0].code == "sheets.unknown-kind"


@pytest.mark.parametrize(
    ("paper", "backs", "right", "below"),
    [("A4", "long", "+", "-"), ("A4", "short", "-", "+"), ("320x230", "long", "-", "+")],
)
def test_it_gives_the_offset_its_sign_as_the_paper_is_flipped(
    paper: str, backs: str, right: str, below: str
) -> None:
    made = job(paper=paper, backs=backs, language="en")
    x, y = made.options.paper.width / 2, made.options.paper.height / 2
    with opened(render("calibration", made)) as pages:
        assert f"{right}10" in text_within(pages[0], Box(x + 6, y + 1, x + 14, y + 6))
        assert f"{below}10" in text_within(pages[0], Box(x + 1, y + 8, x + 8, y + 12))


def test_it_refuses_a_calibration_page_without_room_for_its_ruler() -> None:
    with pytest.raises(Refusal) as refused:
        check("calibration", job(paper="95x200"))
    assert refused.value.faults[0].code == "sheets.paper-too-small"


def test_it_has_a_sentence_for_every_refusal() -> None:
    folder = Path(drafts.sheets.__file__).parent
    code = "".join(file.read_text() for file in folder.glob("*.py"))
    told = {code for code in SENTENCES if code.startswith("sheets.")}
    assert set(re.findall(r'"(sheets\.[a-z-]+)"', code)) == told
