"""The sentences of the faults that drafts own, by code."""

from django.utils.translation import gettext_lazy as _

from cards.words import named as named
from drafts.table import sentences as table

SENTENCES: dict[str, str] = {
    **table.SENTENCES,
    # Boxes
    "boxes.unknown-box": _("There is no box with this address. Is the link complete?"),
    "boxes.no-pack": _("There is no pack {number}: the packs of this box are 1 to {packs}."),
    "boxes.no-card": _("There is no card {position}: this pack has {cards}."),
    "boxes.no-game": _("There is no game {number}: this box makes {games}."),
    "boxes.sealed-pack": _("Pack {number} is sealed. Its cards are not shown to you yet."),
    "boxes.all-sealed": _("Every pack of this box is sealed. Take a game first, or have it shown."),
    "boxes.at-a-table": _("This box is at a table now, which takes and reveals its games."),
    "boxes.not-sealed": _("This box is open: who knows its seed knows every pack of it."),
    "boxes.all-taken": _("Every game of this box is taken."),
    "boxes.reveal-first": _("Reveal game {number} first: at a table you could no longer do so."),
    "boxes.not-the-keeper": _("Only the keeper of this box may do that."),
    "boxes.wrong-token": _("This is not the keeper's secret of this box, or no longer."),
    "boxes.not-next": _("Games are taken in their order. The next one is game {next}."),
    "boxes.not-taken": _("Game {number} has not been taken yet, so it cannot be revealed."),
    "boxes.no-sheet": _("This sheet is not here, or no longer. Please make it again."),
    "boxes.no-face-sheet": _("There is no sheet {sheet} of the faces of this set."),
    "boxes.one-sheet-at-a-time": _(
        "One of your sheets is still being made. Please wait until it is ready."
    ),
    # What a box is dealt from
    "packs.unknown-rules": _("There are no rules {rules}. There are {known}."),
    "packs.unknown-spread": _("There is no spread {spread}. There are {known}."),
    "packs.too-few-cards": _(
        "{packs} packs need {needs} cards; the box has {size}, enough for {most} packs."
    ),
    "packs.too-many-cards": _("The box would hold {size} cards; at most {most} are dealt."),
    "packs.no-seed": _("The seed is empty."),
    "packs.seed-too-long": _("The seed has {length} characters; at most {most} are used."),
    "packs.seed-characters": _("The seed contains control characters, which no file keeps safely."),
    "packs.too-many-to-separate": _(
        "{card} is there {copies} times. At most {most} can lie without touching each other."
    ),
    "packs.too-many-loud": _(
        "{cards} Rares and Legends are too many to lie unbunched; at most {most} can."
    ),
    "packs.hardly-any-passes": _(
        "None of {attempts} shuffles passed the check: hardly any order of this box does. "
        "Choose another spread."
    ),
    "packs.too-many-for-even": _(
        "{card} is there {copies} times, in {packs} packs: one of them would hold it twice."
    ),
    "packs.hardly-any-even": _(
        "The {size} cards hardly go into {packs} even packs. Choose another spread."
    ),
    # Packs that are checked; pack 0 are the cards left over
    "packs.no-json": _("This is no JSON: {detail}."),
    "packs.wrong-shape": _("This JSON does not describe packs: {detail}."),
    "packs.none": _("There is no pack."),
    "packs.wrong-size": _("Pack {pack} has {cards} cards, not {size}."),
    "packs.wrong-left": _("{cards} cards are left over; there should be {left}."),
    "packs.unknown-card": _("Pack {pack}, card {position}: the set has no {card}."),
    "packs.not-drafted": _("Pack {pack}, card {position}: {card} does not belong in a pack."),
    "packs.banned-card": _("Pack {pack}, card {position}: {card} is banned."),
    "packs.too-many-copies": _("{card} is there {copies} times; a box has {most}."),
    "packs.neighbours": _("Pack {pack}: {card} lies at {position} and again right after it."),
    "packs.bunched": _(
        "Pack {pack}: {cards} Rares and Legends follow one another, from card {position} on."
    ),
    "packs.twins": _("Pack {pack} has {card} {copies} times."),
    "packs.uneven": _(
        "Pack {pack} has {cards} cards of rarity {rarity}; an even one has {least} to {most}."
    ),
    "packs.unknown-version": _("Dealt by version {version}; this site knows version {known}."),
    "packs.other-packs": _("The seed deals other packs than these: {packs}."),
    "packs.other-left": _("The seed leaves other cards over."),
    # Reveals that are checked
    "fair.unknown-game": _("There is no game {game}; there are {games} commitments."),
    "fair.bad-salt": _("Game {game}: its salt is not 32 bytes in hexadecimal."),
    "fair.other-commitment": _("Game {game}: its packs are not those that were promised."),
    "fair.unknown-version": _("Dealt by version {version}; this site knows version {known}."),
    "fair.other-packs": _("Game {game}: the seed deals other packs than these: {packs}."),
    "fair.other-left": _("The seed leaves other cards over."),
    # Banned lists
    "bans.unknown-card": _("Line {line}: no card is called “{card}”."),
    "bans.unknown-card-near": _("Line {line}: no card is called “{card}”. Did you mean {near}?"),
    "bans.short-number": _("Line {line}: “{card}” is the number of several cards: {names}."),
    "bans.twice": _("Line {line}: {card} stands in line {first} already."),
    "bans.not-in-set": _("Line {line}: {card} is no card of {set}."),
    "bans.every-epic": _("Every Epic of {set} would be banned, so that no deck could be built."),
    # Sheets
    "sheets.unknown-kind": _("There is no sheet {kind}. There are {known}."),
    "sheets.unknown-option": _("There is no option {option}. There are {known}."),
    "sheets.unknown-choice": _("{option}: there is no {value}. There are {known}."),
    "sheets.not-a-number": _("{option}: {value} is not a number of millimetres."),
    "sheets.out-of-range": _("{option}: {value} is not between {least} and {most} mm."),
    "sheets.unknown-paper": _(
        "There is no paper {paper}. There are {known}, or a size such as 200x300 in mm."
    ),
    "sheets.paper-out-of-range": _("Paper {paper}: a side is between {least} and {most} mm long."),
    "sheets.paper-too-small": _(
        "Paper {paper} is too small: it takes at least {width} x {height} mm."
    ),
    "sheets.bad-packs": _("“{value}” are no packs. Write 1-9, or 1, 4, 7."),
    "sheets.no-such-pack": _("There is no pack {packs}; there are {held}."),
    "sheets.unknown-card": _("The set has no card {cards}."),
    "sheets.nothing-to-print": _("None of these cards is in these packs."),
    "sheets.bleed-over-gap": _(
        "A bleed of {bleed} mm needs a gap of at least {least} mm, or none at all."
    ),
    "sheets.text-too-long": _("The text of {name} ({card}) does not fit on a card."),
}
