"""Shadow Conditions (9.3): judged for a player, from what everyone sees."""

from typing import TYPE_CHECKING

from battle.rules.engine.state import ROOM
from battle.rules.trinity.state import Event
from battle.rules.trinity.text.homes import shadow
from battle.rules.trinity.zones import BATTLEFIELD

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@shadow("During your Unit's battle", on="battle")
def your_battle(game: "Game", seat: int, event: Event) -> bool:
    """Rulebook 8.2: effects used during a battle."""
    return seat in (event.seat, game.state.holder[event.other % ROOM])


@shadow("During your Unit's battle in an opponent's turn", on="battle")
def your_battle_away(game: "Game", seat: int, event: Event) -> bool:
    """The same, in another player's turn."""
    return game.state.turn_seat != seat and your_battle(game, seat, event)


@shadow("When a Unit attacks", on="attacks")
def unit_attacks(game: "Game", seat: int, event: Event) -> bool:
    """Rulebook 8.1: the attack timing."""
    return True


@shadow("When a Unit with Cost <n> or more attacks you", on="attacks")
def costly_attacks_you(game: "Game", seat: int, event: Event, n: int) -> bool:
    """The Unit as it is now."""
    return event.other == seat and game.facts.cost(event.card % ROOM) >= n


@shadow("When a Unit with Power <n> or more attacks", on="attacks")
def strong_attacks(game: "Game", seat: int, event: Event, n: int) -> bool:
    """The Unit as it is now."""
    return game.facts.power(event.card % ROOM) >= n


@shadow("When an opponent's Unit attacks", on="attacks")
def opponent_attacks(game: "Game", seat: int, event: Event) -> bool:
    """Whoever is attacked."""
    return event.seat != seat


@shadow("When an opponent's Unit attacks you", on="attacks")
def opponent_attacks_you(game: "Game", seat: int, event: Event) -> bool:
    """Rulebook 8.1."""
    return event.other == seat


@shadow("When a card with Cost <n> or less enters the Battlefield", on="entered")
def cheap_enters(game: "Game", seat: int, event: Event, n: int) -> bool:
    """Anyone's card."""
    return game.facts.cost(event.card % ROOM) <= n


@shadow("When a player takes damage", on="damaged")
def player_damaged(game: "Game", seat: int, event: Event) -> bool:
    """R37: after the amount is fixed, before the first point."""
    return True


@shadow("When you draw a card", on="drew")
def you_draw(game: "Game", seat: int, event: Event) -> bool:
    """Any draw."""
    return event.seat == seat


@shadow("When your <trait> Unit is destroyed", on="destroyed")
def your_trait_destroyed(game: "Game", seat: int, event: Event, trait: str) -> bool:
    """On the Battlefield."""
    traits = game.cards[event.card % ROOM].traits
    return your_unit_destroyed(game, seat, event) and trait in traits


@shadow("When your Unit is destroyed", on="destroyed")
def your_unit_destroyed(game: "Game", seat: int, event: Event) -> bool:
    """On the Battlefield."""
    return your_card_destroyed(game, seat, event) and bool(event.was & 1)


@shadow("When your card on the Battlefield is destroyed", on="destroyed")
def your_card_destroyed(game: "Game", seat: int, event: Event) -> bool:
    """Any card of yours there."""
    return event.seat == seat and event.other == BATTLEFIELD
