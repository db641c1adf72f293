"""A pattern: a sentence with typed holes, that reads a clause and prints it back.

`<n>` is a hole whose type is its name, `<other:cards>` one with a name of its own. `card(s)` is
singular after 1; `gets/get` is singular after one thing. Words in `<Angle Brackets>` with a
capital are the card's own.
"""

import re
from functools import cached_property
from typing import Any

from battle.rules.trinity.text.holes import HOLES, NotRead

HOLE = re.compile(r"<([a-z]+)(?::([a-z]+))?>")
PART = re.compile(r"(<[a-z]+(?::[a-z]+)?>|\w+\(s\)|\b[A-Za-z']+/[A-Za-z']+)")


class Pattern:
    """One sentence of the language, such as "draw <n> card(s)"."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.holes = {m[1]: m[2] or m[1] for m in HOLE.finditer(text)}
        self.start = PART.split(text)[0]

    @cached_property
    def regex(self) -> re.Pattern[str]:
        """The shape of the sentence; what is in the holes is read afterwards."""
        return re.compile("".join(map(self.shape, PART.split(self.text))))

    def shape(self, part: str) -> str:
        """One part of the pattern as a regular expression."""
        if hole := HOLE.fullmatch(part):
            return f"(?P<{hole[1]}>{HOLES[hole[2] or hole[1]].shape})"
        if part.endswith("(s)"):
            return f"{re.escape(part[:-3])}s?"
        if PART.fullmatch(part):
            return f"(?:{'|'.join(map(re.escape, part.split('/')))})"
        return re.escape(part)

    def read(self, text: str) -> dict[str, Any] | None:
        """The values in the holes, or None when the text is another sentence."""
        if not text.startswith(self.start):
            return None
        match = self.regex.fullmatch(text)
        if match is None:
            return None
        try:
            values = {name: HOLES[type_].read(match[name]) for name, type_ in self.holes.items()}
        except NotRead:
            return None
        if "<n> <cards>" in self.text and not agrees(values):
            return None
        return values if self.say(values) == text else None

    def say(self, values: dict[str, Any]) -> str:
        """The sentence with these values: the inverse of `read`."""
        said, many = "", False
        for part in PART.split(self.text):
            if hole := HOLE.fullmatch(part):
                value = values[hole[1]]
                said += HOLES[hole[2] or hole[1]].say(value)
                many = is_many(value, many)
            elif part.endswith("(s)"):
                said += part[:-3] + ("s" if many else "")
            elif PART.fullmatch(part):
                said += part.split("/")[many]
            else:
                said += part
        return said


def is_many(value: Any, before: bool) -> bool:
    """Whether a word after this value stands in the plural; a word like "Red" changes nothing."""
    if isinstance(value, int):
        return value != 1
    return bool(getattr(value, "many", before))


def agrees(values: dict[str, Any]) -> bool:
    """Whether a noun stands in the number of the amount before it ("1 card", "2 cards")."""
    cards = values["cards"]
    return cards.side.startswith("of ") or bool(cards.many == (values["n"] != 1))
