"""The construction rules of Cross Universe."""

from msgspec.structs import replace

from decks.rules.cross_universe import Deck, Entry
from decks.rules.verdict import verdict
from decks.tests.decks import codes, only

SOLDIER = Entry(name="Haniwa Soldier", kind="unit", count=3)
SPELLS = tuple(Entry(name=f"Chant {number}", kind="spell", count=3) for number in range(9))
DECK = Deck(deck=(SOLDIER, *SPELLS), partner="Haniwa Soldier")


def faults(deck: Deck, **options: object) -> list[str]:
    return codes(verdict(deck, "cross-universe", **options).faults)


def with_entry(entry: Entry) -> Deck:
    return replace(DECK, deck=(*DECK.deck, entry))


def test_it_passes_30_to_50_cards() -> None:
    assert faults(DECK) == []
    more = tuple(Entry(name=f"Sword {number}", kind="item", count=2) for number in range(10))
    assert faults(replace(DECK, deck=DECK.deck + more)) == []


def test_it_wants_30_cards_and_no_more_than_50() -> None:
    assert faults(replace(DECK, deck=DECK.deck[:-1])) == ["too-few"]
    many = tuple(Entry(name=f"Sword {number}", kind="item", count=3) for number in range(7))
    assert faults(replace(DECK, deck=DECK.deck + many)) == ["too-many"]


def test_it_counts_a_name_over_all_its_entries() -> None:
    found = verdict(with_entry(replace(SOLDIER, count=1)), "cross-universe").faults
    assert only(found, "too-many-copies").params["copies"] == 4


def test_it_wants_a_unit_of_the_deck_as_partner() -> None:
    assert faults(replace(DECK, partner="")) == ["no-partner"]
    assert faults(replace(DECK, partner="Somebody")) == ["partner-not-in-deck"]
    assert faults(replace(DECK, partner="Chant 1")) == ["partner-no-unit"]
    spells = Deck(deck=(*SPELLS, replace(SPELLS[0], name="Chant")), partner="Somebody")
    assert faults(spells) == ["no-units"]


def test_it_keeps_tokens_out() -> None:
    assert faults(with_entry(Entry(name="Imp", kind="token"))) == ["token-in-deck"]


def test_it_asks_for_what_is_missing_by_name() -> None:
    found = verdict(with_entry(Entry(name="Parry")), "cross-universe").faults
    assert only(found, "missing-fact").params["card"] == "Parry"
    assert faults(with_entry(Entry(kind="spell"))) == ["no-name"]
    assert faults(with_entry(Entry(name="Parry", kind="trap"))) == ["unknown-kind"]


def test_it_refuses_counts_below_one() -> None:
    assert faults(with_entry(Entry(name="Parry", kind="spell", count=-1))) == ["bad-count"]


def test_it_knows_bans_and_its_own_format_only() -> None:
    assert faults(DECK, bans=["Chant 3"]) == ["banned"]
    assert codes(verdict(DECK, "bleach").faults) == ["other-game"]
