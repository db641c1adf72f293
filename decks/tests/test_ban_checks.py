"""Decks are looked at again when a banned list changes, and their owners are told."""

from datetime import timedelta

import pytest
from django.core import mail
from django.utils.timezone import localdate, localtime
from django_tasks_db.models import DBTaskResult

from decks.ban_checks import check_decks, tell_owner
from decks.models import OwnDeck
from decks.selectors import deck_view
from decks.services import lay_deck
from decks.tests.decks import BLAZE, COMMON, DECK
from decks.tests.site import ALICE_NAME, BOB_NAME, alice, alices_deck, bob
from drafts.ban_services import drop_lists, keep_list
from drafts.models import BannedList
from tables.models import Seat
from tables.services import open_table

NAME = next(card.name for card in BLAZE.cards if card.id == COMMON)
TODAY = localdate()
TOMORROW = TODAY + timedelta(days=2)  # also where midnight falls into the tests
FREE = {"format": "box", "pool": None, "source": "", "bans": None}

pytestmark = pytest.mark.django_db


def ban(*names: str, **columns: object) -> BannedList:
    """A list of names, kept as the admin keeps it, and decks looked at again."""
    row = BannedList(**{"since": TODAY, "cards": list(names)} | columns)
    keep_list(row=row)
    check_decks.func()
    return row


def broken(row: OwnDeck) -> list[str]:
    return deck_view(key=row.key, person=row.owner).broken


def alices_address() -> Seat:
    """A seat of Alice's at some table, with an address she confirmed."""
    seated = open_table(
        name="T", host_name="A", person=ALICE_NAME, format="duel", seats=2, settings={}, once="1"
    )
    Seat.objects.filter(pk=seated.seat.pk).update(mail="a@example.org", mail_confirmed=True)
    return seated.seat


def test_it_says_which_deck_a_new_list_broke() -> None:
    row = alices_deck(**FREE)
    ban(NAME)
    assert broken(row) == [NAME]
    assert NAME in alice().get("/decks/").content.decode()
    assert alice().get("/api/v1/decks/").json()[0]["broken_by"] == [NAME]
    page = alice().get(f"/decks/{row.key}/").content.decode()
    assert "changed after you built this deck" in page


def test_it_tells_the_owner_alone() -> None:
    row = alices_deck(visibility="public", **FREE)
    ban(NAME)
    assert deck_view(key=row.key, person=BOB_NAME).broken == []
    assert "after you built" not in bob().get(f"/decks/{row.key}/").content.decode()


@pytest.mark.parametrize("bans", [[], ["Void"]])
def test_it_lets_a_drafted_deck_be(bans: list[str]) -> None:
    row = alices_deck(format="duel", bans=bans)
    ban(NAME)
    row.refresh_from_db()
    assert row.broken_by == []
    assert not deck_view(key=row.key, person=ALICE_NAME).banned


def test_it_lets_decks_of_other_formats_and_sets_be() -> None:
    row = alices_deck(**FREE)
    ban(NAME, rules="duel")
    ban(NAME, set_key="phantom")
    assert broken(row) == []


def test_it_says_nothing_of_a_list_that_begins_tomorrow() -> None:
    row = alices_deck(**FREE)
    ban(NAME, since=TOMORROW)
    assert broken(row) == []


@pytest.mark.django_db(transaction=True)
def test_it_looks_at_decks_again_on_the_day_a_list_begins() -> None:
    begins = TODAY + timedelta(days=3)
    keep_list(row=BannedList(since=begins, cards=[NAME]))
    due = {localtime(t.run_after).date() for t in DBTaskResult.objects.all() if t.run_after}
    assert due == {localdate(), begins}


def test_it_stops_telling_once_the_deck_is_mended_or_the_ban_is_gone() -> None:
    row = alices_deck(**FREE)
    other = alices_deck(name="Other", **FREE)
    banning = ban(NAME)
    mended = DECK.__class__(set="blaze", main=tuple(id for id in DECK.main if id != COMMON))
    lay_deck(person=ALICE_NAME, key=row.key, revision=row.revision, wanted=mended)
    assert (broken(row), broken(other)) == ([], [NAME])
    drop_lists(rows=[banning])
    assert broken(other) == []


def test_it_mails_an_owner_all_broken_decks_in_one_message() -> None:
    alices_address()
    keys = [alices_deck(name=name, **FREE).key for name in ("One", "Two")]
    ban(NAME)
    tell_owner.func(ALICE_NAME, keys)
    (sent,) = mail.outbox
    assert sent.to == ["a@example.org"]
    assert all(key in sent.body for key in keys)
    assert "List-Unsubscribe" in sent.extra_headers


def test_it_mails_nothing_about_decks_that_are_mended_meanwhile() -> None:
    alices_address()
    row = alices_deck(**FREE)
    drop_lists(rows=[ban(NAME)])
    tell_owner.func(ALICE_NAME, [row.key])
    assert mail.outbox == []


@pytest.mark.django_db(transaction=True)
def test_it_has_each_owner_told_once() -> None:
    alices_deck(**FREE)
    ban(NAME)
    check_decks.func()
    told = DBTaskResult.objects.filter(task_path__endswith="tell_owner")
    assert [task.args_kwargs["args"][0] for task in told] == [ALICE_NAME]
