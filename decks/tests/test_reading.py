"""Reading decks of other programs and of people: nothing is dropped, nothing is guessed."""

import json

import pytest
from msgspec.structs import replace

from decks.exchange.formats import read_deck, write_deck
from decks.exchange.reading import Reading, settle
from decks.exchange.shelf import Options
from decks.rules.deck import Deck
from decks.tests.decks import BLAZE, DECK, EPIC, PHANTOM, POOL, SHELF, codes, judged
from drafts.rules.face_sheets import HELD
from tables.rules.refusal import Refusal

NAMES = [SHELF.cards[id].name for id in POOL]
MAIN, LIFE = "\n".join(NAMES[:23]), "\n".join(NAMES[23:])
HARD = ("No Entry (Off-Limits)", "Ast & Rid, Messengers of the Beam")


def read(text: str) -> Reading:
    return read_deck(text, SHELF)


def names(deck: Deck | None) -> list[str]:
    return [SHELF.cards[id].name for id in deck.main]


@pytest.mark.parametrize(
    "line",
    [
        "3 {}",
        "3x {}",
        "x3 {}",
        "{} x3",
        "{} x 3",
        "3枚 {}",
        "３　{}",
        "３ｘ {}",
        "3\t{}\tTD01",
        "3 {} (TD01) 1",
    ],
)
@pytest.mark.parametrize("name", [*HARD, *(SHELF.known.officials(name)[0].ja for name in HARD)])
def test_it_reads_counts_in_front_and_behind(line: str, name: str) -> None:
    reading = read(f"Main\n{line.format(name)}\nLife")
    assert reading.faults == ()
    assert [SHELF.cards[id].ja for id in reading.deck.main] == [
        SHELF.known.officials(name)[0].ja
    ] * 3


@pytest.mark.parametrize("count", ["0", "-1", "100", "９９９"])
def test_it_refuses_counts_that_are_none(count: str) -> None:
    (fault,) = read(f"Main\n{count} {HARD[0]}").faults
    assert fault.code == "lists.bad-count"
    assert fault.params["line"] == 2


@pytest.mark.parametrize("gap", ["", " ", "\u3000", "\n\n\n", "// the Life Deck\n"])
def test_it_parts_23_and_16_lines_at_the_gap(gap: str) -> None:
    """Case 15, also with a line of one space or of U+3000."""
    reading = read(f"{MAIN}\n{gap}\n{LIFE}\n\n{SHELF.cards[EPIC].name}")
    assert reading.deck == DECK


def test_it_asks_which_of_39_lines_are_life() -> None:
    reading = read(f"{MAIN}\n{LIFE}")
    assert reading.deck is None
    assert reading.question.params["sizes"] == [39]
    assert codes([reading.question]) == ["which-deck"]


@pytest.mark.parametrize(
    "text", [f"{LIFE}\n\n{MAIN}", f"{MAIN}\n{NAMES[23]}\n\n{LIFE}", MAIN, LIFE]
)
def test_it_asks_where_the_gap_does_not_tell(text: str) -> None:
    assert read(text).deck is None


def test_it_takes_the_answer() -> None:
    reading = read(f"{LIFE}\n\n{MAIN}")
    assert reading.question.params["at"] == [1, 18]
    deck = settle(reading, ["life", "main"])
    assert (deck.main, deck.life) == (DECK.main, DECK.life)


@pytest.mark.parametrize("answer", [[], ["main"], ["main", "side"], ["main", "life", "life"]])
def test_it_wants_an_answer_for_each_block(answer: list[str]) -> None:
    with pytest.raises(Refusal) as refused:
        settle(read(f"{LIFE}\n\n{MAIN}"), answer)
    assert codes(refused.value.faults) == ["wrong-answer"]


@pytest.mark.parametrize(
    ("main", "life"),
    [
        ("Main", "Life"),
        ("Main Deck (23)", "Life Deck: 16"),
        ("メイン", "ライフ"),
        ("【メインデッキ】", "ライフデッキ　１６枚"),
        ("main:", "LIFE DECK"),
    ],
)
def test_it_believes_headings_whatever_the_sizes(main: str, life: str) -> None:
    deck = read(f"{life}\n{NAMES[23]}\n\n{main}\n{MAIN}\n").deck
    assert deck.main == DECK.main
    assert deck.life == DECK.life[:1]


def test_it_asks_whether_a_side_deck_is_life_unless_its_size_says_so() -> None:
    assert read(f"Deck\n{MAIN}\n\nSideboard\n{LIFE}").deck.life == DECK.life
    assert read(f"Deck\n{MAIN}\n\nSideboard\n{NAMES[25]}").deck is None
    side = LIFE.replace("\n", "\nSB: ")
    assert read(f"Main\n{MAIN}\nSB: {side}").deck.life == DECK.life


def test_it_passes_over_headings_inside_a_deck() -> None:
    text = f"Main\nUnits\n{MAIN}\n// comment\nLife\n# comment\nSpells: 16\n{LIFE}"
    assert read(text).deck.main + read(text).deck.life == POOL


def test_it_leaves_an_epic_in_a_deck_where_the_file_puts_it() -> None:
    epic = SHELF.cards[EPIC].name
    deck = read(f"Main\n{MAIN}\n{epic}\n\nLife\n{LIFE}").deck
    assert "epic-in-deck" in codes(judged(deck).faults)


def test_it_names_unknown_lines_with_what_may_be_meant() -> None:
    reading = read(f"Main\n{NAMES[0]}\n2 {HARD[0][:-3]}x\nnothing like a card\n")
    near, unknown = reading.faults
    assert (near.params["line"], near.params["near"][0]) == (3, HARD[0])
    assert (unknown.code, unknown.params["line"]) == ("lists.unknown", 4)
    assert names(reading.deck) == [NAMES[0]]


def test_it_knows_the_set_by_the_cards() -> None:
    assert read(f"Main\n{HARD[0]}").set == SHELF.set_of([SHELF.known.officials(HARD[0])[0].id])
    assert read(f"Main\n{NAMES[5]}").set == "blaze"


@pytest.mark.parametrize("label", ["cod", "csv", "tts", "json"])
def test_it_names_unknown_entries_of_other_formats(label: str) -> None:
    name, wrong = NAMES[7], NAMES[7][:-1] + "q"
    written = write_deck(DECK, SHELF, label).replace(POOL[7], wrong).replace(name, wrong)
    reading = read_deck(written, SHELF)
    (fault,) = reading.faults
    assert fault.code == "decks.unknown-name-near"
    assert fault.params["near"][0] == name
    assert codes(reading.faults)


def test_it_reads_the_side_of_a_cod_as_life_where_the_sizes_fit() -> None:
    written = write_deck(DECK, SHELF, "cod", Options(life_zone="side"))
    assert 'name="side"' in written
    assert read(written).deck == DECK
    less = written.replace('<card number="2"', '<card number="1"')
    assert read(less).question.params["sizes"] == [16]


def test_it_asks_about_a_zone_it_does_not_know() -> None:
    reading = read(write_deck(DECK, SHELF, "cod").replace('name="life"', 'name="tokens"'))
    assert codes(reading.notes) == ["other-zone"]
    assert reading.deck == DECK


def test_it_takes_a_mainboard_of_csv_for_no_main_deck() -> None:
    rows = "\n".join(f'1,"{name}",mainboard' for name in NAMES)
    assert read(f"Quantity,Name,Board\n{rows}").question.params["sizes"] == [39]


def test_it_lays_a_maybeboard_beside_the_decks() -> None:
    rows = f'"{NAMES[0]}",deck:main,false\n"{NAMES[1]}",,true'
    deck = read(f"name,tags,maybeboard\n{rows}").deck
    assert (deck.main, deck.rest) == ((POOL[0],), (POOL[1],))


def test_it_reads_topdecked_zones() -> None:
    rows = [f'1,"{name}",main' for name in NAMES[:23]] + [f'1,"{name}",side' for name in NAMES[23:]]
    reading = read("Quantity,Name,Zone\n" + "\n".join(rows))
    assert (reading.deck.main, reading.deck.life) == (DECK.main, DECK.life)


def test_it_takes_a_negative_count_in_csv_for_no_formula() -> None:
    (fault,) = read(f'quantity,name\n-1,"{NAMES[0]}"').faults
    assert (fault.code, fault.params["count"]) == ("decks.bad-number", "-1")


def test_it_refuses_formulas_in_csv() -> None:
    (fault,) = read(f'name,notes\n"{NAMES[0]}",=1+1').faults
    assert fault.code == "lists.formula"


def test_it_finds_piles_inside_a_bag() -> None:
    saved = json.loads(write_deck(DECK, SHELF, "tts"))
    bag = {"Name": "Bag", "ContainedObjects": saved["ObjectStates"]}
    reading = read(json.dumps({"ObjectStates": [{"Name": "Wall"}, bag]}))
    assert reading.deck == DECK
    assert codes(reading.notes) == ["other-objects"]


def test_it_gives_the_simulator_two_places_and_lone_cards() -> None:
    main, life, epic = json.loads(write_deck(DECK, SHELF, "tts"))["ObjectStates"]
    assert main["Transform"]["posX"] != life["Transform"]["posX"]
    assert main["DeckIDs"] == [card["CardID"] for card in main["ContainedObjects"]]
    assert epic["Name"] == "Card"
    assert json.loads(epic["GMNotes"])["id"] == EPIC


def test_it_shows_the_simulator_each_face_on_the_sheets_of_its_set() -> None:
    options = Options(face_url="https://x/{set}/{sheet}.jpg", back_url="https://x/back.jpg")
    foreign = replace(DECK, main=(*DECK.main[1:], PHANTOM.cards[70].id))
    main, *_rest = json.loads(write_deck(foreign, SHELF, "tts", options))["ObjectStates"]
    assert {sheet["FaceURL"] for sheet in main["CustomDeck"].values()} == {
        "https://x/blaze/1.jpg",
        "https://x/blaze/2.jpg",
        "https://x/phantom/2.jpg",
    }
    for id, card in zip(foreign.main, main["ContainedObjects"], strict=True):
        sheet, place = divmod(card["CardID"], 100)
        shown = card["CustomDeck"][str(sheet)]
        assert shown == main["CustomDeck"][str(sheet)]
        of_set = PHANTOM if "phantom" in shown["FaceURL"] else BLAZE
        number = (int(shown["FaceURL"][-5]) - 1) * HELD + place
        assert of_set.cards[number].id == id
        assert place < shown["NumWidth"] * shown["NumHeight"] - 1
        assert shown["BackURL"] == "https://x/back.jpg"


def test_it_says_what_our_json_lacks() -> None:
    text = json.dumps({"format": "trinity-deck/1", "main": "x", "life": [3, -1], "extra": 1})
    reading = read(text)
    assert codes(reading.faults) == ["no-such-set", "no-list", "no-words", "no-words"]
    assert reading.faults[3].params["entry"] == "life 2"
    assert codes(reading.notes) == ["unknown-key"]
