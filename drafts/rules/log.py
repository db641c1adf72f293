"""The log of a draft: replayed seat by seat and pack by pack, and written for other programs.

The JSON is the format `trinity-draft/1`: see `Record`.
"""

from collections import Counter
from typing import Literal

import msgspec
from msgspec import Struct

from drafts.rules.box import Rules
from drafts.rules.draft import Draft
from drafts.rules.moves import Choice, Choose, Move, Pick, Setup, Take
from drafts.rules.running import AnyDraft, begin
from tables.rules.refusal import NotAllowed, Refusal


class Look(Struct, frozen=True):
    """A pick beside the same seat's earlier look at the same pack.

    `again` are the cards of then that came round, `gone` those that others took meanwhile, both in
    the order of the earlier look. In DUEL the pack is the hand, and `gone` may be in the half that
    was given away.
    """

    pick: Pick
    again: tuple[str, ...]
    gone: tuple[str, ...]


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The format `trinity-draft/1`: a draft, or one seat's part of it, for replay elsewhere.

    Seats are numbered from 0, rounds, packs and picks from 1; cards are ids. `seat` names the only
    seat of a part, which tells neither packs nor seed; without it the record is whole, and the same
    setup and moves make the same draft. `moves` stand in the order in which they happened.
    """

    format: Literal["trinity-draft/1"]
    rules: Rules
    seats: int
    set: str
    epics: tuple[str, ...]
    moves: tuple[Move, ...]
    seat: int | None = None
    seed: str | None = None
    packs: tuple[tuple[str, ...], ...] = ()


def picks(draft: Draft) -> list[Pick]:
    """Every pick, in the order in which they happened."""
    return [move for move in draft.log if isinstance(move, Pick)]


def of_seat(draft: Draft, seat: int) -> list[Pick]:
    """A seat's picks, first to last."""
    return [pick for pick in picks(draft) if pick.seat == seat]


def of_pack(draft: Draft, pack: int) -> list[Pick]:
    """A pack through every hand, by number; in DUEL the hands of the seat that opened it."""
    return sorted((pick for pick in picks(draft) if pick.pack == pack), key=lambda p: p.number)


def looks(draft: Draft, seat: int) -> list[Look]:
    """What came round again: each pick of a seat beside its earlier look at that pack."""
    earlier: dict[int, Pick] = {}
    found = []
    for pick in of_seat(draft, seat):
        if before := earlier.get(pick.pack):
            found.append(_look(before, pick))
        earlier[pick.pack] = pick
    return found


def _look(before: Pick, now: Pick) -> Look:
    there = Counter(now.seen)
    again: list[str] = []
    gone: list[str] = []
    for card in left_by(before):
        (again if there[card] > 0 else gone).append(card)
        there[card] -= 1
    return Look(now, tuple(again), tuple(gone))


def left_by(pick: Pick) -> list[str]:
    """The cards that a pick left, in their order."""
    left = list(pick.seen)
    for card in pick.cards:
        left.remove(card)
    return left


def readable(draft: Draft, viewer: int | None, seat: int) -> list[Pick]:
    """The picks of a seat that the viewer may read.

    One's own at once, as far as the table lets a player look back; those of others when the draft
    is over. Raises NotAllowed (drafts.log-closed).
    """
    if draft.over:
        return of_seat(draft, seat)
    if viewer != seat:
        raise NotAllowed.of("drafts.log-closed")
    own = of_seat(draft, seat)
    return own if draft.may_review(seat) else [p for p in own if p.round < draft.round_of(seat)]


def record(draft: Draft, seat: int | None = None) -> Record:
    """The record of a draft, or of one seat's part.

    It holds everything: who may have it is for `readable` to say. A whole one tells the seed.
    """
    whole = seat is None
    return Record(
        format="trinity-draft/1",
        rules=draft.setup.rules,
        seats=draft.setup.seats,
        set=draft.setup.set,
        epics=draft.setup.epics,
        moves=tuple(move for move in draft.log if whole or move.seat == seat),
        seat=seat,
        seed=draft.setup.seed if whole else None,
        packs=draft.setup.packs if whole else (),
    )


def to_json(record: Record) -> bytes:
    """The record as JSON in UTF-8."""
    return msgspec.json.encode(record)


def from_json(text: bytes | str) -> Record:
    """The record that a JSON describes. Raises Refusal (drafts.no-record: detail)."""
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeError) as fault:
        raise Refusal.of("drafts.no-record", detail=str(fault)) from None


def replay(record: Record, moves: int | None = None) -> AnyDraft:
    """The draft that a whole record tells, up to a number of moves, made again by the rules.

    Raises Refusal: drafts.part-of-record, drafts.record-move (move, from 1) where the rules make
    something else of a move than the record says, and those of `check_setup` and `Draft.act`.
    """
    if record.seat is not None or record.seed is None:
        raise Refusal.of("drafts.part-of-record")
    draft = begin(
        Setup(
            rules=record.rules,
            seats=record.seats,
            set=record.set,
            packs=record.packs,
            epics=record.epics,
            seed=record.seed,
        )
    )
    for number, move in enumerate(record.moves[:moves], 1):
        made = draft.act(move.seat, action_of(move), move.by).move
        if made != move or len(draft.log) != number:
            raise Refusal.of("drafts.record-move", move=number)
    return draft


def action_of(move: Move) -> Take | Choose:
    """The action that made this move."""
    if isinstance(move, Choice):
        return Choose(move.round, move.pack)
    return Take(move.pack, move.number, move.cards)
