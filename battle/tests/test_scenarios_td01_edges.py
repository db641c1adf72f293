"""Where the high rarities of Blaze meet the rulebook's finer points (chapters 8, 9 and 11)."""

import pytest

from battle.rules.trinity.moving import enter
from battle.rules.trinity.zones import DECK, SOUL
from battle.tests.blaze import HIDDEN, PLAIN, leg, rare
from battle.tests.cast import EPIC, GIANT, LILY, PAWN, SET, SHOT, flip
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table

DESTROY_ALL = "[On Entry] Destroy all Units with Power 1000 or more."


def empty_deck(t: Table, seat: int) -> None:
    """Nothing to draw."""
    t.game.state.places[seat][DECK].clear()


def enter_together(t: Table, souls: int) -> tuple[Piece, Piece]:
    """Omega with Souls and Rei enter at the same moment; both have an [On Entry]."""
    t.pause()
    omega, rei = (t.hand(ALICE, leg(n)) for n in (20, 9))
    for piece in (omega, rei):
        enter(t.game, piece.uid, ALICE)
    t.game.live(omega.uid).souls = [t.put(ALICE, SHOT, SOUL).uid for _ in range(souls)]
    t.game.run()
    return omega, rei


@pytest.mark.rule("S9.1.1", "S9.1.2", "S9.1.7", "S9.4.1")
def test_it_cannot_pay_with_souls_that_are_gone(t: Table) -> None:
    omega, rei = enter_together(t, 4)
    t.choose(omega)
    assert omega.souls == []
    assert (omega.zone, rei.zone) == ("Battlefield", "Battlefield")


@pytest.mark.rule("S9.1.1", "S9.1.2", "S9.1.6")
def test_it_resolves_although_its_card_was_destroyed(t: Table) -> None:
    host = t.unit(BOB, SET, souls=[SHOT, SHOT])
    t.deck(ALICE, PAWN)
    omega, rei = enter_together(t, 4)
    t.choose(rei)
    t.choose(omega)
    assert omega.souls == []
    assert rei.zone == "Judgment Area"
    t.choose(PAWN)
    assert (host.souls, rei.zone) == ([], "Graveyard")


@pytest.mark.rule("S9.2.1", "S11.21")
def test_it_returns_shots_that_were_its_souls(t: Table) -> None:
    dragon = t.unit(ALICE, leg(12), souls=[SHOT, PAWN])
    t.counters(ALICE, 5)
    t.line(dragon, "[On Entry] Destroy this Unit.")
    assert (t.in_hand(ALICE), sorted(t.in_graveyard(ALICE))) == (
        1,
        sorted([dragon.name, "Demon of Gluttony"]),
    )


@pytest.mark.rule("S11.10")
def test_it_uses_its_on_destroy_and_stays(t: Table) -> None:
    god = t.unit(BOB, rare(17))
    t.line(god, "[On Entry] This Unit does not leave the Battlefield when destroyed this turn.")
    t.line(god, "[On Entry] Destroy this Unit.")
    assert [t.in_hand(seat) for seat in (ALICE, BOB, CAROL)] == [2, 2, 2]
    assert god.zone == "Battlefield"


@pytest.mark.rule("S11.22", "S2.4.1")
@pytest.mark.parametrize(
    ("line", "drawn"),
    [
        ("[On Entry] Choose 1 of your Units; destroy it. Then, draw 1 card.", 0),
        ("[On Entry] Send 1 of your Units to the Graveyard. Then, draw 1 card.", 1),
        ("[On Entry] Send 1 of your Units to the Graveyard ▶ Draw 1 card.", 1),
    ],
)
def test_it_finds_the_epic_in_the_deck_when_it_was_sent(t: Table, line: str, drawn: int) -> None:
    epic, user = t.unit(ALICE, EPIC), t.unit(ALICE, SET)
    empty_deck(t, ALICE)
    t.line(user, line)
    assert t.in_hand(ALICE) == drawn
    assert epic.zone == ("Hand" if drawn else "Deck")


@pytest.mark.rule("S11.24", "S2.4.1")
def test_it_finds_a_discarded_epic_in_the_deck(t: Table) -> None:
    epic, user = t.hand(ALICE, EPIC), t.unit(ALICE, SET)
    empty_deck(t, ALICE)
    t.line(user, "[On Entry] Discard 1 card. Then, draw 1 card.")
    t.choose(epic)
    assert (epic.zone, t.count(ALICE, DECK)) == ("Hand", 0)


@pytest.mark.rule("S2.4.2")
def test_it_gives_its_color_and_is_shuffled_into_the_deck(t: Table) -> None:
    epic = t.hand(ALICE, EPIC)
    t.choose(("charge", epic))
    assert (epic.zone, t.colors(ALICE)) == ("Deck", [0, 0, 1, 0])


@pytest.mark.rule("S11.25")
def test_it_forgets_what_it_was_when_it_leaves(t: Table) -> None:
    basin, pawn = t.unit(ALICE, rare(14)), t.unit(BOB, PAWN)
    t.line(basin, "[On Entry] Choose 1 Unit; it gets +3000 Power and +1 Break this turn.")
    t.choose(("activate", basin))
    t.choose(pawn)
    assert (pawn.power, pawn.break_, pawn.cost) == (5000, 3, 6)
    t.line(basin, "[On Entry] Choose 1 Unit; return it to its owner's Hand.")
    assert (pawn.power, pawn.cost) == (2000, 2)
    enter(t.game, pawn.uid, BOB)
    assert (pawn.power, pawn.break_, pawn.cost) == (2000, 2, 2)


# Damage under way


def hit(burst: str, attacker: str = GIANT) -> tuple[Table, Piece]:
    """Bob's Unit hits Life of Alice where this card lies on top."""
    t = Table(phase="combat", turn=BOB)
    unit = t.unit(BOB, attacker)
    t.wall(ALICE, BOB, 0)
    t.life(ALICE, BOB, burst)
    t.attack(unit, ALICE)
    return t, unit


@pytest.mark.rule("R36")
@pytest.mark.parametrize(("burst", "zone", "seat"), [(leg(10), "Hand", BOB),
                                                     (rare(17), "Battlefield", ALICE)])  # fmt: skip
def test_it_goes_on_with_damage_when_its_attacker_is_gone(burst: str, zone: str, seat: int) -> None:
    t, unit = hit(burst)
    assert (unit.zone, unit.seat) == (zone, seat)
    assert t.in_gained(BOB) == 3


@pytest.mark.rule("R36")
def test_it_ends_its_attack_by_destroying_itself(t: Table) -> None:
    maiden = t.unit(ALICE, rare(16))
    t.wall(BOB, ALICE, 2)
    t.attack(maiden, BOB)
    t.choose("stack")
    assert (maiden.zone, t.wall(BOB, ALICE), t.in_gained(ALICE)) == ("Graveyard", 2, 0)


@pytest.mark.rule("S8.5.1", "S8.5.2", "S8.5.3", "S8.5.4")
def test_it_burns_when_the_last_life_card_is_hit(t: Table) -> None:
    angry, attacker = t.unit(ALICE, rare(8)), t.unit(ALICE, GIANT)
    t.wall(BOB, ALICE, 0)
    (last,) = t.life(BOB, ALICE, LILY)
    del t.game.state.places[BOB][t.game.state.zone[last.uid]][:-1]
    t.attack(attacker, BOB)
    assert t.wall(BOB, ALICE) == 3
    assert (t.in_hand(BOB), t.colors(BOB)[3]) == (1, 2)
    assert (t.in_gained(ALICE), last.zone) == (1, "Gained Life")
    assert angry.power == 4000


@pytest.mark.rule("R38")
def test_it_loses_damage_on_an_empty_pile(t: Table) -> None:
    eater = t.unit(ALICE, leg(16))
    t.wall(BOB, ALICE, 0)
    (last,) = t.life(BOB, ALICE, LILY)
    t.game.state.places[BOB][t.game.state.zone[last.uid]].clear()
    t.attack(eater, BOB)
    assert (t.in_gained(ALICE), t.in_hand(ALICE), t.wall(BOB, ALICE)) == (0, 0, 0)


@pytest.mark.rule("S8.4.4")
@pytest.mark.parametrize("gained", [10, 11])
def test_it_wins_with_the_card_given_in_exchange(gained: int) -> None:
    t = Table(phase="combat", turn=BOB)
    unit = t.unit(BOB, "TD-01 C 072/102")
    t.gained(BOB, gained)
    t.graveyard(ALICE, PAWN)
    t.wall(ALICE, BOB, 0)
    t.life(ALICE, BOB, rare(19))
    t.attack(unit, ALICE)
    t.choose("yes")
    assert t.game.state.over == ("won" if gained == 11 else "")
    assert t.game.state.winner == (BOB if gained == 11 else None)


# Souls and summons


@pytest.mark.rule("S10.3.3", "S10.3.4", "R31")
def test_it_adds_a_shadow_unit_and_drops_the_equip(t: Table) -> None:
    under, hidden = t.unit(ALICE, PLAIN, souls=[SHOT]), t.unit(ALICE, HIDDEN)
    equip, top = t.unit(ALICE, FILLER), t.hand(ALICE, rare(4))
    t.game.live(equip.uid).on = under.uid
    t.play(top, "shinra")
    t.choose(hidden)
    assert top.souls == [hidden.name, under.name]
    assert (equip.zone, t.game.live(equip.uid).on) == ("Battlefield", -1)
    assert t.in_graveyard(ALICE) == ["Three-Way Benefit!"]


@pytest.mark.rule("S10.3.1")
def test_it_is_summoned_on_elfaris_and_what_lay_under_it(t: Table) -> None:
    elfaris = t.unit(ALICE, leg(5), souls=[PLAIN, SHOT])
    god = t.hand(ALICE, leg(8))
    t.play(god, "shinra")
    t.choose(elfaris)
    assert (elfaris.zone, t.in_graveyard(ALICE)) == ("Soul", ["Three-Way Benefit!"])
    assert t.choice.kind == "choose"
    assert len(t.choice.options) == 2


@pytest.mark.rule("S10.4.3")
def test_it_counts_no_souls_and_no_hidden_cards_for_requiem(t: Table) -> None:
    dragon, user = t.hand(ALICE, "TD-01 X04/04"), t.unit(CAROL, SET)
    t.unit(BOB, PAWN, souls=[PAWN, PAWN])
    t.shadow(ALICE, HIDDEN)
    t.line(user, DESTROY_ALL)
    t.line(user, "[On Entry] Choose 1 card in the Shadow Zone; destroy it.")
    while t.choice.kind == "moment":
        t.choose("pass")
    t.unit(BOB, PAWN)
    t.line(user, DESTROY_ALL)
    assert f"play {dragon.name}" not in t.offered()
    t.unit(BOB, PAWN)
    t.line(user, DESTROY_ALL)
    assert f"play {dragon.name}" in t.offered()


def test_it_asks_in_turn_order_whoever_uses_it() -> None:
    t = Table(turn=BOB)
    for seat in (ALICE, BOB, CAROL):
        t.unit(seat, PAWN, souls=[SHOT])
        t.unit(seat, GIANT, souls=[SHOT])
    flip(t, leg(9))
    asked = []
    for _ in range(3):
        asked.append(t.choice.seat)
        t.choose(PAWN)
    assert asked == [BOB, CAROL, ALICE]
