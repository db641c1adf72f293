"""In which order the games of a sealed box are taken and revealed (rulebook 4.1 and 4.3).

The state of a game is "closed", "taken" or "revealed"; `states` holds those of all its games.
"""

from collections.abc import Sequence

from tables.rules.refusal import Conflict, Unknown


def next_game(states: Sequence[str]) -> int | None:
    """The number, from 1, of the game to take next; None when every game is taken."""
    return next((number for number, state in enumerate(states, 1) if state == "closed"), None)


def state_of(states: Sequence[str], number: int) -> str:
    """The state of a game. Raises Unknown (boxes.no-game: number, games)."""
    if not 1 <= number <= len(states):
        raise Unknown.of("boxes.no-game", number=number, games=len(states))
    return states[number - 1]


def after_taking(states: Sequence[str], number: int) -> str:
    """The state of a game once it is taken; taking it again changes nothing.

    The rest of a box serves the next game (rulebook 4.3), so games are taken in their order.
    Raises Conflict (boxes.not-next: number, next).
    """
    state, due = state_of(states, number), next_game(states)
    if state == "closed" and due is not None and number != due:
        raise Conflict.of("boxes.not-next", number=number, next=due)
    return "taken" if state == "closed" else state


def after_revealing(states: Sequence[str], number: int) -> str:
    """The state of a game once it is revealed. Raises Conflict (boxes.not-taken: number)."""
    if state_of(states, number) == "closed":
        raise Conflict.of("boxes.not-taken", number=number)
    return "revealed"


def check_giving(sealed: bool, states: Sequence[str]) -> None:
    """Whether a box may be given to a table, which then takes and reveals its games.

    Raises Conflict (boxes.not-sealed; boxes.all-taken; boxes.reveal-first: number) for a box whose
    packs somebody may know, for one without a closed game, and for one whose keeper has a game open
    that nobody could reveal any more.
    """
    if not sealed:
        raise Conflict.of("boxes.not-sealed")
    if next_game(states) is None:
        raise Conflict.of("boxes.all-taken")
    if "taken" in states:
        raise Conflict.of("boxes.reveal-first", number=states.index("taken") + 1)


def all_revealed(states: Sequence[str]) -> bool:
    """Whether the seed and the cards left over may be shown: no pack is hidden any more."""
    return all(state == "revealed" for state in states)
