"""Finds the slips of card data: what can't be printed on a card, and what is no set."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from cards.rules.card import COLORS, Card
from cards.rules.catalogue import SetEntry
from cards.rules.text_check import text_faults
from tables.rules.refusal import Fault

Check = Callable[[Card], Iterator[Fault]]

TWO_WAYS = frozenset({"TD-01 R 018/102"})  # ruling R16: played for its Cost, or used as a Shadow
ID = re.compile(r"(?P<code>TD-\d\d) (?:(?P<letter>[A-Z]*) ?(?P<number>\d+)/\d+)")
VOID_ID = "TD ACT1 VOID"
LETTERS = {"X": "Epic", "LEG": "Legend", "R": "Rare", "U": "Uncommon", "C": "Common"}
FORMATS = {
    "Epic": "{code} X{n:02}/04",
    "Legend": "{code} LEG {n:02}/20",
    "Rare": "{code} R {n:03}/102",
    "Uncommon": "{code} U {n:03}/102",
    "Common": "{code} C {n:03}/102",
}
NUMBERS = {
    "Epic": range(1, 5),
    "Legend": range(1, 21),
    "Rare": range(1, 21),
    "Uncommon": range(21, 67),
    "Common": range(67, 103),
}  # rulebook 1.3


class Slip(Struct, frozen=True):
    """One thing wrong with the data: in which file, on which card, and what."""

    file: str
    card: str
    fault: Fault


def slips(entries: Mapping[str, SetEntry], files: Mapping[str, Sequence[Card]]) -> tuple[Slip, ...]:
    """Every slip of the official data: card by card, then set by set."""
    found = [
        Slip(name, card.id, fault)
        for name, cards in files.items()
        for card in cards
        for fault in (*card_faults(card), *text_faults(card.text))
    ]
    for entry in entries.values():
        cards = [card for name in entry.files for card in files[name]]
        found += [Slip("sets.toml", card, fault) for card, fault in set_faults(entry.code, cards)]
    return tuple(found)


def card_faults(card: Card) -> tuple[Fault, ...]:
    """Every fault of the facts printed on one card; its text is judged by text_faults."""
    return tuple(fault for check in CHECKS for fault in check(card))


def set_faults(code: str, cards: Sequence[Card]) -> tuple[tuple[str, Fault], ...]:
    """What keeps these cards from being an official set, as (card id, fault)."""
    ids = [card.id for card in cards]
    wanted = [*set_ids(code), VOID_ID]
    found = [(id_, Fault("cards.twice")) for id_, n in Counter(ids).items() if n > 1]
    found += [(id_, Fault("cards.missing")) for id_ in wanted if id_ not in ids]
    found += [(id_, Fault("cards.not-of-set", {"code": code})) for id_ in ids if id_ not in wanted]
    if not found and ids != wanted:
        first = next(i for i, id_ in enumerate(ids) if id_ != wanted[i])
        found.append((ids[first], Fault("cards.out-of-order", {"expected": wanted[first]})))
    names = Counter(card.name for card in cards)
    found += [
        (card.id, Fault("cards.name-twice", {"name": card.name}))
        for card in cards
        if names[card.name] > 1
    ]
    return tuple(found)


def set_ids(code: str) -> tuple[str, ...]:
    """The ids of an official set in their order, without VOID (rulebook 1.3 and 4.4)."""
    return tuple(
        FORMATS[rarity].format(code=code, n=n) for rarity in FORMATS for n in NUMBERS[rarity]
    )


def _id(card: Card) -> Iterator[Fault]:
    found = ID.fullmatch(card.id)
    rarity = LETTERS.get(found["letter"]) if found else "Void" if card.id == VOID_ID else None
    if rarity is None:
        yield Fault("cards.id-shape")
    elif rarity != card.rarity:
        yield Fault("cards.id-rarity", {"rarity": card.rarity})


def _words(card: Card) -> Iterator[Fault]:
    for field in ("name", "ja", "note"):
        value = getattr(card, field)
        if value != " ".join(value.split()):
            yield Fault("cards.spaces", {"field": field})
    if not card.name:
        yield Fault("cards.no-name")


def _numbers(card: Card) -> Iterator[Fault]:
    cost = 0 if card.cost == "X" else card.cost
    for field, value, most in (
        ("cost", cost, 99),
        ("power", card.power or 0, 99_500),
        ("break", card.break_ or 0, 9),
    ):
        if not 0 <= value <= most:
            yield Fault("cards.out-of-range", {"field": field, "value": value, "most": most})
    if card.power and card.power % 500:
        yield Fault("cards.power-step", {"power": card.power})


def _colors(card: Card) -> Iterator[Fault]:
    if len(set(card.color)) < len(card.color):
        yield Fault("cards.color-twice")
    if strange := [color for color in card.condition if color not in card.color]:
        yield Fault("cards.condition-color", {"colors": [str(color) for color in strange]})
    if list(card.condition) != [color for color in COLORS if color in card.condition]:
        yield Fault("cards.condition-order")
    if any(amount < 1 for amount in card.condition.values()):
        yield Fault("cards.condition-amount")


def _cost(card: Card) -> Iterator[Fault]:
    asked = sum(card.condition.values())
    if card.cost != "X" and asked > card.cost:
        yield Fault("cards.condition-over-cost", {"condition": asked, "cost": card.cost})
    if card.shadow and (card.cost or card.condition):
        yield Fault("cards.shadow-cost", {"cost": card.cost})
    if not card.shadow and card.color and not card.condition and card.rarity != "Void":
        yield Fault("cards.no-condition")


def _unit(card: Card) -> Iterator[Fault]:
    if card.type != "Unit":
        return
    if card.power is None or card.break_ is None:
        yield Fault("cards.unit-power")
    if card.subtype is not None:
        yield Fault("cards.unit-subtype", {"subtype": card.subtype})
    if not card.traits:
        yield Fault("cards.unit-traits")
    if len(set(card.traits)) < len(card.traits):
        yield Fault("cards.trait-twice")


def _spell(card: Card) -> Iterator[Fault]:
    if card.type != "Spell":
        return
    if card.power is not None or card.break_ is not None:
        yield Fault("cards.spell-power")
    if card.subtype is None:
        yield Fault("cards.spell-subtype")
    if card.traits:
        yield Fault("cards.spell-traits")


def _equip(card: Card) -> Iterator[Fault]:
    modifiers = (card.equip_power, card.equip_break)
    if card.subtype == "Equip" and None in modifiers:
        yield Fault("cards.equip-modifiers")
    if card.subtype != "Equip" and modifiers != (None, None):
        yield Fault("cards.no-equip-modifiers")


def _tags(card: Card) -> Iterator[Fault]:
    """The line that a kind of card needs, and no other kind may have."""
    for tag, needed in (
        ("Shot", card.subtype == "Shot"),
        ("Equip", card.subtype == "Equip" and not card.shadow),
        ("Shadow", card.shadow or card.id in TWO_WAYS),
    ):
        has = any(re.match(rf"\[{tag}\b", line) for line in card.lines)
        if needed and not has:
            yield Fault("cards.tag-missing", {"tag": tag})
        if has and not needed and not (tag == "Equip" and card.subtype == "Equip"):
            yield Fault("cards.tag-not-of-kind", {"tag": tag})


CHECKS: tuple[Check, ...] = (
    _id,
    _words,
    _numbers,
    _colors,
    _cost,
    _unit,
    _spell,
    _equip,
    _tags,
)
