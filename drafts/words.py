"""What rules, spreads and sheets are called on the pages, and what each spread promises."""

from django.utils.translation import gettext_lazy as _

RULES = {
    "standard": _("Standard, three players"),
    "duel": _("DUEL, two players"),
}
RULES_HELP = {
    "standard": _("9 packs a game"),
    "duel": _("6 packs a game, banned cards taken out first"),
}
# What a banned list holds for: the rules of a draft, or decks built from a whole box.
UNDER = {
    "standard": _("Standard, three players"),
    "duel": _("DUEL, two players"),
    "box": _("Decks built without a draft"),
}
BAN_STATES = {"current": _("In force"), "coming": _("Coming"), "past": _("Past")}
# Why a list that comes with the site is as it is, by ruling.
BAN_REASONS = {
    "R4": _(
        "The rulebook bans four cards of each set, but prints them as pictures only. Until "
        "somebody names them, this list is empty."
    ),
}
SPREADS = {"box": _("Plain"), "checked": _("Checked"), "even": _("Even")}
SPREADS_HELP = {
    "box": _("One shuffle, cut into stacks of 13. Everything can happen."),
    "checked": _(
        "The rulebook's check (4.1): within a pack no two identical cards lie next to each other, "
        "and never four Rares and Legends in a row. Every order that passes is equally likely."
    ),
    "even": _(
        "Each pack has its share of every rarity, rounded down or up, and no card twice. Every "
        "deal that does so is equally likely."
    ),
}
SHEETS = {
    "checklist": _("Checklist"),
    "dealing": _("Dealing sheet"),
    "cards": _("Card sheets"),
    "rest": _("Rest of the box"),
    "wrappers": _("Wrappers"),
    "calibration": _("Calibration page"),
}
SHEETS_HELP = {
    "checklist": _("The 13 cards of each pack with a box to tick, and an index of the box."),
    "dealing": _("For sorting a real box into packs: each card, and the packs its copies go to."),
    "cards": _("Every card of the packs to cut out and play with."),
    "rest": _("Epics, Basic Color Cards, Reserves, Walls, Trinity Counters and play sheets."),
    "wrappers": _("A strip to fold around each pack, with a code to the verify page."),
    "calibration": _("Shows how far your printer's backs are off, and whether 100 mm are 100 mm."),
}
LANGUAGES = {"both": _("English and Japanese"), "en": _("English"), "ja": _("Japanese")}
PER_PAGE = {"many": _("As many as fit"), "one": _("One")}
INKS = {"colour": _("Colour"), "grey": _("Grey")}
MARKS = {"fronts": _("On the fronts"), "both": _("On both sides"), "none": _("None")}
BACKS = {
    "none": _("None"),
    "long": _("Turned on the long edge"),
    "short": _("Turned on the short edge"),
}
