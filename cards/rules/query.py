"""The small search language, read into a typed tree.

    c:red cost<=3 t:dragon kw:"soul flare" r:legend,rare type:unit -word "a phrase" (a or b)

Terms that stand side by side must all hold; `or` is weaker. A word alone is looked for in names,
numbers and text. A value with commas means any of them. Nothing here knows which cards there are:
what a field may hold comes as a vocabulary.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal, NoReturn

from msgspec import Struct

from cards.rules.fold import fold, narrow
from tables.rules.refusal import Fault, Param, Refusal

Vocabulary = Mapping[str, frozenset[str]]
Operator = Literal["=", "!=", "<", "<=", ">", ">="]
OPERATORS: dict[str, Operator] = {
    ":": "=", "=": "=", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">=",
}  # fmt: skip
LONGEST = 300
DEEPEST = 12

Part = Literal["all", "name", "text"]
Measure = Literal["cost", "power", "break"]
FACT_FIELDS = {
    "c": "color", "color": "color", "colour": "color",
    "t": "trait", "trait": "trait",
    "r": "rarity", "rarity": "rarity",
    "type": "type", "is": "type",
    "set": "set", "s": "set",
    "kw": "keyword", "keyword": "keyword",
}  # fmt: skip
NUMBER_FIELDS: dict[str, Measure] = {"cost": "cost", "power": "power", "break": "break"}
WORD_FIELDS: dict[str, Part] = {"name": "name", "n": "name", "text": "text", "o": "text"}
FIELDS = (*FACT_FIELDS, *NUMBER_FIELDS, *WORD_FIELDS)
FULL = [*dict.fromkeys([*FACT_FIELDS.values(), *NUMBER_FIELDS, *WORD_FIELDS.values()])]
QUOTES = {'"': '"', "“": "”", "”": "”", "「": "」", "『": "』"}
FIELD = re.compile(r"(?P<field>[A-Za-z]+)(?P<op>!=|<=|>=|[:=<>])")
BARE = re.compile(r"[^\s()\"“”「」『』]+")
VALUE = re.compile(r"[^\s(),\"“”「」『』]+")
OR = re.compile(r"or(?=[\s()]|$)", re.IGNORECASE)


class Word(Struct, frozen=True):
    """The folded text stands in this part of a card: anywhere, its names, or its text."""

    text: str
    part: Part = "all"


class Fact(Struct, frozen=True):
    """The card has this value, folded: ("color", "red"), ("keyword", "soul flare")."""

    field: str
    value: str


class Number(Struct, frozen=True):
    """A number on the card compares so. A card without that number never fits."""

    field: Measure
    op: Operator
    value: int | Literal["X"]


class Not(Struct, frozen=True):
    """What must not hold."""

    node: "Node"


class Every(Struct, frozen=True):
    """Everything that must hold together; nothing asked is always true."""

    nodes: tuple["Node", ...] = ()


class Either(Struct, frozen=True):
    """What may hold, one at least."""

    nodes: tuple["Node", ...]


Node = Word | Fact | Number | Not | Every | Either


def parse(query: str, vocabulary: Vocabulary) -> Node:
    """The tree of a query; an empty one asks nothing.

    Raises Refusal (cards.query-...: always with `at`, the place counted from 1, and `field` "q").
    """
    if len(query) > LONGEST:
        _refuse("query-too-long", LONGEST, most=LONGEST)
    reader = _Reader(narrow(query), vocabulary)
    node = reader.either()
    if reader.at < len(reader.text):
        _refuse("query-bracket", reader.at, sign=")")
    return node


def _refuse(code: str, at: int, **params: Param) -> NoReturn:
    raise Refusal(Fault(f"cards.{code}", {"at": at + 1, "field": "q", **params}))


@dataclass
class _Reader:
    """Reads a query from left to right; `at` is where it stands, `depth` its open brackets."""

    text: str
    vocabulary: Vocabulary
    at: int = 0
    depth: int = 0

    def either(self) -> Node:
        """Terms, and `or` between them, up to the end or to a closing bracket."""
        groups: list[list[Node]] = [[]]
        last_or = 0
        while not self._at_end():
            if found := OR.match(self.text, self.at):
                last_or, self.at = self.at, found.end()
                if not groups[-1]:
                    _refuse("query-or", last_or)
                groups.append([])
            else:
                groups[-1].append(self._term())
        if len(groups) > 1 and not groups[-1]:
            _refuse("query-or", last_or)
        return _joined(Either, [_joined(Every, group) for group in groups])

    def _at_end(self) -> bool:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.at >= len(self.text) or self.text[self.at] == ")"

    def _ahead(self) -> str:
        """The sign to come, "" at the end."""
        return self.text[self.at : self.at + 1]

    def _term(self) -> Node:
        if self._ahead() == "-":
            return self._not()
        if self._ahead() == "(":
            return self._bracket()
        if found := FIELD.match(self.text, self.at):
            return self._field(found)
        return Word(fold(self._value(BARE)))

    def _not(self) -> Node:
        self.at += 1
        if self._ahead() in ("", "-") or self._ahead().isspace():
            _refuse("query-minus", self.at - 1)
        return Not(self._term())

    def _bracket(self) -> Node:
        opened = self.at
        self.at, self.depth = self.at + 1, self.depth + 1
        if self.depth > DEEPEST:
            _refuse("query-deep", opened, most=DEEPEST)
        node = self.either()
        if self._ahead() != ")":
            _refuse("query-bracket", opened, sign="(")
        self.at, self.depth = self.at + 1, self.depth - 1
        return node

    def _value(self, shape: re.Pattern[str]) -> str:
        """The next quoted phrase, or what has this shape."""
        start, sign = self.at, self._ahead()
        if sign in QUOTES:
            end = self.text.find(QUOTES[sign], start + 1)
            if end < 0:
                _refuse("query-quote", start, sign=sign)
            self.at = end + 1
            return self.text[start + 1 : end]
        found = shape.match(self.text, start)
        if found is None:
            _refuse("query-sign", start, sign=sign)
        self.at = found.end()
        return found[0]

    def _values(self, name: str) -> list[tuple[str, int]]:
        """The values of a field, between commas, each with its place."""
        values: list[tuple[str, int]] = []
        while not values or self._ahead() == ",":
            self.at += len(values) and 1
            if self._ahead() in ("", ",") or self._ahead().isspace():
                _refuse("query-value", self.at, word=name)
            start = self.at
            values.append((self._value(VALUE), start))
        return values

    def _field(self, found: re.Match[str]) -> Node:
        name, op = found["field"].lower(), found["op"]
        if name not in FIELDS:
            _refuse("query-field", found.start(), word=name, nearest=_near(name, FULL) or FULL)
        if name not in NUMBER_FIELDS and op not in (":", "=", "!="):
            _refuse("query-operator", found.start("op"), word=name, op=op)
        self.at = found.end()
        values = self._values(name)
        if name in NUMBER_FIELDS:
            return _numbers(NUMBER_FIELDS[name], OPERATORS[op], values)
        if name in WORD_FIELDS:
            nodes: list[Node] = [Word(fold(value), WORD_FIELDS[name]) for value, _ in values]
        else:
            nodes = [self._fact(FACT_FIELDS[name], value, at) for value, at in values]
        return Not(_joined(Either, nodes)) if op == "!=" else _joined(Either, nodes)

    def _fact(self, field: str, value: str, at: int) -> Node:
        """The value named in full, or every one that begins so."""
        known = self.vocabulary[field]
        wanted = fold(value)
        fits = {wanted} & known or {one for one in known if wanted and one.startswith(wanted)}
        if not fits:
            near = _near(wanted, known) or sorted(known)[:12]
            _refuse("query-unknown", at, word=field, value=value, nearest=near)
        return _joined(Either, [Fact(field, one) for one in sorted(fits)])


def _numbers(field: Measure, op: Operator, values: list[tuple[str, int]]) -> Node:
    return _joined(Every if op == "!=" else Either, [_number(field, op, *v) for v in values])


def _number(field: Measure, op: Operator, value: str, at: int) -> Node:
    if field == "cost" and value.lower() == "x" and op in ("=", "!="):
        return Number(field, op, "X")
    if not (value.isdecimal() and len(value) < 7):
        _refuse("query-number", at, word=field, value=value)
    return Number(field, op, int(value))


def _near(word: str, known: Iterable[str]) -> list[str]:
    return get_close_matches(word, sorted(known), n=3, cutoff=0.6)


def _joined(kind: type[Every] | type[Either], nodes: list[Node]) -> Node:
    return nodes[0] if len(nodes) == 1 else kind(tuple(nodes))
