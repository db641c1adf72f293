"""Drafts saved by every release go on: fixtures/draft-<kind>-<schema>.json, saved midway."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from drafts.rules.draft import SCHEMA
from drafts.rules.invariants import draft_faults
from drafts.rules.running import load, save
from drafts.tests.drafting import draft_of, played
from tables.rules.refusal import Refusal

FIXTURES = Path(__file__).parent / "fixtures"
SAVED = sorted(FIXTURES.glob("draft-*.json"))


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_it_plays_on_a_draft_that_was_saved(path: Path) -> None:
    draft = load(path.read_bytes())
    assert not draft.over
    assert draft_faults(draft) == []
    assert draft_faults(played(draft, Random(1))) == []
    assert draft.over


@pytest.mark.parametrize("kind", ["pass", "split"])
def test_it_keeps_a_saved_draft_of_this_version(kind: str) -> None:
    path = FIXTURES / f"draft-{kind}-{SCHEMA}.json"
    saved = path.read_bytes().strip()
    assert msgspec.json.decode(saved)["kind"] == kind
    assert save(load(saved)) == saved


def test_it_reads_no_draft_of_a_version_it_does_not_know() -> None:
    saved = msgspec.json.decode(save(draft_of()))
    with pytest.raises(Refusal, match=r"drafts\.other-schema"):
        load(msgspec.json.encode(saved | {"schema": SCHEMA + 1}))
