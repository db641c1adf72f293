"""Every format gives back what it was given, in both languages."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from decks.exchange.formats import FORMATS, detect, read_deck, write_deck
from decks.exchange.shelf import Language, Options, Shelf
from decks.rules.deck import PLACES, Deck
from decks.tests.decks import BLAZE, DECK, DRAFTED, PHANTOM, POOL, SHELF, codes
from tables.rules.refusal import Refusal

SETS = {"blaze": BLAZE, "phantom": PHANTOM}
numbers = st.lists(st.sampled_from([card.id for card in DRAFTED]), max_size=45).map(tuple)
decks = st.builds(
    Deck,
    set=st.just("blaze"),
    main=numbers,
    life=numbers,
    rest=numbers,
    epics=st.lists(st.sampled_from([card.id for card in BLAZE.epics]), max_size=2).map(tuple),
).filter(lambda deck: len({*deck.pool} - {DRAFTED[-1].id}) > 0)


def counted(deck: Deck) -> list[Counter[str]]:
    return [*(Counter(deck.cards(place)) for place in PLACES), Counter(deck.epics)]


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("key", SETS)
def test_it_carries_every_name_of_a_set(name: str, language: Language, key: str) -> None:
    ids = [card.id for card in SETS[key].cards if card.rarity != "Epic"]
    for epic in SETS[key].epics:
        deck = Deck(set=key, main=tuple(ids[:60]), life=tuple(ids[60:]), epics=(epic.id,))
        written = write_deck(deck, SHELF, name, Options(language=language))
        reading = read_deck(written, SHELF, name)
        assert reading.faults == ()
        assert reading.deck is not None
        assert counted(reading.deck) == counted(deck)


@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=15)
@given(deck=decks, language=st.sampled_from(["en", "ja"]))
def test_it_carries_decks_that_are_not_finished(name: str, deck: Deck, language: Language) -> None:
    reading = read_deck(write_deck(deck, SHELF, name, Options(language=language)), SHELF, name)
    assert reading.faults == ()
    assert reading.deck is not None
    assert counted(reading.deck) == counted(deck)


@pytest.mark.parametrize("name", FORMATS)
def test_it_tells_its_own_formats_apart(name: str) -> None:
    assert detect(write_deck(DECK, SHELF, name)) == name


@pytest.mark.parametrize("name", [name for name in FORMATS if name != "code"])
def test_it_keeps_the_order_of_the_cards(name: str) -> None:
    reading = read_deck(write_deck(DECK, SHELF, name), SHELF)
    assert reading.deck == DECK


@pytest.mark.parametrize("name", FORMATS)
def test_it_reads_what_notepad_makes_of_a_file(name: str) -> None:
    written = write_deck(DECK, SHELF, name, Options(language="ja"))
    for sent in (
        ("\ufeff" + written).encode(),
        written.replace("\n", "\r\n").encode("cp932", "replace"),
    ):
        assert read_deck(sent, SHELF).deck == read_deck(written, SHELF).deck


def test_it_keeps_the_pool_in_our_json() -> None:
    written = write_deck(DECK, SHELF, "json", Options(pool=POOL))
    assert read_deck(written, SHELF).pool == POOL


def test_it_takes_what_json_leaves_of_the_pool_for_the_rest() -> None:
    deck = replace(DECK, main=DECK.main[1:], rest=DECK.main[:1])
    reading = read_deck(write_deck(deck, SHELF, "json"), SHELF)
    assert reading.deck == deck
    assert Counter(reading.pool) == Counter(POOL)


def test_it_makes_a_short_code() -> None:
    code = write_deck(DECK, SHELF, "code")
    assert len(code) < 90
    assert code.startswith("trinity1.blaze.")


def test_it_refuses_a_code_of_another_version_of_the_set() -> None:
    changed = Shelf([replace(BLAZE, cards=BLAZE.cards[1:])])
    with pytest.raises(Refusal) as refused:
        read_deck(write_deck(DECK, SHELF, "code"), changed)
    assert codes(refused.value.faults) == ["code-version"]


def test_it_puts_no_card_of_another_set_into_a_code() -> None:
    with pytest.raises(Refusal) as refused:
        write_deck(replace(DECK, life=(PHANTOM.cards[9].id,)), SHELF, "code")
    assert codes(refused.value.faults) == ["code-foreign"]


def test_it_writes_no_formula_into_csv() -> None:
    fancy = replace(BLAZE.cards[5], name='=HYPERLINK("x")', id="TD-09 C 001/102")
    shelf = Shelf([replace(BLAZE, cards=(fancy,))])
    written = write_deck(Deck(set="blaze", main=(fancy.id,)), shelf, "csv")
    assert not any(cell.lstrip('"').startswith("=") for cell in written.split(","))
    assert read_deck(written, shelf).deck.main == (fancy.id,)
