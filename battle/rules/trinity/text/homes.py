"""The registry: each clause of the card language has one home."""

from collections.abc import Callable
from inspect import signature
from typing import Any, Literal, TypeVar

from battle.rules.trinity.text.pattern import Pattern

Kind = Literal[
    "moment", "shadow", "condition", "cost", "effect", "continuous", "number", "count", "quality"
]
Doing = Callable[..., Any]
F = TypeVar("F", bound=Doing)


class Home:
    """One definition: its patterns, what it asks, and its doing.

    `possible` says, for a cost, whether it can be paid now. `marks` holds what else the rules
    need to know, such as the event a moment waits for. `name` is how coverage and messages name
    it: kind and first pattern.
    """

    __slots__ = ("asks", "do", "kind", "marks", "name", "patterns", "possible", "takes")

    def __init__(
        self,
        kind: Kind,
        patterns: tuple[str, ...],
        do: Doing,
        asks: Doing | None,
        possible: Doing | None,
        marks: dict[str, Any],
    ) -> None:
        self.kind = kind
        self.patterns = tuple(Pattern(text) for text in patterns)
        self.do = do
        self.asks = asks
        self.possible = possible
        self.marks = marks
        holes = {hole for pattern in self.patterns for hole in pattern.holes}
        self.takes = tuple(name for name in signature(do).parameters if name in holes)
        self.name = f"{kind}: {patterns[0]}"


HOMES: dict[Kind, list[Home]] = {
    "moment": [],
    "shadow": [],
    "condition": [],
    "cost": [],
    "effect": [],
    "continuous": [],
    "number": [],
    "count": [],
    "quality": [],
}
SEEN: dict[tuple[Kind, str], str] = {}


class TwoHomes(Exception):
    """A clause was defined twice."""


def home(
    kind: Kind,
    *patterns: str,
    asks: Doing | None = None,
    possible: Doing | None = None,
    **marks: Any,
) -> Callable[[F], F]:
    """Make the decorated function the home of these patterns. Raises TwoHomes."""

    def register(do: F) -> F:
        for pattern in patterns:
            if (kind, pattern) in SEEN:
                raise TwoHomes(f"{pattern!r} has two homes: {SEEN[kind, pattern]}, {do.__name__}")
            SEEN[kind, pattern] = do.__name__
        HOMES[kind].append(Home(kind, patterns, do, asks, possible, marks))
        return do

    return register


def effect(*patterns: str, **more: Any) -> Callable[[F], F]:
    """Something an ability does: `do(game, me, [picked,] holes...)`; False when not all was done.

    `asks(game, me, holes...)` gives the Question to ask first, or None for nothing to choose.
    """
    return home("effect", *patterns, **more)


def cost(*patterns: str, **more: Any) -> Callable[[F], F]:
    """What is paid before ▶ (rulebook 9.4). Without `possible`, `asks` says if it can be paid."""
    return home("cost", *patterns, **more)


def condition(*patterns: str, **more: Any) -> Callable[[F], F]:
    """A question about the game: `holds(game, me, holes...) -> bool`."""
    return home("condition", *patterns, **more)


def moment(*patterns: str, on: str, **more: Any) -> Callable[[F], F]:
    """When a [Trigger] happens: `fits(game, me, event, holes...) -> bool`, asked on that event.

    `note` is what the reference says of it where several moments share their doing.
    """
    return home("moment", *patterns, on=on, **more)


def shadow(*patterns: str, on: str, **more: Any) -> Callable[[F], F]:
    """A Shadow Condition (9.3), judged from public facts only: `fits(game, seat, event, holes)`."""
    return home("shadow", *patterns, on=on, **more)


def continuous(*patterns: str, touches: str, **more: Any) -> Callable[[F], F]:
    """What is so while the card lies there (10.1 [Continuous]).

    `touches` names the questions it bears on ("power", "break", "auras", ...); the doing is
    described with each of them in `facts`.
    """
    return home("continuous", *patterns, touches=frozenset(touches.split()), **more)


def number(*patterns: str) -> Callable[[F], F]:
    """A number in braces: `value(game, me, holes...) -> int`."""
    return home("number", *patterns)


def count(*patterns: str) -> Callable[[F], F]:
    """What can be counted ("for each ..."): `value(game, me, holes...) -> int`."""
    return home("count", *patterns)


def quality(*patterns: str, **more: Any) -> Callable[[F], F]:
    """What a filter asks of a card: `has(game, me, uid, holes...) -> bool`.

    With `of_all=True` it compares: `best(game, me, uids, holes...) -> list of uids`.
    """
    return home("quality", *patterns, **more)
