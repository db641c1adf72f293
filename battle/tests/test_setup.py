"""Chapters 5 and 6, and DUEL 5: from decks to the first turn."""

from collections import Counter

import pytest

from battle.rules.trinity.dealing import deal
from battle.rules.trinity.game import Game
from battle.rules.trinity.setup import Setup, start
from battle.rules.trinity.walls import at_advantage, at_disadvantage, distance, walls_of
from battle.rules.trinity.zones import DECK, HAND, LEFT, RIGHT
from battle.tests.table import ALICE, BOB, CAROL
from cards.rules.catalogue import card_sets, cards_by_id
from drafts.rules.box import box_of

FIRSTS = pytest.mark.parametrize("first", [ALICE, BOB, CAROL])


def dealt(format_: str = "standard", seed: str = "setup", first: int = ALICE) -> Setup:
    setup = deal(card_sets()["blaze"], format_, seed)
    return Setup(setup.format, setup.seed, setup.decks, first)


def begun(format_: str = "standard", seed: str = "setup", first: int = ALICE) -> Game:
    return start(dealt(format_, seed, first))


def ids(game: Game, seat: int, *zones: int) -> Counter[str]:
    places = game.state.places[seat]
    return Counter(game.cards[uid].id for zone in zones for uid in places[zone])


@pytest.mark.rule("S5.1")
@pytest.mark.parametrize("format_", ["standard", "duel"])
def test_it_begins_with_23_cards_16_life_and_an_epic(format_: str) -> None:
    setup, game = dealt(format_), begun(format_)
    for seat, decks in enumerate(setup.decks):
        main = Counter([*decks.main, decks.epic])
        drawn = [uid for uid in game.state.places[seat][HAND] if not game.cards[uid].epic]
        assert ids(game, seat, DECK, HAND) == main
        assert len(game.state.places[seat][DECK]) == 23 - len(drawn)
        assert ids(game, seat, LEFT, RIGHT) == Counter(decks.life)


@pytest.mark.rule("S5.2")
def test_it_shows_no_epic_before_the_battle_starts() -> None:
    """The Epic is no part of what others see until it is revealed, as the battle starts."""
    game = begun()
    told = game.lines and [line.what for line in game.lines]
    assert told
    assert told.index("epic") < told.index("turn")


@pytest.mark.rule("S5.3", "S6.1.5")
def test_it_leaves_the_piles_of_life_to_chance() -> None:
    lefts = {tuple(ids(begun(seed=seed), ALICE, LEFT)) for seed in "abcdef"}
    assert len(lefts) > 1
    for seed in "abc":
        places = begun(seed=seed).state.places
        assert [(len(zones[LEFT]), len(zones[RIGHT])) for zones in places] == [(8, 8)] * 3


def test_it_shuffles_life_anew_for_another_seed_of_the_same_decks() -> None:
    setup = dealt()
    orders = set()
    for seed in "abcde":
        game = start(Setup(setup.format, seed, setup.decks))
        orders.add(tuple(game.cards[uid].id for uid in game.state.places[ALICE][LEFT]))
    assert len(orders) == 5


@pytest.mark.rule("S6.1.1", "S6.2.3")
@FIRSTS
def test_it_goes_clockwise_from_the_first_player(first: int) -> None:
    game, turns = begun(first=first), []
    while len(turns) < 4:
        state, choice = game.state, game.waiting
        assert choice is not None
        if len(turns) < state.turn:
            turns.append(state.turn_seat)
        game.answer(choice.seat, choice.number, [len(choice.options) - 1])
    assert turns == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.rule("S6.1.2", "S6.1.3", "S6.1.4", "R1", "R2")
@FIRSTS
def test_it_places_the_walls_by_turn_order(first: int) -> None:
    game = begun(first=first)
    walls = game.state.walls
    second, third = (first + 1) % 3, (first + 2) % 3
    assert sorted(at_disadvantage(game, first)) == sorted(walls_of(game, first))
    assert sorted(at_advantage(game, third)) == sorted(walls_of(game, third))
    left, right = walls_of(game, second)
    assert (walls[left].near, walls[left].far) == (second, third)
    assert at_disadvantage(game, second) == [left]
    assert at_advantage(game, second) == [right]
    assert all(wall.spaces == 4 for wall in walls)
    assert [distance(walls[wall], second) for wall in (left, right)] == [1, 2]


@pytest.mark.rule("S6.1.6")
def test_it_shuffles_the_main_deck() -> None:
    setup, orders = dealt(), set()
    for seed in "abcde":
        game = start(Setup(setup.format, seed, setup.decks))
        orders.add(tuple(game.cards[uid].id for uid in game.state.places[BOB][DECK]))
    assert len(orders) == 5


@pytest.mark.rule("S6.2.1", "S6.2.2", "D5.2.1")
@pytest.mark.parametrize("format_", ["standard", "duel"])
def test_it_draws_five_and_shows_every_epic(format_: str) -> None:
    setup, game = dealt(format_), begun(format_)
    for seat, decks in enumerate(setup.decks):
        drawn = 6 if seat == ALICE else 5
        held = ids(game, seat, HAND)
        assert held[decks.epic] == 1
        assert held.total() == drawn + 1
        for other in range(len(setup.decks)):
            hand = game.view(other)["zones"][seat]["Hand"]
            shown = hand.get("among") or [card.get("card") for card in hand["cards"]]
            assert decks.epic in shown


@pytest.mark.rule("D5.1.1", "D5.1.3")
@pytest.mark.parametrize("first", [ALICE, BOB])
def test_it_lays_the_long_wall_left_of_the_first_player_in_duel(first: int) -> None:
    game = begun("duel", first=first)
    walls = game.state.walls
    left, right = walls_of(game, first)
    assert (walls[left].spaces, walls[right].spaces) == (8, 4)
    assert [distance(walls[wall], first) for wall in (left, right)] == [3, 1]
    assert sorted(at_disadvantage(game, first)) == sorted((left, right))


@pytest.mark.rule("D5.1.2")
@pytest.mark.parametrize("first", [ALICE, BOB])
def test_it_splits_life_into_twelve_and_four_in_duel(first: int) -> None:
    game = begun("duel", first=first)
    second = 1 - first
    sizes = [(len(zones[LEFT]), len(zones[RIGHT])) for zones in game.state.places]
    assert sizes[first] == (4, 12)
    assert sizes[second] == (12, 4)


@pytest.mark.rule("S2.4.3")
def test_it_has_no_epic_among_the_life_cards_it_deals() -> None:
    epics = {card.id for card in cards_by_id().values() if card.rarity == "Epic"}
    assert not any(epics & {*decks.life} for decks in dealt().decks)


@pytest.mark.rule("D2.1", "R4")
def test_it_takes_banned_cards_out_of_the_box_of_a_duel() -> None:
    blaze = card_sets()["blaze"]
    banned = blaze.cards[-1].name
    box = box_of(blaze, "duel", [banned])
    assert banned not in {holding.card.name for holding in box.holdings}
    assert banned in {holding.card.name for holding in box_of(blaze, "standard").holdings}
