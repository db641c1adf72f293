"""The Rares of Blaze (TD-01 R 011 to 020), line by line; shared lines stand in `families`."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Table

PAWN = "TD-01 C 071/102"
"""Red Beast and War Knight, Cost 2, 2000 Power, Break 2, no Burst."""
GIANT = "TD-01 U 032/102"
"""Yellow Dragon and Elemental, Cost 6, 6000 Power, Break 3, no Burst."""
DRAGON = "TD-01 C 072/102"
"""Red, Cost 1, 2000 Power, Break 1."""
PLAIN = "TD-01 C 088/102"
"""Blue, Cost 3, 2000 Power; nothing happens when it enters."""
SET = "TD-01 U 037/102"
SHOT = "TD-01 C 091/102"
HIDDEN = "TD-01 C 099/102"
EPIC = "TD-01 X03/04"


def rare(n: int) -> str:
    """A Rare's id."""
    return f"TD-01 R {n:03}/102"


def burst(t: Table, n: int) -> None:
    """Bob's damage flips a Life card of Alice."""
    t.flip(t.hand(ALICE, rare(n)), by=BOB)


# R 011


def test_it_reveals_2_cards_and_orders_them_as_souls(t: Table) -> None:
    top, second = t.deck(ALICE, PAWN, SHOT)
    iris = t.enter(ALICE, rare(11))
    t.choose(second, top)
    assert iris.souls == [second.name, top.name]
    assert t.count(ALICE, DECK) == 10


def test_it_stands_up_once_a_turn(t: Table) -> None:
    iris = t.unit(ALICE, rare(11), souls=[PAWN, PAWN])
    t.wall(BOB, ALICE, 3)
    t.wall(CAROL, ALICE, 3)
    t.attack(iris, BOB)
    t.choose("stack")
    t.choose(PAWN)
    assert (t.wall(BOB, ALICE), iris.break_, iris.rested) == (0, 3, False)
    t.attack(iris, CAROL)
    assert (t.wall(CAROL, ALICE), len(iris.souls), iris.rested) == (0, 1, True)
    t.end_turn()
    assert iris.break_ == 2


def test_it_may_stay_rested(t: Table) -> None:
    iris, bare = t.unit(ALICE, rare(11), souls=[PAWN]), t.unit(ALICE, rare(11))
    t.attack(iris, BOB)
    t.choose("pass")
    assert (iris.rested, len(iris.souls)) == (True, 1)
    t.attack(bare, BOB)
    assert bare.rested


def test_it_sets_a_power_to_1000(t: Table) -> None:
    giant, pawn = t.unit(BOB, GIANT), t.unit(ALICE, PAWN)
    t.line(pawn, "[On Entry] Choose 1 opponent's Unit; it gets +3000 Power this turn.")
    burst(t, 11)
    t.choose(giant)
    assert (giant.power, t.in_hand(ALICE)) == (1000, 1)
    t.line(pawn, "[On Entry] Choose 1 opponent's Unit; it gets +3000 Power this turn.")
    assert giant.power == 4000
    t.end_turn()
    assert giant.power == 6000


# R 012


def test_it_mills_3_then_returns_an_equip(t: Table) -> None:
    cards = t.deck(ALICE, PAWN, "TD-01 C 092/102", "TD-01 C 082/102")
    t.enter(ALICE, rare(12))
    assert len(t.choice.options) == 2
    t.choose(cards[2])
    assert [p.zone for p in cards] == ["Graveyard", "Graveyard", "Hand"]
    assert t.count(ALICE, DECK) == 10


def test_it_mills_what_is_there_and_may_find_no_equip(t: Table) -> None:
    t.game.state.places[ALICE][DECK].clear()
    cards = t.deck(ALICE, PAWN, SET)
    burst(t, 12)
    assert [p.zone for p in cards] == ["Graveyard", "Graveyard"]
    assert t.in_hand(ALICE) == 0


def test_it_strikes_harder_with_an_equip(t: Table) -> None:
    dragon, bare = t.unit(ALICE, rare(12)), t.unit(ALICE, rare(12))
    one, two = t.unit(ALICE, FILLER), t.unit(ALICE, FILLER)
    t.colors(ALICE, Red=9)
    for equip in (one, two):
        t.choose(("equip", equip, dragon))
    assert (dragon.break_, bare.break_) == (4, 1)
    t.choose(("equip", one, bare))
    assert (dragon.break_, bare.break_) == (4, 4)
    t.line(bare, "[On Entry] Destroy all Equips.")
    assert (dragon.break_, bare.break_) == (1, 1)


# R 013


@pytest.mark.parametrize("gained", [5, 6])
def test_it_sends_back_who_attacks_when_6_lives_are_gained(t: Table, gained: int) -> None:
    attacker, strategist = t.unit(ALICE, PLAIN), t.shadow(BOB, rare(13))
    t.unit(CAROL, SET)
    t.gained(BOB, gained)
    t.wall(BOB, ALICE, 3)
    t.attack(attacker, BOB)
    t.choose(strategist)
    assert strategist.zone == "Battlefield"
    if gained == 6:
        assert len(t.choice.options) == 3
        t.choose(attacker)
        assert (attacker.zone, t.wall(BOB, ALICE)) == ("Hand", 3)
        assert t.choice.seat == ALICE
    else:
        t.choose("no-block")
        assert (attacker.zone, t.wall(BOB, ALICE)) == ("Battlefield", 1)


@pytest.mark.parametrize(("unit", "target"), [(PAWN, BOB), (PLAIN, CAROL)])
def test_it_waits_for_cost_3_against_its_player(t: Table, unit: str, target: int) -> None:
    attacker, strategist = t.unit(ALICE, unit), t.shadow(BOB, rare(13))
    t.attack(attacker, target)
    while t.choice.seat == BOB:
        assert f"shadow {strategist.name}" not in t.offered()
        t.choose("pass")
    assert strategist.zone == "Shadow Zone"


def test_it_draws_2_when_destroyed_face_down(t: Table) -> None:
    strategist, breaker = t.shadow(BOB, rare(13)), t.unit(ALICE, SET)
    t.line(breaker, "[On Entry] Choose 1 card in the Shadow Zone; destroy it.")
    while t.choice.kind == "moment":
        t.choose("pass")
    assert (strategist.zone, t.in_hand(BOB)) == ("Graveyard", 2)
    shown = t.unit(BOB, rare(13))
    t.line(breaker, "[On Entry] Choose 1 opponent's Unit; destroy it.")
    assert (shown.zone, t.in_hand(BOB)) == ("Graveyard", 2)


# R 014


@pytest.mark.parametrize(("gained", "drawn"), [(3, 0), (4, 2)])
def test_it_draws_2_when_4_lives_are_gained(t: Table, gained: int, drawn: int) -> None:
    t.gained(ALICE, gained)
    basin = t.hand(ALICE, rare(14))
    t.colors(ALICE, Blue=4)
    t.play(basin)
    assert (t.in_hand(ALICE), basin.zone) == (drawn, "Battlefield")


def test_it_raises_a_cost_in_the_turn_it_enters(t: Table) -> None:
    pawn, hidden = t.unit(ALICE, PAWN), t.unit(BOB, HIDDEN)
    basin = t.enter(ALICE, rare(14))
    t.choose(("activate", basin))
    assert len(t.choice.options) == 3
    t.choose(hidden)
    assert (hidden.cost, pawn.cost, basin.rested) == (4, 2, True)
    assert f"activate {basin.name}" not in t.offered()
    t.end_turn()
    assert hidden.cost == 0


def test_it_returns_a_spell(t: Table) -> None:
    shot, pawn = t.graveyard(ALICE, SHOT, PAWN)
    burst(t, 14)
    assert (shot.zone, pawn.zone) == ("Hand", "Graveyard")


# R 015


def test_it_takes_the_unit_that_beats_it_along(t: Table) -> None:
    pumpkin, strong = t.unit(ALICE, rare(15)), t.unit(BOB, "TD-01 LEG 15/20")
    t.attack(pumpkin, BOB)
    t.choose(strong)
    assert (pumpkin.zone, strong.zone) == ("Graveyard", "Graveyard")


def test_it_spares_whom_it_beats_or_is_not_beaten_by(t: Table) -> None:
    pumpkin, weak = t.unit(ALICE, rare(15)), t.unit(BOB, GIANT)
    t.attack(pumpkin, BOB)
    t.choose(weak)
    assert (pumpkin.zone, weak.zone) == ("Battlefield", "Graveyard")


@pytest.mark.parametrize(("units", "paid"), [(0, 8), (1, 8), (2, 7), (5, 6), (12, 2), (20, 2)])
def test_it_costs_1_less_for_every_2_dead_units(t: Table, units: int, paid: int) -> None:
    pumpkin = t.hand(ALICE, rare(15))
    t.graveyard(ALICE, *[PAWN] * units, SHOT)
    t.graveyard(BOB, PAWN, PAWN)
    t.colors(ALICE, Purple=8)
    t.play(pumpkin)
    assert t.colors(ALICE)[3] == 8 - paid


# R 016


def test_it_attacks_again_for_each_unit_it_gives_up(t: Table) -> None:
    maiden, epic = t.unit(ALICE, rare(16)), t.unit(ALICE, EPIC)
    pawns = [t.unit(ALICE, PAWN) for _ in range(3)]
    t.unit(BOB, PAWN, rested=True)
    t.wall(BOB, ALICE, 3)
    for n, pawn in enumerate(pawns):
        assert not maiden.rested
        t.attack(maiden, BOB)
        t.choose("stack")
        assert len(t.choice.options) == 4 - n
        t.choose(pawn)
        assert pawn.zone == "Graveyard"
    assert maiden.rested
    assert epic.zone == "Battlefield"


def test_it_may_give_up_none_and_ignores_other_losses(t: Table) -> None:
    maiden, pawn = t.unit(ALICE, rare(16)), t.unit(ALICE, PAWN)
    theirs, set_ = t.unit(BOB, PAWN, rested=True), t.unit(ALICE, SET)
    t.attack(maiden, BOB)
    t.choose("pass")
    assert (pawn.zone, maiden.rested) == ("Battlefield", True)
    t.line(maiden, "[On Attack] Choose 1 opponent's Unit; destroy it.")
    t.line(maiden, "[On Attack] Choose 1 Set on the Battlefield; destroy it.")
    assert (theirs.zone, set_.zone) == ("Graveyard", "Graveyard")
    assert maiden.rested


def test_it_lets_each_opponent_choose_a_card_to_lose(t: Table) -> None:
    pawn, epic, own = t.unit(CAROL, PAWN), t.unit(CAROL, EPIC), t.unit(ALICE, PAWN)
    theirs, keep = t.unit(BOB, SET), t.unit(BOB, PAWN)
    burst(t, 16)
    assert t.choice.seat == BOB
    t.choose(theirs)
    assert (t.choice.seat, theirs.zone) == (CAROL, "Battlefield")
    t.choose(epic)
    assert (theirs.zone, epic.zone) == ("Graveyard", "Deck")
    assert {p.zone for p in (pawn, own, keep)} == {"Battlefield"}


# R 017


def test_it_discards_a_card_on_entry(t: Table) -> None:
    card, other = t.hand(ALICE, PAWN), t.hand(ALICE, SHOT)
    t.enter(ALICE, rare(17))
    t.choose(card)
    assert (card.zone, other.zone) == ("Graveyard", "Hand")


def test_it_discards_nothing_from_an_empty_hand(t: Table) -> None:
    god = t.enter(ALICE, rare(17))
    assert (god.zone, t.in_graveyard(ALICE), t.choice.kind) == ("Battlefield", [], "main")


def test_it_lets_everyone_draw_2_when_destroyed_only(t: Table) -> None:
    god, sent = t.unit(BOB, rare(17)), t.unit(BOB, rare(17))
    t.line(sent, "[Activate] Send this card to the Graveyard.")
    assert (sent.zone, t.in_hand(BOB)) == ("Graveyard", 0)
    t.line(god, "[On Entry] Destroy this Unit.")
    assert [t.in_hand(seat) for seat in (ALICE, BOB, CAROL)] == [2, 2, 2]


def test_it_draws_then_discards_before_the_color(t: Table) -> None:
    god, pawn = t.hand(ALICE, rare(17)), t.hand(ALICE, PAWN)
    t.choose(("charge", god))
    assert (t.in_hand(ALICE), sum(t.colors(ALICE))) == (2, 0)
    t.choose(pawn)
    assert (pawn.zone, god.zone, t.in_hand(ALICE)) == ("Graveyard", "Graveyard", 1)
    assert t.colors(ALICE) == [0, 0, 0, 1]


def test_it_takes_control_until_its_players_next_turn() -> None:
    t = Table(turn=BOB)
    epic, pawn = t.unit(BOB, EPIC, souls=[PAWN]), t.unit(CAROL, PAWN)
    mine = t.unit(ALICE, PAWN)
    burst(t, 17)
    assert sorted(t.offered()) == sorted(f"choose {p.name}" for p in (epic, pawn))
    t.choose(epic)
    assert (epic.seat, epic.zone, len(epic.souls), mine.seat) == (ALICE, "Battlefield", 1, ALICE)
    t.end_turn()
    assert epic.seat == ALICE
    t.end_turn()
    assert (t.game.state.turn_seat, epic.seat) == (ALICE, BOB)


# R 018


@pytest.mark.parametrize("taken", [0, 2, 3])
def test_it_is_played_for_7_and_raises_one_unit_a_turn(t: Table, taken: int) -> None:
    rising = t.hand(ALICE, rare(18))
    dead = t.graveyard(ALICE, PAWN, PLAIN, HIDDEN, "TD-01 C 086/102", SHOT)
    t.colors(ALICE, Purple=7)
    t.play(rising)
    assert len(t.choice.options) == 3
    t.choose(*dead[:taken])
    assert len(rising.souls) == taken
    t.choose("done")
    if t.choice.seat == ALICE and t.choice.kind in ("attack", "main"):
        t.choose("done")
    if taken:
        t.choose(dead[1])
    assert [p.zone for p in dead].count("Battlefield") == min(taken, 1)
    assert len(rising.souls) == max(taken - 1, 0)
    assert t.game.state.turn_seat == BOB


def test_it_is_set_and_flipped_in_an_opponents_turn(t: Table) -> None:
    t.hand(ALICE, rare(18))
    t.choose("set")
    t.end_turn()
    t.graveyard(ALICE, PAWN)
    mine, theirs = t.unit(ALICE, GIANT), t.unit(BOB, PAWN)
    t.attack(theirs, ALICE)
    while "shadow Undead Uprising!" not in t.offered():
        t.choose(mine if t.choice.kind == "block" else "pass")
    t.choose(rare(18))
    t.choose(PAWN)
    (rising,) = [uid for uid in t.game.battlefield(ALICE) if uid != mine.uid]
    assert [t.game.cards[uid].name for uid in t.game.live(rising).souls] == ["Demon of Gluttony"]


def test_it_is_not_flipped_in_its_players_turn(t: Table) -> None:
    hidden = t.shadow(ALICE, rare(18))
    mine, theirs = t.unit(ALICE, GIANT), t.unit(BOB, PAWN)
    t.attack(mine, BOB)
    while t.choice.kind in ("moment", "block"):
        assert f"shadow {hidden.name}" not in t.offered()
        t.choose("pass" if t.choice.kind == "moment" else theirs)
    assert (hidden.zone, theirs.zone) == ("Shadow Zone", "Graveyard")


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_it_raises_up_to_2_units_by_burst(t: Table, taken: int) -> None:
    dead = t.graveyard(ALICE, PAWN, HIDDEN, DRAGON, PLAIN)
    t.graveyard(BOB, PAWN)
    burst(t, 18)
    assert len(t.choice.options) == 3
    t.choose(*dead[:taken])
    if t.choice.kind == "choose":
        t.choose(dead[0])
    assert [p.zone for p in dead].count("Battlefield") == taken


# R 019


@pytest.mark.parametrize(("counters", "answer"), [(2, "stack"), (3, "pass"), (1, "")])
def test_it_cannot_be_blocked_for_2_counters(t: Table, counters: int, answer: str) -> None:
    general, other = t.unit(ALICE, rare(19)), t.unit(ALICE, PAWN)
    t.unit(BOB, PAWN)
    t.counters(ALICE, counters)
    t.wall(BOB, ALICE, 3)
    t.attack(general, BOB)
    if answer:
        t.choose(answer)
    if answer == "stack":
        assert (t.wall(BOB, ALICE), t.counters(ALICE)) == (1, 0)
        t.attack(other, BOB)
    assert t.choice.kind == "block"


# R 020


@pytest.mark.parametrize("counters", [0, 5, 6])
def test_it_falls_with_5_or_fewer_counters(t: Table, counters: int) -> None:
    assassin = t.hand(ALICE, rare(20))
    t.counters(ALICE, counters)
    t.colors(ALICE, Blue=1)
    t.play(assassin)
    assert assassin.zone == ("Battlefield" if counters == 6 else "Graveyard")
    assert t.counters(ALICE) == counters
