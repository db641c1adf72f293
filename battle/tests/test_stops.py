"""Who is asked for Shadows tells nothing: stops and public facts alone decide."""

from random import Random

import msgspec
import pytest

from battle.bots.random_player import picks
from battle.rules.engine.choice import Option
from battle.rules.engine.refusals import CannotLoad
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.game import Game
from battle.rules.trinity.setup import start
from battle.rules.trinity.state import Wishes
from battle.tests.table import ALICE, BOB, CAROL, Table, made
from cards.rules.catalogue import card_sets

KNIGHT = "TD-01 C 080/102"
ON_ATTACK = "TD-01 U 049/102"
ON_DRAW = "TD-01 U 050/102"
NO_SHADOW = "TD-01 C 070/102"
pytestmark = pytest.mark.rule("S9.3.1")


def moments(t: Table) -> list[str]:
    return t.game.state.moments


@pytest.mark.parametrize("card", [ON_ATTACK, ON_DRAW, NO_SHADOW])
def test_it_asks_at_every_stop_whatever_the_card_is(t: Table, card: str) -> None:
    t.shadow(BOB, card)
    for known in (ON_ATTACK, ON_DRAW):
        t.shadow(ALICE, known)
    knight = t.unit(ALICE, KNIGHT)
    t.attack(knight, CAROL)
    t.choose("pass")
    assert (t.choice.seat, t.choice.kind) == (BOB, "moment")
    assert ("shadow" in [o.do for o in t.choice.options]) == (card == ON_ATTACK)


def test_it_asks_nobody_without_a_face_down_card(t: Table) -> None:
    t.shadow(CAROL, ON_ATTACK)
    t.attack(t.unit(ALICE, KNIGHT), BOB)
    assert t.choice.seat == CAROL
    t.choose("pass")
    assert t.choice.kind == "attack" or t.choice.kind == "main"


def test_it_does_not_ask_where_a_player_does_not_stop(t: Table) -> None:
    trap, knight = t.shadow(BOB, ON_ATTACK), t.unit(ALICE, KNIGHT)
    t.game.wish(BOB, Wishes(passed=tuple(moments(t))))
    t.attack(knight, BOB)
    assert t.choice.seat == ALICE
    assert trap.zone == "Shadow Zone"


@pytest.mark.parametrize("card", [ON_ATTACK, ON_DRAW])
def test_it_asks_once_for_the_stops_when_a_shadow_is_set(t: Table, card: str) -> None:
    """The moments offered are all of the sets in play, whichever of them the card waits for."""
    for line in ("a Unit attacks", "you draw a card"):
        t.game.learn(made(line, type="Spell", text=f"[Shadow] When {line}"))
    t.choose(("set", t.hand(ALICE, card)))
    choice = t.choice
    assert (choice.seat, choice.kind) == (ALICE, "stops")
    assert [moments(t)[option.n] for option in choice.options] == moments(t)
    t.choose(Option("stop", n=1))
    assert t.game.view(ALICE)["wishes"] == {"payment": False, "stops": [moments(t)[1]]}
    assert t.choice.kind == "main"


def test_it_tells_nobody_else_at_which_stops() -> None:
    """Setting a Shadow costs no handover, and the others see no more than that one was set."""
    views = []
    for kept in ([], [0, 2]):
        game = start(deal(card_sets()["blaze"], "standard", "stops"))
        while "set" not in (words := [option.do for option in game.waiting.options]):
            game.answer(game.waiting.seat, game.waiting.number, [len(words) - 1])
        seat = game.waiting.seat
        game.answer(seat, game.waiting.number, [words.index("set")])
        assert (game.waiting.seat, game.waiting.kind) == (seat, "stops")
        game.answer(seat, game.waiting.number, kept)
        assert game.waiting.seat == seat
        views.append([game.view(other) for other in range(-1, 3) if other != seat])
    assert views[0] == views[1]


def test_it_stops_everywhere_until_told_otherwise() -> None:
    game = start(deal(card_sets()["blaze"], "standard", "stops"))
    for seat in range(3):
        assert game.view(seat)["wishes"]["stops"] == game.view(-1)["moments"]


@pytest.mark.parametrize(("key", "code"), [("blaze", "TD-01"), ("phantom", "TD-02")])
def test_it_takes_the_moments_from_the_set_and_not_from_the_decks(key: str, code: str) -> None:
    games = [start(deal(card_sets()[key], "standard", seed)) for seed in "abc"]
    whole = {line for card in card_sets()[key].cards for line in card.lines if "[Shadow]" in line}
    for game in games:
        assert set(game.state.moments) == whole


def test_it_keeps_ones_stops_from_the_others() -> None:
    game = start(deal(card_sets()["blaze"], "standard", "stops"))
    before = game.view(1), game.view(-1)
    game.wish(0, Wishes(payment=True, passed=tuple(game.state.moments[:2])))
    assert (game.view(1), game.view(-1)) == before
    assert "wishes" not in before[1]


def test_it_asks_the_same_of_any_face_down_card() -> None:
    """Exchange the face-down cards of others: the questions a game asks stay the same."""
    game, chance = start(deal(card_sets()["blaze"], "standard", "poker")), Random(8)
    compared = 0
    for _ in range(1500):
        choice = game.waiting
        if choice is None:
            break
        other = swapped(game)
        answer = picks(choice, chance)
        if other is not None and choice.kind == "attack":
            other.answer(choice.seat, choice.number, answer)
            game.answer(choice.seat, choice.number, answer)
            one, two = game.waiting, other.waiting
            assert one is not None
            assert two is not None
            assert (one.seat, one.kind) == (two.seat, two.kind)
            compared += 1
        else:
            game.answer(choice.seat, choice.number, answer)
    assert compared > 3


def swapped(game: Game) -> Game | None:
    """A copy in which a face-down card of somebody is another Shadow Card of theirs."""
    state = game.state
    for seat in range(3):
        for uid in state.places[seat][4]:
            for hidden in (0, 5, 6):
                for deep in state.places[seat][hidden]:
                    if game.cards[deep].shadow and game.cards[deep].id != game.cards[uid].id:
                        other = game.copy()
                        faces = other.state.face
                        faces[uid], faces[deep] = faces[deep], faces[uid]
                        other.swapped(uid, deep)
                        return other
    return None


def test_it_says_which_card_of_a_save_it_does_not_know() -> None:
    game = start(deal(card_sets()["blaze"], "standard", "save"))
    save = msgspec.json.decode(game.save())
    save["printed"][0] = "TD-09 C 001/001@00000000"
    with pytest.raises(CannotLoad) as refusal:
        Game.load(msgspec.json.encode(save))
    assert refusal.value.faults[0].code == "battle.unknown-card"


def test_it_loads_a_battle_whose_card_text_was_corrected_since() -> None:
    game = start(deal(card_sets()["blaze"], "standard", "save"))
    save = msgspec.json.decode(game.save())
    save["printed"] = [key.partition("@")[0] + "@0" for key in save["printed"]]
    assert Game.load(msgspec.json.encode(save)).cards == game.cards
