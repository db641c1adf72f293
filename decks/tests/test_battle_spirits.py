"""The construction rules of Battle Spirits."""

from decks.rules.battle_spirits import Deck, Entry
from decks.rules.verdict import verdict
from decks.tests.decks import codes, only

CARDS = tuple(Entry(name=f"战魂{number}", kind="战魂", count=3) for number in range(14))
CONTRACT = Entry(name="契约神", kind="契约战魂", count=3)


def faults(*entries: Entry, **options: object) -> list[str]:
    return codes(verdict(Deck(deck=(*CARDS, *entries)), "battle-spirits", **options).faults)


def test_it_passes_40_cards_and_more() -> None:
    assert faults() == []
    assert (
        faults(*(Entry(name=f"魔法{number}", kind="魔法", count=3) for number in range(99))) == []
    )


def test_it_wants_40_cards() -> None:
    found = verdict(Deck(deck=CARDS[:13]), "battle-spirits").faults
    assert only(found, "too-few").params["lacks"] == 1


def test_it_counts_a_name_whatever_the_printing() -> None:
    reprint = Entry(name="战魂1", kind="战魂", count=1, printing="BS99-001")
    assert faults(reprint) == ["too-many-copies"]


def test_it_takes_identification_numbers_for_different_cards() -> None:
    assert faults(Entry(name="战魂1", kind="战魂", count=3, number="02")) == []


def test_it_counts_a_two_faced_card_by_both_names() -> None:
    fire = Entry(name="龙", back="炎龙", kind="转醒战魂", count=3)
    water = Entry(name="龙", back="水龙", kind="转醒战魂", count=3)
    assert faults(fire, water) == []
    assert faults(fire, Entry(name="龙", back="炎龙", kind="转醒战魂")) == ["too-many-copies"]


def test_it_allows_three_of_one_contract_card() -> None:
    assert faults(CONTRACT) == []
    assert faults(CONTRACT, Entry(name="契约神", kind="契约战魂")) == [
        "too-many-copies",
        "contract-copies",
    ]


def test_it_allows_one_kind_of_contract_card() -> None:
    other = Entry(name="契约魔", kind="契约核心", count=1)
    found = verdict(Deck(deck=(*CARDS, CONTRACT, other)), "battle-spirits").faults
    assert codes(found) == ["many-contracts", "contract-copies"]
    assert found[0].params["cards"] == ["契约神", "契约魔"]


def test_it_keeps_tokens_out() -> None:
    assert faults(Entry(name="小兵", kind="衍生物战魂")) == ["token-in-deck"]


def test_it_asks_for_what_is_missing_by_name() -> None:
    assert faults(Entry(name="谁")) == ["missing-fact"]
    assert faults(Entry(kind="战魂")) == ["no-name"]
    assert faults(Entry(name="龙", kind="转醒战魂")) == ["missing-back"]


def test_it_refuses_counts_below_one_and_bans() -> None:
    assert faults(Entry(name="谁", kind="战魂", count=0)) == ["bad-count"]
    assert faults(Entry(name="龙", back="炎龙", kind="转醒战魂"), bans=["炎龙"]) == ["banned"]
