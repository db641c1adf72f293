"""Whatever is wrong with a list is said in words."""

import re
from pathlib import Path

import pytest

from cards.list_sentences import SENTENCES
from cards.rules.lists.read import read_list
from cards.tests.lists import KNOWN
from tables.sentences import say

CARDS = Path(__file__).parent.parent
SOURCES = [
    *(CARDS / "rules" / "lists").glob("*.py"),
    CARDS / "services.py",
    CARDS / "list_selectors.py",
]
CODE = re.compile(r'(?:lists\.|fault\(\s*")([a-z]+(?:-[a-z]+)*)"')


def test_it_has_a_sentence_for_every_code_and_no_other() -> None:
    codes = {code for source in SOURCES for code in CODE.findall(source.read_text())}
    sizes = {f"too-few-for-{purpose}" for purpose in ("draft", "duel", "build")}
    assert {f"lists.{code}" for code in codes | sizes} == set(SENTENCES)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1 Viod", "Line 1: no card is called “Viod”. Did you mean Void?"),
        ("-4 Void", "Line 1: -4 of “Void”? A list has 1 to 99 of a card."),
        ("name\n=1+1", "Line 2, column “name”: “=1+1” is a formula to a spreadsheet."),
        ("[[card]]\nname = x", "Line 2, character 8: this is not TOML (Invalid value)."),
        ("1 Void\n\x00", "Line 2, character 1: U+0000 is no sign of a text. Delete it."),
        ('[[card]]\nname = "{0}"\n', "Line 1, “{0}”: the fact “rarity” is missing."),
    ],
)
def test_it_names_the_place_and_the_way_out(text: str, sentence: str) -> None:
    assert say(read_list(text, KNOWN).faults[0]).startswith(sentence)
