"""A moment of a replay made ready for its page, with the parts of the board's."""

from collections.abc import Iterator, Mapping
from typing import Any

from battle.board import Board
from battle.hints import Looked
from battle.replay import Replay
from battle.row import agreed
from battle.rules.engine.eyes import View
from battle.selectors import May, Seen
from cards.rules.card import Card
from tables.rules.refusal import Fault, Unknown


def seen_at(found: Replay) -> Seen:
    """A moment as the board's page knows a battle; "you" is only who looks at their own seat."""
    row = found.row
    seats = len(row.names)
    return Seen(
        table=row.table,
        battle=row,
        number=row.number,
        mine=found.eyes if found.eyes in found.mine else -1,
        view=found.view | {"choice": None},
        names=tuple(row.names),
        places=tuple(row.places),
        bots=("",) * seats,
        reserves=(0,) * seats,
        log=(),
        said=(),
        muted=(),
        revision=found.at,
        waits=None,
        requests=(),
        orders=(),
        agreement=agreed(row),
        commitment=row.commitment,
        may=May(),
        notes="",
        paused=False,
        ended=bool(found.view["over"]),
    )


def board_at(found: Replay, library: Mapping[str, Card], look: str) -> Board:
    """A moment laid out; whose eyes they are sits at the near side."""
    board = Board(seen_at(found), library, look)
    board.base = max(0, found.eyes)
    return board


def piece_in(view: View, number: int) -> Looked:
    """The card of this number on a board. Raises Unknown (battle.no-such-number)."""
    for seat, zone, at, seen in cards_shown(view):
        if seen["number"] == number:
            now = view["battlefield"][seat][at] if zone == "Battlefield" else None
            return Looked(
                card_id=seen.get("card", ""),
                zone=zone,
                now=now,
                souls=now["souls"] if now else (),
                changes=now.get("changes", ()) if now else (),
            )
    raise Unknown(Fault("battle.no-such-number"))


def cards_shown(view: View) -> Iterator[tuple[int, str, int, dict[str, Any]]]:
    """Every card that lies in a place of its own: its seat, zone and place, and what is seen."""
    for seat, zones in enumerate(view["zones"]):
        for zone, shown in zones.items():
            for at, seen in enumerate(shown.get("cards", ())):
                yield seat, zone, at, seen
