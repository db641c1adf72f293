"""The 3-player draft: rulebook chapter 4, without anyone waiting for anyone."""

import pytest

from drafts.rules.moves import Choose, Lay, Mark, Take
from drafts.rules.running import AnyDraft, save
from drafts.tests.drafting import draft_of, first_action, packs, setup, waiting
from tables.rules.refusal import Conflict, NotAllowed, Refusal, Unknown

ALICE, BOB, CAROL = 0, 1, 2


@pytest.fixture
def draft() -> AnyDraft:
    return draft_of()


def pick(draft: AnyDraft, seat: int, times: int = 1) -> None:
    for _ in range(times):
        draft.act(seat, first_action(draft, seat))


def in_turns(draft: AnyDraft, times: int) -> None:
    for _ in range(times):
        for seat in waiting(draft):
            pick(draft, seat)


def refused(draft: AnyDraft, seat: int, action: object, kind: type[Refusal] = Refusal) -> str:
    """The code of the refusal; the draft has not changed."""
    before = save(draft)
    with pytest.raises(kind) as refusal:
        draft.act(seat, action)  # type: ignore[arg-type]
    assert save(draft) == before
    return refusal.value.faults[0].code


def test_it_opens_a_pack_at_every_seat(draft: AnyDraft) -> None:
    hands = [draft.hand(seat) for seat in (ALICE, BOB, CAROL)]
    assert [hand and (hand.round, hand.pack, hand.number) for hand in hands] == [
        (1, 1, 1),
        (1, 2, 1),
        (1, 3, 1),
    ]
    assert draft.face_down() == (4, 5, 6, 7, 8, 9)


def test_it_passes_clockwise_first(draft: AnyDraft) -> None:
    pick(draft, ALICE)
    assert draft.lying_at(BOB) == {2: 13, 1: 12}
    pick(draft, BOB)
    hand = draft.hand(BOB)
    assert hand
    assert (hand.pack, hand.number, hand.cards) == (1, 2, packs(1)[0][1:])


def test_it_passes_the_second_packs_the_other_way(draft: AnyDraft) -> None:
    in_turns(draft, 13)
    pick(draft, ALICE)
    assert draft.lying_at(CAROL) == {6: 13, 4: 12}
    assert [place.direction for place in draft.view(None).places] == [-1, -1, -1]


def test_it_passes_the_third_packs_clockwise_again(draft: AnyDraft) -> None:
    in_turns(draft, 26)
    pick(draft, ALICE)
    assert draft.lying_at(BOB) == {8: 13, 7: 12}


def test_it_gives_every_seat_39_cards(draft: AnyDraft) -> None:
    in_turns(draft, 39)
    assert draft.over
    assert [len(pool) for pool in draft.pools] == [39, 39, 39]
    assert waiting(draft) == []


def test_it_keeps_packs_waiting_at_a_seat_that_is_away(draft: AnyDraft) -> None:
    for _ in range(2):
        pick(draft, ALICE)
        if draft.acting(CAROL):
            pick(draft, CAROL)
    assert draft.lying_at(BOB) == {2: 13, 1: 12, 3: 11}
    assert waiting(draft) == [BOB]


def test_it_opens_the_next_pack_without_waiting_for_the_others(draft: AnyDraft) -> None:
    in_turns(draft, 12)
    pick(draft, ALICE)
    hand = draft.hand(ALICE)
    assert hand
    assert (hand.round, hand.pack, hand.number) == (2, 4, 1)
    assert draft.hand(BOB).round == 1  # type: ignore[union-attr]


def test_it_lets_no_pack_of_the_next_round_overtake_one_of_this(draft: AnyDraft) -> None:
    in_turns(draft, 12)
    pick(draft, ALICE, 2)
    assert draft.lying_at(CAROL) == {3: 1, 4: 12}
    hand = draft.hand(CAROL)
    assert hand
    assert (hand.round, hand.number) == (1, 13)


def test_it_shows_the_forced_last_card_and_lets_it_be_laid(draft: AnyDraft) -> None:
    in_turns(draft, 12)
    hand = draft.hand(BOB)
    assert hand
    assert hand.forced
    draft.act(BOB, Take(hand.pack, 13, hand.cards, ("life",)))
    assert draft.pools[BOB][-1].card == hand.cards[0]
    assert draft.pools[BOB][-1].zone == "life"


def test_it_tells_everyone_that_a_pick_was_made_and_only_the_seat_which(draft: AnyDraft) -> None:
    outcome = draft.act(ALICE, Take(1, 1, ("1d",)))
    told = {(event.code, event.to) for event in outcome.events}
    assert told == {("picked", None), ("took", ALICE), ("passed", None)}
    assert all("1d" not in str(event) for event in outcome.events if event.to is None)


def test_it_makes_a_pick_once_when_it_is_sent_twice(draft: AnyDraft) -> None:
    take = Take(1, 1, ("1d",))
    first = draft.act(ALICE, take)
    before = save(draft)
    again = draft.act(ALICE, take)
    assert again.move == first.move
    assert again.events == ()
    assert save(draft) == before


def test_it_answers_a_pick_sent_twice_after_the_draft_went_on(draft: AnyDraft) -> None:
    first = draft.act(ALICE, Take(1, 1, ("1d",)))
    in_turns(draft, 20)
    assert draft.act(ALICE, Take(1, 1, ("1d",))).move == first.move


def test_it_refuses_another_card_for_a_pick_already_made(draft: AnyDraft) -> None:
    pick(draft, ALICE)
    assert refused(draft, ALICE, Take(1, 1, ("1d",)), Conflict) == "drafts.already-picked"


def test_it_never_takes_from_the_next_pack_for_a_stale_page(draft: AnyDraft) -> None:
    in_turns(draft, 1)
    assert refused(draft, ALICE, Take(3, 1, ("3b",)), Conflict) == "drafts.not-in-front"
    assert refused(draft, ALICE, Take(2, 2, ("2b",)), Conflict) == "drafts.not-in-front"


@pytest.mark.parametrize("cards", [(), ("1a", "1b")])
def test_it_refuses_any_number_of_cards_but_one(draft: AnyDraft, cards: tuple[str, ...]) -> None:
    assert refused(draft, ALICE, Take(1, 1, cards)) == "drafts.count"


def test_it_refuses_a_card_that_is_not_in_the_pack(draft: AnyDraft) -> None:
    assert refused(draft, ALICE, Take(1, 1, ("2a",))) == "drafts.not-in-pack"


def test_it_refuses_a_seat_that_is_not_there(draft: AnyDraft) -> None:
    assert refused(draft, 3, Take(1, 1, ("1a",)), Unknown) == "drafts.no-seat"
    assert refused(draft, -1, Take(1, 1, ("1a",)), Unknown) == "drafts.no-seat"


def test_it_refuses_zones_that_do_not_fit(draft: AnyDraft) -> None:
    assert refused(draft, ALICE, Take(1, 1, ("1a",), ("main", "life"))) == "drafts.zones"
    assert refused(draft, ALICE, Take(1, 1, ("1a",), ("side",))) == "drafts.unknown-zone"  # type: ignore[arg-type]


def test_it_lets_nobody_choose_a_pack(draft: AnyDraft) -> None:
    assert refused(draft, ALICE, Choose(2, 4), Conflict) == "drafts.not-choosing"


def test_it_lays_a_card_elsewhere_later(draft: AnyDraft) -> None:
    pick(draft, ALICE)
    draft.act(ALICE, Lay(1, "maybe"))
    assert draft.pools[ALICE][0].zone == "maybe"
    assert refused(draft, ALICE, Lay(2, "main")) == "drafts.no-place"


def test_it_keeps_a_mark_until_the_pick_is_made(draft: AnyDraft) -> None:
    draft.act(ALICE, Mark(1, 1, ("1c",)))
    assert draft.view(ALICE).mark == Mark(1, 1, ("1c",))
    assert draft.view(BOB).mark is None
    pick(draft, ALICE)
    assert draft.view(ALICE).mark is None


def test_it_takes_a_mark_away(draft: AnyDraft) -> None:
    draft.act(ALICE, Mark(1, 1, ("1c",)))
    draft.act(ALICE, Mark(1, 1, ()))
    assert draft.view(ALICE).mark is None
    assert refused(draft, ALICE, Mark(1, 1, ("2c",))) == "drafts.not-in-pack"


def test_it_lets_players_look_back_between_rounds_only_where_set_so() -> None:
    draft = draft_of(review="between-rounds")
    pick(draft, ALICE)
    assert draft.view(ALICE).pool is None
    assert refused(draft, ALICE, Lay(1, "main"), NotAllowed) == "drafts.no-looking-back"
    in_turns(draft, 13)
    assert len(draft.view(BOB).pool or ()) == 13


def test_it_marks_other_numbers_of_players_as_house_rules() -> None:
    assert [setup(seats=seats).house_rules for seats in (2, 3, 4, 9)] == [True, False, True, True]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seats": 10}, "drafts.seats"),
        ({"seats": 1}, "drafts.seats"),
        ({"rules": "duel", "seats": 3}, "drafts.seats"),
        ({"packs": packs(8)}, "drafts.packs"),
        ({"packs": (*packs(8), ("1a",))}, "drafts.pack-size"),
        ({"seed": ""}, "packs.no-seed"),
    ],
)
def test_it_refuses_a_draft_that_cannot_begin(fields: dict[str, object], code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        draft_of(**fields)  # type: ignore[arg-type]
    assert refusal.value.faults[0].code == code
