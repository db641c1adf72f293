"""What a line of card text is once read: a small typed tree that prints itself."""

from typing import Any

from battle.rules.trinity.text.homes import Home
from battle.rules.trinity.text.pattern import Pattern


class Clause:
    """A sentence part that found its home, with the values of its holes."""

    __slots__ = ("args", "home", "pattern", "values")

    def __init__(self, home: Home, pattern: Pattern, values: dict[str, Any]) -> None:
        self.home = home
        self.pattern = pattern
        self.values = values
        self.args = tuple(values.get(name) for name in home.takes)

    def __str__(self) -> str:
        return self.pattern.say(self.values)

    @property
    def many(self) -> bool:
        """Whether a verb after it stands in the plural."""
        return any(getattr(value, "many", False) for value in self.values.values())


class Step:
    """One clause of a program, with what joins it to the one before.

    `link` is the connector ("Then, ", "If you do, ", ...); `condition` the "If ..., " before it;
    `first` begins a sentence, `sentence` numbers it.
    """

    __slots__ = ("clause", "condition", "first", "link", "may", "sentence")

    def __init__(
        self,
        clause: Clause,
        link: str,
        condition: Clause | None,
        may: bool,
        sentence: int,
        first: bool,
    ) -> None:
        self.clause = clause
        self.link = link
        self.condition = condition
        self.may = may
        self.sentence = sentence
        self.first = first

    def __str__(self) -> str:
        if not self.first:
            return f"; {self.clause}"
        condition = f"if {self.condition}, " if self.condition else ""
        may = "you may " if self.may else ""
        said = f"{self.link}{condition}{may}{self.clause}"
        return said[0].upper() + said[1:]


Program = tuple[Step, ...]


def in_order(program: Program) -> Program:
    """A program in the order of its doing: what may negate a clause comes before it."""
    steps = list(program)
    for at, step in enumerate(program):
        if at and step.clause.home.marks.get("before"):
            steps[at - 1 : at + 1] = [step, steps[at - 1]]
    return tuple(steps)


def say_program(program: Program, modes: tuple[Program, ...]) -> str:
    """The sentences of a program, with the modes it may choose among at its end."""
    said = ""
    for step in program:
        said += f"{'. ' if step.first and said else ''}{step}"
    if modes:
        return said + ":" + "".join(f" ■ {say_program(mode, ())}" for mode in modes)
    return said + "."


class Ability:
    """One line of a card: when, on what terms, and what happens.

    `tag` is its timing ("On Entry"), `band` what stands before ▶, `effect` what comes after, in
    the order in which it is done; `written` is the effect as it stands in the text. `modes` are
    the alternatives a clause of it may choose among.
    """

    __slots__ = (
        "band",
        "by_hand",
        "effect",
        "inner",
        "listed",
        "modes",
        "moment",
        "n",
        "optional",
        "per_turn",
        "tag",
        "text",
        "written",
    )  # fmt: skip

    def __init__(self, text: str, tag: str) -> None:
        self.text = text
        self.tag = tag
        self.n = 0
        self.optional = False
        self.per_turn = 0
        self.moment: Clause | None = None
        self.band: Program = ()
        self.effect: Program = ()
        self.written: Program = ()
        self.modes: tuple[Program, ...] = ()
        self.listed = False
        self.by_hand = False
        self.inner: Any = None

    @property
    def clauses(self) -> list[Clause]:
        """Every clause of the line, in the order of the text."""
        steps = [*self.band, *self.effect, *(step for mode in self.modes for step in mode)]
        found = [self.moment] if self.moment else []
        if isinstance(self.inner, Clause):
            found.append(self.inner)
        for step in steps:
            found += [step.condition] if step.condition else []
            found.append(step.clause)
        return found
