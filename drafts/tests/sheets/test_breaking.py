"""Line breaking: Latin at spaces, Japanese by kinsoku, nothing wider than its line."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drafts.sheets.breaking import NEVER_FIRST, NEVER_LAST, fill, stops

WORDS = st.text("abcX-'7 「」（）、。ーッァ竜神の・▶■[]<>\u3000", min_size=1, max_size=60)
WIDTHS = st.integers(3, 24)


def broken(text: str, width: float) -> list[str]:
    return [text[start:end] for start, end in fill(text, [1.0] * len(text), width)]


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("Draw 2 cards. Then discard 1.", 14, ["Draw 2 cards. ", "Then discard ", "1."]),
        ("極天皇竜神、ブレイズロア", 5, ["極天皇竜", "神、ブレイ", "ズロア"]),
        ("ドラゴンの「宝」", 6, ["ドラゴンの", "「宝」"]),
        ("カード1枚を引く。", 8, ["カード1枚を引", "く。"]),
        ("of Azure-Awakened kin", 14, ["of ", "Azure-Awakened ", "kin"]),
        ("get -2000 Power", 6, ["get ", "-2000 ", "Power"]),
        ("Rest this ▶ Draw", 11, ["Rest this ", "▶ Draw"]),
        ("use this [Shot] from ▶.", 21, ["use this [Shot] ", "from ▶."]),
        ("Donaudampfschiff", 6, ["Donaud", "ampfsc", "hiff"]),
        ("", 5, []),
    ],
)
def test_it_breaks_where_a_reader_expects(text: str, width: int, lines: list[str]) -> None:
    assert broken(text, width) == lines


@given(WORDS, WIDTHS)
def test_it_loses_no_character(text: str, width: int) -> None:
    assert "".join(broken(text, width)) == text


@given(WORDS, WIDTHS)
def test_it_keeps_every_line_within_its_width(text: str, width: int) -> None:
    assert all(len(line.rstrip(" \u3000")) <= width for line in broken(text, width))


@given(WORDS, WIDTHS)
def test_it_begins_and_ends_no_line_with_a_forbidden_character(text: str, width: int) -> None:
    lines = fill(text, [1.0] * len(text), width)
    for start, _ in lines[1:]:
        forced = start not in stops(text)
        if not forced:
            assert text[start] not in NEVER_FIRST
            assert text[:start].rstrip(" \u3000")[-1:] not in NEVER_LAST


@given(st.text("竜神、。ーッァ（", min_size=1, max_size=60), WIDTHS)
def test_it_begins_a_line_with_a_stop_only_where_the_line_before_has_no_better_end(
    text: str, width: int
) -> None:
    lines = fill(text, [1.0] * len(text), width)
    for before, start in lines[:-1]:
        if text[start] in NEVER_FIRST or text[start - 1] in NEVER_LAST:
            better = range(before + 1, start)
            assert all(text[at] in NEVER_FIRST or text[at - 1] in NEVER_LAST for at in better)


@given(WORDS, WIDTHS)
def test_it_fills_each_line_as_far_as_it_can(text: str, width: int) -> None:
    lines = fill(text, [1.0] * len(text), width)
    for (start, _), (following, _) in pairwise(lines):
        after = next(stop for stop in stops(text) if stop > following)
        assert len(text[start:after].rstrip(" \u3000")) > width
