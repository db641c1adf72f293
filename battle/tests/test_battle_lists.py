"""Battles with the cards of a player's own list."""

import pytest

from battle import play, seats, selectors, services
from battle.tests.battles import row_of
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


def test_it_names_the_field_of_a_set_that_nobody_knows() -> None:
    with pytest.raises(Refusal) as refused:
        alone("nothing")
    assert refused.value.faults[0].params["field"] == "set"
    assert not Table.objects.exists()
