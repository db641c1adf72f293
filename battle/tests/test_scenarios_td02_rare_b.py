"""The Rares of Phantom (TD-02 R 011 to 020), line by line."""

import pytest

from battle.rules.trinity.zones import DECK
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table

PAWN = "TD-01 C 071/102"
"""Red Beast and War Knight, Cost 2, 2000 Power, Break 2."""
GIANT = "TD-01 U 032/102"
"""Yellow Dragon and Elemental, Cost 6, 6000 Power, Break 3."""
SET = "TD-01 U 037/102"
GEAR = "TD-01 C 070/102"
"""Machine, Cost 2; its [On Entry] gets 2 Trinity Counters."""
BENEFIT = "TD-01 C 091/102"
"""Its [Oni Charge] gets 1 Trinity Counter."""
SPARROW = "TD-01 C 089/102"
"""Cost 3, with [Jigoku Back]; its [On Entry] gets 1 Trinity Counter."""
SHADOW = "TD-01 U 030/102"
EPIC = "TD-01 X03/04"


def rare(n: int) -> str:
    """A Rare's id."""
    return f"TD-02 R {n:03}/102"


def flip(t: Table, card: str) -> Piece:
    """Bob's damage flips a Life card of Alice."""
    piece = t.hand(ALICE, card)
    t.flip(piece, by=BOB)
    return piece


def zones(*pieces: Piece) -> list[str]:
    """Where they lie."""
    return [piece.zone for piece in pieces]


def destroy_all(t: Table, text: str) -> None:
    """Destroy all cards that a phrase means."""
    t.line(t.unit(CAROL, SET), f"[On Entry] Destroy all {text}.")


# R 011


@pytest.mark.parametrize(("mine", "theirs", "times"), [(2, 0, 2), (1, 1, 1), (0, 2, 0)])
def test_it_grows_for_each_own_unit_destroyed(t: Table, mine: int, theirs: int, times: int) -> None:
    pearl = t.unit(ALICE, rare(11))
    for seat, n in ((ALICE, mine), (BOB, theirs)):
        for _ in range(n):
            t.unit(seat, PAWN)
    destroy_all(t, "Units with Power 2000 or less")
    while t.choice.kind == "moment":
        t.choose("stack")
    assert (pearl.power, pearl.break_) == (4000 + 3000 * times, 2 + 2 * times)
    t.end_turn()
    assert (pearl.power, pearl.break_) == (4000, 2)


def test_it_does_not_grow_for_a_set_or_a_unit_that_was_sent(t: Table) -> None:
    pearl, spell = t.unit(ALICE, rare(11)), t.unit(ALICE, SET)
    t.unit(ALICE, PAWN)
    t.line(pearl, "[On Entry] Choose 1 Set on the Battlefield; destroy it.")
    t.line(pearl, "[On Attack] (Optional) Send 1 of your Units with Cost exactly 2 to the Graveyard"
           " ▶ Draw 1 card.")  # fmt: skip
    assert (spell.zone, t.in_hand(ALICE), pearl.power) == ("Graveyard", 1, 4000)


@pytest.mark.rule("R14")
def test_it_sends_a_cheap_card_from_the_deck_when_it_is_charged(t: Table) -> None:
    pearl = t.hand(ALICE, rare(11))
    wanted, dear = t.deck(ALICE, SPARROW, GIANT)
    t.choose(("charge", pearl))
    assert f"search {dear.name}" not in t.offered()
    assert t.colors(ALICE)[2] == 0
    t.choose(wanted)
    t.choose("stack")
    assert (wanted.zone, t.counters(ALICE), t.colors(ALICE)[2]) == ("Battlefield", 1, 1)
    assert t.game.view(ALICE)["zones"][ALICE]["Deck"]["known"] == []


def test_it_sends_nothing_when_no_card_is_cheap(t: Table) -> None:
    pearl = t.hand(ALICE, rare(11))
    del t.game.state.places[ALICE][DECK][:]
    (dear,) = t.deck(ALICE, GIANT)
    t.choose(("charge", pearl))
    assert (dear.zone, t.colors(ALICE)[2], t.in_graveyard(ALICE)) == ("Deck", 1, [pearl.name])


def test_it_draws_and_takes_a_soul_back_by_burst(t: Table) -> None:
    t.unit(ALICE, PAWN, souls=[GEAR]), t.unit(ALICE, SET, souls=[FILLER])
    t.unit(BOB, PAWN, souls=[SPARROW])
    flip(t, rare(11))
    assert len(t.choice.options) == 2
    t.choose(GEAR)
    assert (t.in_hand(ALICE), t.in_graveyard(ALICE)) == (2, [])


# R 012


def test_it_combines_with_machines_and_equips(t: Table) -> None:
    jumper, equip = t.unit(ALICE, rare(12), fresh=True), t.unit(ALICE, FILLER)
    t.unit(ALICE, SET), t.unit(ALICE, PAWN)
    assert f"activate {jumper.name}" not in t.offered()
    gear = t.unit(ALICE, GEAR)
    t.pause()
    t.game.run()
    t.choose(("activate", jumper))
    assert zones(gear, equip) == ["Soul", "Soul"]
    assert (jumper.power, jumper.break_, jumper.auras) == (7000, 4, {"Quick Aura"})


@pytest.mark.parametrize(("souls", "answer"), [(2, "stack"), (2, "pass"), (1, "")])
def test_it_searches_for_2_souls(t: Table, souls: int, answer: str) -> None:
    jumper = t.unit(ALICE, rare(12), souls=[PAWN] * souls)
    wanted, _ = t.deck(ALICE, GIANT, PAWN)
    t.wall(BOB, ALICE, 3)
    t.attack(jumper, BOB)
    if answer:
        t.choose(answer)
    if answer == "stack":
        t.choose(wanted)
    assert wanted.zone == ("Hand" if answer == "stack" else "Deck")
    assert len(jumper.souls) == (0 if answer == "stack" else souls)


@pytest.mark.rule("R21", "R41")
def test_it_takes_an_equip_off_and_keeps_it(t: Table) -> None:
    bearer, mine = t.unit(BOB, PAWN), t.unit(ALICE, PAWN)
    equip, own = t.unit(BOB, "TD-02 C 074/102"), t.unit(ALICE, SET)
    t.game.live(equip.uid).on = bearer.uid
    t.game.changed()
    assert bearer.power > 2000
    flip(t, rare(12))
    assert (equip.seat, own.seat, bearer.power) == (ALICE, ALICE, 2000)
    for _ in range(3):
        t.end_turn()
    t.colors(ALICE, Red=1)
    t.pause()
    t.game.run()
    t.choose(("equip", mine))
    assert (equip.seat, mine.power > 2000) == (ALICE, True)
    t.line(mine, "[Burst] Choose 1 Equip on the Battlefield; destroy it.")
    assert (equip.zone, equip.seat, mine.power) == ("Graveyard", BOB, 2000)


@pytest.mark.rule("R21", "R41")
def test_it_takes_a_set_without_its_entry(t: Table) -> None:
    altar, unit = t.unit(BOB, SET), t.unit(CAROL, PAWN)
    flip(t, rare(12))
    assert (altar.seat, unit.seat, t.in_hand(ALICE)) == (ALICE, CAROL, 0)
    t.end_turn()
    assert altar.seat == ALICE


# R 013


@pytest.mark.parametrize(("gained", "zone"), [(7, "Hand"), (8, "Battlefield")])
def test_it_puts_a_unit_from_the_hand_with_8_gained(t: Table, gained: int, zone: str) -> None:
    held, spell = t.hand(ALICE, EPIC), t.hand(ALICE, SET)
    t.gained(ALICE, gained)
    t.enter(ALICE, rare(13))
    if gained == 8:
        assert len(t.choice.options) == 1
        t.choose(held)
    assert (held.zone, spell.zone, sum(t.colors(ALICE))) == (zone, "Hand", 0)


@pytest.mark.rule("R32")
def test_it_draws_and_discards_in_the_turn_it_enters(t: Table) -> None:
    city, held = t.hand(ALICE, rare(13)), t.hand(ALICE, PAWN)
    t.colors(ALICE, Blue=3)
    t.play(city)
    t.choose(("activate", city))
    assert t.in_hand(ALICE) == 2
    t.choose(held)
    assert (city.rested, held.zone, t.in_hand(ALICE)) == (True, "Graveyard", 1)
    assert f"activate {city.name}" not in t.offered()


# R 014


@pytest.mark.parametrize("souls", [0, 1])
def test_it_takes_a_unit_of_each_opponent_along_when_it_had_souls(t: Table, souls: int) -> None:
    general, mine = t.unit(ALICE, rare(14), souls=[PAWN] * souls), t.unit(ALICE, GIANT)
    one, two, carols = t.unit(BOB, GIANT), t.unit(BOB, PAWN), t.unit(CAROL, PAWN)
    destroy_all(t, "Units with Power exactly 4000")
    if souls:
        assert t.choice.seat == BOB
        t.choose(one)
    gone = "Graveyard" if souls else "Battlefield"
    assert zones(general, one, two, carols, mine) == [
        "Graveyard", gone, "Battlefield", gone, "Battlefield",
    ]  # fmt: skip


def test_each_opponent_loses_a_unit_by_burst(t: Table) -> None:
    one, two, carols, mine = (t.unit(seat, PAWN) for seat in (BOB, BOB, CAROL, ALICE))
    spell = t.unit(BOB, SET)
    flip(t, rare(14))
    assert len(t.choice.options) == 2
    t.choose(two)
    assert zones(one, two, carols, mine, spell) == [
        "Battlefield", "Graveyard", "Graveyard", "Battlefield", "Battlefield",
    ]  # fmt: skip


# R 015


def test_it_uses_an_oni_charge_on_entry_and_when_destroyed(t: Table) -> None:
    t.graveyard(ALICE, BENEFIT, PAWN)
    t.graveyard(BOB, "TD-02 C 091/102")
    nerva = t.enter(ALICE, rare(15))
    assert t.counters(ALICE) == 1
    (other,) = t.graveyard(ALICE, "TD-02 C 091/102")
    destroy_all(t, "Units")
    t.choose(other)
    assert (nerva.zone, other.zone) == ("Graveyard", "Graveyard")
    assert (t.counters(ALICE), [t.in_hand(seat) for seat in range(3)]) == (1, [1, 1, 1])


def test_it_asks_before_an_optional_oni_charge_that_moves_its_card(t: Table) -> None:
    (girl,) = t.graveyard(ALICE, "TD-02 U 025/102")
    nerva = t.enter(ALICE, rare(15))
    t.choose("yes")
    assert (girl.zone, nerva.souls) == ("Soul", [girl.name])


def test_it_does_nothing_without_an_oni_charge(t: Table) -> None:
    t.graveyard(ALICE, PAWN, FILLER)
    t.enter(ALICE, rare(15))
    assert (t.choice.kind, t.counters(ALICE)) == ("main", 0)


# R 016


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


def test_its_bad_aura_ends_when_its_turn_begins(t: Table) -> None:
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
    flip(t, rare(16))
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
    t.wall(BOB, ALICE, 1), t.wall(BOB, CAROL, 0)
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
    t.wall(ALICE, BOB, wall), t.wall(ALICE, CAROL, 3 - wall)
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
        flip(t, rare(18))
        t.choose("yes")
        t.choose(cost)
    else:
        t.colors(ALICE, Purple=5)
        t.play(t.hand(ALICE, rare(18)))


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
    flip(t, rare(18))
    t.choose(answer)
    assert buried.zone == "Graveyard"


# R 019


def reactivate(t: Table, way: str) -> None:
    """Alice plays Reactivation Spell with an Advantage Wall, or it is her Burst."""
    t.wall(ALICE, BOB, 3), t.wall(ALICE, CAROL, 1)
    if way == "burst":
        flip(t, rare(19))
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
    t.wall(ALICE, BOB, 1), t.wall(ALICE, CAROL, 0)
    t.colors(ALICE, Red=1, Blue=1, Purple=1)
    t.play(t.hand(ALICE, rare(19)))
    assert (t.counters(ALICE), t.wall(ALICE, BOB)) == (0, 1)


@pytest.mark.rule("S2.3.5")
def test_it_can_not_use_a_line_that_was_used_up_this_turn(t: Table) -> None:
    tiger = t.unit(ALICE, rare(6), souls=[PAWN, PAWN])
    tired = t.unit(ALICE, PAWN, rested=True)
    for readied in (True, False):
        t.wall(ALICE, BOB, 3), t.wall(ALICE, CAROL, 1)
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
