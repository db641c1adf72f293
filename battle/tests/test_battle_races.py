"""Two answers, two bots and two requests at the same moment; a worker that is killed."""

import os
import signal
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from random import Random

import msgspec
import pytest
from django.db import connection
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from battle import consents, play, seats, services
from battle.bots.random_player import picks
from battle.models import Battle
from battle.rules.agreement import Agreement
from battle.rules.trinity.game import Game
from battle.rules.trinity.record import Setup
from battle.tests.battles import asked, battling, game_of, play_on, row_of
from drafts.tests.test_boxes_races import together
from tables.models import Seat

pytestmark = pytest.mark.django_db(transaction=True)
ROOT = Path(__file__).parents[2]
NEVER = 10**9
WORKER = """
import os, signal, sys
import django
django.setup()
from django.db import connection
from battle import play

play.STINT = float("inf")
row, left = map(int, sys.argv[1:])

def count(execute, sql, *rest):
    global left
    left -= sql.startswith(("INSERT", "UPDATE", "DELETE"))
    if not left:
        os.kill(os.getpid(), signal.SIGKILL)
    return execute(sql, *rest)

with connection.execute_wrapper(count):
    play.let_bots_act.call(row)
"""


def whole(row: Battle) -> None:
    """Every answer was given once, and everybody heard of each thing once."""
    row.refresh_from_db()
    state = play.game_of(row).state
    assert row.entries.count() == state.answers
    for seat in range(-1, state.seats):
        numbers = list(row.heard.filter(seat=seat).values_list("number", flat=True))
        assert numbers == list(range(1, len(numbers) + 1))


def url() -> str:
    """Where another process finds the database of this test."""
    at = connection.settings_dict
    if connection.vendor == "sqlite":
        return f"sqlite:///{at['NAME']}"
    return f"postgres://{at['USER']}:{at['PASSWORD']}@{at['HOST']}:{at['PORT']}/{at['NAME']}"


def worker(row: Battle, writes: int) -> subprocess.Popen[bytes]:
    """Another process that plays for the bots, and is killed before it has written so often."""
    env = os.environ | {"DATABASE_URL": url(), "DJANGO_SETTINGS_MODULE": "trinity_site.settings"}
    command = [sys.executable, "-c", WORKER, str(row.pk), str(writes)]
    return subprocess.Popen(command, env=env, cwd=ROOT)


def all_bots() -> Battle:
    """A battle in which nobody plays but bots."""
    (alice,) = battling(1)[:1]
    person = Seat.objects.get(name="Alice")
    seats.hand_over(seat=person, by=person)
    return row_of(alice)


def test_it_loses_nothing_and_doubles_nothing_however_often_a_worker_is_killed() -> None:
    row = all_bots()
    for writes in range(1, 16, 2):
        assert worker(row, writes).wait() == -signal.SIGKILL
        whole(row)
    assert row.ended_at is None
    both = [worker(row, NEVER), worker(row, NEVER)]
    assert [one.wait() for one in both] == [0, 0]
    whole(row)
    assert row.ended_at is not None


def test_it_thinks_for_bots_and_for_the_late_outside_any_transaction(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thought: list[bool] = []

    def think(game: Game) -> list[int]:
        thought.append(connection.in_atomic_block)
        return picks(game.waiting, Random(1))

    monkeypatch.setattr(play, "player", lambda level: think)
    monkeypatch.setattr(play, "STINT", 0)
    table = battling(2, rules="duel", seconds=60)
    row, (late, _) = row_of(table[0]), asked(table)
    Seat.objects.filter(pk=late.pk).update(turn_due=timezone.now())
    play.time_out.call(row.pk, late.number, Seat.objects.get(pk=late.pk).turn)
    seats.hand_over(seat=late, by=late)
    play.let_bots_act.call(row.pk)
    assert thought == [False, False]


def test_it_lets_one_of_two_different_answers_win() -> None:
    table = battling()
    seat, choice = asked(table)

    def act(pick: int) -> object:
        return play.answer(seat=seat, battle=1, choice=choice.number, picks=[pick]).key

    answers = together(act, times=4)
    assert answers.count(row_of(seat).key) == 1
    whole(row_of(seat))


def test_it_gives_one_answer_for_four_clicks() -> None:
    table = battling()
    seat, choice = asked(table)
    given = picks(choice, Random(1))
    answers = together(
        lambda _: play.answer(seat=seat, battle=1, choice=choice.number, picks=given).key
    )
    assert answers == [row_of(seat).key] * 4
    assert row_of(seat).entries.count() == 1


def test_it_answers_once_for_many_clocks() -> None:
    table = battling(seconds=60)
    seat, _ = asked(table)
    Seat.objects.exclude(turn="").update(turn_due=timezone.now() - timedelta(seconds=1))
    turn = Seat.objects.get(pk=seat.pk).turn
    together(lambda _: play.time_out.call(row_of(seat).pk, table.index(seat), turn))
    assert [entry.by for entry in row_of(seat).entries.all()] == ["clock"]


def test_it_warns_once_and_does_not_concede_for_many_clocks() -> None:
    table = battling(seconds=60, time_out="concede")
    seat, _ = asked(table)
    Seat.objects.exclude(turn="").update(turn_due=timezone.now() - timedelta(seconds=1))
    turn = Seat.objects.get(pk=seat.pk).turn
    together(lambda _: play.time_out.call(row_of(seat).pk, table.index(seat), turn))
    assert game_of(seat).state.left == 0
    assert DBTaskResult.objects.filter(task_path="battle.notices.warn").count() == 1


def test_it_goes_back_once_for_four_clicks() -> None:
    table = battling()
    seat, choice = asked(table)
    play.answer(seat=seat, battle=1, choice=choice.number, picks=[len(choice.options) - 1])
    kept = row_of(seat).kept.get()
    if kept.answers < game_of(seat).state.firm:
        pytest.skip("something was learnt")
    together(lambda _: consents.undo(seat=seat, battle=1, choice=choice.number).key)
    assert row_of(seat).entries.filter(what__startswith='["undoing"').count() == 1


def test_it_ends_in_a_draw_when_two_agree_at_the_same_moment() -> None:
    table = battling()
    consents.request(seat=table[0], battle=1, kind="draw")
    together(lambda n: consents.reply(seat=table[n + 1], battle=1, number=1, yes=True).key, times=2)
    assert row_of(table[0]).outcome == "drawn"


def test_it_leaves_a_winner_when_all_concede_at_the_same_moment() -> None:
    table = battling()
    told = together(lambda n: seats.concede(seat=table[n], battle=1).key, times=3)
    assert told.count("battle.over") == 1
    assert row_of(table[0]).winner is not None


def test_it_begins_one_battle_for_two_who_start() -> None:
    table = battling()
    play_on(table, 3)
    row = row_of(table[0])
    setup = msgspec.json.decode(row.setup, type=Setup)
    decks = dict(zip(row.places, setup.decks, strict=True))
    for number in (0, 1):
        seats.concede(seat=table[number], battle=1)
    started = together(
        lambda _: (
            services.start(
                table=row.table, decks=decks, set_key="blaze", agreement=Agreement()
            ).number
        ),
        times=2,
    )
    assert sorted(map(str, started)) == ["2", "battle.still-running"]
