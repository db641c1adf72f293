"""The chat of a battle, and the notes that a player keeps for themselves.

Beside what each names, every service here raises Unknown (battle.no-such-battle) and NotAllowed
(battle.not-in-it).
"""

from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from battle.models import Battle, Said
from battle.row import battle_of, number_of
from tables.models import Seat
from tables.rules.refusal import Fault, Refusal, TooMany
from tables.services import changed, locked

MOST_NOTES = 4000  # characters
MOST_SAID = 500  # characters
OFTEN, WHILE = 20, timedelta(minutes=1)  # lines of chat


@transaction.atomic
def write_notes(*, seat: Seat, battle: int, text: str) -> Battle:
    """Keep a player's own notes; nobody else ever reads them."""
    table = locked(seat.table.key)
    row = battle_of(table, battle)
    number_of(row, seat)
    row.notes = {**row.notes, str(seat.place): text[:MOST_NOTES]}
    row.save(update_fields=["notes"])
    return row


@transaction.atomic
def say(*, seat: Seat, battle: int, text: str, once: str) -> Battle:
    """Say something to everybody in the battle; the same form sent twice says it once.

    Raises Refusal (battle.nothing-said, battle.said-too-long: most) and TooMany (site.too-many).
    """
    table = locked(seat.table.key)
    row = battle_of(table, battle)
    number_of(row, seat)
    text = " ".join(text.split())
    if Said.objects.filter(seat=seat, once=once).exists():
        return row
    if not text:
        raise Refusal(Fault("battle.nothing-said", {"field": "text"}))
    if len(text) > MOST_SAID:
        raise Refusal(Fault("battle.said-too-long", {"field": "text", "most": MOST_SAID}))
    if row.said.filter(seat=seat, at__gte=timezone.now() - WHILE).count() >= OFTEN:
        raise TooMany(Fault("site.too-many", {"wait": int(WHILE.total_seconds())}))
    Said.objects.create(battle=row, seat=seat, text=text, once=once)
    changed(table, row.places, public=False)
    return row
