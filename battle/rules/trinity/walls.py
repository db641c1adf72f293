"""The Walls (3.2) and who stands on which side of them."""

from typing import TYPE_CHECKING

from battle.rules.trinity.state import Wall
from battle.rules.trinity.zones import LEFT, RIGHT

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def walls_of(game: "Game", seat: int) -> list[int]:
    """The Walls beside a player, the left one first (R2)."""
    state = game.state
    both = (seat, (seat - 1) % state.seats)
    return [wall for wall in both if not state.walls[wall].gone]


def across(wall: Wall, seat: int) -> int:
    """The player on the other side of a Wall."""
    return wall.far if seat == wall.near else wall.near


def distance(wall: Wall, seat: int) -> int:
    """How many spaces a Wall stands from a player's end (R1)."""
    return wall.at if seat == wall.near else wall.spaces - 1 - wall.at


def at_advantage(game: "Game", seat: int) -> list[int]:
    """Rulebook 3.2: the Walls closer to the opponent than to this player."""
    walls = game.state.walls
    return [w for w in walls_of(game, seat) if 2 * distance(walls[w], seat) > walls[w].spaces - 1]


def at_disadvantage(game: "Game", seat: int) -> list[int]:
    """Rulebook 3.2: the Walls closer to this player."""
    ahead = at_advantage(game, seat)
    return [wall for wall in walls_of(game, seat) if wall not in ahead]


def set_distance(game: "Game", wall: int, seat: int, spaces: int) -> None:
    """Put a Wall this many spaces from a player's end."""
    track = game.state.walls[wall]
    track.at = spaces if seat == track.near else track.spaces - 1 - spaces
    game.changed()
    game.tell("wall", seat, n=spaces, other=wall)


def push(game: "Game", wall: int, seat: int) -> bool:
    """Push a Wall 1 space toward a player; False when it is at their end already (8.3)."""
    spaces = distance(game.state.walls[wall], seat)
    if spaces:
        set_distance(game, wall, seat, spaces - 1)
    return bool(spaces)


def pile_at(game: "Game", wall: int, seat: int) -> int:
    """The Life pile of a player at a Wall: the zone it is in."""
    return LEFT if game.state.walls[wall].near == seat else RIGHT
