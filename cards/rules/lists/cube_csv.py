"""CSV as Cube Cobra writes it: a heading, one row a copy; columns by name, in any order.

Only `name` is needed. Cube Cobra has no columns for Power, Break, Color Condition or rules text,
so ours stand behind its own, where it passes over them. Our colours are tags ("color:Yellow") and,
so that a cube can be sorted there, its letters: Red R, Yellow W, Blue U, Purple B.

A cell that begins with = + - or @ would be a formula to a spreadsheet: it is refused, unless an
apostrophe stands before it, which is how we write such a cell.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping

from cards.rules.card import RARITIES, Card
from cards.rules.lists.limits import MOST_COPIES, MOST_NAME
from cards.rules.lists.names import Known, name_key
from cards.rules.lists.official import official_of
from cards.rules.lists.own_card import placed, read_own_card, tidy
from cards.rules.lists.reading import Entry, Reading, Tally
from tables.rules.refusal import Fault

CUBE_COBRA = (
    *("name", "CMC", "Type", "Color", "Set", "Collector Number", "Rarity", "Color Category"),
    *("status", "Finish", "board", "maybeboard", "image URL", "image Back URL", "tags", "Notes"),
    *("MTGO ID", "Custom", "Voucher", "Artist"),
)
OURS = (
    *("Japanese", "Subtype", "Traits", "Condition", "Power", "Break", "Equip Power"),
    *("Equip Break", "Variable Power", "Shadow", "Text"),
)
LETTERS = {"Red": "R", "Yellow": "W", "Blue": "U", "Purple": "B"}
COLOR_OF = {letter: color for color, letter in LETTERS.items()}
RARITY_OF = {rarity.casefold(): rarity for rarity in RARITIES} | {"mythic": "Legend"}
FORMULA = re.compile(r"'*[=+\-@\t＝＋－＠]")

Row = Mapping[str, str]


def read(text: str, known: Known) -> Reading:
    """Every row's card; rows of the maybeboard are left out, with a note of how many.

    A name that is not known is a card of the list's own where `Custom` is true.
    """
    tally = Tally()
    lines = rows(text, tally)
    _, heading = next(lines, (1, []))
    columns = [name_key(cell) for cell in heading]
    if "name" not in columns:
        tally.fault("no-name-column", 1)
        return tally.reading("csv")
    left_out = 0
    for line, cells in lines:
        row = dict(zip(columns, cells, strict=False))
        if _on_maybeboard(row):
            left_out += 1
        elif any(cells) and is_safe(line, heading, cells, tally):
            _read_row(line, row, known, tally)
    if left_out:
        tally.notes.append(Fault("lists.maybeboard", {"count": left_out}))
    return tally.reading("csv")


def separator_of(heading: str) -> str:
    """What stands between the cells: a comma, or what a spreadsheet of another country writes."""
    return max(",;\t", key=heading.count)


def rows(text: str, tally: Tally) -> Iterator[tuple[int, list[str]]]:
    """Each row's cells with the number of its first line; a quote left open ends the reading."""
    cell = _cell_of(separator_of(text.split("\n", 1)[0]))
    at, line, first, cells = 0, 1, 1, list[str]()
    while at <= len(text) and (found := cell.match(text, at)):
        words, loose, plain = found["quoted"], found["loose"], found["plain"]
        if plain is not None and plain.lstrip().startswith('"'):
            tally.fault("open-quote", line)
            return
        cells.append((words or loose or plain or "").replace('""', '"').strip())
        line += found[0].count("\n")
        at = found.end()
        if found["end"] in ("\n", ""):
            yield first, cells
            first, cells = line, []
            at += at == len(text)


def _cell_of(separator: str) -> re.Pattern[str]:
    """How a cell looks: quoted with its quotes doubled, quoted with quotes as they are, or plain.

    Cube Cobra does not double the quotes inside notes and tags. Such a cell ends at the first
    quote that a separator or the end of the line follows.
    """
    sign = re.escape(separator)
    end = rf"[ ]*(?:{sign}|\n|\Z)"
    return re.compile(
        rf'(?:[ ]*"(?P<quoted>(?:[^"]|"")*+)"(?={end})'
        rf'|[ ]*"(?P<loose>[^\n]*?)"(?={end})'
        rf"|(?P<plain>[^{sign}\n]*+))[ ]*(?P<end>{sign}|\n|\Z)"
    )


def _on_maybeboard(row: Row) -> bool:
    board = row.get("board", "").casefold()
    return board == "maybeboard" if board else _is_true(row.get("maybeboard", ""))


def _is_true(cell: str) -> bool:
    return cell.casefold() in ("true", "yes", "1")


def is_safe(line: int, heading: list[str], cells: list[str], tally: Tally) -> bool:
    """Whether no cell is a formula; each one that is becomes a fault with its column."""
    safe = True
    for column, cell in enumerate(cells, 1):
        if FORMULA.match(cell) and not cell.startswith("'"):
            called = heading[column - 1] if column <= len(heading) else str(column)
            tally.fault("formula", line, column=called[:MOST_NAME], cell=cell[:MOST_NAME])
            safe = False
    return safe


def _read_row(line: int, row: Row, known: Known, tally: Tally) -> None:
    row = {column: without_apostrophe(cell) for column, cell in row.items()}
    title = row.get("name", "")
    if not title:
        tally.fault("no-name", line)
        return
    copies = row.get("quantity") or row.get("count") or row.get("copies") or "1"
    if not (copies.isdecimal() and len(copies) < 10 and 1 <= int(copies) <= MOST_COPIES):
        cut = {"card": title[:MOST_NAME], "count": copies[:20]}
        tally.fault("bad-count", line, most=MOST_COPIES, **cut)
        return
    card, own, faults = _card_of(row, known)
    tally.faults += [placed(fault, line, title[:MOST_NAME]) for fault in faults]
    if card:
        tally.add(name_key(card.name), Entry(card, int(copies), own), line)


def without_apostrophe(cell: str) -> str:
    """The cell as it was before `safe` wrote it."""
    return cell[1:] if cell.startswith("'") and FORMULA.match(cell) else cell


def _card_of(row: Row, known: Known) -> tuple[Card | None, bool, list[Fault]]:
    """The card of a row, and whether it is the list's own; or what is wrong with it."""
    card, faults = official_of({"name": row["name"], "ja": row.get("japanese", "")}, known)
    if card or faults:
        return card, False, faults
    facts = _facts(row)
    if not _is_true(row.get("custom", "")):
        owns = known.owns(row["name"])
        return (owns[0], True, []) if owns else (None, False, [Fault("lists.unknown")])
    card, faults = read_own_card(facts)
    return card, True, faults


def _facts(row: Row) -> dict[str, object]:
    """The facts of an own card, by the keys of a card file, as far as the row says them."""
    tags = [tag.strip() for tag in row.get("tags", "").split(";")]
    kind, _, rest = re.sub(" [-–—] ", "–", row.get("type", "")).partition("–")
    facts: dict[str, object] = {
        "id": f"{row.get('set', '')} {row.get('collectornumber', '')}",
        "name": row["name"],
        "ja": row.get("japanese", ""),
        "rarity": _rarity(row, tags),
        "color": _colors(row, tags),
        "cost": _number(row.get("cmc", "") or "0"),
        "condition": _condition(row.get("condition", "")),
        "type": kind.strip().title(),
        "subtype": (row.get("subtype") or rest).strip().title() if "Spell" in kind.title() else "",
        "traits": _words(row.get("traits", "") or ("" if "Spell" in kind.title() else rest)),
        "power": _number(row.get("power", "")),
        "break": _number(row.get("break", "")),
        "variable_power": _is_true(row.get("variablepower", "")),
        "equip_power": _number(row.get("equippower", "")),
        "equip_break": _number(row.get("equipbreak", "")),
        "shadow": _is_true(row.get("shadow", "")),
        "text": row.get("text", ""),
        "note": row.get("notes", ""),
    }
    return tidy({key: value for key, value in facts.items() if _says_something(value)})


def _says_something(value: object) -> bool:
    """Whether a fact is stated: 0 is, an empty cell is not."""
    return value is not False and value not in ("", [], {})


def _rarity(row: Row, tags: list[str]) -> str:
    tagged = [tag[7:] for tag in tags if tag.startswith("rarity:")]
    said = tagged[0] if tagged else row.get("rarity", "")
    return RARITY_OF.get(said.casefold(), said)


def _colors(row: Row, tags: list[str]) -> list[str]:
    """The colours: those of the tags, else of the letters; what is neither stays as it is."""
    tagged = [tag[6:].title() for tag in tags if tag.startswith("color:")]
    letters = re.sub(r"[\s,;]", "", row.get("color", ""))
    return tagged or [COLOR_OF.get(letter, letter) for letter in letters]


def _number(cell: str) -> int | str:
    """A number where the cell is one, of digits of any width; else the cell."""
    digits = cell.removeprefix("-")
    return int(cell) if digits.isdecimal() and len(digits) < 10 else cell.upper()


def _words(cell: str) -> list[str]:
    return [word.strip() for word in re.split("[;,]", cell) if word.strip()]


def _condition(cell: str) -> dict[str, object]:
    """The amounts of "Red 2; Yellow 1"."""
    pairs = (word.rpartition(" ") for word in _words(cell))
    return {color.strip().title(): _number(amount) for color, _, amount in pairs}


def write(entries: Iterable[Entry]) -> str:
    """The list as CSV, safe to open in a spreadsheet."""
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(CUBE_COBRA + OURS)
    for entry in entries:
        cells = cells_of(entry)
        row = [safe(cells.get(column, "")) for column in CUBE_COBRA + OURS]
        writer.writerows([row] * entry.count)
    return file.getvalue()


def safe(cell: object) -> str:
    """The cell as a spreadsheet may open it: no formula."""
    text = "" if cell is None else str(cell)
    return f"'{text}" if FORMULA.match(text) else text


def cells_of(entry: Entry) -> dict[str, object]:
    """What stands in the row of an entry, by column; empty cells are left out."""
    card = entry.card
    numbering = ("", card.id) if entry.own else _set_and_number(card)
    printed = {
        "name": card.name,
        "CMC": card.cost,
        "Type": card.type + (f" – {card.subtype}" if card.subtype else ""),
        "Color": "".join(LETTERS[color] for color in card.color),
        "Set": numbering[0],
        "Collector Number": numbering[1],
        "Rarity": card.rarity,
        "board": "mainboard",
        "maybeboard": "false",
        "tags": ";".join(f"color:{color}" for color in card.color),
        "Custom": "true",
        "Japanese": card.ja,
    }
    return printed | (_own_cells(card) if entry.own else {})


def _set_and_number(card: Card) -> tuple[str, str]:
    """An official number in two cells, the set without its hyphen: TD01 and 038/102."""
    words = card.id.split()
    return words[0].replace("-", ""), words[-1]


def _own_cells(card: Card) -> dict[str, object]:
    return {
        "Notes": card.note,
        "Subtype": card.subtype,
        "Traits": ";".join(card.traits),
        "Condition": "; ".join(f"{color} {amount}" for color, amount in card.condition.items()),
        "Power": card.power,
        "Break": card.break_,
        "Equip Power": card.equip_power,
        "Equip Break": card.equip_break,
        "Variable Power": "true" if card.variable_power else "",
        "Shadow": "true" if card.shadow else "",
        "Text": card.text,
    }
