"""Our own card files: `[[card]]` tables, as in cards/data/trinity, with `copies` beside."""

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from itertools import pairwise

import msgspec

from cards.rules.card import COPIES
from cards.rules.lists.limits import MOST_COPIES, MOST_NAME
from cards.rules.lists.names import Known, name_key
from cards.rules.lists.official import official_of
from cards.rules.lists.own_card import number, placed, read_own_card, tidy
from cards.rules.lists.reading import Entry, Reading, Tally
from tables.rules.refusal import Fault

HEADER = re.compile(r"^[ \t]*\[\[[ \t]*card[ \t]*\]\]", re.MULTILINE)
KEY = re.compile(r"""[ \t]*\[?(?:card\.)?["']?([\w-]+)""")
PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")

Table = dict[str, object]


def read(text: str, known: Known) -> Reading:
    """Every card of the text; a card that is no TOML does not hide the faults of the others.

    A table may name an official card by `id` or `name` alone, or state all facts of a card of
    the list's own. `copies` (1 to 99) is how many a box holds, else those of its rarity.
    """
    tally = Tally()
    for line, chunk in _chunks(text):
        _read_chunk(line, chunk, known, tally)
    return tally.reading("toml")


def _chunks(text: str) -> Iterator[tuple[int, str]]:
    """What stands before the first card, then each card, with the number of its first line."""
    starts = [0, *(found.start() for found in HEADER.finditer(text)), len(text)]
    line = 1
    for start, end in pairwise(starts):
        yield line, text[start:end]
        line += text.count("\n", start, end)


def _read_chunk(line: int, chunk: str, known: Known, tally: Tally) -> None:
    try:
        tables = tomllib.loads(chunk)
    except (ValueError, RecursionError) as error:
        tally.faults.append(_not_toml(line, chunk, str(error)))
        return
    cards = tables.pop("card", [])
    lines = _lines_of(line, chunk)
    for key in tables:
        tally.fault("outside", lines.get(key, line), fact=key[:MOST_NAME])
    if isinstance(cards, list) and len(cards) == 1 and HEADER.match(chunk):
        _read_card(line, lines, cards[0], known, tally)
    elif cards:
        tally.fault("not-tables", line)


def _not_toml(line: int, chunk: str, why: str) -> Fault:
    """The fault of a chunk that is no TOML, at the line of the whole text."""
    found = PLACE.search(why)
    inside = int(found[1]) if found and found[1] else chunk.rstrip().count("\n") + 1
    column = int(found[2]) if found and found[2] else 1
    why = PLACE.sub("", why)[:MOST_NAME]
    return Fault("lists.not-toml", {"line": line + inside - 1, "column": column, "why": why})


def _lines_of(line: int, chunk: str) -> dict[str, int]:
    """The lines where the keys of this chunk are set."""
    lines: dict[str, int] = {}
    for inside, words in enumerate(chunk.split("\n")):
        if found := KEY.match(words):
            lines.setdefault(found[1], line + inside)
    return lines


def _read_card(line: int, lines: dict[str, int], table: Table, known: Known, tally: Tally) -> None:
    copies = table.pop("copies", None)
    facts = tidy(table)
    title = str(facts.get("name") or facts.get("id") or "?")[:MOST_NAME]
    card, faults = official_of(facts, known)
    own = card is None and not faults
    if own:
        card, faults = read_own_card(facts)
    if copies is not None and (fault := number(MOST_COPIES, 1)(copies)):
        faults = [*faults, Fault(fault.code, {"fact": "copies", **fault.params})]
    for fault in faults:
        at = lines.get(str(fault.params.get("fact", "id")), line)
        tally.faults.append(placed(fault, at, title))
    if card and not faults:
        count = copies if isinstance(copies, int) else COPIES[card.rarity]
        _add(Entry(card, count, own), line, tally)


def _add(entry: Entry, line: int, tally: Tally) -> None:
    """Count a table's card: here, unlike in the other formats, each card stands once."""
    key = name_key(entry.card.name)
    if key in tally.lines:
        tally.fault("twice", line, card=entry.card.name, first=tally.lines[key])
    else:
        tally.add(key, entry, line)


def write(entries: Iterable[Entry]) -> str:
    """The list as a card file, official cards by their number and name alone."""
    return "\n".join(f"[[card]]\n{_table(entry)}" for entry in entries)


def _table(entry: Entry) -> str:
    printed = msgspec.to_builtins(entry.card) if entry.own else {}
    facts = {"id": entry.card.id, "name": entry.card.name, "copies": entry.count} | printed
    return "".join(f"{key} = {_written(value)}\n" for key, value in facts.items())


def _written(value: object) -> str:
    """A value as card files have it. JSON's words are TOML's where no control characters are."""
    if isinstance(value, dict):
        amounts = ", ".join(f"{color} = {amount}" for color, amount in value.items())
        return f"{{{amounts}}}"
    if isinstance(value, str) and value.endswith("\n"):
        escaped = value.replace("\\", "\\\\").replace('"""', '""\\"')
        return f'"""\n{escaped}"""'
    return json.dumps(value, ensure_ascii=False)
