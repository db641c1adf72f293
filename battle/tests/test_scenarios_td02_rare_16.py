"""The Rares of Phantom (TD-02 R 016 to 020), line by line."""

import pytest

from battle.tests.cast import GEAR, GIANT, PAWN, SET, SHADOW
from battle.tests.phantom import destroy_all, rare
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table, zones

# R 016


@pytest.mark.rule("S10.2.3")
def test_it_gains_bad_aura_for_an_equip_until_its_next_turn(t: Table) -> None:
    eir, equip = t.unit(ALICE, rare(16)), t.unit(ALICE, FILLER)
    t.choose(("activate", eir))
    assert (equip.zone, eir.auras) == ("Graveyard", {"Bad Aura"})
    assert f"activate {eir.name}" not in t.offered()
    t.end_turn()
    attacker = t.unit(BOB, GIANT)
    t.attack(attacker, ALICE)
    t.choose(eir)
    assert zones(eir, attacker) == ["Graveyard", "Graveyard"]


def test_it_ends_its_bad_aura_when_its_turn_begins(t: Table) -> None:
    eir = t.unit(ALICE, rare(16))
    t.unit(ALICE, SET)
    t.choose(("activate", eir))
    for left in (True, True, False):
        t.end_turn()
        assert ("Bad Aura" in eir.auras) == left


@pytest.mark.rule("R41")
@pytest.mark.parametrize("turn", [ALICE, BOB])
def test_it_controls_a_unit_until_its_players_next_turn(turn: int) -> None:
    t = Table(turn=turn)
    taken, own = t.unit(BOB, PAWN, souls=[GEAR]), t.unit(ALICE, GIANT)
    t.burst(rare(16))
    assert (taken.seat, own.seat, taken.souls) == (ALICE, ALICE, ["Build Gear Acadog"])
    if turn == ALICE:
        t.choose("done")
        assert f"attack {taken.name}" not in t.offered()
        t.end_turn()
    t.end_turn()
    assert (t.game.state.turn_seat, taken.seat) == (CAROL, ALICE)
    t.end_turn()
    assert (t.game.state.turn_seat, taken.seat) == (ALICE, BOB)


# R 017


@pytest.mark.rule("S9.3.1")
def test_it_comes_when_an_opponent_attacks_its_player(t: Table) -> None:
    attacker, hidden = t.unit(ALICE, PAWN), t.shadow(BOB, rare(17))
    t.wall(BOB, ALICE, 1)
    t.wall(BOB, CAROL, 0)
    t.attack(attacker, BOB)
    t.choose(hidden)
    t.choose(t.wall_between(BOB, ALICE))
    assert (hidden.zone, t.wall(BOB, ALICE), t.wall(BOB, CAROL)) == ("Battlefield", 3, 0)
    t.choose("no-block")
    assert (t.wall(BOB, ALICE), t.in_gained(ALICE)) == (1, 0)


def test_it_stays_hidden_when_another_is_attacked(t: Table) -> None:
    attacker, hidden = t.unit(ALICE, PAWN), t.shadow(BOB, rare(17))
    t.shadow(CAROL, SHADOW)
    t.attack(attacker, CAROL)
    while t.choice.kind == "moment":
        assert f"shadow {hidden.name}" not in t.offered()
        t.choose("pass")
    assert hidden.zone == "Shadow Zone"


@pytest.mark.parametrize(("wall", "blocked"), [(1, False), (2, True)])
def test_it_can_not_be_blocked_at_a_disadvantage_wall(t: Table, wall: int, blocked: bool) -> None:
    princess, blocker = t.unit(ALICE, rare(17)), t.unit(BOB, PAWN)
    t.wall(ALICE, BOB, wall)
    t.wall(ALICE, CAROL, 3 - wall)
    t.attack(princess, BOB)
    if blocked:
        t.choose(blocker)
        assert princess.zone == "Graveyard"
    else:
        assert (t.wall(ALICE, BOB), t.game.state.phase) == (wall + 1, "main2")


# R 018


def revive(t: Table, way: str) -> None:
    """Alice plays Abat's Resuscitation Art, or it is her Burst."""
    if way == "burst":
        cost = t.hand(ALICE, SET)
        t.burst(rare(18))
        t.choose("yes")
        t.choose(cost)
    else:
        t.colors(ALICE, Purple=5)
        t.play(t.hand(ALICE, rare(18)))


@pytest.mark.rule("S9.2.2")
def test_it_destroys_a_card_to_put_a_unit_of_its_colors(t: Table) -> None:
    cost, kept = t.unit(ALICE, PAWN), t.unit(ALICE, SET)
    dear, fitting, other = t.graveyard(ALICE, GIANT, "TD-01 C 068/102", PAWN)
    revive(t, "play")
    t.choose(cost)
    assert sorted(t.offered()) == sorted([f"choose {fitting.name}", f"choose {other.name}"])
    t.choose(fitting)
    assert zones(cost, kept, dear, fitting, other) == [
        "Graveyard", "Battlefield", "Graveyard", "Battlefield", "Graveyard",
    ]  # fmt: skip


@pytest.mark.rule("R9")
def test_it_puts_nothing_when_nothing_can_be_destroyed(t: Table) -> None:
    (buried,) = t.graveyard(ALICE, PAWN)
    t.unit(BOB, PAWN)
    revive(t, "play")
    assert (t.choice.kind, buried.zone, sum(t.colors(ALICE))) == ("main", "Graveyard", 0)


@pytest.mark.rule("S11.14")
def test_it_puts_a_unit_by_burst_for_a_discard_alone(t: Table) -> None:
    mine, (buried, dear) = t.unit(ALICE, SET), t.graveyard(ALICE, PAWN, GIANT)
    t.game.state.rested[ALICE][0] = 1
    t.colors(ALICE, Blue=1)
    revive(t, "burst")
    assert zones(mine, buried, dear) == ["Battlefield", "Battlefield", "Graveyard"]
    assert t.in_hand(ALICE) == 0


@pytest.mark.parametrize("answer", ["no", "yes"])
def test_it_puts_nothing_by_burst_without_a_discard(t: Table, answer: str) -> None:
    (buried,) = t.graveyard(ALICE, PAWN)
    t.colors(ALICE, Blue=5)
    t.burst(rare(18))
    t.choose(answer)
    assert buried.zone == "Graveyard"


# R 019


def reactivate(t: Table, way: str) -> None:
    """Alice plays Reactivation Spell with an Advantage Wall, or it is her Burst."""
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 1)
    if way == "burst":
        t.burst(rare(19))
        t.choose("yes")
    else:
        t.colors(ALICE, Red=1, Blue=1, Purple=1)
        t.play(t.hand(ALICE, rare(19)))
    assert t.wall(ALICE, BOB) == (3 if way == "burst" else 2)


@pytest.mark.parametrize("way", ["play", "burst"])
@pytest.mark.parametrize(("line", "hand", "counters"), [(0, 1, 0), (2, 0, 1)])
def test_it_uses_one_line_of_its_card(
    t: Table, way: str, line: int, hand: int, counters: int
) -> None:
    princess = t.unit(ALICE, "TD-02 C 081/102")
    city = t.unit(ALICE, SET)
    reactivate(t, way)
    assert len(t.choice.options) == 2
    t.choose(city if line == 0 else princess)
    if line == 2:
        assert t.offered() == [f"line {princess.name}"] * 2
        assert [option.n for option in t.choice.options] == [1, 2]
        t.choose(1)
    assert (t.in_hand(ALICE), t.counters(ALICE)) == (hand, counters)


def test_it_uses_an_on_destroy_of_a_card_that_stays(t: Table) -> None:
    lilith = t.unit(ALICE, "TD-01 R 017/102")
    t.hand(ALICE, PAWN)
    reactivate(t, "play")
    assert [option.n for option in t.choice.options] == [0, 2]
    t.choose(2)
    assert [t.in_hand(seat) for seat in range(3)] == [3, 2, 2]
    assert lilith.zone == "Battlefield"


@pytest.mark.rule("S2.3.2")
def test_it_needs_an_advantage_wall(t: Table) -> None:
    t.unit(ALICE, GEAR)
    t.wall(ALICE, BOB, 1)
    t.wall(ALICE, CAROL, 0)
    t.colors(ALICE, Red=1, Blue=1, Purple=1)
    t.play(t.hand(ALICE, rare(19)))
    assert (t.counters(ALICE), t.wall(ALICE, BOB)) == (0, 1)


@pytest.mark.rule("S2.3.4")
def test_it_can_not_use_a_line_that_was_used_up_this_turn(t: Table) -> None:
    tiger = t.unit(ALICE, rare(6), souls=[PAWN, PAWN])
    tired = t.unit(ALICE, PAWN, rested=True)
    for readied in (True, False):
        t.wall(ALICE, BOB, 3)
        t.wall(ALICE, CAROL, 1)
        t.use(t.hand(ALICE, rare(19)), "Shot")
        t.choose(tiger)
        if readied:
            t.choose("yes")
            t.choose(PAWN)
        assert (tired.rested, len(tiger.souls)) == (not readied, 1)
        t.game.live(tired.uid).rested = True


def test_it_strengthens_a_unit_when_charged(t: Table) -> None:
    unit = t.unit(ALICE, PAWN)
    t.unit(BOB, PAWN)
    t.choose(("charge", t.hand(ALICE, rare(19)), "Purple"))
    assert (unit.power, t.colors(ALICE)) == (5000, [0, 0, 0, 1])
    t.end_turn()
    assert unit.power == 2000


# R 020


@pytest.mark.parametrize(("sent", "zone"), [(0, "Graveyard"), (2, "Graveyard"), (3, "Battlefield")])
def test_it_stays_only_after_3_units_were_sent(t: Table, sent: int, zone: str) -> None:
    for seat in range(sent):
        t.unit(seat, PAWN, souls=[PAWN])
    t.unit(ALICE, SET)
    destroy_all(t, "Units")
    assert t.enter(ALICE, rare(20)).zone == zone
