"""A battle as programs see it: the fields of `battle.serializers.BattleSeen`."""

from datetime import datetime
from typing import Any

import msgspec

from battle.hints import Looked
from battle.positions.services import task_of
from battle.replays.watch import Watched
from battle.selectors import WATCHES, Seen, Told, Waits
from battle.words.people import Cast
from battle.words.reasons import reasons_said


def battle_shown(seen: Seen) -> dict[str, Any]:
    """A battle through the eyes of its viewer; every part is plain data."""
    return {
        "table": seen.table.key,
        "name": seen.table.name,
        "stage": seen.table.stage,
        "battle": seen.number,
        "seat": seen.mine,
        "seats": [seat_shown(seen, number) for number in range(len(seen.names))],
        "view": seen.view,
        "revision": seen.revision,
        "log": [told_shown(told) for told in seen.log],
        "waits": waits_shown(seen.waits),
        "requests": plain(seen.requests),
        "orders": plain(seen.orders),
        "said": [{"seat": one.seat, "text": one.text, "at": one.at} for one in seen.said],
        "muted": [seen.places[number] for number in seen.muted],
        "agreement": plain(seen.agreement),
        "may": plain(seen.may),
        "commitment": seen.commitment,
        "replay": seen.battle.key if seen.ended or seen.mine != WATCHES else "",
        "task": plain(task_of(seen.battle, seen.view)),
        "notes": seen.notes,
        "paused": seen.paused,
        "over": seen.ended,
    }


def seat_shown(seen: Seen, number: int) -> dict[str, Any]:
    """Who plays a seat."""
    return {
        "place": seen.places[number],
        "name": seen.names[number],
        "bot": seen.bots[number],
        "away": number in seen.away,
        "reserve": seen.clocks[number].reserve,
        "warned": seen.clocks[number].warned,
    }


def told_shown(told: Told) -> dict[str, Any]:
    """A piece of news."""
    return {"number": told.number, "turn": told.turn, "at": told.at, "lines": plain(told.lines)}


def waits_shown(waits: Waits | None) -> dict[str, int | datetime | None] | None:
    """Whom the battle waits for."""
    if waits is None:
        return None
    return {"seat": waits.seat, "since": waits.since, "until": waits.until}


def looked_shown(looked: Looked, cast: Cast) -> dict[str, Any]:
    """A card looked at closely, and in words why it can't be used."""
    return {
        "card": looked.card_id,
        "zone": looked.zone,
        "now": looked.now,
        "souls": list(looked.souls),
        "changes": list(looked.changes),
        "reasons": reasons_said(looked.reasons, cast),
    }


def watched_shown(watched: Watched) -> dict[str, Any]:
    """A battle as a watcher sees it."""
    return {"battle": battle_shown(watched.seen), "hands": plain(watched.hands)}


def plain(part: Any) -> Any:
    """Structs as what JSON knows."""
    return msgspec.to_builtins(part)
