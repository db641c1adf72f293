"""A Draftmancer list: its cards described as custom cards, and a sheet for each deck.

`[Main(23)]`, `[Life(16)]`, `[Epic(1)]` are the sheets; a sheet of another name, or a list without
sheets, is a block that says neither Main nor Life. `[Settings]` and `[CustomCards]` describe, and
deal nothing.
"""

import re
from collections.abc import Iterable, Iterator

import msgspec

from cards.rules.card import Card
from cards.rules.lists.cube_csv import LETTERS
from cards.rules.lists.names import name_key
from decks.exchange.blocks import LABELS
from decks.exchange.reading import Pile, Reading
from decks.exchange.shelf import Options, Shelf, name_of, set_and_number
from decks.exchange.text import HEADINGS, Lines, read_block, zones
from decks.rules.deck import Deck

SHEET = re.compile(r"\[(?P<name>[^\[\]{}()\"',:]+)(?:\(\d+\))?\s*(?:\{.*\})?\]\s*")
SETTINGS = ("settings", "customcards")
RARITIES = {"Epic": "special", "Legend": "mythic", "Void": "common"}


def read(text: str, shelf: Shelf) -> Reading:
    """The cards of every sheet."""
    pile = Pile(shelf)
    for label, lines in _sheets(text):
        read_block(label, lines, pile)
    return pile.reading()


def _sheets(text: str) -> Iterator[tuple[str, Lines]]:
    """The numbered lines of each sheet; JSON between the sheets is passed over."""
    label, lines, describing = "", Lines(), False
    for number, line in enumerate(text.split("\n"), 1):
        if heading := SHEET.fullmatch(line):
            yield label, lines
            name = name_key(heading["name"])
            label, lines, describing = LABELS.get(name, ""), [], name in SETTINGS
        elif line.strip() and not describing:
            lines.append((number, line))
    yield label, lines


def write(deck: Deck, shelf: Shelf, options: Options) -> str:
    """The deck as a list, with every card that stands in it described once."""
    kinds = {id: shelf.card(id) for _, ids in zones(deck) for id in ids}
    customs = [msgspec.json.encode(_custom(card, options)).decode() for card in kinds.values()]
    described = "[CustomCards]\n[\n" + ",\n".join(f" {custom}" for custom in customs) + "\n]\n"
    return described + "".join(
        f"[{HEADINGS['en'][label].strip()}({len(ids)})]\n{''.join(_lines(ids, shelf, options))}"
        for label, ids in zones(deck)
    )


def _lines(ids: Iterable[str], shelf: Shelf, options: Options) -> Iterator[str]:
    """A line for each card, with its copies."""
    counts = dict.fromkeys(ids, 0)
    for id in ids:
        counts[id] += 1
    for id, count in counts.items():
        card = shelf.card(id)
        code, number = set_and_number(card)
        yield f"{count} {name_of(card, options.language)} ({code}) {number}\n"


def _custom(card: Card, options: Options) -> dict[str, object]:
    """What Draftmancer wants to know of a card."""
    code, number = set_and_number(card)
    kinds = " ".join(card.traits) or (card.subtype or "")
    return {
        "name": name_of(card, options.language),
        "mana_cost": _mana(card),
        "type": f"{card.type} – {kinds}" if kinds else card.type,
        "colors": [LETTERS[color] for color in card.color],
        "rarity": RARITIES.get(card.rarity, card.rarity.lower()),
        "set": code,
        "collector_number": number,
        "oracle_text": card.text.strip(),
        "printed_names": {"en": card.name, "ja": card.ja or card.name},
    }


def _mana(card: Card) -> str:
    """The Cost in its signs: what the Color Condition leaves open, then the colours."""
    if card.cost == "X":
        return "{X}"
    signs = [LETTERS[color] for color, amount in card.condition.items() for _ in range(amount)]
    generic = card.cost - len(signs)
    numbers = [str(generic)] if generic or not signs else []
    return "".join(f"{{{sign}}}" for sign in numbers + signs)
