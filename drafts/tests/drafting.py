"""Drafts for tests: packs in which every card is told apart, and seats that act at random."""

from collections.abc import Iterator
from random import Random

from drafts.rules.box import PACK, Rules
from drafts.rules.moves import BYS, Action, Choose, Outcome, Setup, Take
from drafts.rules.running import AnyDraft, begin

EPICS = ("E1", "E2", "E3", "E4")


def packs(count: int) -> tuple[tuple[str, ...], ...]:
    """Packs of 13 cards: "3k" is the eleventh card of pack 3."""
    return tuple(
        tuple(f"{pack}{c}" for c in "abcdefghijklm"[:PACK]) for pack in range(1, count + 1)
    )


def setup(rules: Rules = "standard", seats: int = 3, **more: object) -> Setup:
    fields = {"set": "blaze", "packs": packs(3 * seats), "epics": EPICS, "seed": "hello", **more}
    return Setup(rules=rules, seats=seats, **fields)  # type: ignore[arg-type]


def draft_of(rules: Rules = "standard", seats: int = 3, **more: object) -> AnyDraft:
    return begin(setup(rules, seats, **more))


def waiting(draft: AnyDraft) -> list[int]:
    return [seat for seat in range(draft.setup.seats) if draft.acting(seat)]


def first_action(draft: AnyDraft, seat: int) -> Action:
    """Choose the first pack, or take the first cards."""
    if choosing := draft.choosing(seat):
        return Choose(choosing.round, choosing.packs[0])
    hand = draft.hand(seat)
    assert hand is not None
    return Take(hand.pack, hand.number, hand.cards[: hand.take])


def any_action(draft: AnyDraft, seat: int, random: Random) -> Action:
    """Choose any pack, or take any cards."""
    if choosing := draft.choosing(seat):
        return Choose(choosing.round, random.choice(choosing.packs))
    hand = draft.hand(seat)
    assert hand is not None
    return Take(hand.pack, hand.number, tuple(random.sample(hand.cards, hand.take)))


def play(
    draft: AnyDraft, random: Random, most: int = 1000
) -> Iterator[tuple[int, Action, Outcome]]:
    """Let whoever is waited for act, in any order, by anyone, `most` times or to the end."""
    for _ in range(most):
        if draft.over:
            return
        seat = random.choice(waiting(draft))
        action = any_action(draft, seat, random)
        yield seat, action, draft.act(seat, action, random.choice(BYS))


def played(draft: AnyDraft, random: Random, most: int = 1000) -> AnyDraft:
    for _ in play(draft, random, most):
        pass
    return draft
