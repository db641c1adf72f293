"""When a [Trigger] happens (10.1)."""

from typing import TYPE_CHECKING

from battle.rules.engine.state import ROOM
from battle.rules.trinity.facts import KIND_BITS
from battle.rules.trinity.laid import Standing
from battle.rules.trinity.state import Event
from battle.rules.trinity.text.homes import moment
from battle.rules.trinity.zones import BATTLEFIELD, SHADOW

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@moment(
    "<Life Eater>",
    on="life-hit",
    note="Rulebook 10.4: once per attack, when it hits Life, before the Burst Check.",
)
@moment("When this Unit wins a battle", on="won", note="Rulebook 8.2.")
@moment("When this Unit is blocked", on="blocked", note="Rulebook 8.2.")
def befalls_this(game: "Game", me: Standing, event: Event) -> bool:
    """It befell this card."""
    return event.card == me.source


@moment("At the end of your turn", on="end", note="Rulebook 7.6.")
@moment("At the start of your turn", on="start", note="Before the Draw Phase.")
@moment(
    "When a Trinity Counter is added to your Reserve",
    on="added",
    note="Chapter 11: more than just before; those over 10 do not count.",
)
@moment(
    "When a Trinity Counter is removed from your Reserve",
    on="removed",
    note="Chapter 11: fewer than just before.",
)
@moment("When you Color Charge", on="charged", note="Rulebook 7.3.")
@moment("When you Shinra Summon", on="shinra", note="Rulebook 10.3.")
@moment("When you take damage", on="damaged", note="R37: once for each occurrence.")
def befalls_you(game: "Game", me: Standing, event: Event) -> bool:
    """It befell this card's player."""
    return event.seat == me.seat


@moment("At the end of each turn", on="end")
def each_end(game: "Game", me: Standing, event: Event) -> bool:
    """Rulebook 7.6."""
    return True


@moment("When the equipped Unit attacks", on="attacks")
def equipped_attacks(game: "Game", me: Standing, event: Event) -> bool:
    """Rulebook 10.5."""
    return game.live(me.uid).on == event.card % ROOM


@moment("When this Unit becomes Rested for the first time each turn", on="rested")
def first_rest(game: "Game", me: Standing, event: Event) -> bool:
    """TD-02 LEG 02: by an attack, a block or an effect."""
    return event.card == me.source and event.n == 1


@moment("When this card in the Shadow Zone is destroyed", on="destroyed")
def set_card_destroyed(game: "Game", me: Standing, event: Event) -> bool:
    """R28."""
    return event.card == me.source and event.other == SHADOW


@moment("When you make your <nth> attack in your turn", on="attacks")
def nth_attack(game: "Game", me: Standing, event: Event, nth: int) -> bool:
    """TD-02 U 064."""
    return event.seat == me.seat and game.state.attacks == nth


@moment("When your Unit is destroyed", on="destroyed")
def your_unit_destroyed(game: "Game", me: Standing, event: Event) -> bool:
    """On the Battlefield."""
    return event.seat == me.seat and event.other == BATTLEFIELD and bool(event.was & 1)


@moment("When your Unit is destroyed in your turn", on="destroyed")
def destroyed_in_your_turn(game: "Game", me: Standing, event: Event) -> bool:
    """TD-01 C 068."""
    return your_unit_destroyed(game, me, event) and game.state.turn_seat == me.seat


@moment("When your Equip or Set on the Battlefield is destroyed", on="destroyed")
def spell_destroyed(game: "Game", me: Standing, event: Event) -> bool:
    """R26: on the Battlefield only; as they were treated there."""
    bits = KIND_BITS["Equip"] | KIND_BITS["Set"]
    return event.seat == me.seat and event.other == BATTLEFIELD and bool(event.was & bits)


@moment("When your card with [Jigoku Back] enters the Battlefield", on="entered")
def jigoku_enters(game: "Game", me: Standing, event: Event) -> bool:
    """TD-01 U 053."""
    return event.seat == me.seat and "Jigoku Back" in game.cards[event.card % ROOM].tags
