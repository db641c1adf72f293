"""From a line of card text to its tree: one reading, or an error that points at the place."""

import re
from difflib import get_close_matches
from functools import cache

from battle.rules.trinity.text.homes import HOMES, Kind
from battle.rules.trinity.text.pattern import HOLE
from battle.rules.trinity.text.saying import str_ability
from battle.rules.trinity.text.tree import Ability, Clause, Program, Step, in_order

LINKS = ("Then, ", "If you do, ", "Otherwise, ", "At the end of this turn, ")
LINE = re.compile(
    r"\[(?P<tag>[A-Z][A-Za-z]*(?: [A-Z][a-z]+)*)(?: (?P<n>\d+))?(?:: (?P<inner>.+?))?\]"
    r"(?: (?P<optional>\(Optional\)))?(?: \((?P<per>\d+)/Turn\))?(?: (?P<rest>.*))?"
)
TAGS = {
    "Activate", "Burst", "Color Shift", "Continuous", "Equip", "Graveyard Activate",
    "Jigoku Back", "On Attack", "On Destroy", "On Entry", "Oni Charge", "Reduced Summon",
    "Shadow", "Shinra Summon", "Shot", "Surge", "Trigger", "Zero Summon",
}  # fmt: skip
"""Every timing and summon that chapter 10 names (Surge is explained on its card)."""


class NotUnderstood(Exception):
    """A text that is no sentence of the language.

    `text` is the line, `at` the place of the first word that fits nowhere, `nearest` the known
    sentence that is most like it ("" when none is).
    """

    def __init__(self, text: str, part: str, kinds: tuple[Kind, ...]) -> None:
        super().__init__(part)
        self.text = text
        self.part = part
        self.kinds = kinds

    @property
    def nearest(self) -> str:
        """The known sentence most like the part."""
        return nearest_sentence(self.part, self.kinds)[0]

    @property
    def at(self) -> int:
        """The place in the line."""
        known = nearest_sentence(self.part, self.kinds)[1]
        return max(self.text.find(self.part), 0) + known


@cache
def nearest_sentence(part: str, kinds: tuple[Kind, ...]) -> tuple[str, int]:
    """The known sentence most like this one, and how many of its characters fit."""
    known = [p.text for kind in kinds for home in HOMES[kind] for p in home.patterns]
    best = get_close_matches(part, known, n=1, cutoff=0.3)
    if not best:
        return "", 0
    literal = HOLE.split(best[0])[0]
    same = next((i for i, (a, b) in enumerate(zip(part, literal, strict=False)) if a != b), 0)
    return best[0], part.rfind(" ", 0, same or len(literal)) + 1


def find_clause(text: str, kinds: tuple[Kind, ...]) -> Clause | None:
    """The one reading of a clause, or None. Two readings are a fault of the language."""
    for said in (text, text[:1].lower() + text[1:]):
        found = [
            Clause(home, pattern, values)
            for kind in kinds
            for home in HOMES[kind]
            for pattern in home.patterns
            if (values := pattern.read(said)) is not None
        ]
        if len(found) > 1:
            raise AssertionError(f"{text!r} has {len(found)} readings: {found[0].home.name}, "
                                 f"{found[1].home.name}")  # fmt: skip
        if found:
            return found[0]
    return None


def read_clause(line: str, text: str, *kinds: Kind) -> Clause:
    """The one reading of a clause. Raises NotUnderstood."""
    found = find_clause(text, kinds)
    if found is None:
        raise NotUnderstood(line, text, kinds)
    return found


def split_outside(text: str, mark: str) -> list[str]:
    """Split at a mark that stands outside quotes and braces."""
    parts, depth, quoted, start, i = [], 0, False, 0, 0
    while i < len(text):
        if text[i] == '"':
            quoted = not quoted
        depth += (text[i] == "{") - (text[i] == "}")
        if not quoted and not depth and text.startswith(mark, i):
            parts.append(text[start:i])
            i += len(mark)
            start = i
            continue
        i += 1
    return [*parts, text[start:]]


def split_band(rest: str) -> tuple[str, str]:
    """What stands before the ▶ that ends the head, and after it ("from ▶" ends nothing)."""
    parts = split_outside(rest, "▶")
    if len(parts) == 1 or parts[0].endswith("from "):
        return "", rest
    return parts[0].strip(), "▶".join(parts[1:]).strip()


@cache
def read_line(text: str) -> Ability:
    """The tree of one line of card text. Raises NotUnderstood."""
    if clause := find_clause(text, ("continuous",)):
        ability = Ability(text, "Aura")
        ability.inner = clause
        return ability
    match = LINE.fullmatch(text)
    if match is None or match["tag"] not in TAGS:
        raise NotUnderstood(text, text, ("continuous",))
    ability = Ability(text, match["tag"])
    ability.n = int(match["n"] or 0)
    ability.optional = bool(match["optional"])
    ability.per_turn = int(match["per"] or 0)
    if match["inner"]:
        read_inner(ability, match["inner"])
    if match["rest"]:
        read_rest(ability, match["rest"])
    if str_ability(ability) != text:
        raise NotUnderstood(text, text, ())
    return ability


def read_inner(ability: Ability, inner: str) -> None:
    """What stands in the brackets after the colon (10.3, 10.5)."""
    if ability.tag == "Equip":
        ability.band = read_band(ability.text, inner)
    elif ability.tag == "Zero Summon":
        ability.inner = read_clause(ability.text, inner, "condition")
    else:
        ability.inner = read_clause(ability.text, inner, "number")


def read_rest(ability: Ability, rest: str) -> None:
    """The moment, the band and the effect of a line."""
    if ability.tag == "Shadow":
        ability.moment = read_clause(ability.text, rest, "shadow")
        return
    head, body = split_band(rest)
    if ability.tag == "Trigger":
        head = read_moment(ability, head)
    if head:
        ability.band = read_band(ability.text, head, ability)
    if ability.tag == "Continuous":
        ability.written = ability.effect = read_sentences(ability.text, body, ("continuous",))
        return
    heads, *modes = body.split(" ■ ")
    if modes:
        ability.listed = True
        ability.modes = tuple(read_sentences(ability.text, mode, ("effect",)) for mode in modes)
    ability.written = read_sentences(ability.text, heads, ("effect",), ability)
    ability.effect = in_order(ability.written)


def read_moment(ability: Ability, head: str) -> str:
    """Read the moment a [Trigger] waits for; return the band after it."""
    if clause := find_clause(head, ("moment",)):
        ability.moment = clause
        return ""
    said, _, band = head.partition(" <")
    ability.moment = read_clause(ability.text, said, "moment")
    return f"<{band}"


def read_band(line: str, head: str, ability: Ability | None = None) -> Program:
    """The conditions and costs before ▶ (2.3, 9.4)."""
    if head.startswith("If "):
        return (Step(read_clause(line, head[3:], "condition"), "If ", None, False, 0, True),)
    if ability and head.startswith("Either "):
        return (read_either(line, head, "", None, 0, ability),)
    parts = split_outside(head, "; ")
    return tuple(
        Step(read_clause(line, part, "condition", "cost", "effect"), "", None, False, 0, i == 0)
        for i, part in enumerate(parts)
    )


def read_sentences(
    line: str, text: str, kinds: tuple[Kind, ...], ability: Ability | None = None
) -> Program:
    """The sentences of an effect, one after the other."""
    steps: list[Step] = []
    for number, sentence in enumerate(sentences_of(text)):
        steps += read_sentence(line, sentence, kinds, number, ability)
    return tuple(steps)


def sentences_of(text: str) -> list[str]:
    """Cut a text into sentences, without their full stops; those that are one thing stay one."""
    text = text.removesuffix(":").removesuffix(".")
    parts = split_outside(text, ". ")
    for at in range(len(parts) - 1, 0, -1):
        if parts[at].endswith(" and do them instead") or parts[at - 1].startswith("If they are "):
            parts[at - 1 : at + 1] = [". ".join(parts[at - 1 : at + 1])]
    return parts


def read_sentence(
    line: str, text: str, kinds: tuple[Kind, ...], number: int, ability: Ability | None
) -> list[Step]:
    """One sentence: connector, condition, "you may", then its clauses."""
    link = next((link for link in LINKS if text.startswith(link)), "")
    rest = text[len(link) :]
    if not link and (whole := find_clause(rest, kinds)):
        return [Step(whole, "", None, False, number, True)]
    condition, rest = read_condition(line, rest)
    may = rest[:1].lower() + rest[1:8] == "you may "
    rest = rest[8:] if may else rest
    if ability and rest[:7].lower() == "either ":
        return [read_either(line, rest, link, condition, number, ability)]
    if whole := find_clause(rest, kinds):
        return [Step(whole, link, condition, may, number, True)]
    parts = split_outside(rest, "; ")
    return [
        Step(read_clause(line, part, *kinds), link if i == 0 else "", condition if i == 0 else None,
             may and i == 0, number, i == 0)
        for i, part in enumerate(parts)
    ]  # fmt: skip


def read_condition(line: str, text: str) -> tuple[Clause | None, str]:
    """The condition at the head of a sentence, and what follows it."""
    if text[:3] not in ("If ", "if "):
        return None, text
    for comma in re.finditer(", ", text):
        if found := find_clause(text[3 : comma.start()], ("condition",)):
            return found, text[comma.end() :]
    raise NotUnderstood(line, text[3:].partition(", ")[0], ("condition",))


def read_either(
    line: str, text: str, link: str, condition: Clause | None, number: int, ability: Ability
) -> Step:
    """ "Either ..., or ...": two modes, of which one is done."""
    first, _, second = text[7:].partition(", or ")
    ability.modes = tuple(read_sentences(line, part, ("effect",)) for part in (first, second))
    return Step(read_clause(line, "either one or the other", "effect"), link, condition, False,
                number, True)  # fmt: skip
