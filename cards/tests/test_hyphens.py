"""Where long words of names may be broken."""

import pytest

from cards.rules.hyphens import SOFT_HYPHEN, hyphenated


@pytest.mark.parametrize(
    "broken",
    ["Rin's Under-ground City", "Rein-for-ce-ments", "Blood-hun-ter", "Dread-nought"],
)
def test_it_breaks_a_long_word_before_a_syllable(broken: str) -> None:
    whole = broken.replace("-", "")
    assert hyphenated(whole) == broken.replace("-", SOFT_HYPHEN)


def test_it_leaves_short_words_and_japanese_alone() -> None:
    assert hyphenated("Photon Pawn") == "Photon Pawn"
    assert hyphenated("星導竜機皇 ラストクロック") == "星導竜機皇 ラストクロック"
