"""Damage by effects (chapter 11, R35 to R39) and Walls."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Picked, Question
from battle.rules.trinity import damage
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.effects.move import follows
from battle.rules.trinity.text.homes import effect
from battle.rules.trinity.walls import (
    across,
    at_disadvantage,
    distance,
    set_distance,
    walls_of,
)

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def deal(game: "Game", me: Resolve, wall: int, n: int) -> None:
    """Deal n damage to the opponent at one of your Walls."""
    seat = across(game.state.walls[wall], me.seat)
    hits = not follows(me, walls_only)
    game.push(damage.Damage(seat=seat, dealer=me.seat, wall=wall, left=n, hits_life=hits))


@effect("this damage does not hit their Life Zone")
def walls_only(game: "Game", me: Resolve) -> None:
    """TD-02 LEG 14: said of the sentence before, and kept there."""


def disadvantage_walls(game: "Game", me: Resolve, n: int, walls: int) -> Question | None:
    """Which of your Disadvantage Walls."""
    options = [Option("wall", n=wall) for wall in at_disadvantage(game, me.seat)]
    return Question(me.seat, "wall", options) if options else None


@effect("deal <n> damage on <walls:n> Disadvantage Wall", asks=disadvantage_walls)
def deal_on_disadvantage(game: "Game", me: Resolve, picked: Picked, n: int, walls: int) -> None:
    """Chapter 11: it damages the opponent there, as in the Combat Phase."""
    deal(game, me, picked[0].n, n)


@effect("deal <n> damage on each Disadvantage Wall")
def deal_on_each(game: "Game", me: Resolve, n: int) -> None:
    """The left Wall first."""
    for wall in reversed(at_disadvantage(game, me.seat)):
        deal(game, me, wall, n)


def walls_at(game: "Game", me: Resolve, n: int, players: int) -> Question | None:
    """An opponent; in DUEL, one of the two Walls for all of it (R39)."""
    walls = game.state.walls
    options = [Option("wall", seat=across(walls[wall], me.seat), n=wall)
               for wall in walls_of(game, me.seat)]  # fmt: skip
    return Question(me.seat, "wall", options) if options else None


@effect("deal <n> damage to <players:n> opponent", asks=walls_at)
def deal_to_opponent(game: "Game", me: Resolve, picked: Picked, n: int, players: int) -> None:
    """R39."""
    deal(game, me, picked[0].n, n)


def walls_at_them(game: "Game", me: Resolve, n: int) -> Question | None:
    """The Walls between you and the chosen opponent (R39)."""
    walls = game.state.walls
    options = [Option("wall", n=wall) for wall in walls_of(game, me.seat)
               if across(walls[wall], me.seat) in me.ways("player")]  # fmt: skip
    return Question(me.seat, "wall", options) if options else None


@effect("deal <n> damage to them", asks=walls_at_them)
def deal_to_them(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """The opponent that was chosen."""
    deal(game, me, picked[0].n, n)


@effect("take <n> damage (Betrayal)")
def betrayal(game: "Game", me: Resolve, n: int) -> bool:
    """R5: where the point being dealt would go; after a Punish Burn it pushes the Wall."""
    for below in reversed(game.state.agenda):
        if isinstance(below, damage.Damage):
            point = damage.Damage(seat=below.seat, dealer=below.dealer, wall=below.wall, left=n)
            point.hit, point.straight = below.hit, below.straight
            game.push(point)
            return True
    return False


@effect("swap the positions of your left Wall and your right Wall")
def swap_walls(game: "Game", me: Resolve) -> None:
    """R18: they exchange their distances from you, at most their own last space."""
    walls = walls_of(game, me.seat)
    if len(walls) == 2:
        left, right = (game.state.walls[wall] for wall in walls)
        one, two = distance(left, me.seat), distance(right, me.seat)
        set_distance(game, walls[0], me.seat, min(two, left.spaces - 1))
        set_distance(game, walls[1], me.seat, min(one, right.spaces - 1))
        game.changed()
