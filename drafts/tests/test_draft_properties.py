"""What holds in thousands of random drafts, whoever acts and in whatever order."""

from collections import Counter
from random import Random

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.rules.catalogue import card_sets, cards_by_id
from drafts.rules.bots import LEVELS, decide, overdue
from drafts.rules.box import Rules, box_of
from drafts.rules.invariants import draft_faults
from drafts.rules.moves import Action, By, Choose, Kept, Lay, Mark, Pick, Setup, Take
from drafts.rules.running import AnyDraft, begin, load, save
from drafts.rules.spread import make
from drafts.tests.drafting import (
    BYS,
    any_action,
    draft_of,
    first_action,
    play,
    played,
    setup,
    waiting,
)
from tables.rules.refusal import Refusal

KINDS = st.sampled_from([("standard", 3), ("standard", 3), ("duel", 2), ("standard", 2)])
HOUSE = st.sampled_from([("standard", seats) for seats in range(2, 10)])
SEEDS = st.integers(0, 2**64)
MANY = settings(deadline=None, suppress_health_check=list(HealthCheck))

Kind = tuple[Rules, int]


@given(kind=KINDS, seed=SEEDS)
@settings(MANY, max_examples=1000)
def test_it_ends_with_39_cards_for_every_seat_and_every_card_once(kind: Kind, seed: int) -> None:
    draft = played(draft_of(*kind, seed=str(seed)), Random(seed))
    assert draft.over
    assert [len(pool) for pool in draft.pools] == [39] * kind[1]
    opened = Counter(card for pack in draft.setup.packs for card in pack)
    assert Counter(kept.card for pool in draft.pools for kept in pool) == opened


@given(kind=KINDS | HOUSE, seed=SEEDS)
@settings(MANY, max_examples=40)
def test_it_is_sound_after_every_action(kind: Kind, seed: int) -> None:
    draft = draft_of(*kind, seed=str(seed))
    for _ in play(draft, Random(seed)):
        assert draft_faults(draft) == []


@given(kind=HOUSE, seed=SEEDS)
@settings(MANY, max_examples=150)
def test_it_meets_packs_in_the_order_of_a_table_in_step(kind: Kind, seed: int) -> None:
    """Whoever is quick, each seat sees the packs that it sees when all pick together."""
    draft, in_step = played(draft_of(*kind), Random(seed)), draft_of(*kind)
    while not in_step.over:
        for seat in waiting(in_step):
            in_step.act(seat, first_action(in_step, seat))
    assert order(draft) == order(in_step)


def order(draft: AnyDraft) -> dict[int, list[tuple[int, int, int]]]:
    return {
        seat: [
            (move.round, move.pack, move.number)
            for move in draft.log
            if isinstance(move, Pick) and move.seat == seat
        ]
        for seat in range(draft.setup.seats)
    }


@given(kind=KINDS, seed=SEEDS, most=st.integers(0, 120))
@settings(MANY, max_examples=300)
def test_it_goes_on_as_it_was_after_a_restart(kind: Kind, seed: int, most: int) -> None:
    draft = played(draft_of(*kind, seed=str(seed)), Random(seed), most)
    restarted = load(save(draft))
    assert restarted == draft
    assert save(played(restarted, Random(1))) == save(played(draft, Random(1)))


@given(kind=KINDS, seed=SEEDS, most=st.integers(0, 120), number=st.integers())
@settings(MANY, max_examples=1000)
def test_it_changes_nothing_when_it_refuses(kind: Kind, seed: int, most: int, number: int) -> None:
    random = Random(seed)
    draft = played(draft_of(*kind, seed=str(seed)), random, most)
    seat, action = random.randrange(-1, kind[1] + 1), nonsense(draft, random, number)
    before, moves = save(draft), list(draft.log)
    try:
        outcome = draft.act(seat, action)
    except Refusal:
        assert save(draft) == before
    else:
        assert draft_faults(draft) == []
        assert outcome.events == () or len(draft.log) == len(moves) + 1


def nonsense(draft: AnyDraft, random: Random, number: int) -> Action:
    """Something that may or may not be possible, often nearly."""
    pack = random.choice([number, *range(1, 10)])
    step = random.choice([number, *range(1, 14)])
    cards = tuple(random.choices(random.choice(draft.setup.packs), k=random.randrange(4)))
    seats = waiting(draft)
    likely = [any_action(draft, random.choice(seats), random)] if seats else []
    return random.choice(
        [
            *likely,
            Take(pack, step, cards),
            Take(pack, step, cards, ("main",)),
            Choose(random.choice([number, 1, 2, 3]), pack),
            Mark(pack, step, cards),
            Lay(random.choice([number, 1, 13]), random.choice(("main", "life", "wall"))),  # type: ignore[arg-type]
        ]
    )


@given(kind=KINDS, seed=SEEDS)
@settings(MANY, max_examples=100)
def test_it_answers_every_action_sent_twice_the_same(kind: Kind, seed: int) -> None:
    draft, random = draft_of(*kind, seed=str(seed)), Random(seed)
    sent: list[tuple[int, Action, object]] = []
    for seat, action, outcome in play(draft, random):
        sent.append((seat, action, outcome.move))
        before = save(draft)
        again = random.choice(sent)
        answer = draft.act(again[0], again[1])
        assert (answer.move, answer.events) == (again[2], ())
        assert save(draft) == before


@given(kind=KINDS, seed=SEEDS)
@settings(MANY, max_examples=40)
def test_it_ends_well_whoever_sits_there(kind: Kind, seed: int) -> None:
    """People, bots of every level and time-outs, changing from pick to pick, with real cards."""
    rules, seats = kind
    random, cards = Random(seed), cards_by_id()
    packs = make(box_of(card_sets()["blaze"], rules), "box", str(seed)).packs
    draft = begin(setup(rules, seats, packs=packs[: 3 * seats], seed=str(seed)))
    while not draft.over:
        seat, level = random.choice(waiting(draft)), random.choice(LEVELS)
        if (hand := draft.hand(seat)) and random.random() < 0.3:
            draft.act(seat, Mark(hand.pack, hand.number, hand.cards[-hand.take :]))
        actions: dict[By, Action] = {
            "person": any_action(draft, seat, random),
            "bot": decide(draft, seat, level, cards).action,
            "time-out": overdue(draft, seat, level, cards).action,
        }
        by = random.choice(BYS)
        draft.act(seat, actions[by], by)
    assert draft_faults(draft) == []


# Twin worlds: two drafts that differ only in what a viewer may not know.


@given(kind=KINDS, seed=SEEDS, most=st.integers(1, 120))
@settings(MANY, max_examples=150)
def test_it_shows_twin_worlds_alike(kind: Kind, seed: int, most: int) -> None:
    """Every card the viewer never saw bears another name in the twin."""
    for viewer in (*range(kind[1]), None):
        draft = draft_of(*kind, seed=str(seed))
        script = [(seat, action) for seat, action, _ in play(draft, Random(seed), most)]
        known = set() if viewer is None else seen_by(draft, viewer)
        twin = begin(renamed(draft.setup, known))
        world = draft_of(*kind, seed=str(seed))
        assert told(world, viewer) == told(twin, viewer)
        for seat, action in script:
            theirs = world.act(seat, action)
            others = twin.act(seat, renamed(action, known))
            assert public(theirs.events, viewer) == public(others.events, viewer)
            assert told(world, viewer) == told(twin, viewer)


@given(seed=SEEDS, viewer=st.integers(0, 2))
@settings(MANY, max_examples=200)
def test_it_does_not_tell_who_took_which_of_the_cards_gone(seed: int, viewer: int) -> None:
    """In the twin the two others have each taken what the other took between two looks."""
    world = draft_of(seed=str(seed))
    script = list(play(world, Random(seed)))
    swapped = others_swapped(world, viewer)
    first, twin = draft_of(), draft_of()
    for seat, action, _ in script:
        assert isinstance(action, Take)
        first.act(seat, action)
        twin.act(seat, Take(action.pack, action.number, swapped[action.pack, action.number]))
        assert told(first, viewer) == told(twin, viewer)
    assert first.pools != twin.pools


def others_swapped(draft: AnyDraft, viewer: int) -> dict[tuple[int, int], tuple[str, ...]]:
    """The cards of each pick, those of two neighbouring picks by others exchanged."""
    cards: dict[tuple[int, int], tuple[str, ...]] = {}
    seats: dict[tuple[int, int], int] = {}
    for move in draft.log:
        assert isinstance(move, Pick)
        cards[move.pack, move.number] = move.cards
        seats[move.pack, move.number] = move.seat
    for pack in range(1, 10):
        for number in range(1, 13):
            pair = ((pack, number), (pack, number + 1))
            if viewer not in (seats[pair[0]], seats[pair[1]]):
                cards[pair[0]], cards[pair[1]] = cards[pair[1]], cards[pair[0]]
    return cards


def seen_by(draft: AnyDraft, seat: int) -> set[str]:
    """Every card a seat has had before it, by now."""
    seen = {card for m in draft.log if isinstance(m, Pick) and m.seat == seat for card in m.seen}
    hand = draft.hand(seat)
    return seen | set(hand.cards if hand else ())


def renamed(what: object, known: set[str]) -> object:
    """The same with every card that is not known under another name."""
    if isinstance(what, Setup):
        packs = tuple(tuple(name(card, known) for card in pack) for pack in what.packs)
        return msgspec.structs.replace(what, packs=packs)
    if isinstance(what, Take):
        return msgspec.structs.replace(what, cards=tuple(name(c, known) for c in what.cards))
    return what


def name(card: str, known: set[str]) -> str:
    return card if card in known else f"hidden {card}"


def told(draft: AnyDraft, viewer: int | None) -> bytes:
    return msgspec.json.encode(draft.view(viewer))


def public(events: object, viewer: int | None) -> bytes:
    heard = [event for event in events if event.to in (None, viewer)]  # type: ignore[attr-defined]
    return msgspec.json.encode(heard)


def test_it_keeps_where_cards_are_laid_from_the_others() -> None:
    world, twin = draft_of(), draft_of()
    for draft, zone in ((world, "main"), (twin, "life")):
        draft.act(0, Take(1, 1, ("1a",), (zone,)))  # type: ignore[arg-type]
        draft.act(0, Lay(1, zone))  # type: ignore[arg-type]
    assert world.pools[0] != twin.pools[0] == [Kept("1a", "life")]
    for viewer in (1, 2, None):
        assert told(world, viewer) == told(twin, viewer)
