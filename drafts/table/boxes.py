"""The sealed box that a table's packs come from: a keeper's, or one that the table keeps itself."""

import msgspec
from msgspec.structs import replace

from drafts.models import Box
from drafts.rules.wishes import Wishes
from drafts.selectors import find_box
from drafts.services import give_box, make_box
from drafts.table.play import keeper
from drafts.viewers import Viewer
from tables.models import Table
from tables.rules.refusal import Fault, Refusal


def as_dealt(wishes: Wishes) -> Wishes:
    """The wishes with rules, set and spread of the box wished for. Raises Unknown."""
    if not wishes.box:
        return wishes
    box = find_box(wishes.box)
    return replace(wishes, rules=box.rules, set=box.set_key, spread=box.spread)


def settle_box(table: Table, wishes: Wishes, viewer: Viewer) -> None:
    """Let a new table have the box that is wished for, from its keeper, or else a box of its own.

    Raises as `give_box`, and Refusal (drafts.too-few-packs: left, needs).
    """
    if not wishes.box:
        new_box(table, wishes)
        return
    box = give_box(box_id=wishes.box, viewer=viewer, to=keeper(table).person)
    left = packs_left(box)
    if left < wishes.packs:
        params = {"field": "seats", "left": left, "needs": wishes.packs}
        raise Refusal(Fault("drafts.too-few-packs", params))
    keep_wishes(table, wishes)


def packs_left(box: Box) -> int:
    """How many packs of a box lie in games that nobody took."""
    return sum(game.last - game.first + 1 for game in box.games.filter(state="closed"))


def keep_wishes(table: Table, wishes: Wishes) -> None:
    """Write down how a table drafts."""
    table.settings = msgspec.to_builtins(wishes)
    table.save(update_fields=["settings"])


def new_box(table: Table, wishes: Wishes) -> Wishes:
    """A new sealed box for the table, which it keeps itself."""
    box = make_box(
        maker=keeper(table).person, set_key=wishes.set, rules=wishes.rules, spread=wishes.spread
    )
    wishes = replace(wishes, box=box.public_id)
    keep_wishes(table, wishes)
    return wishes
