"""Wrappers: one a pack, folded around 13 cards, with a code that leads to the verify page."""

import pypdfium2 as pdfium
import pytest
import segno
from msgspec.structs import replace

from drafts.sheets import Pack, render
from drafts.sheets.grid import lay_out
from drafts.sheets.paper import CARDS, Size
from drafts.sheets.wrappers import BAND, CODE, QUIET, folds_around
from drafts.tests.sheets.reading import forms, job, pdf, texts


def test_it_makes_a_wrapper_for_each_pack() -> None:
    assert sum(len(forms(page)) for page in pdf("wrappers", job()).pages) == 27
    text = "".join(texts("wrappers", job(packs="4,19", language="en")))
    assert "BENCH" in text
    assert "Wrappers1–2of2" in text


def test_it_needs_to_know_no_card_of_a_pack() -> None:
    made = job()
    sealed = replace(made, packs=tuple(Pack(pack.number, ()) for pack in made.packs))
    assert render("wrappers", sealed) == render("wrappers", made)


@pytest.mark.parametrize(("card", "panel"), [("63x88", 63), ("59x86", 59)])
def test_it_folds_around_the_width_of_a_card_and_thirteen_of_its_thickness(
    card: str, panel: float
) -> None:
    folds = folds_around(CARDS[card], 0.3)
    assert folds.lines == pytest.approx(
        (panel, panel + 4.5, 2 * panel + 4.5, 2 * panel + 9), abs=1e-6
    )
    assert folds.length > folds.lines[-1] + 10


def test_it_folds_around_cards_as_thick_as_asked_for() -> None:
    assert folds_around(CARDS["63x88"], 0.7).spine == pytest.approx(13 * 0.7 + 0.6)
    text = "".join(texts("wrappers", job(packs="1", thickness="0.7", language="en")))
    assert "0.7mmthick" in text


def test_it_prints_the_verify_address_as_a_code() -> None:
    made = job(packs="1", marks="none")
    folds = folds_around(made.options.card, made.options.thickness)
    x, y = lay_out(made.options, Size("wrapper", folds.length, BAND)).place(0)
    left, top = x + folds.panel - CODE - 2.5, y + (BAND - CODE) / 2 - 1.6
    rows = [list(row) for row in segno.make(made.verify, error="m", micro=False).matrix]
    module = CODE / (len(rows) + 2 * QUIET)
    picture = seen(render("wrappers", made))
    for row, modules in enumerate(rows):
        for column, dark in enumerate(modules):
            at_x = left + (column + QUIET + 0.5) * module
            at_y = top + (row + QUIET + 0.5) * module
            assert (picture(at_x, at_y) < 128) == bool(dark)


def seen(sheet: bytes) -> object:
    """How bright the first page is at a place in mm, 0 to 255."""
    scale = 6.0
    bitmap = pdfium.PdfDocument(sheet)[0].render(scale=scale, grayscale=True)
    pixels, stride = bytes(bitmap.buffer), bitmap.stride
    dots = scale * 72 / 25.4
    return lambda x, y: pixels[int(y * dots) * stride + int(x * dots)]
