"""What a table promises each player: the chances to win, at a glance.

The weights are those of a logistic regression on the tables at the start of each turn of 1,200
games between greedy players with drafted decks, and who won them in the end.
"""

from math import exp

from battle.rules.trinity.game import Game
from battle.rules.trinity.walls import distance, walls_of
from battle.rules.trinity.zones import BATTLEFIELD, GAINED, HAND, SHADOW

ENOUGH_COLOR = 8


def outlook(game: Game) -> list[float]:
    """The chance of each seat to win; they add up to 1, but to 0 when the game is drawn."""
    state = game.state
    if state.over:
        return [float(seat == state.winner) for seat in range(state.seats)]
    playing = game.seats()
    raised = [exp(promise(game, seat)) if seat in playing else 0.0 for seat in range(state.seats)]
    return [each / sum(raised) for each in raised]


def promise(game: Game, seat: int) -> float:
    """How good a seat's table looks, as the exponent of its odds."""
    state, zones = game.state, game.state.places[seat]
    gained = len(zones[GAINED])
    color = sum(state.active[seat]) + sum(state.rested[seat])
    waits = (seat - state.turn_seat) % state.seats
    return (
        0.08 * gained
        + 0.021 * gained**2
        + 0.05 * sum(distance(state.walls[wall], seat) for wall in walls_of(game, seat))
        + sum(body(game, uid) for uid in zones[BATTLEFIELD])
        + 0.1 * len(zones[HAND])
        + 0.25 * min(color, ENOUGH_COLOR)
        + 0.05 * state.counters[seat]
        + 0.06 * len(zones[SHADOW])
        + (0.4, 0.25, 0.0)[waits]
    )


def body(game: Game, uid: int) -> float:
    """What a card on the Battlefield adds."""
    now = game.facts
    if "Unit" not in now.kinds(uid):
        return 0.0
    return 0.06 * now.power(uid) / 1000 + 0.12 * now.break_(uid) - 0.11
