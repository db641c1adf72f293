"""Contests between bots: the figures of docs/bots.md."""

from random import Random

import pytest
from django.core.management import CommandError, call_command

from battle.bots.contests import CONTESTS, Contest, Score, Side, score
from battle.bots.players import Player, greedy

SEATED: list[str] = []


def noted(name: str) -> Side:
    """A side that notes where it sits."""

    def make(chance: Random) -> Player:
        SEATED.append(name)
        return greedy(chance)

    return Side(name, make)


@pytest.mark.parametrize(("format_", "seats"), [("standard", 3), ("duel", 2)])
def test_it_seats_the_one_player_at_every_seat_in_turn(format_: str, seats: int) -> None:
    SEATED.clear()
    contest = Contest(noted("one"), noted("others"))
    outcome = score(contest, format_, seats)
    assert [at for at, name in enumerate(SEATED) if name == "one"] == [
        number * seats + number for number in range(seats)
    ]
    assert (outcome.games, outcome.seats) == (seats, seats)


def test_it_gives_each_seat_the_same_decks_in_turn_so_that_equals_share_the_wins() -> None:
    """Between equals that never draw lots, one of three games with the same packs is won."""
    equals = Contest(Side("greedy"), Side("greedy"))
    assert score(equals, "standard", 9).won == 3


def test_it_plays_the_same_games_again() -> None:
    assert [CONTESTS["greedy"].wins("duel", n) for n in range(4)] == [
        CONTESTS["greedy"].wins("duel", n) for n in range(4)
    ]


@pytest.mark.parametrize(
    ("won", "games", "seats", "p"),
    [(2, 2, 2, 0.25), (0, 5, 3, 1.0), (8, 10, 2, 0.0546875), (1000, 3000, 3, 0.507)],
)
def test_it_says_how_likely_so_many_wins_are_between_equals(
    won: int, games: int, seats: int, p: float
) -> None:
    assert Score(won, games, seats).p() == pytest.approx(p, rel=0.02)


def test_it_gives_the_interval_of_wilson() -> None:
    assert Score(10, 20, 2).interval() == pytest.approx((0.299, 0.701), abs=0.001)


def test_it_prints_a_row_for_each_contest(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("bots_table", "greedy", "--games", "3")
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 4
    assert printed[2].startswith("| greedy | 2 random | standard | 3 |")
    assert printed[3].startswith("| greedy | 1 random | duel | 3 |")


def test_it_names_the_contests_there_are() -> None:
    with pytest.raises(CommandError, match="greedy"):
        call_command("bots_table", "nobody")
    with pytest.raises(CommandError, match="At least 1"):
        call_command("bots_table", "--games", "0")
