"""The pages of a draft: opening a table, its lobby, taking cards, who may not."""

import pytest
from django.test import Client

from drafts.rules.moves import Take
from drafts.templatetags.drafting import duration
from drafts.tests.tables import (
    browser,
    draft_of,
    drafting,
    first,
    open_table,
    pick,
    play_on,
    row_of,
    sit,
)
from tables import services
from tables.models import Seat, Table

pytestmark = pytest.mark.django_db

WISH = {
    "name": "Friday",
    "host_name": "Alice",
    "rules": "standard",
    "set": "blaze",
    "spread": "checked",
    "pace": "live",
    "bots": "regular",
    "review": "always",
    "watch": "nobody",
    "logs": "over",
    "once": "once",
}
HTMX = {"HX-Request": "true"}


def address(seat: Seat, end: str = "") -> str:
    return f"/tables/{seat.table.key}/{seat.place}/draft/{end}"


def sent(take: Take, game: int = 1, **more: str) -> dict[str, object]:
    return {
        "game": game,
        "pack": take.pack,
        "number": take.number,
        "cards": list(take.cards),
        **more,
    }


def test_it_opens_a_table_with_a_form(client: Client) -> None:
    page = client.post("/drafts/new/", WISH, follow=True)
    assert "Invite your friends" in page.content.decode()
    assert Table.objects.get().settings["seconds"] == 75


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"seats": "10"}, "has 2 to 9 seats, not 10"),
        ({"seats": "3", "rules": "duel"}, "has 2 to 2 seats, not 3"),
        ({"seconds": "5"}, "A pick may take 10 seconds"),
        ({"set": "nowhere"}, "nowhere"),
        ({"pace": "days", "quiet_from": "23:00", "quiet_to": "23:00"}, "different times"),
        ({"pace": "days", "quiet_from": "23:00"}, "a beginning and an end"),
        ({"pace": "days", "quiet_from": "23:00", "quiet_to": "7:00", "zone": "Moon"}, "Moon"),
    ],
)
def test_it_refuses_what_cannot_be_and_keeps_what_was_entered(
    client: Client, wish: dict[str, str], said: str
) -> None:
    page = client.post("/drafts/new/", WISH | wish)
    assert page.status_code == 400
    assert said in page.content.decode()
    assert 'value="Friday"' in page.content.decode()
    assert not Table.objects.exists()


def test_it_says_in_the_lobby_why_it_cannot_start() -> None:
    host = open_table(bots=None)
    services.be_ready(seat=host, ready=True)
    page = browser(host).post(address(host, "start/"), follow=True)
    assert "1 of 3 are ready" in page.content.decode()


def test_it_shows_the_cards_before_a_seat_and_whom_all_wait_for() -> None:
    seats = drafting()
    page = browser(seats[0]).get(address(seats[0])).content.decode()
    assert page.count('class="hand-input"') == 13
    assert "Your pick" in page
    assert "you pass to" in page


def test_it_takes_a_card_to_the_place_that_is_named() -> None:
    seats = drafting()
    client, take = browser(seats[0]), first(seats[0])
    page = client.post(address(seats[0], "take/"), sent(take, zone="life"), follow=True)
    assert "The next pack is on its way" in page.content.decode()
    (kept,) = draft_of(seats[0]).pools[0]
    assert (kept.card, kept.zone) == (take.cards[0], "life")


def test_it_answers_a_stale_page_with_a_conflict_and_the_fresh_view() -> None:
    seats = drafting()
    client, old = browser(seats[0]), first(seats[0])
    pick(seats[0])
    before = row_of(seats[0]).state
    other = Take(old.pack, old.number, (draft_of(seats[0]).setup.packs[0][5],))
    page = client.post(address(seats[0], "take/"), sent(other), headers=HTMX)
    assert page.status_code == 409
    assert "You already picked here" in page.content.decode()
    assert 'id="draft"' in page.content.decode()
    assert row_of(seats[0]).state == before


@pytest.mark.parametrize("cards", [[], ["nothing"], ["a", "b"]])
def test_it_refuses_a_pick_of_no_card_or_of_others(cards: list[str]) -> None:
    seats = drafting()
    take = first(seats[0])
    body = sent(take) | {"cards": cards}
    page = browser(seats[0]).post(address(seats[0], "take/"), body, headers=HTMX)
    assert page.status_code == 400
    assert draft_of(seats[0]).log == []


def test_it_marks_without_a_word() -> None:
    seats = drafting()
    take = first(seats[0])
    client = browser(seats[0])
    assert client.post(address(seats[0], "mark/"), sent(take)).status_code == 204
    assert client.get(address(seats[0])).content.decode().count(" checked") == 1


def test_it_lays_a_card_elsewhere_and_counts_main_and_life() -> None:
    seats = drafting()
    pick(seats[0])
    client = browser(seats[0])
    client.post(address(seats[0], "lay/"), {"game": 1, "lay": "1:main"})
    assert draft_of(seats[0]).pools[0][0].zone == "main"


@pytest.mark.parametrize(
    ("kept", "shown"), [("", "taken"), ("name", "name"), ("nonsense", "taken")]
)
def test_it_sorts_the_cards_taken_as_they_were_sorted_last(kept: str, shown: str) -> None:
    seat = drafting()[0]
    pick(seat)
    client = browser(seat)
    client.cookies["pool_sort"] = kept
    page = client.get(address(seat)).content.decode()
    assert f'id="sort-{shown}" aria-current="true"' in page


def test_it_keeps_notes_for_their_writer_alone() -> None:
    seats = drafting()
    alice, bob = browser(seats[0]), browser(seats[1])
    alice.post(address(seats[0], "notes/"), {"notes": "Bob takes red"})
    assert "Bob takes red" in alice.get(address(seats[0])).content.decode()
    assert "Bob takes red" not in bob.get(address(seats[1])).content.decode()


def test_it_hides_the_cards_taken_between_rounds_only() -> None:
    seats = drafting(review="between-rounds")
    taken = first(seats[0]).cards[0]
    pick(seats[0])
    page = browser(seats[0]).get(address(seats[0])).content.decode()
    assert taken not in page
    assert "between rounds only" in page


def test_it_opens_a_seat_to_nobody_else(client: Client) -> None:
    seats = drafting()
    bob = browser(seats[1])
    for stranger in (client, bob):
        assert stranger.get(address(seats[0])).status_code == 403
        body = sent(first(seats[0]))
        assert stranger.post(address(seats[0], "take/"), body).status_code == 403
    assert draft_of(seats[0]).log == []


def test_it_lets_two_choose_among_face_down_packs() -> None:
    seats = drafting(2, rules="duel", seats=2)
    client = browser(seats[0])
    assert client.get(address(seats[0])).content.decode().count('class="choose-pack"') == 6
    client.post(address(seats[0], "choose/"), {"game": 1, "round": 1, "pack": 3})
    again = {"game": 1, "round": 1, "pack": 3}
    page = browser(seats[1]).post(address(seats[1], "choose/"), again, headers=HTMX)
    assert page.status_code == 409
    assert page.content.decode().count('class="choose-pack"') == 5


def test_it_leads_on_from_the_end_and_to_the_next_game() -> None:
    seats = drafting()
    host = seats[0].table.host
    play_on(seats)
    client = browser(host)
    page = client.get(address(host), follow=True)
    assert page.redirect_chain[-1][0].endswith("/build/")
    page = client.post(address(host, "next/"), follow=True)
    assert "Invite your friends" in page.content.decode()


def test_it_pauses_with_a_reason_that_everybody_reads() -> None:
    seats = drafting()
    host = seats[0].table.host
    browser(host).post(f"/tables/{host.table.key}/{host.place}/pause/", {"reason": "Dinner"})
    other = next(seat for seat in seats if seat.pk != host.pk)
    assert "Dinner" in browser(other).get(address(other)).content.decode()
    browser(host).post(address(host, "resume/"))
    assert "Dinner" not in browser(other).get(address(other)).content.decode()


def test_it_lets_latecomers_wait_and_shows_them_no_card() -> None:
    host = open_table()
    services.be_ready(seat=host, ready=True)
    browser(host).post(address(host, "start/"))
    late = sit(Table.objects.get(), "Late")
    page = browser(late).get(address(late)).content.decode()
    assert "waiting list" in page
    assert "TD-01" not in page


def test_it_asks_for_a_turn_on_my_tables() -> None:
    seats = drafting()
    page = browser(seats[0]).get("/tables/").content.decode()
    assert "your turn" in page


def test_it_loads_the_whole_page_when_the_table_goes_to_another_stage() -> None:
    seats = drafting()
    lobby = f"/tables/{seats[0].table.key}/{seats[0].place}/lobby/"
    page = browser(seats[0]).get(lobby, headers=HTMX)
    assert page.headers["HX-Redirect"] == f"/tables/{seats[0].table.key}/{seats[0].place}/"


@pytest.mark.parametrize(
    ("entered", "seconds"),
    [
        ({"pace": "live", "build_minutes": "20"}, 1200),
        ({"pace": "days", "hours": "24", "build_days": "5"}, 432_000),
        ({"pace": "none"}, None),
    ],
)
def test_it_gives_the_build_the_time_that_was_entered(entered, seconds) -> None:
    Client().post("/drafts/new/", WISH | entered)
    assert Table.objects.get().settings["build"] == seconds


@pytest.mark.parametrize(
    ("entered", "overdue", "said"),
    [
        ({}, "suggested", "15 min · then the suggested build is registered"),
        ({"overdue": "lying"}, "lying", "then the deck that lies in the builder is registered"),
        ({"pace": "none"}, "suggested", "no limit"),
    ],
)
def test_it_says_which_deck_is_registered_when_the_time_for_the_build_is_over(
    entered: dict[str, str], overdue: str, said: str
) -> None:
    Client().post("/drafts/new/", WISH | entered)
    table = Table.objects.get()
    assert table.settings["overdue"] == overdue
    assert said in Client().get(f"/drafts/terms/{table.key}/").content.decode()


@pytest.mark.parametrize(
    ("entered", "said"),
    [
        ({"watch": "hands", "delay": "1"}, "open hands, 1 minute late"),
        ({"watch": "hands", "delay": "10"}, "open hands, 10 minutes late"),
        ({"bots": "expert"}, "Expert bots"),
        ({"bots": ""}, "need people"),
    ],
)
def test_it_says_who_watches_and_who_takes_empty_seats(entered: dict[str, str], said: str) -> None:
    Client().post("/drafts/new/", WISH | entered)
    terms = Client().get(f"/drafts/terms/{Table.objects.get().key}/").content.decode()
    assert said in terms


def test_it_names_a_time_for_the_build_that_is_too_long_beside_its_field() -> None:
    page = Client().post("/drafts/new/", WISH | {"pace": "days", "build_days": "90"})
    assert page.status_code == 400
    assert 'id="build_days-faults"' in page.content.decode()


@pytest.mark.parametrize(
    ("seconds", "said"), [(75, "75 s"), (900, "15 min"), (7200, "2 h"), (259200, "3 d"), (0, "0 s")]
)
def test_it_says_a_time_in_the_largest_unit_that_says_it_whole(seconds: int, said: str) -> None:
    assert duration(seconds) == said
