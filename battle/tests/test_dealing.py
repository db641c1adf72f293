"""What a seat does not know can be dealt anew, and it does not notice."""

from collections import Counter
from random import Random

import pytest

from battle.bots.random_player import picks, play_out
from battle.rules.engine.dealing import deal_anew
from battle.rules.engine.eyes import knows
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.game import Game
from battle.rules.trinity.printed import key_of
from battle.rules.trinity.setup import start
from battle.rules.trinity.zones import HAND, LEFT, RIGHT, SHADOW
from battle.tests.table import ALICE, Table
from cards.rules.catalogue import card_sets

GAMES = [("standard", "blaze"), ("standard", "phantom"), ("duel", "blaze"), ("duel", "phantom")]
every_game = pytest.mark.parametrize(("format_", "card_set"), GAMES)


def new(format_: str = "standard", card_set: str = "blaze") -> Game:
    return start(deal(card_sets()[card_set], format_, "anew"))


def pool_of(card_set: str) -> list[str]:
    """Every card of a box, as the state names them."""
    whole = card_sets()[card_set]
    return [key_of(card) for card in whole.cards for _ in range(whole.copies_of(card))
            if card.rarity != "Epic"]  # fmt: skip


@every_game
def test_it_leaves_the_view_of_the_seat_as_it_is(format_: str, card_set: str) -> None:
    game, chance, pool = new(format_, card_set), Random(6), pool_of(card_set)
    at = 0
    while (choice := game.waiting) is not None:
        if at % 12 == 0:
            before = game.view(choice.seat)
            for anew in (deal_anew(game, choice.seat, f"{at}"),
                         deal_anew(game, choice.seat, f"{at}", pool)):  # fmt: skip
                assert anew.view(choice.seat) == before
                assert anew.state.face != game.state.face
            assert game.view(choice.seat) == before
        game.answer(choice.seat, choice.number, picks(choice, chance))
        at += 1


@every_game
def test_it_changes_nothing_the_seat_knows(format_: str, card_set: str) -> None:
    game, chance, pool = new(format_, card_set), Random(7), pool_of(card_set)
    play_out(game, chance, most=150)
    choice = game.waiting
    assert choice is not None
    anew = deal_anew(game, choice.seat, "known", pool)
    for uid in range(len(game.state.face)):
        if knows(game, choice.seat, uid):
            assert anew.cards[uid] is game.cards[uid]


@every_game
def test_it_gives_a_game_that_can_be_played_on(format_: str, card_set: str) -> None:
    game, chance, pool = new(format_, card_set), Random(8), pool_of(card_set)
    for at in range(5):
        play_out(game, chance, most=25)
        if (choice := game.waiting) is None:
            break
        anew = deal_anew(game, choice.seat, f"{at}", pool)
        assert Game.load(anew.save()).cards == anew.cards
        play_out(anew, Random(at))
        assert anew.state.over


def test_it_keeps_ones_own_decks_apart() -> None:
    game = new()
    for seed in "abcd":
        anew = deal_anew(game, 0, seed)
        for zones in ((LEFT, RIGHT), (0, HAND)):
            piles = [
                Counter(g.cards[uid].id for z in zones for uid in g.state.places[0][z])
                for g in (game, anew)
            ]
            assert piles[0] == piles[1]


def test_it_can_give_an_opponent_any_card_of_the_pool() -> None:
    game, pool = new(), pool_of("blaze")
    held = {anew.cards[uid].id for seed in range(60)
            for anew in [deal_anew(game, 0, f"{seed}", pool)]
            for uid in anew.state.places[1][HAND]}  # fmt: skip
    assert len(held) > 90


def test_it_takes_no_card_of_the_pool_twice() -> None:
    game, pool = new(), pool_of("blaze")
    anew = deal_anew(game, 0, "twice", pool)
    theirs = [uid for uid, owner in enumerate(anew.state.owner) if owner != 0]
    unknown = [uid for uid in theirs if not knows(anew, 0, uid)]
    dealt = Counter(anew.state.printed[anew.state.face[uid]] for uid in unknown)
    assert not dealt - Counter(pool)


def test_it_puts_only_shadow_cards_where_one_was_set() -> None:
    game, chance = new(), Random(11)
    pool, seen = pool_of("blaze"), 0
    while (choice := game.waiting) is not None:
        for other in range(3):
            for _ in game.state.places[other][SHADOW] if other != choice.seat else ():
                anew = deal_anew(game, choice.seat, f"{seen}", pool)
                set_now = [anew.cards[uid] for uid in anew.state.places[other][SHADOW]]
                were = [game.cards[uid] for uid in game.state.places[other][SHADOW]]
                assert all(
                    "Shadow" in now.kinds or "Shadow" not in was.kinds
                    for now, was in zip(set_now, were, strict=True)
                )
                seen += 1
        if seen > 60:
            break
        game.answer(choice.seat, choice.number, picks(choice, chance))
    assert seen


def test_it_keeps_what_is_stacked_and_asked_though_its_card_was_shuffled_away(t: Table) -> None:
    text = (
        "[On Entry] Choose 1 of your Units; put it on the bottom of its owner's Deck."
        " Shuffle your Deck. Choose 1 Unit; it gets +1000 Power this turn."
    )
    card, *_ = (t.unit(ALICE, "TD-01 C 080/102") for _ in range(3))
    t.line(card, text)
    t.choose(card)
    before = t.game.view(ALICE)
    for seed in "abcdefgh":
        assert deal_anew(t.game, ALICE, seed).view(ALICE) == before
