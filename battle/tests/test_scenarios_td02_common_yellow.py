"""The yellow Commons of Phantom (TD-02 C 076 to 084)."""

import pytest

from battle.rules.trinity.zones import DECK, SHADOW
from battle.tests.cast import EPIC, GIANT, LITTLE, PAWN, SET
from battle.tests.phantom import EQUIP, KNIGHT, VOID, c, kill, u
from battle.tests.table import ALICE, BOB, CAROL, Piece, Table

SEND = "[On Entry] Send this card to the Graveyard."


def in_battle(t: Table, unit: str, blocker: str, card: str) -> tuple[Piece, Piece, Piece]:
    """A Unit of Alice's is blocked by Bob; she flips a Shadow Card in the battle."""
    attacker, other, hidden = t.unit(ALICE, unit), t.unit(BOB, blocker), t.shadow(ALICE, card)
    t.attack(attacker, BOB)
    t.choose(other)
    t.choose(hidden)
    return attacker, other, hidden


# C 076


@pytest.mark.rule("S10.4.11", "R23")
@pytest.mark.parametrize("souls", [1, 2, 3])
def test_it_destroys_a_card_no_dearer_than_your_souls(t: Table, souls: int) -> None:
    cards = {n: t.unit(BOB, card) for n, card in ((2, PAWN), (3, SET), (6, GIANT))}
    other = t.unit(CAROL, LITTLE)
    t.unit(BOB, KNIGHT, souls=[VOID] * 3)
    wolf = t.unit(ALICE, c(76), souls=[VOID])
    t.unit(ALICE, SET, souls=[VOID] * (souls - 1))
    t.wall(BOB, ALICE, 0)
    t.attack(wolf, BOB)
    t.choose("no-block")
    if souls == 3:
        assert len(t.choice.options) == 3
        t.choose(cards[3])
    dead = [n for n, card in cards.items() if card.zone == "Graveyard"]
    assert dead == {1: [], 2: [2], 3: [3]}[souls]
    assert (other.zone, t.in_gained(ALICE)) == ("Battlefield", 2)


# C 077


@pytest.mark.rule("S10.1.5")
def test_it_strengthens_another_unit_by_attacking(t: Table) -> None:
    gear, one, two = t.unit(ALICE, c(77)), t.unit(ALICE, PAWN), t.unit(ALICE, LITTLE)
    t.unit(BOB, PAWN)
    t.attack(gear, CAROL)
    assert len(t.choice.options) == 2
    t.choose(two)
    assert (gear.power, one.power, two.power) == (4000, 2000, 4000)


@pytest.mark.parametrize(("more", "break_"), [(2, 2), (3, 3), (4, 3)])
def test_it_hits_harder_from_7000_power(t: Table, more: int, break_: int) -> None:
    gear = t.unit(ALICE, c(77))
    for _ in range(more):
        t.line(gear, "[On Entry] Choose 1 of your Units; it gets +1000 Power this turn.")
    assert (gear.power, gear.break_) == (4000 + 1000 * more, break_)
    t.wall(BOB, ALICE, 0)
    t.attack(gear, BOB)
    assert t.in_gained(ALICE) == break_


# C 078


@pytest.mark.parametrize("n", [0, 1, 3])
def test_it_exchanges_any_cards_of_the_hand(t: Table, n: int) -> None:
    t.game.state.places[ALICE][DECK].clear()
    held = [t.hand(ALICE, card) for card in (PAWN, LITTLE, VOID)]
    t.deck(ALICE, GIANT, GIANT, GIANT, GIANT)
    t.enter(ALICE, c(78))
    t.choose(*held[:n])
    assert (t.in_hand(ALICE), t.count(ALICE, DECK)) == (3, 4)
    assert all(piece.zone == "Hand" for piece in held[n:])
    if n == 0:
        assert t.in_graveyard(ALICE) == []


@pytest.mark.rule("S7.1.3")
def test_it_has_no_card_to_return(t: Table) -> None:
    t.enter(ALICE, c(78))
    assert (t.choice.kind, t.in_hand(ALICE)) == ("main", 0)


def test_it_may_draw_what_it_returned(t: Table) -> None:
    t.game.state.places[ALICE][DECK].clear()
    held = [t.hand(ALICE, card) for card in (EPIC, VOID)]
    t.enter(ALICE, c(78))
    t.choose(*held)
    assert [card.zone for card in held] == ["Hand", "Hand"]


# C 079


@pytest.mark.rule("S10.1.5", "S3.1.3")
@pytest.mark.parametrize("souls", [0, 1, 3])
def test_it_grows_with_each_soul(t: Table, souls: int) -> None:
    t.unit(ALICE, PAWN, souls=[VOID, VOID])
    maiden = t.unit(ALICE, c(79), souls=[VOID, SET, PAWN][:souls])
    assert maiden.power == 1000 + 2000 * souls


# C 080


@pytest.mark.rule("S10.4.4", "S9.2.2")
@pytest.mark.parametrize("picks", [0, 1, 2])
def test_it_takes_back_other_spells_than_the_destroyed_one(t: Table, picks: int) -> None:
    equip, set_, hound, pawn = t.graveyard(ALICE, EQUIP, SET, c(90), PAWN)
    gone = t.unit(ALICE, SET)
    t.enter(ALICE, c(80))
    t.choose("stack")
    assert len(t.choice.options) == 3
    t.choose(*(hound, set_)[:picks])
    assert [p.zone for p in (hound, set_)] == ["Hand"] * picks + ["Graveyard"] * (2 - picks)
    assert [p.zone for p in (gone, equip, pawn)] == ["Graveyard"] * 3


@pytest.mark.rule("S2.3.1")
def test_it_may_keep_its_spell(t: Table) -> None:
    t.graveyard(ALICE, EQUIP)
    kept = t.unit(ALICE, SET)
    t.enter(ALICE, c(80))
    t.choose("pass")
    assert (kept.zone, t.in_hand(ALICE)) == ("Battlefield", 0)


# C 081


def test_it_gets_a_counter_by_each_attack(t: Table) -> None:
    t.attack(t.unit(ALICE, c(81)), BOB)
    assert (t.counters(ALICE), t.counters(BOB)) == (1, 0)


@pytest.mark.rule("S10.1.3", "S11.11", "S10.4.3")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_it_may_go_under_a_unit_instead_of_the_graveyard(t: Table, answer: str) -> None:
    crab, one, two = t.unit(ALICE, c(81)), t.unit(ALICE, PAWN), t.unit(ALICE, PAWN)
    kill(t, crab)
    assert crab.zone == "Judgment Area"
    t.choose(two)
    t.choose(answer)
    assert crab.zone == ("Soul" if answer == "yes" else "Graveyard")
    assert (len(one.souls), len(two.souls)) == (0, int(answer == "yes"))
    assert len(t.game.state.sent) == (0 if answer == "yes" else 1)


@pytest.mark.rule("R9", "S9.2.5")
def test_it_goes_to_the_graveyard_alone_or_sent(t: Table) -> None:
    crab = t.unit(ALICE, c(81))
    t.unit(BOB, PAWN)
    kill(t, crab)
    other, host = t.unit(ALICE, c(81)), t.unit(ALICE, PAWN)
    t.line(other, SEND)
    assert [crab.zone, other.zone, t.choice.kind, host.souls] == [
        "Graveyard", "Graveyard", "main", [],
    ]  # fmt: skip


# C 082


@pytest.mark.rule("S8.2.2", "S2.1.8")
@pytest.mark.parametrize(
    ("top", "power", "wins"), [(LITTLE, 4000, True), (GIANT, 8000, True), (SET, 2000, False)]
)
def test_it_puts_the_top_card_under_a_unit_and_lends_its_power(
    t: Table, top: str, power: int, wins: bool
) -> None:
    (card,) = t.deck(ALICE, top)
    attacker, blocker, hidden = in_battle(t, PAWN, KNIGHT, c(82))
    assert hidden.zone == "Graveyard"
    assert (attacker.zone, blocker.zone) == (
        ("Battlefield", "Graveyard") if wins else ("Graveyard", "Battlefield")
    )
    assert card.zone == ("Soul" if wins else "Graveyard")
    if wins:
        assert (attacker.power, len(attacker.souls)) == (power, 1)
        t.end_turn()
        assert (attacker.power, len(attacker.souls)) == (2000, 1)


def test_it_reveals_nothing_of_an_empty_deck(t: Table) -> None:
    t.game.state.places[ALICE][DECK].clear()
    attacker, blocker, _ = in_battle(t, GIANT, KNIGHT, c(82))
    assert (attacker.power, attacker.souls, blocker.zone) == (6000, [], "Graveyard")


# C 083


@pytest.mark.parametrize("mode", [0, 1])
@pytest.mark.parametrize("friend", [PAWN, u(24)])
def test_it_does_one_of_two_things(t: Table, mode: int, friend: str) -> None:
    t.unit(ALICE, friend)
    t.unit(BOB, c(80))
    set_ = t.shadow(BOB, u(25))
    found, dear = t.deck(ALICE, PAWN, GIANT)
    t.colors(ALICE, Yellow=2)
    t.play(t.hand(ALICE, c(83)))
    assert t.choice.most == 1
    t.choose(mode)
    if mode == 1:
        assert dear.name not in str(t.offered())
        t.choose(found)
    assert set_.zone == ("Graveyard" if mode == 0 else "Shadow Zone")
    assert found.zone == ("Hand" if mode == 1 else "Deck")


@pytest.mark.parametrize("n", [1, 2])
def test_it_may_do_both_with_a_valkyria(t: Table, n: int) -> None:
    t.unit(ALICE, c(80))
    set_ = t.put(BOB, VOID, SHADOW)
    (found,) = t.deck(ALICE, PAWN)
    t.colors(ALICE, Yellow=2)
    t.play(t.hand(ALICE, c(83)))
    t.choose(*[0, 1][:n])
    if n == 2:
        t.choose(found)
    assert (set_.zone, found.zone) == ("Graveyard", "Hand" if n == 2 else "Deck")


# C 084


@pytest.mark.rule("S3.2.3")
@pytest.mark.parametrize(("bob", "carol", "gets"), [(0, 1, 2), (1, 2, 1), (2, 3, 0)])
def test_it_gets_a_counter_for_each_disadvantage_wall(
    t: Table, bob: int, carol: int, gets: int
) -> None:
    t.wall(ALICE, BOB, bob)
    t.wall(ALICE, CAROL, carol)
    t.enter(ALICE, c(84))
    assert t.counters(ALICE) == gets


@pytest.mark.rule("S10.1.3", "R40", "S9.2.5")
@pytest.mark.parametrize("destroyed", [True, False])
def test_it_leaves_a_yellow_color_when_destroyed(t: Table, destroyed: bool) -> None:
    stone = t.unit(ALICE, c(84))
    if destroyed:
        kill(t, stone)
    else:
        t.line(stone, SEND)
    assert (stone.zone, t.colors(ALICE)) == ("Graveyard", [0, int(destroyed), 0, 0])
