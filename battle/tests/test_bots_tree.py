"""The trees of a search: what they remember, and that they find what the greedy player misses."""

from random import Random

import pytest

from battle.bots.answers import question
from battle.bots.greedy import Greedy
from battle.bots.players import search
from battle.bots.table_faced import Faced
from battle.bots.tree import Branch, Forest, Node, Tree, Way
from battle.bots.worlds import Worlds
from battle.rules.trinity.game import Game
from battle.rules.trinity.zones import BATTLEFIELD
from battle.tests.table import ALICE, BOB, CAROL, Table, made
from battle.tests.test_bots_search import every_table, new, step


def playout(game: Game, forest: Forest, decisions: int = 6) -> Way:
    """A few answers in a copy of a game, as the trees say."""
    way, played = Way(forest, 0), game.copy()
    players = [Greedy() for _ in range(game.state.seats)]
    for _ in range(decisions):
        asked = played.waiting
        assert asked is not None
        picked = way.follow(Faced(played), players[asked.seat])
        played.answer(asked.seat, asked.number, picked)
    return way


def size(tree: Tree) -> int:
    return sum(
        1 + sum(size(branch.after) for branch in node.branches.values()) for node in tree.values()
    )


@every_table
def test_it_is_asked_the_same_in_worlds_it_cannot_tell_apart(format_: str, card_set: str) -> None:
    game = new(format_, card_set)
    for _ in range(40):
        worlds = Worlds(game, game.waiting.seat)
        assert len({question(Faced(worlds.deal(seed))) for seed in ("one", "other")}) == 1
        step(game)


def test_it_grows_each_tree_by_a_node_a_playout() -> None:
    game, forest = new(), Forest(3)
    asked = {seat for seat, _ in playout(game, Forest(3)).walked[1:]}
    for times in (1, 2, 3):
        playout(game, forest).learn([0, 0, 0])
        assert [size(forest.trees[seat]) for seat in sorted(asked)] == [times] * len(asked)


@every_table
def test_it_begins_as_the_greedy_player_would(format_: str, card_set: str) -> None:
    game = new(format_, card_set)
    for _ in range(30):
        way = Way(Forest(game.state.seats), 0)
        assert way.follow(Faced(game), Greedy()) == tuple(Greedy().choose(Faced(game)))
        step(game)


def test_it_looks_at_more_answers_the_better_it_knows_a_question() -> None:
    node, meanings = Node(), [("a",), ("b",), ("c",)]
    widths = []
    for _ in range(40):
        node.follow(meanings[: node.width()])[1].given += 1
        widths.append(node.width())
    assert widths[0] == 1
    assert widths == sorted(widths)
    assert widths[-1] > 2


def test_it_follows_what_has_promised_more_and_still_tries_the_other() -> None:
    node, meanings = Node(), [("worse",), ("better",)]
    for _ in range(60):
        meaning, branch = node.follow(meanings)
        branch.given += 1
        branch.promised += 0.55 if meaning == ("better",) else 0.5
    given = [node.branches[meaning].given for meaning in meanings]
    assert 1 < given[0] < given[1]


def test_it_holds_nothing_against_an_answer_that_could_not_be_given() -> None:
    """Its appeal grows with the times it was allowed, not with the visits of its question."""
    rare, common = Branch(), Branch()
    rare.allowed, rare.given, rare.promised = 2, 1, 0.5
    common.allowed, common.given, common.promised = 90, 1, 0.5
    assert rare.appeal() < common.appeal()


@pytest.mark.parametrize("seat", [ALICE, BOB])
def test_it_learns_for_each_seat_what_is_good_for_that_seat(seat: int) -> None:
    forest = Forest(2)
    way = Way(forest, ALICE)
    branch = Branch()
    way.walked.append((seat, branch))
    way.learn([0.9, 0.1])
    assert (forest.answer.promised, branch.promised) == (0.9, [0.9, 0.1][seat])


def test_it_expects_the_block_that_a_greedy_player_would_not_make(t: Table) -> None:
    """Bob would rather lose a precious Unit than the game, so Carol is the one to attack."""
    t.gained(ALICE, 11)
    t.put(ALICE, made("Winner", **{"break": 2}), BATTLEFIELD)
    t.put(BOB, made("Treasure", rarity="Epic", cost=9, power=1000), BATTLEFIELD)
    t.wall(BOB, ALICE, 0)
    t.wall(CAROL, ALICE, 1)
    t.choose("done")
    greedy = t.choice.options[Greedy().choose(Faced(t.game))[0]]
    assert (greedy.do, greedy.seat) == ("attack", BOB)
    picked = t.choice.options[search(Random(1), playouts=40)(t.game)[0]]
    assert (picked.do, picked.seat) == ("attack", CAROL)
