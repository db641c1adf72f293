"""Begins, saves and loads a draft of either kind."""

import msgspec
from msgspec import Struct

from drafts.rules import pass_draft, split_swap
from drafts.rules.draft import SCHEMA
from drafts.rules.moves import Setup
from drafts.rules.pass_draft import PassDraft
from drafts.rules.split_swap import SplitSwap
from tables.rules.refusal import Refusal

AnyDraft = PassDraft | SplitSwap


class Header(Struct):
    """What every saved draft says first, whatever else has changed since."""

    schema: int


def begin(setup: Setup) -> AnyDraft:
    """The draft of these rules, before anything happened. Raises Refusal as `check_setup` does."""
    return split_swap.start(setup) if setup.rules == "duel" else pass_draft.start(setup)


def save(draft: AnyDraft) -> bytes:
    """The whole draft as JSON."""
    return msgspec.json.encode(draft)


def load(saved: bytes | str) -> AnyDraft:
    """The draft that was saved, in the middle of anything.

    A later schema brings every earlier one up to date here. Raises Refusal (drafts.other-schema:
    schema, known) for a draft saved by a newer release, and msgspec.DecodeError for what is none.
    """
    header = msgspec.json.decode(saved, type=Header)
    if header.schema != SCHEMA:
        raise Refusal.of("drafts.other-schema", schema=header.schema, known=SCHEMA)
    draft: AnyDraft = msgspec.json.decode(saved, type=AnyDraft)
    return draft
