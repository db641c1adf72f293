"""The sentences of the faults that decks own, by code, and the words that stand in them."""

from django.utils.translation import gettext_lazy as _

from cards.words import named as named

SENTENCES: dict[str, str] = {
    # Words: the places of a deck, and the parts of rulebooks
    "decks.place.main": _("Main Deck"),
    "decks.place.life": _("Life Deck"),
    "decks.place.rest": _("Rest"),
    "decks.place.epic": _("Epic"),
    "decks.place.deck": _("Deck"),
    "decks.place.draw": _("Draw deck"),
    "decks.place.side": _("Side deck"),
    "decks.place.guardian": _("Guardian"),
    "decks.band.low": _("Cost 0 to 2"),
    "decks.band.middle": _("Cost 3 to 4"),
    "decks.band.high": _("Cost 5 or more"),
    "decks.rule.trinity-2.4": _("rulebook 2.4"),
    "decks.rule.trinity-4.1": _("rulebook 4.1"),
    "decks.rule.trinity-4.4": _("rulebook 4.4"),
    "decks.rule.trinity-5": _("rulebook 5"),
    "decks.rule.trinity-tips": _("rulebook 5, building tips"),
    "decks.rule.bans": _("banned list"),
    "decks.rule.cross-universe-deck": _("Cross Universe, Deck Construction"),
    "decks.rule.cross-universe-partners": _("Cross Universe, Partners"),
    "decks.rule.cross-universe-tokens": _("Cross Universe, Tokens"),
    "decks.rule.bleach-deck": _("Bleach TCG, Deck Construction"),
    "decks.rule.battle-spirits-deck": _("Battle Spirits, 卡组"),
    "decks.rule.battle-spirits-7": _("Battle Spirits 7, 转醒"),
    "decks.rule.battle-spirits-8": _("Battle Spirits 8, 契约卡"),
    "decks.rule.battle-spirits-tokens": _("Battle Spirits, 衍生物"),
    "decks.rule.format": _("format"),
    # A deck of any game
    "decks.too-few": _("{place}: {cards} cards, at least {least}. Add {lacks}. ({rule})"),
    "decks.too-many": _("{place}: {cards} cards, at most {most}. Take out {over}. ({rule})"),
    "decks.too-many-copies": _(
        "{name}: {copies} copies, at most {most} may be in a deck. Take out {over}. ({rule})"
    ),
    "decks.bad-count": _("{place}: {name} stands there {count} times. Give 1 or more. ({rule})"),
    "decks.banned": _("{place}: {name} is banned. Replace {copies}. ({rule})"),
    "decks.no-name": _("{place}: entry {position} has no {fact}. Name the card. ({rule})"),
    "decks.missing-fact": _("{name}: the {fact} is missing. State one of {choice}. ({rule})"),
    "decks.unknown-kind": _("{name}: there is no kind {kind}. There is {choice}. ({rule})"),
    "decks.token-in-deck": _(
        "{place}: {name} is a token, which is in no deck. Take it out. ({rule})"
    ),
    "decks.other-game": _("This is no deck of the format {format}. Choose its own format."),
    # Trinity
    "decks.pool-missing": _(
        "The pool is missing. Name the {size} cards drafted, or check the deck as built from a "
        "box. ({rule})"
    ),
    "decks.pool-size": _("The pool has {cards} cards; {size} are drafted. ({rule})"),
    "decks.pool-card": _("{name} is in the pool, and can't be drafted from this box. ({rule})"),
    "decks.pool-copies": _(
        "{name} is {copies} times in the pool; a box holds {most}. Take out {over}. ({rule})"
    ),
    "decks.unknown-set": _("There is no set {set}."),
    "decks.unknown-card": _("{place}: {name} is no card of {set}. Take it out. ({rule})"),
    "decks.epic-in-deck": _(
        "{place}: {name} is an Epic, which is in no deck. Take it out. ({rule})"
    ),
    "decks.not-drafted": _("{name} was not drafted. Take out {copies}. ({rule})"),
    "decks.more-than-drafted": _(
        "{name}: {copies} copies, and {drafted} drafted. Take out {over}. ({rule})"
    ),
    "decks.not-used": _("{name} was drafted and is not used. Put {copies} into a deck. ({rule})"),
    "decks.no-epic": _("No Epic is chosen. Choose one of {choice}. ({rule})"),
    "decks.many-epics": _("{count} Epics are chosen: {cards}. Keep one. ({rule})"),
    "decks.not-an-epic": _("{name} is no Epic to choose here. Choose one of {choice}. ({rule})"),
    "decks.not-there": _("{card} does not stand there: {place}."),
    "decks.tip-one-color": _(
        "With {colors} alone you may run short of cards; two colours are the most stable. ({rule})"
    ),
    "decks.tip-many-colors": _(
        "With {count} colours ({colors}) Color Conditions become hard to meet; two are the most "
        "stable. ({rule})"
    ),
    "decks.tip-curve": _("{band}: {cards} of about {about} cards that make a good curve. ({rule})"),
    "decks.tip-units": _("{units} Units in the Main Deck; about {about} are good. ({rule})"),
    "decks.tip-void": _("Void is weak in the Main Deck ({copies}). ({rule})"),
    # Cross Universe
    "decks.no-units": _("No card of the deck can be the partner. Add a unit. ({rule})"),
    "decks.no-partner": _("No partner is chosen. Choose a unit of the deck: {choice}. ({rule})"),
    "decks.partner-not-in-deck": _(
        "The partner {name} is not in the deck. Add it, or choose {choice}. ({rule})"
    ),
    "decks.partner-no-unit": _("The partner {name} is a {kind}. Choose a unit: {choice}. ({rule})"),
    # Bleach TCG
    "decks.no-guardian": _("There is no guardian. Play with exactly one. ({rule})"),
    "decks.guardians": _("There are {count} guardians ({cards}). Play with exactly one. ({rule})"),
    "decks.missing-energy": _("{name}: the {energy} energy is missing. State it. ({rule})"),
    "decks.unknown-energy": _("{name}: there is no energy {energy}. Take it out. ({rule})"),
    "decks.too-much-energy": _(
        "{place}: {cards} {energy} energy, and the guardian has {most}. Take out {over}. ({rule})"
    ),
    "decks.energy-in-deck": _("{place}: energy ({name}) belongs in the side deck. ({rule})"),
    "decks.guardian-in-deck": _("{place}: {name} is a guardian. Take it out. ({rule})"),
    # Battle Spirits
    "decks.missing-back": _("{name}: the name on its other face is missing. State it. ({rule})"),
    "decks.many-contracts": _("{count} kinds of contract cards: {cards}. Keep one kind. ({rule})"),
    "decks.contract-copies": _(
        "{copies} contract cards, at most {most} may be in a deck. Take out {over}. ({rule})"
    ),
    # Decks that are kept
    "decks.no-deck": _("There is no such deck, or it is private. Check the address."),
    "decks.not-yours": _("Only the person who made this deck can change it. Copy it to go on."),
    "decks.changed": _(
        "This deck was changed meanwhile, in another tab or on another device. Your edit was not "
        "saved."
    ),
    "decks.too-many-decks": _("You have {most} decks, which is all there may be. Delete one."),
    "decks.bad-name": _("Give it a name of 1 to {most} characters, on one line."),
    "decks.long-notes": _("Notes have at most {most} characters."),
    "decks.unknown-choice": _("There is no {field} “{value}”. There is {known}."),
    "decks.not-over": _("You can build once you have all {size} cards; the draft is still on."),
    "decks.no-version": _("There is no version {number} of this deck."),
    "decks.too-many-versions": _("{most} versions of a deck are kept. Delete one first."),
    # The Build at a table
    "decks.wishes": _("A table can’t be set so: {detail}"),
    "decks.no-epics": _("{set} has no Epic to play with."),
    "decks.other-set": _("This deck is not of {wanted}, the cards of this table. ({rule})"),
    "decks.no-such-build": _("There is no such table. Check the address for a missing end."),
    "decks.not-building": _("No decks are registered at this table now."),
    "decks.other-game-now": _("Game {game} of this table is over. The page was out of date."),
    "decks.not-in-build": _("This seat is not in this game. You can join the next one."),
    "decks.table-paused": _("The table is paused, and nothing was registered. {reason}"),
    "decks.bot-sits-here": _("A bot builds for this seat now. Take the seat back first."),
    "decks.changed-since": _(
        "This deck was changed since the page was made. Look at it again; nothing was registered."
    ),
    "decks.registered-already": _(
        "Another deck is registered for this seat. Take it back first, then register this one."
    ),
    # Files
    "decks.which-deck": _(
        "Which cards are Main and which Life? There are blocks of {sizes} cards (at {at}); a deck "
        "has {main} and {life}. Write “Main” and “Life” above them."
    ),
    "decks.wrong-answer": _("Say for each of the {blocks} blocks where it belongs: {places}."),
    "decks.empty": _("There is no card in it."),
    "decks.no-words": _("Entry {entry} names no card: {found}"),
    "decks.unknown-name": _("Entry {entry}: no card is called “{card}”."),
    "decks.unknown-name-near": _("Entry {entry}: no card is called “{card}”. Do you mean {near}?"),
    "decks.short-number": _("Entry {entry}: {card} may be any of {ids}. Write it in full."),
    "decks.bad-number": _("Entry {entry}: {count} of “{card}”; write a number from 1 to {most}."),
    "decks.more-faults": _("And {count} more like these."),
    "decks.too-large": _("At most {most} bytes of a deck are read."),
    "decks.too-large-deck": _("At most {most} cards of a deck are read."),
    "decks.many-lines": _("There are {count} lines; at most {most} are read."),
    "decks.long-line": _("Line {line} has {size} characters; at most {most} are read."),
    "decks.control": _("Line {line} holds a control character. Is this a deck?"),
    "decks.unknown-exchange": _("There is no deck format {name}. There is {known}."),
    "decks.not-json": _("This is no JSON: {why}"),
    "decks.no-format": _("The file does not say what it is. Write “format”: “{known}” into it."),
    "decks.other-format": _("“format” is “{said}”, not “{known}”."),
    "decks.no-such-set": _("“set” is “{set}”. There are {known}."),
    "decks.no-list": _("“{key}” is no list."),
    "decks.unknown-key": _("“{key}” was passed over; known are {known}."),
    "decks.bad-entry": _("{place}, entry {entry}: {why}"),
    "decks.bad-file": _("The file can't be read: {why}"),
    "decks.doctype": _("A document that defines its own signs (DOCTYPE) is not read."),
    "decks.not-xml": _("This is no XML: {why}"),
    "decks.not-cod": _("This is no deck of Cockatrice: it is called “{found}”."),
    "decks.other-zone": _("A zone is called “{zone}”."),
    "decks.not-tts": _("This is no saved object of Tabletop Simulator: it has no “ObjectStates”."),
    "decks.other-objects": _("{count} objects that are no cards were passed over."),
    "decks.no-code": _("A deck code looks like trinity1.blaze.AbCd…"),
    "decks.code-set": _("The code is of the set {set}. There are {known}."),
    "decks.code-version": _(
        "The code is mistyped, or made for another version of {set}. Copy it again."
    ),
    "decks.code-broken": _("The code is not complete. Copy it again."),
    "decks.code-foreign": _("A code holds cards of {set} only, not {cards}."),
}
