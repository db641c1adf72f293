"""A game as it could be for one seat: what it does not know is dealt anew."""

from collections.abc import Iterator, Sequence
from hashlib import shake_256
from itertools import count
from struct import Struct
from typing import TYPE_CHECKING, Any, TypeVar

from battle.rules.engine.eyes import knows

if TYPE_CHECKING:
    from battle.rules.engine.game import Game

G = TypeVar("G", bound="Game[Any]")

TRIES = 8
WORDS = Struct(">256I")


def deal_anew(game: G, seat: int, seed: str, pool: Sequence[str] = ()) -> G:
    """A copy in which the cards unknown to a seat have changed places; its view stays the same.

    Ask for it when that seat is asked: the options of another seat would no longer fit its cards.
    A card known to be somewhere in a pile stays in it. What a seat does not know changes places
    within the groups that `game.groups` gives: its own decks apart, the cards of all others
    together; what `game.named` gives keeps its place. So the others hold what they really hold
    between them, which is more than the seat knows; with a `pool`, the printed cards that could
    be theirs (as `state.printed` names them, each as often as it could be there), their unknown
    cards are drawn from it instead.
    """
    new = game.copy()
    new.state.seed = seed
    chance, named = Chance(seed), new.named()
    for group in new.groups(seat):
        unknown = [uid for uid in group if uid not in named and not knows(new, seat, uid)]
        for last in range(len(unknown) - 1, 0, -1):
            exchange(new, seat, unknown[last], unknown[chance.below(last + 1)])
    if pool:
        draw_from(new, seat, list(pool), chance, named)
    return new


class Chance:
    """Numbers for one dealing, apart from those that the game draws from the same seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.words = self.drawn()

    def drawn(self) -> Iterator[int]:
        """32-bit words without end, many from each hash."""
        for block in count():
            yield from WORDS.unpack(shake_256(f"{self.seed}:{block}:anew".encode()).digest(1024))

    def below(self, places: int) -> int:
        """An index below `places`."""
        return next(self.words) * places >> 32


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


def draw_from(
    game: "Game[Any]", seat: int, pool: list[str], chance: Chance, named: frozenset[int]
) -> None:
    """Give the unknown cards of others faces from a pool, as long as it has some that fit."""
    state = game.state
    for uid, owner in enumerate(state.owner):
        if owner == seat or uid in named or knows(game, seat, uid) or state.within[uid] >> seat & 1:
            continue
        at = one_that_fits(game, uid, pool, chance)
        if at is not None:
            game.becomes(uid, pool.pop(at))


def one_that_fits(game: "Game[Any]", uid: int, pool: list[str], chance: Chance) -> int | None:
    """A place in the pool, each that fits as likely: most fit, so it looks at all of them late."""
    for _ in range(TRIES if pool else 0):
        at = chance.below(len(pool))
        if game.may_be(uid, pool[at]):
            return at
    fitting = [at for at, key in enumerate(pool) if game.may_be(uid, key)]
    return fitting[chance.below(len(fitting))] if fitting else None
