"""The sentences of the faults of players' own lists, by code."""

from django.utils.translation import gettext_lazy as _

SENTENCES: dict[str, str] = {
    # A text as a whole
    "lists.too-large": _("The text is {size} bytes long; a list has at most {most}."),
    "lists.encoding": _(
        "The file is neither UTF-8 nor Shift_JIS text. Save it as UTF-8 and try again."
    ),
    "lists.empty": _("There is no card in the list."),
    "lists.many-lines": _("The text has {count} lines; a list has at most {most}."),
    "lists.long-line": _("Line {line} has {size} characters; a line has at most {most}."),
    "lists.control": _("Line {line}, character {column}: {sign} is no sign of a text. Delete it."),
    "lists.more-faults": _("And {count} more faults, not named here."),
    # Cards and counts
    "lists.unknown": _("Line {line}: no card is called “{card}”."),
    "lists.unknown-near": _("Line {line}: no card is called “{card}”. Did you mean {near}?"),
    "lists.elsewhere": _(
        "Line {line}: “{card}” is a card of {set}, and the list is read against another set."
    ),
    "lists.short-number": _("Line {line}: “{number}” can be {ids}. Write the whole number."),
    "lists.bad-count": _("Line {line}: {count} of “{card}”? A list has 1 to {most} of a card."),
    "lists.too-many-copies": _(
        "Line {line}: “{card}” stands {count} times in all; a list has at most {most} of a card."
    ),
    "lists.too-many-cards": _(
        "Line {line}: the list has {count} different cards; it may have {most}."
    ),
    "lists.too-many-in-all": _(
        "Line {line}: the list has {count} cards in all; it may have {most}."
    ),
    "lists.twice": _(
        "Line {line}: “{card}” already stands in line {first}. Write it once, with its copies."
    ),
    "lists.differs": _("Line {line}: “{card}” says something else than in line {first}."),
    "lists.same-id": _(
        "Line {line}: “{card}” has the number {id}, and so has the card of line {first}."
    ),
    "lists.same-name": _(
        "Line {line}: “{card}” has a name, English or Japanese, of the card of line {first}."
    ),
    "lists.not-official": _(
        "Line {line}: “{card}” is the official card {official}, but differs from it in "
        "{facts}. Leave these out, or give your card a name and number of its own."
    ),
    # TOML
    "lists.not-toml": _("Line {line}, character {column}: this is not TOML ({why})."),
    "lists.outside": _(
        "Line {line}: “{fact}” stands outside of a card. Every card begins with [[card]]."
    ),
    "lists.not-tables": _("Line {line}: write each card as a [[card]] table of its own."),
    # CSV
    "lists.no-name-column": _(
        "Line {line}: there is no column “name”. The first line names the columns."
    ),
    "lists.no-name": _("Line {line}: the name is missing."),
    "lists.open-quote": _(
        "Line {line}: a cell begins with a quotation mark and never ends with one."
    ),
    "lists.formula": _(
        "Line {line}, column “{column}”: “{cell}” is a formula to a spreadsheet. Put an "
        "apostrophe ' before it if it is meant as text."
    ),
    "lists.maybeboard": _("Copies on the maybeboard, which are left out: {count}."),
    # The facts of a card
    "lists.missing": _("Line {line}, “{card}”: the fact “{fact}” is missing."),
    "lists.unknown-field": _("Line {line}, “{card}”: a card has no “{fact}”. It has {known}."),
    "lists.bad-words": _("Line {line}, “{card}”: “{fact}” must be text in quotation marks."),
    "lists.bad-sign": _("Line {line}, “{card}”: “{fact}” has a control character or a line break."),
    "lists.bad-length": _(
        "Line {line}, “{card}”: “{fact}” has {size} characters; it must have {least} to {most}, "
        "full-width ones counted twice."
    ),
    "lists.many-lines-on-card": _("Line {line}, “{card}”: “{fact}” has more than {most} lines."),
    "lists.bad-number": _(
        "Line {line}, “{card}”: “{fact}” must be a whole number from {least} to {most}."
    ),
    "lists.bad-choice": _("Line {line}, “{card}”: “{fact}” must be one of {choices}."),
    "lists.bad-flag": _("Line {line}, “{card}”: “{fact}” must be true or false."),
    "lists.bad-colors": _(
        "Line {line}, “{card}”: “{fact}” lists colours out of {choices}, each once; none for a "
        "Colorless card."
    ),
    "lists.bad-condition": _(
        "Line {line}, “{card}”: “{fact}” gives colours out of {choices} an amount, such as Red 2."
    ),
    "lists.bad-traits": _(
        "Line {line}, “{card}”: “{fact}” lists traits of 1 to {most} characters, without "
        "commas in them."
    ),
    "lists.many-traits": _("Line {line}, “{card}”: {count} traits; a card has at most {most}."),
    "lists.line-twice": _(
        "Line {line}, “{card}”: a card has one line with [{timing}] at most; write all of it in "
        "one."
    ),
    "lists.bad-id": _(
        "Line {line}, “{card}”: a number is made of Latin letters, digits, spaces and / . _ -."
    ),
    # Saving
    "lists.bad-name": _(
        "A list needs a name of 1 to {most} characters on one line, full-width ones counted twice."
    ),
    "lists.too-many-lists": _("You have {most} lists, and no more can be kept. Delete one first."),
    "lists.no-list": _("There is no such list. It was deleted, or the address is not complete."),
    "lists.not-yours": _("Only the person who made this list can change it."),
    "lists.changed": _(
        "You began from version {version}, and version {latest} has been saved since. Nothing "
        "was saved now: compare both below."
    ),
    # What a list is good for
    "lists.prints": _("{count} cards to print."),
    "lists.games": _("{has} cards to draft: {packs} packs of 13, games from one box: {games}."),
    "lists.too-few-for-draft": _(
        "A three-player draft needs {needs} cards beside the Epics; the list has {has}, "
        "{lacks} too few."
    ),
    "lists.too-few-for-duel": _(
        "A DUEL draft needs {needs} cards beside the Epics; the list has {has}, {lacks} too few."
    ),
    "lists.too-few-for-build": _(
        "A deck needs {needs} cards beside the Epic (Main 23, Life 16); the list has {has}, "
        "{lacks} too few."
    ),
    "lists.epics-own": _("Its {count} Epics can be dealt to each player."),
    "lists.epics-few": _(
        "It has {count} of the 4 Epics each player is dealt. Use it with fewer, or choose an "
        "official set's Epics at the table."
    ),
    "lists.epics-from-a-set": _("It has no Epics: choose an official set's at the table."),
    "lists.card-lacks": _("“{card}” lacks {facts}."),
    "lists.more-lack": _("And {count} more cards lack something."),
    "lists.by-hand": _("What the rules can't read of a card's text is carried out by hand."),
}
