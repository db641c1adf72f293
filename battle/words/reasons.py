"""Why a card can't be used now, in words: the sentences of `battle.rules.trinity.why`."""

from collections.abc import Iterable

from django.utils.translation import gettext_lazy, ngettext_lazy

from battle.words import terms
from battle.words.people import Cast
from battle.words.terms import Words
from cards.rules.card import COLORS
from tables.rules.refusal import Fault

REASONS: dict[str, Words] = {
    "battle.why.not-your-turn": gettext_lazy("It is {player}’s turn; you play cards on your own."),
    "battle.why.main-phase-only": gettext_lazy("This is done in a Main Phase only."),
    "battle.why.something-first": gettext_lazy("What is under way has to resolve first."),
    "battle.why.shadow-full": gettext_lazy("Your Shadow Zone is full: it holds {most} cards."),
    "battle.why.charged": gettext_lazy("Color Charge: you have used it this turn."),
    "battle.why.colorless": gettext_lazy("Color Charge: a Colorless card gives no Color."),
    "battle.why.surge": gettext_lazy("With Surge it costs {cost} Color and its Color Condition."),
    "battle.why.shinra": gettext_lazy(
        "Shinra Summon: the Costs of Units on your Battlefield have to add up to exactly {cost}."
    ),
    "battle.why.cost": gettext_lazy("It costs {cost} Color; {active} of yours are Active."),
    "battle.why.condition": gettext_lazy("Its Color Condition lacks {n} {color}."),
    "battle.why.attack-turn": gettext_lazy("It is {player}’s turn; you attack on your own."),
    "battle.why.attack-phase": gettext_lazy("Units attack in the Combat Phase."),
    "battle.why.rested": gettext_lazy("It is Rested; only an Active Unit attacks."),
    "battle.why.cannot-attack": gettext_lazy("An effect says that it can’t attack."),
    "battle.why.fresh": gettext_lazy("It came this turn, and has no Quick Aura to attack at once."),
    "battle.why.long-wall": gettext_lazy("Attacks on the Long Wall can’t be blocked."),
    "battle.why.unblockable": gettext_lazy("The attacking Unit can’t be blocked."),
    "battle.why.rested-block": gettext_lazy("It is Rested; only an Active Unit blocks."),
    "battle.why.cannot-block": gettext_lazy("It can’t block."),
    "battle.why.sky": gettext_lazy("The attacker has Sky Aura, and this Unit has not."),
    "battle.why.kept-off": gettext_lazy("The attacker can’t be blocked by a Unit of this Power."),
    "battle.why.barred": gettext_lazy("Its own text says that it can’t be used now: {line}"),
    "battle.why.unpayable": gettext_lazy("What it asks before ▶ can’t be paid now: {line}"),
    "battle.why.no-shadow": gettext_lazy("It is no Shadow Card, so it can’t be used from here."),
    "battle.why.shadow-waits": gettext_lazy("It waits for its moment: {line}"),
}
COUNTED: dict[str, Words] = {
    "battle.why.used": ngettext_lazy(
        "It was used this turn, {n} time being the most: {line}",
        "It was used this turn, {n} times being the most: {line}",
        "n",
    ),
}


def reasons_said(faults: Iterable[Fault], cast: Cast) -> list[str]:
    """Each reason once, in words."""
    return list(dict.fromkeys(reason_said(fault, cast) for fault in faults))


def reason_said(fault: Fault, cast: Cast) -> str:
    """One reason in words."""
    params = dict(fault.params)
    if fault.code in COUNTED:
        said = str(COUNTED[fault.code] % {"n": params["n"]})
    else:
        said = str(REASONS[fault.code])
    if "seat" in params:
        params["player"] = cast.name(int(str(params["seat"])))
    if "color" in params:
        params["color"] = str(terms.COLORS[[*map(str, COLORS)].index(str(params["color"]))])
    return said.format_map(params)
