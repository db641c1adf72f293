"""Who a sentence is about: "it", "this Unit", "your Units with Souls" ..."""

import re
from typing import Any

from battle.rules.trinity import targets
from battle.rules.trinity.text.filters import Filter, Number, number_of
from battle.rules.trinity.text.holes import AURAS, NotRead, hole
from battle.rules.trinity.text.reader import NotUnderstood, read_line

ONE = {
    "this Unit": "this", "this card": "this", "it": "it", "the chosen Unit": "chosen",
    "the equipped Unit": "equipped", "the revealed Unit": "revealed",
}  # fmt: skip
SEVERAL = {"they": "it", "them": "it"}


class Subject:
    """One or several cards, named or described."""

    __slots__ = ("all_", "cards", "many", "text", "word")

    def __init__(self, text: str) -> None:
        self.text = text
        self.word = ONE.get(text) or SEVERAL.get(text, "")
        self.many = text in SEVERAL
        self.all_ = text.startswith("all ")
        self.cards: Filter | None = None
        if not self.word:
            self.cards = Filter(text.removeprefix("all "))
            self.many = self.cards.many
            if not self.many or not (self.all_ or self.cards.side):
                raise NotRead(text)

    def __str__(self) -> str:
        return f"{'all ' if self.all_ else ''}{self.cards}" if self.cards else self.text

    def uids(self, game: Any, me: Any) -> list[int]:
        """The cards meant, now."""
        if self.cards:
            return targets.candidates(game, me, self.cards)
        if self.word == "this":
            return targets.this(game, me)
        if self.word == "equipped":
            return targets.equipped(game, me)
        told = me.it if self.word == "it" else me.ways(self.word)
        return targets.present(game, told)

    def means(self, game: Any, me: Any, uid: int) -> bool:
        """Whether this card is one of them."""
        if self.word == "this":
            return bool(me.uid == uid)
        return uid in self.uids(game, me)


@hole("subject")
def read_subject(text: str) -> Subject:
    """Who."""
    return Subject(text)


LOST = re.compile(r"lose ((?:\w+ Aura(?:, | and )?)+)")
NUMBERS = re.compile(r"([+-](?:\d+|\{[^}]+\})) (Power|Break|Cost)")


class Changes:
    """What a sentence does to its subject: numbers, Auras, a line in quotes.

    Each is (question, amount or word): ("power", Number), ("auras", "Bad Aura"), ("line", text).
    `about` sorts them by question.
    """

    __slots__ = ("about", "many", "parts")

    def __init__(self, text: str) -> None:
        lost = LOST.fullmatch(text)
        self.many = bool(lost) or text.startswith(("get ", "gain "))
        self.parts: list[tuple[str, Any]] = (
            [("auras", "-" + re.sub(", | and ", ",", lost[1]))]
            if lost
            else [self.read(part) for part in re.split(r" and (?=gains? |[+-])", text)]
        )
        self.about: dict[str, list[Any]] = {}
        for question, what in self.parts:
            self.about.setdefault(question, []).append(what)

    def read(self, part: str) -> tuple[str, Any]:
        """One change."""
        said = re.sub(r"^(gets?|gains?) ", "", part)
        if number := NUMBERS.fullmatch(said):
            return number[2].lower(), number_of(number[1][1:], number[1][0])
        if said in AURAS:
            return "auras", said
        if said[:1] == said[-1:] == '"' and is_trigger(said[1:-1]):
            return "line", said[1:-1]
        raise NotRead(part)

    def __str__(self) -> str:
        if self.parts[0][0] == "auras" and self.parts[0][1][0] == "-":
            *first, last = self.parts[0][1][1:].split(",")
            return f"lose {', '.join(first)} and {last}"
        s = "" if self.many else "s"
        said, verb = [], ""
        for question, what in self.parts:
            new = f"get{s}" if isinstance(what, Number) else f"gain{s}"
            word = said_change(question, what)
            said.append(word if new == verb and isinstance(what, Number) else f"{new} {word}")
            verb = new
        return " and ".join(said)


def is_trigger(line: str) -> bool:
    """Whether a line in quotes is one that can be granted: a [Trigger] that is read."""
    try:
        return read_line(line).moment is not None
    except NotUnderstood:
        return False


def said_change(question: str, what: Any) -> str:
    """One change without its verb."""
    if isinstance(what, Number):
        return f"{what} {question.capitalize()}"
    return f'"{what}"' if question == "line" else str(what)


@hole("changes", r"(?:gets?|gains?|lose) .+?")
def read_changes(text: str) -> Changes:
    """What changes: numbers, Auras, a [Trigger] in quotes."""
    return Changes(text)


@hole("shifts", r"(?:gets?|gains?|lose) .+?")
def read_shifts(text: str) -> Changes:
    """What changes as long as a card lies there: numbers and Auras."""
    changes = Changes(text)
    if "line" in changes.about:
        raise NotRead(text)
    return changes
