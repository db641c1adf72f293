"""Keeps the rows of a battle in the middle of a choice, for every release to go on with.

    VAR_DIR=$(mktemp -d) python -m battle.tests.keep_battle

Run it once for a release that changes the rows; the battles of the earlier ones stay.
"""

import json
from pathlib import Path

import django

BATTLES = Path(__file__).parent / "fixtures" / "battles"
ANSWERS = 30
FIELDS = (
    "set_key", "names", "setup", "salt", "commitment", "rules_version", "state", "agreement",
    "clocks", "orders", "requests", "requested", "notes",
)  # fmt: skip
PARTS = {
    "entries": ("number", "seat", "what", "by", "undone", "rules_version"),
    "kept": ("entry", "seat", "choice", "answers", "turn", "state"),
    "heard": ("seat", "number", "turn", "entry", "lines", "changes"),
}


def keep(name: str) -> None:
    """Play a battle for a while, with an order, a request and notes, and keep its rows."""
    from battle import chat, consents, orders
    from battle.rules.trinity.orders import PassAlong
    from battle.tests.battles import battling, play_on, row_of

    seats = battling(seconds=600, reserve=60, increment=5)
    orders.give_order(seat=seats[0], battle=1, order=PassAlong(0))
    chat.write_notes(seat=seats[1], battle=1, text="Watch the left Wall.")
    play_on(seats, ANSWERS)
    consents.request(seat=seats[2], battle=1, kind="draw")
    row = row_of(seats[0])
    kept = {field: getattr(row, field) for field in FIELDS}
    kept |= {part: list(getattr(row, part).values(*names)) for part, names in PARTS.items()}
    BATTLES.mkdir(exist_ok=True)
    (BATTLES / f"{name}.json").write_text(json.dumps(kept, separators=(",", ":")))


if __name__ == "__main__":
    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    keep("1")
