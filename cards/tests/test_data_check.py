"""The data check: the data is clean, and each slip is named with its file and card."""

from io import StringIO

import pytest
from django.core.management import call_command
from msgspec.structs import replace

from cards.management.commands import check_cards
from cards.rules.card import Card
from cards.rules.catalogue import card_files, card_sets, cards_by_id, set_entries
from cards.rules.data_check import card_faults, set_faults, slips
from cards.rules.text_check import text_faults
from cards.sentences import SENTENCES

UNIT = cards_by_id()["TD-01 X01/04"]
SHOT = cards_by_id()["TD-01 C 102/102"]
EQUIP = cards_by_id()["TD-01 C 101/102"]
SHADOW = cards_by_id()["TD-01 C 099/102"]
BLAZE = card_sets()["blaze"].cards


def codes(card: Card) -> list[str]:
    return [fault.code.removeprefix("cards.") for fault in card_faults(card)]


def test_it_finds_no_slip_in_the_data() -> None:
    assert slips(set_entries(), card_files()) == ()


@pytest.mark.parametrize(
    ("card", "code"),
    [
        (replace(UNIT, id="TD-01 Q01/04"), "id-shape"),
        (replace(UNIT, rarity="Legend"), "id-rarity"),
        (replace(UNIT, name="Two  spaces"), "spaces"),
        (replace(UNIT, name=""), "no-name"),
        (replace(UNIT, cost=-1), "out-of-range"),
        (replace(UNIT, power=7001), "power-step"),
        (replace(UNIT, color=("Red", "Red")), "color-twice"),
        (replace(UNIT, condition={"Blue": 1}), "condition-color"),
        (replace(UNIT, color=("Red", "Blue"), condition={"Blue": 1, "Red": 1}), "condition-order"),
        (replace(UNIT, condition={"Red": 0}), "condition-amount"),
        (replace(UNIT, condition={"Red": 8}), "condition-over-cost"),
        (replace(UNIT, condition={}), "no-condition"),
        (replace(UNIT, power=None), "unit-power"),
        (replace(UNIT, subtype="Set"), "unit-subtype"),
        (replace(UNIT, traits=()), "unit-traits"),
        (replace(UNIT, traits=("Dragon", "Dragon")), "trait-twice"),
        (replace(UNIT, equip_power=1000), "no-equip-modifiers"),
        (replace(UNIT, text="[Shot] ▶ Draw 1 card."), "tag-not-of-kind"),
        (replace(SHOT, power=0), "spell-power"),
        (replace(SHOT, traits=("Dragon",)), "spell-traits"),
        (replace(SHOT, text="[Burst] Draw 1 card."), "tag-missing"),
        (replace(EQUIP, equip_break=None), "equip-modifiers"),
        (replace(SHADOW, cost=1), "shadow-cost"),
        (replace(SHADOW, shadow=False), "tag-not-of-kind"),
    ],
)
def test_it_names_a_fault_of_a_card(card: Card, code: str) -> None:
    assert code in codes(card)
    assert all(f"cards.{found}" in SENTENCES for found in codes(card))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[Burst]  Draw 1 card.", "line-spaces"),
        ("[Burst] <Overcount 3 ▶ Draw 1 card.", "brackets"),
        ("[Burst) Draw 1 card.", "brackets"),
        ("[On Entrance] Draw 1 card.", "unknown-word"),
        ("[Burst] <Blood Drive 2> ▶ Draw 1 card.", "unknown-word"),
        ("Draw 1 card.", "no-tag"),
        ("[Burst] Draw 1 card", "no-stop"),
        ("[Shot] ▶Draw 1 card.", "sign-spaces"),
        ("[Burst] Draw 1 cards.", "number"),
        ("[Burst] Get 2 Trinity Counter.", "number"),
        ("[Burst] Draw 1 card.\n[On Entry] Draw 1 card.", "burst-not-last"),
    ],
)
def test_it_names_a_fault_of_a_text(text: str, code: str) -> None:
    assert f"cards.{code}" in [fault.code for fault in text_faults(text)]
    assert f"cards.{code}" in SENTENCES


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (BLAZE[1:], "missing"),
        ((*BLAZE, BLAZE[0]), "twice"),
        ((*BLAZE, replace(UNIT, id="TD-09 X01/04")), "not-of-set"),
        ((BLAZE[1], BLAZE[0], *BLAZE[2:]), "out-of-order"),
        ((replace(UNIT, name=BLAZE[1].name), *BLAZE[1:]), "name-twice"),
    ],
    ids=lambda value: value if isinstance(value, str) else "cards",
)
def test_it_names_a_fault_of_a_set(cards: tuple[Card, ...], code: str) -> None:
    assert f"cards.{code}" in [fault.code for _, fault in set_faults("TD-01", cards)]
    assert f"cards.{code}" in SENTENCES


def test_it_prints_a_line_with_file_card_and_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    files = dict(card_files())
    files["blaze.toml"] = (replace(UNIT, power=None), *files["blaze.toml"][1:])
    monkeypatch.setattr(check_cards, "card_files", lambda: files)
    out = StringIO()
    with pytest.raises(SystemExit):
        call_command("check_cards", stdout=out)
    assert out.getvalue() == "blaze.toml: TD-01 X01/04: A Unit needs Power and Break.\n"
