"""Twin worlds through whole random battles: what a seat may not know, it can't tell from anything.

Every answer of a battle is given in both worlds; what the viewer's seat, a watcher and the rows
stored for them hold is the same throughout.
"""

from typing import Any

import pytest
from msgspec import to_builtins

from battle import chat, orders, selectors
from battle.replays import watch
from battle.rules.trinity.orders import Always
from battle.selectors import Seen
from battle.tests.battles import row_of
from battle.tests.twins import Worlds, heard
from tables.models import Seat, Table
from tables.tokens import link_token

pytestmark = [pytest.mark.django_db, pytest.mark.one_database]
OFTEN = 9  # answers from one look at the page to the next
APART = ("table", "battle", "commitment")  # keys and promises of each table


def shown(seen: Seen) -> dict[str, Any]:
    """All that a viewer sees, without keys and times."""
    fields = {name: getattr(seen, name) for name in seen.__struct_fields__ if name not in APART}
    fields["waits"] = seen.waits and (seen.waits.seat, seen.waits.until)
    fields["log"] = [(one.number, one.turn, one.lines) for one in seen.log]
    return {name: to_builtins(field) for name, field in fields.items()}


def whole(worlds: Worlds) -> list[Any]:
    """Everything the viewer can ask about each world."""
    return [
        (
            shown(selectors.seen(seat)),
            [(one.number, one.turn, one.lines) for one in selectors.since(seat, 0)],
            Seat.objects.filter(pk=seat.pk).values_list("revision", "turn").get(),
        )
        for seat in worlds.viewers
    ]


def public(worlds: Worlds) -> list[Any]:
    """Everything a watcher can ask about each world."""
    found = []
    for table in worlds.tables:
        row = Table.objects.get(pk=table[0].table_id)
        seen = watch.watch(row.key, link_token(row, "watch")).seen
        found.append((shown(seen), row.revision))
    return found


def secret_doings(worlds: Worlds) -> None:
    """What others do in the second world alone, and nobody sees."""
    for number, seat in enumerate(worlds.tables[1]):
        if number != worlds.viewer:
            chat.write_notes(seat=seat, battle=1, text="my secret")
            orders.give_order(seat=seat, battle=1, order=Always(0, "No such line.", "yes"))


@pytest.mark.parametrize(
    ("rules", "viewer"),
    [("standard", 0), ("standard", 1), ("standard", 2), ("duel", 0), ("duel", 1)],
)
def test_it_shows_a_seat_the_same_in_twin_worlds(rules: str, viewer: int) -> None:
    worlds, answers = Worlds(rules, viewer, seed=30 + viewer), 0
    assert row_of(worlds.tables[0][0]).state != row_of(worlds.tables[1][0]).state
    secret_doings(worlds)
    for answers in worlds.play():
        if answers % OFTEN == 0:
            one, other = whole(worlds)
            assert one == other
            one, other = public(worlds)
            assert one == other
    one, other = whole(worlds)
    assert one == other
    for eyes in (viewer, -1):
        one, other = (heard(seat, eyes) for seat in worlds.viewers)
        assert one == other
    assert answers > 60
