"""Taking a card's text apart: nothing is lost, and each piece is what it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.rules.catalogue import cards_by_id
from cards.rules.keywords import keywords, keywords_of
from cards.rules.wording import abilities, read_ability

SIGNS = st.sampled_from(
    ["[", "]", "<", ">", "(", ")", "▶", "■", "{", "}", "Optional", " Aura", "7"]
)


def kinds(line: str) -> list[tuple[str, str]]:
    return [(piece.kind, piece.text) for piece in read_ability(line).pieces]


@pytest.mark.parametrize("card", cards_by_id().values(), ids=lambda card: card.id)
def test_it_joins_back_to_the_text_of_every_card(card) -> None:
    assert tuple(ability.text for ability in abilities(card.text)) == card.lines


@given(st.lists(SIGNS | st.text(max_size=6)).map("".join))
def test_it_joins_back_to_whatever_was_written(line: str) -> None:
    ability = read_ability(line)
    assert ability.text == line
    assert (*ability.head, *ability.body) == ability.pieces


def test_it_sets_off_tag_mark_band_and_effect() -> None:
    ability = read_ability("[On Attack] (Optional) <Soul Flare 1> ▶ Draw 1 card.")
    assert ability.timing == "On Attack"
    assert [piece.text for piece in ability.head] == ["[On Attack]", " ", "(Optional)", " "]
    assert [piece.text for piece in ability.band] == ["<Soul Flare 1>", " "]
    assert ability.names == ("On Attack", "Optional", "Soul Flare")


def test_it_reads_a_keyword_inside_a_tag() -> None:
    assert read_ability("[Zero Summon: <Requiem 3>]").names == ("Zero Summon", "Requiem")


def test_it_takes_only_the_first_arrow_for_the_band() -> None:
    line = 'Pay 1 Color ▶ This Unit gains "[Trigger] When this Unit is blocked ▶ Draw 1 card."'
    assert "".join(piece.text for piece in read_ability(line).band) == "Pay 1 Color "


def test_it_tells_a_tag_from_a_mention() -> None:
    assert kinds("[Burst] Use its [Shot].") == [
        ("tag", "[Burst]"), ("text", " Use its "), ("mention", "[Shot]"), ("text", "."),
    ]  # fmt: skip


def test_it_knows_an_aura_that_stands_alone() -> None:
    assert read_ability("Quick Aura").timing == "Quick Aura"


def test_it_explains_every_name_on_every_card() -> None:
    used = {
        name for card in cards_by_id().values() for a in abilities(card.text) for name in a.names
    }
    assert used - keywords().keys() == set()
    assert keywords().keys() - used == {
        word.name for word in keywords().values() if word.kind == "word"
    }


def test_it_finds_the_words_of_a_card() -> None:
    names = [word.name for word in keywords_of(cards_by_id()["TD ACT1 VOID"])]
    assert names == ["Burst", "Betrayal", "Burst Check"]
