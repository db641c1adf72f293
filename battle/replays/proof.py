"""Whether the shuffles of a battle that is over were what was promised before it."""

from typing import Any

import msgspec

from battle.models import Battle
from battle.replays.records import record_of
from battle.replays.selectors import view_at
from battle.row import setup_of
from battle.rules import fair
from battle.rules.trinity.setup import Setup
from battle.sentences import SENTENCES
from tables.rules.refusal import Conflict, Fault, Refusal
from tables.sentences import say


def proof_of(row: Battle) -> dict[str, Any]:
    """What the page needs to check a battle, here and in the reader's browser.

    Raises Conflict (battle.still-running, battle.no-promise) before the end, and for a battle that
    began from a board that somebody set up, or was brought along.
    """
    if row.ended_at is None:
        raise Conflict(Fault("battle.still-running"))
    if not row.setup:
        raise Conflict(Fault("battle.no-promise"))
    setup = setup_of(row)
    return {
        "row": row,
        "setup": setup,
        "faults": [say(fault) for fault in fair.faults(row.salt, setup, row.commitment)],
        "replay_faults": replay_faults(row),
        "shown": shown(row, setup),
        "sentences": {code: str(SENTENCES[code]) for code in CHECKED},
    }


CHECKED = ("battle.other-commitment", "battle.other-hand")


def replay_faults(row: Battle) -> list[str]:
    """Why the battle, played again, does not come to its end; nothing when it does."""
    try:
        record_of(row)
    except Refusal as refusal:
        return [say(fault) for fault in refusal.faults]
    return []


def shown(row: Battle, setup: Setup) -> dict[str, Any]:
    """What `static/js/verify_battle.js` checks."""
    hands = []
    for seat in range(len(setup.decks)):
        cards = view_at(row, seat, 1)["zones"][seat]["Hand"]["cards"]
        hands.append([card["card"] for card in cards])
    return {
        "commitment": row.commitment,
        "salt": row.salt,
        "seed": setup.seed,
        "format": setup.format,
        "first": setup.first,
        "decks": msgspec.to_builtins(setup.decks),
        "hands": hands,
    }
