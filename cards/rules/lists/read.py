"""Reads a player's text in whichever of the three formats it is."""

import re
from types import ModuleType

from cards.rules.lists import cube_csv, plain_text, toml_cards
from cards.rules.lists.limits import MOST_BYTES, MOST_FAULTS, MOST_LINE, MOST_LINES
from cards.rules.lists.names import Known, name_key
from cards.rules.lists.own_card import is_control
from cards.rules.lists.reading import Format, Reading
from cards.rules.lists.suggestions import with_nearest
from tables.rules.refusal import Fault, TooLarge

READERS: dict[Format, ModuleType] = {"toml": toml_cards, "csv": cube_csv, "text": plain_text}
TABLE = re.compile(r"^[ \t]*\[\[", re.MULTILINE)


def read_list(text: str, known: Known, format: Format | None = None) -> Reading:
    """What a text says, read in this format or in the one it looks like.

    Raises TooLarge (lists.too-large). Every other fault is in the reading, in the order of lines.
    """
    text = lined(text)
    size = len(text.encode(errors="replace"))
    if size > MOST_BYTES:
        raise TooLarge(
            Fault("lists.too-large", {"size": size, "most": MOST_BYTES, "field": "text"})
        )
    chosen = format or detect(text)
    if unreadable := _unreadable(text):
        return Reading(chosen, faults=_few(unreadable))
    reading: Reading = READERS[chosen].read(text, known)
    faults = with_nearest(sorted(reading.faults, key=_line), known)
    if not reading.entries and not faults:
        faults = [Fault("lists.empty")]
    return Reading(chosen, reading.entries, _few(faults), reading.notes)


def lined(text: str) -> str:
    """The text without a byte order mark, its lines ended by line feeds alone."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def detect(text: str) -> Format:
    """The format a text looks like: `[[...]]` begins a table, a column `name` makes it CSV."""
    if TABLE.search(text):
        return "toml"
    heading = text.lstrip().split("\n", 1)[0]
    cells = heading.split(cube_csv.separator_of(heading))
    return "csv" if "name" in map(name_key, cells) else "text"


def _unreadable(text: str) -> list[Fault]:
    """Lines that are no lines of a list: endless ones, and ones with control characters."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        return [Fault("lists.many-lines", {"count": len(lines), "most": MOST_LINES})]
    faults = []
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_LINE:
            long = Fault("lists.long-line", {"line": number, "size": len(line), "most": MOST_LINE})
            faults.append(long)
        elif not line.isprintable() and (found := next(filter(is_control, line), "")):
            column, sign = line.index(found) + 1, f"U+{ord(found):04X}"
            faults.append(Fault("lists.control", {"line": number, "column": column, "sign": sign}))
    return faults


def _line(fault: Fault) -> int:
    line = fault.params.get("line", 0)
    return line if isinstance(line, int) else 0


def _few(faults: list[Fault]) -> tuple[Fault, ...]:
    """The first faults, and how many more there are."""
    if len(faults) <= MOST_FAULTS:
        return tuple(faults)
    more = Fault("lists.more-faults", {"count": len(faults) - MOST_FAULTS})
    return (*faults[:MOST_FAULTS], more)
