"""The pool is conserved (case 14): Main, Life and the rest are always the cards drafted."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from decks.rules.deck import PLACES, Deck, move
from decks.rules.laying import lay
from decks.rules.trinity import cards_of
from decks.tests.decks import BLAZE, DECK, DRAFTED, EPIC, POOL, SPARE, VOID, codes, judged
from tables.rules.refusal import Refusal

pools = st.lists(st.sampled_from([card.id for card in DRAFTED]), min_size=39, max_size=39)
steps = st.lists(
    st.tuples(
        st.sampled_from(["move", "split", "reset", "undo", "epic"]),
        st.integers(0, 38),
        st.sampled_from(PLACES),
        st.sampled_from(PLACES),
    ),
    max_size=30,
)


KNOWN = cards_of(BLAZE)


def unbuilt(pool: Iterable[str]) -> Deck:
    """A deck that is still to be built."""
    return Deck(set="blaze", rest=tuple(pool))


def act(deck: Deck, before: Deck, what: str, number: int, source: str, target: str) -> Deck:
    """One step of a builder: a move, a suggestion or an import, a reset, an undo, an Epic."""
    cards = deck.cards(source)
    pool = sorted(deck.pool.elements())
    if what == "move" and cards:
        return move(deck, cards[number % len(cards)], source, target)
    if what == "split":
        wanted = Deck(set="blaze", main=tuple(pool[:number]), life=tuple(pool[number : number + 9]))
        return lay(deck, wanted, pool=pool, known=KNOWN)
    if what == "epic":
        return lay(deck, replace(deck, epics=(EPIC,)), pool=pool, known=KNOWN)
    return {"reset": unbuilt(pool), "undo": before}.get(what, deck)


@given(pools, steps)
def test_it_conserves_the_pool_through_any_mix_of_steps(
    pool: list[str], taken: list[tuple[str, int, str, str]]
) -> None:
    before = deck = unbuilt(pool)
    for step in taken:
        before, deck = deck, act(deck, before, *step)
        assert sorted(deck.pool.elements()) == sorted(pool)


def test_it_moves_one_copy_to_the_end() -> None:
    deck = move(unbuilt([VOID, POOL[3], VOID]), VOID, "rest", "life")
    assert deck.life == (VOID,)
    assert deck.rest == (POOL[3], VOID)


def test_it_refuses_to_move_what_is_not_there() -> None:
    with pytest.raises(Refusal) as refused:
        move(DECK, SPARE, "main", "life")
    assert codes(refused.value.faults) == ["not-there"]


def test_it_lays_an_import_upon_a_pool_and_keeps_the_rest() -> None:
    wanted = replace(DECK, main=DECK.main[:20])
    deck = lay(unbuilt(POOL), wanted, pool=POOL, known=KNOWN)
    assert deck.life == DECK.life
    assert sorted(deck.rest) == sorted(DECK.main[20:])
    assert codes(judged(deck).faults) == ["too-few", "not-used", "not-used", "not-used"]


def test_it_names_every_card_of_an_import_that_the_pool_lacks() -> None:
    wanted = replace(DECK, life=(SPARE, *DECK.main[-1:], *DECK.life[2:]))
    with pytest.raises(Refusal) as refused:
        lay(unbuilt(POOL), wanted, pool=POOL, known=KNOWN)
    assert codes(refused.value.faults) == ["more-than-drafted", "not-drafted"]
