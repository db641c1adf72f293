"""What a moment is about (9.1, 9.3), in words: each event that effects may wait for."""

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy

from battle.words import terms
from battle.words.people import Cast, View
from battle.words.terms import Words

EVENTS: dict[str, Words] = {
    "attacks": gettext_lazy("{card} attacks {player}."),
    "blocked": gettext_lazy("{card} is blocked by {second}."),
    "battle": gettext_lazy("{card} battles {second}."),
    "lost": gettext_lazy("{card} has lost a battle."),
    "won": gettext_lazy("{card} has won a battle."),
    "destroyed": gettext_lazy("{card} is destroyed."),
    "entered": gettext_lazy("{card} comes onto {who}’s Battlefield."),
    "rested": gettext_lazy("{card} becomes Rested."),
    "start": gettext_lazy("{who}’s turn begins."),
    "end": gettext_lazy("{who}’s turn ends."),
    "drew": gettext_lazy("{who} draws {cards}."),
    "charged": gettext_lazy("{who} uses Color Charge."),
    "milled": gettext_lazy("{card} goes from {who}’s Deck to the Graveyard."),
    "shinra": gettext_lazy("{card} was Shinra Summoned."),
    "damaged": gettext_lazy("{who} takes {n} damage from {player}."),
    "life-hit": gettext_lazy("{card} hits {player}’s Life Zone."),
    "added": gettext_lazy("{who} gets {n} Trinity Counter(s)."),
    "removed": gettext_lazy("{who} loses {n} Trinity Counter(s)."),
}


def event_said(event: View, cast: Cast) -> SafeString:
    """One event in words."""
    other = event.get("other")
    parts = {
        "card": cast.link(event.get("card", "")),
        "who": cast.name(event["seat"]),
        "n": event["n"],
        "cards": terms.cards_counted(event["n"]),
        "player": cast.name(other) if isinstance(other, int) else "",
        "second": cast.link(other) if isinstance(other, str) else "",
    }
    return format_html(str(EVENTS[event["what"]]), **parts)


UNDER_WAY: dict[str, Words] = {
    "effect": gettext_lazy("{who}: {card}"),
    "attack": gettext_lazy("{who} attacks {player} with {card}"),
    "battle": gettext_lazy("{card} battles {second}"),
    "damage": gettext_lazy("{player} takes damage, {n} still to come"),
    "burst": gettext_lazy("{who}: Burst Check {card}"),
    "play": gettext_lazy("{who} plays {card}"),
    "shadow": gettext_lazy("{who}: the Shadow {card} comes in"),
    "bad-aura": gettext_lazy("Bad Aura destroys {card}"),
    "by-hand": gettext_lazy("{who} carries out this line of {card} by hand"),
}


def under_way(entry: View, cast: Cast) -> SafeString:
    """An entry of the stack in words."""
    parts = {
        "who": cast.name(entry["seat"]),
        "card": cast.link(entry["card"]) if "card" in entry else "",
        "second": cast.link(entry["other"]) if "other" in entry else "",
        "player": cast.name(entry.get("target", -1)),
        "n": entry.get("n", 0),
    }
    return format_html(str(UNDER_WAY[entry["what"]]), **parts)
