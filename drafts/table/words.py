"""What the choices of a draft are called on the pages."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

Choices = list[tuple[str, str | Promise]]

PACES: Choices = [
    ("live", _("Live: seconds for a pick")),
    ("days", _("By days: hours for a pick")),
    ("none", _("No limit")),
]
BOTS: Choices = [
    ("novice", _("Novice bots")),
    ("regular", _("Regular bots")),
    ("expert", _("Expert bots")),
    ("", _("No bots: every seat needs a person")),
]
WATCHES: Choices = [
    ("nobody", _("Nobody")),
    ("table", _("Whoever has the watch link: the table, no cards")),
    ("hands", _("Whoever has the watch link: open hands, some minutes late")),
]
LOGS: Choices = [
    ("over", _("As soon as the draft is over")),
    ("host", _("When the host says so, after the battle for example")),
]
OVERDUES: Choices = [
    ("suggested", _("Register the suggested build")),
    (
        "lying",
        _(
            "Register the deck that lies in the builder, if it is legal; or else the suggested"
            " build"
        ),
    ),
]
REVIEWS: Choices = [
    ("always", _("At any time")),
    ("between-rounds", _("Between rounds only, as the rulebook has it")),
]
LEVELS = {"novice": _("novice bot"), "regular": _("bot"), "expert": _("expert bot")}
SORTS: Choices = [
    ("taken", _("as taken")),
    ("cost", _("by Cost")),
    ("color", _("by colour")),
    ("type", _("Units and Spells")),
    ("zone", _("Main and Life")),
    ("name", _("by name")),
]
LAYS = [("main", _("Main"), "M", 1), ("life", _("Life"), "L", 2), ("maybe", _("Maybe"), "?", 3)]
"""Where a card can be laid: the place, its name, its sign on a small button, and its key."""
