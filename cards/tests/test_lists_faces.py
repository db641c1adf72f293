"""A card of a list's own is drawn like any other."""

import pytest
from hypothesis import given

from cards.faces import face_of, render_face
from cards.rules.card import Card
from cards.rules.lists.read import read_list
from cards.rules.lists.reading import Entry
from cards.tests.lists import KNOWN, OWN_CARD, lists


@given(entries=lists)
def test_it_draws_any_card_a_list_may_bring(entries: tuple[Entry, ...]) -> None:
    for entry in entries:
        assert face_of(entry.card, "full").card is entry.card


@pytest.mark.parametrize("size", ["hand", "table", "full"])
def test_it_shows_no_markup_out_of_a_list(size: str) -> None:
    text = OWN_CARD.replace("Tide Scholar", "<b>Tide</b>").replace("Draw 1", "<i>Draw</i> 1")
    card: Card = read_list(text, KNOWN).entries[0].card
    drawn = render_face(card, size)
    assert "&lt;b&gt;Tide" in drawn
    assert "<i>Draw" not in drawn
