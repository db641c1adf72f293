"""Tables of house-rule sizes: what they draft and build is their game's end."""

import pytest

from decks.stage import play
from decks.tests.stage import begun, building, register_bots, stage_of
from drafts.tests.tables import browser, open_table
from tables.models import Seat, Table

pytestmark = pytest.mark.django_db


def page(seat: Seat, at: str = "") -> str:
    address = f"/tables/{seat.table.key}/{seat.place}/{at}"
    return browser(seat).get(address, follow=True).content.decode()


def enter(seat: Seat) -> None:
    """Register the suggested build as it is kept here."""
    row = begun(seat)
    play.register(seat=seat, game=1, key=row.key, revision=row.revision, person=seat.person)


def built(people: int = 2, **wishes: object) -> list[Seat]:
    """A table of two by the rules of Standard, whose decks are all registered."""
    seats = building(people, seats=people, **wishes)
    for seat in seats:
        enter(seat)
    return seats


def test_it_is_over_once_the_decks_are_registered() -> None:
    seats = built()
    assert Table.objects.get().stage == Table.Stage.OVER
    assert not Table.objects.get().battles.exists()
    assert stage_of(seats[0]).ended_at is not None


def test_it_says_how_to_go_on_on_every_page_that_leads_there() -> None:
    seat = built()[0]
    for at in ("", "build/", "battle/", "over/"):
        shown = page(seat, at)
        assert "play it at your own table" in shown
        assert "Everybody is ready for the battle" not in shown
        assert "/sheet/" in shown
        assert "/export/" in shown


def test_it_leads_on_to_the_next_game() -> None:
    host = built()[0].table.host
    assert "Next game" in page(host)
    browser(host).post(f"/tables/{host.table.key}/{host.place}/draft/next/")
    assert Table.objects.get().stage == Table.Stage.LOBBY


def test_it_ends_for_bots_too() -> None:
    seats = building(1, seats=4)
    register_bots(seats[0])
    enter(next(seat for seat in seats if not seat.bot))
    assert Table.objects.get().stage == Table.Stage.OVER


def test_it_goes_on_to_the_battle_where_as_many_battle() -> None:
    assert built(3)[0].table.battles.exists()


def test_it_says_so_from_the_start() -> None:
    host = open_table(seats=4)
    client = browser(host)
    terms = client.get(f"/battles/terms/{host.table.key}/")
    assert "battle at your own table" in terms.content.decode()
    assert terms.headers["HX-Retarget"] == "#battle-terms"
    assert "battle at your own table" in client.get("/drafts/new/").content.decode()


def test_it_says_nothing_of_it_where_a_battle_follows() -> None:
    host = open_table()
    terms = browser(host).get(f"/battles/terms/{host.table.key}/")
    assert "own table" not in terms.content.decode()
