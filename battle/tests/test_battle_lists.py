"""Battles with the cards of a player's own list."""

import pytest

from battle import play, seats, selectors, services
from battle.models import Battle
from battle.rules.trinity.zones import HAND
from battle.tests.battles import battling, game_of, row_of
from battle.tests.table import ALICE
from battle.tests.table import Table as Board
from cards.selectors import card_set
from cards.services import create_list
from cards.tests.lists import OWN_CARD
from drafts.tests.tables import browser
from drafts.tests.test_boxes_own_lists import own_list
from tables.models import Table
from tables.rules.refusal import Refusal

pytestmark = pytest.mark.django_db


def alone(set_key: str) -> services.Seated:
    """Alice against a bot, with decks of this set."""
    return services.play_bots(
        name="Alice", person="guest:alice", rules="duel", set_key=set_key, levels=["greedy"],
        once="one",
    )  # fmt: skip


def test_it_lets_bots_battle_with_the_cards_of_a_list() -> None:
    seat = alone(own_list()).seat
    seats.hand_over(seat=seat, by=seat)
    play.let_bots_act.call(row_of(seat).pk)
    assert row_of(seat).ended_at is not None
    assert selectors.seen(seat).log


def test_it_shows_a_line_by_hand_and_takes_its_steps() -> None:
    text = OWN_CARD.replace("Draw 1 card.", "Dance around the table.")
    key = create_list(person="guest:alice", name="Odd", text=text, base="blaze").set_key
    table, sitting = Board(), battling()
    table.colors(ALICE, Blue=2)
    table.play(table.put(ALICE, card_set(key).cards[0], HAND))
    Battle.objects.update(state=table.game.save().decode(), set_key=key)
    alice, bob = (
        browser(seat).get(f"/tables/{seat.table.key}/{seat.place}/battle/").content.decode()
        for seat in sitting[:2]
    )
    assert "Carry this line out by hand" in alice
    assert "Dance around the table." in alice
    assert "carries out this line of" in bob
    dos = [option.do for option in table.choice.options]
    held = table.in_hand(ALICE)
    for do in ("draw", "done"):
        number = game_of(sitting[0]).waiting.number
        play.answer(seat=sitting[0], battle=1, choice=number, picks=[dos.index(do)])
    game = game_of(sitting[0])
    assert (len(game.state.places[ALICE][HAND]), game.waiting.kind) == (held + 1, "main")


def test_it_names_the_field_of_a_set_that_nobody_knows() -> None:
    with pytest.raises(Refusal) as refused:
        alone("nothing")
    assert refused.value.faults[0].params["field"] == "set"
    assert not Table.objects.exists()
