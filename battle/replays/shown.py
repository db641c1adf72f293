"""A moment of a replay made ready for its page, with the parts of the board's."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from battle.board.board import Board
from battle.hints import Looked
from battle.models import Battle
from battle.replays.selectors import Replay
from battle.rules.engine.eyes import View
from battle.rules.time import Clock
from battle.selectors import WATCHES, Seen
from cards.rules.card import Card
from tables.rules.refusal import Fault, Unknown


def seen_of(
    view: View, names: Sequence[str], mine: int = WATCHES, row: Battle | None = None
) -> Seen:
    """A view as the board's page knows a battle: one in which nothing is asked or going on."""
    seats = len(names)
    return Seen(
        table=row.table if row else None,
        battle=row,
        number=row.number if row else 0,
        mine=mine,
        view={**view, "choice": None},
        names=tuple(names),
        places=tuple(row.places) if row else (),
        bots=("",) * seats,
        clocks=(Clock(),) * seats,
        ended=bool(view["over"]),
        commitment=row.commitment if row else "",
    )


def board_at(found: Replay, library: Mapping[str, Card], look: str) -> Board:
    """A moment laid out; whose eyes they are sits at the near side, and is "you" if it is so."""
    mine = found.eyes if found.eyes in found.mine else WATCHES
    board = Board(seen_of(found.view, found.row.names, mine, found.row), library, look)
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
