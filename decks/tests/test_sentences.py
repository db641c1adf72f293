"""Every code that decks raise has a sentence."""

import re
from pathlib import Path

from django.utils.translation import override

from decks.sentences import SENTENCES
from tables.rules.refusal import Fault
from tables.sentences import say

SOURCE = "\n".join(
    path.read_text()
    for part in ("rules", "exchange")
    for path in (Path(__file__).parent.parent / part).glob("*.py")
)
CODES = {*re.findall(r'fault\(\s*"([a-z-]+)"', SOURCE), *re.findall(r'"decks\.([a-z-]+)"', SOURCE)}
RULES = {*re.findall(r'"((?:trinity|cross-universe|bleach|battle-spirits)-[\w.]+)"', SOURCE)}


def test_it_has_a_sentence_for_every_code() -> None:
    assert len(CODES) > 50
    assert {f"decks.{code}" for code in CODES} <= SENTENCES.keys()


def test_it_names_every_part_of_a_rulebook() -> None:
    assert len(RULES) > 8
    assert {f"decks.rule.{rule}" for rule in RULES} <= SENTENCES.keys()


def test_it_calls_cards_and_sets_as_a_reader_of_japanese_does() -> None:
    banned = Fault("decks.many-epics", {"count": 2, "cards": ["Selection", "Ours"], "rule": ""})
    with override("ja"):
        assert "選別, Ours" in say(banned)
        assert "ブレイズ" in say(Fault("decks.no-epics", {"set": "Blaze"}))
    assert "Selection, Ours" in say(banned)
