"""What keeps a record from being played again: everything that its file could have wrong."""

from collections.abc import Iterator

from battle.rules.trinity.position_text import faults as faults_of_position
from battle.rules.trinity.position_text import faults_of_table
from battle.rules.trinity.record import Record, library
from battle.rules.trinity.setup import Decks, Setup
from cards.rules.catalogue import cards_by_id
from tables.rules.refusal import Fault

MOST_ENTRIES = 2000
MOST_IN_DECK = 100
MOST_OWN_CARDS = 400


def faults(record: Record) -> list[Fault]:
    """Everything wrong with the beginning of a record, and with its size."""
    if len(record.entries) > MOST_ENTRIES:
        return [Fault("battle.record-too-long", {"most": MOST_ENTRIES})]
    if (record.setup is None) == (record.position is None):
        return [Fault("battle.record-begins-nowhere")]
    return [*faults_of_beginning(record), *faults_of_cards(record), *faults_of_seats(record)]


def faults_of_beginning(record: Record) -> Iterator[Fault]:
    """What is wrong with the setup, or with the position."""
    if record.setup is not None:
        yield from faults_of_setup(record, record.setup)
    if record.position is not None:
        yield from faults_of_position(record.position)


def faults_of_setup(record: Record, setup: Setup) -> Iterator[Fault]:
    """What is wrong with format, first player and decks."""
    yield from faults_of_table(setup.format, len(setup.decks), setup.first)
    for number, decks in enumerate(setup.decks, 1):
        yield from faults_of_decks(record, decks, number)


def faults_of_decks(record: Record, decks: Decks, seat: int) -> Iterator[Fault]:
    """Which cards of a seat are unknown, too many, or no Epic."""
    known = library(record)
    cards = (*decks.main, *decks.life, decks.epic)
    for card in sorted({card for card in cards if card not in known}):
        yield Fault("battle.unknown-card", {"card": card})
    if max(len(decks.main), len(decks.life)) > MOST_IN_DECK:
        yield Fault("battle.deck-too-large", {"seat": seat, "most": MOST_IN_DECK})
    if decks.epic in known and known[decks.epic].rarity != "Epic":
        yield Fault("battle.no-epic", {"seat": seat, "card": decks.epic})


def faults_of_cards(record: Record) -> Iterator[Fault]:
    """Cards of its own may not pass for official ones."""
    ids = [card.id for card in record.cards]
    if taken := sorted(set(ids) & cards_by_id().keys()):
        yield Fault("battle.official-number", {"cards": taken})
    if len(set(ids)) != len(ids) or len(ids) > MOST_OWN_CARDS:
        yield Fault("battle.own-cards", {"most": MOST_OWN_CARDS})


def faults_of_seats(record: Record) -> Iterator[Fault]:
    """Whoever does something sits at the table."""
    seats = seats_of(record)
    if any(not 0 <= entry.seat < seats for entry in record.entries):
        yield Fault("battle.seat-of-nobody", {"seats": seats})


def seats_of(record: Record) -> int:
    """How many sit at the table."""
    if record.setup is not None:
        return len(record.setup.decks)
    return len(record.position.seat) if record.position is not None else 0
