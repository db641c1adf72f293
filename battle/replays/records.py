"""A stored battle as a record: played again without what was taken back."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from battle.course import Undoing
from battle.models import Battle, Entry
from battle.row import setup_of
from battle.rules.trinity.game import Game
from battle.rules.trinity.printed import is_official
from battle.rules.trinity.record import Answer, Done, Record, fingerprint, library, replayed
from battle.services import library_of
from cards.rules.card import Card
from tables.rules.refusal import Conflict, Fault, Refusal

NOTED = msgspec.json.Decoder(Done | Undoing)


def record_of(row: Battle) -> Record:
    """The whole record of a battle that is over.

    Answers are numbered as if nothing had been taken back. Raises Conflict (battle.still-running,
    battle.other-rules) while it runs, and when the rules of today no longer lead to its end.
    """
    if row.ended_at is None:
        raise Conflict(Fault("battle.still-running"))
    record, game = played(row, standing(row.entries.all()))
    if unnumbered(game) != unnumbered(Game.load(row.state.encode())):
        raise Conflict(Fault("battle.other-rules"))
    return msgspec.structs.replace(record, names=tuple(row.names)) if row.table_id else record


def standing(entries: Iterable[Entry]) -> list[Done]:
    """What was done and not taken back by the last of these entries."""
    kept: list[Done] = []
    for entry in entries:
        what = NOTED.decode(entry.what)
        if isinstance(what, Undoing):
            at = last_answer(kept, what)
            kept = kept[:at] + [done for done in kept[at:] if done.lasting]
        else:
            kept.append(what)
    return kept


def last_answer(done: Sequence[Done], undoing: Undoing) -> int:
    """The place of the answer that was taken back."""
    return max(
        at
        for at, one in enumerate(done)
        if isinstance(one, Answer) and (one.seat, one.number) == (undoing.seat, undoing.number)
    )


def played(row: Battle, done: Sequence[Done]) -> tuple[Record, Game]:
    """The record of these entries, each answer given to whatever choice is open, and its end."""
    record = opening(row)
    entries = list(record.entries)
    try:
        game = replayed(record)
        for one in done:
            entries.append(renumbered(game, one))
            entries[-1].carry_out(game)
    except Refusal as refusal:
        raise Conflict(Fault("battle.other-rules")) from refusal
    whole = msgspec.structs.replace(record, entries=tuple(entries), end=fingerprint(game))
    return whole, game


def opening(row: Battle) -> Record:
    """The record of a battle in which nothing was done yet, but what it went on from."""
    if row.opening:
        return msgspec.json.decode(row.opening, type=Record)
    own = [card for card in library_of(row.set_key).values() if not is_official(card)]
    return Record(setup=setup_of(row), cards=tuple(own), entries=(), end="")


def library_for(row: Battle) -> Mapping[str, Card]:
    """The cards that a battle can show, by id."""
    return library_of(row.set_key) if row.set_key else library(opening(row))


def renumbered(game: Game, done: Done) -> Done:
    """An answer under the number of the choice that is open now."""
    if isinstance(done, Answer) and game.waiting is not None:
        return Answer(done.seat, game.waiting.number, done.picks)
    return done


def unnumbered(game: Game) -> bytes:
    """A state without the numbers of its choices, which count what was taken back too."""
    state = game.copy().state
    state.asked = [0] * state.seats
    if state.waiting is not None:
        state.waiting = msgspec.structs.replace(state.waiting, number=0)
    return msgspec.json.encode(state)
