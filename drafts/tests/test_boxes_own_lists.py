"""Boxes of a player's own list."""

import pytest

from cards.rules.catalogue import card_sets
from cards.services import create_list, edit_list
from drafts.models import Box
from drafts.selectors import box_view, sets_for
from drafts.tests.boxes import ALICE, BOB, alices_box, client_of

pytestmark = pytest.mark.django_db
FORTY = "\n".join(f"3 {card.name}" for card in card_sets()["blaze"].cards[50:90])


def own_list(text: str = FORTY) -> str:
    """The key of a list that Alice saved."""
    return create_list(person=ALICE.person, name="Forty", text=text, base="blaze").set_key


def test_it_deals_a_players_own_list() -> None:
    box = alices_box(set_key=own_list())
    assert (len(box.packs), len(box.left)) == (9, 3)
    assert box.games.count() == 1


def test_it_shows_the_cards_left_over_only_at_the_end() -> None:
    box = alices_box(set_key=own_list())
    assert box_view(box_id=box.public_id, viewer=ALICE).left == ()
    box.games.update(state="revealed")
    shown = box_view(box_id=box.public_id, viewer=BOB).left
    assert [card.id for card in shown] == box.left


def test_it_keeps_the_version_a_box_was_made_from() -> None:
    key = own_list()
    box = alices_box(set_key=key, seed="hello")
    edit_list(person=ALICE.person, key=key[5:27], version=1, name="Forty", text="9 Void")
    assert len(box_view(box_id=box.public_id, viewer=BOB).packs) == 9


def test_it_refuses_a_list_too_short_for_a_pack_with_the_numbers() -> None:
    wish = {"set": own_list("9 Void"), "rules": "standard", "spread": "box", "form_key": "once"}
    shown = client_of(ALICE).post("/boxes/new/", wish)
    assert shown.status_code == 400
    assert "the box has 9" in shown.content.decode()
    assert not Box.objects.exists()


def test_it_offers_a_visitor_their_own_lists_and_the_one_they_were_sent() -> None:
    key = own_list()
    assert key in [one.key for one in sets_for(ALICE, "blaze")]
    assert key not in [one.key for one in sets_for(BOB, "blaze")]
    assert key in [one.key for one in sets_for(BOB, key)]


def test_it_shows_and_verifies_a_box_of_an_own_list() -> None:
    box, bob = alices_box(set_key=own_list(), seed="hello"), client_of(BOB)
    for address in ("", "packs/1/", "sheets/", "reveal.json"):
        assert bob.get(f"/boxes/{box.public_id}/{address}").status_code == 200
    assert "verdict-good" in bob.get(f"/verify/?box={box.public_id}").content.decode()
    printed = bob.get(f"/api/v1/boxes/{box.public_id}/sheets/checklist.pdf")
    assert printed.content.startswith(b"%PDF")
