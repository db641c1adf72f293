"""The pages of the Build stage: looking, registering, taking back, and around the table."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from decks.models import OwnDeck, Registration
from decks.stage.models import BuildStage
from decks.stage.play import register as register_kept
from decks.stage.play import time_out
from decks.tests.decks import DECK
from decks.tests.stage import begun, bringing, building, register, stage_of
from drafts.tests.tables import browser
from tables.models import Seat, Table

pytestmark = pytest.mark.django_db
HTMX = {"HX-Request": "true"}


def address(seat: Seat, rest: str = "") -> str:
    return f"/tables/{seat.table.key}/{seat.place}/build/{rest}"


def words(page) -> str:
    return page.content.decode()


def test_it_shows_what_was_drafted_then_the_deck_then_what_is_registered() -> None:
    seat = building()[0]
    client = browser(seat)
    assert "All 39 cards are yours" in words(client.get(address(seat)))
    row = begun(seat)
    page = words(client.get(address(seat)))
    assert f'name="revision" value="{row.revision}"' in page
    assert "Register this deck" in page
    sent = {"game": 1, "key": row.key, "revision": row.revision}
    page = words(client.post(address(seat, "register/"), sent, follow=True))
    assert "Take it back" in page
    assert "Register this deck" not in page


def test_it_shows_the_fresh_deck_when_another_one_was_on_the_screen() -> None:
    seat = building()[0]
    row = begun(seat)
    sent = {"game": 1, "key": row.key, "revision": row.revision - 1}
    page = browser(seat).post(address(seat, "register/"), sent, headers=HTMX)
    assert page.status_code == 409
    assert f'name="revision" value="{row.revision}"' in words(page)
    assert not Registration.objects.exists()


def test_it_offers_no_deck_that_is_not_legal_and_names_why() -> None:
    seat = building()[0]
    row = begun(seat)
    OwnDeck.objects.filter(pk=row.pk).update(epics=[])
    page = words(browser(seat).get(address(seat)))
    assert "No Epic is chosen" in page
    assert 'class="button-main" disabled' in page


def test_it_gives_a_deck_back() -> None:
    seat = building()[0]
    register(seat)
    browser(seat).post(address(seat, "withdraw/"), {"game": 1})
    assert not Registration.objects.exists()


def test_it_lets_nobody_else_look_or_register() -> None:
    seats = building()
    for client in (Client(), browser(seats[1])):
        assert client.get(address(seats[0])).status_code == 403
        assert client.post(address(seats[0], "register/"), {"game": 1}).status_code == 403
        assert client.post(address(seats[0], "withdraw/"), {"game": 1}).status_code == 403


def test_it_says_that_all_are_registered() -> None:
    seats = building()
    for seat in seats:
        register(seat)
    Table.objects.update(stage="build")  # whatever comes next
    assert "All decks are registered." in words(browser(seats[0]).get(address(seats[0])))


def test_it_tells_at_the_battle_which_deck_was_registered_when_the_time_ran_out() -> None:
    seats = building(seconds=75, overdue="lying")
    begun(seats[0])
    BuildStage.objects.update(due_at=timezone.now() - timedelta(seconds=1))
    time_out.call(stage_of(seats[0]).pk)
    board = browser(seats[0]).get(f"/tables/{seats[0].table.key}/{seats[0].place}/", follow=True)
    assert f'hx-get="{address(seats[0], "registered/")}"' in words(board)
    said = [words(browser(seat).get(address(seat, "registered/"), headers=HTMX)) for seat in seats]
    assert "your deck was registered as it lay" in said[0]
    assert "the suggested build with an Epic was registered" in said[1]
    others = ", ".join(seat.name for seat in sorted(seats[:2], key=lambda seat: seat.place))
    assert f"The time to register ran out for {others}." in said[2]
    page = words(browser(seats[1]).get(address(seats[1], "registered/")))
    assert "the suggested build with an Epic was registered" in page
    assert page.count("<li>") >= 40


def test_it_tells_nothing_to_whoever_registered_themselves_and_the_deck_to_nobody_else() -> None:
    seats = building()
    register(seats[0])
    at = address(seats[0], "registered/")
    assert "notice" not in words(browser(seats[0]).get(at, headers=HTMX))
    assert f'href="{at}"' in words(browser(seats[0]).get(f"{at}?link", headers=HTMX))
    assert browser(seats[1]).get(at).status_code == 403
    assert browser(seats[1]).get(at, headers=HTMX).status_code == 403


@pytest.mark.parametrize(
    ("overdue", "said"),
    [
        ("suggested", "the suggested build with an Epic is registered for you; yours stays"),
        ("lying", "the one that lies in the builder is registered for you, if it is legal"),
    ],
)
def test_it_says_before_what_happens_to_whoever_is_late(overdue: str, said: str) -> None:
    seat = building(seconds=75, overdue=overdue)[0]
    row, client = begun(seat), browser(seat)
    assert said in words(client.get(address(seat)))
    assert said in words(client.get(f"/decks/{row.key}/"))
    register(seat)
    assert "If you have registered no deck by" not in words(client.get(address(seat)))


def test_it_says_nothing_of_an_hour_where_there_is_none() -> None:
    seat = building(seconds=None)[0]
    assert "If you have registered no deck by" not in words(browser(seat).get(address(seat)))


def test_it_says_at_a_table_without_a_draft_that_a_ready_made_deck_is_registered() -> None:
    seats = bringing(seconds=900)
    assert "a ready-made one is registered for you" in words(
        browser(seats[0]).get(address(seats[0]))
    )
    page = words(Client().get(f"/decks/terms/{seats[0].table.key}/"))
    assert "then a ready-made deck is registered" in page
    BuildStage.objects.update(due_at=timezone.now() - timedelta(seconds=1))
    time_out.call(stage_of(seats[0]).pk)
    told = browser(seats[0]).get(address(seats[0], "registered/"), headers=HTMX)
    assert "a ready-made deck was registered for you" in words(told)


def test_it_makes_a_deck_of_what_was_registered_for_whoever_had_begun_none() -> None:
    seat = building(seconds=75)[0]
    BuildStage.objects.update(due_at=timezone.now() - timedelta(seconds=1))
    time_out.call(stage_of(seat).pk)
    assert "Go to the builder" in words(browser(seat).get(address(seat, "registered/")))
    browser(seat).post(address(seat, "begin/"))
    there = Registration.objects.get(place=seat.place)
    row = OwnDeck.objects.get()
    assert (row.main, row.life, row.epics) == (there.main, there.life, [there.epic])


def test_it_marks_the_title_while_it_waits_for_this_seat() -> None:
    seat = building()[0]
    assert "● Your deck" in words(browser(seat).get(address(seat)))
    register(seat)
    assert "● Your deck" not in words(browser(seat).get(address(seat)))


def test_it_keeps_the_picks_of_the_draft_within_reach() -> None:
    seat = building()[0]
    link = f"/drafts/{stage_of(seat).draft.key}/"
    assert link in words(browser(seat).get(address(seat)))
    assert browser(seat).get(link).status_code == 200


def test_it_lists_own_and_ready_made_decks_at_a_table_without_a_draft() -> None:
    seat = bringing()[0]
    page = words(browser(seat).get(address(seat)))
    assert page.count("?ready=") == 6
    page = words(browser(seat).get(address(seat) + "?ready=3"))
    assert 'name="ready" value="3"' in page
    browser(seat).post(address(seat, "register/"), {"game": 1, "ready": 3})
    assert Registration.objects.get().by == "person"


def test_it_registers_a_deck_of_ones_own_there_and_no_one_elses() -> None:
    seats = bringing()
    row = begun_apart(seats[0])
    page = words(browser(seats[0]).get(address(seats[0]) + f"?deck={row.key}"))
    assert "Register this deck" in page
    sent = {"game": 1, "key": row.key, "revision": row.revision}
    assert browser(seats[1]).post(address(seats[1], "register/"), sent).status_code == 400
    assert browser(seats[0]).post(address(seats[0], "register/"), sent).status_code == 302
    assert Registration.objects.get().main == row.main


def begun_apart(seat: Seat) -> OwnDeck:
    """A legal deck of this seat's person that comes from no table."""
    places = {"main": list(DECK.main), "life": list(DECK.life), "epics": list(DECK.epics)}
    return OwnDeck.objects.create(
        owner=seat.person, once="1", name="Dragons", set_key="blaze", format="box", **places
    )


def test_it_starts_from_the_lobby_and_goes_back_to_it() -> None:
    seats = bringing()
    host = Table.objects.get().host
    page = browser(host).post(address(host, "next/"), follow=True)
    assert "Invite your friends" in words(page)
    page = browser(host).post(address(host, "start/"), follow=True)
    assert "Nobody is ready yet" in words(page)
    Seat.objects.update(ready=True)
    page = browser(host).post(address(host, "start/"), follow=True)
    assert stage_of(seats[0]).number == 2


def test_it_shows_the_terms_in_the_lobby_of_a_table_without_a_draft() -> None:
    table = bringing(rules="duel")[0].table
    page = words(Client().get(f"/decks/terms/{table.key}/"))
    assert "DUEL" in page
    assert "no limit" in page
    drafted = building(once="other")[0].table
    assert Client().get(f"/decks/terms/{drafted.key}/").status_code == 404


def test_it_takes_a_seat_back_from_a_bot_and_leaves_one_to_it() -> None:
    seat = building()[0]
    client = browser(seat)
    client.post(address(seat, f"bot/{seat.place}/"), {"bot": "yes"})
    assert "A bot builds for you" in words(client.get(address(seat)))
    client.post(address(seat, f"bot/{seat.place}/"), {"bot": "no"})
    seat.refresh_from_db()
    assert (seat.bot, seat.turn) == ("", "build:1")
    client.post(address(seat, "leave/"))
    seat.refresh_from_db()
    assert seat.left_at
    assert seat.bot


def test_it_pauses_and_goes_on() -> None:
    seat = Table.objects.get(pk=building()[0].table_id).host
    client = browser(seat)
    client.post(f"/tables/{seat.table.key}/{seat.place}/pause/", {"reason": "Dinner"})
    assert "Dinner" in words(client.get(address(seat)))
    row = begun(seat)
    sent = {"game": 1, "key": row.key, "revision": row.revision}
    assert client.post(address(seat, "register/"), sent).status_code == 409
    client.post(address(seat, "resume/"))
    assert client.post(address(seat, "register/"), sent).status_code == 302
    assert (
        register_kept(
            seat=seat, game=1, key=row.key, revision=row.revision, person=seat.person
        ).deck
        == row
    )


def test_it_registers_from_the_builder_what_lies_there() -> None:
    seat = building()[0]
    row, client = begun(seat), browser(seat)
    page = words(client.get(f"/decks/{row.key}/"))
    assert f'formaction="{address(seat, "register/")}"' in page
    sent = {"game": 1, "key": row.key, "revision": row.revision, "card": "", "epic": row.epics[0]}
    client.post(address(seat, "register/"), sent)
    assert Registration.objects.get().main == row.main
    assert "formaction" not in words(client.get(f"/decks/{row.key}/"))


def test_it_is_fetched_anew_from_its_own_address_after_registering() -> None:
    seat = building()[0]
    row = begun(seat)
    sent = {"game": 1, "key": row.key, "revision": row.revision}
    page = browser(seat).post(address(seat, "register/"), sent, headers=HTMX)
    assert f'hx-get="{address(seat)}"' in words(page)
