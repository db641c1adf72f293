"""Around a battle: starting it, and who plays its seats."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from django.db import transaction
from django.utils import timezone

from battle.bots.players import PLAYERS
from battle.course import Course, begin_news
from battle.models import Battle
from battle.play import ask
from battle.row import nothing_on, setup_of
from battle.rules import fair
from battle.rules.agreement import Agreement, check_agreement, faults_of_level, read_agreement
from battle.rules.time import Clock
from battle.rules.trinity import setup as setting_up
from battle.rules.trinity.game import Game
from battle.rules.trinity.setup import Decks, Setup
from battle.version import rules_version
from cards.rules.card import Card
from cards.rules.catalogue import cards_by_id
from cards.selectors import card_set
from decks.rules.ready_made import drafted_decks
from decks.selectors import epics_for
from drafts.asking import asked
from drafts.bans import banned
from drafts.rules.box import SEATS_A_GAME, Rules
from drafts.rules.fair import SALT
from drafts.table.services import BOTS
from tables import services as tables
from tables.models import Seat, Table
from tables.rules.refusal import Fault, Refusal
from tables.services import Seated, changed, locked


@transaction.atomic
def start(
    *, table: Table, decks: Mapping[int, Decks], set_key: str, agreement: Agreement
) -> Battle:
    """Begin a battle at a table between legal decks, place to decks in turn order.

    Raises Conflict (battle.still-running) and as `check_agreement`.
    """
    table = locked(table.key)
    check_agreement(agreement, PLAYERS)
    nothing_on(table)
    setup = Setup(table.format, secrets.token_hex(16), tuple(decks.values()))
    salt = secrets.token_hex(SALT)
    return seat_battle(
        table=table,
        game=setting_up.start(setup, library_of(set_key)),
        places=list(decks),
        agreement=agreement,
        set_key=set_key,
        setup=msgspec.json.encode(setup).decode(),
        salt=salt,
        commitment=fair.commit(salt, setup),
    )


def seat_battle(
    *, table: Table, game: Game, places: Sequence[int], agreement: Agreement, **facts: Any
) -> Battle:
    """Let a game that waits for its first answer be played at a locked table.

    `places` are those of the seats in turn order, `facts` the fields of the row that say how it
    began.
    """
    names = dict(table.seats.values_list("place", "name"))
    clock = Clock(reserve=agreement.reserve)
    row = Battle.objects.create(
        table=table,
        number=table.battles.count() + 1,
        places=places,
        names=[names[place] for place in places],
        rules_version=rules_version(),
        state=game.save().decode(),
        agreement=msgspec.to_builtins(agreement),
        clocks=msgspec.to_builtins([clock] * len(places)),
        **facts,
    )
    begin_news(row, game, timezone.now())
    table.seats.exclude(bot="").exclude(bot__in=PLAYERS).update(bot=agreement.bots)
    table.stage = Table.Stage.BATTLE
    table.save(update_fields=["stage"])
    changed(table)
    ask(Course(table, row))
    return row


def begin_again(table: Table, row: Battle) -> Battle:
    """A new battle with the decks of an old one, in which the next seat goes first."""
    pairs = list(zip(row.places, setup_of(row).decks, strict=True))
    rotated = pairs[1:] + pairs[:1]
    table.seats.update(number=None)
    for number, (place, _) in enumerate(rotated):
        table.seats.filter(place=place).update(number=number)
    return start(
        table=table,
        decks=dict(rotated),
        set_key=row.set_key,
        agreement=read_agreement(row.agreement),
    )


def library_of(set_key: str) -> Mapping[str, Card]:
    """The cards that can be in a battle of this set, by id."""
    return {**cards_by_id(), **{card.id: card for card in card_set(set_key).cards}}


@transaction.atomic
def play_bots(
    *,
    name: str,
    person: str,
    rules: Rules,
    set_key: str,
    levels: Sequence[str],
    once: str,
    agreement: Agreement | None = None,
) -> Seated:
    """A table at once: a person against bots of these levels, with decks made for them.

    `name` is the person's; the same form sent twice opens one table. Raises Refusal with every
    impossible wish (field `levels`, `set`), and as `start`.
    """
    check_levels(rules, levels)
    with asked("set"):
        decks = ready_decks(rules, set_key)
    host = tables.open_table(
        name="", host_name=name, person=person, format=rules, seats=SEATS_A_GAME[rules],
        settings={}, once=once,
    )  # fmt: skip
    if host.seat.table.stage == Table.Stage.LOBBY:
        places = sit_beside(host.seat, levels)
        start(
            table=host.seat.table,
            decks=dict(zip(places, decks, strict=True)),
            set_key=set_key,
            agreement=agreement or Agreement(),
        )
        host.seat.refresh_from_db()
    return host


def sit_beside(host: Seat, levels: Sequence[str]) -> list[int]:
    """Let bots of these levels sit down in a turn order drawn by lot; the places in that order."""
    seats = [host] + [
        tables.seat_bot(table=host.table, name=name, level=level)
        for name, level in zip(names_beside(host.name), levels, strict=False)
    ]
    places = [seat.place for seat in seats]
    secrets.SystemRandom().shuffle(places)
    numbers = {place: number for number, place in enumerate(places)}
    tables.take_seats(table=host.table, numbers=numbers, stage=Table.Stage.BATTLE)
    return places


def names_beside(name: str) -> list[str]:
    """The names of bots who sit down beside a person of this name."""
    return [bot for bot in BOTS if bot != name]


def ready_decks(rules: Rules, set_key: str) -> list[Decks]:
    """A deck for each seat, drafted and built by bots without today's banned cards.

    Raises Unknown (cards.unknown-set), Refusal (packs.too-few-cards, decks.no-epics: set).
    """
    whole = card_set(set_key)
    epics, bans = tuple(epics_for(whole)), frozenset(banned(rules, set_key))
    decks = drafted_decks(whole, epics, bans, secrets.token_hex(16))[: SEATS_A_GAME[rules]]
    if not all(deck.epics for deck in decks):
        raise Refusal.of("decks.no-epics", set=whole.name)
    return [Decks(deck.main, deck.life, deck.epics[0]) for deck in decks]


def check_levels(rules: Rules, levels: Sequence[str]) -> None:
    """Raises Refusal (battle.unknown-level: level, known; battle.levels: needs)."""
    needs = SEATS_A_GAME[rules] - 1
    faults = [fault for level in levels for fault in faults_of_level(level, PLAYERS, "levels")]
    if len(levels) != needs:
        faults.append(Fault("battle.levels", {"field": "levels", "needs": needs}))
    if faults:
        raise Refusal(*faults)
