"""Plain text, one card a line as `cards.rules.lists.plain_text` reads it, under headings.

`Main`, `Life`, `Epic`, `Rest` and `Pool` begin a block, as does a blank line; lines that begin with
`SB:` are a block of their own. A heading such as `Units` inside a block is passed over.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from cards.rules.lists import plain_text
from cards.rules.lists.names import name_key
from cards.rules.lists.plain_text import HEADING, WIDTH
from decks.exchange.blocks import LABELS
from decks.exchange.reading import Pile, Reading
from decks.exchange.shelf import Options, Shelf, name_of
from decks.rules.deck import Deck

HEADINGS = {
    "en": {"main": "Main", "life": "Life", "epic": "Epic", "rest": "Rest"},
    "ja": {"main": "メイン", "life": "ライフ", "epic": "エピック", "rest": "残り"},
}

MOST_HEADING = 40  # characters

Lines = list[tuple[int, str]]


def read(text: str, shelf: Shelf) -> Reading:
    """The cards of every line, in their blocks."""
    pile = Pile(shelf)
    for label, lines in _blocks(text):
        read_block(label, lines, pile)
    return pile.reading()


def read_block(label: str, lines: Lines, pile: Pile) -> None:
    """Lay the cards of these numbered lines on the pile, as a block of its own."""
    if not lines:
        return
    at = dict(lines)  # with empty lines between, so that faults name the lines of the whole text
    text = "\n".join(at.get(number, "") for number in range(1, lines[-1][0] + 1))
    found = plain_text.read(text, pile.shelf.known)
    pile.begin(label, lines[0][0])
    for entry in found.entries:
        pile.add(entry.card, entry.count)
    pile.faults += found.faults


def label_of(line: str) -> str | None:
    """The label that a heading gives, None where the line is no such heading."""
    if len(line) > MOST_HEADING:
        return None
    found = HEADING.fullmatch(line.translate(WIDTH).strip())
    return LABELS.get(name_key(found["words"])) if found else None


def _blocks(text: str) -> Iterator[tuple[str, Lines]]:
    """The lines of each block, without headings and blank lines, each with its number."""
    label, lines, side = "", Lines(), Lines()
    for number, line in enumerate(text.split("\n"), 1):
        heading = label_of(line)
        if line.strip().startswith("SB:"):
            side.append((number, line.strip().removeprefix("SB:")))
        elif heading is not None or (lines and not line.strip()):
            yield label, lines
            label, lines = heading or "", []
        elif line.strip():
            lines.append((number, line))
    yield label, lines
    yield "", side


def write(deck: Deck, shelf: Shelf, options: Options) -> str:
    """The deck as text, each card with its count, in the order in which the cards first stand."""
    headings = HEADINGS[options.language]
    return "\n".join(
        f"{headings[label]}\n{_lines(ids, shelf, options)}" for label, ids in zones(deck)
    )


def zones(deck: Deck) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The places of a deck that hold cards, by their label."""
    places = {"main": deck.main, "life": deck.life, "epic": deck.epics, "rest": deck.rest}
    return ((label, ids) for label, ids in places.items() if ids)


def _lines(ids: Iterable[str], shelf: Shelf, options: Options) -> str:
    return "".join(
        f"{count} {name_of(shelf.card(id), options.language)}\n"
        for id, count in Counter(ids).items()
    )
