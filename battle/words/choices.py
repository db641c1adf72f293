"""What a battle asks, in words: a prompt for every kind of choice, and a label for every option."""

import re
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from battle.words import terms
from battle.words.people import Cast, View
from battle.words.terms import Words
from cards.words import trait_name

PROMPTS: dict[str, Words] = {
    "main": gettext_lazy("Your {phase}: do any of this, in any order."),
    "attack": gettext_lazy("Your Combat Phase: attack with an Active Unit, or end the phase."),
    "block": gettext_lazy("{source} attacks you. Do you block?"),
    "moment": gettext_lazy("Stack an effect, or pass."),
    "use": gettext_lazy("Use this effect of {source}?"),
    "may": gettext_lazy("{source}: you may do this. Do you?"),
    "may clause": gettext_lazy("{source}: do you {clause}?"),
    "burst": gettext_lazy("Burst Check: use the Burst of {source}?"),
    "negate": gettext_lazy("Remove Trinity Counters to negate this effect of {source}?"),
    "choose": gettext_lazy("{source}: choose {amount}."),
    "choose-color": gettext_lazy("{source}: choose {amount} from your Color Zone."),
    "color": gettext_lazy("{source}: which color do you take?"),
    "discard-color": gettext_lazy("{source}: which Basic Color Card do you discard?"),
    "discard": gettext_lazy("{source}: discard {amount} from your Hand."),
    "reveal": gettext_lazy("{source}: reveal {amount} from your Hand."),
    "return": gettext_lazy("{source}: put {amount} from your Hand back into your Deck."),
    "send": gettext_lazy("{source}: send {amount} to the Graveyard."),
    "search": gettext_lazy("{source}: search your Deck for {amount}."),
    "under": gettext_lazy("{source}: into whose Soul?"),
    "order": gettext_lazy("{source}: in which order into the Soul? 1 lies lowest."),
    "bottom": gettext_lazy("{source}: in which order to the bottom of your Deck? 1 lies lowest."),
    "adjust": gettext_lazy(
        "Adjustment: number what goes to the bottom of your Deck; 1 lies lowest."
    ),
    "adjust one": gettext_lazy("Adjustment: does it go to the bottom of your Deck?"),
    "adjust-top": gettext_lazy("Adjustment: in which order does the rest stay? 1 lies on top."),
    "effect": gettext_lazy("{source}: choose an effect that has not resolved, to negate it."),
    "line": gettext_lazy("{source}: which of its effects do you use?"),
    "mode": gettext_lazy("{source}: choose what it does."),
    "player": gettext_lazy("{source}: choose a player."),
    "players": gettext_lazy("{source}: choose any number of players."),
    "trait": gettext_lazy("{source}: choose a Trait."),
    "turn": gettext_lazy("{source}: Rest it or make it Active?"),
    "wall": gettext_lazy("{source}: choose a Wall."),
    "x": gettext_lazy("{source}: how much Color do you pay for X?"),
    "shift": gettext_lazy(
        "Color Shift: send a Unit to the Graveyard for its Color, to pay for {source}?"
    ),
    "payment": gettext_lazy("Which Basic Color Cards do you Rest?"),
    "payment of": gettext_lazy("{source}: which Basic Color Cards do you Rest?"),
    "shinra": gettext_lazy("Shinra Summon: which Unit goes under {source}?"),
    "stops": gettext_lazy("At which of these moments do you want to be asked for your Shadows?"),
    "by-hand": gettext_lazy("Carry this line out by hand, one step after the other."),
}
OPTIONS: dict[str, Words] = {
    "play": gettext_lazy("Play {card}"),
    "surge": gettext_lazy("Play {card} with Surge"),
    "shinra": gettext_lazy("Shinra Summon {card}"),
    "set": gettext_lazy("Set {card} face down"),
    "charge": gettext_lazy("Discard {card} for {color}"),
    "activate": gettext_lazy("Use {card}"),
    "dig": gettext_lazy("Use {card} from the Graveyard"),
    "equip": gettext_lazy("Equip {other} with {card}"),
    "unequip": gettext_lazy("Take {card} off its Unit"),
    "trinity-charge": gettext_lazy("Trinity Charge: pay 3 Color for 1 Trinity Counter"),
    "trinity-draw": gettext_lazy("Trinity Draw: remove 3 Trinity Counters to draw a card"),
    "done": gettext_lazy("Done"),
    "done main1": gettext_lazy("End Main Phase 1, go to Combat"),
    "done main2": gettext_lazy("End Main Phase 2 and your turn"),
    "done attack": gettext_lazy("End the Combat Phase"),
    "done shift": gettext_lazy("No more Color Shift"),
    "done shinra": gettext_lazy("That is all that goes under it"),
    "done by-hand": gettext_lazy("The line is carried out"),
    "attack": gettext_lazy("{card} attacks {player}"),
    "attack duel": gettext_lazy("{card} attacks {wall}"),
    "block": gettext_lazy("Block with {card}"),
    "no-block": gettext_lazy("Don’t block"),
    "stack": gettext_lazy("Stack the effect of {card}"),
    "line": gettext_lazy("Use {card}"),
    "effect": gettext_lazy("The effect of {player}’s {card}"),
    "shadow": gettext_lazy("Flip the Shadow {card}"),
    "pass": gettext_lazy("Pass"),
    "yes": gettext_lazy("Yes"),
    "no": gettext_lazy("No"),
    "choose": gettext_lazy("{card}"),
    "discard": gettext_lazy("{card}"),
    "reveal": gettext_lazy("{card}"),
    "return": gettext_lazy("{card}"),
    "send": gettext_lazy("{card}"),
    "search": gettext_lazy("{card}"),
    "order": gettext_lazy("{card}"),
    "bottom": gettext_lazy("{card}"),
    "top": gettext_lazy("{card}"),
    "under": gettext_lazy("{card}"),
    "under soul": gettext_lazy("{other} under {card}"),
    "stop": gettext_lazy("{line}"),
    "rested": gettext_lazy("{color}, Rested"),
    "active": gettext_lazy("{color}, Active"),
    "active turn": gettext_lazy("Make it Active"),
    "rest": gettext_lazy("Rest it"),
    "color": gettext_lazy("{color}"),
    "mode": gettext_lazy("{line}"),
    "player": gettext_lazy("{player}"),
    "wall": gettext_lazy("{wall}"),
    "x": gettext_lazy("{n} Color"),
    "shift": gettext_lazy("{card} for {color}"),
    "pay": gettext_lazy("{payment}"),
    "card": gettext_lazy("{card}"),
    "push-wall": gettext_lazy("Push {wall} 1 space toward {player}"),
    "counters": gettext_lazy("Set {player}’s Trinity Counters"),
    "set-counters": gettext_lazy("{n}"),
    "shuffle": gettext_lazy("Shuffle {player}’s Deck"),
    "to-hand": gettext_lazy("To its owner’s Hand"),
    "to-deck-top": gettext_lazy("On top of its owner’s Deck"),
    "to-deck-bottom": gettext_lazy("To the bottom of its owner’s Deck"),
    "to-graveyard": gettext_lazy("To its owner’s Graveyard"),
    "to-shadow-zone": gettext_lazy("Face down into its owner’s Shadow Zone"),
    "to-battlefield": gettext_lazy("Onto {player}’s Battlefield"),
    "to-gained-life": gettext_lazy("To {player}’s Gained Life"),
    "to-soul": gettext_lazy("Into the Soul of {card}"),
    "make-active": gettext_lazy("Make it Active"),
    "destroy": gettext_lazy("Destroy it"),
    "power-up": gettext_lazy("Power +{n}000"),
    "power-down": gettext_lazy("Power -{n}000"),
}
"""Labels by what an option does; where one word means several things, with the kind after it."""

NONE: dict[str, Words] = {
    "choose": gettext_lazy("None of them"),
    "adjust": gettext_lazy("All stay on top"),
    "adjust one": gettext_lazy("It stays on top"),
    "stops": gettext_lazy("Never ask me"),
}
"""What the button says while nothing is picked, where that is allowed."""

GROUPS: dict[str, Words] = {
    "play": gettext_lazy("Play a card"),
    "set": gettext_lazy("Set a Shadow Card"),
    "charge": gettext_lazy("Color Charge"),
    "activate": gettext_lazy("Use an effect"),
    "equip": gettext_lazy("Equip"),
    "reserve": gettext_lazy("Use the Reserve"),
    "card": gettext_lazy("A card"),
    "push-wall": gettext_lazy("A Wall"),
    "counters": gettext_lazy("Trinity Counters"),
    "shuffle": gettext_lazy("A Deck"),
}
"""Headings over long lists of options."""
GROUP_OF = {
    "surge": "play", "shinra": "play", "dig": "activate", "unequip": "equip",
    "trinity-charge": "reserve", "trinity-draw": "reserve",
}  # fmt: skip


def group_of(option: View) -> str:
    """Under which heading an option stands; "" for none."""
    do = option["do"]
    found = GROUP_OF.get(do, do)
    return found if found in GROUPS else ""


def prompt(choice: View, phase: str, source: str, cast: Cast) -> str:
    """The question of a choice; `source` is the card id whose sentence asks, or ""."""
    said = str(PROMPTS[prompt_key(choice, source)])
    card = cast.card(source) if source else _("An effect")
    parts = {"phase": terms.PHASES[phase], "source": card, "amount": amount(choice)}
    return said.format_map(parts | {"clause": allowed(choice["text"])})


def prompt_key(choice: View, source: str) -> str:
    """Which question says a choice, where one kind has several."""
    kind = str(choice["kind"])
    if kind == "adjust" and choice["most"] == 1:
        return "adjust one"
    if kind == "payment" and source:
        return "payment of"
    return "may clause" if kind == "may" and allowed(choice["text"]) else kind


MAY = re.compile(r"\bmay ([^.;]+)")


def allowed(line: str) -> str:
    """What a line says that somebody may do; "" where it says so more than once."""
    found = MAY.findall(line)
    return found[0] if len(found) == 1 else ""


def picked_so_far(choice: View, cast: Cast) -> str:
    """Of what is picked one by one: what was picked, and which Costs are lacking."""
    names = ", ".join(cast.card(card["card"]) for card in choice.get("so_far", ()))
    said = [_("So far: {cards}.").format(cards=names)] if names else []
    if left := choice.get("left"):
        said.append(_("The Costs have to add up to exactly {n} more.").format(n=left))
    return " ".join(said)


def nothing(choice: View) -> str:
    """What it means to pick none of the options."""
    return str(NONE.get(prompt_key(choice, ""), NONE["choose"]))


def amount(choice: View) -> str:
    """How many are to be taken: "1 card", "up to 2 cards", "any number of cards"."""
    least, most, all_ = choice["least"], choice["most"], len(choice["options"])
    if least == most:
        return terms.cards_counted(most)
    if least == 0 and most == all_ and "any number" in choice["text"]:
        return _("any number of cards")
    if least == 0:
        return ngettext("up to {n} card", "up to {n} cards", most).format(n=most)
    return _("{least} to {most} cards").format(least=least, most=most)


def label_key(option: View, kind: str, phase: str, duel: bool) -> str:
    """Which label says an option, where one word means several things."""
    do = option["do"]
    if do == "done":
        found = f"done {phase if kind == 'main' else kind}"
        return found if found in OPTIONS else "done"
    if do == "under":
        return "under soul" if "n" in option else "under"
    if do == "active":
        return "active turn" if kind == "turn" else "active"
    return "attack duel" if do == "attack" and duel else do


def label(option: View, choice: View, at: int, phase: str, cast: Cast) -> str:
    """An option in words."""
    if choice["kind"] == "trait":
        return str(trait_name(option["do"]))
    said = str(OPTIONS[label_key(option, choice["kind"], phase, len(cast.walls) == 2)])
    return said.format_map(parts_of(option, line_of(choice, at), cast))


def line_of(choice: View, at: int) -> str:
    """The line that an option is about, if the view names it."""
    lines = choice.get("lines")
    return str(lines[at]) if lines else ""


def parts_of(option: View, line: str, cast: Cast) -> dict[str, Any]:
    """What can stand in the holes of a label."""
    n, card = option.get("n"), option.get("card")
    bare = line.removeprefix("[Shadow] ") if option["do"] == "stop" else line
    parts: dict[str, Any] = {"n": n, "line": bare or _("its effect")}
    if card is not None:
        parts["card"] = cast.card(card.get("card", ""))
    if "seat" in option:
        parts["player"] = cast.name(option["seat"])
    if isinstance(n, dict):
        parts["other"] = cast.card(n.get("card", ""))
    elif n is not None:
        parts["color"] = terms.COLORS[n] if n < len(terms.COLORS) else ""
        parts["wall"] = cast.wall(n) if n < len(cast.walls) else ""
    if "more" in option:
        parts["payment"] = terms.colors_said(option["more"]) or _("nothing")
    return parts
