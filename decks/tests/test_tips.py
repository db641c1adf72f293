"""The rulebook's building tips, as warnings that stop nothing."""

from collections.abc import Iterable

from msgspec.structs import replace

from decks.rules.tips import warnings
from decks.tests.decks import BLAZE, DECK, DRAFTED, VOID, codes, judged, only


def some(kind: str, least: int, most: int, count: int) -> list[str]:
    """So many cards of Red and Purple of this kind and Cost; some of them twice."""
    found = [
        card.id
        for card in sorted(DRAFTED, key=lambda card: card.id[6:], reverse=True)
        if card.color in (("Red",), ("Purple",))
        and card.type == kind
        and card.cost in range(least, most + 1)
    ]
    return (found * count)[:count]


def tips(main: Iterable[str]) -> list[str]:
    return codes(warnings(replace(DECK, main=tuple(main)), BLAZE))


def test_it_has_nothing_to_say_of_a_deck_after_the_book() -> None:
    low = some("Unit", 0, 2, 3) + some("Spell", 0, 2, 4)
    middle = some("Unit", 3, 4, 8) + some("Spell", 3, 4, 2)
    high = some("Unit", 5, 9, 5) + some("Spell", 5, 9, 1)
    assert tips(low + middle + high) == []


def test_it_says_nothing_of_a_deck_that_is_not_whole() -> None:
    assert tips([VOID] * 22) == []


def test_it_warns_of_one_color_and_of_many() -> None:
    one = [card.id for card in DRAFTED if card.color == ("Red",)][:23]
    many = [card.id for card in DRAFTED][:23]
    assert "tip-one-color" in tips(one)
    assert "tip-many-colors" in tips(many)


def test_it_warns_of_the_curve_by_band() -> None:
    dear = [card.id for card in DRAFTED if card.cost != "X" and card.cost >= 5][:23]
    found = warnings(replace(DECK, main=tuple(dear)), BLAZE)
    bands = [fault.params["band"] for fault in found if fault.code == "decks.tip-curve"]
    assert bands == ["low", "middle", "high"]


def test_it_warns_of_few_units_and_of_voids() -> None:
    spells = [card.id for card in DRAFTED if card.type == "Spell"][:22]
    found = list(warnings(replace(DECK, main=(*spells, VOID)), BLAZE))
    assert only(found, "tip-units").params["units"] == 1
    assert only(found, "tip-void").params["copies"] == 1


def test_it_keeps_a_deck_legal_whatever_it_warns_of() -> None:
    verdict = judged(DECK)
    assert verdict.warnings
    assert verdict.legal
