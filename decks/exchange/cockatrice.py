"""Cockatrice's `.cod`: XML with zones of cards.

Main stands in the zone `main`, Life in one of its own, `life`, which is on request called `side`,
for readers that know no other. A zone `side` is not taken for a Life Deck without asking, unless
`main` has 23 cards and it has 16.
"""

from collections import Counter
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, ParseError, SubElement, TreeBuilder, XMLParser

from cards.rules.lists.limits import MOST_NAME
from cards.rules.lists.names import name_key
from decks.exchange.blocks import LABELS
from decks.exchange.reading import Pile, Reading
from decks.exchange.shelf import Options, Shelf, name_of, set_and_number
from decks.exchange.text import zones
from decks.rules.deck import Deck
from tables.rules.refusal import Fault, Refusal


class PlainBuilder(TreeBuilder):
    """Builds a tree of elements, of a document that defines nothing of its own."""

    def doctype(self, name: str, pubid: str | None, system: str | None) -> None:
        """Refuse it (decks.doctype): entities that stand for one another could grow for ever."""
        raise Refusal.of("decks.doctype")


def read(text: str, shelf: Shelf) -> Reading:
    """The cards of every zone. Raises Refusal (decks.doctype, decks.not-xml, decks.not-cod)."""
    root = _tree(text)
    if root.tag != "cockatrice_deck":
        raise Refusal.of("decks.not-cod", found=root.tag[:MOST_NAME])
    pile, entry = Pile(shelf), 0
    for zone in root.iter("zone"):
        called = zone.get("name", "")
        if name_key(called) not in LABELS:
            pile.notes.append(Fault("decks.other-zone", {"zone": called[:MOST_NAME]}))
        first = entry + 1
        pile.begin(LABELS.get(name_key(called), ""), first)
        for entry, card in enumerate(zone.iter("card"), first):
            pile.add_called(card.get("name", ""), entry, card.get("number", "1"))
    return pile.reading()


def _tree(text: str) -> Element:
    parser = XMLParser(target=PlainBuilder())
    try:
        parser.feed(text)
        return parser.close()
    except (ParseError, ValueError) as error:
        raise Refusal.of("decks.not-xml", why=str(error)[:MOST_NAME]) from error


def write(deck: Deck, shelf: Shelf, options: Options) -> str:
    """The deck as a `.cod` file."""
    root = Element("cockatrice_deck", version="1")
    SubElement(root, "deckname").text = options.name
    SubElement(root, "comments")
    for label, ids in zones(deck):
        called = options.life_zone if label == "life" else label
        zone = SubElement(root, "zone", name=called)
        for id, count in Counter(ids).items():
            card = shelf.card(id)
            code, number = set_and_number(card)
            SubElement(
                zone,
                "card",
                number=str(count),
                name=name_of(card, options.language),
                setShortName=code,
                collectorNumber=number,
            )
    ElementTree.indent(root, " ")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(
        root, encoding="unicode"
    )
