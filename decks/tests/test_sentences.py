"""Every code that decks raise has a sentence."""

import re
from pathlib import Path

from decks.sentences import SENTENCES

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
