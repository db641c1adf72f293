"""The commonest sentences, one short scenario each."""

from battle.rules.trinity.zones import DECK, HAND
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table


def test_it_draws_what_is_there(t: Table) -> None:
    card = t.unit(ALICE, "TD-01 C 087/102")
    t.game.state.places[ALICE][DECK][1:] = []
    t.line(card, "[Burst] Draw 2 cards.")
    assert t.in_hand(ALICE) == 1


def test_it_draws_then_discards(t: Table) -> None:
    card = t.unit(ALICE, "TD-01 C 087/102")
    held = t.hand(ALICE, "Void")
    t.use(card, "On Entry")
    t.choose(held)
    assert t.in_graveyard(ALICE) == ["Void"]
    assert t.in_hand(ALICE) == 1


def test_it_destroys_only_units_of_that_power(t: Table) -> None:
    weak = t.unit(BOB, "TD-02 C 098/102")
    strong = t.unit(CAROL, "TD-01 U 032/102")
    t.use(t.unit(ALICE, "TD-02 U 024/102"), "Oni Charge")
    t.choose(weak)
    assert weak.zone == "Graveyard"
    assert strong.zone == "Battlefield"


def test_it_pushes_the_wall_then_hits_life(t: Table) -> None:
    attacker = t.unit(ALICE, "TD-01 U 032/102")
    t.wall(BOB, ALICE, 1)
    t.attack(attacker, BOB)
    assert attacker.rested
    assert t.wall(BOB, ALICE) == 0
    assert t.in_gained(ALICE) == 2


def test_it_battles_the_blocker(t: Table) -> None:
    attacker = t.unit(ALICE, "TD-01 U 032/102")
    blocker = t.unit(BOB, "TD-01 U 025/102")
    t.attack(attacker, BOB)
    t.choose(blocker)
    assert blocker.zone == "Graveyard"
    assert attacker.zone == "Battlefield"
    assert t.in_gained(ALICE) == 0


def test_it_pays_color_for_a_unit(t: Table) -> None:
    unit = t.hand(ALICE, "TD-01 C 070/102")
    t.colors(ALICE, Red=1, Yellow=1, Blue=1, Purple=1)
    t.play(unit)
    assert unit.zone == "Battlefield"
    assert sum(t.colors(ALICE)) == 2
    assert t.counters(ALICE) == 2


def test_it_shinra_summons_on_exactly_the_cost(t: Table) -> None:
    under = t.unit(ALICE, "TD-01 U 034/102", rested=True)
    other = t.unit(ALICE, "TD-01 U 025/102")
    top = t.hand(ALICE, "TD-01 U 044/102")
    t.play(top, "shinra")
    assert top.souls == [under.name]
    assert not top.rested
    assert other.zone == "Battlefield"


def test_it_takes_damage_for_bloody_drive(t: Table) -> None:
    unit = t.unit(ALICE, "TD-02 R 007/102")
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 0)
    t.use(unit, "On Entry")
    assert t.wall(ALICE, BOB) == 2
    assert unit.power == 6000


def test_it_uses_the_burst_and_gains_the_card(t: Table) -> None:
    card = t.put(ALICE, "TD-01 C 070/102", HAND)
    t.flip(t.put(ALICE, "TD-01 LEG 13/20", HAND), by=BOB)
    assert t.colors(ALICE)[3] == 2
    assert t.in_hand(ALICE) == 2
    assert t.in_gained(BOB) == 1
    assert card.zone == "Hand"


def test_it_flips_a_shadow_when_attacked(t: Table) -> None:
    attacker = t.unit(ALICE, "TD-01 U 032/102")
    hidden = t.shadow(BOB, "TD-01 C 099/102")
    t.attack(attacker, BOB)
    t.choose(hidden)
    assert hidden.zone == "Battlefield"
    assert attacker.power == 2000
    assert t.offered() == ["no-block", f"block {hidden.name}"]


def test_it_asks_whoever_holds_a_face_down_card(t: Table) -> None:
    attacker = t.unit(ALICE, "TD-01 U 032/102")
    t.shadow(CAROL, "TD-01 C 081/102")
    t.shadow(BOB, FILLER)
    t.attack(attacker, BOB)
    assert t.choice.seat == BOB
    assert t.offered() == ["pass"]


def test_it_resolves_on_destroy_before_what_follows(t: Table) -> None:
    victim = t.unit(BOB, "TD-01 R 017/102")
    breaker = t.unit(ALICE, "TD-01 U 032/102")
    t.line(breaker, "[On Entry] Choose 1 opponent's Unit; destroy it. Then, draw 1 card.")
    assert victim.zone == "Graveyard"
    assert t.in_hand(ALICE) == 3
    assert t.in_hand(BOB) == 2


def test_it_searches_seeing_the_deck_and_shuffles(t: Table) -> None:
    wanted, _ = t.deck(ALICE, "TD-01 C 070/102", "TD-01 C 087/102")
    t.line(
        t.unit(ALICE, "TD-01 U 051/102"),
        "[Burst] Search for and reveal 1 card with Cost exactly 2.",
    )
    seen = t.game.view(ALICE)["choice"]["options"]
    assert [option["card"]["card"] for option in seen] == ["TD-01 C 070/102"]
    t.choose(wanted)
    assert wanted.zone == "Hand"
    assert t.game.view(BOB)["zones"][ALICE]["Hand"]["among"] == ["TD-01 C 070/102"]


def test_it_keeps_an_adjustment_to_itself(t: Table) -> None:
    top, second, third = t.deck(ALICE, "TD-01 C 070/102", "TD-01 C 087/102", "Void")
    t.line(t.unit(ALICE, "TD-01 U 051/102"), "[Oni Charge] Perform Adjustment 3.")
    t.choose(second)
    t.choose(third, top)
    deck = t.game.state.places[ALICE][DECK]
    assert deck[-2:] == [top.uid, third.uid]
    assert deck[0] == second.uid
    assert t.game.view(BOB)["zones"][ALICE]["Deck"]["known"] == []
