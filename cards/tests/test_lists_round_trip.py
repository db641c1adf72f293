"""A list written out in any format and read again is the same list."""

from collections.abc import Callable, Iterable
from functools import partial

import pytest
from hypothesis import given

from cards.rules.catalogue import DATA, card_sets
from cards.rules.lists import cube_csv, plain_text, toml_cards
from cards.rules.lists.read import read_list
from cards.rules.lists.reading import Entry
from cards.tests.lists import KNOWN, OFFICIAL, known_with, lists

Writer = Callable[[Iterable[Entry]], str]

WRITERS = {
    "toml": toml_cards.write,
    "csv": cube_csv.write,
    "text": plain_text.write,
    "japanese": partial(plain_text.write, japanese=True),
}
FORMAT_OF = {toml_cards.write: "toml", cube_csv.write: "csv"}
writers = pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)


@writers
def test_it_reads_back_every_official_card(write: Writer) -> None:
    reading = read_list(write(OFFICIAL), KNOWN)
    assert len(reading.entries) == 253
    assert reading.entries == OFFICIAL
    assert reading.faults == ()


@writers
def test_it_reads_back_each_card_alone(write: Writer) -> None:
    alone = [read_list(write([entry]), KNOWN).entries for entry in OFFICIAL]
    assert alone == [(entry,) for entry in OFFICIAL]


@writers
@given(entries=lists)
def test_it_reads_back_any_list(write: Writer, entries: tuple[Entry, ...]) -> None:
    format = FORMAT_OF.get(write, "text")
    known = known_with(entries) if format == "text" else KNOWN
    reading = read_list(write(entries), known, format)
    assert reading.faults == ()
    assert reading.entries == entries


@pytest.mark.parametrize("key", ["blaze", "phantom"])
def test_it_reads_our_own_card_files(key: str) -> None:
    reading = read_list((DATA / f"{key}.toml").read_text(), KNOWN)
    without_void = [card for card in card_sets()[key].cards if card.rarity != "Void"]
    assert [entry.card for entry in reading.entries] == without_void
    assert reading.faults == ()


@writers
def test_it_writes_no_cell_a_spreadsheet_would_run(write: Writer) -> None:
    entry = read_list('[[card]]\nname="=1+1"\nrarity="Rare"\ntype="Unit"\n', KNOWN).entries[0]
    if write is cube_csv.write:
        assert write([entry]).splitlines()[1].startswith("'=1+1,")
    assert read_list(write([entry]), known_with((entry,))).entries == (entry,)


@pytest.mark.parametrize("file", ["example.toml", "example.csv", "example.txt"])
def test_it_reads_each_example(file: str) -> None:
    reading = read_list((DATA.parent / "examples" / file).read_text(), KNOWN)
    assert reading.faults == ()
    assert reading.entries
