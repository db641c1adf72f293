"""The Legends of Blaze (TD-01 LEG 07 to 13), line by line; shared lines stand in `families`."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.blaze import PLAIN, STRIKER, leg
from battle.tests.cast import EPIC, GIANT, LILY, PAWN, SET, SHOT, flip
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table

DESTROY_WEAK = "[On Entry] Destroy all Units with Power 2000 or less."


# LEG 07


@pytest.mark.rule("S2.1.8", "S9.3.1")
def test_it_comes_when_a_war_knight_is_destroyed_and_stays(t: Table) -> None:
    hidden, knight = t.shadow(BOB, leg(7)), t.unit(BOB, PAWN)
    breaker = t.unit(ALICE, SET)
    t.line(breaker, DESTROY_WEAK)
    t.choose(hidden)
    assert (hidden.zone, knight.zone) == ("Battlefield", "Graveyard")
    t.line(breaker, "[On Entry] Destroy all Units with Power 7000 or more.")
    if t.choice.kind == "moment":
        t.choose("pass")
    assert hidden.zone == "Battlefield"
    t.end_turn()
    t.line(breaker, "[On Entry] Destroy all Units with Power 7000 or more.")
    assert hidden.zone == "Graveyard"


def test_it_does_not_come_for_other_units(t: Table) -> None:
    t.shadow(BOB, leg(7))
    beast = t.unit(BOB, "TD-01 C 079/102")
    t.unit(CAROL, PAWN)
    t.line(t.unit(ALICE, SET), DESTROY_WEAK)
    assert beast.zone != "Battlefield"
    assert t.choice.kind == "main" or t.offered() == ["pass"]


@pytest.mark.rule("S2.3.7", "R14")
def test_it_searches_any_card_unseen(t: Table) -> None:
    wanted, _ = t.deck(ALICE, PAWN, SHOT)
    flip(t, leg(7))
    assert len(t.choice.options) == 12
    t.choose(wanted)
    assert wanted.zone == "Hand"
    assert t.count(ALICE, DECK) == 11
    assert t.game.view(BOB)["zones"][ALICE]["Hand"]["among"] == []


# LEG 08


def test_it_frees_a_unit_from_a_soul_without_its_entry(t: Table) -> None:
    host = t.unit(ALICE, PAWN, souls=["TD-01 C 087/102", SHOT, GIANT])
    t.unit(BOB, PAWN, souls=[GIANT])
    t.enter(ALICE, leg(8))
    assert len(t.choice.options) == 2
    t.choose("TD-01 C 087/102")
    assert len(host.souls) == 2
    assert t.count(ALICE, 3) >= 0
    assert t.choice.kind == "main"
    assert t.in_hand(ALICE) == 0


@pytest.mark.rule("S10.1.1")
def test_it_frees_its_own_shinra_material(t: Table) -> None:
    under = [t.unit(ALICE, "TD-01 C 085/102"), t.unit(ALICE, "TD-01 C 086/102")]
    god = t.hand(ALICE, leg(8))
    t.play(god, "shinra")
    t.choose(under[1])
    t.choose(under[0])
    assert under[0].zone == "Battlefield"
    assert god.souls == [under[1].name]


def test_it_draws_and_frees_by_burst(t: Table) -> None:
    host = t.unit(ALICE, PAWN, souls=[GIANT])
    flip(t, leg(8))
    assert host.souls == []
    assert (t.in_hand(ALICE), t.choice.kind) == (1, "main")


# LEG 09


def souls_on_the_table(t: Table) -> list[Piece]:
    """Two cards of Alice's with Souls, one of Bob's, none of Carol's; a Deck to search."""
    t.unit(CAROL, PAWN)
    hosts = [t.unit(ALICE, PAWN, souls=[SHOT, SHOT]), t.unit(ALICE, SET, souls=[SHOT])]
    hosts.append(t.unit(BOB, GIANT, souls=[SHOT, EPIC]))
    return hosts


def test_it_sends_souls_and_fetches_a_unit_of_that_cost(t: Table) -> None:
    one, two, theirs = souls_on_the_table(t)
    plain, _, _ = t.deck(ALICE, PLAIN, "TD-01 U 031/102", SHOT)
    t.enter(ALICE, leg(9))
    assert (t.choice.seat, len(t.choice.options)) == (ALICE, 2)
    t.choose(one)
    assert (len(one.souls), len(two.souls), len(theirs.souls)) == (0, 1, 0)
    assert t.in_graveyard(ALICE) == ["Three-Way Benefit!"] * 2
    assert t.offered() == [f"search {plain.name}"]
    t.choose(plain)
    assert (plain.zone, plain.seat) == ("Battlefield", ALICE)
    assert t.count(ALICE, DECK) == 12
    assert t.game.view(ALICE)["zones"][ALICE]["Deck"]["known"] == []
    assert not t.game.state.sent


def test_it_fetches_only_cost_0_when_no_card_has_souls(t: Table) -> None:
    t.deck(ALICE, PAWN)
    hidden = t.deck(ALICE, "TD-01 R 013/102")[0]
    flip(t, leg(9))
    assert t.offered() == [f"search {hidden.name}"]
    t.choose(hidden)
    assert hidden.zone == "Battlefield"


def test_it_counts_anew_when_carried_out_twice(t: Table) -> None:
    one, two, _ = souls_on_the_table(t)
    t.unit(ALICE, leg(17))
    plain, cheap, _ = t.deck(ALICE, PLAIN, "TD-01 C 072/102", PLAIN)
    t.enter(ALICE, leg(9))
    t.choose(one)
    t.choose(plain)
    assert two.souls == []
    assert t.offered() == [f"search {cheap.name}"]


@pytest.mark.parametrize("charged", [True, False])
@pytest.mark.rule("R17", "S10.4.1")
def test_it_lets_overdrive_count_as_met_this_turn(t: Table, charged: bool) -> None:
    striker, card = t.unit(ALICE, STRIKER), t.hand(ALICE, leg(9))
    t.wall(CAROL, ALICE, 3)
    t.wall(BOB, ALICE, 3)
    if charged:
        t.choose(("charge", card))
    t.attack(striker, BOB)
    if charged:
        t.choose(CAROL)
    assert t.wall(CAROL, ALICE) == (1 if charged else 3)
    assert t.colors(ALICE)[2] == int(charged)


@pytest.mark.rule("R17")
def test_it_counts_as_met_for_nobody_else_and_no_longer(t: Table) -> None:
    theirs, card = t.unit(BOB, STRIKER), t.hand(ALICE, leg(9))
    mine = t.unit(ALICE, STRIKER)
    t.wall(BOB, ALICE, 3)
    t.wall(ALICE, BOB, 3)
    t.choose(("charge", card))
    t.line(theirs, "[On Attack] <Overdrive 11> ▶ Deal 2 damage to 1 opponent.")
    assert t.choice.kind == "main"
    t.end_turn()
    t.line(mine, "[On Attack] <Overdrive 11> ▶ Deal 2 damage to 1 opponent.")
    assert t.choice.kind == "main"


# LEG 10


def returning(t: Table) -> tuple[list[Piece], list[Piece]]:
    """Sharks that stay, and others that go: Units, a Set and an Equip."""
    stay = [t.unit(BOB, EPIC), t.unit(CAROL, "TD-01 C 089/102")]
    go = [t.unit(ALICE, PAWN, souls=[SHOT]), t.unit(BOB, GIANT, rested=True)]
    return stay, [*go, t.unit(CAROL, SET), t.unit(BOB, FILLER)]


@pytest.mark.parametrize("units", [9, 10, 11])
@pytest.mark.rule("S10.4.10", "R41")
def test_it_returns_all_but_sharks_for_10_units(t: Table, units: int) -> None:
    stay, go = returning(t)
    god = t.unit(ALICE, leg(10))
    t.graveyard(ALICE, *[PAWN] * units, SHOT)
    t.attack(god, CAROL)
    if units >= 10:
        t.choose("stack")
    if units == 11:
        t.choose(*[PAWN] * 10)
    assert {p.zone for p in go} == {"Hand" if units >= 10 else "Battlefield"}
    assert {p.zone for p in (*stay, god)} == {"Battlefield"}
    assert len(god.souls) == (10 if units >= 10 else 0)
    assert [p.seat for p in go] == [ALICE, BOB, CAROL, BOB]


def test_it_may_decline_to_return_them(t: Table) -> None:
    _, go = returning(t)
    god = t.unit(ALICE, leg(10))
    t.graveyard(ALICE, *[PAWN] * 10)
    t.attack(god, CAROL)
    t.choose("pass")
    assert {p.zone for p in go} == {"Battlefield"}


def test_it_draws_and_returns_all_but_sharks_by_burst(t: Table) -> None:
    stay, go = returning(t)
    flip(t, leg(10))
    assert {p.zone for p in go} == {"Hand"}
    assert {p.zone for p in stay} == {"Battlefield"}
    assert t.in_hand(ALICE) == 2


# LEG 11 and LEG 13


@pytest.mark.parametrize("n", [11, 13])
@pytest.mark.rule("S10.4.8")
def test_it_returns_from_the_graveyard_for_2_damage(t: Table, n: int) -> None:
    (card,) = t.graveyard(ALICE, leg(n))
    t.wall(ALICE, BOB, 3)
    t.wall(ALICE, CAROL, 2)
    t.choose(("dig", card))
    t.choose(t.wall_between(ALICE, CAROL))
    assert card.zone == "Hand"
    assert (t.wall(ALICE, BOB), t.wall(ALICE, CAROL)) == (3, 0)
    assert t.in_gained(CAROL) == 0


@pytest.mark.parametrize("n", [11, 13])
def test_it_stays_buried_without_an_advantage_wall(t: Table, n: int) -> None:
    (card,) = t.graveyard(ALICE, leg(n))
    t.wall(ALICE, BOB, 1)
    t.wall(ALICE, CAROL, 0)
    assert f"dig {card.name}" not in t.offered()


def test_it_draws_and_takes_2_purple(t: Table) -> None:
    flip(t, LILY)
    assert (t.in_hand(ALICE), t.colors(ALICE)) == (1, [0, 0, 0, 2])


# LEG 12


@pytest.mark.parametrize("counters", [4, 5])
@pytest.mark.rule("S10.4.2")
def test_it_returns_all_shots_when_destroyed(t: Table, counters: int) -> None:
    dragon = t.unit(ALICE, leg(12))
    shots = t.graveyard(ALICE, SHOT, "TD-01 U 029/102")
    others = [*t.graveyard(ALICE, SET, PAWN), *t.graveyard(BOB, SHOT)]
    t.counters(ALICE, counters)
    t.line(dragon, "[On Entry] Destroy this Unit.")
    assert {p.zone for p in shots} == {"Hand" if counters == 5 else "Graveyard"}
    assert {p.zone for p in (*others, dragon)} == {"Graveyard"}


@pytest.mark.parametrize("answer", ["stack", "pass"])
@pytest.mark.rule("S10.1.8", "R12")
def test_it_may_rise_from_the_deck(t: Table, answer: str) -> None:
    dragon, _ = t.deck(ALICE, leg(12), SHOT)
    t.line(t.unit(ALICE, SET), "[Oni Charge] Send the top 2 cards of your Deck to the Graveyard.")
    t.choose(answer)
    assert dragon.zone == ("Battlefield" if answer == "stack" else "Graveyard")


@pytest.mark.rule("S10.1.8")
def test_it_does_not_rise_from_the_hand(t: Table) -> None:
    dragon = t.hand(ALICE, leg(12))
    t.line(t.unit(ALICE, SET), "[Oni Charge] Discard 1 card.")
    t.choose(dragon)
    assert (dragon.zone, t.choice.kind) == ("Graveyard", "main")
