"""CSV, as Cube Cobra and spreadsheets write it."""

import pytest

from cards.rules.lists import cube_csv
from cards.rules.lists.read import read_list
from cards.tests.lists import KNOWN, OFFICIAL

HEAD = "name,CMC,Type,Color,Set,Collector Number,Rarity,Color Category,status,Finish,board,maybeboard,image URL,image Back URL,tags,Notes,MTGO ID,Custom,Voucher,Artist\r\n"  # noqa: E501


def read(text: str) -> dict[str, int]:
    """The counts by name. Fails when anything is wrong with the text."""
    reading = read_list(text, KNOWN)
    assert (reading.format, reading.faults) == ("csv", ())
    return {entry.card.name: entry.count for entry in reading.entries}


def faults(text: str) -> list[tuple[str, object]]:
    """What is wrong, as codes with the number of the line."""
    reading = read_list(text, KNOWN, "csv")
    return [(fault.code, fault.params.get("line")) for fault in reading.faults]


def test_it_counts_one_row_a_copy() -> None:
    assert read("name\nVoid\nSelection\nVoid\n") == {"Void": 2, "Selection": 1}


@pytest.mark.parametrize(
    "text",
    [
        "Rarity,NAME\nCommon,Void\n",
        "Name;Rarity\nVoid;Common\n",
        "Rarity\tname\nCommon\tVoid\n",
        'name,Notes\n"Void","he said ""hi"""\n',
        '"name","Notes"\r\n"Void","he said "hi" there, twice"\r\n',
        "\ufeffname,Quantity\r\nVoid,1\r\n\r\n",
        'name,Notes\nVoid,"two\nlines"\n',
    ],
)
def test_it_finds_columns_by_name_and_reads_quotes_leniently(text: str) -> None:
    assert read(text) == {"Void": 1}


def test_it_reads_a_card_as_cube_cobra_writes_it() -> None:
    row = '"Tide Scholar",2,"Unit - Shark",U,"Mine","7",common,,Owned,Non-foil,mainboard,false,,,"color:Blue;old","says "hi"",,true,,\r\n'  # noqa: E501
    entry = read_list(HEAD + row, KNOWN).entries[0]
    card = entry.card
    assert (entry.own, card.id, card.rarity, card.cost) == (True, "Mine 7", "Common", 2)
    assert (card.type, card.traits, card.color) == ("Unit", ("Shark",), ("Blue",))
    assert card.note == 'says "hi"'


def test_it_leaves_the_maybeboard_out_and_says_so() -> None:
    text = "name,board,maybeboard\nVoid,maybeboard,false\nVoid,mainboard,true\nVoid,,true\n"
    reading = read_list(text, KNOWN)
    assert reading.total == 1
    assert reading.notes[0].params == {"count": 2}


@pytest.mark.parametrize("cell", ["=1+1", "+1", "-1", "@SUM(A1)", '"=HYPERLINK(""x"")"', "＝1"])
def test_it_refuses_a_formula_in_any_cell(cell: str) -> None:
    assert faults(f"name,Notes\nVoid,fine\nVoid,{cell}\n") == [("lists.formula", 3)]
    assert faults(f"name,Notes\n{cell},fine\n") == [("lists.formula", 2)]


def test_it_refuses_an_unknown_name_unless_it_is_custom() -> None:
    assert faults("name,Custom\nViod,false\nNobody At All,\n") == [
        ("lists.unknown-near", 2),
        ("lists.unknown", 3),
    ]


def test_it_says_what_a_custom_card_lacks() -> None:
    found = faults("name,Custom,Color\nTide Scholar,true,G\n")
    assert sorted(found) == [("lists.bad-colors", 2), *[("lists.missing", 2)] * 2]


@pytest.mark.parametrize("count", ["0", "-1", "4000000000", "many", "1.5"])
def test_it_refuses_a_count_out_of_bounds(count: str) -> None:
    assert faults(f"name,Count\nVoid,'{count}\n") == [("lists.bad-count", 2)]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("Rarity\nCommon\n", "no-name-column", 1),
        ('name,Notes\nVoid,"never closed\nVoid,x\n', "open-quote", 2),
        ("name,Notes\n,x\n", "no-name", 2),
        (
            "name,Type,Rarity,Custom\nNew,Unit,Rare,true\nNew,Unit,Common,true\n",
            "differs",
            3,
        ),
    ],
)
def test_it_names_the_row_that_is_wrong(text: str, code: str, line: int) -> None:
    assert faults(text) == [(f"lists.{code}", line)]


def test_it_writes_cube_cobras_columns_first() -> None:
    written = cube_csv.write(OFFICIAL[:1])
    assert written.startswith(HEAD.strip())
    assert written.count("\r\n") == 1 + OFFICIAL[0].count
