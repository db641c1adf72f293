"""The high rarities of Blaze at the Long and the Short Wall of DUEL."""

import pytest

from battle.rules.trinity.walls import distance, pile_at, set_distance
from battle.tests.blaze import STRIKER, leg, rare
from battle.tests.cast import GIANT, LILY, PAWN
from battle.tests.table import ALICE, BOB, Piece, Table

LONG, SHORT = 0, 1


@pytest.fixture
def t() -> Table:
    """A table for two, Alice to move."""
    return Table(seats=2)


def stand(t: Table, wall: int, seat: int, spaces: int | None = None) -> int:
    """Put a Wall (or see it) so many spaces from a player's end."""
    if spaces is not None:
        t.stale = True
        set_distance(t.game, wall, seat, spaces)
    return distance(t.game.state.walls[wall], seat)


def attack(t: Table, piece: Piece, wall: int) -> None:
    """Attack a Wall."""
    if t.choice.kind == "main":
        t.choose("done")
    t.choose(next(o for o in t.choice.options if (o.card, o.n) == (piece.handle, wall)))


@pytest.mark.rule("D7.1", "D7.2", "R1")
@pytest.mark.parametrize(("wall", "blocks"), [(LONG, False), (SHORT, True)])
def test_it_attacks_a_wall_and_the_long_one_unblocked(t: Table, wall: int, blocks: bool) -> None:
    giant = t.unit(ALICE, GIANT)
    t.unit(BOB, PAWN)
    stand(t, wall, BOB, 3)
    attack(t, giant, wall)
    assert (t.choice.kind == "block") == blocks
    assert stand(t, wall, BOB) == (3 if blocks else 0)


@pytest.mark.rule("D8.1", "D8.2")
@pytest.mark.parametrize(("spaces", "ahead"), [(3, False), (4, True), (7, True)])
def test_it_drives_on_the_long_wall_from_its_middle_on(t: Table, spaces: int, ahead: bool) -> None:
    (lily,) = t.graveyard(ALICE, LILY)
    stand(t, LONG, ALICE, spaces)
    stand(t, SHORT, ALICE, 1)
    if not ahead:
        assert f"dig {lily.name}" not in t.offered()
        return
    t.choose(("dig", lily))
    assert (lily.zone, stand(t, LONG, ALICE)) == ("Hand", spaces - 2)


@pytest.mark.rule("R39")
@pytest.mark.parametrize("wall", [LONG, SHORT])
def test_it_deals_its_damage_on_one_wall_of_its_choice(t: Table, wall: int) -> None:
    striker = t.unit(ALICE, STRIKER)
    t.gained(ALICE, 11)
    stand(t, LONG, BOB, 7)
    stand(t, SHORT, BOB, 3)
    attack(t, striker, LONG)
    t.choose(next(o for o in t.choice.options if o.n == wall))
    assert stand(t, SHORT, BOB) == (1 if wall == SHORT else 3)
    assert stand(t, LONG, BOB) == (4 if wall == SHORT else 2)


@pytest.mark.rule("D7.3", "D8.4")
def test_it_burns_the_long_wall_to_its_far_end(t: Table) -> None:
    giant = t.unit(ALICE, GIANT)
    stand(t, LONG, BOB, 0)
    last = t.put(BOB, LILY, pile_at(t.game, LONG, BOB))
    del t.game.state.places[BOB][t.game.state.zone[last.uid]][:-1]
    attack(t, giant, LONG)
    assert (stand(t, LONG, BOB), stand(t, LONG, ALICE)) == (7, 0)
    assert (t.in_gained(ALICE), t.colors(BOB)[3]) == (1, 2)


@pytest.mark.rule("D8.1")
def test_it_damages_on_both_walls_at_disadvantage(t: Table) -> None:
    t.graveyard(ALICE, LILY, leg(11))
    stand(t, LONG, ALICE, 3)
    stand(t, SHORT, ALICE, 1)
    t.enter(ALICE, STRIKER)
    t.choose("stack")
    assert (stand(t, LONG, ALICE), stand(t, SHORT, ALICE)) == (5, 3)


def test_it_lets_its_only_opponent_choose(t: Table) -> None:
    one, other = t.unit(BOB, PAWN), t.unit(BOB, GIANT)
    t.enter(ALICE, leg(4), souls=[PAWN] * 3)
    t.choose("stack")
    assert one.zone == other.zone == "Shadow Zone"
    pair = [t.unit(BOB, PAWN), t.unit(BOB, GIANT)]
    t.use(t.unit(ALICE, rare(16)), "Burst")
    assert t.choice.seat == BOB
    t.choose(pair[1])
    assert [p.zone for p in pair] == ["Battlefield", "Graveyard"]
