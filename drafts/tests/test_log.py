"""The log of a draft, replayed seat by seat and pack by pack."""

from collections import Counter
from itertools import pairwise
from random import Random

import msgspec
import pytest

from drafts.rules.log import (
    Record,
    from_json,
    left_by,
    looks,
    of_pack,
    of_seat,
    readable,
    record,
    replay,
    to_json,
)
from drafts.rules.running import AnyDraft
from drafts.tests.drafting import draft_of, packs, played
from tables.rules.refusal import NotAllowed, Refusal


@pytest.fixture(scope="module")
def draft() -> AnyDraft:
    return played(draft_of(), Random(1))


@pytest.fixture(scope="module")
def duel() -> AnyDraft:
    return played(draft_of("duel", 2), Random(1))


def test_it_shows_each_seat_its_own_packs(draft: AnyDraft) -> None:
    picks = of_seat(draft, 1)
    assert [(pick.round, pick.number) for pick in picks] == [
        (round, number) for round in (1, 2, 3) for number in range(1, 14)
    ]
    assert picks[13].seen == packs(9)[4]


def test_it_follows_a_pack_through_every_hand(draft: AnyDraft) -> None:
    way = of_pack(draft, 4)
    assert [pick.seat for pick in way] == [0, 2, 1] * 4 + [0]
    for before, after in pairwise(way):
        assert list(after.seen) == left_by(before)


def test_it_tells_what_came_round_again(draft: AnyDraft) -> None:
    look = looks(draft, 0)[0]
    first = of_seat(draft, 0)[0]
    assert (look.pick.pack, look.pick.number) == (first.pack, 4)
    assert look.again == look.pick.seen
    assert sorted((*look.again, *look.gone, *first.cards)) == sorted(first.seen)
    assert len(look.gone) == 2


def test_it_swaps_all_the_cards_left_in_a_duel(duel: AnyDraft) -> None:
    alice, bob = of_seat(duel, 0), of_seat(duel, 1)
    for step in range(6):
        left = Counter(left_by(alice[step])) + Counter(left_by(bob[step]))
        assert left == Counter(alice[step + 1].seen) + Counter(bob[step + 1].seen)


def test_it_opens_the_log_of_others_when_the_draft_is_over(draft: AnyDraft) -> None:
    assert readable(draft, None, 2) == of_seat(draft, 2)
    running = played(draft_of(), Random(2), 60)
    assert readable(running, 0, 0) == of_seat(running, 0)
    for viewer in (1, None):
        with pytest.raises(NotAllowed, match=r"drafts\.log-closed"):
            readable(running, viewer, 0)


def test_it_keeps_the_log_of_a_round_until_it_ends_where_set_so() -> None:
    running = played(draft_of(review="between-rounds"), Random(3), 75)
    for seat in range(3):
        made = of_seat(running, seat)
        assert readable(running, seat, seat) == made[: len(made) // 13 * 13]


@pytest.mark.parametrize("kind", ["draft", "duel"])
def test_it_replays_what_it_wrote(kind: str, request: pytest.FixtureRequest) -> None:
    whole: AnyDraft = request.getfixturevalue(kind)
    again = replay(from_json(to_json(record(whole))))
    assert [[kept.card for kept in pool] for pool in again.pools] == [
        [kept.card for kept in pool] for pool in whole.pools
    ]
    assert again.log == whole.log
    assert replay(record(whole), 5).log == whole.log[:5]


def test_it_tells_no_pack_and_no_seed_in_the_part_of_a_seat(draft: AnyDraft) -> None:
    part = record(draft, 1)
    assert {move.seat for move in part.moves} == {1}
    assert (part.packs, part.seed) == ((), None)
    with pytest.raises(Refusal, match=r"drafts\.part-of-record"):
        replay(part)


def changed(draft: AnyDraft, at: int, **fields: object) -> Record:
    whole = record(draft)
    moves = list(whole.moves)
    moves[at] = msgspec.structs.replace(moves[at], **fields)
    return msgspec.structs.replace(whole, moves=tuple(moves))


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seen": ("1a",)}, "drafts.record-move"),
        ({"round": 2}, "drafts.record-move"),
        ({"cards": ("9m",)}, "drafts.not-in-pack"),
        ({"seat": 7}, "drafts.no-seat"),
    ],
)
def test_it_refuses_a_record_that_the_rules_do_not_make(
    draft: AnyDraft, fields: dict[str, object], code: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        replay(changed(draft, 0, **fields))
    assert refusal.value.faults[0].code == code


def test_it_refuses_a_record_that_tells_a_move_twice(draft: AnyDraft) -> None:
    whole = record(draft)
    twice = msgspec.structs.replace(whole, moves=(whole.moves[0], *whole.moves))
    with pytest.raises(Refusal, match=r"drafts\.record-move"):
        replay(twice)


@pytest.mark.parametrize("text", [b"", b"{}", b"[1", b'{"format":"trinity-draft/2"}', b"\xff"])
def test_it_refuses_what_is_no_record(text: bytes) -> None:
    with pytest.raises(Refusal, match=r"drafts\.no-record"):
        from_json(text)
