"""What can be chosen, in words: a label for every option, and headings over them."""

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from battle.words import terms
from battle.words.people import Cast, View
from battle.words.terms import Words
from cards.words import trait_name

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
    "set-counters": gettext_lazy("{player}: {n}"),
    "shuffle": gettext_lazy("Shuffle {player}’s Deck"),
    "draw": gettext_lazy("{player} draws a card"),
    "discard-one": gettext_lazy("{player} discards a card"),
    "look-hand": gettext_lazy("Look at {player}’s Hand"),
    "at-random": gettext_lazy("Take 1 card of {player}’s Hand at random"),
    "look-through": gettext_lazy("Look through {player}’s Deck"),
    "deal": gettext_lazy("Deal 1 damage to {player} at {wall}"),
    "colors": gettext_lazy("Change {player}’s Basic Color Cards"),
    "take-color": gettext_lazy("{player} takes a {color} one"),
    "rest-color": gettext_lazy("Rest a {color} one"),
    "ready-color": gettext_lazy("Make a {color} one Active"),
    "lose-active": gettext_lazy("Discard a {color} one, Active"),
    "lose-rested": gettext_lazy("Discard a {color} one, Rested"),
    "back": gettext_lazy("Something else"),
    "look": gettext_lazy("Look at it"),
    "reveal by-hand": gettext_lazy("Reveal it to everybody"),
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
    "break-up": gettext_lazy("Break +{n}"),
    "break-down": gettext_lazy("Break -{n}"),
    "gain-aura": gettext_lazy("It gains {aura}"),
    "fight": gettext_lazy("It battles {card}"),
    "equip-to": gettext_lazy("Equip {card} with it"),
    "equip-off": gettext_lazy("Take it off its Unit"),
    "for-turn": gettext_lazy("During this turn"),
    "for-battlefield": gettext_lazy("Until it leaves the Battlefield"),
}
"""Labels by what an option does; where one word means several things, with the kind after it."""

GROUPS: dict[str, Words] = {
    "play": gettext_lazy("Play a card"),
    "set": gettext_lazy("Set a Shadow Card"),
    "charge": gettext_lazy("Color Charge"),
    "activate": gettext_lazy("Use an effect"),
    "equip": gettext_lazy("Equip"),
    "reserve": gettext_lazy("Use the Reserve"),
    "draw": gettext_lazy("Hand and Deck"),
    "counters": gettext_lazy("Trinity Counters"),
    "colors": gettext_lazy("Basic Color Cards"),
    "deal": gettext_lazy("Damage"),
    "push-wall": gettext_lazy("A Wall"),
    "look": gettext_lazy("See it"),
    "rest": gettext_lazy("On the Battlefield"),
    "power-up": gettext_lazy("Power"),
    "break-up": gettext_lazy("Break"),
    "gain-aura": gettext_lazy("Auras"),
    "to-hand": gettext_lazy("Move it"),
    "fight": gettext_lazy("A battle"),
    "to-soul": gettext_lazy("Into a Soul"),
    "card": gettext_lazy("A card"),
}
"""Headings over long lists of options."""
GROUP_OF = {
    "surge": "play", "shinra": "play", "dig": "activate", "unequip": "equip",
    "trinity-charge": "reserve", "trinity-draw": "reserve",
    "discard-one": "draw", "look-hand": "draw", "at-random": "draw",
    "look-through": "draw", "shuffle": "draw",
    "reveal": "look", "make-active": "rest", "destroy": "rest",
    "equip-to": "equip", "equip-off": "equip", "power-down": "power-up", "break-down": "break-up",
    "to-deck-top": "to-hand", "to-deck-bottom": "to-hand", "to-graveyard": "to-hand",
    "to-shadow-zone": "to-hand", "to-battlefield": "to-hand", "to-gained-life": "to-hand",
}  # fmt: skip


def group_of(option: View, cast: Cast) -> str:
    """The heading over an option; "" for none."""
    do = option["do"]
    if do == "card" and "seat" in option:
        return f"{cast.name(option['seat'])}: {terms.ZONES[option['n']]}"
    return str(GROUPS.get(GROUP_OF.get(do, do), ""))


def label_key(option: View, kind: str, phase: str, duel: bool) -> str:
    """Which label says an option, where one word means several things."""
    do = option["do"]
    if do == "done":
        found = f"done {phase if kind == 'main' else kind}"
        return found if found in OPTIONS else "done"
    if do == "under":
        return "under soul" if "n" in option else "under"
    if do == "reveal":
        return "reveal by-hand" if kind == "by-hand" else do
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
        parts["aura"] = terms.aura(n)
    if "more" in option:
        parts["payment"] = terms.colors_said(option["more"]) or _("nothing")
    return parts
