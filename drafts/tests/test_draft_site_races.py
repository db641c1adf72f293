"""Two picks, two clocks and two bots at the same moment, on connections of their own."""

from datetime import timedelta

import pytest
from django.utils import timezone

from drafts.rules.moves import Choose, Take
from drafts.table import play
from drafts.table import services as draft_services
from drafts.tests.tables import draft_of, drafting, first, open_table, row_of
from drafts.tests.test_boxes_races import together
from tables import services
from tables.models import Seat

pytestmark = pytest.mark.django_db(transaction=True)


def test_it_lets_one_of_two_different_picks_win() -> None:
    seats = drafting()
    take = first(seats[0])
    cards = draft_of(seats[0]).setup.packs[take.pack - 1][:2]

    def act(number: int) -> object:
        one = Take(take.pack, take.number, (cards[number % 2],))
        return play.act(seat=seats[0], game=1, action=one).move.cards

    answers = together(act)
    (won,) = {answer for answer in answers if answer != "drafts.already-picked"}
    assert answers.count("drafts.already-picked") == 2
    assert [move.cards for move in draft_of(seats[0]).log] == [won]


def test_it_makes_one_pick_of_many_clocks_and_bots() -> None:
    seats = drafting(seconds=75)
    Seat.objects.update(turn_due=timezone.now() - timedelta(seconds=1))
    turn = Seat.objects.get(pk=seats[0].pk).turn
    together(lambda _: play.time_out.call(row_of(seats[0]).pk, 0, turn))
    assert [move.by for move in draft_of(seats[0]).log] == ["time-out"]


def test_it_lets_bots_in_two_workers_draft_each_card_once() -> None:
    seats = drafting()
    for seat in seats:
        draft_services.hand_over(seat=seat, by=seat)
    together(lambda _: play.let_bots_act.call(row_of(seats[0]).pk), times=2)
    draft = draft_of(seats[0])
    assert len({(move.pack, move.number) for move in draft.log}) == len(draft.log) == 117
    assert row_of(seats[0]).ended_at is not None


def test_it_gives_one_pack_to_the_first_of_two_who_choose_it() -> None:
    seats = drafting(2, rules="duel", seats=2)
    answers = together(
        lambda n: play.act(seat=seats[n], game=1, action=Choose(1, 3)).move.seat, times=2
    )
    assert "drafts.pack-opened" in answers
    assert len(draft_of(seats[0]).log) == 1


def test_it_starts_once_for_two_clicks() -> None:
    host = open_table()
    services.be_ready(seat=host, ready=True)
    answers = together(lambda _: draft_services.start(by=host).number, times=2)
    assert sorted(map(str, answers)) == ["1", "tables.started"]
    assert host.table.seats.exclude(number=None).count() == 3
