"""Units that are destroyed, and what counts as one (TD-02 U 059 and 060)."""

import pytest

from battle.rules.trinity.zones import SHADOW
from battle.tests.cast import LITTLE, PAWN
from battle.tests.phantom import EQUIP, KNIGHT, VOID, c, kill, u
from battle.tests.table import ALICE, BOB, CAROL, Table

# U 059


@pytest.mark.rule("S9.3.1", "S10.4.3")
def test_it_counts_as_a_unit_that_was_destroyed(t: Table) -> None:
    hidden, (knight,) = t.shadow(ALICE, u(25)), t.graveyard(ALICE, KNIGHT)
    can = t.unit(ALICE, u(59))
    kill(t, can)
    t.choose(hidden)
    assert (hidden.zone, can.zone) == ("Battlefield", "Graveyard")
    t.enter(ALICE, u(42))
    assert knight.zone == "Hand"
    kill(t, hidden)
    t.line(hidden, "[On Entry] <Requiem 3> ▶ Get 1 Trinity Counter.")
    assert t.counters(ALICE) == 0
    t.line(hidden, "[On Entry] <Requiem 2> ▶ Get 1 Trinity Counter.")
    assert t.counters(ALICE) == 1


@pytest.mark.rule("S10.4.3", "S9.2.5")
@pytest.mark.parametrize("how", ["sent", "shadow", "other"])
def test_it_counts_only_when_destroyed_on_the_battlefield(t: Table, how: str) -> None:
    hidden, pawn = t.shadow(ALICE, u(25)), t.unit(BOB, PAWN)
    if how == "sent":
        t.line(t.unit(ALICE, u(59)), "[On Entry] Send this card to the Graveyard.")
    elif how == "shadow":
        can = t.put(ALICE, u(59), SHADOW)
        t.line(pawn, "[Burst] Choose 1 card in the Shadow Zone; destroy it.")
        t.choose(can)
    else:
        t.unit(ALICE, u(59))
        kill(t, t.unit(ALICE, EQUIP))
    assert hidden.zone == "Shadow Zone"
    t.line(pawn, "[On Entry] <Requiem 1> ▶ Get 1 Trinity Counter.")
    assert t.counters(BOB) == 0


# U 060


@pytest.mark.rule("S9.3.1", "S8.1.2", "R41")
@pytest.mark.parametrize("seat", [BOB, CAROL])
def test_it_brings_a_unit_back_for_a_turn(t: Table, seat: int) -> None:
    attacker, hidden = t.unit(ALICE, PAWN), t.shadow(BOB, u(60))
    dead = t.unit(seat, c(78))
    (old,) = t.graveyard(seat, KNIGHT)
    held = t.hand(seat, VOID)
    kill(t, dead, t.unit(ALICE, LITTLE))
    t.attack(attacker, BOB)
    t.choose(hidden)
    assert old.name not in str(t.offered())
    t.choose(dead)
    assert (dead.zone, dead.seat, held.zone, t.choice.kind) == (
        "Battlefield", seat, "Hand", "block" if seat == BOB else "main",
    )  # fmt: skip
    if seat == BOB:
        t.choose("no-block")
    t.end_turn()
    assert (dead.zone, hidden.zone, old.zone) == ("Graveyard",) * 3


@pytest.mark.rule("R9")
def test_it_brings_nobody_back_who_was_not_sent_this_turn(t: Table) -> None:
    attacker, hidden = t.unit(ALICE, PAWN), t.shadow(BOB, u(60))
    (old,) = t.graveyard(BOB, KNIGHT)
    kill(t, t.unit(BOB, u(59)))
    t.attack(attacker, BOB)
    t.choose(hidden)
    assert (hidden.zone, old.zone) == ("Graveyard", "Graveyard")
    assert t.count(BOB, SHADOW) == 0
