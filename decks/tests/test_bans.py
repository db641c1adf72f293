"""Banned lists: dated, by name, global and of a format together."""

from datetime import date

import pytest
from msgspec.structs import replace

from cards.rules.card import CardSet
from decks.tests.decks import BLAZE, COMMON, DECK, EPIC, codes, judged, only
from drafts.rules.bans import BanList, banned_on

NAMES = {card.id: card.name for card in BLAZE.cards}
TODAY = date(2026, 3, 1)


def banned(*lists: BanList, day: date = TODAY, format: str = "box") -> list[str]:
    bans = banned_on(day, format, "blaze", lists)
    return codes(judged(DECK, format, bans=bans).faults)


def ban(card: str, **holds: object) -> BanList:
    return BanList(**({"since": TODAY, "cards": (NAMES[card],)} | holds))


@pytest.mark.parametrize("format", ["standard", "duel", "box"])
def test_it_names_a_banned_card_and_its_place(format: str) -> None:
    (fault,) = judged(DECK, format, bans=[NAMES[COMMON]]).faults
    assert fault.code == "decks.banned"
    assert fault.params["card"] == COMMON
    assert fault.params["place"] == "main"
    assert fault.params["copies"] == 2


def test_it_names_a_banned_epic() -> None:
    (fault,) = judged(DECK, bans=[NAMES[EPIC]]).faults
    assert fault.params["place"] == "epic"


def test_it_lets_a_list_dated_tomorrow_do_nothing_today() -> None:
    tomorrow = ban(COMMON, since=date(2026, 3, 2))
    assert banned(tomorrow) == []
    assert banned(tomorrow, day=date(2026, 3, 2)) == ["banned"]


def test_it_applies_global_and_format_lists_both() -> None:
    everywhere, of_box = ban(COMMON), ban(DECK.life[0], rules="box")
    assert banned(everywhere, of_box) == ["banned", "banned"]
    assert banned(everywhere, of_box, format="duel") == ["banned"]


def test_it_bans_every_printing_of_a_name() -> None:
    old = next(card for card in BLAZE.cards if card.id == COMMON)
    new = replace(old, id="TD-01 C 999/102")
    reprinted = CardSet(key="blaze", code="TD-01", name="Blaze", cards=(*BLAZE.cards, new))
    deck = replace(DECK, main=(new.id, *DECK.main[1:]))
    faults = judged(deck, "box", card_set=reprinted, bans=[old.name]).faults
    assert {fault.params["card"] for fault in faults if fault.code == "decks.banned"} == {
        COMMON,
        new.id,
    }


def test_it_judges_a_drafted_deck_by_the_bans_of_its_box_alone() -> None:
    assert judged(DECK, "duel", bans=()).legal
    assert not judged(DECK, "duel", bans=[NAMES[COMMON]]).legal
    assert (
        only(judged(DECK, "duel", bans=[NAMES[COMMON]]).faults, "banned").params["rule"] == "bans"
    )
