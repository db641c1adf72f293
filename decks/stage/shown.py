"""The Build stage as programs see it: the fields of `decks.stage.serializers.BuildSeen`."""

from decks.selectors import epics_for
from decks.stage.judging import overdue_at, pool_of
from decks.stage.models import Registration
from decks.stage.selectors import Offered, StageView, stage_view
from tables.models import Seat, Table
from tables.sentences import fault_shown


def table_shown(mine: Seat, person: str) -> dict[str, object]:
    """The table as this seat sees it: its lobby, or its Build."""
    if mine.table.stage == Table.Stage.LOBBY or not mine.table.builds.exists():
        return lobby_shown(mine)
    return build_shown(stage_view(mine, person))


def lobby_shown(mine: Seat) -> dict[str, object]:
    """A table before its Build."""
    seats = mine.table.seats.filter(left_at=None)
    return head(mine) | {
        "set": mine.table.settings.get("set", ""),
        "seats": [seat_shown(seat, seat.ready, late=False) for seat in seats],
        "game": None,
        "seat": None,
        "due": None,
        "overdue": overdue_at(mine.table),
        "over": False,
        "log": None,
        "pool": None,
        "epics": [],
        "registered": None,
        "deck": None,
        "own": [],
        "ready": [],
    }


def build_shown(view: StageView) -> dict[str, object]:
    """The Build as its seat may know it."""
    draft, place = view.stage.draft, view.mine.place
    drafted = draft is not None and view.number is not None
    return head(view.mine) | {
        "set": view.stage.set_key,
        "seats": [seat_shown(one.seat, one.ready, one.late) for one in view.people],
        "game": view.stage.number,
        "seat": view.number,
        "due": view.deadline.due,
        "overdue": view.deadline.overdue,
        "over": view.over,
        "log": draft.key if draft else None,
        "pool": pool_of(draft, place) if draft and drafted else None,
        "epics": [epic.id for epic in epics_for(view.card_set)],
        "registered": view.registered and registered_shown(view.registered),
        "deck": view.deck and offered_shown(view.deck),
        "own": [offered_shown(one) for one in view.own],
        "ready": [offered_shown(one) for one in view.ready],
    }


def head(mine: Seat) -> dict[str, object]:
    """What is said of the table itself."""
    table = mine.table
    return {
        "table": table.key,
        "name": table.name,
        "stage": table.stage,
        "place": mine.place,
        "revision": mine.revision,
        "host": table.host_id == mine.pk,
        "paused": table.paused_at is not None,
        "pause_reason": table.pause_reason,
        "rules": table.format,
    }


def seat_shown(seat: Seat, ready: bool, late: bool) -> dict[str, object]:
    """Who sits in a seat."""
    said = {"place": seat.place, "name": seat.name, "bot": seat.bot}
    return said | {"ready": ready, "late": late}


def registered_shown(there: Registration) -> dict[str, object]:
    """A frozen deck, for its owner."""
    return {"main": there.main, "life": there.life, "epics": [there.epic], "by": there.by}


def offered_shown(one: Offered) -> dict[str, object]:
    """A deck that may be registered, and what stands against it."""
    row = one.view.row if one.view else None
    return {
        "main": list(one.deck.main),
        "life": list(one.deck.life),
        "epics": list(one.deck.epics),
        "key": row.key if row else None,
        "revision": row.revision if row else None,
        "legal": one.verdict.legal,
        "faults": [fault_shown(fault) for fault in one.verdict.faults],
    }
