"""Chapter 7: the phases of a turn, and what a player may do in them."""

import pytest

from battle.rules.trinity.zones import BATTLEFIELD, DECK, GRAVEYARD, HAND
from battle.tests.table import ALICE, BOB, CAROL, Table, made

PAWN = "TD-01 C 080/102"


def main_words(t: Table) -> set[str]:
    """What the Main Phase offers."""
    return {option.do for option in t.choice.options}


@pytest.mark.rule("S7.1")
def test_it_goes_through_the_phases_in_their_order(t: Table) -> None:
    t.unit(ALICE, PAWN)
    phases = []
    for _ in range(4):
        phases.append((t.game.state.turn_seat, t.choice.kind, t.game.state.phase))
        t.choose("done")
    assert phases == [
        (ALICE, "main", "main1"),
        (ALICE, "attack", "combat"),
        (ALICE, "main", "main2"),
        (BOB, "main", "main1"),
    ]


@pytest.mark.rule("S7.1.1")
def test_it_draws_a_card_at_the_start_of_each_turn(t: Table) -> None:
    top = t.deck(BOB, PAWN)[0]
    t.end_turn()
    assert (top.zone, t.count(BOB, DECK)) == ("Hand", 10)


@pytest.mark.rule("S7.1.2")
def test_it_rerises_with_an_empty_deck(t: Table) -> None:
    t.game.state.places[BOB][GRAVEYARD] += t.game.state.places[BOB][DECK]
    for uid in t.game.state.places[BOB][DECK]:
        t.game.state.zone[uid] = GRAVEYARD
    t.game.state.places[BOB][DECK].clear()
    t.end_turn()
    assert [t.count(BOB, zone) for zone in (DECK, HAND, GRAVEYARD)] == [7, 3, 0]


@pytest.mark.rule("S7.1.3")
def test_it_draws_what_is_there_by_an_effect_and_never_rerises(t: Table) -> None:
    t.graveyard(ALICE, PAWN, PAWN)
    t.line(t.unit(ALICE, PAWN), "[On Entry] Draw 12 cards.")
    assert [t.count(ALICE, zone) for zone in (DECK, HAND, GRAVEYARD)] == [0, 10, 2]


@pytest.mark.rule("S7.2.1")
def test_it_readies_the_turn_players_cards_and_colors_only(t: Table) -> None:
    mine, other = t.unit(BOB, PAWN, rested=True), t.unit(CAROL, PAWN, rested=True)
    t.game.state.rested[BOB][0] = t.game.state.rested[CAROL][0] = 2
    t.end_turn()
    assert (mine.rested, other.rested) == (False, True)
    assert t.colors(BOB) == [2, 0, 0, 0]
    assert t.colors(CAROL) == [0, 0, 0, 0]


@pytest.mark.rule("S7.3.1", "S7.5.1")
def test_it_charges_one_color_a_turn_over_both_main_phases(t: Table) -> None:
    card = t.put(ALICE, made("Red", color=["Red"]), HAND)
    t.put(ALICE, made("More", color=["Red"]), HAND)
    t.choose(("charge", card))
    assert (card.zone, t.colors(ALICE)) == ("Graveyard", [1, 0, 0, 0])
    assert "charge" not in main_words(t)
    t.choose("done")
    assert (t.game.state.phase, "charge" in main_words(t)) == ("main2", False)
    for _ in range(3):
        t.end_turn()
    assert "charge" in main_words(t)


@pytest.mark.rule("S7.3.2", "S2.2.3")
@pytest.mark.parametrize("color", ["Red", "Purple"])
def test_it_lets_a_card_of_two_colours_give_either(t: Table, color: str) -> None:
    card = t.put(ALICE, made("Two", color=["Red", "Purple"]), HAND)
    t.choose(("charge", card, color))
    assert t.colors(ALICE) == ([1, 0, 0, 0] if color == "Red" else [0, 0, 0, 1])


@pytest.mark.rule("S7.3.3")
def test_it_charges_nothing_colorless(t: Table) -> None:
    t.put(ALICE, made("Grey"), HAND)
    assert "charge" not in main_words(t)


@pytest.mark.rule("S7.3.5")
@pytest.mark.parametrize(
    ("colors", "can"),
    [({"Red": 2, "Blue": 1}, True), ({"Red": 3}, False), ({"Red": 1, "Blue": 1}, False)],
)
def test_it_plays_a_card_for_its_cost_and_condition(
    t: Table, colors: dict[str, int], can: bool
) -> None:
    t.colors(ALICE, **colors)
    card = t.put(ALICE, made("Dear", cost=3, condition={"Red": 1, "Blue": 1}), HAND)
    assert ("play" in main_words(t)) == can
    if can:
        t.play(card)
        assert (card.zone, t.colors(ALICE)) == ("Battlefield", [0, 0, 0, 0])


@pytest.mark.rule("S7.3.6", "S3.1.5")
@pytest.mark.parametrize(("set_before", "can"), [(0, True), (2, True), (3, False)])
def test_it_sets_a_shadow_while_there_is_a_slot(t: Table, set_before: int, can: bool) -> None:
    for _ in range(set_before):
        t.shadow(ALICE, "TD-01 U 049/102")
    card = t.hand(ALICE, "TD-01 U 049/102")
    assert ("set" in main_words(t)) == can
    if can:
        t.set(card)
        assert card.zone == "Shadow Zone"


@pytest.mark.rule("S7.3.7")
def test_it_uses_lines_only_from_where_they_work_and_in_the_own_turn(t: Table) -> None:
    field = made("Field", text="[Activate] Get 1 Trinity Counter.")
    grave = made("Grave", text="[Graveyard Activate] Get 1 Trinity Counter.")
    for zone in (BATTLEFIELD, GRAVEYARD):
        for card in (field, grave):
            t.put(ALICE, card, zone)
            t.put(BOB, card, zone)
    offered = [(o.do, t.game.state.holder[o.card % 1024]) for o in t.choice.options[:-1]]
    assert sorted(offered) == [("activate", ALICE), ("dig", ALICE)]


@pytest.mark.rule("S7.3.8", "S7.5.1")
def test_it_trinity_charges_once_a_turn(t: Table) -> None:
    t.colors(ALICE, Red=6)
    t.choose("trinity-charge")
    assert (t.counters(ALICE), t.colors(ALICE)) == (1, [3, 0, 0, 0])
    assert "trinity-charge" not in main_words(t)
    t.choose("done")
    assert "trinity-charge" not in main_words(t)


@pytest.mark.rule("S7.3.8")
def test_it_needs_three_color_to_trinity_charge(t: Table) -> None:
    t.colors(ALICE, Red=1, Blue=1)
    assert "trinity-charge" not in main_words(t)


@pytest.mark.rule("S7.3.9", "S11.5")
def test_it_trinity_draws_as_often_as_there_are_counters(t: Table) -> None:
    t.counters(ALICE, 7)
    t.choose("trinity-draw")
    t.choose("trinity-draw")
    assert (t.counters(ALICE), t.in_hand(ALICE)) == (1, 2)
    assert "trinity-draw" not in main_words(t)


@pytest.mark.rule("S11.5")
def test_it_trinity_draws_nothing_from_an_empty_deck(t: Table) -> None:
    t.counters(ALICE, 3)
    t.line(t.unit(ALICE, PAWN), "[On Entry] Draw 10 cards.")
    t.choose("trinity-draw")
    assert (t.counters(ALICE), t.in_hand(ALICE)) == (0, 10)


@pytest.mark.rule("S7.3.10")
def test_it_pays_color_only_in_the_own_turn(t: Table) -> None:
    payer = t.put(BOB, made("Payer"), BATTLEFIELD)
    t.colors(BOB, Red=3)
    t.line(payer, "[On Entry] Pay 1 Color ▶ Get 1 Trinity Counter.")
    assert (t.counters(BOB), t.colors(BOB)) == (0, [3, 0, 0, 0])
    t.end_turn()
    t.line(payer, "[On Entry] Pay 1 Color ▶ Get 1 Trinity Counter.")
    assert (t.counters(BOB), t.colors(BOB)) == (1, [2, 0, 0, 0])


@pytest.mark.rule("S7.6.1")
def test_it_resolves_what_happens_at_the_end_of_the_turn(t: Table) -> None:
    t.put(ALICE, made(text="[Trigger] At the end of your turn ▶ Get 1 Trinity Counter."), 2)
    t.choose("done")
    assert t.counters(ALICE) == 0
    t.choose("done")
    t.choose("done")
    assert t.counters(ALICE) == 1


@pytest.mark.rule("S7.6.2")
def test_it_ends_what_lasts_this_turn(t: Table) -> None:
    pawn = t.unit(ALICE, PAWN)
    t.line(pawn, "[On Entry] This Unit gets +1000 Power this turn.")
    assert pawn.power == 2000
    t.end_turn()
    assert pawn.power == 1000


@pytest.mark.rule("S7.6.2")
@pytest.mark.parametrize(("until", "turns"), [("start", 3), ("end", 4)])
def test_it_ends_what_lasts_to_ones_next_turn(t: Table, until: str, turns: int) -> None:
    pawn = t.unit(ALICE, PAWN)
    t.line(pawn, f"[On Entry] This Unit gets +1000 Power until the {until} of your next turn.")
    for _ in range(turns - 1):
        t.end_turn()
        assert pawn.power == 2000
    t.end_turn()
    assert pawn.power == 1000
