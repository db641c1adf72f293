"""Twin worlds: whatever another player builds and registers, a viewer learns only "ready"."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from django.db import transaction
from django.test import Client

from decks import services
from decks.rules.deck import Deck
from decks.stage import play
from decks.tests.stage import begun, bringing, building, register, stage_of, suggested
from drafts.tests.tables import browser
from tables.models import Seat

pytestmark = [pytest.mark.django_db, pytest.mark.one_database]
TOKENS_AND_TIMES = re.compile(
    r'[A-Za-z0-9]{64}|name="once" value="[^"]+"|\d{4}-\d\d-\d\dT[\d:.+Z]+|data-seconds="\d+"'
)
HTMX = {"HX-Request": "true"}


class Undone(Exception):
    """The end of a world."""


def in_a_world(live: Callable[[], None], look: Callable[[], list[str]]) -> list[str]:
    """What is seen after something was done, which is then undone."""
    seen: list[str] = []
    with suppress(Undone), transaction.atomic():
        live()
        seen = look()
        raise Undone
    return seen


def looking(client: Client, seat: Seat) -> Callable[[], list[str]]:
    """Everything the site answers to this seat, its revision among them."""
    table = f"{seat.table.key}/{seat.place}"
    paths = [
        f"/tables/{table}/build/",
        f"/tables/{table}/build/registered/",
        f"/api/v1/builds/{table}/",
        f"/api/v1/builds/{table}/suggested/",
        f"/api/v1/drafts/{table}/",
        f"/tables/{table}/",
        "/tables/",
        "/decks/",
        "/decks/public/",
    ]

    def look() -> list[str]:
        answers = [client.get(path, headers=extra) for path in paths for extra in ({}, HTMX)]
        said = [f"{a.status_code} {dict(a.headers)} {a.content.decode()}" for a in answers]
        seat.refresh_from_db()
        return [TOKENS_AND_TIMES.sub("", one) for one in [*said, str(seat.revision)]]

    return look


def swapped(deck: Deck) -> Deck:
    """The same cards laid another way, with another Epic."""
    return Deck(
        set=deck.set,
        main=(*deck.main[3:], *deck.life[:3]),
        life=(*deck.life[3:], *deck.main[:3]),
        epics=("TD-01 X04/04" if deck.epics != ("TD-01 X04/04",) else "TD-01 X03/04",),
    )


def test_it_shows_nothing_of_what_another_player_builds() -> None:
    seats = building()
    viewer, other = seats[0], seats[1]
    look = looking(browser(viewer), viewer)

    def build() -> None:
        row = begun(other)
        services.lay_deck(
            person=row.owner, key=row.key, revision=row.revision, wanted=swapped(suggested(other))
        )

    assert in_a_world(lambda: None, look) == in_a_world(build, look)


def test_it_shows_that_a_deck_is_registered_and_not_which_one() -> None:
    seats = building()
    viewer, other = seats[0], seats[1]
    look = looking(browser(viewer), viewer)
    one, two = suggested(other), swapped(suggested(other))
    nothing = in_a_world(lambda: None, look)
    first = in_a_world(lambda: register(other, one), look)
    second = in_a_world(lambda: register(other, two), look)
    assert first == second != nothing


def test_it_shows_no_other_deck_registered_after_one_was_taken_back() -> None:
    seats = building()
    viewer, other = seats[0], seats[1]
    look = looking(browser(viewer), viewer)
    decks = suggested(other), swapped(suggested(other))

    def again(deck: Deck) -> None:
        register(other, decks[0])
        play.withdraw(seat=other, game=1)
        register(other, deck)

    worlds = [in_a_world(lambda deck=deck: again(deck), look) for deck in decks]
    assert worlds[0] == worlds[1]


def test_it_shows_no_kept_deck_and_no_ready_made_one_that_others_take() -> None:
    seats = bringing()
    viewer, other = seats[0], seats[1]
    look = looking(browser(viewer), viewer)

    def take(number: int) -> None:
        play.register_ready(seat=other, game=1, number=number)

    worlds = [in_a_world(lambda n=n: take(n), look) for n in (0, 5)]
    assert worlds[0] == worlds[1]


def test_it_shows_a_watcher_and_a_stranger_the_same() -> None:
    seats = building()
    other = seats[1]
    draft = stage_of(other).draft.key
    strange = Client()

    def look() -> list[str]:
        paths = (f"/drafts/{draft}/", f"/decks/terms/{other.table.key}/", "/", "/decks/public/")
        return [TOKENS_AND_TIMES.sub("", strange.get(path).content.decode()) for path in paths]

    decks = suggested(other), swapped(suggested(other))
    worlds = [in_a_world(lambda deck=deck: register(other, deck), look) for deck in decks]
    assert worlds[0] == worlds[1]
