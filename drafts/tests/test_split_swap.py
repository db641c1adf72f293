"""The 2-player draft: DUEL chapter 3."""

from collections import Counter

import pytest

from drafts.rules.draws import shuffle, words
from drafts.rules.moves import Choose, Take
from drafts.rules.running import AnyDraft, save
from drafts.rules.split_swap import SplitSwap
from drafts.tests.drafting import draft_of, first_action, packs, waiting
from tables.rules.refusal import Conflict

ALICE, BOB = 0, 1


@pytest.fixture
def draft() -> AnyDraft:
    return draft_of("duel", 2)


@pytest.fixture
def opened(draft: AnyDraft) -> AnyDraft:
    """Alice has opened pack 1, Bob pack 2."""
    draft.act(ALICE, Choose(1, 1))
    draft.act(BOB, Choose(1, 2))
    return draft


def both(draft: AnyDraft, times: int = 1) -> None:
    for _ in range(times):
        for seat in waiting(draft):
            draft.act(seat, first_action(draft, seat))


def refused(draft: AnyDraft, seat: int, action: Take | Choose) -> str:
    before = save(draft)
    with pytest.raises(Conflict) as refusal:
        draft.act(seat, action)
    assert save(draft) == before
    return refusal.value.faults[0].code


def test_it_lets_each_choose_of_six_packs_first(draft: AnyDraft) -> None:
    assert waiting(draft) == [ALICE, BOB]
    assert draft.face_down() == (1, 2, 3, 4, 5, 6)
    assert draft.hand(ALICE) is None


def test_it_opens_the_pack_that_is_chosen(draft: AnyDraft) -> None:
    draft.act(ALICE, Choose(1, 5))
    hand = draft.hand(ALICE)
    assert hand
    assert (hand.pack, hand.number, hand.take, hand.cards) == (5, 1, 1, packs(6)[4])
    assert draft.face_down() == (1, 2, 3, 4, 6)


def test_it_gives_a_pack_to_the_first_choice_and_lets_the_other_choose_again(
    draft: AnyDraft,
) -> None:
    draft.act(BOB, Choose(1, 5))
    assert refused(draft, ALICE, Choose(1, 5)) == "drafts.pack-opened"
    draft.act(ALICE, Choose(1, 4))
    assert draft.view(None).face_down == (1, 2, 3, 6)


def test_it_answers_a_choice_sent_twice_the_same(draft: AnyDraft) -> None:
    first = draft.act(ALICE, Choose(1, 5))
    again = draft.act(ALICE, Choose(1, 5))
    assert (again.move, again.events) == (first.move, ())
    assert refused(draft, ALICE, Choose(1, 6)) == "drafts.already-chosen"


def test_it_lets_nobody_choose_for_another_round(draft: AnyDraft) -> None:
    assert refused(draft, ALICE, Choose(2, 5)) == "drafts.not-choosing"


def test_it_does_not_swap_before_both_have_picked(opened: AnyDraft) -> None:
    opened.act(ALICE, Take(1, 1, ("1a",)))
    assert waiting(opened) == [BOB]
    assert opened.hand(ALICE) is None
    assert refused(opened, ALICE, Take(1, 2, ("1b", "1c"))) == "drafts.not-in-front"


def test_it_swaps_halves_once_both_have_picked(opened: AnyDraft) -> None:
    both(opened)
    for seat in (ALICE, BOB):
        hand = opened.hand(seat)
        assert hand
        assert Counter(card[0] for card in hand.cards) == {"1": 6, "2": 6}
        assert (hand.number, hand.take) == (2, 2)


def test_it_shuffles_by_the_written_out_draws(opened: AnyDraft) -> None:
    both(opened)
    mine, theirs = list(packs(2)[0][1:]), list(packs(2)[1][1:])
    shuffle(mine, words("hello", 0, 12))
    shuffle(theirs, words("hello", 1, 12))
    assert opened.hand(ALICE).cards == (*mine[:6], *theirs[6:])  # type: ignore[union-attr]
    assert opened.hand(BOB).cards == (*theirs[:6], *mine[6:])  # type: ignore[union-attr]


def test_it_holds_13_12_10_8_6_4_and_2_cards(opened: AnyDraft) -> None:
    held = []
    for _ in range(7):
        held.append([place.cards for place in opened.view(None).places])
        both(opened)
    assert held == [[n, n] for n in (13, 12, 10, 8, 6, 4, 2)]
    assert [len(pool) for pool in opened.pools] == [13, 13]


def test_it_uses_the_packs_left_in_the_next_rounds(opened: AnyDraft) -> None:
    both(opened, 7)
    assert opened.face_down() == (3, 4, 5, 6)
    both(opened, 8)
    assert opened.face_down() == (5, 6)
    both(opened, 8)
    assert opened.over
    assert opened.face_down() == ()
    assert [len(pool) for pool in opened.pools] == [39, 39]


def test_it_lets_who_is_done_open_the_next_pack(opened: AnyDraft) -> None:
    both(opened, 6)
    opened.act(ALICE, first_action(opened, ALICE))
    opened.act(ALICE, Choose(2, 6))
    opened.act(ALICE, Take(6, 1, ("6a",)))
    assert waiting(opened) == [BOB]
    assert isinstance(opened, SplitSwap)
    assert (opened.swaps, len(opened.hands[BOB])) == (6, 2)


def test_it_refuses_the_same_card_twice_in_one_pick(opened: AnyDraft) -> None:
    both(opened)
    hand = opened.hand(ALICE)
    assert hand
    with pytest.raises(Exception, match=r"drafts\.not-in-pack"):
        opened.act(ALICE, Take(1, 2, (hand.cards[0], hand.cards[0])))
