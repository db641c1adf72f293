"""Which banned lists a command goes by."""

from django.db import DatabaseError

from drafts.bans import ban_lists
from drafts.rules.bans import BanList, built_in


def lists_here() -> tuple[BanList, ...]:
    """The site's lists; in a fresh clone, which has no database yet, those it comes with."""
    try:
        return ban_lists()
    except DatabaseError:
        return built_in()
