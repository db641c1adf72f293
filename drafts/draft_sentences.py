"""The sentences of the faults of drafts, by code."""

from django.utils.translation import gettext_lazy as _

SENTENCES: dict[str, str] = {
    # Setting up
    "drafts.seats": _("A draft of this kind has {least} to {most} seats, not {seats}."),
    "drafts.packs": _("This draft opens {needs} packs; there are {has}."),
    "drafts.pack-size": _("Pack {pack} has {size} cards; a pack has {needs}."),
    # Acting
    "drafts.no-seat": _("There is no seat {seat} at this table."),
    "drafts.already-picked": _("You already picked here: {cards}."),
    "drafts.already-chosen": _("You already opened pack {pack} in round {round}."),
    "drafts.not-in-front": _(
        "Pick {number} of pack {pack} is not in front of you now. The page was out of date, and "
        "nothing was taken."
    ),
    "drafts.pack-opened": _("Pack {pack} is no longer there. Please choose another."),
    "drafts.not-choosing": _("You can't open a pack of round {round} now."),
    "drafts.not-in-pack": _("Not in the cards before you: {cards}."),
    "drafts.count": _("Cards to take: {take}; you sent {sent}."),
    "drafts.zones": _("There must be a place for each card: {cards} cards, {zones} places."),
    "drafts.unknown-zone": _("A card can't be laid in {zone}. There is {known}."),
    "drafts.no-place": _("You have {taken} cards, so there is no card number {place}."),
    "drafts.no-looking-back": _(
        "At this table you may look at the cards you took between rounds only."
    ),
    "drafts.log-closed": _("The picks of other seats are shown when the draft is over."),
    # Reading what was saved
    "drafts.other-schema": _("This draft was saved as version {schema}; this site reads {known}."),
    "drafts.no-record": _("This is no record of a draft: {detail}"),
    "drafts.part-of-record": _(
        "This is the record of one seat. Only a whole draft can be replayed."
    ),
    "drafts.record-move": _("Move {move} of the record differs from what the rules make of it."),
    # What a check of a draft may find
    "drafts.lost-cards": _("Cards have gone missing, or appeared: {cards}."),
    "drafts.pool-size": _("Seat {seat} ends with {size} cards, not {needs}."),
    "drafts.pool-differs": _("Seat {seat} does not hold what its picks took."),
    "drafts.order": _("Pack {pack} was not picked from in the order 1, 2, 3 and so on."),
    "drafts.not-passed": _("Pick {number} of pack {pack} saw other cards than were passed on."),
    "drafts.stuck": _("The draft is not over, and nobody can act."),
    "drafts.not-saved": _("The draft that was saved and loaded is not the same."),
}
