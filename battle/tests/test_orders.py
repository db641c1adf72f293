"""Standing orders answer in a player's name, and only what they were given for."""

from random import Random

import pytest

from battle.bots.random_player import picks
from battle.rules.engine.journal import Journal, replay
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.game import Game
from battle.rules.trinity.orders import Always, Order, PassAlong, UseShadow, ordered
from battle.rules.trinity.setup import start
from battle.rules.trinity.zones import BATTLEFIELD, RIGHT
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
    assert replay(Game.load, journal.kept, journal.entries).save() == journal.game.save()
