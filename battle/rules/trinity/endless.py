"""Games that would never end are drawn, and the log says why (R8).

A player who brings the same state back by doing nothing of use in their own Main Phase could
stop, so that is no endless game, and nobody can force a draw by it: their Main Phase ends.
"""

from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

MOST_TURNS = 200
MOST_RESOLUTIONS = 5000
SAME = 3
LOOKED_AT = 30
"""From this question or resolution of a turn on, states are compared: a loop still comes back
three times, and short turns are spared the work."""


def watch(game: "Game") -> None:
    """Count a resolution; draw the game when it would go on without end."""
    state = game.state
    state.resolutions += 1
    if state.resolutions > MOST_RESOLUTIONS:
        game.end("drawn", "resolutions")
    elif come_back(game, state.past):
        game.end("drawn", "repetition")


def idles(game: "Game") -> bool:
    """Whether a player is at the same point of a Main Phase for the third time this turn."""
    state = game.state
    state.past = []
    return come_back(game, state.offers)


def come_back(game: "Game", past: list[int]) -> bool:
    """Whether the state is there for the third time; notes it among the past ones."""
    state = game.state
    state.looks += 1
    if state.looks <= LOOKED_AT:
        return False
    now = fingerprint(game)
    past.append(now)
    return past.count(now) >= SAME


def fingerprint(game: "Game") -> int:
    """A number for all that matters of a state; what only counts up is left out.

    What a card may still do this turn matters, and so does all that was counted this turn.
    """
    state = game.state
    lives = tuple(
        (uid, live.rested, tuple(live.souls), live.on, tuple(live.used), min(live.rests, 1), live.x)
        for uid, live in state.live.items()
    )
    changes = tuple((m.kind, m.of, m.n, m.word, m.until, m.seat) for m in state.modifiers)
    piles = tuple(tuple(pile) for zones in state.places for pile in zones)
    table = (tuple(w.at for w in state.walls), tuple(state.counters))
    colors = (tuple(map(tuple, state.active)), tuple(map(tuple, state.rested)))
    counted = (state.attacks, state.bursts, len(state.sent), len(state.milled), state.also_sent)
    once = (state.phase, state.charged, state.reserve_used)
    going = tuple(
        (type(p).__name__, p.step, getattr(p, "line", "")) for p in state.agenda if not p.spent
    )
    everything = (lives, changes, piles, table, colors, counted, once, going)
    return int.from_bytes(sha256(repr(everything).encode()).digest()[:7], "big")
