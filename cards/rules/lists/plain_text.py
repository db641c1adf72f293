"""Plain text, one card a line: `4 Name`, `4x Name`, `x4 Name`, `Name x4`, `Name`, `4枚 Name`."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from cards.rules.card import Card
from cards.rules.lists.limits import MOST_COPIES, MOST_NAME
from cards.rules.lists.names import Known, name_key
from cards.rules.lists.official import ids
from cards.rules.lists.reading import Entry, Reading, Tally

# Width of digits, spaces and the x of a count; the names themselves are left as they are.
WIDTH = str.maketrans("０１２３４５６７８９　－＋ｘＸ（）［］", "0123456789 -+xX()[]")

NUMBER = r"(?P<count>[-−+]?\d+)"
COUNTS = tuple(
    re.compile(pattern)
    for pattern in (
        rf"{NUMBER}\s+(?P<name>\S.*)",
        rf"{NUMBER}\s*[×枚]\s*(?P<name>\S.*)",
        rf"{NUMBER}\s?[xX]\s+(?P<name>\S.*)",
        rf"[xX×]\s?{NUMBER}\s+(?P<name>\S.*)",
        r"(?P<name>.*\S)",
        rf"(?P<name>.*\S)\s*[xX×]\s?{NUMBER}枚?",
        rf"(?P<name>.*\S)\s+{NUMBER}枚?",
    )
)
PRINTING = re.compile(r"\s*[(\[][\w -]+[)\]]\s*[\w/]*$")
HEADING = re.compile(r"(?P<words>.*?)\s*[:：]?\s*(?:[(]?\d+枚?[)]?)?\s*[:：]?")
HEADINGS = {
    name_key(words)
    for words in (
        *("Deck", "Decklist", "Cards", "Main", "Main Deck", "Life", "Life Deck", "Side"),
        *("Sideboard", "Epic", "Epics", "Epic Cards", "Units", "Spells", "Shot", "Set", "Equip"),
        *("メイン", "メインデッキ", "ライフ", "ライフデッキ", "サイド", "デッキ", "エピック"),
    )
}


def read(text: str, known: Known) -> Reading:
    """Every line's card; headings, blank lines and lines that begin with # or // are passed over.

    The count in front wins where a name itself looks like a count. A card named twice has the
    copies of both lines.
    """
    tally = Tally()
    for number, line in enumerate(text.split("\n"), 1):
        plain = re.sub(" +", " ", line.translate(WIDTH)).strip()
        if plain and not plain.startswith(("#", "//")):
            _read_line(number, plain, known, tally)
    return tally.reading("text")


def _read_line(number: int, line: str, known: Known, tally: Tally) -> None:
    counted = list(_counted(line))
    for count, name in [*counted, *_without_printing(counted)]:
        if _add(number, count, name, known.officials, False, tally):
            return
        if _add(number, count, name, known.owns, True, tally):
            return
    if _is_heading(line):
        return
    name = min((name for _, name in counted), key=len)
    if other := known.elsewhere.get(name_key(name)):
        tally.fault("elsewhere", number, card=name, set=other)
    else:
        tally.fault("unknown", number, card=name[:MOST_NAME])


def _counted(line: str) -> Iterator[tuple[str, str]]:
    """Every way to read a line as count and name, the likeliest first."""
    line = re.sub(r"^SB:\s*", "", line)
    cells = [cell.strip() for cell in line.split("\t")]
    if len(cells) > 1:
        yield _of_cells(cells)
        line = " ".join(cells)
    for pattern in COUNTS:
        if found := pattern.fullmatch(line):
            words = found.groupdict()
            yield words.get("count", "1"), words["name"]


def _of_cells(cells: Sequence[str]) -> tuple[str, str]:
    """Count and name of a line of a table; of more than two cells only the first can be a count."""
    if cells[0].isdecimal():
        return cells[0], cells[1]
    return (cells[1] if len(cells) == 2 and cells[1].isdecimal() else "1"), cells[0]


def _without_printing(counted: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The same without the set and number that other programs write behind a name."""
    for count, name in counted:
        if short := PRINTING.sub("", name):
            yield count, short


def _add(
    line: int,
    count: str,
    name: str,
    find: Callable[[str], list[Card]],
    own: bool,
    tally: Tally,
) -> bool:
    """Whether this reading of a line is the right one: then its card, or its fault, is noted."""
    cards = find(name)
    if not cards:
        return False
    if len(cards) > 1:
        tally.fault("short-number", line, card=name, number=name, ids=ids(cards))
    elif not (len(count) < 10 and 1 <= int(count.replace("−", "-")) <= MOST_COPIES):
        tally.fault("bad-count", line, card=cards[0].name, count=count[:20], most=MOST_COPIES)
    else:
        tally.add(cards[0].id, Entry(cards[0], int(count), own), line)
    return True


def _is_heading(line: str) -> bool:
    found = HEADING.fullmatch(line)
    return found is not None and name_key(found["words"]) in HEADINGS


def write(entries: Iterable[Entry], *, japanese: bool = False) -> str:
    """The list as text, each card with its count, under its English or its Japanese name."""
    names = ((entry.count, entry.card.ja if japanese else "", entry.card.name) for entry in entries)
    return "".join(f"{count} {ja or name}\n" for count, ja, name in names)
