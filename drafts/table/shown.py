"""A table that drafts as programs see it: the fields of `drafts.table.serializers.DraftSeen`."""

import msgspec

from drafts.table.play import wishes_of
from drafts.table.present import Somebody
from drafts.table.selectors import DraftView, of_seat, terms
from drafts.table.watch import WatchView
from tables.models import Seat, Table

NOT_DRAFTING = dict.fromkeys(("seat", "round", "taken", "packs", "direction", "acting"))


def table_shown(mine: Seat) -> dict[str, object]:
    """The table as this seat sees it, in the lobby or in the draft."""
    if mine.table.stage == Table.Stage.LOBBY:
        return lobby_shown(mine)
    return draft_shown(of_seat(mine))


def lobby_shown(mine: Seat) -> dict[str, object]:
    """A table before its draft."""
    seats = mine.table.seats.filter(left_at=None)
    return head(mine.table, mine) | {
        "seats": [seat_shown(seat) | NOT_DRAFTING for seat in seats],
        "told": [],
        "game": None,
        "log": None,
        "over": False,
        "seat": None,
        "due": None,
        "face_down": [],
        "epics": [],
        "hand": None,
        "choosing": None,
        "mark": None,
        "pool": None,
        "notes": "",
    }


def draft_shown(draft: DraftView) -> dict[str, object]:
    """A draft as its viewer may know it; pauses stop the clock, so nothing is due then."""
    view = draft.view
    return head(draft.table, draft.mine) | {
        "seats": [somebody_shown(one) for one in draft.people],
        "told": draft.told,
        "game": draft.game,
        "log": draft.key if draft.mine or draft.logs_open else None,
        "over": view.over,
        "seat": draft.number,
        "due": None if draft.table.paused_at else draft.due,
        "face_down": list(view.face_down),
        "epics": list(view.epics),
        "hand": view.hand,
        "choosing": view.choosing,
        "mark": view.mark.cards if view.mark else None,
        "pool": view.pool,
        "notes": draft.notes,
    }


def watch_shown(watch: WatchView) -> dict[str, object]:
    """A draft as its watchers see it."""
    opened = [
        {
            "seat": one.who.place.seat,
            "hand": [card.id for card in one.hand],
            "pool": [card.id for card in one.pool],
        }
        for one in watch.seats
    ]
    return draft_shown(watch.draft) | {"open": opened}


def terms_shown(table: Table) -> dict[str, object]:
    """How a table drafts. Raises Unknown (drafts.no-such-draft) for a table without a draft."""
    wishes, _ = terms(table)
    named = {"table": table.key, "name": table.name, "stage": table.stage}
    return msgspec.to_builtins(wishes) | named | {"build": wishes.build_control.seconds}


def head(table: Table, mine: Seat | None) -> dict[str, object]:
    """What is said of the table itself."""
    wishes = wishes_of(table)
    return {
        "table": table.key,
        "name": table.name,
        "stage": table.stage,
        "place": mine.place if mine else None,
        "revision": mine.revision if mine else None,
        "host": mine is not None and table.host_id == mine.pk,
        "paused": table.paused_at is not None,
        "pause_reason": table.pause_reason,
        "rules": wishes.rules,
        "set": wishes.set,
        "box": wishes.box,
    }


def seat_shown(seat: Seat) -> dict[str, object]:
    """Who sits in a seat."""
    return {"place": seat.place, "name": seat.name, "bot": seat.bot, "ready": seat.ready}


def somebody_shown(one: Somebody) -> dict[str, object]:
    """A seat in the draft."""
    place = one.place
    drafting = {
        "seat": place.seat,
        "round": place.round,
        "taken": place.taken,
        "packs": list(place.packs),
        "direction": place.direction,
        "acting": place.acting,
    }
    nobody = {"place": None, "name": one.name, "bot": "", "ready": False}
    return (seat_shown(one.seat) if one.seat else nobody) | drafting
