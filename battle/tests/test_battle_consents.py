"""What needs the others: going back, draws, pauses, rematches."""

from datetime import timedelta
from random import Random

import pytest
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from battle import consents, play, seats, selectors
from battle.models import Kept
from battle.rules.engine.refusals import CannotUndo
from battle.rules.trinity.game import Game
from battle.tests.battles import answer, asked, battling, game_of, holder, play_on, row_of
from tables.models import Seat, Table
from tables.rules.refusal import Conflict, NotAllowed

pytestmark = pytest.mark.django_db


def undoable(table: list[Seat], free: bool) -> tuple[Seat, int]:
    """Play on until somebody can go back so, and to which choice."""
    chance = Random(4)
    for _ in range(400):
        for seat in table:
            for one in selectors.seen(seat).may.undo:
                if one.free == free:
                    return seat, one.choice
        answer(table, chance)
    raise AssertionError("nobody can go back")


def others(table: list[Seat], seat: Seat) -> list[Seat]:
    return [each for each in table if each.pk != seat.pk]


def yes(seat: Seat, number: int = 1) -> None:
    consents.reply(seat=seat, battle=1, number=number, yes=True)


def test_it_goes_back_freely_while_nothing_was_learnt() -> None:
    table = battling()
    seat, choice = undoable(table, free=True)
    kept = Kept.objects.get(seat=table.index(seat), choice=choice)
    before = Game.load(kept.state.encode())
    consents.undo(seat=seat, battle=1, choice=choice)
    after = game_of(seat)
    assert after.waiting.options == before.waiting.options
    assert after.state.places == before.state.places
    assert selectors.seen(seat).log[-1].lines[-1].what == "undone"


def test_it_goes_back_or_asks_once_however_often_it_is_sent() -> None:
    for once, free in (("one", True), ("two", False)):
        table = battling(once=once)
        seat, choice = undoable(table, free=free)
        for _ in range(2):
            consents.undo_or_ask(seat=seat, battle=1, choice=choice)
        assert row_of(seat).entries.filter(what__startswith='["undoing"').count() == free
        assert len(selectors.seen(seat).requests) == (not free)


def test_it_asks_anew_under_a_number_that_never_came_before() -> None:
    table = battling()
    seat, choice = undoable(table, free=True)
    given = row_of(seat).entries.filter(seat=table.index(seat)).last()
    consents.undo(seat=seat, battle=1, choice=choice)
    waiting = game_of(seat).waiting
    assert waiting.number > choice
    before = row_of(seat).state
    with pytest.raises(Conflict):
        play.answer(seat=seat, battle=1, choice=choice, picks=[0])
    assert row_of(seat).state == before
    assert row_of(seat).entries.get(pk=given.pk).undone


def test_it_goes_back_once_for_two_clicks() -> None:
    table = battling()
    seat, choice = undoable(table, free=True)
    for _ in range(2):
        consents.undo(seat=seat, battle=1, choice=choice)
    assert row_of(seat).entries.filter(what__startswith='["undoing"').count() == 1


def test_it_needs_the_others_to_take_back_what_was_learnt() -> None:
    table = battling()
    seat, choice = undoable(table, free=False)
    with pytest.raises(CannotUndo, match="needs-consent"):
        consents.undo(seat=seat, battle=1, choice=choice)
    consents.request(seat=seat, battle=1, kind="undo", choice=choice)
    one, other = others(table, seat)
    before = row_of(seat).state
    yes(one)
    assert row_of(seat).state == before
    yes(other)
    assert row_of(seat).state != before
    assert not row_of(seat).requests
    assert asked(table)[0].pk == seat.pk


def test_it_goes_nowhere_when_one_declines() -> None:
    table = battling()
    seat, choice = undoable(table, free=False)
    before = row_of(seat).state
    consents.request(seat=seat, battle=1, kind="undo", choice=choice)
    one, other = others(table, seat)
    yes(one)
    consents.reply(seat=other, battle=1, number=1, yes=False)
    with pytest.raises(Conflict, match="no-such-request"):
        yes(one)
    assert row_of(seat).state == before
    assert selectors.seen(seat).log[-1].lines[-1].what == "declined"


def test_it_forgets_a_request_to_go_back_when_play_goes_on() -> None:
    table = battling()
    seat, choice = undoable(table, free=False)
    consents.request(seat=seat, battle=1, kind="undo", choice=choice)
    answer(table, Random(1))
    assert not row_of(seat).requests


def test_it_asks_for_an_answer_by_a_turn_of_its_own() -> None:
    table = battling()
    seat, choice = undoable(table, free=False)
    consents.request(seat=seat, battle=1, kind="undo", choice=choice)
    waiting, _ = asked(table)
    for each in Seat.objects.exclude(pk__in=[seat.pk, waiting.pk]).exclude(number=None):
        assert each.turn == "battle:1:request:1"
    shown = [selectors.seen(each).requests[0].choice for each in table]
    assert sorted(shown) == [0, 0, choice]


def test_it_goes_back_at_once_where_only_bots_would_have_to_agree() -> None:
    table = battling(1)
    alice = table[0]
    while True:
        play.let_bots_act.call(row_of(alice).pk)
        if found := [one for one in selectors.seen(alice).may.undo if not one.free]:
            break
        answer(table, Random(2))
    consents.request(seat=alice, battle=1, kind="undo", choice=found[-1].choice)
    assert asked(table)[0].pk == alice.pk
    assert not row_of(alice).requests


@pytest.mark.parametrize(("undo", "free"), [("never", True), ("free", False)])
def test_it_goes_back_no_further_than_was_agreed(undo: str, free: bool) -> None:
    table = battling()
    seat, choice = undoable(table, free=free)
    row = row_of(seat)
    row.agreement |= {"undo": undo}
    row.save()
    assert choice not in [one.choice for one in selectors.seen(seat).may.undo]
    with pytest.raises(CannotUndo, match="no-undo"):
        consents.request(seat=seat, battle=1, kind="undo", choice=choice)


def test_it_keeps_states_of_the_latest_two_turns_only() -> None:
    table = battling()
    play_on(table, 150)
    turn = game_of(table[0]).state.turn
    assert {kept.turn for kept in Kept.objects.all()} <= {turn - 2, turn - 1, turn}


def test_it_ends_without_a_winner_when_all_agree() -> None:
    table = battling()
    consents.request(seat=table[0], battle=1, kind="draw")
    consents.request(seat=table[1], battle=1, kind="draw")
    assert row_of(table[0]).ended_at is None
    yes(table[2])
    row = row_of(table[0])
    assert (row.outcome, row.winner) == ("drawn", None)


def test_it_lets_a_lone_player_end_a_battle_with_bots() -> None:
    table = battling(1)
    consents.request(seat=table[0], battle=1, kind="draw")
    assert row_of(table[0]).outcome == "drawn"


def test_it_takes_no_going_back_of_one_seat_for_that_of_another() -> None:
    table = battling()
    seat, choice = undoable(table, free=False)
    other = others(table, seat)[0]
    row = row_of(seat)
    row.kept.create(
        entry=900, seat=table.index(other), choice=choice, answers=0, turn=1, state=row.state
    )
    consents.request(seat=seat, battle=1, kind="undo", choice=choice)
    consents.request(seat=other, battle=1, kind="undo", choice=choice)
    assert [request["agreed"] for request in row_of(seat).requests] == [[], []]


def test_it_asks_nothing_any_more_of_who_has_left() -> None:
    table = battling()
    seats.concede(seat=table[0], battle=1)
    consents.request(seat=table[1], battle=1, kind="draw")
    for yes_or_no in (True, False):
        with pytest.raises(Conflict, match="has-left"):
            consents.reply(seat=table[0], battle=1, number=1, yes=yes_or_no)
    yes(table[2])
    assert row_of(table[0]).outcome == "drawn"


def test_it_lets_bots_wait_while_somebody_asks_to_go_back() -> None:
    table = battling(2)
    while True:
        play.let_bots_act.call(row_of(table[0]).pk)
        seat, _ = asked(table)
        if found := [one for one in selectors.seen(seat).may.undo if not one.free]:
            break
        answer(table, Random(5))
    consents.request(seat=seat, battle=1, kind="undo", choice=found[-1].choice)
    bot = next(each for each in table if each.bot)
    before = row_of(seat).state
    answered = play.answer_for(row_of(seat), table.index(bot), 1, [0], play.By.BOT)
    assert play.level_asked(answered) == ""
    assert row_of(seat).state == before


def test_it_pauses_for_no_host_alone() -> None:
    """Not by an old page of the table's lobby, draft or Build either."""
    host = battling(watch="table")[0].table.host
    for path in ("tables/{}/pause/", "api/v1/builds/{}/pause/", "api/v1/drafts/{}/pause/"):
        address = f"/{path.format(f'{host.table.key}/{host.place}')}"
        assert holder(host).post(address, {"reason": "Tea"}).status_code == 409
    assert Table.objects.get().paused_at is None


def test_it_pauses_when_all_agree_and_keeps_the_time_left() -> None:
    table = battling(seconds=600)
    seat, _ = asked(table)
    Seat.objects.filter(pk=seat.pk).update(turn_due=timezone.now() + timedelta(seconds=300))
    consents.request(seat=table[0], battle=1, kind="pause")
    yes(table[1])
    yes(table[2])
    assert Table.objects.get().paused_at is not None
    Table.objects.update(paused_at=timezone.now() - timedelta(days=1))
    Seat.objects.filter(pk=seat.pk).update(
        turn_due=timezone.now() - timedelta(days=1) + timedelta(seconds=300)
    )
    with pytest.raises(Conflict, match="paused"):
        consents.request(seat=table[0], battle=1, kind="draw")
    consents.request(seat=table[0], battle=1, kind="resume")
    yes(table[1], 2)
    yes(table[2], 2)
    seat.refresh_from_db()
    assert Table.objects.get().paused_at is None
    assert 270 <= (seat.turn_due - timezone.now()).total_seconds() <= 300
    assert DBTaskResult.objects.filter(task_path="battle.play.time_out").count() == 2


def test_it_lets_the_host_alone_end_a_pause() -> None:
    table = battling()
    Table.objects.update(paused_at=timezone.now())
    host = next(seat for seat in table if seat.name == "Alice")
    with pytest.raises(NotAllowed):
        consents.resume_alone(by=others(table, host)[0], battle=1)
    consents.resume_alone(by=host, battle=1)
    assert Table.objects.get().paused_at is None


def test_it_begins_again_with_the_same_decks_and_the_next_seat_first() -> None:
    table = battling()
    for number in (0, 1):
        seats.concede(seat=table[number], battle=1)
    assert row_of(table[0]).winner == 2
    old = row_of(table[0])
    consents.request(seat=table[0], battle=1, kind="rematch")
    yes(table[1])
    yes(table[2])
    new = row_of(table[0])
    assert (new.number, new.places) == (2, old.places[1:] + old.places[:1])
    assert new.commitment != old.commitment
    assert Table.objects.get().stage == Table.Stage.BATTLE
    assert {seat.place: seat.number for seat in Table.objects.get().seats.all()} == {
        place: number for number, place in enumerate(new.places)
    }


def test_it_asks_no_rematch_of_a_battle_that_is_on() -> None:
    table = battling()
    with pytest.raises(Conflict, match="still-running"):
        consents.request(seat=table[0], battle=1, kind="rematch")
