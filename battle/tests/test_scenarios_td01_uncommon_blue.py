"""The blue Uncommons of Blaze (TD-01 U 041 to 050); shared Bursts are in the file of Bursts."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.blaze import SHARK, c, pass_on, u
from battle.tests.cast import GEAR, GIANT, PAWN, SET, SHOT, flip
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table, zones

# U 041 Reverse, Dragon of the Water Abyss


@pytest.mark.rule("R28", "S3.1.8")
def test_it_destroys_a_card_in_any_shadow_zone(t: Table) -> None:
    own, bobs, unit = t.shadow(ALICE, c(99)), t.shadow(BOB, c(81)), t.unit(BOB, PAWN)
    t.enter(ALICE, u(41))
    assert len(t.choice.options) == 2
    t.choose(bobs)
    assert zones(own, bobs, unit) == ["Shadow Zone", "Graveyard", "Battlefield"]
    assert t.counters(BOB) == 0


@pytest.mark.rule("S10.4.3")
def test_it_counts_no_shadow_zone_card_for_requiem(t: Table) -> None:
    t.shadow(BOB, c(81))
    t.enter(ALICE, u(41))
    assert not t.game.state.sent
    t.enter(ALICE, u(62))
    t.choose("stack")
    assert t.in_hand(ALICE) == 0


@pytest.mark.rule("S10.4.7")
@pytest.mark.parametrize("answer", ["stack", "pass"])
def test_it_destroys_one_on_attack_for_a_soul(t: Table, answer: str) -> None:
    dragon, hidden = t.unit(ALICE, u(41), souls=[PAWN, SHOT]), t.shadow(BOB, FILLER)
    t.attack(dragon, BOB)
    t.choose(answer)
    if answer == "stack":
        t.choose(SHOT)
    assert hidden.zone == ("Graveyard" if answer == "stack" else "Shadow Zone")
    assert len(dragon.souls) == (1 if answer == "stack" else 2)


def test_it_needs_a_soul_to_destroy_on_attack(t: Table) -> None:
    hidden = t.shadow(BOB, FILLER)
    t.attack(t.unit(ALICE, u(41)), BOB)
    assert (t.choice.kind, hidden.zone) == ("main", "Shadow Zone")


# U 042 Deep Gear Lifter


@pytest.mark.rule("S2.3.8")
def test_it_takes_one_of_3_checked_cards_unseen(t: Table) -> None:
    one, two, three, four = t.deck(ALICE, PAWN, SHOT, GIANT, SET)
    t.enter(ALICE, u(42))
    assert len(t.choice.options) == 3
    t.choose(two)
    assert zones(one, two, three, four) == ["Deck", "Hand", "Deck", "Deck"]
    deck = t.game.view(ALICE)["zones"][ALICE]["Deck"]
    assert (deck["known"], len(deck["among"])) == ([], 2)
    assert t.game.view(BOB)["zones"][ALICE]["Hand"]["among"] == []


@pytest.mark.rule("S10.3.6")
@pytest.mark.parametrize(("own", "others"), [(3, 0), (2, 3)])
def test_it_costs_nothing_with_3_cards_in_your_shadow_zone(t: Table, own: int, others: int) -> None:
    for seat, n in ((ALICE, own), (BOB, others)):
        for _ in range(n):
            t.shadow(seat, FILLER)
    lifter = t.hand(ALICE, u(42))
    if own < 3:
        assert f"play {lifter.name}" not in t.offered()
        t.colors(ALICE, Blue=5)
    t.play(lifter)
    assert (lifter.zone, sum(t.colors(ALICE))) == ("Battlefield", 0)


# U 043 Deep Gear Soldier


@pytest.mark.rule("S10.1.5")
@pytest.mark.parametrize(("counters", "gained"), [(4, 2), (5, 4)])
def test_it_is_strong_from_the_6th_counter_on(t: Table, counters: int, gained: int) -> None:
    soldier, enemys = t.unit(ALICE, u(43)), t.unit(BOB, u(43))
    t.counters(ALICE, counters)
    t.wall(BOB, ALICE, 0)
    t.attack(soldier, BOB)
    t.choose("no-block")
    assert (t.counters(ALICE), t.in_gained(ALICE)) == (counters + 1, gained)
    assert soldier.power == (5000 if gained == 4 else 3000)
    assert (enemys.power, enemys.break_) == (3000, 2)


# U 044 Alien Walker


def test_it_can_t_be_blocked_with_souls(t: Table) -> None:
    bare, full = t.unit(ALICE, u(44)), t.unit(ALICE, u(44), souls=[SHOT])
    t.unit(BOB, GIANT)
    t.attack(full, BOB)
    assert t.choice.kind == "attack"
    t.attack(bare, BOB)
    assert t.choice.kind == "block"


# U 045 Battle Princess Yukikaze


@pytest.mark.rule("S10.4.11")
def test_it_returns_a_card_when_it_hits_life(t: Table) -> None:
    princess, foe = t.unit(ALICE, u(45)), t.unit(CAROL, GIANT, souls=[PAWN])
    t.shadow(BOB, FILLER)
    t.wall(BOB, ALICE, 0)
    t.attack(princess, BOB)
    assert t.in_gained(ALICE) == 0
    assert len(t.choice.options) == 2
    t.choose(foe)
    assert (foe.zone, t.in_hand(CAROL), t.in_graveyard(CAROL)) == ("Hand", 1, ["Demon of Gluttony"])
    assert t.in_gained(ALICE) == 1


@pytest.mark.rule("S10.4.11")
def test_it_returns_itself_and_still_hits_but_not_for_a_wall(t: Table) -> None:
    princess, foe = t.unit(ALICE, u(45)), t.unit(CAROL, GIANT)
    t.wall(BOB, ALICE, 1)
    t.attack(princess, BOB)
    assert (foe.zone, t.choice.kind) == ("Battlefield", "main")
    again = t.unit(ALICE, u(45))
    t.wall(CAROL, ALICE, 0)
    t.game.live(foe.uid).rested = True
    t.end_turn()
    for _ in range(2):
        t.end_turn()
    t.wall(CAROL, ALICE, 0)
    t.game.live(foe.uid).rested = True
    t.attack(again, CAROL)
    t.choose(again)
    assert (again.zone, t.in_gained(ALICE)) == ("Hand", 1)


# U 046 Blizzard Signal


def test_it_draws_and_discards_or_uses_its_burst(t: Table) -> None:
    held = t.hand(ALICE, PAWN)
    t.use(t.unit(ALICE, u(46)), "Shot")
    t.choose(0)
    assert t.in_hand(ALICE) == 4
    t.choose(held)
    assert (t.in_hand(ALICE), t.in_graveyard(ALICE)) == (3, ["Demon of Gluttony"])
    t.use(t.unit(ALICE, u(46)), "Shot")
    t.choose(1)
    assert (t.in_hand(BOB), t.in_hand(CAROL), t.in_hand(ALICE)) == (1, 1, 3)
    assert t.counters(ALICE) == 4


def test_it_gives_counters_and_cards_by_burst(t: Table) -> None:
    t.counters(ALICE, 7)
    flip(t, u(46))
    assert (t.in_hand(ALICE), t.in_hand(BOB), t.in_hand(CAROL)) == (0, 1, 1)
    assert t.counters(ALICE) == 10


# U 047 Rin's Underground City


@pytest.mark.rule("R32")
def test_it_draws_and_puts_a_card_somewhere(t: Table) -> None:
    t.colors(ALICE, Blue=3)
    city, host = t.hand(ALICE, u(47)), t.unit(ALICE, GIANT)
    shark, pawn, shot = (t.hand(ALICE, name) for name in (SHARK, PAWN, SHOT))
    t.play(city)
    for mode, card in ((0, shark), (1, pawn), (2, shot)):
        t.choose(("activate", city))
        t.choose(mode)
        t.choose(card)
        assert city.rested
        city = t.unit(ALICE, u(47))
    assert host.souls == [shark.name]
    assert zones(pawn, shot) == ["Shadow Zone", "Graveyard"]
    assert t.in_hand(ALICE) == 3


@pytest.mark.parametrize(
    ("blue", "unit", "hidden", "modes"),
    [(True, True, 0, [0, 1, 2]), (True, False, 2, [1, 2]), (False, True, 3, [2])],
)
def test_it_offers_only_what_is_possible(
    t: Table, blue: bool, unit: bool, hidden: int, modes: list[int]
) -> None:
    for _ in range(hidden):
        t.shadow(ALICE, FILLER)
    city, held = t.unit(ALICE, u(47)), t.hand(ALICE, SHARK if blue else PAWN)
    if unit:
        t.unit(ALICE, GIANT)
    t.choose(("activate", city))
    if len(modes) > 1:
        assert [option.n for option in t.choice.options] == modes
        t.choose(2)
    t.choose(held)
    assert held.zone == "Graveyard"


# U 048 Treasure Card of Sealing


@pytest.mark.parametrize("mode", [0, 1])
def test_it_draws_2_and_discards_2_or_hides_1(t: Table, mode: int) -> None:
    one, two = t.hand(ALICE, PAWN), t.hand(ALICE, GIANT)
    t.colors(ALICE, Blue=2)
    t.play(t.hand(ALICE, u(48)))
    t.choose(mode)
    t.choose(*([one] if mode else [one, two]))
    assert zones(one, two) == (["Shadow Zone", "Hand"] if mode else ["Graveyard", "Graveyard"])
    assert t.in_hand(ALICE) == 4 - (1 if mode else 2)


def test_it_hides_none_in_a_full_shadow_zone(t: Table) -> None:
    for _ in range(3):
        t.shadow(ALICE, FILLER)
    t.use(t.unit(ALICE, u(48)), "Shot")
    assert t.choice.kind == "discard"
    t.choose(FILLER, FILLER)
    assert t.in_graveyard(ALICE) == ["Crushing Lantern"] * 2


# U 049 Water Style: Transformation Jutsu


@pytest.mark.rule("R15", "R36")
def test_it_turns_a_cheap_attacker_into_the_next_unit_of_the_deck(t: Table) -> None:
    attacker, strong = t.unit(ALICE, PAWN), t.unit(CAROL, GIANT)
    shot, set_, dog, _ = t.deck(ALICE, SHOT, SET, GEAR, GIANT)
    jutsu = t.shadow(BOB, u(49))
    t.attack(attacker, BOB)
    t.choose(jutsu)
    pass_on(t)
    assert zones(attacker, shot, set_, dog) == ["Graveyard", "Deck", "Deck", "Battlefield"]
    assert (dog.seat, t.counters(ALICE), strong.zone) == (ALICE, 2, "Battlefield")
    assert (t.wall(BOB, ALICE), t.count(ALICE, DECK)) == (2, 13)
    among = t.game.view(CAROL)["zones"][ALICE]["Deck"]["among"]
    assert sorted(among) == sorted([SHOT, SET])


def test_it_reveals_a_whole_deck_without_a_unit(t: Table) -> None:
    victim = t.unit(CAROL, PAWN)
    t.use(t.unit(ALICE, u(49)), "Shot")
    assert (victim.zone, t.count(CAROL, DECK)) == ("Graveyard", 10)
    assert len(t.game.view(BOB)["zones"][CAROL]["Deck"]["among"]) == 10


def test_it_reveals_nothing_when_nothing_was_destroyed(t: Table) -> None:
    t.deck(ALICE, GEAR)
    t.unit(ALICE, GIANT)
    t.use(t.unit(ALICE, u(49)), "Shot")
    assert t.counters(ALICE) == 0


# U 050 Excavation


@pytest.mark.rule("S11.30")
@pytest.mark.parametrize("picked", [[PAWN, "Void"], [PAWN], []])
def test_it_returns_up_to_2_cheap_cards_when_you_draw(t: Table, picked: list[str]) -> None:
    dig = t.shadow(BOB, u(50))
    t.graveyard(BOB, PAWN, GIANT, u(60), u(46))
    t.graveyard(ALICE, PAWN)
    t.line(t.unit(ALICE, SET), "[On Entry] Each opponent draws 1 card.")
    t.choose(dig)
    assert len(t.choice.options) == 3
    names = [u(60) if name == "Void" else name for name in picked]
    t.choose(*names)
    pass_on(t)
    assert (t.in_hand(BOB), t.count(BOB, DECK)) == (2, 8 + len(picked))
    assert len(t.in_graveyard(BOB)) == 5 - len(picked)
    assert "Jewel Dragon Jaeger" in t.in_graveyard(BOB)


def test_it_waits_for_its_own_player_s_draw(t: Table) -> None:
    dig = t.shadow(BOB, u(50))
    t.line(t.unit(ALICE, SET), "[On Entry] Draw 1 card.")
    assert (t.choice.kind, dig.zone) == ("main", "Shadow Zone")
