"""What the choices before a battle are called on the pages."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

Choices = list[tuple[str, str | Promise]]

WITH: Choices = [
    ("friends", _("Friends: everybody brings a deck")),
    ("bots", _("Bots: at once, with ready-made decks")),
]
PACES: Choices = [("live", _("Live")), ("days", _("By days")), ("none", _("No limit"))]
TIME_OUTS: Choices = [
    ("bot", _("A bot answers for them")),
    ("concede", _("They are warned once, then they concede")),
]
UNDOS: Choices = [
    ("ask", _("Freely while nothing was learnt; for more the others are asked")),
    ("free", _("Only while nothing was learnt")),
    ("never", _("Never")),
]
WATCHES: Choices = [
    ("nobody", _("Nobody")),
    ("table", _("Whoever has the watch link: what everybody at the table sees")),
    ("hands", _("Open hands too, some minutes late, if all players agree")),
]
BOTS: Choices = [
    ("novice", _("Novice bots")),
    ("regular", _("Regular bots")),
    ("expert", _("Expert bots")),
]
NO_BOTS = ("", _("No bots: every seat needs a person"))
