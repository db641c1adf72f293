"""Drafting at a table: opening it, starting, picking, the clock, bots, and coming back."""

from datetime import date, timedelta
from importlib import import_module

import pytest
from django.apps import apps
from django.contrib.auth import get_user_model
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from cards.rules.catalogue import card_sets
from drafts.models import BannedList, Box
from drafts.rules.moves import Choose, Lay, Mark, Take
from drafts.rules.wishes import Wishes
from drafts.selectors import box_view
from drafts.table import play
from drafts.table import services as draft_services
from drafts.tests.tables import (
    draft_of,
    drafting,
    first,
    open_table,
    pick,
    play_on,
    row_of,
    sit,
)
from drafts.viewers import Viewer
from tables import accounts, services
from tables.models import Seat, Table
from tables.rules.refusal import Conflict, NotAllowed, Refusal
from tables.signals import work_begun

pytestmark = pytest.mark.django_db


def test_it_refuses_more_seats_than_a_box_has_packs_before_anybody_is_invited() -> None:
    with pytest.raises(Refusal) as refused:
        open_table(seats=10)
    assert refused.value.faults[0].params["field"] == "seats"
    assert not Table.objects.exists()
    assert not Box.objects.exists()


def test_it_names_every_impossible_wish_about_time() -> None:
    with pytest.raises(Refusal) as refused:
        open_table(seconds=3, watch="hands", delay=0, rules="duel", seats=3)
    assert [fault.params["field"] for fault in refused.value.faults] == [
        "seats",
        "seconds",
        "delay",
    ]


def test_it_seats_whoever_is_ready_and_bots_for_the_rest() -> None:
    host = open_table()
    late = sit(host.table, "Bob")
    services.be_ready(seat=host, ready=True)
    draft_services.start(by=host)
    seats = host.table.seats.exclude(number=None)
    assert sorted(seat.bot for seat in seats) == ["", "regular", "regular"]
    late.refresh_from_db()
    assert late.number is None


def test_it_starts_only_for_the_host_and_only_once() -> None:
    alice, *_ = seats = drafting()
    host = alice.table.host
    other = next(seat for seat in seats if seat.pk != host.pk)
    with pytest.raises(NotAllowed):
        draft_services.start(by=other)
    with pytest.raises(Conflict):
        draft_services.start(by=host)
    assert alice.table.drafts.count() == 1


def test_it_needs_people_where_no_bots_are_wished() -> None:
    host = open_table(bots=None)
    services.be_ready(seat=host, ready=True)
    with pytest.raises(Refusal, match=r"drafts\.too-few-ready"):
        draft_services.start(by=host)


@pytest.mark.parametrize(("rules", "people"), [("standard", 3), ("duel", 2)])
def test_it_drafts_to_the_end_with_39_cards_each(rules: str, people: int) -> None:
    seats = drafting(people, rules=rules, seats=people)
    play_on(seats, 200)
    assert [len(pool) for pool in draft_of(seats[0]).pools] == [39] * people
    assert row_of(seats[0]).ended_at is not None


def test_it_keeps_the_packs_from_everybody_until_the_draft_is_over() -> None:
    seats = drafting()
    row, host = row_of(seats[0]), seats[0].table.host
    assert box_view(box_id=row.box, viewer=Viewer(host.person)).packs == ()
    play_on(seats)
    shown = box_view(box_id=row.box, viewer=Viewer("guest:stranger")).packs
    assert [pack.number for pack in shown] == list(range(1, 10))


def test_it_deals_every_epic_but_a_banned_one() -> None:
    banned, *others = card_sets()["blaze"].epics
    BannedList.objects.create(since=date(2026, 3, 1), rules="duel", cards=[banned.name])
    assert draft_of(drafting(2, rules="duel", seats=2)[0]).setup.epics == (
        *(epic.id for epic in others),
    )


def test_it_takes_the_next_packs_of_the_same_box_for_the_next_game() -> None:
    seats = drafting()
    host = seats[0].table.host
    play_on(seats)
    before = row_of(host)
    draft_services.next_game(by=host)
    seats[0].table.seats.update(ready=True)
    again = draft_services.start(by=host)
    assert (again.number, again.box, again.games) == (2, before.box, [2])


def test_it_makes_a_new_box_when_the_old_one_is_used_up() -> None:
    seats = drafting()
    row = row_of(seats[0])
    Box.objects.get(public_id=row.box).games.update(state="taken")
    play_on(seats)
    draft_services.next_game(by=seats[0].table.host)
    seats[0].table.seats.update(ready=True)
    assert draft_services.start(by=seats[0].table.host).box != row.box


def test_it_refuses_to_take_from_the_next_pack_with_a_stale_page() -> None:
    seats = drafting()
    old = first(seats[0])
    for seat in seats:
        pick(seat)
    before = row_of(seats[0]).state
    now = draft_of(seats[0]).hand(seats[0].number).cards
    other = next(card for card in now if card not in old.cards)
    stale = Take(old.pack, old.number, (other,))
    with pytest.raises(Conflict):
        play.act(seat=seats[0], game=1, action=stale)
    assert row_of(seats[0]).state == before


def test_it_refuses_a_page_of_the_last_game() -> None:
    seats = drafting()
    with pytest.raises(Conflict, match=r"drafts\.other-game"):
        play.act(seat=seats[0], game=2, action=first(seats[0]))


def test_it_takes_a_pick_that_is_sent_twice_once() -> None:
    seats = drafting()
    action = first(seats[0])
    play.act(seat=seats[0], game=1, action=action)
    revision = Seat.objects.get(pk=seats[1].pk).revision
    play.act(seat=seats[0], game=1, action=action)
    assert len(draft_of(seats[0]).log) == 1
    assert Seat.objects.get(pk=seats[1].pk).revision == revision


def revisions(seats: list[Seat]) -> list[int]:
    return [Seat.objects.get(pk=seat.pk).revision for seat in seats]


def test_it_tells_nobody_of_a_mark() -> None:
    seats = drafting()
    before, take = revisions(seats), first(seats[0])
    play.act(seat=seats[0], game=1, action=Mark(take.pack, take.number, take.cards))
    assert revisions(seats) == before


def test_it_tells_only_its_owner_where_a_card_was_laid() -> None:
    seats = drafting()
    pick(seats[0])
    before = revisions(seats)
    play.act(seat=seats[0], game=1, action=Lay(1, "main"))
    after = revisions(seats)
    assert [late - early for early, late in zip(before, after, strict=True)] == [1, 0, 0]


# The clock


def time_is_up(seat: Seat) -> tuple[int, int, str]:
    """Let the time of a seat's turn be over; what its task was given."""
    Seat.objects.filter(pk=seat.pk).update(turn_due=timezone.now() - timedelta(seconds=1))
    row = row_of(seat)
    return row.pk, row.places.index(seat.place), Seat.objects.get(pk=seat.pk).turn


def test_it_sets_a_task_for_the_time_at_which_a_pick_is_due() -> None:
    seats = drafting(seconds=75, first_extra=30)
    due = [seat.turn_due for seat in Seat.objects.filter(pk__in=[s.pk for s in seats])]
    waiting = DBTaskResult.objects.filter(task_path="drafts.table.play.time_out")
    assert sorted(task.run_after for task in waiting) == sorted(due)


def test_it_takes_the_marked_card_when_time_runs_out_and_says_so() -> None:
    seats = drafting(seconds=75)
    hand = draft_of(seats[0]).hand(0)
    mark = Mark(hand.pack, hand.number, (hand.cards[7],))
    play.act(seat=seats[0], game=1, action=mark)
    play.time_out.call(*time_is_up(seats[0]))
    (picked,) = draft_of(seats[0]).log
    assert (picked.cards, picked.by) == ((hand.cards[7],), "time-out")


def test_it_makes_one_pick_of_a_deadline_that_runs_twice() -> None:
    seats = drafting(seconds=75)
    late = time_is_up(seats[0])
    play.time_out.call(*late)
    play.time_out.call(*late)
    assert len(draft_of(seats[0]).log) == 1


def test_it_leaves_a_turn_alone_that_is_not_due() -> None:
    seats = drafting(seconds=75)
    play.time_out.call(row_of(seats[0]).pk, 0, Seat.objects.get(pk=seats[0].pk).turn)
    assert draft_of(seats[0]).log == []


def test_it_stands_still_while_paused_and_gives_the_time_left_afterwards() -> None:
    seats = drafting(seconds=75)
    host = seats[0].table.host
    services.pause(by=host, reason="Dinner")
    late = time_is_up(seats[0])
    play.time_out.call(*late)
    with pytest.raises(Conflict, match=r"drafts\.paused"):
        pick(seats[1])
    assert draft_of(seats[0]).log == []
    an_hour = timezone.now() - timedelta(hours=1)
    Table.objects.update(paused_at=an_hour)
    Seat.objects.filter(pk=seats[0].pk).update(turn_due=an_hour + timedelta(seconds=50))
    draft_services.resume(by=host)
    rest = Seat.objects.get(pk=seats[0].pk).turn_due - timezone.now()
    assert timedelta(seconds=30) < rest <= timedelta(seconds=50)


# Bots and players who come and go


def bots_act(seat: Seat) -> None:
    play.let_bots_act.call(row_of(seat).pk)


def test_it_lets_bots_pick_until_they_wait_for_a_person() -> None:
    (alice,) = [seat for seat in drafting(1) if not seat.bot]
    while row_of(alice).ended_at is None:
        bots_act(alice)
        pick(alice)
        bots_act(alice)
    by = {move.by for move in draft_of(alice).log}
    assert by == {"person", "bot"}
    assert [len(pool) for pool in draft_of(alice).pools] == [39] * 3


def test_it_hands_a_seat_to_a_bot_and_back() -> None:
    seats = drafting()
    draft_services.hand_over(seat=seats[0], by=seats[0])
    with pytest.raises(Conflict, match=r"drafts\.bot-sits-here"):
        pick(seats[0])
    bots_act(seats[0])
    draft_services.take_back(seat=seats[0])
    pick(seats[1])
    pick(seats[2])
    pick(seats[0])
    assert [move.by for move in draft_of(seats[0]).log] == ["bot", "person", "person", "person"]


def test_it_plays_on_with_a_bot_and_another_host_when_the_host_leaves() -> None:
    seats = drafting()
    host = seats[0].table.host
    draft_services.leave(seat=host)
    host.refresh_from_db()
    table = Table.objects.get(pk=host.table_id)
    assert host.bot
    assert table.host_id != host.pk
    tasks = DBTaskResult.objects.filter(task_path="drafts.table.play.let_bots_act")
    assert tasks.count() == 1


def test_it_lets_the_first_of_two_choices_have_the_pack() -> None:
    seats = drafting(2, rules="duel", seats=2)
    play.act(seat=seats[0], game=1, action=Choose(1, 4))
    with pytest.raises(Conflict, match=r"drafts\.pack-opened"):
        play.act(seat=seats[1], game=1, action=Choose(1, 4))
    play.act(seat=seats[1], game=1, action=Choose(1, 5))
    assert draft_of(seats[0]).opened == [[4], [5]]


def test_it_keeps_the_wishes_of_a_table() -> None:
    host = open_table(rules="duel", seats=2, watch="hands", delay=5)
    wishes = play.wishes_of(Table.objects.get(pk=host.table_id))
    assert (wishes.rules, wishes.watch, wishes.delay) == ("duel", "hands", 5)
    assert isinstance(wishes, Wishes)


def test_it_lets_a_bot_draft_on_for_who_deletes_their_account() -> None:
    seats = drafting()
    user = get_user_model().objects.create_user("bob", password="a long secret")
    Seat.objects.filter(pk=seats[0].pk).update(person=f"user:{user.pk}")
    accounts.delete(user=user)
    assert DBTaskResult.objects.filter(task_path="drafts.table.play.let_bots_act").count() == 1
    bots_act(seats[0])
    assert [move.by for move in draft_of(seats[0]).log] == ["bot"]


def test_it_gives_a_person_their_notes_and_forgets_them_with_the_account() -> None:
    seats = drafting()
    user = get_user_model().objects.create_user("bob", password="a long secret")
    for seat, text in zip(seats, ("take dragons", "theirs"), strict=False):
        draft_services.write_notes(seat=seat, text=text)
    Seat.objects.filter(pk=seats[0].pk).update(person=f"user:{user.pk}")
    (told,) = accounts.export(user)["drafts"]
    assert (told["log"], told["notes"]) == (row_of(seats[0]).key, "take dragons")
    accounts.delete(user=user)
    assert row_of(seats[0]).notes == {str(seats[1].place): "theirs"}


def test_it_sets_clocks_and_bots_going_again_after_a_restart() -> None:
    seats = drafting(2, seconds=75)
    DBTaskResult.objects.all().delete()
    work_begun.send(None)
    paths = sorted(DBTaskResult.objects.values_list("task_path", flat=True))
    assert paths == ["drafts.table.play.let_bots_act"] + ["drafts.table.play.time_out"] * 2
    assert [seat.bot for seat in seats].count("regular") == 1


def test_it_lets_a_task_follow_that_was_queued_under_an_older_name() -> None:
    play.time_out.enqueue(1, 0, "")
    migration = import_module("drafts.migrations.0005_draft_tasks")
    migration.follow_back(apps, None)
    assert DBTaskResult.objects.get().task_path == "drafts.draft_play.time_out"
    migration.follow(apps, None)
    assert DBTaskResult.objects.get().task_path == play.time_out.module_path
