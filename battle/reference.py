"""Writes the reference pages of docs/ out of what the code knows."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import battle.rules.trinity.text.language  # noqa: F401  (enlists every home)
from battle.rules.trinity.printed import official
from battle.rules.trinity.text.holes import HOLES
from battle.rules.trinity.text.homes import HOMES, Home, Kind
from battle.rules.trinity.text.reader import NotUnderstood, read_line
from battle.rulings import rulings

MADE = "<!-- Made by `python manage.py write_docs`; mend the definitions, not this page. -->"

CHAPTERS: Mapping[Kind, tuple[str, str]] = {
    "moment": ("Moments", "When a [Trigger] happens: `[Trigger] <moment> ▶ ...`"),
    "shadow": ("Shadow Conditions", "When a Shadow Card may be used: `[Shadow] <condition>`"),
    "condition": ("Conditions", "Before ▶, or inside an effect after `If`"),
    "cost": ("Costs", "What is paid before ▶"),
    "effect": ("Effects", "What happens. Sentences are joined as the introduction says"),
    "continuous": ("Continuous", "What is so while the card lies on the Battlefield"),
    "number": ("Numbers in braces", "`{...}`, wherever a number may stand"),
    "count": ("What can be counted", "After `for each`"),
    "quality": ("What a filter can ask", "After the noun of a filter: `1 Unit with ...`"),
}

INTRODUCTION = Path(__file__).parent / "data" / "card_language.md"


def examples() -> dict[str, str]:
    """For each home, by its name, the first line of an official card that uses it."""
    found: dict[str, str] = {}
    for card in official().values():
        for line in card.card.lines:
            for name in names_in(line):
                found.setdefault(name, f"{line} ({card.id})")
    return found


def names_in(line: str) -> list[str]:
    """The names of the homes a line uses; none when it is read by nobody."""
    try:
        return [clause.home.name for clause in read_line(line).clauses]
    except NotUnderstood:
        return []


def card_language() -> str:
    """The page on the card language: every clause, what it does, and a card that says it."""
    shown = examples()
    parts = [MADE, INTRODUCTION.read_text()]
    for kind, (title, use) in CHAPTERS.items():
        parts.append(f"\n## {title}\n\n{use}.\n")
        homes = sorted(HOMES[kind], key=lambda home: home.patterns[0].text.lower())
        parts += ["\n".join(entry(home, shown)) for home in homes]
    return "\n".join([*parts, "\n## Holes\n", *holes()]) + "\n"


def entry(home: Home, shown: Mapping[str, str]) -> Iterator[str]:
    """One clause: its wordings, its meaning, an example."""
    yield "- " + "<br>".join(f"`{pattern.text}`" for pattern in home.patterns)
    if words := " ".join((home.marks.get("note") or home.do.__doc__ or "").split()):
        yield f"  <br>{words}"
    if example := shown.get(home.name):
        yield f"  <br>*{escaped(example)}*"


def escaped(line: str) -> str:
    """A line of card text that Markdown leaves as it is."""
    return line.replace("<", "\\<").replace("*", "\\*")


def holes() -> Iterator[str]:
    """What fits each type of hole, as its reader says."""
    for name, hole in sorted(HOLES.items()):
        words = " ".join((hole.read.__doc__ or "").split())
        yield f"- `<{name}>`: {words}"


def rulings_page() -> str:
    """The page on our rulings."""
    parts = [
        MADE,
        "# Rulings\n\nWhere the rulebook or a card leaves a question open, these hold here until "
        "the publisher says otherwise.\n",
    ]
    for group in rulings():
        parts.append(f"## {group.title}\n")
        parts += [f"- **{ruling.id}** {escaped(ruling.says)}" for ruling in group.ruling]
        parts.append("")
    return "\n".join(parts)


PAGES = {"card-language.md": card_language, "rulings.md": rulings_page}
