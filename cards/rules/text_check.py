"""Finds the slips in a card's text: brackets, tags, spaces, and the small grammar of numbers."""

import re
from collections.abc import Iterator

from cards.rules.keywords import keywords
from cards.rules.wording import abilities
from tables.rules.refusal import Fault

PAIRS = {"]": "[", ">": "<", ")": "(", "}": "{"}
WITHOUT_STOP = ("Shadow", "Equip")  # their lines are a moment or a Cost, not sentences
END = re.compile(r"[.\]]$|\.\"$|Aura$")
NOUN = (
    r"(?:(?!of |per |until )\w+ ){0,2}?"
    r"(?:cards?|Units?|Spells?|Shots?|Sets?|Equips?|Souls?|players?|opponents?"
    r"|Trinity Counters?|Walls?)"
)
SIGN = re.compile("[▶■]")
SPACED = re.compile(r" [▶■][ .]")
COUNTED = re.compile(rf"(?<![\w+-])(?P<n>\d+) (?P<noun>{NOUN})\b(?!'| Zone| counter)")


def text_faults(text: str) -> tuple[Fault, ...]:
    """Every slip of a card's text, each with the line (counted from 1) it stands on."""
    found: list[Fault] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line:
            found += _line_faults(number, line)
    order = [ability.timing for ability in abilities(text)]
    if "Burst" in order[:-1]:
        found.append(Fault("cards.burst-not-last"))
    return tuple(found)


def _line_faults(number: int, line: str) -> Iterator[Fault]:
    ability = abilities(line)[0]
    if line != " ".join(line.split()):
        yield Fault("cards.line-spaces", {"line": number})
    if (at := unbalanced(line)) is not None:
        yield Fault("cards.brackets", {"line": number, "sign": line[at], "column": at + 1})
        return
    for name in ability.names:
        if name not in keywords():
            yield Fault("cards.unknown-word", {"line": number, "word": name})
    if not ability.timing:
        yield Fault("cards.no-tag", {"line": number})
    elif ability.timing not in WITHOUT_STOP and not END.search(line):
        yield Fault("cards.no-stop", {"line": number})
    yield from _arrow_faults(number, line)
    for counted in COUNTED.finditer(line):
        if (counted["n"] == "1") == counted["noun"].endswith("s"):
            yield Fault("cards.number", {"line": number, "words": counted[0]})


def unbalanced(line: str) -> int | None:
    """Where the first bracket stands that has no partner; None when all have."""
    opened: list[int] = []
    for at, sign in enumerate(line):
        if sign in PAIRS.values():
            opened.append(at)
        elif sign in PAIRS and (not opened or line[opened.pop()] != PAIRS[sign]):
            return at
    return opened[-1] if opened else None


def _arrow_faults(number: int, line: str) -> Iterator[Fault]:
    """A ▶ or ■ has one space on each side; "from ▶." ends a sentence."""
    for sign in SIGN.finditer(line):
        if not SPACED.fullmatch(line[: sign.end() + 1][-3:]):
            yield Fault("cards.sign-spaces", {"line": number, "sign": sign[0]})
