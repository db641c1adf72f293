"""What a person may choose about a sheet, read from text and refused by name."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Literal, get_args
from unicodedata import normalize

from msgspec import Struct

from drafts.sheets.inks import Ink
from drafts.sheets.paper import CARDS, PAPERS, Size, read_paper
from drafts.sheets.words import Language
from tables.rules.refusal import Fault, Refusal

Backs = Literal["none", "long", "short"]
Marks = Literal["none", "fronts", "both"]
PerPage = Literal["many", "one"]

_YES_NO = {"yes": True, "true": True, "on": True, "1": True}
_YES_NO |= {"no": False, "false": False, "off": False, "0": False, "": False}
_PACKS = re.compile(r"(\d{1,4})(?:\s*[-–~]\s*(\d{1,4}))?")
MOST_PACKS = 1000


class Options(Struct, frozen=True, kw_only=True):
    """How sheets are printed. Lengths are in mm.

    `low` is low ink. `backs` names the edge a duplex printer flips on; (dx, dy) moves the backs
    to the right and down, as read from the calibration page. `thickness` is that of a card: 0.3 is
    card stock of 250 to 300 g/m², or plain paper in a sleeve. `packs` are the numbers of the
    packs wanted, none for all; `cards` the ids of single cards, none for whole packs.
    """

    language: Language = "both"
    paper: Size = PAPERS["A4"]
    card: Size = CARDS["63x88"]
    ink: Ink = "colour"
    low: bool = False
    marks: Marks = "fronts"
    gap: float = 0
    bleed: float = 0
    backs: Backs = "none"
    dx: float = 0
    dy: float = 0
    thickness: float = 0.3
    packs: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    per_page: PerPage = "many"


Reader = Callable[[str, str], Any]


def read_options(asked: Mapping[str, str]) -> Options:
    """Options from text by name; what is left out keeps its default.

    Refuses with every fault at once: sheets.unknown-option, unknown-paper, paper-out-of-range,
    unknown-choice, not-a-number, out-of-range, bad-packs and bleed-over-gap.
    """
    read: dict[str, Any] = {}
    faults: list[Fault] = []
    for name, value in asked.items():
        try:
            read[name] = _read(name, normalize("NFKC", value).strip())
        except Refusal as refusal:
            faults += refusal.faults
    faults += _together(read.get("gap", 0), read.get("bleed", 0))
    if faults:
        raise Refusal(*faults)
    return Options(**read)


def _read(name: str, value: str) -> Any:
    if name not in READERS:
        raise Refusal.of("sheets.unknown-option", option=name, known=list(READERS))
    return READERS[name](name, value)


def _together(gap: float, bleed: float) -> list[Fault]:
    """Bleeds of neighbours may not overlap; cards without a gap bleed only at the outside."""
    if 0 < gap < 2 * bleed:
        return [Fault("sheets.bleed-over-gap", {"bleed": f"{bleed:g}", "least": f"{2 * bleed:g}"})]
    return []


def _one_of(*known: str) -> Reader:
    def read(option: str, value: str) -> str:
        if value.casefold() not in known:
            raise Refusal.of("sheets.unknown-choice", option=option, value=value, known=list(known))
        return value.casefold()

    return read


def _millimetres(least: float, most: float) -> Reader:
    def read(option: str, value: str) -> float:
        try:
            length = float(value.removesuffix("mm"))
        except ValueError:
            raise Refusal.of("sheets.not-a-number", option=option, value=value) from None
        if not least <= length <= most:
            raise Refusal.of(
                "sheets.out-of-range", option=option, value=value, least=least, most=most
            )
        return length

    return read


def _paper(option: str, value: str) -> Size:
    return read_paper(value)


def _card(option: str, value: str) -> Size:
    return CARDS[_one_of(*CARDS)(option, value.replace("×", "x"))]


def _yes_no(option: str, value: str) -> bool:
    return _YES_NO[_one_of(*_YES_NO)(option, value)]


def _packs(option: str, value: str) -> tuple[int, ...]:
    """Numbers and spans such as "1-9, 12", each number once and in order."""
    numbers: set[int] = set()
    for part in filter(None, (part.strip() for part in value.split(","))):
        span = _PACKS.fullmatch(part)
        first, last = (int(span[1]), int(span[2] or span[1])) if span else (0, 0)
        if not 1 <= first <= last <= MOST_PACKS:
            raise Refusal.of("sheets.bad-packs", value=part)
        numbers.update(range(first, last + 1))
    return tuple(sorted(numbers))


def _cards(option: str, value: str) -> tuple[str, ...]:
    return tuple(filter(None, (part.strip() for part in re.split(r"[,\n]", value))))


READERS: dict[str, Reader] = {
    "language": _one_of(*get_args(Language)),
    "paper": _paper,
    "card": _card,
    "ink": _one_of(*get_args(Ink)),
    "low": _yes_no,
    "marks": _one_of(*get_args(Marks)),
    "gap": _millimetres(0, 20),
    "bleed": _millimetres(0, 3),
    "backs": _one_of(*get_args(Backs)),
    "dx": _millimetres(-10, 10),
    "dy": _millimetres(-10, 10),
    "thickness": _millimetres(0.1, 1),
    "packs": _packs,
    "cards": _cards,
    "per_page": _one_of(*get_args(PerPage)),
}
