"""How a table battles, agreed before it does; and from its decks to the battle."""

from typing import Any

import msgspec
from django.db import transaction
from django.dispatch import receiver

from battle.bots.players import PLAYERS
from battle.models import Terms
from battle.row import nothing_on
from battle.rules.agreement import Agreement, check_agreement, read_agreement
from battle.rules.trinity.setup import Decks
from battle.services import start
from decks.rules.stage_wishes import read_build_wishes
from decks.signals import all_registered
from decks.stage.selectors import latest_stage, registered
from drafts.rules.bots import LEVELS
from drafts.rules.box import SEATS_A_GAME
from drafts.table import services as draft_services
from drafts.table.play import wishes_of
from tables import services as tables
from tables.models import Seat, Table
from tables.rules.refusal import Conflict, Fault
from tables.services import changed, for_the_host, locked

STRENGTH = dict(zip(LEVELS, ("random", "greedy", "search"), strict=True))
"""How well a bot battles that drafts so well."""


def terms_of(table: Table) -> Agreement:
    """How a table is going to battle: as it is written, but no hand is open before all agreed."""
    row = _row(table)
    agreement = _written(row)
    if all(agreed for _, agreed in _asked_for_hands(row, agreement)):
        return agreement
    return msgspec.structs.replace(agreement, watch="table")


def written(table: Table) -> Agreement:
    """What the host of a table wrote, or its first stage suggests."""
    return _written(_row(table))


def asked_for_hands(table: Table) -> list[tuple[Seat, bool]]:
    """The people to be asked for open hands, and who agreed; nobody where none is to be open."""
    row = _row(table)
    return _asked_for_hands(row, _written(row))


def _row(table: Table) -> Terms:
    row = Terms.objects.filter(table=table).first() or Terms()
    row.table = table
    return row


def _written(row: Terms) -> Agreement:
    return read_agreement(row.agreement) if row.agreement else suggested(row.table)


def _asked_for_hands(row: Terms, agreement: Agreement) -> list[tuple[Seat, bool]]:
    if agreement.watch != "hands":
        return []
    people = row.table.seats.filter(left_at=None, bot="")
    return [(seat, seat.place in row.open_hands) for seat in people]


def suggested(table: Table) -> Agreement:
    """No time limit; the night, the bots and the watchers as in the table's first stage."""
    if table.begins_with == Table.Stage.DRAFT and table.settings:
        wishes = wishes_of(table)
        return Agreement(
            quiet=wishes.quiet,
            bots=STRENGTH[wishes.bots or "regular"],
            watch=wishes.watch,
            delay=wishes.delay,
        )
    if table.begins_with == Table.Stage.BUILD:
        build = read_build_wishes(table.settings)
        return Agreement(quiet=build.quiet, bots=STRENGTH[build.bots or "regular"])
    return Agreement()


@transaction.atomic
def set_terms(*, by: Seat, agreement: Agreement) -> None:
    """Write down how the table is going to battle; consent to open hands is asked anew.

    Raises Refusal as `check_agreement`, NotAllowed (tables.host-only), Conflict
    (battle.still-running).
    """
    table = locked(by.table.key)
    for_the_host(table, by)
    check_agreement(agreement, PLAYERS)
    nothing_on(table)
    written = {"agreement": msgspec.to_builtins(agreement), "open_hands": []}
    Terms.objects.update_or_create(table=table, defaults=written)
    changed(table)


@transaction.atomic
def open_hand(*, seat: Seat, yes: bool) -> None:
    """Agree to show the own hand to watchers, or no longer. Raises Conflict (still-running)."""
    table = locked(seat.table.key)
    nothing_on(table)
    row, _ = Terms.objects.get_or_create(table=table)
    row.open_hands = sorted({*row.open_hands} - {seat.place} | ({seat.place} if yes else set()))
    row.save(update_fields=["open_hands"])
    changed(table)


@receiver(all_registered)
def begin(table: Table, game: int, **_: Any) -> None:
    """Begin the battle of the decks that everybody registered, in the transaction of the last one.

    A table of more people than a battle has seats stays where it is.
    """
    decks = {deck.place: Decks(deck.main, deck.life, deck.epic) for deck in registered(table, game)}
    if len(decks) == SEATS_A_GAME.get(table.format):
        set_key = latest_stage(table).set_key
        start(table=table, decks=decks, set_key=set_key, agreement=terms_of(table))


@transaction.atomic
def next_game(*, by: Seat) -> None:
    """Back to the lobby, for the next packs of the table's box or for other decks.

    Raises NotAllowed (tables.host-only), Conflict (battle.still-running; battle.no-next-game at a
    table that began with a battle).
    """
    table = locked(by.table.key)
    for_the_host(table, by)
    if table.stage != Table.Stage.OVER:
        raise Conflict(Fault("battle.still-running"))
    if not has_more(table):
        raise Conflict(Fault("battle.no-next-game"))
    if table.begins_with == Table.Stage.DRAFT:
        draft_services.next_game(by=by)
    else:
        tables.back_to_lobby(table=table)


def has_more(table: Table) -> bool:
    """Whether a table has more than one battle to it: it began with a draft or with decks."""
    return bool(table.settings)


def may_go_on(seat: Seat) -> bool:
    """Whether this seat can lead its table to the next game now."""
    table = seat.table
    return table.host_id == seat.pk and table.stage == Table.Stage.OVER and has_more(table)
