"""Cards drawn and discarded, Trinity Counters, Basic Color Cards."""

from typing import TYPE_CHECKING

from battle.rules.engine.zones import shuffle
from battle.rules.trinity.moving import move
from battle.rules.trinity.zones import DECK, GRAVEYARD, HAND

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

MOST_COUNTERS = 10


def draw(game: "Game", seat: int, n: int) -> int:
    """Rulebook 7.1: a draw by an effect takes what is there and never Rerises; how many came."""
    state = game.state
    deck = state.places[seat][DECK]
    drawn = tuple(deck[-1 : -n - 1 : -1]) if n > 0 else ()
    for uid in drawn:
        move(game, uid, HAND)
    if drawn:
        game.happen("drew", seat=seat, n=len(drawn))
        game.tell("drew", seat, drawn, eyes=1 << seat)
    return len(drawn)


def discard(game: "Game", uid: int) -> int:
    """Discard a card from a Hand to the Graveyard; its new handle."""
    handle = move(game, uid, GRAVEYARD)
    game.tell("discarded", game.state.owner[uid], (uid,))
    return handle


def shuffle_deck(game: "Game", seat: int) -> None:
    """Shuffle a Deck."""
    shuffle(game, seat, DECK)
    game.tell("shuffled", seat)


def set_counters(game: "Game", seat: int, n: int) -> int:
    """Set a Reserve to n Trinity Counters, at most 10; the change (chapter 11: compare)."""
    state = game.state
    n = max(0, min(MOST_COUNTERS, n))
    change = n - state.counters[seat]
    if change:
        state.counters[seat] = n
        game.changed()
        game.happen("added" if change > 0 else "removed", seat=seat, n=abs(change))
        game.tell("counters", seat, n=n, other=change)
    return change


def add_counters(game: "Game", seat: int, n: int) -> int:
    """Get n Trinity Counters; those over 10 are lost. How many came (or went, below 0)."""
    return set_counters(game, seat, game.state.counters[seat] + n)


def take_color(game: "Game", seat: int, color: int, n: int = 1) -> None:
    """Take Basic Color Cards from the pile, Active (R40)."""
    game.state.active[seat][color] += n
    game.changed()
    game.tell("color", seat, n=n, other=color)


def colors_in_zone(game: "Game", seat: int) -> list[int]:
    """How many Basic Color Cards of each colour a player has, Active or Rested."""
    state = game.state
    return [a + r for a, r in zip(state.active[seat], state.rested[seat], strict=True)]
