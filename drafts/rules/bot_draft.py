"""A whole draft by bots alone."""

from collections.abc import Sequence

from drafts.rules.bots import Cards, Level, decide
from drafts.rules.moves import Setup
from drafts.rules.running import AnyDraft, begin


def draft_by_bots(setup: Setup, levels: Sequence[Level], cards: Cards) -> AnyDraft:
    """The draft as bots of these levels, one for each seat, make it. Raises as `begin` does."""
    draft = begin(setup)
    while not draft.over:
        for seat, level in enumerate(levels):
            if draft.acting(seat):
                draft.act(seat, decide(draft, seat, level, cards).action, "bot")
    return draft
