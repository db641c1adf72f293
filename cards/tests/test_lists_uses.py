"""What a list is good for, and what it lacks."""

import pytest

from cards.rules.card import CardSet
from cards.rules.catalogue import card_sets
from cards.rules.lists.read import read_list
from cards.rules.lists.saved import set_of
from cards.rules.lists.uses import Use, uses
from cards.tests.lists import KNOWN


def made(text: str) -> CardSet:
    return set_of(read_list(text, KNOWN).entries, key="list", code="L-1", name="Mine")


def use(purpose: str, card_set: CardSet) -> Use:
    return next(one for one in uses(card_set) if one.purpose == purpose)


def commons(copies: int) -> str:
    """A list of this many copies, none an Epic."""
    ids = [card.id for card in card_sets()["blaze"].cards if card.rarity == "Common"]
    return "".join(f"{min(9, copies - at * 9)} {ids[at]}\n" for at in range(-(-copies // 9)))


def test_it_finds_an_official_set_good_for_everything() -> None:
    assert all(one.able for one in uses(card_sets()["blaze"]))


@pytest.mark.parametrize(("purpose", "needs"), [("draft", 117), ("duel", 78), ("build", 39)])
def test_it_counts_the_cards_a_purpose_needs(purpose: str, needs: int) -> None:
    assert use(purpose, made(commons(needs))).able
    short = use(purpose, made(commons(needs - 1) + "9 TD-01 X01/04\n"))
    assert not short.able
    assert short.missing[0].params == {"has": needs - 1, "needs": needs, "lacks": 1}


def test_it_says_how_many_games_a_box_is_enough_for() -> None:
    note = use("draft", made(commons(240))).notes[0]
    assert note.params == {"has": 240, "packs": 18, "games": 2}


@pytest.mark.parametrize(
    ("epics", "code"), [(0, "epics-from-a-set"), (2, "epics-few"), (4, "epics-own")]
)
def test_it_says_where_the_epics_come_from(epics: int, code: str) -> None:
    text = commons(117) + "".join(f"1 TD-01 X0{n + 1}/04\n" for n in range(epics))
    assert use("draft", made(text)).notes[-1].code == f"lists.{code}"


def test_it_names_what_a_card_lacks_for_a_battle() -> None:
    text = '[[card]]\nname = "Bare"\nrarity = "Rare"\ntype = "{}"\n'
    unit, spell = (use("battle", made(text.format(kind))) for kind in ("Unit", "Spell"))
    assert unit.missing[0].params == {"card": "Bare", "facts": ["cost", "power", "break"]}
    assert spell.missing[0].params == {"card": "Bare", "facts": ["cost", "subtype", "text"]}
    assert not unit.able


def test_it_prints_any_list() -> None:
    assert use("print", made("2 Void\n3 TD-01 X01/04")).notes[0].params == {"count": 5}
