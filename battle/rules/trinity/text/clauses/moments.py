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


@moment("<Life Eater>", on="life-hit")
def life_eater(game: "Game", me: Standing, event: Event) -> bool:
    """Rulebook 10.4: once per attack when this Unit's attack hits Life, before the Burst Check."""
    return event.card == me.source


@moment("At the end of each turn", on="end")
def each_end(game: "Game", me: Standing, event: Event) -> bool:
    """Rulebook 7.6."""
    return True


@moment("At the end of your turn", on="end")
def your_end(game: "Game", me: Standing, event: Event) -> bool:
    """Rulebook 7.6."""
    return event.seat == me.seat


@moment("At the start of your turn", on="start")
def your_start(game: "Game", me: Standing, event: Event) -> bool:
    """Before the Draw Phase."""
    return event.seat == me.seat


@moment("When a Trinity Counter is added to your Reserve", on="added")
def counter_added(game: "Game", me: Standing, event: Event) -> bool:
    """Chapter 11: more than just before; those over 10 do not count."""
    return event.seat == me.seat


@moment("When a Trinity Counter is removed from your Reserve", on="removed")
def counter_removed(game: "Game", me: Standing, event: Event) -> bool:
    """Chapter 11: fewer than just before."""
    return event.seat == me.seat


@moment("When the equipped Unit attacks", on="attacks")
def equipped_attacks(game: "Game", me: Standing, event: Event) -> bool:
    """Rulebook 10.5."""
    return game.live(me.uid).on == event.card % ROOM


@moment("When this Unit becomes Rested for the first time each turn", on="rested")
def first_rest(game: "Game", me: Standing, event: Event) -> bool:
    """TD-02 LEG 02: by an attack, a block or an effect."""
    return event.card == me.source and event.n == 1


@moment("When this Unit wins a battle", on="won")
def wins(game: "Game", me: Standing, event: Event) -> bool:
    """Rulebook 8.2."""
    return event.card == me.source


@moment("When this Unit is blocked", on="blocked")
def is_blocked(game: "Game", me: Standing, event: Event) -> bool:
    """Rulebook 8.2."""
    return event.card == me.source


@moment("When this card in the Shadow Zone is destroyed", on="destroyed")
def set_card_destroyed(game: "Game", me: Standing, event: Event) -> bool:
    """R28."""
    return event.card == me.source and event.other == SHADOW


@moment("When you Color Charge", on="charged")
def you_charge(game: "Game", me: Standing, event: Event) -> bool:
    """Rulebook 7.3."""
    return event.seat == me.seat


@moment("When you Shinra Summon", on="shinra")
def you_shinra(game: "Game", me: Standing, event: Event) -> bool:
    """Rulebook 10.3."""
    return event.seat == me.seat


@moment("When you make your <nth> attack in your turn", on="attacks")
def nth_attack(game: "Game", me: Standing, event: Event, nth: int) -> bool:
    """TD-02 U 064."""
    return event.seat == me.seat and game.state.attacks == nth


@moment("When you take damage", on="damaged")
def you_take_damage(game: "Game", me: Standing, event: Event) -> bool:
    """R37: once for each occurrence."""
    return event.seat == me.seat


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
