"""The construction rules of Bleach TCG."""

from msgspec.structs import replace

from decks.rules.bleach import Deck, Entry, Guardian
from decks.rules.verdict import verdict
from decks.tests.decks import codes, only

SOI_FON = Guardian(title="Soi Fon", energy={"mind": 7, "body": 5, "spirit": 8})
SORRY = Entry(title="I'm Sorry", kind="event", count=4)
DRAW = tuple(Entry(title=f"Card {number}", kind="character", count=4) for number in range(15))


def energy(**counts: int) -> tuple[Entry, ...]:
    return tuple(Entry(kind="energy", energy=kind, count=count) for kind, count in counts.items())


DECK = Deck(guardian=(SOI_FON,), draw=DRAW, side=energy(mind=7, body=5, spirit=8))


def faults(deck: Deck, **options: object) -> list[str]:
    return codes(verdict(deck, "bleach", **options).faults)


def test_it_passes_the_side_deck_of_the_guardian() -> None:
    assert faults(DECK) == []


def test_it_lets_cards_replace_energy_one_for_one() -> None:
    """The rulebook's own example: 5 mind, 5 body, 6 spirit and four copies of I'm Sorry."""
    assert faults(replace(DECK, side=(*energy(mind=5, body=5, spirit=6), SORRY))) == []


def test_it_wants_a_side_deck_of_exactly_the_guardian_s_energy() -> None:
    assert faults(replace(DECK, side=(*DECK.side, SORRY))) == ["too-many"]
    assert faults(replace(DECK, side=DECK.side[:2])) == ["too-few"]


def test_it_lets_no_energy_replace_another() -> None:
    found = verdict(replace(DECK, side=energy(mind=8, body=4, spirit=8)), "bleach").faults
    assert only(found, "too-much-energy").params["energy"] == "mind"
    assert len(found) == 1


def test_it_wants_exactly_60_cards_to_draw() -> None:
    assert faults(replace(DECK, draw=DRAW[:-1])) == ["too-few"]
    assert faults(replace(DECK, draw=(*DRAW, SORRY))) == ["too-many"]


def test_it_counts_four_copies_with_the_side_deck() -> None:
    draw = (*DRAW[:-1], replace(SORRY, title="Reality Check"))
    side = (*energy(mind=5, body=5, spirit=8), replace(SORRY, title="Reality Check", count=2))
    found = verdict(replace(DECK, draw=draw, side=side), "bleach").faults
    assert only(found, "too-many-copies").params["copies"] == 6


def test_it_keeps_to_a_printed_limit() -> None:
    draw = (*DRAW[:-1], *(Entry(title=name, kind="item", count=2, limit=1) for name in "AB"))
    found = verdict(replace(DECK, draw=draw), "bleach").faults
    assert [(fault.params["card"], fault.params["most"]) for fault in found] == [("A", 1), ("B", 1)]


def test_it_keeps_to_the_lowest_of_limits_that_differ() -> None:
    draw = (*DRAW[:-1], *(Entry(title="A", kind="item", count=2, limit=most) for most in (1, 9)))
    assert (
        only(verdict(replace(DECK, draw=draw), "bleach").faults, "too-many-copies").params["most"]
        == 1
    )


def test_it_plays_with_one_guardian_whose_energy_it_knows() -> None:
    assert faults(replace(DECK, guardian=())) == ["no-guardian"]
    assert faults(replace(DECK, guardian=(SOI_FON, SOI_FON))) == ["guardians"]
    unsaid = Guardian(title="Soi Fon", energy={"mind": 7, "body": 5, "ki": 8})
    assert faults(replace(DECK, guardian=(unsaid,))) == ["missing-energy", "unknown-energy"]
    more = replace(DECK, guardian=(unsaid,), side=energy(mind=8, body=4, spirit=8))
    assert faults(more) == ["missing-energy", "unknown-energy", "too-much-energy"]


def test_it_keeps_energy_and_guardians_out_of_the_draw_deck() -> None:
    draw = (*DRAW[:-1], *energy(mind=3), Entry(title="Ichigo", kind="guardian"))
    assert faults(replace(DECK, draw=draw)) == ["energy-in-deck", "guardian-in-deck"]


def test_it_asks_for_what_is_missing_by_name() -> None:
    draw = (*DRAW[:-1], Entry(title="Ichigo-Defensive", count=4))
    side = (*DECK.side[1:], Entry(kind="energy", title="An energy card", count=7))
    found = verdict(replace(DECK, draw=draw, side=side), "bleach").faults
    assert [fault.params["card"] for fault in found] == ["Ichigo-Defensive", "An energy card"]


def test_it_refuses_counts_below_one_and_bans() -> None:
    assert faults(replace(DECK, draw=(*DRAW, replace(SORRY, count=-4)))) == ["bad-count"]
    hidden = (*DRAW[1:], replace(DRAW[0], count=5), replace(DRAW[0], count=-1))
    assert faults(replace(DECK, draw=hidden)) == ["bad-count", "too-many", "too-many-copies"]
    assert faults(DECK, bans=["Soi Fon", "Card 3"]) == ["banned", "banned"]
