"""The sentences of the faults that cards own, by code."""

from django.utils.translation import gettext_lazy as _

from cards import list_sentences

SENTENCES: dict[str, str] = {
    **list_sentences.SENTENCES,
    "cards.unknown-set": _("There is no set {key}. There are {known}."),
    "cards.unknown-card": _("There is no card {id}."),
    # A search
    "cards.query-too-long": _("A search has at most {most} characters."),
    "cards.query-deep": _("At {at}: more than {most} brackets inside each other."),
    "cards.query-bracket": _("At {at}: the “{sign}” has no partner."),
    "cards.query-quote": _("At {at}: the quotation that begins with {sign} never ends."),
    "cards.query-or": _("At {at}: “or” needs something on each side."),
    "cards.query-minus": _("At {at}: “-” stands right before what is not wanted."),
    "cards.query-sign": _("At {at}: “{sign}” can't stand here."),
    "cards.query-field": _("At {at}: there is no “{word}” to ask for. There is {nearest}."),
    "cards.query-value": _("At {at}: “{word}” needs a value."),
    "cards.query-operator": _("At {at}: “{word}” takes “:”, not “{op}”."),
    "cards.query-number": _("At {at}: “{word}” is a number, not “{value}”."),
    "cards.query-unknown": _("At {at}: no {word} is called “{value}”. Do you mean {nearest}?"),
    "cards.unknown-sort": _("Cards can't be sorted by {sort}. There is {known}."),
    "cards.unknown-filter": _("There is no {field} “{value}”. There is {known}."),
    # A card's facts
    "cards.id-shape": _("A card number looks like “TD-01 U 038/102” or “TD-01 X01/04”."),
    "cards.id-rarity": _("The number is not one of rarity {rarity}."),
    "cards.spaces": _("“{field}” has spaces at an end or two in a row."),
    "cards.no-name": _("The name is missing."),
    "cards.out-of-range": _("“{field}” is {value}; it lies between 0 and {most}."),
    "cards.power-step": _("Power {power} is no multiple of 500."),
    "cards.color-twice": _("A colour stands twice."),
    "cards.condition-color": _("The Color Condition asks for {colors}, not a colour of the card."),
    "cards.condition-order": _(
        "The Color Condition is not in the order Red, Yellow, Blue, Purple."
    ),
    "cards.condition-amount": _("An amount in the Color Condition is less than 1."),
    "cards.condition-over-cost": _(
        "The Color Condition asks for {condition}, over the Cost {cost}."
    ),
    "cards.shadow-cost": _("A Shadow Card has Cost 0 and no Color Condition; this has {cost}."),
    "cards.no-condition": _("A card with a colour and a Cost needs a Color Condition."),
    "cards.unit-power": _("A Unit needs Power and Break."),
    "cards.unit-subtype": _("A Unit has no kind {subtype}."),
    "cards.unit-traits": _("A Unit needs a trait."),
    "cards.trait-twice": _("A trait stands twice."),
    "cards.spell-power": _("A Spell has no Power and no Break."),
    "cards.spell-subtype": _("A Spell is a Shot, a Set or an Equip."),
    "cards.spell-traits": _("A Spell has no traits."),
    "cards.equip-modifiers": _("An Equip needs the Power and Break it gives."),
    "cards.no-equip-modifiers": _("Only an Equip gives Power and Break."),
    "cards.tag-missing": _("A line that begins with [{tag}] is missing."),
    "cards.tag-not-of-kind": _("This kind of card has no [{tag}]."),
    # A card's text
    "cards.line-spaces": _("Line {line}: spaces at an end or two in a row."),
    "cards.brackets": _("Line {line}: the “{sign}” at {column} has no partner."),
    "cards.unknown-word": _("Line {line}: the rules have no word “{word}”."),
    "cards.no-tag": _("Line {line}: it begins with no tag such as [On Entry]."),
    "cards.no-stop": _("Line {line}: the full stop is missing."),
    "cards.sign-spaces": _("Line {line}: “{sign}” needs a space on each side."),
    "cards.number": _("Line {line}: number and noun disagree in “{words}”."),
    "cards.burst-not-last": _("The Burst is not the last line."),
    # A set
    "cards.twice": _("The card stands twice."),
    "cards.missing": _("The card is missing."),
    "cards.not-of-set": _("No card of {code} has this number."),
    "cards.out-of-order": _("It stands where {expected} belongs."),
    "cards.name-twice": _("Another card of the set is also named “{name}”."),
}
