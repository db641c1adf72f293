"""Our own card files, written by a player."""

import pytest

from cards.rules.lists.read import read_list
from cards.tests.lists import KNOWN, OWN_CARD

LINE = "\\ny"  # a line break and a sign, as TOML writes them


def faults(text: str) -> list[tuple[str, object]]:
    """What is wrong, as codes with the number of the line."""
    reading = read_list(text, KNOWN, "toml")
    return [(fault.code, fault.params.get("line")) for fault in reading.faults]


def test_it_reads_a_card_of_the_lists_own() -> None:
    entry = read_list(OWN_CARD, KNOWN).entries[0]
    assert (entry.own, entry.count) == (True, 4)
    assert (entry.card.id, entry.card.text) == ("C 001", "[On Entry] Draw 1 card.\n")


@pytest.mark.parametrize("fact", ['id = "TD ACT1 VOID"', 'name = "Void"', 'name = "ヴォイド"'])
def test_it_takes_an_official_card_by_its_number_or_name(fact: str) -> None:
    entry = read_list(f"[[card]]\n{fact}\n", KNOWN).entries[0]
    assert (entry.card.id, entry.count, entry.own) == ("TD ACT1 VOID", 9, False)


def test_it_names_every_fault_of_every_card_by_line() -> None:
    text = OWN_CARD + (
        '[[card]]\nname = "Two Faults"\nrarity = "Mythic"\ntype = "Unit"\nbreak = 1\npower = -5\n'
        "[[card]]\nname = unquoted\n"
        '[[card]]\nrarity = "Rare"\nkolor = ["Red"]\n'
    )
    assert faults(text) == [
        ("lists.bad-choice", 14),
        ("lists.bad-number", 17),
        ("lists.not-toml", 19),
        ("lists.missing", 20),
        ("lists.missing", 20),
        ("lists.unknown-field", 22),
    ]


def test_it_finds_the_fault_after_a_text_that_never_ends() -> None:
    text = '[[card]]\ntext = """\nendless\n' + OWN_CARD + "[[card]]\nid = 4\n"
    assert ("lists.not-toml", 3) in faults(text)
    assert ("lists.bad-id", 16) in faults(text)


def test_it_refuses_an_official_card_that_was_changed() -> None:
    text = '[[card]]\nid = "TD ACT1 VOID"\npower = 9000\n'
    fault = read_list(text, KNOWN).faults[0]
    assert (fault.code, fault.params["facts"]) == ("lists.not-official", ["power"])


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('name = ""', "bad-length"),
        (f'name = "{"x" * 61}"', "bad-length"),
        (f'name = "{"龍" * 31}"', "bad-length"),
        (f'text = "{"x" * 800}"', "bad-length"),
        (f'text = "{"y" + LINE * 9}"', "many-lines-on-card"),
        ('text = "[Burst] Draw 1 card.\\n[Burst] Draw 2 cards."', "line-twice"),
        ('text = "[Shot] ▶ Draw 1 card.\\n[Shot] ▶ Dance."', "line-twice"),
        ('text = "[Shinra Summon 8]\\n[Shinra Summon: 2 Units]"', "line-twice"),
        ('note = "\\u0000"', "bad-sign"),
        ('ja = "\\u202e"', "bad-sign"),
        ("ja = 4", "bad-words"),
        ("cost = -1", "bad-number"),
        ('cost = "Y"', "bad-number"),
        ("power = true", "bad-number"),
        ("power = 99999999999999999999999", "bad-number"),
        ("copies = 0", "bad-number"),
        ("copies = -3", "bad-number"),
        ("copies = 4000000000", "bad-number"),
        ('color = ["Green"]', "bad-colors"),
        ('color = ["Red", "Red"]', "bad-colors"),
        ("color = [[]]", "bad-colors"),
        ("condition = {Red = 0}", "bad-condition"),
        ('traits = [""]', "bad-traits"),
        ('traits = ["a;b"]', "bad-traits"),
        (f"traits = {['Dragon'] * 7}", "many-traits"),
        ("shadow = 1", "bad-flag"),
        ('subtype = "Trap"', "bad-choice"),
        ('id = "カード"', "bad-id"),
        ("break = {", "not-toml"),
        ("x = " + "[" * 1900, "not-toml"),
        ("power = " + "9" * 1900, "bad-number"),
    ],
)
def test_it_names_what_is_wrong_with_a_fact(line: str, code: str) -> None:
    key = line.split(" ")[0]
    facts = {"name": '"Tide Scholar"', "rarity": '"Common"', "type": '"Unit"'}
    facts |= {"power": "1", "break": "1"}
    facts.pop(key, None)
    text = "[[card]]\n" + "".join(f"{name} = {value}\n" for name, value in facts.items()) + line
    assert faults(text) == [(f"lists.{code}", text.count("\n") + 1)]


def test_it_takes_a_card_that_waits_for_two_things_at_a_time() -> None:
    text = "[On Entry] Draw 1 card.\\n[On Entry] Dance.\\n[Burst] Draw 1 card."
    assert faults(OWN_CARD.replace("[On Entry] Draw 1 card.", text)) == []


def test_it_refuses_a_card_that_stands_twice() -> None:
    assert faults(OWN_CARD + OWN_CARD) == [("lists.twice", 13)]


def test_it_refuses_two_cards_of_one_number() -> None:
    first = OWN_CARD + 'id = "C 009"\n'
    assert faults(first + first.replace("Tide", "Reef")) == [("lists.same-id", 14)]


def test_it_refuses_a_japanese_name_that_another_card_has() -> None:
    first = OWN_CARD + 'ja = "潮の学者"\n'
    assert faults(first + first.replace("Tide", "Reef")) == [("lists.same-name", 14)]
    assert faults(OWN_CARD + 'ja = "ヴォイド"\n') == [("lists.not-official", 2)]


def test_it_refuses_what_is_no_card() -> None:
    assert faults('title = "mine"\n' + OWN_CARD) == [("lists.outside", 1)]
    assert faults("card = [{}]\n") == [("lists.not-tables", 1)]
    assert faults("") == [("lists.empty", None)]
