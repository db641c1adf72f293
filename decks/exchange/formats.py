"""Every format a deck is read and written in, and reading a file in whichever it is."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from msgspec import Struct

from cards.rules.lists import read as lists
from cards.rules.lists.decode import decode
from cards.rules.lists.limits import MOST_BYTES, MOST_LINE
from cards.rules.lists.own_card import is_control
from decks.exchange import (
    cockatrice,
    cube_csv,
    draftmancer,
    json_deck,
    share_code,
    tabletop,
    text,
)
from decks.exchange.reading import Reading
from decks.exchange.shelf import Options, Shelf
from decks.rules.deck import Deck
from tables.rules.refusal import Refusal, TooLarge, Unknown

PLAIN = Options()
MOST_LINES = 2_000  # of a format with a card a line
SHEETS = re.compile(r"^\[(?:Settings|CustomCards|[^\[\]\n]+\(\d+\)[^\]\n]*)\]\s*$", re.MULTILINE)


class Exchange(Struct, frozen=True):
    """A format: its name, how its files end, and what reads and writes it.

    `by_line` says that it has a card a line, so that its lines have bounds.
    """

    name: str
    extension: str
    read: Callable[[str, Shelf], Reading]
    write: Callable[[Deck, Shelf, Options], str]
    by_line: bool = False


FORMATS: Mapping[str, Exchange] = MappingProxyType(
    {
        known.name: known
        for known in (
            Exchange("text", "txt", text.read, text.write, by_line=True),
            Exchange("json", "json", json_deck.read, json_deck.write),
            Exchange("csv", "csv", cube_csv.read, cube_csv.write, by_line=True),
            Exchange("cod", "cod", cockatrice.read, cockatrice.write),
            Exchange(
                "draftmancer",
                "draftmancer.txt",
                draftmancer.read,
                draftmancer.write,
                by_line=True,
            ),
            Exchange("tts", "tts.json", tabletop.read, tabletop.write),
            Exchange("code", "code.txt", share_code.read, share_code.write),
        )
    }
)


def read_deck(sent: str | bytes, shelf: Shelf, name: str | None = None) -> Reading:
    """The deck of a text or an uploaded file, in this format or in the one it looks like.

    What can't be read line by line stands in the reading; a file that is none of ours at all, or
    too large, raises Refusal (TooLarge, Unknown for a `name` we have no format of).
    """
    read = lists.lined(sent if isinstance(sent, str) else decode(sent))
    if len(read.encode(errors="replace")) > MOST_BYTES:
        raise TooLarge.of("decks.too-large", most=MOST_BYTES)
    chosen = exchange(name or detect(read))
    _check_lines(read, chosen)
    return chosen.read(read, shelf)


def write_deck(deck: Deck, shelf: Shelf, name: str, options: Options = PLAIN) -> str:
    """The deck in this format. Raises Unknown (decks.unknown-exchange, cards.unknown-card)."""
    return exchange(name).write(deck, shelf, options)


def exchange(name: str) -> Exchange:
    """The format of this name. Raises Unknown (decks.unknown-exchange: name, known)."""
    if name not in FORMATS:
        raise Unknown.of("decks.unknown-exchange", name=name[:60], known=list(FORMATS))
    return FORMATS[name]


def detect(text: str) -> str:
    """The name of the format that a text looks like; plain text where it looks like no other."""
    begins = text.lstrip()[:1]
    if share_code.CODE.fullmatch(text):
        return "code"
    if begins == "<":
        return "cod"
    if begins == "{":
        return "tts" if '"ObjectStates"' in text else "json"
    if SHEETS.search(text):
        return "draftmancer"
    return "csv" if lists.detect(text) == "csv" else "text"


def _check_lines(text: str, chosen: Exchange) -> None:
    """Raises Refusal (decks.control, decks.long-line) or TooLarge (decks.many-lines)."""
    lines = text.split("\n")
    if chosen.by_line and len(lines) > MOST_LINES:
        raise TooLarge.of("decks.many-lines", count=len(lines), most=MOST_LINES)
    for number, line in enumerate(lines, 1):
        if chosen.by_line and len(line) > MOST_LINE:
            raise Refusal.of("decks.long-line", line=number, size=len(line), most=MOST_LINE)
        if not line.isprintable() and any(map(is_control, line)):
            raise Refusal.of("decks.control", line=number)
