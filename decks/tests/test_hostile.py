"""Whatever is sent, the answer is a reading or a refusal by name."""

import json
from base64 import urlsafe_b64encode

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from decks.exchange import share_code
from decks.exchange.formats import FORMATS, read_deck, write_deck
from decks.exchange.game_file import DECKS, read_game_deck
from decks.rules.verdict import verdict
from decks.tests.decks import DECK, SHELF, codes
from tables.rules.refusal import Refusal

BOMB = """<?xml version="1.0"?><!DOCTYPE cockatrice_deck [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>
<cockatrice_deck><zone name="main"><card number="1" name="&b;"/></zone></cockatrice_deck>"""
WRITTEN = {name: write_deck(DECK, SHELF, name) for name in FORMATS}

names = st.sampled_from([None, *FORMATS])
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inside: st.lists(inside) | st.dictionaries(st.text(), inside),
    max_leaves=8,
)


def answered(sent: str | bytes, name: str | None) -> None:
    """There is a reading with sentences for what is wrong, or a refusal with some."""
    try:
        reading = read_deck(sent, SHELF, name)
    except Refusal as refusal:
        codes(refusal.faults)
        return
    codes((*reading.faults, *reading.notes))
    assert (reading.deck is None) == (reading.question is not None)


@given(st.binary(), names)
def test_it_answers_any_bytes(sent: bytes, name: str | None) -> None:
    answered(sent, name)


@given(st.text(), names)
@example("\ud800", None)
@example("trinity1.blaze.AAAAAAAA", None)
@example("<a>" * 400, None)
def test_it_answers_any_text(sent: str, name: str | None) -> None:
    answered(sent, name)


@given(st.sampled_from([*FORMATS]), st.data())
def test_it_answers_a_deck_that_was_damaged(name: str, data: st.DataObject) -> None:
    text = WRITTEN[name]
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    answered(text[:start] + data.draw(st.text(max_size=9)) + text[end:], name)


@given(
    st.dictionaries(
        st.sampled_from(["set", "main", "life", "epic", "pool", "ObjectStates"]), values
    ),
    st.sampled_from(["json", "tts"]),
)
def test_it_answers_json_of_any_shape(data: dict[str, object], name: str) -> None:
    answered(json.dumps({"format": "trinity-deck/1"} | data), name)


@given(
    st.sampled_from([*DECKS]),
    st.dictionaries(st.sampled_from(["deck", "draw", "side", "guardian", "partner"]), values),
)
def test_it_answers_files_of_other_games_of_any_shape(game: str, data: dict[str, object]) -> None:
    try:
        deck = read_game_deck(json.dumps({"format": f"{game}-deck/1"} | data), game)
    except Refusal as refusal:
        codes(refusal.faults)
    else:
        assert not verdict(deck, game).legal


@pytest.mark.parametrize(
    "text", [BOMB, BOMB.replace("DOCTYPE", "DOCTYPE\n"), BOMB.replace("&b;", "x")]
)
def test_it_opens_no_document_that_defines_entities(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_deck(text, SHELF)
    assert codes(refused.value.faults) == ["doctype"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("x" * 600_000, "too-large"),
        ("Void\n" * 2_001, "many-lines"),
        ("Void " * 500, "long-line"),
        ("Main\n\x00\x01", "control"),
        ("1 \u202eVoid", "control"),
        ("Main\n99 Void\n\n" * 11, "too-large-deck"),
        ("[" * 100_000, "long-line"),
        ('{"a":' * 5_000, "not-json"),
        ("<a/>", "not-cod"),
        ("<a>", "not-xml"),
        ("{}", "no-format"),
        ('{"format": "trinity-deck/2"}', "other-format"),
    ],
)
def test_it_says_what_is_too_much_or_nothing_of_ours(sent: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_deck(sent, SHELF)
    assert codes(refused.value.faults) == [code]


def test_it_knows_no_other_format() -> None:
    with pytest.raises(Refusal) as refused:
        read_deck("Void", SHELF, "pdf")
    assert codes(refused.value.faults) == ["unknown-exchange"]


def test_it_names_every_entry_of_another_game_that_is_none() -> None:
    text = json.dumps(
        {
            "format": "bleach-deck/1",
            "guardian": [{"title": "Soi Fon", "energy": {"mind": -7}}],
            "draw": [{"title": 3}, {"count": "x"}, {"titel": "x"}, {"title": "x", "limit": -1}],
            "side": 1,
        }
    )
    with pytest.raises(Refusal) as refused:
        read_game_deck(text, "bleach")
    assert codes(refused.value.faults) == [*["bad-entry"] * 5, "no-list"]


def test_it_takes_no_code_for_whole_that_was_cut_off() -> None:
    code = WRITTEN["code"]
    for end in range(code.rindex(".") + 2, len(code)):
        with pytest.raises(Refusal, match=r"code-(broken|version)"):
            read_deck(code[:end], SHELF)


@pytest.mark.parametrize("numbers", [[2**70], [1, 2**70], [0, 0, 0, 0, 7]])
def test_it_takes_no_number_for_a_deck_that_none_has(numbers: list[int]) -> None:
    data = share_code._check(SHELF.sets["blaze"]) + bytes(share_code._written(numbers))
    letters = urlsafe_b64encode(data).decode().rstrip("=")
    with pytest.raises(Refusal, match="code-broken"):
        read_deck(f"trinity1.blaze.{letters}", SHELF)
