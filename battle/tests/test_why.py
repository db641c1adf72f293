"""Why a card can't be used now: the rule, and what is missing."""

from random import Random

import pytest

from battle.bots.random_player import picks
from battle.rules.engine.modifiers import Modifier
from battle.rules.trinity.combat import Attack
from battle.rules.trinity.drafted import drafted
from battle.rules.trinity.lasting import lasting
from battle.rules.trinity.printed import key_of
from battle.rules.trinity.setup import start
from battle.rules.trinity.why import why_not
from battle.rules.trinity.zones import BATTLEFIELD, HAND, SHADOW
from battle.tests.table import ALICE, BOB, Piece, Table, made
from cards.rules.catalogue import card_sets

LONG, SHORT = 0, 1


def why(t: Table, piece: Piece, seat: int = ALICE) -> list[str]:
    """The codes of what stands in the way."""
    t.choice  # noqa: B018 (the game runs to its first choice)
    faults = why_not(t.game, seat, piece.uid)
    return [fault.code.removeprefix("battle.why.") for fault in faults]


def test_it_names_the_cost_and_the_color_that_is_lacking() -> None:
    t = Table()
    t.colors(ALICE, Red=3)
    dear = t.put(ALICE, made("Dear", cost=5, condition={"Blue": 1}, color=["Blue"]), HAND)
    assert why(t, dear) == ["cost", "condition"]
    found = why_not(t.game, ALICE, dear.uid)
    assert found[0].params == {"cost": 5, "active": 3}
    assert found[1].params == {"n": 1, "color": "Blue"}


def test_it_says_nothing_of_what_can_be_done() -> None:
    t = Table()
    t.colors(ALICE, Red=3)
    assert why(t, t.put(ALICE, made("Cheap", cost=1, color=["Red"]), HAND)) == []


def test_it_says_whose_turn_it_is() -> None:
    t = Table(turn=BOB)
    assert why(t, t.put(ALICE, made("Mine", color=["Red"]), HAND)) == ["not-your-turn"]


def test_it_says_what_keeps_a_unit_from_attacking() -> None:
    t = Table(phase="combat")
    t.unit(ALICE, "TD-01 C 080/102")
    fresh = t.unit(ALICE, "TD-01 C 080/102", fresh=True)
    rested = t.unit(ALICE, "TD-01 C 080/102", rested=True)
    assert (why(t, fresh), why(t, rested)) == (["fresh"], ["rested"])


def test_it_says_what_keeps_a_unit_from_blocking() -> None:
    t = Table(phase="combat")
    bird = t.put(ALICE, made("Bird", text="Sky Aura"), BATTLEFIELD)
    ready = t.put(BOB, made("Ready", text="Sky Aura"), BATTLEFIELD)
    low = t.put(BOB, made("Low"), BATTLEFIELD)
    t.attack(bird, BOB)
    assert (why(t, ready, BOB), why(t, low, BOB)) == ([], ["sky"])


@pytest.mark.parametrize("kind", ["cannot-block", "unblockable"])
def test_it_says_whether_the_blocker_or_the_attacker_is_why_it_can_t_block(kind: str) -> None:
    t = Table(phase="combat")
    attacker, guard = t.put(ALICE, made(), BATTLEFIELD), t.put(BOB, made(), BATTLEFIELD)
    t.attack(attacker, BOB)
    assert why(t, guard, BOB) == []
    t.game.modify(Modifier("cannot-block", guard.handle))
    if kind == "unblockable":
        t.game.modify(Modifier(kind, attacker.handle))
    assert why(t, guard, BOB) == [kind]


def test_it_says_that_nobody_blocks_on_the_long_wall() -> None:
    t = Table(2, phase="combat")
    t.put(ALICE, made(), BATTLEFIELD)
    guard = t.put(BOB, made(), BATTLEFIELD)
    t.choose(next(option for option in t.choice.options if option.n == SHORT))
    attack = t.game.state.agenda[-1]
    assert isinstance(attack, Attack)
    assert why(t, guard, BOB) == []
    attack.wall = LONG
    assert why(t, guard, BOB) == ["long-wall"]


def test_it_says_what_a_shadow_waits_for() -> None:
    t = Table()
    card = t.put(ALICE, "TD-01 R 018/102", SHADOW)
    assert why(t, card) == ["shadow-waits"]


@pytest.mark.parametrize("key", ["blaze", "phantom"])
def test_it_never_bars_what_the_rules_offer(key: str) -> None:
    """In a random game, a card that is offered to play or to attack has no reason against it."""
    game, chance = start(drafted(card_sets()[key], "standard", "why")), Random(1)
    while (choice := game.waiting) is not None:
        for option in choice.options:
            if option.do in ("play", "attack", "block"):
                uid = option.card % 1024
                codes = {fault.code for fault in why_not(game, choice.seat, uid)}
                assert not codes & {"battle.why.cost", "battle.why.rested", "battle.why.fresh",
                                    "battle.why.condition", "battle.why.sky"}  # fmt: skip
        game.answer(choice.seat, choice.number, picks(choice, chance))


def test_it_says_beforehand_which_answers_end_the_free_undo() -> None:
    """What it says depends on nothing hidden, and an answer it calls free can be taken back."""
    card_set = card_sets()["blaze"]
    pool = [key_of(card) for card in card_set.cards]
    game, chance, free = start(drafted(card_set, "standard", "firm")), Random(2), 0
    for _ in range(120):
        choice = game.waiting
        assert choice is not None
        if choice.most == 1:
            said = lasting(game, choice.seat, pool)
            picked = picks(choice, chance)
            seat = choice.seat
            game.answer(seat, choice.number, picked)
            if not said[picked[0]]:
                free += 1
                assert game.view(seat)["can_undo"]
        else:
            game.answer(choice.seat, choice.number, picks(choice, chance))
    assert free > 10
