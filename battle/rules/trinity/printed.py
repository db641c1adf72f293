"""A printed card made ready for play: its facts, and its lines by what sets them off."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256

from battle.rules.engine.refusals import CannotLoad
from battle.rules.trinity.text import language  # noqa: F401 (every home enlists itself)
from battle.rules.trinity.text.by_hand import ability_of
from battle.rules.trinity.text.tree import Ability, Clause
from battle.rules.trinity.timings import ITSELF
from cards.rules.card import COLORS, Card
from cards.rules.catalogue import cards_by_id

LESS = re.compile(r"-[\d{]")
"""An amount that is taken away, in a text."""


class Printed:
    """A card as the rules use it; nothing of it changes."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.id = card.id
        self.name = card.name
        self.cost = 0 if card.cost == "X" else card.cost
        self.is_x = card.cost == "X"
        self.power = card.power or 0
        self.break_ = card.break_ or 0
        self.equip_power = card.equip_power or 0
        self.equip_break = card.equip_break or 0
        self.numbers = {"power": self.power, "break": self.break_, "cost": self.cost}
        self.worn = {"power": self.equip_power, "break": self.equip_break}
        self.colors = tuple(COLORS.index(color) for color in card.color)
        self.condition = tuple(card.condition.get(color, 0) for color in COLORS)
        self.price = (max(self.cost, sum(self.condition)), self.condition)
        self.traits = frozenset(card.traits)
        self.words = self.traits | frozenset(card.color)
        self.epic = card.rarity == "Epic"
        self.unit = card.type == "Unit"
        self.by_hand: list[str] = []
        self.abilities: tuple[Ability, ...] = tuple(self.read(card.lines))
        self.tags = frozenset(ability.tag for ability in self.abilities)
        self.sort()
        self.kinds = frozenset((*kinds_of(card), *self.kinds_everywhere()))
        self.lowers = (
            (self.unit and self.power <= 0)
            or self.equip_power < 0
            or any(LESS.search(ability.text) for ability in self.standing)
        )
        """Whether it can bring a Unit to 0 Power as long as it lies there (R3)."""

    def read(self, lines: Iterable[str]) -> Iterable[Ability]:
        """The lines as trees; what can't be read is done "by hand"."""
        for line in lines:
            ability = ability_of(line)
            if ability.by_hand:
                self.by_hand.append(line)
            yield ability

    def sort(self) -> None:
        """Sort the lines by what they wait for."""
        triggers: dict[str, list[Ability]] = defaultdict(list)
        for ability in self.abilities:
            if ability.tag in ITSELF:
                triggers[ITSELF[ability.tag][0]].append(ability)
            elif ability.tag == "Trigger" and ability.moment:
                triggers[ability.moment.home.marks["on"]].append(ability)
        self.triggers = {on: tuple(found) for on, found in triggers.items()}
        self.watching = {
            on: watching
            for on, found in triggers.items()
            if (watching := tuple(a for a in found if a.tag == "Trigger"))
        }
        self.standing = tuple(a for a in self.abilities if a.tag in ("Aura", "Continuous"))
        self.said = [(a, clause) for a in self.standing for clause in said_by(a)]
        self.activated = self.of("Activate")
        self.buried = self.of("Graveyard Activate")
        self.burst = self.first("Burst")
        self.shot = self.first("Shot")
        self.shadow = self.first("Shadow")
        self.oni_charge = self.first("Oni Charge")
        self.equip = self.first("Equip")
        self.shinra = self.first("Shinra Summon")
        self.color_shift = self.first("Color Shift")
        self.surge = self.first("Surge")
        self.reduced = self.first("Reduced Summon")
        self.zero = self.first("Zero Summon")

    def kinds_everywhere(self) -> Iterable[str]:
        """What its own lines say it is in every zone (TD-02 C 090, R26)."""
        marks = [step.clause.home.marks for ability in self.standing for step in ability.effect]
        return [found["everywhere"] for found in marks if "everywhere" in found]

    def of(self, tag: str) -> tuple[Ability, ...]:
        """The lines with this tag."""
        return tuple(ability for ability in self.abilities if ability.tag == tag)

    def first(self, tag: str) -> Ability | None:
        """The line with this tag, of which a card has one at most."""
        return next(iter(self.of(tag)), None)


def said_by(ability: Ability) -> Iterable[Clause]:
    """The clauses of a continuous ability or an Aura."""
    if ability.tag == "Aura":
        yield ability.inner
    for step in ability.effect:
        yield step.clause


def kinds_of(card: Card) -> Iterable[str]:
    """What a card is by its print: Unit or Spell, the kind of Spell, Shadow Card, Epic."""
    yield card.type
    if card.subtype:
        yield card.subtype
    if card.shadow or any(line.startswith("[Shadow]") for line in card.lines):
        yield "Shadow"
    if card.rarity == "Epic":
        yield "Epic"


def key_of(card: Card) -> str:
    """How a saved game names a card: its id and the version of its text."""
    return f"{card.id}@{sha256(card.text.encode()).hexdigest()[:8]}"


@cache
def printed(card: Card) -> Printed:
    """The card made ready for play."""
    return Printed(card)


class UnknownCard(CannotLoad):
    """A saved game names a card that is not at hand."""


def find(key: str) -> Printed:
    """The official card of a key, in its present text at least. Raises UnknownCard."""
    found = official().get(key)
    if found is not None:
        return found
    card = cards_by_id().get(key.partition("@")[0])
    if card is None:
        raise UnknownCard.of("battle.unknown-card", card=key)
    return printed(card)


def is_official(card: Card) -> bool:
    """Whether this very card is one of the official ones."""
    return cards_by_id().get(card.id) == card


@cache
def official() -> Mapping[str, Printed]:
    """The official cards by key."""
    return {key_of(card): printed(card) for card in cards_by_id().values()}
