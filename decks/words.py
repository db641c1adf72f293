"""What formats and kinds of files are called on the pages."""

from django.utils.translation import gettext_lazy as _

FORMAT_NAMES = {
    "standard": _("Standard, from a draft"),
    "duel": _("DUEL, from a draft"),
    "box": _("From a box, without a draft"),
}
LIST_ORDERS = {
    "changed": _("Changed last"),
    "name": _("Name"),
    "set": _("Set and format"),
    "ready": _("Ready to play first"),
}
PLACE_NAMES = {"main": _("Main Deck"), "life": _("Life Deck"), "rest": _("Rest")}
EXCHANGE_NAMES = {
    "text": _("Plain text"),
    "json": _("Trinity JSON"),
    "csv": _("CSV, as Cube Cobra"),
    "cod": _("Cockatrice (.cod)"),
    "draftmancer": _("Draftmancer list"),
    "tts": _("Tabletop Simulator"),
    "code": _("Share code"),
}
EXCHANGE_HELP = {
    "text": _("4 Name, under Main, Life and Epic. To read, to mail, to paste."),
    "json": _("Numbers of every card, and of the pool. For programs."),
    "csv": _("A row a card, for spreadsheets and Cube Cobra."),
    "cod": _("A deck for Cockatrice; Life is a zone of its own."),
    "draftmancer": _("Sheets for Draftmancer."),
    "tts": _("A saved object with a pile for each deck, and the faces of its cards."),
    "code": _("One short line to paste into an import."),
}
SHEET_KINDS = [
    ("list", _("Deck list: Main and Life, with boxes to tick")),
    ("registration", _("Registration sheet: by number, with boxes to sign")),
]
SHEET_LANGUAGES = [
    ("both", _("in English and Japanese")),
    ("en", _("in English")),
    ("ja", _("in Japanese")),
]
SHEET_EPICS = [
    ("yes", _("printed on a strip to fold under")),
    ("no", _("left open, to write in by hand")),
]
