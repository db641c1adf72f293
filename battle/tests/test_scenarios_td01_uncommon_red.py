"""The red Uncommons of Blaze (TD-01 U 021 to 030); shared Bursts are in the file of Bursts."""

import pytest

from battle.tests.blaze import SHARK, c, deck_of, known_in_hand, pass_on, u
from battle.tests.cast import GEAR, GIANT, PAWN, SET, SHOT, flip
from battle.tests.table import ALICE, BOB, CAROL, Table, zones

# U 021 Army of Dragon Souls


def test_it_splits_2_revealed_cards_among_souls(t: Table) -> None:
    pawn, enemy = t.unit(ALICE, PAWN), t.unit(BOB, PAWN)
    top, second, third = t.deck(ALICE, GIANT, SHOT, GEAR)
    dragon = t.enter(ALICE, u(21))
    assert t.offered() == [f"under {pawn.name}", f"under {dragon.name}"]
    t.choose(pawn)
    t.choose(dragon)
    assert (pawn.souls, dragon.souls, enemy.souls) == ([top.name], [second.name], [])
    assert third.zone == "Deck"


@pytest.mark.rule("S10.4.1")
@pytest.mark.parametrize(("gained", "power"), [(3, 1000), (4, 9000), (5, 9000)])
def test_it_has_the_power_of_its_unit_souls(t: Table, gained: int, power: int) -> None:
    dragon = t.unit(ALICE, u(21), souls=[PAWN, GIANT, SHOT])
    other = t.unit(ALICE, u(21))
    t.gained(ALICE, gained)
    assert (dragon.power, other.power) == (power, 1000)


def test_it_reveals_the_one_card_there_is(t: Table) -> None:
    deck_of(t, ALICE, 1)
    dragon = t.enter(ALICE, u(21))
    assert len(dragon.souls) == 1


# U 022 Battle Lord Dragon


@pytest.mark.parametrize(
    ("enemy", "after"),
    [
        (PAWN, ["Battlefield", "Graveyard"]),
        (GIANT, ["Graveyard", "Battlefield"]),
        (u(22), ["Graveyard", "Graveyard"]),
    ],
)
def test_it_battles_when_it_enters(t: Table, enemy: str, after: list[str]) -> None:
    foe, own = t.unit(BOB, enemy, rested=True), t.unit(ALICE, GEAR)
    t.wall(ALICE, BOB, 1)
    lord = t.enter(ALICE, u(22))
    assert zones(lord, foe) == after
    assert (own.zone, t.wall(ALICE, BOB), t.in_gained(ALICE)) == ("Battlefield", 1, 0)


def test_it_battles_nobody_where_there_is_nobody(t: Table) -> None:
    own, lord = t.unit(ALICE, GEAR), t.enter(ALICE, u(22))
    assert zones(lord, own) == ["Battlefield", "Battlefield"]


def test_it_is_a_battle_and_no_attack(t: Table) -> None:
    t.unit(BOB, PAWN)
    on_attack, in_battle = t.shadow(BOB, u(60)), t.shadow(BOB, c(84))
    t.enter(ALICE, u(22))
    assert t.offered() == ["pass", f"shadow {in_battle.name}"]
    t.choose(in_battle)
    pass_on(t)
    assert t.counters(BOB) == 1
    assert on_attack.zone == "Shadow Zone"


def test_it_lets_two_units_battle_by_burst(t: Table) -> None:
    mine, weak = t.unit(ALICE, GIANT), t.unit(ALICE, PAWN)
    bobs, carols = t.unit(BOB, PAWN), t.unit(CAROL, u(22))
    flip(t, u(22))
    t.choose("yes")
    t.choose(mine)
    t.choose(carols)
    assert zones(mine, weak, bobs, carols) == ["Battlefield"] * 3 + ["Graveyard"]
    flip(t, u(22))
    t.choose("no")
    assert zones(mine, weak, bobs) == ["Battlefield"] * 3
    assert t.in_gained(BOB) == 2


# U 023 War Princess Gerbera


@pytest.mark.rule("S10.4.8")
def test_it_takes_damage_to_raise_another_units_break(t: Table) -> None:
    attacker, pawn, dog = t.unit(ALICE, u(23)), t.unit(ALICE, PAWN), t.unit(ALICE, GEAR)
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 0)
    t.attack(attacker, BOB)
    assert t.wall(ALICE, BOB) == 2
    assert t.offered() == [f"choose {pawn.name}", f"choose {dog.name}"]
    t.choose(pawn)
    assert (attacker.break_, pawn.break_, dog.break_) == (2, 3, 1)
    assert (t.wall(BOB, ALICE), t.in_gained(ALICE)) == (0, 1)
    t.end_turn()
    assert pawn.break_ == 2


def test_it_takes_no_damage_without_an_advantage_wall(t: Table) -> None:
    attacker, pawn = t.unit(ALICE, u(23)), t.unit(ALICE, PAWN)
    t.wall(ALICE, BOB, 1)
    t.wall(ALICE, CAROL, 1)
    t.attack(attacker, BOB)
    assert pawn.break_ == 2
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == (3, 1)


# U 024 Corpse-Hunting Little Red Riding Hood


@pytest.mark.parametrize("victim", [SHARK, c(101)])
def test_it_destroys_a_card_with_jigoku_back(t: Table, victim: str) -> None:
    card, pawn = t.unit(BOB, victim), t.unit(BOB, PAWN)
    t.graveyard(CAROL, SHARK)
    t.enter(ALICE, u(24))
    assert zones(card, pawn) == ["Graveyard", "Battlefield"]


def test_it_must_destroy_its_own_when_there_is_no_other(t: Table) -> None:
    own = t.unit(ALICE, SHARK)
    t.enter(ALICE, u(24))
    assert own.zone == "Graveyard"


def test_it_hits_life_past_the_wall(t: Table) -> None:
    t.wall(BOB, ALICE, 2)
    t.attack(t.unit(ALICE, u(24)), BOB)
    assert (t.in_gained(ALICE), t.wall(BOB, ALICE)) == (1, 2)


# U 025 War Princess Sakura Miko


@pytest.mark.rule("S10.2.1")
def test_it_attacks_at_once_and_costs_2_more(t: Table) -> None:
    miko, slow = t.unit(ALICE, u(25), fresh=True), t.unit(ALICE, PAWN, fresh=True)
    t.choose("done")
    assert {option.card for option in t.choice.options} == {miko.handle, -1}
    t.attack(miko, BOB)
    assert (miko.cost, slow.cost) == (3, 2)
    t.end_turn()
    assert miko.cost == 1


@pytest.mark.rule("S7.3.4", "S11.15")
def test_it_destroys_a_unit_of_exactly_1000_when_charged(t: Table) -> None:
    weak, own = t.unit(BOB, GEAR), t.unit(ALICE, GEAR)
    strong = t.unit(CAROL, PAWN)
    t.choose(("charge", t.hand(ALICE, u(25))))
    assert t.colors(ALICE)[0] == 0
    assert len(t.choice.options) == 2
    t.choose(weak)
    assert zones(weak, own, strong) == ["Graveyard", "Battlefield", "Battlefield"]
    assert t.colors(ALICE)[0] == 1
    assert t.in_graveyard(ALICE) == ["War Princess Sakura Miko"]


# U 026 Crimson Lotus Light


@pytest.mark.parametrize(
    ("top", "after"),
    [
        (GIANT, ["Graveyard", "Graveyard"]),
        (PAWN, ["Graveyard", "Battlefield"]),
        (GEAR, ["Battlefield", "Battlefield"]),
        (SHOT, ["Battlefield", "Battlefield"]),
    ],
)
def test_it_destroys_what_the_revealed_unit_outdoes(t: Table, top: str, after: list[str]) -> None:
    weak, strong = t.unit(BOB, PAWN), t.unit(CAROL, GIANT)
    own = t.unit(ALICE, GEAR)
    (card,) = t.deck(ALICE, top)
    t.wall(ALICE, BOB, 2)
    t.wall(ALICE, CAROL, 1)
    t.colors(ALICE, Red=4)
    t.play(t.hand(ALICE, u(26)))
    if top == GIANT:
        t.choose(weak)
        assert strong.zone == "Battlefield"
        t.colors(ALICE, Red=4)
        t.wall(ALICE, BOB, 2)
        t.deck(ALICE, GIANT)
        t.play(t.hand(ALICE, u(26)))
    assert zones(weak, strong) == after
    assert card.zone == "Hand"
    assert top in known_in_hand(t, ALICE, BOB)
    assert (own.zone, t.wall(ALICE, BOB)) == ("Battlefield", 1)


@pytest.mark.rule("S11.28")
def test_it_reveals_nothing_without_an_advantage_wall(t: Table) -> None:
    weak = t.unit(BOB, GEAR)
    t.deck(ALICE, GIANT)
    t.wall(ALICE, BOB, 1)
    t.wall(ALICE, CAROL, 1)
    t.colors(ALICE, Red=4)
    shot = t.hand(ALICE, u(26))
    t.play(shot)
    assert zones(weak, shot) == ["Battlefield", "Graveyard"]
    assert t.in_hand(ALICE) == 0


# U 027 Volcano Signal


def test_it_destroys_all_of_1000_power_or_uses_its_burst(t: Table) -> None:
    ones = [t.unit(ALICE, GEAR), t.unit(BOB, GEAR), t.unit(CAROL, u(25))]
    two, set_ = t.unit(BOB, PAWN), t.unit(BOB, SET)
    signal = t.unit(ALICE, u(27))
    t.use(signal, "Shot")
    t.choose(1)
    assert (zones(set_, *ones), t.counters(ALICE)) == (["Graveyard"] + ["Battlefield"] * 3, 1)
    t.use(signal, "Shot")
    t.choose(0)
    assert zones(*ones) == ["Graveyard"] * 3
    assert (two.zone, t.counters(ALICE)) == ("Battlefield", 1)


# U 028 Dance of the Moon


@pytest.mark.rule("S10.4.2", "S9.4.3")
@pytest.mark.parametrize(("before", "drawn"), [(1, None), (2, 2), (2, 0), (9, 2)])
def test_it_may_draw_2_with_4_counters(t: Table, before: int, drawn: int | None) -> None:
    t.counters(ALICE, before)
    t.use(t.unit(ALICE, u(28)), "Shot")
    if drawn is not None:
        t.choose("yes" if drawn else "no")
    assert t.in_hand(ALICE) == (drawn or 0)
    assert t.counters(ALICE) == min(10, before + 2)


# U 029 Lion's Ferocity


@pytest.mark.rule("S8.2.2")
@pytest.mark.parametrize(("before", "winner"), [(4, "blocker"), (3, "attacker")])
def test_it_strengthens_a_unit_in_battle(t: Table, before: int, winner: str) -> None:
    attacker, blocker, other = t.unit(ALICE, GIANT), t.unit(BOB, u(22)), t.unit(BOB, PAWN)
    lion = t.shadow(BOB, u(29))
    t.counters(BOB, before)
    t.attack(attacker, BOB)
    t.choose(blocker)
    t.choose(lion)
    if winner == "blocker":
        t.choose(blocker)
    assert other.power == 2000
    assert t.counters(BOB) == before + 1
    assert (attacker.zone == "Graveyard") == (winner == "blocker")
    assert (blocker.zone == "Graveyard") == (winner == "attacker")
    assert lion.zone == "Graveyard"


def test_it_waits_for_a_battle_of_its_own_units(t: Table) -> None:
    lion, own = t.shadow(CAROL, u(29)), t.shadow(ALICE, u(29))
    attacker, blocker = t.unit(ALICE, GIANT), t.unit(BOB, PAWN)
    t.attack(attacker, BOB)
    t.choose(blocker)
    assert t.choice.seat == ALICE
    t.choose(own)
    assert t.counters(ALICE) == 1
    assert lion.zone == "Shadow Zone"


# U 030 Blaze Edge


@pytest.mark.rule("S2.1.3", "S2.1.8", "S10.5.3")
def test_it_comes_in_battle_and_equips_itself_free(t: Table) -> None:
    attacker, blocker, other = t.unit(ALICE, GIANT), t.unit(BOB, u(22)), t.unit(BOB, PAWN)
    edge = t.shadow(BOB, u(30))
    t.attack(attacker, BOB)
    t.choose(blocker)
    t.choose(edge)
    assert edge.zone == "Battlefield"
    t.choose(blocker)
    assert zones(attacker, blocker) == ["Graveyard", "Graveyard"]
    assert (edge.zone, other.power) == ("Battlefield", 2000)
    assert t.game.live(edge.uid).on == -1
