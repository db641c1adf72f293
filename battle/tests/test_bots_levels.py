"""Whoever drafts better wins more battles, each level more than the one below it."""

import json

import pytest

from battle.bots.contests import CONTESTS, Score
from battle.tests.keep_contests import GAMES, KEPT, PAIRS
from drafts.rules.box import SEATS_A_GAME, Rules

every_pair = pytest.mark.parametrize(("name", "format_"), PAIRS)
SOME = range(0, GAMES, 49)


def ends(name: str, format_: Rules) -> str:
    """For each game of a contest, in order, whether the better drafter won it: 1 or 0."""
    kept: str = json.loads(KEPT.read_text())[f"{name} {format_}"]
    return kept


@every_pair
def test_it_wins_more_battles_than_the_level_below(name: str, format_: Rules) -> None:
    """By chance so many wins come less than once in a hundred times."""
    won = ends(name, format_)
    assert len(won) == GAMES
    assert Score(won.count("1"), GAMES, SEATS_A_GAME[format_]).p() < 0.01


@every_pair
def test_it_still_drafts_and_battles_as_in_those_games(name: str, format_: Rules) -> None:
    """Games of other bots would end alike by chance, half of them; see `keep_contests`."""
    kept = ends(name, format_)
    alike = [CONTESTS[name].wins(format_, at) == (kept[at] == "1") for at in SOME]
    assert sum(alike) >= 0.85 * len(SOME)
