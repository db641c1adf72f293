"""The sentences of what the sheets refuse, by code."""

from django.utils.translation import gettext_lazy as _

SENTENCES: dict[str, str] = {
    "sheets.unknown-kind": _("There is no sheet called “{kind}”. There are: {known}."),
    "sheets.unknown-option": _("A sheet has no option “{option}”. It has: {known}."),
    "sheets.unknown-choice": _("“{value}” is no choice for {option}. Choose one of: {known}."),
    "sheets.not-a-number": _("{option} must be a number of millimetres, not “{value}”."),
    "sheets.out-of-range": _("{option} must lie between {least} and {most} mm, not at {value}."),
    "sheets.bad-packs": _("“{value}” names no packs. Write numbers and spans, such as 1-9, 12."),
    "sheets.bleed-over-gap": _(
        "A bleed of {bleed} mm on both sides needs a gap of at least {least} mm, or none at all."
    ),
    "sheets.unknown-paper": _(
        "“{paper}” is no paper known here. Name one of {known}, or give its size, such as 200x300."
    ),
    "sheets.paper-out-of-range": _(
        "“{paper}” is out of range: a side of the paper measures from {least} to {most} mm."
    ),
    "sheets.paper-too-small": _(
        "{paper} is too small for this sheet, which needs about {width} x {height} mm."
    ),
    "sheets.no-such-pack": _("This box has no packs {packs}: it holds {held}."),
    "sheets.unknown-card": _("This box knows no cards {cards}."),
    "sheets.nothing-to-print": _("None of the cards asked for lies in the packs asked for."),
    "sheets.text-too-long": _(
        "The text of {name} ({card}) does not fit on a card, even in the smallest type."
    ),
}
