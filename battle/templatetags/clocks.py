"""What the pages of a battle say of its clocks: what is left in reserve, and who was warned."""

from typing import Any

from django import template
from django.utils.translation import gettext as _

from battle.board.board import Board, Side
from battle.selectors import Seen

register = template.Library()


@register.inclusion_tag("battle/_side_clock.html")
def side_clock(board: Board, side: Side) -> dict[str, Any]:
    """A player's clock; nothing where none runs."""
    seen = board.seen
    if not timed(seen) or side.bot or side.left:
        return {"clock": None}
    agreement = seen.agreement
    return {
        "clock": seen.clocks[side.seat],
        "has_reserve": agreement.reserve or agreement.increment,
        "until": seen.waits.until if seen.waits and side.asked and not seen.paused else None,
        "concedes": agreement.time_out == "concede",
    }


@register.inclusion_tag("battle/_last_chance.html")
def last_chance(board: Board) -> dict[str, Any]:
    """That whoever is asked concedes when their time runs out again; else nothing."""
    seen = board.seen
    waits = seen.waits
    last = waits and seen.clocks[waits.seat].warned and seen.agreement.time_out == "concede"
    if not last or not timed(seen) or seen.paused:
        return {"until": None}
    return {"until": waits.until, "me": waits.seat == seen.mine, "name": board.waiting_for}


def timed(seen: Seen) -> bool:
    """Whether clocks run."""
    return seen.agreement.seconds is not None and not seen.ended


@register.filter
def lasting(seconds: float) -> str:
    """A time that is left: "2 d 3 h", "1 h 20 min", "19:05"."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    days, hours_left = divmod(hours, 24)
    if days:
        return _("{d} d {h} h").format(d=days, h=hours_left)
    if hours:
        return _("{h} h {m} min").format(h=hours, m=minutes)
    return f"{minutes}:{rest:02}"
