"""The sentences of the faults of replays, records, positions and watching, by code."""

from django.utils.translation import gettext_lazy as _

SENTENCES: dict[str, str] = {
    # Looking on, and looking again
    "battle.not-watchable": _("The players of this table let nobody watch."),
    "battle.replay-closed": _(
        "While a battle runs, only who plays in it can look back, and only with their own eyes."
    ),
    "battle.other-rules": _(
        "The rules or card texts have changed since: played by those of today, this battle would "
        "not come to the same end. It can still be looked at here."
    ),
    "battle.cards-brought": _(
        "This battle has cards of no list on this site; it can be looked at."
    ),
    # Records
    "battle.other-end": _("Played again, this record does not end as it says. Was it changed?"),
    "battle.record-too-long": _("At most {most} moves can be brought along."),
    "battle.record-begins-nowhere": _("A record begins with a setup or with a position."),
    "battle.unknown-format": _("There is no format {format}. There is standard and duel."),
    "battle.seats-of-format": _("In the format {format}, {seats} sit at the table."),
    "battle.turn-of-nobody": _("Whose turn it is must be one of {seats}."),
    "battle.seat-of-nobody": _("There are only {seats} seats at this table."),
    "battle.deck-too-large": _("A deck of seat {seat} has more than {most} cards."),
    "battle.no-epic": _("Seat {seat} needs an Epic Card; {card} is none."),
    "battle.official-number": _("These numbers belong to official cards: {cards}."),
    "battle.own-cards": _("Cards of one’s own need numbers of their own, and are at most {most}."),
    "battle.no-such-number": _("No card of this number lies on this board."),
    # The shuffle
    "battle.no-promise": _(
        "Nothing was promised about this battle: it began from a board that was set up or brought "
        "along."
    ),
    "battle.other-hand": _("The first Hand of seat {seat} is not what the seed deals."),
    # Statistics
    "battle.no-such-player": _("No player of this name shows their figures."),
    # Boards that somebody sets up
    "battle.position": _("This is not a position: {why}"),
    "battle.no-such-board": _("There is no such board (any more)."),
    "battle.not-your-board": _("Only who set this board up can change it. You can copy it."),
    "battle.too-many-boards": _("You keep {most} boards already. Delete one first."),
    "battle.nothing-to-play": _("On this board nobody is asked anything: it is over at once."),
    "battle.goal-beyond": _("A puzzle asks for 1 to {most} Gained Life."),
    "battle.no-card-named": _("Seat {seat}, {zone}: there is no card “{name}”."),
    "battle.too-many-cards": _("Seat {seat}, {zone}: at most {most} cards."),
    "battle.no-such-mark": _(
        "[{mark}] says nothing. After a card may stand [rested], [new], [on 2] and "
        "[under Red Gear; Photon Pawn]."
    ),
    "battle.equipped-to-nothing": _("Seat {seat}: there is no other card to put {names} on."),
    "battle.counters-beyond": _("Seat {seat}: Trinity Counters go from 0 to {most}."),
    "battle.colors-beyond": _("Seat {seat}: Basic Color Cards go from 0 to {most} a colour."),
    "battle.wall-beyond": _("Seat {seat}: the left Wall stands 0 to {most} spaces away."),
    "battle.zone.hand": _("Hand"),
    "battle.zone.battlefield": _("Battlefield"),
    "battle.zone.shadow": _("Shadow Zone"),
    "battle.zone.graveyard": _("Graveyard"),
    "battle.zone.left": _("left Life Zone"),
    "battle.zone.right": _("right Life Zone"),
    "battle.zone.gained": _("Gained Life"),
    "battle.zone.deck": _("Deck"),
}
