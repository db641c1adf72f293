"""Answers in a battle at a table: by people, bots, standing orders and the clock."""

from datetime import timedelta
from random import Random

import pytest
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from battle import orders, play, seats, selectors, services
from battle.bots.random_player import picks
from battle.rules.engine.refusals import IllegalAnswer, StaleAnswer, WrongSeat
from battle.rules.trinity.orders import PassAlong
from battle.tests.battles import answer, asked, battling, game_of, play_on, row_of
from tables.models import Seat, Table
from tables.rules.refusal import Conflict, NotAllowed, Refusal, Unknown

pytestmark = pytest.mark.django_db


def late(seat: Seat) -> str:
    """Let the open turn of a seat be overdue; its name."""
    Seat.objects.exclude(turn="").update(turn_due=timezone.now() - timedelta(seconds=1))
    return Seat.objects.get(pk=seat.pk).turn


@pytest.mark.parametrize(("rules", "people"), [("standard", 3), ("duel", 2)])
def test_it_plays_a_battle_to_the_end(rules: str, people: int) -> None:
    table = battling(people, rules=rules)
    play_on(table)
    row, game = row_of(table[0]), game_of(table[0])
    assert (row.outcome, row.winner) == (game.state.over, game.state.winner)
    assert row.ended_at is not None
    assert Table.objects.get(pk=row.table_id).stage == Table.Stage.OVER
    assert not Seat.objects.exclude(turn="").exists()
    assert not row.kept.exists()


def test_it_shows_each_seat_its_own_view() -> None:
    table = battling()
    play_on(table, 30)
    for number, seat in enumerate(table):
        seen = selectors.seen(seat)
        assert (seen.mine, seen.view) == (number, game_of(seat).view(number))
        assert seen.log[-1].number == seen.revision


def test_it_takes_the_same_answer_twice_as_one() -> None:
    table = battling()
    seat, choice = asked(table)
    given = {"seat": seat, "battle": 1, "choice": choice.number, "picks": picks(choice, Random(1))}
    play.answer(**given)
    after = row_of(seat).state
    play.answer(**given)
    assert row_of(seat).state == after
    assert row_of(seat).entries.count() == 1


def test_it_refuses_another_answer_to_a_choice_that_has_passed() -> None:
    table = battling()
    seat, choice = asked(table)
    play.answer(seat=seat, battle=1, choice=choice.number, picks=[0])
    with pytest.raises((StaleAnswer, WrongSeat)):
        play.answer(seat=seat, battle=1, choice=choice.number, picks=[1])


def test_it_changes_nothing_when_it_refuses() -> None:
    table = battling()
    seat, choice = asked(table)
    other = next(each for each in table if each.pk != seat.pk)
    before = (row_of(seat).state, row_of(seat).heard.count())
    for refused, by, number, sent in (
        (WrongSeat, other, choice.number, [0]),
        (StaleAnswer, seat, choice.number + 1, [0]),
        (IllegalAnswer, seat, choice.number, [len(choice.options)]),
        (IllegalAnswer, seat, choice.number, [0, 0]),
    ):
        with pytest.raises(refused):
            play.answer(seat=by, battle=1, choice=number, picks=sent)
    assert (row_of(seat).state, row_of(seat).heard.count()) == before


def test_it_knows_no_battle_of_another_number() -> None:
    table = battling()
    with pytest.raises(Unknown):
        play.answer(seat=table[0], battle=2, choice=1, picks=[0])


def test_it_lets_nobody_answer_from_the_waiting_list() -> None:
    table = battling()
    late_comer = services.tables.seat_at(
        table[0].table, name="Dora", person="guest:dora", once="dora"
    ).seat
    with pytest.raises(NotAllowed):
        play.answer(seat=late_comer, battle=1, choice=1, picks=[0])
    assert selectors.seen(late_comer).view == game_of(table[0]).view(-1)


def test_it_names_the_turn_of_whoever_is_asked() -> None:
    table = battling()
    seat, choice = asked(table)
    turns = {each.pk: each.turn for each in Seat.objects.all()}
    assert turns.pop(seat.pk) == f"battle:1:{choice.number}"
    assert set(turns.values()) == {""}


def test_it_lets_bots_play_until_a_person_is_asked() -> None:
    table = battling(1)
    for _ in range(20):
        play.let_bots_act.call(row_of(table[0]).pk)
        seat, _ = asked(table)
        assert seat.pk == table[0].pk
        answer(table, Random(3))


def test_it_asks_a_bot_by_a_task_and_a_person_by_their_turn() -> None:
    table = battling(1)
    seat, _ = asked(table)
    named = [task.task_path for task in DBTaskResult.objects.all()]
    assert ("battle.play.let_bots_act" in named) == bool(seat.bot)


def test_it_plays_alone_to_the_end_against_bots() -> None:
    seat = services.play_bots(
        name="Alice", person="guest:alice", rules="standard", set_key="phantom",
        levels=["random", "greedy"], once="one",
    ).seat  # fmt: skip
    seats.hand_over(seat=seat, by=seat)
    tasks = DBTaskResult.objects.filter(task_path="battle.play.let_bots_act").count()
    play.let_bots_act.call(row_of(seat).pk)
    assert row_of(seat).ended_at is not None
    assert DBTaskResult.objects.filter(task_path="battle.play.let_bots_act").count() == tasks


def test_it_lets_other_battles_have_their_turn_between(monkeypatch: pytest.MonkeyPatch) -> None:
    table = battling(1)
    person = Seat.objects.get(name="Alice")
    seats.hand_over(seat=person, by=person)
    monkeypatch.setattr(play, "STINT", -1)
    DBTaskResult.objects.all().delete()
    play.let_bots_act.call(row_of(table[0]).pk)
    assert row_of(table[0]).entries.count() == 1
    assert DBTaskResult.objects.get().task_path == "battle.play.let_bots_act"


def test_it_opens_one_table_for_one_form() -> None:
    asked_for = {
        "name": "Alice", "person": "guest:alice", "rules": "duel", "set_key": "blaze",
        "levels": ["random"], "once": "one",
    }  # fmt: skip
    one, two = (services.play_bots(**asked_for).seat for _ in range(2))
    assert one.pk == two.pk
    assert one.table.battles.count() == 1


def test_it_names_every_impossible_wish_of_a_battle_with_bots() -> None:
    with pytest.raises(Refusal) as refused:
        services.play_bots(
            name="Alice", person="guest:alice", rules="duel", set_key="blaze",
            levels=["clever", "random"], once="one",
        )  # fmt: skip
    assert [fault.code for fault in refused.value.faults] == [
        "battle.unknown-level",
        "battle.levels",
    ]
    assert not Table.objects.exists()


def test_it_lets_a_bot_answer_for_who_was_too_slow() -> None:
    table = battling(seconds=60)
    seat, _ = asked(table)
    turn = late(seat)
    play.time_out.call(row_of(seat).pk, table.index(seat), turn)
    assert [entry.by for entry in row_of(seat).entries.all()] == ["clock"]
    assert selectors.seen(seat).log[-1].lines[0].what == "time-out"
    play.time_out.call(row_of(seat).pk, table.index(seat), turn)
    assert row_of(seat).entries.count() == 1


def test_it_leaves_whoever_still_has_time_alone() -> None:
    table = battling(seconds=60)
    seat, _ = asked(table)
    turn = Seat.objects.get(pk=seat.pk).turn
    play.time_out.call(row_of(seat).pk, table.index(seat), turn)
    assert not row_of(seat).entries.exists()


def test_it_warns_before_a_seat_concedes() -> None:
    table = battling(seconds=60, time_out="concede", warning=300)
    seat, _ = asked(table)
    number = table.index(seat)
    play.time_out.call(row_of(seat).pk, number, late(seat))
    seat.refresh_from_db()
    assert seat.turn_due > timezone.now() + timedelta(seconds=290)
    assert row_of(seat).clocks[number]["warned"]
    play.time_out.call(row_of(seat).pk, number, late(seat))
    assert game_of(seat).state.left == 1 << number


def test_it_takes_what_lasts_longer_out_of_the_reserve() -> None:
    table = battling(seconds=60, reserve=100, increment=5)
    seat, _ = asked(table)
    number = table.index(seat)
    left = timezone.now() + timedelta(seconds=40)
    Seat.objects.filter(pk=seat.pk).update(turn_due=left)
    answer(table, Random(1))
    assert 25 <= row_of(seat).clocks[number]["reserve"] <= 45


def test_it_gives_an_answer_by_standing_order_and_tells_its_owner_alone() -> None:
    table = battling()
    for each in table:
        orders.give_order(seat=each, battle=1, order=PassAlong(0))
    play_on(table, 150)
    entries = row_of(table[0]).entries.filter(by="order")
    assert entries
    for entry in entries:
        for number, each in enumerate(table):
            heard = row_of(each).heard.filter(seat=number, entry=entry.number)
            whats = [line["what"] for one in heard for line in one.lines]
            assert ("by-order" in whats) == (number == entry.seat)


def test_it_refuses_answers_while_the_battle_is_paused() -> None:
    table = battling()
    Table.objects.update(paused_at=timezone.now())
    with pytest.raises(Conflict, match=r"battle\.paused"):
        answer(table, Random(1))
