"""Whatever is sent, a list is read or refused; nothing else happens."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.rules.lists import limits
from cards.rules.lists.decode import decode
from cards.rules.lists.read import detect, read_list
from cards.rules.lists.reading import FORMATS
from cards.tests.lists import KNOWN
from tables.rules.refusal import Refusal, TooLarge
from tables.sentences import say

MARKS = ("[[card]]\n", '"', "'", '"""', "=", ",", ";", "\n", "\r\n", "{", "[", "]", "}", "\t", "#")
WORDS = ("name", "id", "copies", "Custom", "true", "4 ", "x4", "Void", "ヴォイド", "\x00", "\ud800")
pieces = st.sampled_from(MARKS + WORDS)
texts = st.text(max_size=200) | st.lists(pieces, max_size=40).map("".join)
formats = st.sampled_from((None, *FORMATS))


@given(text=texts, format=formats)
def test_it_reads_or_faults_any_text(text: str, format: str | None) -> None:
    reading = read_list(text, KNOWN, format)
    assert reading.entries or reading.faults or reading.notes
    assert all(map(say, reading.faults + reading.notes))


@given(data=st.binary(max_size=400), format=formats)
def test_it_reads_or_refuses_any_bytes(data: bytes, format: str | None) -> None:
    with suppress(Refusal):
        assert read_list(decode(data), KNOWN, format).format in FORMATS


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932", "shift_jis"])
def test_it_tells_the_encoding_of_a_file(encoding: str) -> None:
    text = "３ ヴォイド\r\n1 選別\r\n"
    assert decode(text.encode(encoding)) == text


def test_it_refuses_bytes_that_are_no_text() -> None:
    with pytest.raises(Refusal, match=r"lists\.encoding"):
        decode(b"\xff\xff\x81")


def test_it_refuses_five_megabytes() -> None:
    with pytest.raises(TooLarge):
        read_list("x" * 5_000_000, KNOWN)
    with pytest.raises(TooLarge):
        decode(b"x" * 5_000_000)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("1 Void\n1 Vo\x00id", "control", 2),
        ("1 Void\n\ud800", "control", 2),
        ("1 \u202eVoid", "control", 1),
        ("1 Void\n" + "x" * 3000, "long-line", 2),
        ("\n" * 30_000, "many-lines", None),
        ("", "empty", None),
        ("# nothing\n", "empty", None),
    ],
)
def test_it_names_what_makes_a_text_no_list(text: str, code: str, line: int | None) -> None:
    reading = read_list(text, KNOWN)
    assert [(fault.code, fault.params.get("line")) for fault in reading.faults] == [
        (f"lists.{code}", line)
    ]


def test_it_counts_the_faults_it_does_not_name() -> None:
    reading = read_list("nobody\n" * 150, KNOWN)
    assert len(reading.faults) == limits.MOST_FAULTS + 1
    assert reading.faults[-1].params == {"count": 50}


def test_it_refuses_too_many_cards() -> None:
    cards = "".join(
        f'[[card]]\nname = "New {n}"\nrarity = "Rare"\ntype = "Unit"\n' for n in range(1001)
    )
    faults = read_list(cards, KNOWN).faults
    assert [(fault.code, fault.params["line"]) for fault in faults] == [
        ("lists.too-many-cards", 4001)
    ]


@pytest.mark.parametrize(
    ("text", "format"),
    [
        ("# mine\n[[card]]\n", "toml"),
        ("Rarity,Name\n", "csv"),
        ("name\n", "csv"),
        ("4 Void, the card\n", "text"),
        ("", "text"),
    ],
)
def test_it_tells_the_format(text: str, format: str) -> None:
    assert detect(text) == format
