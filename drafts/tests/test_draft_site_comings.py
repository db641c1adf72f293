"""Who comes and goes while a table drafts, and that nobody is left without a clock or a host."""

from typing import Any

import pytest
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from drafts.rules import bots
from drafts.table import play
from drafts.table import services as draft_services
from drafts.tests.tables import browser, draft_of, drafting, open_table, pick, row_of, sit
from tables import services
from tables.models import Seat, Table
from tables.rules.refusal import Conflict

pytestmark = pytest.mark.django_db


def others(seats: list[Seat]) -> list[Seat]:
    """Everybody but the host."""
    return [seat for seat in seats if seat.pk != seat.table.host_id]


def unclocked(seat: Seat) -> list[str]:
    """The open turns of this seat's draft that no task will end."""
    row = row_of(seat)
    tasks = DBTaskResult.objects.filter(task_path="drafts.table.play.time_out")
    watched = [tuple(task.args_kwargs["args"]) for task in tasks]
    turns = play.open_turns(row, draft_of(seat))
    return [name for number, name in turns.items() if (row.pk, number, name) not in watched]


@pytest.mark.parametrize(("rules", "people", "moves"), [("standard", 3, 6), ("duel", 2, 16)])
def test_it_ends_every_turn_in_time_whoever_is_quicker(rules: str, people: int, moves: int) -> None:
    seats = drafting(people, rules=rules, seats=people, seconds=60)
    for _ in range(moves):
        draft = draft_of(seats[0])
        acting = [number for number in range(people) if draft.acting(number)]
        pick(seats[min(acting, key=lambda number: len(draft.pools[number]))])
        assert unclocked(seats[0]) == []


def test_it_asks_whoever_comes_back_for_a_bot_in_a_pause() -> None:
    seats = drafting(seconds=60)
    away = others(seats)[0]
    draft_services.hand_over(seat=away, by=away)
    services.pause(by=away.table.host, reason="Tea")
    draft_services.take_back(seat=away)
    draft_services.resume(by=away.table.host)
    away.refresh_from_db()
    assert away.turn
    assert away.turn_due
    assert unclocked(away) == []


def test_it_lets_nobody_leave_by_a_page_of_an_earlier_stage() -> None:
    (seat, *_) = drafting()
    assert browser(seat).post(f"/tables/{seat.table.key}/{seat.place}/leave/").status_code == 409
    Table.objects.update(stage=Table.Stage.BATTLE)
    with pytest.raises(Conflict, match=r"tables\.gone-on"):
        draft_services.leave(seat=seat)
    seat.refresh_from_db()
    assert (seat.left_at, seat.bot) == (None, "")


def test_it_makes_somebody_host_who_can_come_back_where_bots_sit_in_for_all() -> None:
    seats = drafting()
    for seat in others(seats):
        draft_services.hand_over(seat=seat, by=seat)
    draft_services.leave(seat=seats[0].table.host)
    assert Table.objects.get().host in others(seats)


def test_it_makes_the_first_who_comes_host_where_everybody_left() -> None:
    host = open_table()
    draft_services.leave(seat=host)
    bob = sit(host.table, "Bob")
    assert Table.objects.get().host == bob


def test_it_finds_names_for_bots_where_people_bear_them() -> None:
    host = open_table(seats=9)
    for name in ("Ash", "birch", "Cedar"):
        sit(host.table, name)
    Seat.objects.filter(pk=host.pk).update(ready=True)
    draft_services.start(by=host)
    names = [seat.name.casefold() for seat in Seat.objects.all()]
    assert len(names) == len(set(names)) == 12


@pytest.mark.parametrize("by", ["bot", "time-out"])
def test_it_chooses_again_when_somebody_opens_the_pack_meanwhile(
    monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    """While it is thought of which pack to open, the other one opens just that."""
    seats = drafting(2, rules="duel", seats=2, seconds=60)
    taken, thought = [], "decide" if by == "bot" else "overdue"
    decide = getattr(bots, thought)

    def interrupted(*asked: Any) -> bots.Decision:
        decision: bots.Decision = decide(*asked)
        if not taken:
            taken.append(decision.action)
            play.act(seat=seats[1], game=1, action=decision.action)
        return decision

    monkeypatch.setattr(bots, thought, interrupted)
    row, turn = row_of(seats[0]), seats[0].turn
    if by == "bot":
        Seat.objects.filter(pk=seats[0].pk).update(bot="novice", turn="", turn_due=None)
        play.let_bots_act.call(row.pk)
    else:
        Seat.objects.filter(pk=seats[0].pk).update(turn_due=timezone.now())
        play.time_out.call(row.pk, 0, turn)
        assert unclocked(seats[0]) == []
        play.time_out.call(row.pk, 0, turn)
    assert [len(opened) for opened in draft_of(seats[0]).opened] == [1, 1]
