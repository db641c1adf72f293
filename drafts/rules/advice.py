"""What bots say of a pick of a draft that is over: why one picked so, and what an expert takes."""

from collections import Counter

from msgspec import Struct

from drafts.rules.bots import LEVELS, Cards, Decision, decide
from drafts.rules.draft import Draft
from drafts.rules.log import record, replay
from drafts.rules.moves import Pick, Take
from drafts.rules.reason import Reason

MOST = 3  # reasons


class Advice(Struct, frozen=True):
    """What an expert bot takes from the same cards with the same pool, and why.

    `own` are the reasons of whichever level picks as a bot did here; none for a person's pick.
    """

    cards: tuple[str, ...]
    reasons: tuple[Reason, ...]
    own: tuple[Reason, ...]
    same: bool


def advise(draft: Draft, pick: Pick, cards: Cards) -> Advice | None:
    """What there is to say of this pick; None where nothing was left to decide."""
    if len(pick.cards) == len(pick.seen):
        return None
    then = replay(record(draft), draft.log.index(pick))
    decisions = [decide(then, pick.seat, level, cards) for level in LEVELS]
    alike = [decision for decision in decisions if _cards(decision) == Counter(pick.cards)]
    own = alike[0].reasons if alike and pick.by != "person" else ()
    expert = decisions[-1]
    return Advice(
        cards=tuple(_cards(expert).elements()),
        reasons=_weightiest(expert.reasons),
        own=_weightiest(own),
        same=expert in alike,
    )


def _cards(decision: Decision) -> Counter[str]:
    return Counter(decision.action.cards if isinstance(decision.action, Take) else ())


def _weightiest(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """The first of those that speak for the cards, each sentence once."""
    said = dict[tuple[str, str], Reason]()
    for reason in [reason for reason in reasons if reason.points >= 0] or reasons[:1]:
        said.setdefault((reason.code, str(reason.params)), reason)
    return tuple(said.values())[:MOST]
