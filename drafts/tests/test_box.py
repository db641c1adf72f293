"""Which cards a box holds."""

from collections import Counter
from datetime import date

import pytest
from msgspec.structs import replace

from cards.rules.card import CardSet
from cards.rules.catalogue import card_sets
from drafts.rules.bans import BanList, banned_on, built_in
from drafts.rules.box import Box, box_of, read_rules, require
from tables.rules.refusal import Refusal, TooLarge, Unknown


@pytest.fixture
def blaze() -> CardSet:
    return card_sets()["blaze"]


def copies(box: Box) -> dict[str, int]:
    counted: Counter[str] = Counter()
    for held in box.holdings:
        counted[held.card.rarity] += held.copies
    return counted


@pytest.mark.parametrize("key", ["blaze", "phantom"])
def test_it_holds_351_cards_by_rarity(key: str) -> None:
    box = box_of(card_sets()[key])
    assert copies(box) == {
        "Legend": 20,
        "Rare": 40,
        "Uncommon": 138,
        "Common": 144,
        "Void": 9,
    }
    assert (box.size, box.packs, box.left) == (351, 27, 0)


def test_it_leaves_epics_outside(blaze: CardSet) -> None:
    assert "Epic" not in {held.card.rarity for held in box_of(blaze).holdings}


def test_it_takes_every_printing_of_a_banned_card_out(blaze: CardSet) -> None:
    common = next(card for card in blaze.cards if card.rarity == "Common")
    twice = replace(blaze, cards=(*blaze.cards, replace(common, id="TD-09 C 001/001")))
    box = box_of(twice, "duel", [common.name])
    assert (box.bans, box.size) == ((common.name,), 347)
    assert (box.packs, box.left) == (26, 9)


def test_it_reads_a_name_as_it_is(blaze: CardSet) -> None:
    assert box_of(blaze, "duel", ["V.*", "void", "TD-01"]).size == 351


def test_it_fills_the_box_of_a_list_as_the_list_says(blaze: CardSet) -> None:
    void = blaze.cards[-1]
    cards = blaze.cards[4:30]
    own = replace(blaze, cards=(*cards, void), copies={cards[0].id: 7, void.id: 1})
    assert box_of(own).size == 7 + 19 + 6 * 2 + 1


def test_it_refuses_a_list_of_less_than_a_pack(blaze: CardSet) -> None:
    with pytest.raises(Refusal) as no:
        box_of(replace(blaze, cards=blaze.cards[:16]))
    assert no.value.faults[0].code == "packs.too-few-cards"
    assert no.value.faults[0].params == {"packs": 1, "needs": 13, "size": 12, "most": 0}


def test_it_refuses_a_list_of_more_than_5000_cards(blaze: CardSet) -> None:
    with pytest.raises(TooLarge):
        box_of(replace(blaze, copies={card.id: 99 for card in blaze.cards}))


def test_it_refuses_468_cards_of_351(blaze: CardSet) -> None:
    box = box_of(blaze)
    require(box, 27)
    with pytest.raises(Refusal) as no:
        require(box, 36)
    assert no.value.faults[0].params == {"packs": 36, "needs": 468, "size": 351, "most": 27}


def test_it_knows_two_kinds_of_rules() -> None:
    assert read_rules("duel") == "duel"
    with pytest.raises(Unknown):
        read_rules("Duel")


def bans(*names: str, day: int = 1, **scope: str) -> BanList:
    return BanList(since=date(2026, 1, day), cards=names, **scope)


def test_it_bans_from_the_day_on() -> None:
    lists = [bans("Void", day=2, rules="duel", set="blaze")]
    assert banned_on(date(2026, 1, 1), "duel", "blaze", lists) == ()
    assert banned_on(date(2026, 1, 2), "duel", "blaze", lists) == ("Void",)


def test_it_lets_a_later_list_take_over() -> None:
    lists = [bans("B", day=3, rules="duel"), bans("A", day=2, rules="duel")]
    assert banned_on(date(2026, 1, 2), "duel", "blaze", lists) == ("A",)
    assert banned_on(date(2026, 1, 3), "duel", "blaze", lists) == ("B",)


def test_it_adds_the_lists_of_all_that_concerns_a_box() -> None:
    lists = [bans("A"), bans("B", rules="duel"), bans("C", set="blaze"), bans("D", set="phantom")]
    assert banned_on(date(2026, 2, 1), "duel", "blaze", lists) == ("A", "B", "C")
    assert banned_on(date(2026, 2, 1), "standard", "phantom", lists) == ("A", "D")


def test_it_puts_a_list_of_ones_own_under_the_bans_of_every_set() -> None:
    lists = [bans("A", rules="duel", set="blaze"), bans("B", rules="duel", set="phantom")]
    assert banned_on(date(2026, 2, 1), "duel", None, lists) == ("A", "B")


def test_it_bans_only_cards_that_exist() -> None:
    names = {card.name for card_set in card_sets().values() for card in card_set.cards}
    assert {name for ban_list in built_in() for name in ban_list.cards} <= names
