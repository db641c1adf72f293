"""Which answers can't be taken back freely any more: what the page marks before they are given."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from battle.rules.engine.dealing import deal_anew
from battle.rules.trinity.state import Wishes

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def lasting(game: "Game", seat: int, pool: Sequence[str]) -> list[bool]:
    """For each option of the seat's open choice, whether undo ends to be free with it.

    Each is tried in a game as it could be for this seat: what it does not know is dealt anew from
    the `pool` of printed cards (as `deal_anew` takes it), and the others are taken to be asked at
    every moment. So the answer depends on nothing that the seat does not know.
    """
    choice = game.waiting
    if choice is None or choice.seat != seat:
        return []
    imagined = deal_anew(game, seat, "lasting", pool)
    for other in range(imagined.state.seats):
        if other != seat:
            imagined.state.wishes[other] = Wishes()
    rest = max(0, choice.least - 1)
    return [
        is_lasting(imagined.copy(), [at, *others(len(choice.options), at)[:rest]])
        for at in range(len(choice.options))
    ]


def others(n: int, but: int) -> list[int]:
    """The numbers of the other options."""
    return [at for at in range(n) if at != but]


def is_lasting(game: "Game", picks: list[int]) -> bool:
    """Whether this answer asks somebody else, shows something new, draws lots or ends the game."""
    choice = game.waiting
    assert choice is not None
    game.answer(choice.seat, choice.number, picks)
    state = game.state
    return bool(state.over) or state.firm >= state.answers or state.last_asked != choice.seat
