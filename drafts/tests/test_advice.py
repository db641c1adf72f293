"""What bots say of a pick once the draft is over."""

import pytest

from drafts.rules.advice import advise
from drafts.rules.bot_draft import draft_by_bots
from drafts.rules.box import SEATS_A_GAME, Rules
from drafts.rules.log import picks
from drafts.rules.running import save
from drafts.table.sentences import SENTENCES
from drafts.tests.test_bots import CARDS, setup


@pytest.mark.parametrize("rules", ["standard", "duel"])
def test_it_knows_why_a_bot_picked_so(rules: Rules) -> None:
    draft = draft_by_bots(setup(rules), ["expert"] * SEATS_A_GAME[rules], CARDS)
    for pick in picks(draft)[::9]:
        if advice := advise(draft, pick, CARDS):
            assert advice.same
            assert sorted(advice.cards) == sorted(pick.cards)
            assert advice.own
            assert all(reason.code in SENTENCES for reason in (*advice.own, *advice.reasons))


def test_it_says_what_an_expert_takes_instead() -> None:
    draft = draft_by_bots(setup(), ["novice"] * 3, CARDS)
    advices = [advise(draft, pick, CARDS) for pick in picks(draft)[::5]]
    other = [advice for advice in advices if advice and not advice.same]
    assert other
    assert all(advice.own for advice in other)


def test_it_has_nothing_to_say_of_the_last_card_and_leaves_the_draft_alone() -> None:
    draft = draft_by_bots(setup(), ["regular"] * 3, CARDS)
    before = save(draft)
    for pick in picks(draft):
        if len(pick.seen) == 1:
            assert advise(draft, pick, CARDS) is None
    advise(draft, picks(draft)[40], CARDS)
    assert save(draft) == before
