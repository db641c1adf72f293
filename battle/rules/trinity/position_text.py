"""A board written in lines, one card a line, as the page that sets one up has it.

A card on the Battlefield may be followed by what holds for it, in square brackets, in any order:
"Photon Pawn [rested] [new] [on 1] [under Red Gear; Nova Pawn]". `on` counts the cards of the same
list from 1; `under` lists Souls, the top one last.
"""

import re
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from battle.rules.trinity.position import OnTable, Position, SeatPosition, card_named
from battle.rules.trinity.resources import MOST_COUNTERS
from cards.rules.card import COLORS
from drafts.rules.box import SEATS_A_GAME
from tables.rules.refusal import Fault, Param, Refusal

PILES = ("hand", "battlefield", "shadow", "graveyard", "left", "right", "gained", "deck")
"""The zones of a seat, by the names they have in a position."""
MARK = re.compile(r"\s*\[([^\[\]]*)\]\s*$")
MOST_CARDS = 120
"""In one zone."""
MOST_COLORS = 99


def lines_of(text: str) -> list[str]:
    """The lines of a zone that hold something."""
    return [line.strip() for line in text.splitlines() if line.strip()]


def read_on_table(line: str) -> OnTable:
    """A card on the Battlefield. Raises Refusal (battle.no-such-mark: mark)."""
    marks: list[str] = []
    while found := MARK.search(line):
        marks.append(found[1].strip())
        line = line[: found.start()]
    entry = OnTable(card=line.strip())
    for mark in marks:
        entry = marked(entry, mark)
    return entry


def marked(entry: OnTable, mark: str) -> OnTable:
    """The same with one more thing that holds for it."""
    word, _, rest = mark.partition(" ")
    if mark == "rested":
        return msgspec.structs.replace(entry, rested=True)
    if mark == "new":
        return msgspec.structs.replace(entry, fresh=True)
    if word == "on" and rest.isdecimal() and len(rest) < 4:
        return msgspec.structs.replace(entry, on=int(rest) - 1)
    if word == "under":
        souls = tuple(name.strip() for name in rest.split(";") if name.strip())
        return msgspec.structs.replace(entry, souls=souls)
    raise Refusal.of("battle.no-such-mark", mark=mark)


def write_on_table(entry: OnTable) -> str:
    """The line of a card on the Battlefield; `read_on_table` reads it back."""
    words = [name_of(entry.card)]
    words += ["[rested]"] * entry.rested + ["[new]"] * entry.fresh
    words += [f"[on {entry.on + 1}]"] * (entry.on >= 0)
    if entry.souls:
        words.append(f"[under {'; '.join(map(name_of, entry.souls))}]")
    return " ".join(words)


def name_of(card: str) -> str:
    """The name of a card given by name or number; what is no card stays as it is."""
    try:
        return card_named(card).name
    except KeyError:
        return card


def write_zone(seat: SeatPosition, zone: str) -> str:
    """The cards of a zone, one a line."""
    cards = getattr(seat, zone)
    if zone == "battlefield":
        return "\n".join(map(write_on_table, cards))
    return "\n".join(map(name_of, cards))


def write_position(position: Position) -> str:
    """A position as TOML; `read_position` reads it back."""
    return msgspec.toml.encode(position).decode()


def read_zones(zones: Mapping[str, str]) -> dict[str, tuple[OnTable | str, ...]]:
    """The zones of a seat by name. Raises Refusal with every line that can't be read."""
    found: dict[str, tuple[OnTable | str, ...]] = {}
    for zone in PILES:
        lines = lines_of(zones.get(zone, ""))
        found[zone] = tuple(map(read_on_table, lines)) if zone == "battlefield" else tuple(lines)
    return found


def faults(position: Position) -> list[Fault]:
    """Everything that keeps a position from being set up, each with seat (from 1) and zone."""
    return faults_of_table(position.format, len(position.seat), position.turn) or [
        fault
        for number, seat in enumerate(position.seat, 1)
        for fault in faults_of_seat(position, seat, number)
    ]


def faults_of_table(format_: str, seats: int, turn: int) -> list[Fault]:
    """What is wrong with a format, how many sit at its table, or whose turn it is there."""
    wanted = SEATS_A_GAME.get(format_)
    if wanted is None:
        return [Fault("battle.unknown-format", {"format": format_})]
    if seats != wanted:
        return [Fault("battle.seats-of-format", {"format": format_, "seats": wanted})]
    return [] if 0 <= turn < seats else [Fault("battle.turn-of-nobody", {"seats": seats})]


def faults_of_seat(position: Position, seat: SeatPosition, number: int) -> Iterator[Fault]:
    """What is wrong with one seat's cards and counts."""
    for zone in PILES:
        cards = getattr(seat, zone)
        where: dict[str, Param] = {"seat": number, "zone": zone}
        if len(cards) > MOST_CARDS:
            yield Fault("battle.too-many-cards", {**where, "most": MOST_CARDS})
        for name in unknown(cards):
            yield Fault("battle.no-card-named", {**where, "name": name})
    if wrong := [entry.card for at, entry in enumerate(seat.battlefield) if off(seat, at, entry)]:
        yield Fault("battle.equipped-to-nothing", {"seat": number, "names": wrong})
    if not 0 <= seat.counters <= MOST_COUNTERS:
        yield Fault("battle.counters-beyond", {"seat": number, "most": MOST_COUNTERS})
    if any(color not in COLORS or not 0 <= n <= MOST_COLORS for color, n in seat.colors.items()):
        yield Fault("battle.colors-beyond", {"seat": number, "most": MOST_COLORS})
    spaces = spaces_of(position, number - 1)
    if seat.left_wall is not None and not 0 <= seat.left_wall < spaces:
        yield Fault("battle.wall-beyond", {"seat": number, "most": spaces - 1})


def unknown(cards: Iterable[OnTable | str]) -> Iterator[str]:
    """The names that are no card's."""
    for entry in cards:
        names = (entry,) if isinstance(entry, str) else (entry.card, *entry.souls)
        for name in names:
            try:
                card_named(name)
            except KeyError:
                yield name


def off(seat: SeatPosition, at: int, entry: OnTable) -> bool:
    """Whether a card is said to be on one that is not there, or on itself."""
    return entry.on == at or not -1 <= entry.on < len(seat.battlefield)


def spaces_of(position: Position, seat: int) -> int:
    """How many spaces the left Wall of a seat has (R1; DUEL 5.1: the Long Wall has 8)."""
    return 8 if position.format == "duel" and seat == 0 else 4
