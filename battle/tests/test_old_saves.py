"""Battles saved by every release go on, from the middle of any choice."""

from random import Random

import pytest

from battle.bots.random_player import play_out
from battle.rules.trinity.game import Game
from battle.tests.keep_saves import SAVES

KEPT = sorted(SAVES.glob("*.json"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_it_goes_on_from_a_kept_save(path: object) -> None:
    save = path.read_bytes()  # type: ignore[attr-defined]
    game = Game.load(save)
    assert game.waiting is not None
    for seat in range(-1, game.state.seats):
        assert game.view(seat)["turn"]["number"] > 4
    assert play_out(game, Random(1)) > 0
    assert game.state.over


def test_it_has_saves_to_go_on_from() -> None:
    assert len(KEPT) > 12
