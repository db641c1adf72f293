"""Where cards lie on paper: how many, how large, where they are cut, and where their backs go."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from drafts.sheets.grid import Grid, lay_out
from drafts.sheets.options import Options
from drafts.sheets.paper import CARDS, PAPERS, Size
from tables.rules.refusal import Refusal

PAPER_SIZES = st.builds(Size, st.just("own"), st.integers(60, 900), st.integers(60, 900))
LAYOUTS = st.builds(
    Options,
    paper=PAPER_SIZES,
    card=st.sampled_from([*CARDS.values()]),
    gap=st.sampled_from([0, 2, 6]),
    bleed=st.sampled_from([0, 1]),
    backs=st.sampled_from(["long", "short"]),
)


def grid(**options: object) -> Grid:
    return lay_out(Options(**options))


def rectangles(of: Grid) -> list[tuple[float, float, float, float]]:
    width, height = of.cell
    return [(x, y, x + width, y + height) for x, y in map(of.place, range(of.places))]


@pytest.mark.parametrize(
    ("paper", "card", "places", "turned"),
    [
        ("A4", "63x88", 9, False),
        ("Letter", "63x88", 9, False),
        ("A4", "59x86", 9, False),
        ("Letter", "59x86", 9, False),
        ("A3", "63x88", 18, True),
        ("B4", "63x88", 12, False),
        ("B4", "59x86", 16, False),
        ("Hagaki", "63x88", 1, False),
        ("2L", "63x88", 2, True),
    ],
)
def test_it_lays_as_many_cards_as_fit(paper: str, card: str, places: int, turned: bool) -> None:
    found = grid(paper=PAPERS[paper], card=CARDS[card])
    assert (found.places, found.turned) == (places, turned)


@pytest.mark.parametrize(("width", "height"), [(70, 90), (60, 400), (99, 99)])
def test_it_refuses_a_paper_that_holds_no_card_and_ruler(width: int, height: int) -> None:
    with pytest.raises(Refusal) as refused:
        grid(paper=Size("tiny", width, height))
    assert refused.value.faults[0].code == "sheets.paper-too-small"


@given(LAYOUTS)
def test_it_keeps_cards_on_the_paper_and_apart(options: Options) -> None:
    try:
        found = lay_out(options)
    except Refusal:
        return
    boxes = rectangles(found)
    for left, top, right, bottom in boxes:
        assert min(left, top) >= 4 + options.bleed
        assert right <= options.paper.width - 4 - options.bleed
        assert bottom <= options.paper.height - 4 - options.bleed
    for one, other in pairwise(boxes):
        assert other[0] >= one[2] + options.gap - 1e-6 or other[1] >= one[3] + options.gap - 1e-6


@given(LAYOUTS)
def test_it_marks_cuts_outside_cards_and_bleeds_and_up_to_the_edge(options: Options) -> None:
    try:
        found = lay_out(options)
    except Refusal:
        return
    cuts, bleed = list(found.cuts()), options.bleed
    for (x1, y1), (x2, y2) in cuts:
        for left, top, right, bottom in rectangles(found):
            across = x2 <= left - bleed or x1 >= right + bleed
            assert across or y2 <= top - bleed or y1 >= bottom + bleed
    for paper, axis in ((options.paper.width, 0), (options.paper.height, 1)):
        assert any(start[axis] == 0 for start, _ in cuts)
        assert any(end[axis] == paper for _, end in cuts)


def test_it_marks_both_sides_of_every_card() -> None:
    found = grid(gap=4.0, bleed=1.0)
    marked = {round(start[0], 3) for start, end in found.cuts() if start[0] == end[0]}
    sides = {round(x, 3) for box in rectangles(found) for x in (box[0], box[2])}
    assert marked == sides


@given(LAYOUTS)
def test_it_puts_each_back_behind_its_face(options: Options) -> None:
    try:
        found = lay_out(options)
    except Refusal:
        return
    paper, (width, height) = options.paper, found.cell
    sideways = (options.backs == "long") == (paper.height >= paper.width)
    for place in range(found.places):
        (x, y), (back_x, back_y) = found.place(place), found.behind(place, options)
        assert back_x == pytest.approx(paper.width - x - width if sideways else x)
        assert back_y == pytest.approx(y if sideways else paper.height - y - height)


def test_it_mirrors_columns_on_the_long_edge_of_upright_paper_and_rows_on_the_short() -> None:
    found = grid(gap=3.0)
    long, short = Options(gap=3.0, backs="long"), Options(gap=3.0, backs="short")
    assert found.behind(0, long) == pytest.approx(found.place(2))
    assert found.behind(0, short) == pytest.approx(found.place(6))


def test_it_moves_backs_by_the_saved_offset() -> None:
    options = Options(backs="long")
    moved = replace(options, dx=0.7, dy=-1.2)
    (x, y), (to_x, to_y) = (lay_out(options).behind(4, each) for each in (options, moved))
    assert (to_x - x, to_y - y) == pytest.approx((0.7, -1.2))
