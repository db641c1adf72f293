"""What every game must keep, tried on random games of Trinity."""

from random import Random

import pytest

from battle.bots.random_player import picks
from battle.rules.engine.dealing import deal_anew
from battle.rules.engine.eyes import Watcher, after
from battle.rules.engine.journal import Journal, replay
from battle.rules.engine.refusals import CannotUndo, IllegalAnswer, StaleAnswer, WrongSeat
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.game import Game
from battle.rules.trinity.setup import start
from cards.rules.catalogue import card_sets

GAMES = [("standard", "blaze"), ("standard", "phantom"), ("duel", "blaze"), ("duel", "phantom")]


def new(format_: str, card_set: str, seed: str = "engine") -> Game:
    return start(deal(card_sets()[card_set], format_, seed))


@pytest.mark.parametrize(("format_", "card_set"), GAMES)
def test_it_is_the_same_game_through_saves_and_copies(format_: str, card_set: str) -> None:
    game, chance = new(format_, card_set), Random(1)
    for _ in range(400):
        if (choice := game.waiting) is None:
            break
        answer = picks(choice, chance)
        loaded, copied = Game.load(game.save()), game.copy()
        for other in (game, loaded, copied):
            other.answer(choice.seat, choice.number, answer)
        assert loaded.save() == game.save() == copied.save()


@pytest.mark.parametrize(("format_", "card_set"), GAMES)
def test_it_is_told_enough(format_: str, card_set: str) -> None:
    game, chance = new(format_, card_set), Random(2)
    seats = range(-1, game.state.seats)
    watchers = [Watcher(game, seat) for seat in seats]
    for _ in range(150):
        if (choice := game.waiting) is None:
            break
        game.answer(choice.seat, choice.number, picks(choice, chance))
        for watcher in watchers:
            old, revision = watcher.view, watcher.revision
            told = watcher.look(game)
            assert after(old, told.changed) == game.view(watcher.seat)
            assert (told.revision > revision) == bool(told.changed)


def test_it_replays_and_goes_back() -> None:
    journal = Journal(new("standard", "phantom"))
    chance, saves = Random(3), []
    while len(saves) < 120 and (choice := journal.game.waiting) is not None:
        saves.append((choice.seat, choice.number, journal.game.save()))
        journal.answer(choice.seat, choice.number, tuple(picks(choice, chance)))
    assert replay(Game.load, journal.kept, journal.answers).save() == journal.game.save()
    for seat, number, save in saves[::-10]:
        assert journal.undo(seat, number, consent=True).save() == save


def test_it_does_not_go_back_past_what_was_seen() -> None:
    journal = Journal(new("standard", "blaze"))
    chance = Random(4)
    first = journal.game.waiting
    assert first is not None
    for _ in range(60):
        choice = journal.game.waiting
        assert choice is not None
        journal.answer(choice.seat, choice.number, tuple(picks(choice, chance)))
    before = journal.game.save()
    with pytest.raises(CannotUndo):
        journal.undo(first.seat, first.number)
    assert journal.game.save() == before


@pytest.mark.parametrize(("format_", "card_set"), GAMES)
def test_it_keeps_every_card(format_: str, card_set: str) -> None:
    game, chance = new(format_, card_set, "count"), Random(5)
    while (choice := game.waiting) is not None:
        game.answer(choice.seat, choice.number, picks(choice, chance))
        state = game.state
        lying = sorted(uid for zones in state.places for pile in zones for uid in pile)
        assert lying == list(range(len(state.face)))
        assert game.waiting is not None or state.over


def test_it_refuses_and_changes_nothing() -> None:
    game = new("standard", "blaze")
    choice = game.waiting
    assert choice is not None
    before = game.save()
    other, size = (choice.seat + 1) % 3, len(choice.options)
    bad = [
        (WrongSeat, other, choice.number, [0]),
        (StaleAnswer, choice.seat, choice.number + 1, [0]),
        (IllegalAnswer, choice.seat, choice.number, []),
        (IllegalAnswer, choice.seat, choice.number, [size]),
        (IllegalAnswer, choice.seat, choice.number, [-1]),
        (IllegalAnswer, choice.seat, choice.number, [0, 0]),
    ]
    for refusal, seat, number, answer in bad:
        with pytest.raises(refusal):
            game.answer(seat, number, answer)
        assert game.save() == before


@pytest.mark.parametrize(("format_", "card_set"), GAMES)
def test_it_deals_anew_only_what_a_seat_does_not_know(format_: str, card_set: str) -> None:
    game, chance = new(format_, card_set), Random(6)
    for at in range(200):
        if (choice := game.waiting) is None:
            break
        if at % 20 == 0:
            other = deal_anew(game, choice.seat, f"anew{at}")
            assert other.view(choice.seat) == game.view(choice.seat)
            assert other.state.face != game.state.face
        game.answer(choice.seat, choice.number, picks(choice, chance))


def test_it_hides_what_others_hold() -> None:
    game = new("standard", "blaze")
    hand = game.view(1)["zones"][2]["Hand"]
    assert hand["count"] == 6
    assert len(hand["among"]) == 1
    assert "cards" not in hand


def test_it_gives_a_hidden_card_another_number_to_each_seat() -> None:
    game = new("standard", "blaze")
    from battle.rules.engine.eyes import number

    handle = game.state.stay[0]
    assert len({number(game, seat, handle) for seat in (-1, 0, 1, 2)}) == 4
