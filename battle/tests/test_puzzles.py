"""Puzzles: each solution reaches its goal whatever the others do, and not every move does."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from battle.positions.puzzles import PUZZLES, puzzle
from battle.rules.engine.choice import Choice
from battle.rules.trinity.game import Game
from battle.rules.trinity.position import set_up
from battle.rules.trinity.position_text import faults
from battle.rules.trinity.puzzle import Outcome, Puzzle, outcome, read_puzzle
from battle.rules.trinity.spelling import picks_of, spelled
from tables.rules.refusal import Unknown

FILES = Path(__file__).parents[1] / "data" / "puzzles"


def stands(game: Game, of: Puzzle) -> Outcome:
    """How it stands with a puzzle."""
    return outcome(of.goal.gained, of.position.turn, game.view(-1))


def ends(game: Game, of: Puzzle, answers: Sequence[tuple[str, ...]]) -> Iterator[Outcome]:
    """How a puzzle ends with these answers, for everything that the others may do."""
    state = stands(game, of)
    choice = game.waiting
    if state != "open" or choice is None:
        yield state
    elif choice.seat == of.position.turn:
        game.answer(choice.seat, choice.number, picks_of(game, choice, answers[0]))
        yield from ends(game, of, answers[1:])
    else:
        for picks in every(choice):
            yield from ends(answered(game, picks), of, answers)


def every(choice: Choice) -> Iterator[tuple[int, ...]]:
    """Every answer that a choice allows."""
    for size in range(choice.least, choice.most + 1):
        yield from combinations(range(len(choice.options)), size)


@pytest.mark.parametrize("slug", PUZZLES)
def test_it_is_solved_by_its_solution_whatever_the_others_do(slug: str) -> None:
    of = puzzle(slug).puzzle
    assert set(ends(set_up(of.position).run(), of, of.position.answers)) == {"solved"}


def can_be_solved(game: Game, of: Puzzle) -> bool:
    """Whether the goal can be reached whatever the others do."""
    state, choice = stands(game, of), game.waiting
    if state != "open" or choice is None:
        return state == "solved"
    after = (can_be_solved(answered(game, picks), of) for picks in every(choice))
    return any(after) if choice.seat == of.position.turn else all(after)


def answered(game: Game, picks: Sequence[int]) -> Game:
    """The game after an answer."""
    after = game.copy()
    after.answer(after.waiting.seat, after.waiting.number, picks)
    return after


def ways(game: Game, of: Puzzle) -> list[tuple[str, ...]]:
    """The answers after which the goal can still be reached whatever the others do."""
    return [
        tuple(spelled(game, game.waiting.options[pick]) for pick in picks)
        for picks in every(game.waiting)
        if can_be_solved(answered(game, picks), of)
    ]


@pytest.mark.parametrize(("slug", "steps"), [("two_tracks", 6), ("blood_wakes", 1)])
def test_it_is_spoilt_by_every_other_move(slug: str, steps: int) -> None:
    of = puzzle(slug).puzzle
    game = set_up(of.position).run()
    for answer in of.position.answers[:steps]:
        assert ways(game, of) == [answer]
        game = answered(game, picks_of(game, game.waiting, answer))


@pytest.mark.parametrize("slug", PUZZLES)
def test_it_is_not_solved_by_ending_the_turn(slug: str) -> None:
    of = puzzle(slug).puzzle
    game = set_up(of.position).run()
    while stands(game, of) == "open":
        choice = game.waiting
        done = [at for at, option in enumerate(choice.options) if option.do == "done"]
        game.answer(choice.seat, choice.number, done or range(choice.least))
    assert stands(game, of) == "failed"


@pytest.mark.parametrize("slug", PUZZLES)
def test_it_is_a_board_in_order_with_words_of_its_own(slug: str) -> None:
    found = puzzle(slug)
    assert faults(found.puzzle.position) == []
    assert str(found.title)
    assert str(found.text)


def test_it_has_words_for_every_file() -> None:
    assert {path.stem for path in FILES.glob("*.toml")} == set(PUZZLES)


def test_it_knows_no_other_puzzle() -> None:
    with pytest.raises(Unknown):
        puzzle("../secret")


def test_it_wants_less_than_victory_where_the_goal_says_so() -> None:
    of = puzzle("change_of_sides").puzzle
    game = set_up(of.position).run()
    assert outcome(8, 0, game.view(-1)) == "solved"
    assert outcome(9, 0, game.view(-1)) == "open"
    game.state.turn = 2
    assert outcome(9, 0, game.view(-1)) == "failed"


def test_it_reads_no_puzzle_with_a_fault() -> None:
    with pytest.raises(msgspec.DecodeError):
        read_puzzle("[position]\nseat = 3")
