"""The searching player: it thinks in worlds it can't tell apart, and no longer than it may."""

from collections import Counter
from random import Random

import pytest

from battle.bots import search as searching
from battle.bots.outlook import outlook
from battle.bots.players import greedy, play, search
from battle.bots.search import Budget, Search
from battle.bots.worlds import Worlds, unseen
from battle.rules.engine.dealing import deal_anew
from battle.rules.engine.eyes import knows
from battle.rules.trinity import dealing
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.drafted import drafted
from battle.rules.trinity.game import Game
from battle.rules.trinity.setup import start
from battle.rules.trinity.zones import BATTLEFIELD, SHADOW
from battle.tests.table import ALICE, BOB, CAROL, Table, made
from cards.rules.catalogue import card_sets

TABLES = [("standard", "blaze"), ("standard", "phantom"), ("duel", "blaze")]
every_table = pytest.mark.parametrize(("format_", "card_set"), TABLES)


def new(format_: str = "standard", card_set: str = "blaze", seed: str = "search") -> Game:
    return start(deal(card_sets()[card_set], format_, seed))


def step(game: Game, player: object = None) -> None:
    """One answer, by a greedy player."""
    choice = game.waiting
    assert choice is not None
    game.answer(choice.seat, choice.number, greedy(Random(1))(game))


def twin(game: Game, seed: str) -> Game:
    """A game that differs only in what the seat that is asked may not know."""
    assert game.waiting is not None
    seat = game.waiting.seat
    return deal_anew(game, seat, seed, unseen(game, seat))


@every_table
def test_it_answers_the_same_whatever_it_may_not_know(format_: str, card_set: str) -> None:
    game, compared = new(format_, card_set), 0
    for number in range(45):
        answers = [search(Random(number), playouts=6)(g) for g in (game, twin(game, f"{number}"))]
        assert answers[0] == answers[1]
        compared += len(game.waiting.options) > 1
        step(game)
    assert compared > 20


@every_table
def test_it_deals_the_same_worlds_whatever_it_may_not_know(format_: str, card_set: str) -> None:
    game = new(format_, card_set)
    for number in range(60):
        seat = game.waiting.seat
        other = twin(game, f"{number}")
        assert other.view(seat) == game.view(seat)
        one, two = (Worlds(g, seat).deal("same").cards for g in (game, other))
        assert one == two
        step(game)


def test_it_does_not_look_up_what_the_others_hold() -> None:
    """Between them the others hold other cards in each world, not what they really hold."""
    game = new()
    theirs = [
        uid for uid, owner in enumerate(game.state.owner) if owner and not knows(game, 0, uid)
    ]
    really = sorted(game.cards[uid].id for uid in theirs)
    worlds = Worlds(game, 0)
    dealt = [sorted(worlds.deal(f"{n}").cards[uid].id for uid in theirs) for n in range(5)]
    assert all(cards != really for cards in dealt)
    assert len(set(map(tuple, dealt))) == 5


def test_it_takes_for_possible_what_a_box_holds_less_what_it_knows() -> None:
    game = new()
    left = [key.partition("@")[0] for key in unseen(game, 0)]
    own = [game.cards[uid].id for uid, owner in enumerate(game.state.owner) if owner == 0]
    box = Counter(dealing.box(card_sets()["blaze"].cards))
    assert Counter(left) == box - Counter(own)


def test_it_knows_no_card_of_a_players_own_list_that_it_has_not_seen(t: Table) -> None:
    seen, set_down, hidden = made("Seen"), made("Trap", shadow=True, type="Spell"), made("Hidden")
    t.put(BOB, seen, BATTLEFIELD)
    t.put(BOB, set_down, SHADOW)
    t.hand(CAROL, hidden)
    t.begin()
    left = {key.partition("@")[0] for key in unseen(t.game, ALICE)}
    assert seen.id in left
    assert not {set_down.id, hidden.id} & left


def test_it_gives_the_same_answers_for_the_same_seed() -> None:
    ends = set()
    for _ in range(2):
        game = new("duel")
        play(game, [search(Random(4), playouts=4), greedy(Random(5))])
        ends.add(game.save())
    assert len(ends) == 1


def test_it_spends_as_many_playouts_as_it_is_given() -> None:
    game, budget = new(), Budget(playouts=20)
    player = Search(Random(1), budget)
    player.picks(game)
    assert budget.played == 20


def test_it_stops_when_its_time_is_over() -> None:
    game, ticks = new(), iter(range(1000))
    budget = Budget(seconds=12, clock=lambda: next(ticks))
    Search(Random(1), budget).picks(game)
    assert 0 < budget.played <= 12


def test_it_answers_at_once_when_there_is_one_answer(t: Table) -> None:
    budget = Budget(playouts=20)
    assert [option.do for option in t.choice.options] == ["done"]
    assert Search(Random(1), budget).picks(t.game) == [0]
    assert budget.played == 0


def test_it_stops_at_every_moment_without_thinking(t: Table) -> None:
    t.game.learn(made("Trap", type="Spell", text="[Shadow] When a Unit attacks"))
    t.choose(("set", t.hand(ALICE, "TD-01 U 049/102")))
    budget = Budget(playouts=20)
    assert Search(Random(1), budget).picks(t.game) == [0]
    assert budget.played == 0


def test_it_attacks_for_the_twelfth_life_and_blocks_the_one_that_would_be(t: Table) -> None:
    t.gained(ALICE, 11)
    t.put(ALICE, made("Winner"), BATTLEFIELD)
    guard = t.put(BOB, made("Guard", power=1000), BATTLEFIELD)
    for other in (BOB, CAROL):
        t.wall(other, ALICE, 0)
    t.choose("done")
    picked = t.choice.options[search(Random(1), playouts=12)(t.game)[0]]
    assert (picked.do, picked.seat) == ("attack", CAROL)
    t.choose(("attack", BOB))
    picked = t.choice.options[search(Random(1), playouts=12)(t.game)[0]]
    assert (picked.do, picked.card) == ("block", guard.handle)


def test_it_looks_at_no_more_answers_than_it_can_compare(t: Table) -> None:
    for _ in range(20):
        t.hand(ALICE, "TD-01 C 080/102")
    game = new()
    for _ in range(60):
        step(game)
    player = Search(Random(1), Budget(playouts=1))
    sight = searching.Faced(game)
    assert len(player.candidates(sight)) <= searching.WIDTH


def test_it_promises_the_win_to_who_has_won_and_more_to_who_has_more(t: Table) -> None:
    t.begin()
    even = outlook(t.game)
    assert sum(even) == pytest.approx(1)
    t.gained(BOB, 6)
    assert outlook(t.game)[BOB] > even[BOB]
    t.game.end("won", winner=CAROL)
    assert outlook(t.game) == [0, 0, 1]


def test_it_beats_two_greedy_players() -> None:
    won = 0
    for number in range(9):
        seat, chance = number % 3, Random(number)
        game = start(drafted(card_sets()["blaze"], "standard", f"beat{number}"))
        play(game, [search(chance, 4) if at == seat else greedy(chance) for at in range(3)])
        won += game.state.winner == seat
    assert won > 4
