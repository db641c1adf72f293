"""Versions of a deck: kept by name and by registering, compared, laid again."""

import pytest
from msgspec.structs import replace

from decks import services
from decks.models import DeckVersion, OwnDeck
from decks.rules.compare import changes
from decks.rules.deck import move
from decks.selectors import deck_of
from decks.stage import play
from decks.tests.decks import DECK, EPIC, codes
from decks.tests.site import ALICE_NAME, alice, alices_deck, bob
from decks.tests.stage import begun, building
from decks.versions import services as version_services
from tables.rules.refusal import Conflict, Refusal

pytestmark = pytest.mark.django_db


def keep(row: OwnDeck, name: str = "First") -> DeckVersion:
    return version_services.keep_version(
        person=row.owner, key=row.key, revision=row.revision, name=name
    )


def moved(row: OwnDeck) -> OwnDeck:
    """The first card of Main and the first of Life change places."""
    deck = deck_of(row)
    wanted = move(move(deck, deck.main[0], "main", "life"), deck.life[0], "life", "main")
    return services.lay_deck(person=row.owner, key=row.key, revision=row.revision, wanted=wanted)


def test_it_tells_what_came_in_and_went_out_whatever_the_order() -> None:
    card = DECK.life[0]
    new = move(move(DECK, DECK.main[5], "main", "life"), card, "life", "main")
    main, life, epic = changes(DECK, replace(new, main=new.main[::-1], epics=()))
    assert (main.came, main.went) == (((card, 1),), ((DECK.main[5], 1),))
    assert (life.came, life.went) == (((DECK.main[5], 1),), ((card, 1),))
    assert (epic.came, epic.went) == ((), ((EPIC, 1),))


def test_it_keeps_a_deck_under_a_name() -> None:
    version = keep(alices_deck())
    assert (version.number, version.name, version.main) == (1, "First", list(DECK.main))


@pytest.mark.parametrize("name", ["", " ", "a\nb", "x" * 61])
def test_it_keeps_nothing_under_a_bad_name(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        keep(alices_deck(), name)
    assert codes(refused.value.faults) == ["bad-name"]
    assert not DeckVersion.objects.exists()


def test_it_keeps_what_was_on_the_page_or_nothing() -> None:
    row = alices_deck()
    moved(row)
    with pytest.raises(Conflict):
        version_services.keep_version(
            person=row.owner, key=row.key, revision=row.revision, name="First"
        )


def test_it_lays_a_deck_as_it_was() -> None:
    row = alices_deck()
    keep(row)
    later = moved(row)
    version_services.lay_version(person=row.owner, key=row.key, revision=later.revision, number=1)
    row.refresh_from_db()
    assert (row.main, row.life, row.epics) == (list(DECK.main), list(DECK.life), list(DECK.epics))


def test_it_keeps_a_version_whenever_a_deck_is_registered_otherwise_than_before() -> None:
    seat = building()[0]
    row = begun(seat)
    for _ in range(2):
        play.register(seat=seat, game=1, key=row.key, revision=row.revision, person=row.owner)
        play.withdraw(seat=seat, game=1)
    assert [one.why for one in row.versions.all()] == ["registered"]
    assert row.versions.get().name == "Friday"


def test_it_keeps_so_many_and_no_more() -> None:
    row = alices_deck()
    for number in range(version_services.MOST_VERSIONS):
        keep(row, f"Number {number}")
    with pytest.raises(Refusal) as refused:
        keep(row, "One more")
    assert codes(refused.value.faults) == ["too-many-versions"]


def test_it_shows_two_versions_side_by_side() -> None:
    row = alices_deck()
    alice().post(f"/decks/{row.key}/versions/", {"revision": row.revision, "name": "First"})
    moved(row)
    page = alice().get(f"/decks/{row.key}/versions/").content.decode()
    assert page.count("Came in") == 2
    assert "1 · First" in page
    same = alice().get(f"/decks/{row.key}/versions/?old=1&new=1").content.decode()
    assert "The same cards lie in the same places." in same


def test_it_lays_and_forgets_a_version_at_a_button() -> None:
    row = alices_deck()
    keep(row)
    moved(row)
    alice().post(f"/decks/{row.key}/versions/1/lay/")
    row.refresh_from_db()
    assert row.main == list(DECK.main)
    alice().post(f"/decks/{row.key}/versions/1/delete/")
    assert not DeckVersion.objects.exists()


def test_it_shows_versions_to_the_owner_alone() -> None:
    row = alices_deck(visibility="public")
    keep(row)
    path = f"/decks/{row.key}/versions/"
    assert bob().get(path).status_code == 403
    for rest in ("", "1/lay/", "1/delete/"):
        assert bob().post(path + rest, {"revision": 1, "name": "x"}).status_code == 403
    assert row.versions.get().deck.owner == ALICE_NAME


def test_it_knows_no_version_that_is_not_there() -> None:
    row = alices_deck()
    assert alice().get(f"/decks/{row.key}/versions/?old=7").status_code == 404
