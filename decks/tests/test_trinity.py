"""The construction rules of Trinity: rulebook 5 and 2.4, DUEL 2 and 4."""

import pytest
from msgspec.structs import replace

from decks.rules.deck import Deck
from decks.tests.decks import (
    BLAZE,
    COMMON,
    DECK,
    EPIC,
    PHANTOM,
    POOL,
    SPARE,
    VOID,
    codes,
    judged,
    only,
    swapped,
)


@pytest.mark.parametrize("format", ["standard", "duel", "box"])
def test_it_passes_23_and_16_with_an_epic(format: str) -> None:
    assert judged(DECK, format).legal


@pytest.mark.parametrize("format", ["standard", "duel"])
def test_it_never_passes_a_deck_without_its_pool(format: str) -> None:
    assert codes(judged(DECK, format, pool=None).faults) == ["pool-missing"]


def test_it_needs_no_pool_for_a_deck_built_from_a_box() -> None:
    assert judged(DECK, "box", pool=None).legal


@pytest.mark.parametrize(("main", "few", "many"), [(22, "main", "life"), (24, "life", "main")])
def test_it_names_both_decks_of_a_wrong_size(main: int, few: str, many: str) -> None:
    faults = judged(replace(DECK, main=POOL[:main], life=POOL[main:])).faults
    assert codes(faults) == (["too-few", "too-many"] if few == "main" else ["too-many", "too-few"])
    assert only(faults, "too-few").params == {
        "rule": "trinity-5",
        "place": few,
        "cards": 22 if few == "main" else 15,
        "least": 23 if few == "main" else 16,
        "lacks": 1,
    }
    assert only(faults, "too-many").params["place"] == many


def test_it_names_a_card_that_was_not_drafted_and_the_one_left_out() -> None:
    faults = judged(swapped(DECK, "life", SPARE)).faults
    assert codes(faults) == ["not-used", "not-drafted"]
    assert only(faults, "not-drafted").params["card"] == SPARE
    assert only(faults, "not-used").params["card"] == POOL[-1]


def test_it_names_a_card_of_another_set() -> None:
    foreign = PHANTOM.cards[10].id
    fault = only(judged(swapped(DECK, "main", foreign)).faults, "unknown-card")
    assert fault.params["card"] == foreign
    assert fault.params["place"] == "main"
    assert fault.params["name"] == PHANTOM.cards[10].name


def test_it_names_a_card_used_more_often_than_drafted() -> None:
    fault = only(judged(swapped(DECK, "life", COMMON)).faults, "more-than-drafted")
    assert (fault.params["copies"], fault.params["drafted"], fault.params["over"]) == (3, 2, 1)


def test_it_counts_a_card_in_both_decks_together() -> None:
    assert "more-than-drafted" in codes(judged(swapped(DECK, "life", POOL[5])).faults)


@pytest.mark.parametrize(("place", "rule"), [("main", "trinity-5"), ("life", "trinity-2.4")])
def test_it_lets_no_epic_into_either_deck(place: str, rule: str) -> None:
    fault = only(judged(swapped(DECK, place, EPIC)).faults, "epic-in-deck")
    assert fault.params["place"] == place
    assert fault.params["rule"] == rule
    assert fault.params["name"] == BLAZE.epics[0].name


@pytest.mark.parametrize(
    ("epics", "code"),
    [
        ((), "no-epic"),
        ((EPIC, BLAZE.epics[1].id), "many-epics"),
        ((PHANTOM.epics[0].id,), "not-an-epic"),
        ((COMMON,), "not-an-epic"),
    ],
)
def test_it_asks_for_one_epic_of_the_set(epics: tuple[str, ...], code: str) -> None:
    assert codes(judged(replace(DECK, epics=epics)).faults) == [code]


def test_it_names_no_banned_epic_among_those_to_choose_from() -> None:
    (fault,) = judged(replace(DECK, epics=()), bans=[BLAZE.epics[0].name]).faults
    assert fault.params["choice"] == [epic.name for epic in BLAZE.epics[1:]]


def test_it_takes_the_epics_of_another_set_where_the_table_says_so() -> None:
    deck = replace(DECK, epics=(PHANTOM.epics[0].id,))
    assert judged(deck, epics=PHANTOM.epics).legal


@pytest.mark.parametrize(
    ("pool", "expected"),
    [
        (POOL[:-1], ["pool-size", "not-drafted"]),
        ((*POOL[:-1], EPIC), ["pool-card", "not-drafted"]),
        ((*POOL[:-1], POOL[2]), ["pool-copies", "not-used", "not-drafted"]),
    ],
)
def test_it_checks_the_pool_itself(pool: tuple[str, ...], expected: list[str]) -> None:
    assert codes(judged(DECK, pool=pool).faults) == expected


def test_it_keeps_a_deck_from_a_box_within_the_box() -> None:
    legend = BLAZE.cards[4].id
    deck = replace(DECK, main=(legend, VOID, *POOL[:20], legend), life=(VOID,) * 8 + POOL[20:28])
    fault = only(judged(deck, "box").faults, "too-many-copies")
    assert fault.params["card"] == legend
    assert (fault.params["copies"], fault.params["most"]) == (3, 1)


def test_it_names_every_fault_at_once() -> None:
    deck = Deck(set="blaze", main=(EPIC, "nothing", SPARE), life=(), epics=())
    found = set(codes(judged(deck).faults))
    assert found == {
        "too-few",
        "epic-in-deck",
        "unknown-card",
        "not-drafted",
        "not-used",
        "no-epic",
    }
