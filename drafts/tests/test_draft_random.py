"""The command that drafts at random and checks what must hold."""

from random import Random

import pytest
from django.core.management import CommandError, call_command

from drafts.rules.invariants import draft_faults
from drafts.rules.moves import Kept
from drafts.rules.pass_draft import PassDraft
from drafts.rules.running import AnyDraft
from drafts.tests.drafting import draft_of, played

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("rules", ["standard", "duel"])
def test_it_finds_every_draft_sound(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("draft_random", format=rules, set="phantom", drafts=2, seed="3")
    assert capsys.readouterr().out.startswith(f"2 drafts ({rules}, phantom,")


def test_it_ends_with_1_when_a_draft_breaks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    go_on = PassDraft._go_on
    monkeypatch.setattr(PassDraft, "_go_on", lambda self, pick, left: go_on(self, pick, left[1:]))
    with pytest.raises(SystemExit) as end:
        call_command("draft_random", drafts=1)
    assert end.value.code == 1
    assert "Cards have gone missing" in capsys.readouterr().err


@pytest.mark.parametrize("asked", [{"set": "nope"}, {"seats": 10}, {"format": "duel", "seats": 3}])
def test_it_refuses_a_draft_that_cannot_be(asked: dict[str, object]) -> None:
    with pytest.raises(SystemExit):
        call_command("draft_random", drafts=1, **asked)


def test_it_drafts_at_least_once() -> None:
    with pytest.raises(CommandError):
        call_command("draft_random", drafts=0)


def lose_a_card(draft: AnyDraft) -> None:
    draft.pools[0].pop()


def forge_a_card(draft: AnyDraft) -> None:
    draft.pools[0][0] = Kept("new")


def swap_two_cards(draft: AnyDraft) -> None:
    pools = draft.pools
    pools[0][0], pools[1][0] = pools[1][0], pools[0][0]


def forget_a_pick(draft: AnyDraft) -> None:
    draft.log.pop(5)


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        (lose_a_card, "drafts.lost-cards"),
        (lose_a_card, "drafts.pool-differs"),
        (forge_a_card, "drafts.lost-cards"),
        (swap_two_cards, "drafts.pool-differs"),
        (forget_a_pick, "drafts.order"),
        (forget_a_pick, "drafts.not-passed"),
    ],
)
def test_it_names_what_is_broken(harm: object, code: str) -> None:
    draft = played(draft_of(), Random(1))
    assert draft_faults(draft) == []
    harm(draft)  # type: ignore[operator]
    assert code in [fault.code for fault in draft_faults(draft)]
