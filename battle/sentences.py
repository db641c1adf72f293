"""The sentences of the faults of battles, by code."""

from django.utils.translation import gettext_lazy as _

from battle.replays import sentences as replays

SENTENCES: dict[str, str] = {
    **replays.SENTENCES,
    # Agreeing how to play
    "battle.answer-time": _("An answer may take at most {most} seconds."),
    "battle.reserve": _("A seat may have at most {most} seconds in reserve."),
    "battle.increment": _("An answer may add at most {most} seconds to the reserve."),
    "battle.no-clock": _("Without a time for an answer there is no reserve either."),
    "battle.too-little-time": _("Each seat needs at least {least} seconds to begin with."),
    "battle.warning": _("After a warning {least} to {most} seconds are left."),
    "battle.unknown-level": _("There is no bot of level {level}. There is {known}."),
    "battle.levels": _("In this format {needs} bots play against you."),
    "battle.agreement": _("A battle can’t be set so: {detail}"),
    # Around a battle
    "battle.no-such-card": _("No such card lies where you can see it."),
    "battle.no-such-battle": _("There is no such battle at this table."),
    "battle.still-running": _("The battle is still running."),
    "battle.no-next-game": _("This table plays rematches only. Open a new one for other decks."),
    "battle.not-in-it": _("This seat is not in the battle. You can join the next one."),
    "battle.paused": _("The battle is paused, and nothing was done. {reason}"),
    "battle.bot-sits-here": _("A bot plays this seat now. Take the seat back first."),
    "battle.other-commitment": _("Seed and decks are not those that were promised."),
    # Asking the others
    "battle.no-such-request": _("That request stands no more."),
    "battle.not-paused": _("The battle is not paused."),
    "battle.no-undo": _("Here nobody goes back so far: that was agreed at the start."),
    "battle.no-rematch": _("A battle that began in the middle has no decks to begin again with."),
    # Orders, wishes and chat
    "battle.order": _("That is no standing order: {detail}"),
    "battle.no-such-shadow": _("That card no longer lies face down in your Shadow Zone."),
    "battle.too-many-orders": _("You may have {most} standing orders at once."),
    "battle.order-too-long": _("A line of a card has at most {most} characters."),
    "battle.no-such-line": _("No card has such a line."),
    "battle.no-such-moment": _("No card in play waits for that moment."),
    "battle.nothing-said": _("Write something first."),
    "battle.said-too-long": _("At most {most} characters can be said at once."),
    # Watching
    "battle.not-watchable": _("The players let nobody watch this battle."),
    # Answering
    "battle.over": _("The battle is over."),
    "battle.wrong-seat": _("Somebody else is asked now."),
    "battle.stale-choice": _(
        "That question has passed. The page was out of date; nothing was done."
    ),
    "battle.no-such-option": _("There is no such option in this question."),
    "battle.wrong-count": _("Take {least} to {most} of the options."),
    "battle.same-twice": _("The same option can’t be taken twice."),
    # Going back and leaving
    "battle.needs-consent": _("This can be taken back only if the others agree."),
    "battle.no-such-choice": _("You can’t go back to that question (any more)."),
    "battle.has-left": _("That player has left the battle already."),
    # Loading
    "battle.cannot-load": _("This battle can’t be read: {why}"),
    "battle.unknown-schema": _("This battle was saved as version {schema}, which nobody knows."),
    "battle.unknown-card": _("This battle has a card that is not at hand: {card}."),
}
