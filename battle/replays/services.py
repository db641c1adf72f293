"""Records that somebody brings along, and battles that go on from a moment of another."""

import msgspec
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext

from battle.course import keep_news
from battle.models import Battle, Entry
from battle.positions.seating import OFFICIAL, Seating, play_from
from battle.replays.records import opening, played, standing
from battle.replays.selectors import Replay
from battle.rules.trinity.game import Game
from battle.rules.trinity.record import Done, Record, begun, fingerprint, read_record
from battle.rules.trinity.record_faults import faults
from battle.telling import News, first_look, look, watchers
from battle.version import rules_version
from tables.rules.refusal import Conflict, Fault, NotAllowed, Refusal
from tables.services import Seated

NAME = 30
"""Letters of a name, as of whoever sits down."""


def bring(*, text: str) -> Battle:
    """Keep the record of a battle from anywhere, after playing it again move by move.

    Raises Refusal with what is wrong with it, battle.other-end when it does not end as it says, and
    what an answer raises that is not possible.
    """
    record = read_record(text.encode())
    if found := faults(record):
        raise Refusal(*found)
    game, news = told_anew(record)
    if fingerprint(game) != record.end:
        raise Refusal(Fault("battle.other-end"))
    return keep(record, game, news)


def play_on(*, found: Replay, seating: Seating) -> list[Seated]:
    """A table at once on which a battle that is over goes on from a step of its replay.

    Raises NotAllowed (battle.replay-closed) before the end, Conflict (battle.other-rules) when the
    rules of today no longer lead there, (battle.cards-brought) where cards are of no set of this
    site, and as `battle.positions.seating.play_from`.
    """
    row = found.row
    if row.ended_at is None:
        raise NotAllowed(Fault("battle.replay-closed"))
    if not row.set_key and opening(row).cards:
        raise Conflict(Fault("battle.cards-brought"))
    record, _ = played(row, standing(row.entries.filter(number__lte=found.entry)))
    title = gettext("Played on")
    set_key = row.set_key or OFFICIAL
    return play_from(opening=record, seating=seating, title=title, set_key=set_key)


def told_anew(record: Record) -> tuple[Game, list[News]]:
    """A record played again, and what everybody was told on the way."""
    game = begun(record)
    eyes = watchers(game)
    news = [first_look(game, one.seat) for one in eyes]
    for number, entry in enumerate(record.entries, 1):
        game.lines = []
        entry.carry_out(game)
        fresh = [look(one, game, number) for one in eyes]
        news += [one for one in fresh if one.lasting]
    return game, news


@transaction.atomic
def keep(record: Record, game: Game, news: list[News]) -> Battle:
    """Store a battle that is played out as far as it goes."""
    at = timezone.now()
    row = Battle.objects.create(
        names=names_in(record, game.state.seats),
        opening=msgspec.json.encode(msgspec.structs.replace(record, entries=(), end="")).decode(),
        rules_version=rules_version(),
        state=game.save().decode(),
        outcome=game.state.over,
        winner=game.state.winner,
        ended_at=at,
    )
    Entry.objects.bulk_create(
        noted(row, number, entry) for number, entry in enumerate(record.entries, 1)
    )
    keep_news(row, news, at)
    return row


def names_in(record: Record, seats: int) -> list[str]:
    """What the players of a record are called, by number where it does not say so."""
    named = ["".join(filter(str.isprintable, name)).strip()[:NAME] for name in record.names]
    if len(named) == seats and all(named):
        return named
    return [gettext("Player %(seat)s") % {"seat": seat + 1} for seat in range(seats)]


def noted(row: Battle, number: int, done: Done) -> Entry:
    """One thing that was done, as a row."""
    return Entry(
        battle=row,
        number=number,
        seat=done.seat,
        what=msgspec.json.encode(done).decode(),
        by=Entry.By.PERSON,
        rules_version=rules_version(),
        at=row.ended_at,
    )
