"""Counting: each draft and battle once, when it is over, and nothing of one that runs."""

import json
from importlib import import_module

import pytest
from django.apps import apps
from django.contrib.auth.models import User
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from battle.models import Battle, Fielded, Picked, Result
from battle.rules.trinity.setup import Setup
from battle.stats import counting
from battle.tests.battles import battling, hurry, play_on, row_of
from drafts.rules.log import picks
from drafts.rules.running import load
from drafts.table.play import open_logs
from drafts.tests import tables as drafting
from tables.models import Seat
from tables.signals import claimed, exported

pytestmark = pytest.mark.django_db


def ended(people: int = 3, winner: int | None = 0) -> Battle:
    """A battle that has ended so, after some turns."""
    seats = battling(people)
    if people == 3:
        hurry(seats, answers=60)
    row = row_of(seats[0])
    row.ended_at, row.winner = timezone.now(), winner
    row.save()
    return row


def decks_of(row: Battle) -> list[dict[str, object]]:
    return json.loads(row.setup)["decks"]


def test_it_counts_a_battle_once() -> None:
    row = ended()
    counting.count_battle.call(row.pk)
    counting.count_battle.call(row.pk)
    assert Result.objects.count() == 3
    assert [result.won for result in Result.objects.order_by("seat")] == [True, False, False]


def test_it_counts_every_card_of_each_deck() -> None:
    row = ended()
    counting.count_battle.call(row.pk)
    rows = Fielded.objects.filter(result__seat=1)
    decks = decks_of(row)[1]
    assert sum(one.main for one in rows) == len(decks["main"])
    assert sum(one.life for one in rows) == len(decks["life"])
    assert [one.card for one in rows if one.epic] == [decks["epic"]]


def test_it_counts_what_was_brought_into_play() -> None:
    row = ended()
    counting.count_battle.call(row.pk)
    said = [line for news in row.heard.exclude(seat=-1) for line in news.lines]
    plays = [line for line in said if line["what"] in ("plays", "set") and line.get("cards")]
    own = {(line["seat"], *line["cards"]) for line in plays}
    counted = Fielded.objects.filter(played__gt=0).values_list("result__seat", "card")
    assert set(counted) == own != set()


def test_it_leaves_out_what_was_taken_back() -> None:
    row = ended()
    assert any(counting.played_by(row, seat) for seat in range(3))
    row.entries.update(undone=True)
    assert not any(counting.played_by(row, seat) for seat in range(3))


def test_it_keeps_games_of_bots_apart() -> None:
    row = ended(people=1)
    row.table.seats.update(bot="random")
    counting.count_battle.call(row.pk)
    assert all(result.bots and not result.person for result in Result.objects.all())


def test_it_names_who_played_and_no_bot() -> None:
    row = ended(people=1)
    counting.count_battle.call(row.pk)
    people = [result.person for result in Result.objects.order_by("seat")]
    assert people == ["guest:alice", "", ""]
    assert not Result.objects.filter(bots=True).exists()


def test_it_counts_no_winner_of_a_draw() -> None:
    row = ended(winner=None)
    counting.count_battle.call(row.pk)
    assert {result.won for result in Result.objects.all()} == {None}


@pytest.mark.django_db(transaction=True)
def test_it_counts_nothing_of_a_running_battle() -> None:
    seats = battling()
    play_on(seats, answers=10)
    assert queued() == []


@pytest.mark.django_db(transaction=True)
def test_it_counts_nothing_of_a_board_that_was_set_up() -> None:
    seats = battling()
    row = row_of(seats[0])
    row.setup, row.ended_at = "", timezone.now()
    row.save()
    assert queued() == []


@pytest.mark.django_db(transaction=True)
def test_it_counts_a_battle_when_it_ends() -> None:
    ended()
    assert queued() == ["battle.stats.counting.count_battle"]


def test_it_counts_what_waited_in_the_queue_under_an_older_name() -> None:
    counting.count_battle.enqueue(1)
    migration = import_module("battle.migrations.0009_counting")
    migration.follow_back(apps, None)
    assert queued() == ["battle.stats.count_battle"]
    migration.follow(apps, None)
    assert queued() == [counting.count_battle.module_path]


def queued() -> list[str]:
    """The tasks of counting that wait for the worker."""
    paths = DBTaskResult.objects.values_list("task_path", flat=True)
    return sorted({path for path in paths if ".stats." in path})


def drafted() -> list[Seat]:
    """A draft with picks in it whose log everybody may read."""
    seats = drafting.drafting(3)
    for _ in range(3):
        for seat in seats:
            drafting.pick(seat)
    return seats


def test_it_counts_who_picked_what_and_when() -> None:
    row = drafting.row_of(drafted()[0])
    counting.count_draft.call(row.pk)
    counting.count_draft.call(row.pk)
    taken = [(p.seat, p.number, card) for p in picks(load(row.state)) for card in p.cards]
    counted = Picked.objects.values_list("seat", "at", "card")
    assert sorted(counted) == sorted(taken)
    assert all(person.startswith("guest:") for person in people_of_picks())


def people_of_picks() -> list[str]:
    return list(Picked.objects.values_list("person", flat=True))


@pytest.mark.django_db(transaction=True)
def test_it_counts_a_draft_when_its_log_opens_and_not_before() -> None:
    seats = drafted()
    row = drafting.row_of(seats[0])
    row.ended_at = timezone.now()
    row.save()
    assert queued() == []
    open_logs(row.table, row)
    assert queued() == ["battle.stats.counting.count_draft"]


def test_it_gives_a_guests_results_to_their_account() -> None:
    counting.count_battle.call(ended().pk)
    claimed.send(None, guest="guest:alice", person="user:7")
    assert Result.objects.filter(person="user:7").count() == 1
    (told,) = [said for _, said in exported.send(None, person="user:7") if "results" in said]
    assert told["results"][0]["won"] is True


def test_it_forgets_who_played_when_an_account_is_deleted() -> None:
    user = User.objects.create_user("alice")
    counting.count_battle.call(ended().pk)
    Result.objects.update(person=f"user:{user.pk}")
    user.delete()
    assert set(Result.objects.values_list("person", flat=True)) == {""}


def test_it_names_a_deck_by_its_cards_whatever_their_order() -> None:
    setup = Setup("duel", "seed", ())
    assert setup.decks == ()
    assert counting.deck_name(("a", "b"), ("c",)) == counting.deck_name(("b", "a"), ("c",))
    assert counting.deck_name(("a", "b"), ("c",)) != counting.deck_name(("a",), ("b", "c"))
