"""The Uncommons of two colours (TD-01 U 061 to 066) and the Equip Costs of Blaze."""

import pytest

from battle.tests.blaze import c, u
from battle.tests.cast import GEAR, GIANT, LITTLE, PAWN, QUICK, SET, SHOT
from battle.tests.phantom import EQUIP, kill
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table, zones

MILL = "[On Entry] Send the top 2 cards of your Deck to the Graveyard."


def to_end_phase(t: Table) -> None:
    """Do nothing until something happens at the end of the turn."""
    while t.choice.kind != "moment":
        t.choose("done")


# U 061 Angel Vivit


@pytest.mark.rule("R13", "S10.4.8")
@pytest.mark.parametrize(("modes", "drawn"), [((2, 2), 2), ((0, 1), 0), ((2, 0), 1), ((1, 1), 0)])
def test_it_takes_2_damage_and_chooses_twice(t: Table, modes: tuple[int, int], drawn: int) -> None:
    set_, equips = t.unit(BOB, SET), [t.unit(ALICE, EQUIP), t.unit(CAROL, EQUIP)]
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 0)
    t.enter(ALICE, u(61))
    assert t.wall(ALICE, BOB) == 1
    for nth, mode in enumerate(modes):
        t.choose(mode)
        assert t.in_hand(ALICE) == modes[: nth + 1].count(2)
        if mode == 1 and t.choice.kind == "choose":
            t.choose(equips[1])
    assert t.choice.kind == "main"
    assert t.in_hand(ALICE) == drawn
    assert zones(set_, equips[1], equips[0]) == [
        "Graveyard" if 0 in modes else "Battlefield",
        "Graveyard" if 1 in modes else "Battlefield",
        "Graveyard" if modes.count(1) == 2 else "Battlefield",
    ]


def test_it_does_nothing_without_an_advantage_wall(t: Table) -> None:
    t.wall(ALICE, BOB, 1)
    t.wall(ALICE, CAROL, 0)
    t.enter(ALICE, u(61))
    assert (t.choice.kind, t.in_hand(ALICE), t.wall(ALICE, BOB)) == ("main", 0, 1)


# U 062 Will-o'-wisp Shiranui


@pytest.mark.rule("S2.3.1", "S9.4.1", "S9.4.3", "S10.4.3")
@pytest.mark.parametrize(
    ("dead", "answer", "drawn"), [(0, "stack", 0), (1, "stack", 2), (1, "pass", 0)]
)
def test_it_may_draw_2_when_a_unit_died(t: Table, dead: int, answer: str, drawn: int) -> None:
    victim, set_ = t.unit(BOB, PAWN, souls=[PAWN]), t.unit(ALICE, SET)
    t.line(set_, "[On Entry] Send this card to the Graveyard.")
    if dead:
        kill(t, victim)
    t.enter(ALICE, u(62))
    t.choose(answer)
    assert t.in_hand(ALICE) == drawn


@pytest.mark.rule("S7.3.2")
def test_it_strengthens_one_of_your_units_when_charged(t: Table) -> None:
    pawn, other, enemy = t.unit(ALICE, PAWN), t.unit(ALICE, GEAR), t.unit(BOB, PAWN)
    t.choose(("charge", t.hand(ALICE, u(62)), "Purple"))
    t.choose(pawn)
    assert (pawn.power, other.power, enemy.power) == (5000, 1000, 2000)
    assert t.colors(ALICE) == [0, 0, 0, 1]
    t.end_turn()
    assert pawn.power == 2000


# U 063 Guardian Weapon Rampart


@pytest.mark.rule("R40")
@pytest.mark.parametrize(("color", "after"), [("Yellow", [0, 1, 0, 0]), ("Blue", [0, 0, 1, 0])])
def test_it_takes_a_color_of_two(t: Table, color: str, after: list[int]) -> None:
    t.enter(ALICE, u(63))
    assert len(t.choice.options) == 2
    t.choose(color)
    assert t.colors(ALICE) == after


@pytest.mark.rule("S10.3.6")
@pytest.mark.parametrize("life", [QUICK, FILLER])
def test_it_costs_nothing_after_a_burst(t: Table, life: str) -> None:
    rampart = t.hand(ALICE, u(63))
    t.flip(t.hand(BOB, life), by=ALICE)
    if life == FILLER:
        assert f"play {rampart.name}" not in t.offered()
        return
    t.play(rampart)
    assert rampart.zone == "Battlefield"


# U 064 Blue Soul Skull Weaver


@pytest.mark.rule("S7.6.1")
@pytest.mark.parametrize("answer", ["stack", "pass"])
def test_it_returns_a_card_milled_this_turn(t: Table, answer: str) -> None:
    (old,) = t.graveyard(ALICE, GIANT)
    shot, pawn = t.deck(ALICE, SHOT, PAWN)
    weaver = t.unit(ALICE, u(64), rested=True)
    t.line(weaver, MILL)
    to_end_phase(t)
    t.choose(answer)
    if answer == "stack":
        assert len(t.choice.options) == 2
        t.choose(shot)
    assert zones(old, pawn, shot) == ["Graveyard"] * 2 + [
        "Hand" if answer == "stack" else "Graveyard"
    ]


def test_it_returns_nothing_milled_before_or_in_another_turn(t: Table) -> None:
    shot, _ = t.deck(ALICE, SHOT, PAWN)
    weaver = t.unit(ALICE, u(64), rested=True)
    to_end_phase(t)
    t.choose("pass")
    t.line(weaver, MILL)
    t.end_turn()
    t.end_turn()
    t.game.live(weaver.uid).rested = True
    to_end_phase(t)
    t.choose("stack")
    assert shot.zone == "Graveyard"


def test_it_sends_a_soul_of_an_opponent_when_charged(t: Table) -> None:
    host, own = t.unit(BOB, PAWN, souls=[GIANT, SHOT]), t.unit(ALICE, PAWN, souls=[SET])
    t.choose(("charge", t.hand(ALICE, u(64)), "Blue"))
    assert len(t.choice.options) == 2
    t.choose(GIANT)
    assert (host.souls, own.souls) == (["Three-Way Benefit!"], ["Emerald Paradise Stone"])
    assert t.in_graveyard(BOB) == ["Jewel Dragon Jaeger"]
    assert not t.game.state.sent


# U 065 Escape from the Underworld


@pytest.mark.rule("R41")
@pytest.mark.parametrize("owner", [ALICE, BOB])
def test_it_puts_a_unit_out_of_a_soul_onto_its_user_s_battlefield(t: Table, owner: int) -> None:
    host, other = t.unit(owner, GIANT, souls=[GEAR, SHOT]), t.unit(CAROL, SET, souls=[GEAR])
    dog = t.game.live(host.uid).souls[0]
    t.colors(ALICE, Red=3, Blue=2)
    t.play(t.hand(ALICE, u(65)))
    assert len(t.choice.options) == 2
    t.choose(GEAR)
    assert (host.souls, len(other.souls)) == (["Three-Way Benefit!"], 1)
    assert (t.game.state.holder[dog], t.game.state.owner[dog]) == (ALICE, owner)
    assert t.counters(ALICE) == 2


@pytest.mark.rule("S2.1.9", "R28", "S9.2.5")
@pytest.mark.parametrize(
    ("hidden", "after", "counters"), [(c(81), "Battlefield", 1), (u(40), "Graveyard", 0)]
)
def test_it_reveals_a_hidden_card(t: Table, hidden: str, after: str, counters: int) -> None:
    card, other = t.shadow(BOB, hidden), t.shadow(BOB, FILLER)
    t.use(t.unit(ALICE, u(65)), "Shot")
    seen = t.game.view(ALICE)["choice"]["options"]
    assert [list(option["card"]) for option in seen] == [["number"], ["number"]]
    t.choose(card)
    assert "revealed" in [line.what for line in t.game.lines]
    assert zones(card, other) == [after, "Shadow Zone"]
    assert card.seat == (ALICE if after == "Battlefield" else BOB)
    assert (t.counters(ALICE), t.in_hand(BOB)) == (counters, 0)


def test_it_sends_a_soul_that_is_no_unit_to_its_owner_s_graveyard(t: Table) -> None:
    host = t.unit(BOB, PAWN, souls=[SHOT])
    t.use(t.unit(ALICE, u(65)), "Shot")
    assert (host.souls, t.in_graveyard(BOB)) == ([], ["Three-Way Benefit!"])


# U 066 Crushing Lantern, and every other Equip of these rarities


@pytest.mark.rule("S2.1.2", "S2.1.3", "S2.1.4", "S10.1.7", "S10.5.1", "S10.5.2")
@pytest.mark.parametrize(
    ("card", "cost", "power"),
    [(u(30), 3, 1000), (u(66), 3, 0), (c(82), 2, 1000), (c(92), 1, 1000), (c(101), 2, 2000)],
)
def test_it_equips_and_moves_for_its_equip_cost(t: Table, card: str, cost: int, power: int) -> None:
    one, two, enemy = t.unit(ALICE, LITTLE), t.unit(ALICE, LITTLE), t.unit(BOB, LITTLE)
    equip, second = t.unit(ALICE, card), t.unit(ALICE, EQUIP)
    t.colors(ALICE, Red=3 * cost + 1)
    t.choose(("equip", second, one))
    t.choose(("equip", equip, one))
    assert (one.power, two.power, enemy.power) == (3000 + power, 2000, 2000)
    targets = {o.n for o in t.choice.options if o.do == "equip" and o.card == equip.handle}
    assert targets == {two.handle}
    t.choose(("equip", equip, two))
    assert (one.power, two.power, t.colors(ALICE)[0]) == (3000, 2000 + power, cost)
    t.choose(("unequip", equip))
    assert (two.power, equip.zone, t.colors(ALICE)[0]) == (2000, "Battlefield", 0)
    assert "equip" not in [o.do for o in t.choice.options]
    t.choose("done")
    assert not any(o.card in (equip.handle, second.handle) for o in t.choice.options)


def test_it_plays_an_equip_for_its_cost(t: Table) -> None:
    lantern = t.hand(ALICE, FILLER)
    t.colors(ALICE, Yellow=3)
    assert f"play {lantern.name}" not in t.offered()
    t.colors(ALICE, Yellow=2, Purple=1)
    t.play(lantern)
    assert (lantern.zone, sum(t.colors(ALICE))) == ("Battlefield", 0)
