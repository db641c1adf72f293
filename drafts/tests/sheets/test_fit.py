"""A card's text in its frame: every official card fits, in both sizes, in type one can read."""

import pytest
from msgspec.structs import replace

from cards.rules.card import Card
from cards.rules.catalogue import cards_by_id
from drafts.sheets.breaking import NEVER_FIRST
from drafts.sheets.fit import INDENT, Fit, fit, room, text_width
from drafts.sheets.font import breadth
from drafts.sheets.paper import CARDS, MM, Size
from drafts.sheets.runs import Tones, line_runs, pieces
from tables.rules.refusal import Refusal

OFFICIAL = tuple(cards_by_id().values())
SIZES = tuple(CARDS.values())
READABLE = 5.5
BARRIER = cards_by_id()["TD-01 R 005/102"]
JAPANESE = (
    "[On Entry] あなたのデッキの一番上のカードを、墓地に置く。それが「ドラゴン」なら、"
    "もう1枚カードを引き、ゲームが終わるまでパワーを+1000する。ッャュョー。"
)


def widths(found: Fit) -> list[tuple[float, float]]:
    """How wide each line prints, and how wide it may, in mm."""
    return [
        (
            breadth(block.text[start:end].rstrip()) * found.size / MM,
            -2 * INDENT[block.part],
        )
        for block in found.blocks
        for start, end in block.lines
    ]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_it_fits_every_card_in_type_one_can_read(size: Size) -> None:
    assert len(OFFICIAL) == 253
    for card in OFFICIAL:
        found = fit(card, size)
        assert found.size >= READABLE, card.id
        assert found.height <= room(card, size, found.window), card.id
        for wide, less in widths(found):
            assert wide <= text_width(size) + less + 1e-6, card.id


def test_it_sets_each_line_of_text_once_and_whole() -> None:
    for card in OFFICIAL:
        found = fit(card, SIZES[0])
        assert sorted(block.text for block in found.blocks) == sorted(card.lines)
        for block in found.blocks:
            assert "".join(block.text[start:end] for start, end in block.lines) == block.text


def test_it_puts_the_shadow_condition_first_and_the_burst_last() -> None:
    assert [block.part for block in fit(BARRIER, SIZES[0]).blocks] == [
        "shadow",
        "ability",
        "ability",
        "burst",
    ]


def test_it_begins_no_line_of_japanese_text_with_a_stop_or_a_small_kana() -> None:
    for repeated in range(1, 4):
        card = replace(BARRIER, text=JAPANESE * repeated)
        for block in fit(card, SIZES[1]).blocks:
            assert len(block.lines) > 1
            assert not {block.text[start] for start, _ in block.lines} & NEVER_FIRST


def test_it_begins_each_choice_of_a_list_on_a_line_of_its_own() -> None:
    text = "[Shot] ▶ Choose 1: ■ Draw 1 card. ■ Discard 1 card."
    (block,) = fit(replace(BARRIER, text=text), SIZES[0]).blocks
    assert [block.text[start] for start, _ in block.lines] == ["[", "■", "■"]


def test_it_takes_smaller_type_for_a_longer_text() -> None:
    sizes = [fit(replace(BARRIER, text="Draw 1 card. " * n), SIZES[0]).size for n in (5, 30, 60)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > sizes[-1]


def test_it_refuses_a_text_that_no_type_can_fit() -> None:
    with pytest.raises(Refusal) as refused:
        fit(replace(BARRIER, text="Draw 1 card. " * 400), SIZES[0])
    (fault,) = refused.value.faults
    assert (fault.code, fault.params["card"]) == ("sheets.text-too-long", BARRIER.id)


@pytest.mark.parametrize("card", OFFICIAL[::25], ids=lambda card: card.id)
def test_it_sets_marks_apart_without_losing_a_character(card: Card) -> None:
    for line in card.lines:
        assert "".join(line[piece.start : piece.end] for piece in pieces(line)) == line


def test_it_sets_tags_and_keywords_in_bold() -> None:
    text = "[On Attack] (Optional) <Soul Flare 1> ▶ It gains [Burst] and Bad Aura."
    runs = line_runs(text, (0, len(text)), Tones((0.1,), (0.2,)))
    assert [(run, tone) for run, tone, bold in runs if bold] == [
        ("[On Attack]", (0.1,)),
        ("<Soul Flare 1>", (0.2,)),
        ("[Burst]", (0.2,)),
        ("Bad Aura", (0.2,)),
    ]
