"""Standing orders answer in a player's name, and only what they were given for."""

from random import Random

import pytest

from battle.bots.random_player import picks
from battle.rules.engine.state import ROOM
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.orders import Always, Blocking, Order, PassAlong, UseShadow, ordered
from battle.rules.trinity.setup import start
from battle.rules.trinity.zones import BATTLEFIELD, RIGHT
from battle.tests.journal import Journal, replay
from battle.tests.table import ALICE, BOB, CAROL, Piece, Table, made
from cards.rules.catalogue import card_sets

ON_ATTACK = "TD-01 U 049/102"
OPTIONAL = "[On Attack] (Optional) Get 1 Trinity Counter."
BURST = "[Burst] (Optional) Get 1 Trinity Counter."


def fighter(t: Table, seat: int, text: str = "") -> Piece:
    return t.put(seat, made(f"Fighter {text}", text=text), BATTLEFIELD)


def obey(t: Table, *orders: Order) -> list[int] | None:
    """Give what the orders say, if they say something."""
    choice, answer = t.choice, ordered(t.game, orders)
    if answer is not None:
        t.game.answer(choice.seat, choice.number, answer)
    return answer


@pytest.mark.parametrize(("do", "counters"), [("stack", 1), ("pass", 0)])
def test_it_answers_an_optional_trigger_always_so(t: Table, do: str, counters: int) -> None:
    t.attack(fighter(t, ALICE, OPTIONAL), BOB)
    assert obey(t, Always(ALICE, OPTIONAL, do)) is not None
    assert t.counters(ALICE) == counters


@pytest.mark.parametrize(("do", "counters"), [("yes", 1), ("no", 0)])
def test_it_answers_an_optional_burst_always_so(t: Table, do: str, counters: int) -> None:
    t.put(BOB, made("Top", text=BURST), RIGHT)
    t.wall(BOB, ALICE, 0)
    t.attack(fighter(t, ALICE), BOB)
    assert obey(t, Always(BOB, BURST, do)) is not None
    assert t.counters(BOB) == counters


def test_it_asks_where_something_else_could_be_stacked_too(t: Table) -> None:
    t.shadow(ALICE, ON_ATTACK)
    t.attack(fighter(t, ALICE, OPTIONAL), BOB)
    assert obey(t, Always(ALICE, OPTIONAL, "pass")) is None


def test_it_passes_until_the_player_is_concerned(t: Table) -> None:
    for seat in (BOB, CAROL):
        t.shadow(seat, ON_ATTACK)
    t.attack(fighter(t, ALICE), BOB)
    orders = (PassAlong(BOB), PassAlong(CAROL))
    assert (t.choice.seat, obey(t, *orders)) == (BOB, None)
    t.choose("pass")
    assert t.choice.seat == CAROL
    assert obey(t, *orders) is not None
    assert t.choice.kind == "main"


def test_it_flips_a_shadow_as_soon_as_it_can_be(t: Table) -> None:
    other, trap = t.shadow(BOB, "TD-01 U 050/102"), t.shadow(BOB, ON_ATTACK)
    t.attack(fighter(t, ALICE), BOB)
    obey(t, UseShadow(BOB, other.handle), UseShadow(BOB, trap.handle))
    assert (other.zone, trap.zone) == ("Shadow Zone", "Judgment Area")


def test_it_flips_a_shadow_though_it_passes_all_else(t: Table) -> None:
    trap = t.shadow(CAROL, ON_ATTACK)
    t.attack(fighter(t, ALICE), BOB)
    obey(t, PassAlong(CAROL), UseShadow(CAROL, trap.handle))
    assert trap.zone != "Shadow Zone"


@pytest.mark.parametrize(
    ("when", "spaces", "by"),
    [
        ("never", 0, None),
        ("win", 4, "Strong"),
        ("win", 0, "Strong"),
        ("life", 2, None),
        ("life", 1, "Strong"),
    ],
)
def test_it_blocks_by_a_rule(t: Table, when: str, spaces: int, by: str | None) -> None:
    """An attack with a Power of 2000 and a Break of 2, and Units with 1000, 2000, 3000, 4000."""
    attacker = t.put(ALICE, made("Attacker", **{"break": 2}), BATTLEFIELD)
    names = {"Giant": 4000, "Strong": 3000, "Even": 2000, "Weak": 1000}
    for name, power in names.items():
        t.put(BOB, made(name, power=power), BATTLEFIELD)
    t.wall(BOB, ALICE, spaces)
    t.attack(attacker, BOB)
    picked = t.choice.options[ordered(t.game, [Blocking(BOB, when)])[0]]
    assert (t.game.cards[picked.card % ROOM].name if picked.do == "block" else None) == by


@pytest.mark.parametrize(("when", "does"), [("win", "no-block"), ("life", "block")])
def test_it_saves_life_with_its_smallest_unit_where_none_would_win(
    t: Table, when: str, does: str
) -> None:
    attacker = t.put(ALICE, made("Attacker"), BATTLEFIELD)
    even, weak = (t.put(BOB, made(f"U{n}", power=n), BATTLEFIELD) for n in (2000, 1000))
    t.wall(BOB, ALICE, 0)
    t.attack(attacker, BOB)
    obey(t, Blocking(BOB, when))
    assert (weak.zone == "Graveyard") == (does == "block")
    assert even.zone == "Battlefield"


def test_it_lets_steal_aura_past_the_wall_when_it_blocks_for_life(t: Table) -> None:
    attacker = t.put(ALICE, made("Thief", text="Steal Aura"), BATTLEFIELD)
    guard = t.put(BOB, made("Guard"), BATTLEFIELD)
    t.wall(BOB, ALICE, 3)
    t.attack(attacker, BOB)
    obey(t, Blocking(BOB, "life"))
    assert guard.zone == "Graveyard"


def test_it_blocks_by_no_rule_where_it_is_not_asked_to_block(t: Table) -> None:
    t.shadow(BOB, ON_ATTACK)
    t.attack(fighter(t, ALICE), BOB)
    assert obey(t, Blocking(BOB, "never")) is None


def test_it_gives_no_order_of_another_seat(t: Table) -> None:
    t.attack(fighter(t, ALICE, OPTIONAL), BOB)
    assert obey(t, Always(BOB, OPTIONAL, "stack"), PassAlong(CAROL)) is None


def test_it_needs_no_orders_to_replay_what_they_answered() -> None:
    """Nor is a step free to take back once an order has answered for somebody else."""
    journal = Journal(start(deal(card_sets()["blaze"], "standard", "orders")))
    orders, chance, obeyed = [PassAlong(seat) for seat in range(3)], Random(2), 0
    while (choice := journal.game.waiting) is not None:
        answer = ordered(journal.game, orders)
        obeyed += answer is not None
        journal.answer(choice.seat, choice.number, tuple(answer or picks(choice, chance)))
    assert obeyed
    assert replay(journal.kept, journal.entries).save() == journal.game.save()
