"""The Build stage of a table: from the last pick, or from the lobby, to the last registration."""

from datetime import timedelta
from importlib import import_module

import pytest
from django.apps import apps
from django.utils import timezone
from django_tasks_db.models import DBTaskResult
from msgspec.structs import replace

from decks import services
from decks.models import OwnDeck
from decks.signals import all_registered
from decks.stage import play
from decks.stage import services as stage_services
from decks.stage.models import Registration
from decks.stage.selectors import registered
from decks.tests.decks import DECK, codes
from decks.tests.site import alices_deck
from decks.tests.stage import (
    begun,
    bringing,
    building,
    register,
    register_bots,
    stage_of,
    suggested,
)
from drafts.table import services as draft_services
from drafts.tests.tables import drafting, open_table, play_on
from tables import services as tables
from tables.models import Seat, Table
from tables.rules.refusal import Conflict, NotAllowed, Refusal, Unknown
from tables.signals import work_begun

pytestmark = pytest.mark.django_db


@pytest.fixture
def heard():
    """Every game whose decks were told to be all there, with the decks."""
    games = []

    def hear(table: Table, game: int, **_: object) -> None:
        games.append((game, registered(table, game)))

    all_registered.connect(hear)
    yield games
    all_registered.disconnect(hear)


def turns(seat: Seat) -> dict[int, str]:
    return {one.place: one.turn for one in seat.table.seats.all()}


def overdue(seat: Seat) -> None:
    """Let the Build's time be over, and its clock strike."""
    stage = stage_of(seat)
    stage.due_at = timezone.now() - timedelta(seconds=1)
    stage.save()
    play.time_out.call(stage.pk)


def test_it_follows_a_draft_by_itself_and_asks_everybody() -> None:
    seats = drafting()
    play_on(seats, 26 * 3)
    assert seats[0].table.builds.count() == 0
    play_on(seats)
    table = Table.objects.get()
    assert (table.stage, set(turns(seats[0]).values())) == ("build", {"build:1"})
    assert table.drafts.get().ended_at


def test_it_freezes_the_deck_as_it_lay_on_the_screen() -> None:
    seats = building()
    row = begun(seats[0])
    there = play.register(seat=seats[0], game=1, key=row.key, revision=row.revision, person="x")
    services.move_card(
        person=row.owner,
        key=row.key,
        revision=row.revision,
        card=row.main[0],
        source="main",
        target="rest",
    )
    there.refresh_from_db()
    assert (there.main, there.life, [there.epic]) == (row.main, row.life, row.epics)
    assert turns(seats[0])[seats[0].place] == ""


def test_it_refuses_a_deck_that_changed_since_the_page_was_made() -> None:
    seats = building()
    row = begun(seats[0])
    with pytest.raises(Conflict) as refused:
        play.register(
            seat=seats[0], game=1, key=row.key, revision=row.revision - 1, person=row.owner
        )
    assert codes(refused.value.faults) == ["changed-since"]
    assert not Registration.objects.exists()


def test_it_registers_the_same_deck_once_and_no_other_beside_it() -> None:
    seats = building()
    assert register(seats[0]) == register(seats[0])
    deck = suggested(seats[0])
    other = replace(deck, main=(*deck.main[1:], deck.life[0]), life=(*deck.life[1:], deck.main[0]))
    with pytest.raises(Conflict) as refused:
        register(seats[0], other)
    assert codes(refused.value.faults) == ["registered-already"]


def test_it_gives_a_deck_back_until_all_are_there(heard: list) -> None:
    seats = building()
    register(seats[0])
    play.withdraw(seat=seats[0], game=1)
    assert turns(seats[0])[seats[0].place] == "build:1"
    for seat in seats:
        register(seat)
    with pytest.raises(Conflict):
        play.withdraw(seat=seats[0], game=1)
    assert len(heard) == 1


def test_it_tells_once_that_all_are_there_with_their_decks_in_the_order_of_seats(heard) -> None:
    seats = building()
    for seat in reversed(seats):
        assert not heard
        register(seat)
    ((game, decks),) = heard
    assert (game, [one.place for one in decks]) == (1, [seat.place for seat in seats])
    first = suggested(seats[0])
    assert (decks[0].main, decks[0].life, (decks[0].epic,)) == (
        first.main,
        first.life,
        first.epics,
    )
    assert not any(turn.startswith("build:") for turn in turns(seats[0]).values())


def test_it_looks_the_pool_up_whatever_the_deck_says_of_itself() -> None:
    seats = building()
    row = begun(seats[0])
    OwnDeck.objects.filter(pk=row.pk).update(format="box", pool=None, main=DECK.main)
    with pytest.raises(Refusal) as refused:
        play.register(seat=seats[0], game=1, key=row.key, revision=row.revision, person=row.owner)
    assert "not-used" in codes(refused.value.faults)


def test_it_takes_nobody_elses_deck() -> None:
    seats = building()
    row = begun(seats[0])
    with pytest.raises(Unknown):
        play.register(seat=seats[1], game=1, key=row.key, revision=row.revision, person=row.owner)


def test_it_takes_no_deck_of_an_earlier_game_and_of_nobody_who_waits() -> None:
    seats = building()
    with pytest.raises(Conflict):
        play.register_laid(seat=seats[0], game=2, deck=suggested(seats[0]))
    late = tables.seat_at(seats[0].table, name="Dora", person="guest:dora", once="d").seat
    with pytest.raises(NotAllowed):
        play.register_laid(seat=late, game=1, deck=suggested(seats[0]))


def registered_by(seat: Seat) -> tuple[str, list[str], list[str]]:
    there = Registration.objects.get(place=seat.place)
    return there.by, there.main, there.life


def laid_otherwise(seat: Seat) -> OwnDeck:
    """A legal deck that is not the suggested build."""
    row, deck = begun(seat), suggested(seat)
    other = replace(deck, main=(*deck.main[1:], deck.life[0]), life=(*deck.life[1:], deck.main[0]))
    return services.lay_deck(person=row.owner, key=row.key, revision=row.revision, wanted=other)


def test_it_registers_the_suggested_build_when_the_time_is_over_and_leaves_the_deck_as_it_lies(
    heard: list,
) -> None:
    seats = building(seconds=75)
    row, deck = laid_otherwise(seats[0]), suggested(seats[0])
    overdue(seats[0])
    assert registered_by(seats[0]) == ("suggested", list(deck.main), list(deck.life))
    assert registered_by(seats[1])[0] == "suggested"
    assert len(heard) == 1
    before, row = (row.main, row.revision), OwnDeck.objects.get()
    assert (row.main, row.revision) == before
    (version,) = row.versions.all()
    assert (version.why, version.main) == ("registered", list(deck.main))


def test_it_registers_the_deck_as_it_lies_where_the_host_wished_so(heard: list) -> None:
    seats = building(seconds=75, overdue="lying")
    row, open_row = laid_otherwise(seats[0]), begun(seats[1])
    OwnDeck.objects.filter(pk=open_row.pk).update(epics=[])
    overdue(seats[0])
    assert registered_by(seats[0]) == ("time-out", row.main, row.life)
    assert [registered_by(seat)[0] for seat in seats[1:]] == ["suggested", "suggested"]
    assert len(heard) == 1
    (version,) = row.versions.all()
    assert (version.why, version.main) == ("registered", row.main)


def test_it_calls_no_bot_late_that_had_no_time_to_register() -> None:
    seats = building(people=2, seconds=75)
    bot = next(seat for seat in seats if seat.bot)
    overdue(seats[0])
    assert registered_by(bot)[0] == "bot"


def test_it_registers_the_suggested_build_at_tables_from_before_there_was_a_choice() -> None:
    seats = building(seconds=75)
    table = Table.objects.get()
    table.settings.pop("overdue")
    table.save()
    laid_otherwise(seats[0])
    overdue(seats[0])
    assert registered_by(seats[0])[0] == "suggested"


def test_it_registers_ready_made_decks_for_whoever_brings_none_in_time(heard: list) -> None:
    seats = bringing(seconds=900)
    overdue(seats[0])
    assert registered_by(seats[0]) == (
        "suggested",
        list(suggested(seats[0]).main),
        list(suggested(seats[0]).life),
    )
    assert len(heard) == 1


def test_it_waits_with_the_clock_for_whoever_still_has_time() -> None:
    seats = building(seconds=75)
    play.time_out.call(stage_of(seats[0]).pk)
    assert not Registration.objects.exists()


@pytest.mark.parametrize(
    ("wished", "minutes"), [({"seconds": 75}, 15), ({"seconds": 86400}, 4320), ({"build": 120}, 2)]
)
def test_it_gives_the_time_that_goes_with_the_pace_or_was_wished_for(wished, minutes) -> None:
    seats = building(**wished)
    stage = stage_of(seats[0])
    assert round((stage.due_at - stage.begun_at).total_seconds() / 60) == minutes
    assert Seat.objects.first().turn_due == stage.due_at


def test_it_has_no_hour_at_a_table_without_a_limit() -> None:
    assert stage_of(building(seconds=None)[0]).due_at is None


def test_it_keeps_the_time_that_was_left_over_a_pause() -> None:
    seats = building(seconds=75)
    host = Table.objects.get().host
    tables.pause(by=host, reason="Tea")
    with pytest.raises(Conflict):
        register(seats[0])
    Table.objects.update(paused_at=timezone.now() - timedelta(hours=1))
    overdue_at = stage_of(seats[0]).due_at
    stage_services.resume(by=Table.objects.get().host)
    assert stage_of(seats[0]).due_at > overdue_at + timedelta(minutes=59)
    assert Seat.objects.first().turn_due == stage_of(seats[0]).due_at


def test_it_lets_bots_register_at_once() -> None:
    seats = building(people=1)
    register_bots(seats[0])
    assert {one.by for one in Registration.objects.all()} == {"bot"}
    register(next(seat for seat in seats if not seat.bot))
    assert stage_of(seats[0]).ended_at


def test_it_lets_a_bot_register_for_whoever_leaves_or_hands_over() -> None:
    seats = building()
    stage_services.leave(seat=seats[0])
    stage_services.hand_over(seat=seats[1], by=seats[1])
    register_bots(seats[0])
    assert {one.place for one in Registration.objects.all()} == {seats[0].place, seats[1].place}


def test_it_goes_on_to_the_next_game_and_builds_again() -> None:
    seats = building()
    host = Table.objects.get().host
    draft_services.next_game(by=host)
    with pytest.raises(Conflict):
        register(seats[0])
    Seat.objects.update(ready=True)
    draft_services.start(by=Table.objects.get().host)
    play_on(list(Seat.objects.exclude(number=None).order_by("number")))
    assert [stage.number for stage in Table.objects.get().builds.all()] == [1, 2]
    assert set(turns(seats[0]).values()) == {"build:2"}


def test_it_begins_the_build_of_a_draft_that_ended_before_there_were_builds() -> None:
    seats = building()
    stage_of(seats[0]).delete()
    Table.objects.update(stage="draft")
    open_table(once="in the lobby")
    work_begun.send(None)
    assert stage_of(seats[0]).number == 1


def test_it_sets_a_build_going_again_whose_tasks_were_lost() -> None:
    seats = building(seconds=75)
    Seat.objects.filter(pk=seats[0].pk).update(bot="regular")
    DBTaskResult.objects.all().delete()
    work_begun.send(None)
    paths = sorted(DBTaskResult.objects.values_list("task_path", flat=True))
    assert paths == ["decks.stage.play.let_bots_register", "decks.stage.play.time_out"]


def test_it_lets_a_task_follow_that_was_queued_under_an_older_name() -> None:
    DBTaskResult.objects.all().delete()
    play.time_out.enqueue(1)
    migration = import_module("decks.migrations.0005_stage_tasks")
    migration.follow_back(apps, None)
    assert DBTaskResult.objects.get().task_path == "decks.stage_play.time_out"
    migration.follow(apps, None)
    assert DBTaskResult.objects.get().task_path == play.time_out.module_path


# Tables without a draft


def test_it_registers_any_legal_deck_of_the_tables_set() -> None:
    seats = bringing()
    row = alices_deck()
    play.register(seat=seats[0], game=1, key=row.key, revision=row.revision, person=row.owner)
    register(seats[1])
    assert Registration.objects.count() == 2
    assert turns(seats[0])[seats[2].place] == "build:1"


def test_it_refuses_a_deck_of_another_set_and_one_that_is_not_legal() -> None:
    seats = bringing(set="phantom")
    with pytest.raises(Refusal) as refused:
        register(seats[0], DECK)
    assert codes(refused.value.faults) == ["other-set"]
    short = replace(suggested(seats[0]), main=())
    with pytest.raises(Refusal) as refused:
        register(seats[0], short)
    assert codes(refused.value.faults) == ["too-few"]


def test_it_fills_empty_seats_with_bots_that_bring_ready_made_decks() -> None:
    seats = bringing(people=1, rules="duel")
    assert len(seats) == 2
    register_bots(seats[0])
    assert Registration.objects.get().by == "bot"


def test_it_sets_no_table_up_that_could_not_play() -> None:
    with pytest.raises(Refusal) as refused:
        bringing(seconds=5, set="nothing")
    assert codes(refused.value.faults) == ["drafts.build-time"]
