"""The Legends of Phantom (TD-02 LEG 01 to 10), line by line; the Bursts stand at their cards."""

import pytest

from battle.rules.trinity.zones import DECK, LEFT, RIGHT
from battle.tests.table import ALICE, BOB, CAROL, FILLER, Piece, Table

PAWN = "TD-01 C 071/102"
"""Red Beast and War Knight, Cost 2, 2000 Power, Break 2."""
GIANT = "TD-01 U 032/102"
"""Yellow Dragon and Elemental, Cost 6, 6000 Power, Break 3."""
SET = "TD-01 U 037/102"
SHOT = "TD-01 C 091/102"
EPIC = "TD-01 X03/04"


def leg(n: int) -> str:
    """A Legend's id."""
    return f"TD-02 LEG {n:02}/20"


def flip(t: Table, card: str) -> Piece:
    """Bob's damage flips a Life card of Alice."""
    piece = t.hand(ALICE, card)
    t.flip(piece, by=BOB)
    return piece


def ready(t: Table) -> None:
    """Ask the open choice anew, for a board that was changed."""
    t.pause()
    t.game.run()


# LEG 01


@pytest.mark.rule("R12")
def test_it_surges_for_4_and_each_opponent_takes_a_color(t: Table) -> None:
    dragon = t.hand(ALICE, leg(1))
    t.colors(ALICE, Red=2, Blue=3)
    t.play(dragon, "surge")
    t.choose("Yellow")
    assert t.choice.seat == CAROL
    t.choose("Red")
    assert (dragon.zone, sum(t.colors(ALICE))) == ("Battlefield", 1)
    assert (t.colors(BOB), t.colors(CAROL)) == ([0, 1, 0, 0], [1, 0, 0, 0])


@pytest.mark.rule("R12")
@pytest.mark.parametrize(
    ("colors", "ways"),
    [({"Red": 1, "Blue": 6}, []), ({"Red": 3}, []), ({"Red": 4}, ["surge"]),
     ({"Red": 2, "Blue": 6}, ["play", "surge"])],
)  # fmt: skip
def test_it_keeps_its_color_condition_when_it_surges(
    t: Table, colors: dict[str, int], ways: list[str]
) -> None:
    dragon = t.hand(ALICE, leg(1))
    t.colors(ALICE, **colors)
    offered = [o.split(" ", 1)[0] for o in t.offered() if o.endswith(f" {dragon.name}")]
    assert [way for way in offered if way != "charge"] == ways
    if "play" in ways:
        t.play(dragon)
        assert (sum(t.colors(ALICE)), t.colors(BOB)) == (0, [0, 0, 0, 0])


def test_it_draws_4_and_discards_2_by_burst(t: Table) -> None:
    held = t.hand(ALICE, PAWN)
    drawn = t.game.state.places[ALICE][DECK][-4:]
    flip(t, leg(1))
    assert t.in_hand(ALICE) == 5
    t.choose(held, Piece(t, drawn[0]))
    assert (t.in_hand(ALICE), sorted(t.in_graveyard(ALICE))) == (
        3, ["Crushing Lantern", "Demon of Gluttony"],
    )  # fmt: skip
    assert t.in_gained(BOB) == 1


# LEG 02


@pytest.mark.parametrize(("gained", "rested"), [(2, True), (3, False)])
def test_it_stands_up_the_first_time_it_rests_in_a_turn(
    t: Table, gained: int, rested: bool
) -> None:
    meidi = t.unit(ALICE, leg(2))
    t.gained(ALICE, gained)
    t.wall(BOB, ALICE, 3), t.wall(CAROL, ALICE, 3)
    t.attack(meidi, BOB)
    assert meidi.rested == rested
    if not rested:
        t.attack(meidi, CAROL)
        assert meidi.rested
        assert (t.wall(BOB, ALICE), t.wall(CAROL, ALICE)) == (0, 0)


def test_it_stands_up_after_a_block_and_after_an_effect_too(t: Table) -> None:
    meidi = t.unit(ALICE, leg(2))
    t.gained(ALICE, 3)
    t.line(meidi, "[On Entry] Choose 1 Unit; rest it.")
    assert not meidi.rested
    t.line(meidi, "[On Entry] Choose 1 Unit; rest it.")
    assert meidi.rested
    t.end_turn()
    t.game.live(meidi.uid).rested = False
    attacker = t.unit(BOB, PAWN)
    t.attack(attacker, ALICE)
    t.choose(meidi)
    assert (meidi.rested, attacker.zone) == (False, "Graveyard")


def test_it_does_not_catch_up_on_a_first_rest_it_missed(t: Table) -> None:
    meidi = t.unit(ALICE, leg(2))
    t.line(meidi, "[On Entry] Choose 1 Unit; rest it.")
    t.gained(ALICE, 3)
    t.line(meidi, "[On Entry] Choose 1 Unit; make it Active.")
    t.line(meidi, "[On Entry] Choose 1 Unit; rest it.")
    assert meidi.rested


# LEG 03


def test_it_destroys_all_units_but_one(t: Table) -> None:
    units = [t.unit(seat, PAWN) for seat in (ALICE, BOB, CAROL)]
    spell = t.unit(BOB, FILLER)
    t.counters(ALICE, 10), t.colors(ALICE, Red=6)
    shot = t.hand(ALICE, leg(3))
    t.play(shot)
    t.choose(units[1])
    assert [unit.zone for unit in units] == ["Graveyard", "Battlefield", "Graveyard"]
    assert (spell.zone, shot.zone, t.counters(ALICE)) == ("Battlefield", "Graveyard", 0)


def test_it_is_used_up_for_nothing_without_10_counters(t: Table) -> None:
    unit = t.unit(BOB, PAWN)
    t.unit(ALICE, PAWN)
    t.counters(ALICE, 9), t.colors(ALICE, Red=6)
    shot = t.hand(ALICE, leg(3))
    t.play(shot)
    assert (unit.zone, shot.zone, t.counters(ALICE)) == ("Battlefield", "Graveyard", 9)


@pytest.mark.parametrize(("held", "answer"), [(3, "yes"), (4, "yes"), (2, "yes"), (4, "no")])
def test_it_destroys_by_burst_for_3_cards(t: Table, held: int, answer: str) -> None:
    units = [t.unit(seat, PAWN) for seat in (BOB, CAROL)]
    cards = [t.hand(ALICE, PAWN) for _ in range(held)]
    flip(t, leg(3))
    t.choose(answer)
    if answer == "yes":
        t.choose(*cards[:3])
    paid = min(held, 3) if answer == "yes" else 0
    if paid == 3:
        t.choose(units[0])
    assert t.in_hand(ALICE) == held - paid
    assert [u.zone for u in units] == ["Battlefield", "Graveyard" if paid == 3 else "Battlefield"]


# LEG 04


def test_it_equips_itself_on_entry_and_moves_for_4(t: Table) -> None:
    one, two = t.unit(ALICE, PAWN), t.unit(ALICE, PAWN)
    t.unit(BOB, PAWN)
    shield = t.hand(ALICE, leg(4))
    t.colors(ALICE, Red=7)
    t.play(shield)
    assert len(t.choice.options) == 2
    t.choose(one)
    assert (one.power, two.power, t.colors(ALICE)[0]) == (7000, 2000, 3)
    assert not any(o.startswith("equip") for o in t.offered())
    t.colors(ALICE, Red=4)
    ready(t)
    t.choose(("equip", two))
    assert (one.power, two.power, t.colors(ALICE)[0]) == (2000, 7000, 0)


def test_it_enters_by_burst_for_a_buried_card(t: Table) -> None:
    unit = t.unit(ALICE, PAWN)
    given, kept = t.graveyard(ALICE, FILLER, PAWN)
    shield = flip(t, leg(4))
    t.choose("yes")
    t.choose(given)
    assert (given.zone, given.seat, kept.zone) == ("Gained Life", BOB, "Graveyard")
    assert (shield.zone, unit.power, t.in_gained(BOB)) == ("Battlefield", 7000, 1)


@pytest.mark.parametrize(("buried", "answer"), [(1, "no"), (0, "yes")])
def test_it_is_gained_when_no_buried_card_takes_its_place(
    t: Table, buried: int, answer: str
) -> None:
    t.graveyard(ALICE, *[FILLER] * buried)
    shield = flip(t, leg(4))
    if t.choice.kind == "burst":
        t.choose(answer)
    assert (shield.zone, shield.seat, t.in_gained(BOB)) == ("Gained Life", BOB, 1)
    assert len(t.in_graveyard(ALICE)) == buried


@pytest.mark.rule("R30")
def test_it_does_nothing_by_burst_outside_a_burst_check(t: Table) -> None:
    shield = t.unit(ALICE, leg(4))
    (buried,) = t.graveyard(ALICE, FILLER)
    t.use(shield, "Burst")
    assert (shield.zone, buried.zone) == ("Battlefield", "Graveyard")


# LEG 05


def piles(t: Table, seat: int, left: int, right: int) -> None:
    """Set how many cards lie in each Life pile."""
    for zone, n in ((LEFT, left), (RIGHT, right)):
        del t.game.state.places[seat][zone][n:]


@pytest.mark.rule("R20")
@pytest.mark.parametrize(
    ("hit", "other", "after"),
    [(8, 8, 4), (5, 8, 4), (4, 8, 4), (3, 8, 0), (4, 4, 4), (3, 4, 3), (1, 2, 1), (5, 4, 4)],
)
def test_it_keeps_the_last_life_cards(t: Table, hit: int, other: int, after: int) -> None:
    t.unit(BOB, leg(5), rested=True)
    piles(t, BOB, left=other, right=hit)
    t.wall(BOB, ALICE, 1)
    t.damage(BOB, by=ALICE, n=6)
    burned = after == 0
    assert t.wall(BOB, ALICE) == (3 if burned else 0)
    assert (t.count(BOB, RIGHT), t.count(BOB, LEFT)) == (after, other)
    assert t.in_gained(ALICE) == hit - after


def test_it_protects_only_its_own_player(t: Table) -> None:
    t.unit(BOB, leg(5))
    piles(t, CAROL, left=3, right=3)
    t.wall(CAROL, ALICE, 0)
    t.damage(CAROL, by=ALICE, n=2)
    assert t.in_gained(ALICE) == 2


def test_it_readies_units_and_draws_for_each(t: Table) -> None:
    units = [t.unit(ALICE, PAWN, rested=rested) for rested in (True, True, False)]
    enemy, spell = t.unit(BOB, PAWN, rested=True), t.unit(ALICE, SET, rested=True)
    flip(t, leg(5))
    assert not any(unit.rested for unit in units)
    assert (enemy.rested, spell.rested, t.in_hand(ALICE)) == (True, True, 2)


# LEG 06


def test_it_destroys_an_equip_or_set_on_entry(t: Table) -> None:
    equip, altar = t.unit(BOB, FILLER), t.unit(CAROL, SET)
    unit, shadow = t.unit(BOB, PAWN), t.shadow(BOB, "TD-01 U 030/102")
    t.enter(ALICE, leg(6))
    assert len(t.choice.options) == 2
    t.choose(altar)
    zones = [piece.zone for piece in (equip, altar, unit, shadow)]
    assert zones == ["Battlefield", "Graveyard", "Battlefield", "Shadow Zone"]


@pytest.mark.parametrize(("gained", "rested"), [(6, True), (7, False)])
def test_it_stands_up_at_the_end_of_each_turn(t: Table, gained: int, rested: bool) -> None:
    beast = t.unit(ALICE, leg(6), rested=True)
    t.gained(ALICE, gained)
    t.end_turn()
    assert beast.rested == rested
    t.game.live(beast.uid).rested = True
    t.end_turn()
    assert beast.rested == rested


def test_it_draws_and_readies_all_units_by_burst(t: Table) -> None:
    tired, enemy = t.unit(ALICE, PAWN, rested=True), t.unit(BOB, PAWN, rested=True)
    flip(t, leg(6))
    assert (tired.rested, enemy.rested, t.in_hand(ALICE)) == (False, True, 1)


# LEG 07


def test_it_makes_its_players_cards_sets(t: Table) -> None:
    t.unit(ALICE, leg(7))
    pawn, enemy = t.unit(ALICE, PAWN), t.unit(BOB, PAWN)
    destroyer = t.unit(CAROL, PAWN)
    t.line(destroyer, "[On Entry] Choose 1 Set on the Battlefield; destroy it.")
    assert len(t.choice.options) == 2
    t.choose(pawn)
    assert (pawn.zone, enemy.zone) == ("Graveyard", "Battlefield")


def test_its_units_combine_as_sets_and_pay_for_alchemy(t: Table) -> None:
    t.unit(ALICE, leg(7))
    pawn = t.unit(ALICE, PAWN)
    tiger = t.unit(ALICE, "TD-02 R 006/102")
    t.choose(("activate", tiger))
    assert pawn.zone == "Soul"
    t.unit(ALICE, leg(7))
    spirit = t.unit(ALICE, "TD-02 R 005/102")
    t.attack(spirit, BOB)
    t.choose("stack")
    t.choose(tiger)
    assert (tiger.zone, spirit.rested) == ("Graveyard", False)


def test_it_returns_a_card_then_is_sent_and_not_destroyed(t: Table) -> None:
    pair, watcher = t.unit(ALICE, leg(7)), t.unit(ALICE, "TD-02 R 011/102")
    wanted, other = t.graveyard(ALICE, PAWN, FILLER)
    t.choose(("activate", pair))
    t.choose(wanted)
    assert [p.zone for p in (wanted, other, pair)] == ["Hand", "Graveyard", "Graveyard"]
    assert watcher.power == 4000


def test_it_is_sent_even_when_nothing_can_be_returned(t: Table) -> None:
    pair = t.unit(ALICE, leg(7))
    t.choose(("activate", pair))
    assert (pair.zone, t.in_hand(ALICE)) == ("Graveyard", 0)


@pytest.mark.rule("R14")
def test_it_searches_any_card_by_burst(t: Table) -> None:
    wanted = t.deck(ALICE, FILLER, PAWN)[1]
    flip(t, leg(7))
    t.choose(wanted)
    assert (wanted.zone, t.in_hand(ALICE)) == ("Hand", 1)
    assert t.game.view(BOB)["zones"][ALICE]["Hand"]["among"] == []
    assert t.game.view(ALICE)["zones"][ALICE]["Deck"]["known"] == []


# LEG 08


def test_it_readies_all_colors_on_entry(t: Table) -> None:
    t.game.state.rested[ALICE] = [1, 0, 4, 2]
    t.game.state.rested[BOB] = [1, 0, 0, 0]
    t.colors(ALICE, Red=1)
    t.enter(ALICE, leg(8))
    assert t.colors(ALICE) == [2, 0, 4, 2]
    assert (sum(t.game.state.rested[ALICE]), t.colors(BOB)) == (0, [0, 0, 0, 0])


@pytest.mark.parametrize(("spells", "paid"), [(0, 10), (4, 6), (9, 1), (15, 1)])
def test_it_costs_1_less_for_each_buried_spell(t: Table, spells: int, paid: int) -> None:
    oak = t.hand(ALICE, leg(8))
    t.graveyard(ALICE, *[FILLER] * spells, PAWN)
    t.graveyard(BOB, FILLER)
    t.colors(ALICE, Blue=paid - 1)
    assert f"play {oak.name}" not in t.offered()
    t.colors(ALICE, Blue=10)
    ready(t)
    t.play(oak)
    assert oak.zone == "Battlefield"


# LEG 09


def crowd(t: Table, mine: int, bobs: int, carols: int) -> list[list[Piece]]:
    """So many cards on each Battlefield, Units and others."""
    kinds = (PAWN, SET, FILLER)
    sizes = enumerate((mine, bobs, carols))
    return [[t.unit(seat, kinds[i % 3]) for i in range(n)] for seat, n in sizes]


def test_it_leaves_2_cards_of_each_player(t: Table) -> None:
    board = crowd(t, 3, 4, 2)
    predator = t.enter(ALICE, leg(9))
    t.choose(predator, board[0][1])
    assert t.choice.seat == BOB
    t.choose(board[1][0], board[1][3])
    zones = [[piece.zone == "Battlefield" for piece in row] for row in board]
    assert zones == [[False, True, False], [True, False, False, True], [True, True]]
    assert predator.zone == "Battlefield"


def test_it_needs_10_cards_on_the_battlefield(t: Table) -> None:
    board = crowd(t, 2, 4, 2)
    t.shadow(BOB, "TD-01 U 030/102")
    t.enter(ALICE, leg(9))
    assert all(piece.zone == "Battlefield" for row in board for piece in row)


@pytest.mark.parametrize(("held", "answer"), [(1, "yes"), (0, "yes"), (1, "no")])
def test_it_leaves_2_cards_each_by_burst_whatever_their_number(
    t: Table, held: int, answer: str
) -> None:
    board = crowd(t, 1, 3, 0)
    for _ in range(held):
        t.hand(ALICE, PAWN)
    flip(t, leg(9))
    t.choose(answer)
    done = held == 1 and answer == "yes"
    if done:
        t.choose(PAWN)
        t.choose(*board[1][:2])
    assert [piece.zone == "Battlefield" for piece in board[1]] == [True, True, not done]
    assert board[0][0].zone == "Battlefield"
    assert t.in_hand(ALICE) == held - done


# LEG 10


@pytest.mark.parametrize(("trait", "drawn"), [("Abyss", 1), ("Beast", 2), ("Shark", 0)])
def test_it_draws_for_each_card_with_the_chosen_trait(t: Table, trait: str, drawn: int) -> None:
    t.unit(ALICE, PAWN), t.unit(ALICE, "TD-01 C 079/102"), t.unit(BOB, PAWN)
    t.unit(ALICE, SET)
    t.enter(ALICE, leg(10))
    t.choose(trait)
    assert t.in_hand(ALICE) == drawn


def test_it_uses_its_entry_by_burst_while_it_is_no_card_on_the_battlefield(t: Table) -> None:
    t.unit(ALICE, GIANT)
    flip(t, leg(10))
    t.choose("Elemental")
    assert t.in_hand(ALICE) == 1


@pytest.mark.parametrize(("units", "paid"), [(0, 6), (3, 3), (4, 2), (6, 2)])
def test_it_costs_1_less_for_each_own_unit(t: Table, units: int, paid: int) -> None:
    exia = t.hand(ALICE, leg(10))
    for _ in range(units):
        t.unit(ALICE, PAWN)
    t.unit(ALICE, SET), t.unit(BOB, PAWN)
    t.colors(ALICE, Blue=6)
    t.play(exia)
    assert t.colors(ALICE)[2] == 6 - paid
