"""The sentences of the faults of drafting at a table, by code."""

from django.utils.translation import gettext_lazy as _

SENTENCES: dict[str, str] = {
    # Opening a table
    "drafts.pick-time": _("A pick may take {least} seconds to two weeks."),
    "drafts.build-time": _("The Build may take {least} minute to {most} days."),
    "drafts.first-extra": _("The first pick of a round may have up to {most} seconds more."),
    "drafts.delay": _("Open hands are shown up to {most} minutes late."),
    "drafts.quiet-hours": _("Quiet hours begin and end at different times of the day."),
    "drafts.unknown-zone-name": _("There is no time zone {zone}. One is “Europe/Berlin”."),
    "drafts.too-few-packs": _("The draft opens {needs} packs; this box has {left} left."),
    "drafts.wishes": _("A draft can’t be set so: {detail}"),
    # Starting
    "drafts.nobody-ready": _("Nobody is ready yet. Say that you are ready first."),
    "drafts.too-few-ready": _("{ready} of {seats} are ready, and no bots fill up this table."),
    # While it runs
    "drafts.not-running": _("No draft is running at this table now."),
    "drafts.other-game": _("Game {game} of this table is over. The page was out of date."),
    "drafts.paused": _("The draft is paused, and nothing was taken. {reason}"),
    "drafts.bot-sits-here": _("A bot drafts for this seat now. Take the seat back first."),
    "drafts.not-drafting": _("This seat is not in the draft. You can join the next game."),
    "drafts.still-running": _("The draft is still running."),
    # Afterwards
    "drafts.no-such-draft": _("There is no draft at this address. Is the link complete?"),
    "drafts.no-pick": _("There is no pick {at}: there are {picks}."),
    "drafts.no-pack": _("There is no pack {pack}: this draft has {packs}."),
    "drafts.unknown-cards": _("The set of this record has no card {cards}."),
    "drafts.unfinished": _("This record ends before the draft is over."),
    "drafts.not-watchable": _("The host lets nobody watch this draft."),
}
