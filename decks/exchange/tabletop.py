"""A saved object of Tabletop Simulator: one pile of cards for each deck.

The faces are places on the sheets of the cards' set, so that one or two pictures serve a whole deck
and every deck of the set.

Each card carries the notes of the community's Trinity Draft mod, `{"id", "rarity", "cost",
"color"}`, so that its scripts work with our decks. A pile of one card is a card, for the simulator
opens no deck of one: its notes say which deck it is. The piles lie apart, for piles in one place
merge.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from cards.rules.lists.names import name_key
from decks.exchange.blocks import LABELS
from decks.exchange.json_deck import table_of
from decks.exchange.reading import Pile, Reading
from decks.exchange.shelf import Options, Shelf, name_of
from decks.exchange.text import HEADINGS, zones
from decks.rules.deck import Deck
from drafts.rules.face_sheets import COLUMNS
from tables.rules.refusal import Fault, Refusal

DECKS = ("Deck", "DeckCustom")
CARDS = ("Card", "CardCustom")
APART = 4.0  # units of the simulator's table between two piles
LYING = {"rotX": 0.0, "rotY": 180.0, "rotZ": 180.0, "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0}

Json = dict[str, Any]


def read(text: str, shelf: Shelf) -> Reading:
    """The cards of every pile, also inside bags. Raises Refusal (decks.not-json, decks.not-tts)."""
    data, pile = table_of(text), Pile(shelf)
    if not isinstance(data.get("ObjectStates"), list):
        raise Refusal.of("decks.not-tts")
    others, entry = 0, 0
    for found in _objects(data):
        if found.get("Name") not in DECKS + CARDS:
            others += 1
            continue
        first = entry + 1
        pile.begin(_label(found), first)
        for entry, card in enumerate(_cards(found), first):
            pile.add_called(_called(card, shelf), entry)
    if others:
        pile.notes.append(Fault("decks.other-objects", {"count": others}))
    return pile.reading()


def _objects(data: Json) -> Iterator[Json]:
    """Every object on the table and in bags, but for what lies in a pile of cards."""
    waiting = list(reversed(_tables(data["ObjectStates"])))
    while waiting:
        found = waiting.pop()
        inside = [] if found.get("Name") in DECKS else _tables(found.get("ContainedObjects"))
        if not inside:
            yield found
        waiting += reversed(inside)


def _tables(value: object) -> list[Json]:
    """The JSON objects of a list; nothing where it is no list."""
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def _cards(pile: Json) -> list[Json]:
    return _tables(pile.get("ContainedObjects")) if pile["Name"] in DECKS else [pile]


def _label(pile: Json) -> str:
    """Which deck a pile is, by its name; of a single card, by its notes."""
    called = pile.get("Nickname") if pile["Name"] in DECKS else _notes(pile).get("deck")
    return LABELS.get(name_key(str(called)), "")


def _called(card: Json, shelf: Shelf) -> object:
    """The number in a card's notes where it is one of ours, else the name it is given."""
    noted = _notes(card).get("id")
    known = isinstance(noted, str) and noted in shelf.cards
    return noted if known else card.get("Nickname", "")


def _notes(card: Json) -> Json:
    """What a card notes for the scripts of the table; nothing where that is no JSON object."""
    try:
        return table_of(str(card.get("GMNotes", "")))
    except Refusal:
        return {}


def write(deck: Deck, shelf: Shelf, options: Options) -> str:
    """The deck as a saved object, a pile for each place that holds cards."""
    piles = [
        _pile(label, at * APART, [_Face(id, deck.set, shelf, options) for id in ids], options)
        for at, (label, ids) in enumerate(zones(deck))
    ]
    data = {"SaveName": options.name, "ObjectStates": piles}
    return msgspec.json.format(msgspec.json.encode(data)).decode() + "\n"


class _Face:
    """A card, and where its picture is: the number and the shape of a sheet, a place there."""

    def __init__(self, id: str, set_key: str, shelf: Shelf, options: Options) -> None:
        self.card = shelf.card(id)
        home, self.spot = shelf.face_of(id, set_key)
        # Sheets are numbered through the sets, so that a number means one picture on any table.
        self.sheet = 10 * (1 + [*shelf.sets].index(home)) + self.spot.sheet
        self.url = options.face_url.replace("{set}", home).replace("{sheet}", str(self.spot.sheet))

    @property
    def number(self) -> int:
        """The sheet and the place, as the simulator counts them."""
        return self.sheet * 100 + self.spot.place


def _pile(label: str, x: float, faces: Sequence[_Face], options: Options) -> Json:
    cards = [_card(face, label, x, options) for face in faces]
    if len(cards) == 1:
        return cards[0]
    return {
        "Name": "DeckCustom",
        "Nickname": HEADINGS[options.language][label],
        "Transform": _transform(x),
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": {key: sheet for card in cards for key, sheet in card["CustomDeck"].items()},
        "ContainedObjects": cards,
    }


def _card(face: _Face, label: str, x: float, options: Options) -> Json:
    card = face.card
    facts = {"id": card.id, "rarity": card.rarity, "cost": card.cost, "color": card.color}
    notes = facts | {"deck": label}
    return {
        "Name": "Card",
        "Nickname": name_of(card, options.language),
        "Description": card.text.strip(),
        "GMNotes": msgspec.json.encode(notes).decode(),
        "Transform": _transform(x),
        "CardID": face.number,
        "CustomDeck": {
            str(face.sheet): {
                "FaceURL": face.url,
                "BackURL": options.back_url,
                "NumWidth": COLUMNS,
                "NumHeight": face.spot.rows,
                "BackIsHidden": True,
                "UniqueBack": False,
                "Type": 0,
            }
        },
    }


def _transform(x: float) -> dict[str, float]:
    return {"posX": x, "posY": 1.0, "posZ": 0.0, **LYING}
