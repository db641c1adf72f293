"""Noun phrases: which cards a sentence means."""

import re
from typing import Any

from battle.rules.trinity.coverage import ask
from battle.rules.trinity.text.holes import TRAIT, NotRead, hole
from battle.rules.trinity.text.reader import find_clause
from battle.rules.trinity.text.tree import Clause
from cards.rules.card import COLORS

SIDES = (
    "of your ", "of their ", "of the damaged player's ", "opponent's ", "opponents' ", "your ",
    "their ",
)  # fmt: skip
PLACES = {
    " on the Battlefield or in the Shadow Zone": ("Battlefield", "Shadow"),
    " in the Soul of a Unit or in the Shadow Zone": ("Soul", "Shadow"),
    " on the Battlefield": ("Battlefield",),
    " on your Battlefield": ("Battlefield",),
    " in the Shadow Zone": ("Shadow",),
    " in your Shadow Zone": ("Shadow",),
    " in your Graveyard": ("Graveyard",),
    " in your Hand": ("Hand",),
    " in your Color Zone": ("Color",),
    " in this card's Soul": ("SoulOfThis",),
    " in the Souls of cards on your Battlefield": ("YourSouls",),
}
KINDS = {
    "Shadow Card": "Shadow", "Unit": "Unit", "Set": "Set", "Equip": "Equip", "Spell": "Spell",
    "Shot": "Shot", "card": "card", "Basic Color Card": "Basic Color Card",
}  # fmt: skip
STATES = ("Active ", "Rested ", "attacking ")
KIND = "|".join(KINDS)
PHRASE = re.compile(
    rf"(?P<side>{'|'.join(SIDES)})?(?P<state>{'|'.join(STATES)})?(?P<adjectives>.*?)"
    rf"(?P<kinds>(?:{KIND})(?P<many>s)?(?: or (?:{KIND})s?)?)"
    rf"(?P<place>{'|'.join(PLACES)})?(?P<tail>(?: (?:with|without|other than|sent) .+)?)"
)
TAIL = re.compile(r" (?=with |without |other than |sent from )")


class Filter:
    """A noun phrase, such as "of your Units with Cost 3 or less other than this Unit".

    `side` says whose, `place` where, as written; `zones` as meant (on the Battlefield when nothing
    is said). `words` are the colours and Traits of which it has one, `not_` what it may not be,
    `qualities` the clauses after the noun. `many` is a plural noun.
    """

    __slots__ = (
        "joint", "kinds", "many", "not_", "place", "qualities", "side", "state", "words", "zones",
    )  # fmt: skip

    def __init__(self, text: str) -> None:
        match = PHRASE.fullmatch(text)
        if match is None:
            raise NotRead(text)
        self.side = (match["side"] or "").strip()
        self.state = (match["state"] or "").strip()
        self.place = match["place"] or ""
        self.many = bool(match["many"])
        self.kinds = tuple(KINDS[kind.removesuffix("s")] for kind in match["kinds"].split(" or "))
        self.read_adjectives(match["adjectives"])
        self.qualities = tuple(read_quality(part) for part in TAIL.split(match["tail"])[1:])
        self.zones = self.meant()

    def read_adjectives(self, text: str) -> None:
        """Colours, Traits, and "non-" before the noun."""
        self.not_ = ""
        words = text.strip()
        if words.startswith("non-"):
            self.not_, words = words[4:], ""
        parts = words.split(" or ") if words else []
        self.joint = len(parts) > 1
        self.words = tuple(parts)
        if not all(part in COLORS or re.fullmatch(TRAIT, part) for part in parts):
            raise NotRead(text)

    def __str__(self) -> str:
        s = "s" if self.many else ""
        adjectives = f"non-{self.not_}" if self.not_ else " or ".join(self.words)
        kinds = " or ".join(f"{kind_said(kind)}{s}" for kind in self.kinds)
        head = " ".join(part for part in (self.side, self.state, adjectives, kinds) if part)
        return head + self.place + "".join(f" {quality}" for quality in self.qualities)

    def meant(self) -> tuple[str, ...]:
        """Where the cards lie: as said, as a quality implies, or on the Battlefield."""
        if self.place:
            return PLACES[self.place]
        implied = (quality.home.marks.get("lies") for quality in self.qualities)
        return (next((zone for zone in implied if zone), "Battlefield"),)


def kind_said(kind: str) -> str:
    """A kind as a noun."""
    return "Shadow Card" if kind == "Shadow" else kind


def read_quality(text: str) -> Clause:
    """One "with ...", "other than ..." of a noun phrase."""
    found = find_clause(text, ("quality",))
    if found is None:
        raise NotRead(text)
    return found


@hole("cards")
def read_cards(text: str) -> Filter:
    """Some cards."""
    return Filter(text)


class Number:
    """An amount: a plain number, or a formula in braces; with a sign when it is a change."""

    __slots__ = ("formula", "n", "sign")

    def __init__(self, n: int, formula: Clause | None, sign: str) -> None:
        self.n = n
        self.formula = formula
        self.sign = sign

    def __str__(self) -> str:
        return self.sign + (f"{{{self.formula}}}" if self.formula else str(self.n))

    @property
    def many(self) -> bool:
        """Whether a word after it stands in the plural."""
        return bool(self.formula) or self.n != 1

    def value(self, game: Any, me: Any) -> int:
        """The amount now."""
        n: int = self.n
        if self.formula:
            n = ask(game, me, self.formula)
        return -n if self.sign == "-" else n


@hole("number", r"\d+|\{[^}]+\}")
def read_number(text: str) -> Number:
    """A number, or a formula in braces."""
    return number_of(text, "")


@hole("change", r"[+-](?:\d+|\{[^}]+\})")
def read_change(text: str) -> Number:
    """A signed number: "+3000"."""
    return number_of(text[1:], text[0])


def number_of(text: str, sign: str) -> Number:
    """The number a text stands for."""
    if not text.startswith("{"):
        return Number(int(text), None, sign)
    formula = find_clause(text[1:-1], ("number",))
    if formula is None:
        raise NotRead(text)
    return Number(0, formula, sign)


@hole("counted")
def read_counted(text: str) -> Clause:
    """What stands after "for each"."""
    found = find_clause(text, ("count",))
    if found is None:
        raise NotRead(text)
    return found


@hole("condition")
def read_condition(text: str) -> Clause:
    """A condition."""
    found = find_clause(text, ("condition",))
    if found is None:
        raise NotRead(text)
    return found


@hole("counts")
def read_counts(text: str) -> Clause:
    """What is counted, in the plural ("per 2 Units in your Graveyard")."""
    found = find_clause(text, ("count",))
    if found is None or not found.many:
        raise NotRead(text)
    return found
