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
    # Bots and builds
    "drafts.unknown-level": _("There is no bot of level {level}. There is {known}."),
    "drafts.not-waited-for": _("Nothing is asked of seat {seat} now."),
    "drafts.pool-not-whole": _("A pool of {needs} cards can be split; this one has {size}."),
    # Why a bot takes a card
    "bots.marked": _("It was marked for this pick."),
    "bots.as-life": _("It serves best in the Life Deck."),
    "bots.own-color": _("It can be played in {colors}."),
    "bots.other-color": _("It asks for {colors}, which this pool lacks."),
    "bots.curve-short": _("The Main Deck has few cards around Cost {cost}."),
    "bots.curve-full": _("The Main Deck has many cards around Cost {cost}."),
    "bots.units-short": _("The Main Deck needs Units."),
    "bots.no-unit": _("It is no Unit, and the Main Deck needs Units."),
    "bots.good-body": _("Its Power and Break are good for its Cost."),
    "bots.good-all-draw": _("It has cards drawn."),
    "bots.good-refill": _("It fills the Hand."),
    "bots.good-draw": _("It draws."),
    "bots.good-search": _("It searches the Deck."),
    "bots.good-take-top": _("It picks from the top of the Deck."),
    "bots.good-regain": _("It brings back cards."),
    "bots.good-burst-stays": _("Its Burst puts it onto the Battlefield."),
    "bots.good-burst-returns": _("Its Burst brings it to the Hand."),
    "bots.good-jigoku": _("It may come from the Deck for free."),
    "bots.good-onto-battlefield": _("It puts cards onto the Battlefield without paying for them."),
    "bots.good-sweep": _("It clears the Battlefield."),
    "bots.good-edict": _("It costs each opponent a card."),
    "bots.good-destroy-spell": _("It destroys Spells or Shadows."),
    "bots.good-destroy": _("It destroys."),
    "bots.good-control": _("It takes over a card."),
    "bots.good-bounce": _("It sends cards back to the Hand."),
    "bots.good-bury": _("It buries a card under the Deck."),
    "bots.good-hide": _("It hides Units in the Shadow Zone."),
    "bots.good-rest": _("It rests Units."),
    "bots.good-weaken": _("It takes Power from Units."),
    "bots.good-shrink": _("It makes a Unit weak."),
    "bots.good-no-attack": _("It stops a Unit from attacking."),
    "bots.good-battle": _("It makes Units battle each other."),
    "bots.good-negate": _("It negates an effect."),
    "bots.good-damage": _("It deals damage."),
    "bots.good-end-attack": _("It ends the attacks of a turn."),
    "bots.good-peace": _("It keeps attacks away."),
    "bots.good-extra-turn": _("It gains a turn."),
    "bots.good-steal-aura": _("Steal Aura hits Life past the Wall."),
    "bots.good-quick-aura": _("Quick Aura attacks at once."),
    "bots.good-sky-aura": _("Sky Aura is hard to block."),
    "bots.good-bad-aura": _("Bad Aura takes the winner along."),
    "bots.good-unblockable": _("It is hard to block."),
    "bots.good-stays": _("It survives being destroyed."),
    "bots.good-activate": _("It makes cards Active again."),
    "bots.good-power-now": _("It can grow for good."),
    "bots.good-strengthen": _("It gives Power."),
    "bots.good-break": _("It gives Break."),
    "bots.good-color": _("It gains Color."),
    "bots.good-counters": _("It brings Trinity Counters."),
    "bots.good-counters-away": _("It takes Trinity Counters from opponents."),
    "bots.good-adjustment": _("It puts the Deck in order."),
    "bots.good-souls": _("It gathers Souls."),
    "bots.good-color-shift": _("It can be turned into Color."),
    "bots.good-other-burst": _("It uses the Burst of another card."),
    # Why a card lies in a deck
    "build.colors": _("The Main Deck is built around {colors}."),
    "build.shape": _(
        "{units} Units; {cheap} cards at Cost 0 to 2, {middle} at 3 to 4, {dear} at 5 or more."
    ),
    "build.epic": _("This Epic goes best with the Main Deck."),
    "build.fills-up": _("It makes the Main Deck whole."),
    "build.off-color": _("It asks for {colors}, and as Life it needs no colour."),
    "build.burst": _("Its Burst helps when damage flips it."),
    "build.weak-in-main": _("It would do less in the Main Deck than the others."),
}
