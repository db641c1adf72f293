"""A game as it could be for one seat: what it does not know is dealt anew."""

from typing import TYPE_CHECKING, Any

from battle.rules.engine.eyes import knows
from battle.rules.engine.rng import index

if TYPE_CHECKING:
    from battle.rules.engine.game import Game


def deal_anew(game: "Game[Any]", seat: int, seed: str) -> "Game[Any]":
    """A copy in which the cards unknown to a seat have changed places; its view stays the same.

    A card known to be somewhere in a pile stays in it. Cards change places only within the
    groups that `game.groups` gives, such as a player's Main Deck and Life Deck.
    """
    new = game.copy()
    new.state.seed = seed
    drawn = 0
    for group in new.groups(seat):
        unknown = [uid for uid in group if not knows(new, seat, uid)]
        for last in range(len(unknown) - 1, 0, -1):
            drawn += 1
            other = index(seed, -drawn, last + 1)
            exchange(new, seat, unknown[last], unknown[other])
    return new


def exchange(game: "Game[Any]", seat: int, one: int, other: int) -> None:
    """Let two cards change places, if the seat can't tell."""
    state = game.state
    within = (state.within[one] | state.within[other]) >> seat & 1
    same_pile = (state.holder[one], state.zone[one]) == (state.holder[other], state.zone[other])
    if (within and not same_pile) or not game.may_swap(one, other):
        return
    state.face[one], state.face[other] = state.face[other], state.face[one]
    if same_pile:
        for masks in (state.within, state.known):
            masks[one], masks[other] = masks[other], masks[one]
    game.swapped(one, other)
