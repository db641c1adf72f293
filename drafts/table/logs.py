"""The log of a draft for its pages and for programs, cut to what the viewer may read."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from cards.rules.card import Card
from drafts.rules.advice import Advice, advise
from drafts.rules.log import Look, Record, looks, of_pack, readable, record
from drafts.rules.moves import Pick
from drafts.rules.running import AnyDraft, load
from drafts.table.models import TableDraft
from drafts.table.play import cards_of
from drafts.table.present import Somebody
from drafts.table.selectors import people_of
from tables.models import Seat, Table
from tables.rules.refusal import Fault, NotAllowed, Unknown


@dataclass(frozen=True)
class SeenCard:
    """A card of a pick: whether it was taken, and whether an earlier look had not shown it yet."""

    card: Card
    taken: bool
    new: bool


@dataclass(frozen=True)
class PickView:
    """A pick to look at: who made it, the cards that lay there, how many of them an earlier look
    at the same pack had shown, and those gone since."""

    pick: Pick
    who: Somebody
    cards: Sequence[SeenCard]
    again: int
    gone: Sequence[Card]

    @property
    def taken(self) -> list[Card]:
        """What was taken."""
        return [seen.card for seen in self.cards if seen.taken]


@dataclass(frozen=True)
class LogView:
    """The log of one draft as one viewer may read it; `viewer` is their seat in it, if any."""

    row: TableDraft
    draft: AnyDraft
    people: Sequence[Somebody]
    cards: Mapping[str, Card]
    viewer: int | None

    @property
    def open(self) -> bool:
        """Whether every pick may be read by everybody with the link."""
        return self.draft.over and self.row.logs_open

    @property
    def seats(self) -> list[int]:
        """The seats whose picks this viewer may read."""
        everybody = range(self.draft.setup.seats)
        return [seat for seat in everybody if self.open or seat == self.viewer]

    @property
    def packs(self) -> range:
        """The numbers of the packs."""
        return range(1, len(self.draft.setup.packs) + 1)

    @property
    def mine(self) -> Seat | None:
        """The viewer's seat at the table."""
        return None if self.viewer is None else self.people[self.viewer].seat

    @property
    def notes(self) -> str:
        """What the viewer noted on the draft; nobody else ever reads it."""
        return self.row.notes.get(str(self.mine.place), "") if self.mine else ""

    @property
    def builds(self) -> bool:
        """Whether the viewer's table is building decks from this draft now."""
        table = self.mine.table if self.mine else None
        return table is not None and table.stage == Table.Stage.BUILD and self.row.is_latest

    def picks(self, seat: int) -> list[Pick]:
        """A seat's picks. Raises Unknown (drafts.no-seat), NotAllowed (drafts.log-closed)."""
        if not 0 <= seat < self.draft.setup.seats:
            seats = self.draft.setup.seats
            raise Unknown(Fault("drafts.no-seat", {"seat": seat, "seats": seats}))
        if seat not in self.seats:
            raise NotAllowed(Fault("drafts.log-closed"))
        return readable(self.draft, self.viewer, seat)

    def pick(self, seat: int, at: int) -> PickView:
        """A seat's pick, counted from 1. Raises Unknown (drafts.no-pick) beyond its picks."""
        picks = self.picks(seat)
        if not 1 <= at <= len(picks):
            raise Unknown(Fault("drafts.no-pick", {"at": at, "picks": len(picks)}))
        return self.shown(picks[at - 1])

    def through(self, pack: int) -> list[PickView]:
        """A pack through every hand that the viewer may look into.

        Raises Unknown (drafts.no-pack) for a pack this draft has not.
        """
        if pack not in self.packs:
            raise Unknown(Fault("drafts.no-pack", {"pack": pack, "packs": len(self.packs)}))
        read = [pick for seat in self.seats for pick in self.picks(seat)]
        return [self.shown(pick) for pick in of_pack(self.draft, pack) if pick in read]

    def pool(self, seat: int) -> list[Card]:
        """The cards of a seat in the order taken, as far as its picks may be read."""
        return [self.cards[id] for pick in self.picks(seat) for id in pick.cards]

    def advice(self, pick: Pick) -> Advice | None:
        """What bots say of a pick, once everybody may read every pick."""
        return advise(self.draft, pick, self.cards) if self.open else None

    def shown(self, pick: Pick) -> PickView:
        """A pick with what came round again."""
        look = next((look for look in looks(self.draft, pick.seat) if look.pick == pick), None)
        before = look or Look(pick, pick.seen, ())
        taken, known = Counter(pick.cards), Counter(before.again)
        seen = []
        for card in pick.seen:
            seen.append(SeenCard(self.cards[card], taken[card] > 0, known[card] <= 0))
            taken[card] -= 1
            known[card] -= 1
        gone = [self.cards[id] for id in before.gone]
        return PickView(pick, self.people[pick.seat], seen, len(look.again) if look else 0, gone)


def log_view(key: str, seats: Sequence[Seat]) -> LogView:
    """The log of the draft with this key, for whoever holds these seats.

    Raises Unknown (drafts.no-such-draft), NotAllowed (drafts.log-closed) for a stranger before
    the log is open to everybody.
    """
    row = TableDraft.objects.select_related("table").filter(key=key).first()
    if row is None:
        raise Unknown(Fault("drafts.no-such-draft"))
    draft = load(row.state)
    viewer = viewer_number(row, seats)
    found = LogView(row, draft, people_of(row, draft.view(None)), cards_of(draft), viewer)
    if not found.seats:
        raise NotAllowed(Fault("drafts.log-closed"))
    return found


def viewer_number(row: TableDraft, seats: Sequence[Seat]) -> int | None:
    """Which seat of the draft one of these seats is."""
    held = [seat.place for seat in seats if seat.table_id == row.table_id]
    return next((row.places.index(place) for place in held if place in row.places), None)


def record_for(log: LogView) -> Record:
    """The whole record once the log is open; before, the viewer's own part as far as readable."""
    if log.open:
        return record(log.draft)
    assert log.viewer is not None, "log_view lets nobody else through"
    own = record(log.draft, log.viewer)
    read = log.picks(log.viewer)
    moves = tuple(move for move in own.moves if not isinstance(move, Pick) or move in read)
    return Record(
        format=own.format,
        rules=own.rules,
        seats=own.seats,
        set=own.set,
        epics=own.epics,
        moves=moves,
        seat=own.seat,
    )


def plain(record: Record) -> object:
    """A record as JSON knows it: mappings, lists, texts and numbers."""
    return msgspec.to_builtins(record)
