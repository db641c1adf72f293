"""The holes of the language: each type has one reader, and says what it read."""

from collections.abc import Callable
from typing import Any, NamedTuple

from cards.rules.card import COLORS


class NotRead(Exception):
    """The text in a hole is not of its type."""


class Hole(NamedTuple):
    """How a type of hole looks (a regular expression), is read, and is said again."""

    shape: str
    read: Callable[[str], Any]
    say: Callable[[Any], str]


HOLES: dict[str, Hole] = {}


def hole(name: str, shape: str = ".+?", say: Callable[[Any], str] = str) -> Callable[..., Any]:
    """Make the decorated function the one reader of a type of hole."""

    def register(read: Callable[[str], Any]) -> Callable[[str], Any]:
        assert name not in HOLES, f"{name} has two readers"
        HOLES[name] = Hole(shape, read, say)
        return read

    return register


@hole("n", r"\d+")
def read_n(text: str) -> int:
    """A plain number."""
    return int(text)


@hole("nth", r"\d+(?:st|nd|rd|th)", say=lambda n: f"{n}{ending(n)}")
def read_nth(text: str) -> int:
    """An ordinal: "3rd"."""
    return int(text[:-2])


def ending(n: int) -> str:
    """The two letters after an ordinal number."""
    return {1: "st", 2: "nd", 3: "rd"}.get(n, "th")


AURAS = ("Quick Aura", "Sky Aura", "Bad Aura", "Steal Aura")


@hole("color", "|".join(COLORS))
def read_color(text: str) -> str:
    """One of the four colours."""
    return text


@hole("aura", "|".join(AURAS))
def read_aura(text: str) -> str:
    """One of the four Auras (10.2)."""
    return text


TRAIT = r"[A-Z][\w'-]*(?: [A-Z][\w'-]*)*"
"""The shape of a Trait: words that each begin with a capital."""


@hole("trait", TRAIT)
def read_trait(text: str) -> str:
    """A Trait, as printed."""
    return text


@hole("tag", r"\[[^]:]+\]")
def read_tag(text: str) -> str:
    """A timing in square brackets."""
    return text


DURATIONS = {
    "this turn": "turn",
    "until the start of your next turn": "start",
    "until the end of your next turn": "end",
    "until this Unit leaves the Battlefield": "battlefield",
    "during this attack": "attack",
}
WORDS = {until: words for words, until in DURATIONS.items()}


@hole("duration", "|".join(DURATIONS), say=WORDS.__getitem__)
def read_duration(text: str) -> str:
    """How long a change lasts, as `Modifier.until` names it."""
    return DURATIONS[text]
