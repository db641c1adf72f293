"""The blue Commons of Phantom (TD-02 C 085 to 093)."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.cast import GIANT, LITTLE, PAWN, SET
from battle.tests.phantom import EQUIP, KNIGHT, VOID, c, u
from battle.tests.table import ALICE, BOB, CAROL, Table

# C 085


@pytest.mark.rule("S10.1.4", "S7.6.2")
def test_it_strengthens_a_unit_at_the_start_of_your_turn() -> None:
    t = Table(turn=CAROL)
    tiger, pawn, enemy = t.unit(ALICE, c(85)), t.unit(ALICE, PAWN), t.unit(BOB, PAWN)
    t.end_turn()
    assert (t.game.state.phase, t.in_hand(ALICE)) == ("start", 0)
    t.choose(pawn)
    assert (tiger.power, pawn.power, enemy.power, t.in_hand(ALICE)) == (5000, 5000, 2000, 1)
    t.end_turn()
    assert (pawn.power, t.choice.seat) == (2000, BOB)
    t.end_turn()
    assert t.choice.kind == "main"


@pytest.mark.rule("S10.3.5", "R26")
@pytest.mark.parametrize(
    ("equips", "paid"), [([], 9), ([EQUIP], 7), ([EQUIP, c(90)], 5), ([EQUIP] * 5, 1)]
)
def test_it_costs_less_for_each_equip_of_yours(t: Table, equips: list[str], paid: int) -> None:
    for card in equips:
        t.unit(ALICE, card)
    t.unit(BOB, EQUIP)
    t.unit(ALICE, SET)
    t.colors(ALICE, Blue=1, Red=8)
    tiger = t.hand(ALICE, c(85))
    t.play(tiger)
    assert (tiger.zone, sum(t.colors(ALICE))) == ("Battlefield", 9 - paid)


@pytest.mark.rule("S10.3.5", "S2.2.1")
def test_it_still_needs_its_color_when_it_costs_less(t: Table) -> None:
    for _ in range(5):
        t.unit(ALICE, EQUIP)
    t.colors(ALICE, Red=9)
    tiger = t.hand(ALICE, c(85))
    assert f"play {tiger.name}" not in t.offered()


# C 086


def test_it_is_stronger_by_its_own_counters(t: Table) -> None:
    t.counters(ALICE, 4)
    alien = t.enter(ALICE, c(86))
    assert (t.counters(ALICE), alien.power) == (6, 6000)
    t.choose("trinity-draw")
    assert alien.power == 4000


# C 087, C 088


@pytest.mark.parametrize(("seat", "blocked"), [(ALICE, False), (BOB, True)])
def test_it_cannot_be_blocked_while_you_have_a_beast(t: Table, seat: int, blocked: bool) -> None:
    knight, giant = t.unit(ALICE, c(87)), t.unit(BOB, GIANT)
    t.unit(seat, PAWN, rested=True)
    t.wall(BOB, ALICE, 3)
    t.attack(knight, BOB)
    t.choose()
    if blocked:
        assert t.choice.kind == "block"
        t.choose(giant)
    assert knight.zone == ("Graveyard" if blocked else "Battlefield")
    assert t.wall(BOB, ALICE) == (3 if blocked else 1)


@pytest.mark.rule("R35")
@pytest.mark.parametrize("card", [c(87), c(88)])
@pytest.mark.parametrize("down", [True, False])
def test_it_adjusts_one_card_by_attacking(t: Table, card: str, down: bool) -> None:
    top, second = t.deck(ALICE, PAWN, VOID)
    t.attack(t.unit(ALICE, card), BOB)
    t.choose(*[top][: int(down)])
    deck = t.game.state.places[ALICE][DECK]
    assert (deck[-1], deck[0] == top.uid) == ((second if down else top).uid, down)
    assert t.game.view(BOB)["zones"][ALICE]["Deck"]["known"] == []


# C 089


@pytest.mark.rule("S2.3.1", "S9.4.2")
@pytest.mark.parametrize("answer", ["stack", "pass", ""])
def test_it_may_discard_a_card_with_overcount_to_draw_two(t: Table, answer: str) -> None:
    shadow, other = t.hand(ALICE, c(75) if answer else SET), t.hand(ALICE, VOID)
    rabbit = t.hand(ALICE, u(55) if answer else PAWN)
    t.enter(ALICE, c(89))
    if answer:
        t.choose(answer)
    if answer == "stack":
        assert other.name not in str(t.offered())
        t.choose(shadow)
    assert t.in_hand(ALICE) == (4 if answer == "stack" else 3)
    assert (shadow.zone == "Graveyard", rabbit.zone) == (answer == "stack", "Hand")


# C 090


@pytest.mark.rule("R26", "S10.4.4", "S2.1.4")
def test_it_is_an_equip_and_a_unit(t: Table) -> None:
    hound, (buried,) = t.unit(ALICE, c(90)), t.graveyard(ALICE, c(90))
    t.wall(ALICE, BOB, 0)
    t.wall(ALICE, CAROL, 0)
    t.line(t.unit(BOB, PAWN), "[Burst] Choose 1 Set on the Battlefield; destroy it.")
    assert hound.zone == "Battlefield"
    t.enter(ALICE, u(28))
    assert buried.zone == "Hand"
    t.attack(hound, BOB)
    assert hound.rested
    t.choose("no-block")
    t.enter(ALICE, c(69))
    t.choose("stack")
    t.choose(hound)
    assert hound.zone == "Graveyard"


# C 091


@pytest.mark.rule("S2.1.6", "S2.2.1")
def test_it_draws_two_and_gets_a_counter(t: Table) -> None:
    water = t.hand(ALICE, c(91))
    t.colors(ALICE, Blue=1, Red=9)
    assert f"play {water.name}" not in t.offered()
    t.colors(ALICE, Blue=2, Red=1)
    t.play(water)
    assert (t.in_hand(ALICE), t.counters(ALICE), water.zone) == (2, 1, "Graveyard")
    assert t.colors(ALICE) == [0, 0, 0, 0]


# C 092


@pytest.mark.rule("S2.1.5")
def test_it_draws_on_entry_and_at_each_shinra_summon(t: Table) -> None:
    stone = t.hand(ALICE, c(92))
    t.colors(ALICE, Blue=3)
    t.play(stone)
    assert (stone.zone, t.in_hand(ALICE)) == ("Battlefield", 1)
    t.unit(ALICE, KNIGHT)
    t.unit(BOB, c(92))
    top, little = t.hand(ALICE, c(79)), t.hand(ALICE, LITTLE)
    t.play(top, "shinra")
    assert (top.zone, t.in_hand(ALICE), t.in_hand(BOB)) == ("Battlefield", 3, 0)
    t.colors(ALICE, Red=1)
    t.play(little)
    assert t.in_hand(ALICE) == 2


# C 093


@pytest.mark.rule("R37", "S9.3.2", "S11.16", "S7.6.2")
def test_it_keeps_a_hard_hitter_from_attacking_again(t: Table) -> None:
    giant, again, pawn = t.unit(ALICE, GIANT), t.unit(ALICE, u(32)), t.unit(ALICE, PAWN)
    hidden = t.shadow(BOB, c(93))
    t.wall(BOB, ALICE, 1)
    t.attack(giant, BOB)
    assert t.wall(BOB, ALICE) == 1
    t.choose(hidden)
    assert pawn.name not in str(t.offered())
    t.choose(again)
    assert (t.counters(BOB), t.wall(BOB, ALICE), t.in_gained(ALICE)) == (2, 0, 2)
    assert {option.card % 1024 for option in t.choice.options if option.do == "attack"} == {
        pawn.uid
    }
    for _ in range(3):
        t.end_turn()
    t.attack(again, BOB)
    assert again.rested


@pytest.mark.rule("S10.4.9", "S8.2.5")
def test_it_waits_for_any_damage_of_any_player(t: Table) -> None:
    hidden, giant = t.shadow(CAROL, c(93)), t.unit(BOB, GIANT)
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 0)
    t.enter(ALICE, u(62))
    t.choose("stack")
    assert (t.choice.seat, t.wall(ALICE, BOB)) == (CAROL, 3)
    t.choose(hidden)
    assert (t.counters(CAROL), t.counters(ALICE), t.wall(ALICE, BOB)) == (2, 3, 1)
    assert t.game.facts.says("cannot-attack", giant.uid)


@pytest.mark.rule("R9")
def test_it_gives_no_counters_without_a_hard_hitter(t: Table) -> None:
    pawn, hidden = t.unit(ALICE, PAWN), t.shadow(BOB, c(93))
    t.wall(BOB, ALICE, 3)
    t.attack(pawn, BOB)
    t.choose(hidden)
    assert (t.counters(BOB), hidden.zone, t.wall(BOB, ALICE)) == (0, "Graveyard", 1)
