"""The blue Uncommons of Phantom (TD-02 U 041 to 050)."""

import pytest

from battle.tests.cast import GIANT, LITTLE, PAWN, SET
from battle.tests.phantom import EQUIP, KNIGHT, VOID, c, kill, u
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table

FLARE = "[On Entry] Choose 1 of your Units; it gets +1000 Power this turn."


def shot(t: Table, n: int) -> Piece:
    """Alice plays a blue Shot."""
    piece = t.hand(ALICE, u(n))
    t.colors(ALICE, Blue=piece.cost)
    t.play(piece)
    return piece


# U 041


def test_it_destroys_an_equip_or_a_set_on_entry(t: Table) -> None:
    equip, set_, hound, pawn = (t.unit(BOB, card) for card in (EQUIP, SET, c(90), PAWN))
    t.enter(ALICE, u(41))
    assert pawn.name not in str(t.offered())
    t.choose(hound)
    assert [p.zone for p in (equip, set_, hound)] == ["Battlefield", "Battlefield", "Graveyard"]


@pytest.mark.rule("S10.4.7", "S9.4.2", "S11.14")
@pytest.mark.parametrize("answer", ["stack", "pass"])
def test_it_burns_two_souls_of_its_choice_to_enter_again(t: Table, answer: str) -> None:
    zex = t.unit(ALICE, u(41), souls=[PAWN, LITTLE, VOID])
    set_ = t.unit(BOB, SET)
    t.attack(zex, BOB)
    t.choose(answer)
    if answer == "stack":
        t.choose(PAWN, VOID)
    used = answer == "stack"
    assert set_.zone == ("Graveyard" if used else "Battlefield")
    left = ["Red Little Dragon"] if used else ["Demon of Gluttony", "Red Little Dragon", "Void"]
    assert zex.souls == left
    assert t.game.state.sent == []


@pytest.mark.rule("S9.4.2")
def test_it_cannot_burn_two_of_one_soul(t: Table) -> None:
    zex, set_ = t.unit(ALICE, u(41), souls=[PAWN]), t.unit(BOB, SET)
    t.attack(zex, BOB)
    assert (set_.zone, len(zex.souls)) == ("Battlefield", 1)


# U 042


@pytest.mark.rule("S10.4.3")
@pytest.mark.parametrize("sent", ["unit", "enemy", "soul", "shadow", "set", "discarded"])
def test_it_takes_back_a_unit_after_one_was_sent_from_the_battlefield(t: Table, sent: str) -> None:
    knight, dear = t.graveyard(ALICE, KNIGHT, GIANT)
    pawn = t.unit(ALICE, PAWN, souls=[LITTLE])
    if sent in ("unit", "enemy"):
        kill(t, t.unit(ALICE if sent == "unit" else BOB, LITTLE))
    elif sent == "soul":
        t.line(pawn, "[On Entry] <Soul Flare 1> ▶ Get 1 Trinity Counter.")
    elif sent == "shadow":
        t.shadow(BOB, u(25))
        t.line(pawn, "[Burst] Choose 1 card in the Shadow Zone; destroy it.")
    elif sent == "set":
        kill(t, t.unit(ALICE, SET))
    else:
        t.hand(ALICE, LITTLE)
        t.line(pawn, "[On Entry] Discard all cards in your Hand.")
    t.enter(ALICE, u(42))
    if t.choice.kind == "choose":
        t.choose(knight)
    counts = sent in ("unit", "enemy")
    assert (knight.zone, dear.zone) == ("Hand" if counts else "Graveyard", "Graveyard")


# U 043


@pytest.mark.rule("S9.4.1")
@pytest.mark.parametrize(("more", "drawn"), [(2, 0), (3, 1), (4, 1)])
def test_it_draws_when_it_attacks_with_4000_power(t: Table, more: int, drawn: int) -> None:
    juri = t.unit(ALICE, u(43))
    for _ in range(more):
        t.line(juri, FLARE)
    t.attack(juri, BOB)
    assert (juri.power, t.in_hand(ALICE)) == (1000 + 1000 * more, drawn)


# U 045


@pytest.mark.rule("S10.4.2")
@pytest.mark.parametrize("counters", [4, 5])
def test_it_draws_two_and_discards_one_with_5_counters(t: Table, counters: int) -> None:
    azure, held = t.unit(ALICE, u(45)), t.hand(ALICE, VOID)
    t.counters(ALICE, counters)
    t.attack(azure, BOB)
    if counters == 5:
        t.choose(held)
    assert (t.in_hand(ALICE), held.zone) == ((2, "Graveyard") if counters == 5 else (1, "Hand"))


# U 046


@pytest.mark.rule("R22", "R10", "S7.6.2")
@pytest.mark.parametrize(("set_", "counters"), [(True, 2), (True, 1), (False, 2), (False, 1)])
@pytest.mark.parametrize("cost", [0, 1])
def test_it_comes_back_when_its_second_price_can_be_paid(
    t: Table, set_: bool, counters: int, cost: int
) -> None:
    stone = t.unit(ALICE, SET) if set_ else None
    t.counters(ALICE, counters)
    enemy = t.unit(BOB, PAWN)
    festival = shot(t, 46)
    both = set_ and counters == 2
    if both:
        t.choose(cost)
    paid_set = set_ and (not both or cost == 0)
    paid_counters = counters == 2 and not paid_set
    assert festival.zone == ("Hand" if paid_set or paid_counters else "Graveyard")
    assert t.counters(ALICE) == counters - 2 * paid_counters
    if stone:
        assert stone.zone == ("Graveyard" if paid_set else "Battlefield")
    assert (enemy.power, enemy.zone) == (2000, "Battlefield")


def test_it_strengthens_the_units_you_have_now(t: Table) -> None:
    one, two = t.unit(ALICE, PAWN), t.unit(ALICE, LITTLE)
    t.counters(ALICE, 2)
    shot(t, 46)
    t.choose(1)
    late = t.unit(ALICE, PAWN)
    assert (one.power, two.power, late.power) == (5000, 5000, 2000)
    t.end_turn()
    assert one.power == 2000


# U 047


@pytest.mark.rule("S10.4.3", "S11.27")
@pytest.mark.parametrize("dead", [2, 3])
def test_it_brings_a_unit_after_three_were_sent(t: Table, dead: int) -> None:
    quarry = t.enter(ALICE, u(47))
    assert t.counters(ALICE) == 2
    giant, dear = t.graveyard(ALICE, GIANT, u(51))
    for seat in (ALICE, BOB, CAROL)[:dead]:
        kill(t, t.unit(seat, c(94)))
    t.choose(("activate", quarry))
    if dead == 3:
        assert dear.name not in str(t.offered())
        t.choose(giant)
    assert giant.zone == ("Battlefield" if dead == 3 else "Graveyard")
    assert quarry.zone == ("Graveyard" if dead == 3 else "Battlefield")
    assert dear.zone == "Graveyard"


# U 048


@pytest.mark.rule("R28", "R41", "R33")
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(1, 1, 0), (1, 2, 2), (0, 0, 0), (0, 3, 2)])
def test_it_returns_every_card_of_the_shadow_zones(
    t: Table, mine: int, theirs: int, drawn: int
) -> None:
    for seat, n in ((ALICE, mine), (BOB, theirs)):
        for _ in range(n):
            t.shadow(seat, FILLER)
    shot(t, 48)
    assert (t.in_hand(ALICE), t.in_hand(BOB)) == (mine + drawn, theirs)


# U 049


@pytest.mark.rule("R9", "S2.3.2")
@pytest.mark.parametrize("units", [0, 2])
def test_it_strengthens_a_unit_and_draws_only_with_a_unit(t: Table, units: int) -> None:
    found = [t.unit(seat, PAWN) for seat in (ALICE, BOB)[:units]]
    shot(t, 49)
    if found:
        t.choose(found[1])
    assert [unit.power for unit in found] == [2000, 5000][:units]
    assert t.in_hand(ALICE) == (1 if units else 0)


# U 050 and C 074: an Equip that is put on at once


@pytest.mark.rule("S2.1.2", "S2.1.3", "S2.1.4")
@pytest.mark.parametrize(("card", "color", "n"), [(u(50), "Blue", 2), (c(74), "Red", 1)])
def test_it_is_equipped_free_on_entry(t: Table, card: str, color: str, n: int) -> None:
    one, two = t.unit(ALICE, PAWN), t.unit(ALICE, PAWN)
    t.unit(BOB, PAWN)
    knife = t.hand(ALICE, card)
    t.colors(ALICE, **{color: n})
    t.play(knife)
    assert len(t.choice.options) == 2
    t.choose(two)
    assert (one.power, two.power, sum(t.colors(ALICE))) == (2000, 3000, 0)
    t.choose("done")
    assert {option.card % 1024 for option in t.choice.options if option.do == "attack"} == {
        one.uid, two.uid,
    }  # fmt: skip


@pytest.mark.rule("S10.1.7", "S10.5.2", "S2.3.3")
@pytest.mark.parametrize(("card", "price"), [(u(50), 2), (c(74), 1), (u(59), 1)])
def test_it_moves_or_comes_off_for_its_equip_cost(t: Table, card: str, price: int) -> None:
    one, two = t.unit(ALICE, PAWN), t.unit(ALICE, LITTLE)
    t.unit(BOB, PAWN)
    knife = t.unit(ALICE, card)
    t.colors(ALICE, Red=2 * price)
    t.choose(("equip", knife, one))
    assert (one.power, two.power, sum(t.colors(ALICE))) == (3000, 2000, price)
    offered = [option.do for option in t.choice.options if option.card % 1024 == knife.uid]
    assert offered == ["equip", "unequip"]
    t.choose(("equip", knife, two) if price == 2 else ("unequip", knife))
    assert (one.power, two.power) == (2000, 3000 if price == 2 else 2000)
    assert f"equip {knife.name}" not in t.offered()


@pytest.mark.rule("S10.1.4")
def test_it_gets_a_counter_when_the_equipped_unit_attacks(t: Table) -> None:
    worn, other = t.unit(ALICE, PAWN), t.unit(ALICE, PAWN)
    knife = t.unit(ALICE, u(50))
    t.game.live(knife.uid).on = worn.uid
    t.attack(other, BOB)
    assert t.counters(ALICE) == 0
    t.attack(worn, BOB)
    assert t.counters(ALICE) == 1


@pytest.mark.rule("S10.5.3")
def test_it_stays_when_its_unit_leaves(t: Table) -> None:
    worn, knife = t.unit(ALICE, PAWN), t.unit(ALICE, u(50))
    t.game.live(knife.uid).on = worn.uid
    kill(t, worn)
    assert (knife.zone, t.game.live(knife.uid).on) == ("Battlefield", -1)
