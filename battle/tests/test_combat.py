"""Chapter 8 and DUEL 7 and 8: attacks, blocks, battles, damage, Life and winning."""

import pytest

from battle.rules.trinity.zones import BATTLEFIELD, LEFT, RIGHT
from battle.tests.table import ALICE, BOB, CAROL, Piece, Table, made

LONG, SHORT = 0, 1


def fighter(t: Table, seat: int, power: int = 2000, break_: int = 1, **more: object) -> Piece:
    """A Unit on the Battlefield since an earlier turn."""
    facts = {"power": power, "break": break_, **more}
    return t.put(seat, made(f"Fighter {power} {break_} {more}", **facts), BATTLEFIELD)


def at_end(t: Table, seat: int, other: int) -> None:
    """The Wall between two players stands at the end of the first."""
    t.wall(seat, other, 0)


@pytest.mark.rule("S8.1")
def test_it_attacks_one_at_a_time_any_opponent_until_done(t: Table) -> None:
    one, two = fighter(t, ALICE), fighter(t, ALICE, 3000)
    t.attack(one, BOB)
    assert t.choice.kind == "attack"
    assert {(o.card, o.seat) for o in t.choice.options[:-1]} == {
        (two.handle, BOB),
        (two.handle, CAROL),
    }
    t.attack(two, CAROL)
    assert t.choice.kind == "main"


@pytest.mark.rule("S8.1.1")
def test_it_rests_the_attacker_and_names_an_opponent(t: Table) -> None:
    one, blocker = fighter(t, ALICE), fighter(t, CAROL)
    t.attack(one, CAROL)
    assert one.rested
    assert t.choice.seat == CAROL
    assert not blocker.rested


@pytest.mark.rule("S8.1")
def test_it_attacks_only_with_active_units(t: Table) -> None:
    t.choose("done")
    assert t.choice.kind == "main"
    t = Table()
    fighter(t, ALICE)
    t.game.live(t.game.battlefield(ALICE)[0]).rested = True
    t.choose("done")
    assert t.choice.kind == "main"


@pytest.mark.rule("S8.1.2")
def test_it_uses_on_attack_before_the_block(t: Table) -> None:
    one = fighter(t, ALICE, text="[On Attack] Get 1 Trinity Counter.")
    fighter(t, BOB)
    t.attack(one, BOB)
    assert (t.counters(ALICE), t.choice.kind) == (1, "block")


@pytest.mark.rule("S8.1.3")
@pytest.mark.parametrize("blocks", [True, False])
def test_it_lets_the_attacked_player_decide_on_a_block(t: Table, blocks: bool) -> None:
    one, mine, other = fighter(t, ALICE, 3000), fighter(t, BOB), fighter(t, CAROL)
    before = t.wall(BOB, ALICE)
    t.attack(one, BOB)
    assert {o.card for o in t.choice.options if o.do == "block"} == {mine.handle}
    t.choose(mine if blocks else "no-block")
    assert (mine.zone == "Graveyard") == blocks
    assert (t.wall(BOB, ALICE) == before) == blocks
    assert other.zone == "Battlefield"


@pytest.mark.rule("S8.1.4")
@pytest.mark.parametrize(("text", "can"), [("", False), ("Quick Aura", True)])
def test_it_does_not_attack_in_the_turn_it_entered(t: Table, text: str, can: bool) -> None:
    one = fighter(t, ALICE, text=text)
    t.game.live(one.uid).entered = t.game.state.turn
    t.choose("done")
    assert (t.choice.kind == "attack") == can


@pytest.mark.rule("S8.2.1", "S8.2.2")
def test_it_rests_the_blocker_and_has_a_moment_before_power_counts(t: Table) -> None:
    one, blocker = fighter(t, ALICE, 3000), fighter(t, BOB, 2000)
    trap = t.shadow(BOB, "TD-01 R 018/102")
    t.attack(one, BOB)
    while t.choice.kind != "block":
        t.choose("pass")
    t.choose(blocker)
    assert blocker.rested
    assert (t.choice.kind, t.choice.seat) == ("moment", BOB)
    assert [o.do for o in t.choice.options] == ["pass", "shadow"]
    assert trap.zone == "Shadow Zone"


@pytest.mark.rule("S8.2.3", "S8.2.4", "S8.2.5")
@pytest.mark.parametrize(
    ("power", "first", "second"),
    [
        (3000, "Battlefield", "Graveyard"),
        (2000, "Graveyard", "Graveyard"),
        (1000, "Graveyard", "Battlefield"),
    ],
)
def test_it_destroys_the_weaker_unit_or_both(t: Table, power: int, first: str, second: str) -> None:
    one, blocker = fighter(t, ALICE, power, 3), fighter(t, BOB, 2000)
    before = t.wall(BOB, ALICE)
    t.attack(one, BOB)
    t.choose(blocker)
    assert (one.zone, blocker.zone) == (first, second)
    assert t.wall(BOB, ALICE) == before


@pytest.mark.rule("S8.3.1", "S8.3.2", "S3.2.1")
@pytest.mark.parametrize(
    ("spaces", "break_", "left", "life"),
    [(3, 2, 1, 0), (3, 3, 0, 0), (1, 3, 0, 2), (0, 3, 0, 3), (2, 1, 1, 0), (2, 0, 2, 0)],
)
def test_it_pushes_the_wall_point_by_point_and_then_hits_life(
    t: Table, spaces: int, break_: int, left: int, life: int
) -> None:
    t.wall(BOB, ALICE, spaces)
    t.attack(fighter(t, ALICE, break_=break_), BOB)
    assert (t.wall(BOB, ALICE), t.in_gained(ALICE)) == (left, life)
    assert t.count(BOB, RIGHT) == 8 - life
    assert t.count(BOB, LEFT) == 8


@pytest.mark.rule("S8.4.1", "S11.17")
def test_it_uses_the_burst_of_a_flipped_card_before_it_is_gained(t: Table) -> None:
    top = t.put(BOB, made("Top", text="[Burst] Choose 1 Unit; destroy it."), RIGHT)
    at_end(t, BOB, ALICE)
    target, other = fighter(t, CAROL), fighter(t, ALICE)
    t.attack(other, BOB)
    assert (t.choice.seat, top.zone, t.in_gained(ALICE)) == (BOB, "Burst Check", 0)
    t.choose(target)
    assert (target.zone, top.zone, top.seat) == ("Graveyard", "Gained Life", ALICE)


@pytest.mark.rule("S8.4.2")
@pytest.mark.parametrize(("optional", "asked"), [("", False), ("(Optional) ", True)])
def test_it_must_use_a_burst_that_is_not_optional(t: Table, optional: str, asked: bool) -> None:
    text = f"[Burst] {optional}Get 1 Trinity Counter."
    t.put(BOB, made("Top", text=text), RIGHT)
    at_end(t, BOB, ALICE)
    t.attack(fighter(t, ALICE), BOB)
    if asked:
        t.choose("no")
    assert t.counters(BOB) == (0 if asked else 1)


@pytest.mark.rule("S8.4.3")
def test_it_goes_on_hitting_life_after_the_wall_was_pushed_back(t: Table) -> None:
    text = "[Burst] Swap the positions of your left Wall and your right Wall."
    t.put(BOB, made("Top", text=text), RIGHT)
    at_end(t, BOB, ALICE)
    t.wall(BOB, CAROL, 3)
    t.attack(fighter(t, ALICE, break_=3), BOB)
    assert (t.in_gained(ALICE), t.wall(BOB, ALICE), t.count(BOB, RIGHT)) == (3, 3, 6)


@pytest.mark.rule("S8.4.4", "D6.1")
@pytest.mark.parametrize(("gained", "wins"), [(10, False), (11, True)])
@pytest.mark.parametrize("seats", [2, 3])
def test_it_wins_at_once_with_twelve_gained_life(seats: int, gained: int, wins: bool) -> None:
    t = Table(seats=seats)
    t.gained(ALICE, gained)
    wall = t.wall_between(ALICE, BOB)
    t.wall(BOB, ALICE, 0)
    attacker = fighter(t, ALICE)
    t.choose("done")
    t.choose((attacker, BOB) if seats == 3 else (attacker, t_option(t, attacker, wall)))
    assert (t.game.state.winner == ALICE) == wins
    assert (t.game.waiting is None) == wins


def t_option(t: Table, attacker: Piece, wall: int) -> object:
    """The attack at one Wall (DUEL 7)."""
    return next(o for o in t.choice.options if (o.card, o.n) == (attacker.handle, wall))


def empty_but(t: Table, seat: int, zone: int, left: int) -> None:
    """Leave so many cards in a Life pile; the rest becomes the player's Deck."""
    pile = t.game.state.places[seat][zone]
    while len(pile) > left:
        uid = pile.pop()
        t.game.state.zone[uid] = 0
        t.game.state.places[seat][0].append(uid)


@pytest.mark.rule("S8.5.1", "S8.5.2", "S8.5.4")
def test_it_ends_the_damage_and_throws_the_wall_back_when_life_runs_out(t: Table) -> None:
    empty_but(t, BOB, RIGHT, 2)
    watcher = fighter(t, ALICE, text="[Trigger] When you take damage ▶ Get 1 Trinity Counter.")
    at_end(t, BOB, ALICE)
    t.attack(fighter(t, ALICE, 4000, break_=5), BOB)
    assert (t.in_gained(ALICE), t.count(BOB, RIGHT)) == (2, 0)
    assert (t.wall(ALICE, BOB), t.wall(BOB, ALICE)) == (0, 3)
    assert t.counters(ALICE) == 0
    assert watcher.zone == "Battlefield"


@pytest.mark.rule("S8.5.3", "S11.19")
def test_it_uses_the_last_burst_after_the_wall_has_jumped(t: Table) -> None:
    empty_but(t, BOB, RIGHT, 0)
    last = t.put(BOB, made("Last", text="[Burst] Choose 1 Unit; destroy it."), RIGHT)
    at_end(t, BOB, ALICE)
    fighter(t, CAROL)
    t.attack(fighter(t, ALICE, break_=3), BOB)
    assert (t.wall(ALICE, BOB), last.zone, t.choice.seat) == (0, "Burst Check", BOB)


def duel() -> tuple[Table, Piece, Piece]:
    """A duel in Alice's Combat Phase, with an attacker and a Unit that could block."""
    t = Table(seats=2)
    attacker, blocker = fighter(t, ALICE, break_=2), fighter(t, BOB)
    t.choose("done")
    return t, attacker, blocker


@pytest.mark.rule("D7.1")
def test_it_names_a_wall_to_attack_in_duel() -> None:
    t, attacker, _ = duel()
    named = [(o.card, o.seat, o.n) for o in t.choice.options[:-1]]
    assert named == [(attacker.handle, BOB, LONG), (attacker.handle, BOB, SHORT)]


@pytest.mark.rule("D7.2")
@pytest.mark.parametrize(("wall", "asked"), [(LONG, False), (SHORT, True)])
def test_it_does_not_let_the_long_wall_be_blocked(wall: int, asked: bool) -> None:
    t, attacker, _ = duel()
    t.choose(t_option(t, attacker, wall))
    assert (t.choice.kind == "block") == asked


@pytest.mark.rule("D7.3", "D8.4")
@pytest.mark.parametrize(("wall", "zone"), [(LONG, RIGHT), (SHORT, LEFT)])
def test_it_damages_flips_and_burns_at_either_wall(wall: int, zone: int) -> None:
    t, attacker, blocker = duel()
    empty_but(t, BOB, zone, 1)
    t.put(BOB, made("Top", text="[Burst] Get 1 Trinity Counter."), zone)
    track = t.game.state.walls[wall]
    track.at = 0 if track.near == BOB else track.spaces - 1
    t.game.live(blocker.uid).rested = True
    t.again()
    t.choose(t_option(t, attacker, wall))
    assert (t.counters(BOB), t.in_gained(ALICE), t.count(BOB, zone)) == (1, 2, 0)
    assert track.at == (0 if track.near == ALICE else track.spaces - 1)


@pytest.mark.rule("D8.3")
def test_it_ignores_the_long_wall_with_steal_aura() -> None:
    t = Table(seats=2)
    thief = fighter(t, ALICE, text="Steal Aura")
    before = t.game.state.walls[LONG].at
    t.choose("done")
    t.choose(t_option(t, thief, LONG))
    assert (t.in_gained(ALICE), t.game.state.walls[LONG].at) == (1, before)


@pytest.mark.rule("R42")
def test_it_ends_what_lasts_for_the_attack_when_main_phase_2_comes(t: Table) -> None:
    one = fighter(t, ALICE, text="[On Attack] This Unit gets +1000 Power during this attack.")
    at_end(t, BOB, ALICE)
    t.life(BOB, ALICE, "TD-01 LEG 17/20")
    t.attack(one, BOB)
    assert (t.game.state.phase, one.power) == ("main2", 2000)
