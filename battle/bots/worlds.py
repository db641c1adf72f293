"""The worlds a seat can't tell from the real one, for a player that thinks ahead.

What it may know is its view, and the box: every card of the sets in play, as often as a box holds
it (rulebook 1.3). What the others hold is drawn from that and never looked up.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from battle.rules.engine.dealing import deal_anew, exchange
from battle.rules.engine.eyes import knows
from battle.rules.trinity.game import Game
from battle.rules.trinity.printed import key_of
from battle.rules.trinity.setup import set_code
from cards.rules.card import COPIES
from cards.rules.catalogue import card_sets


class Worlds:
    """Deals the game of an asked seat anew, again and again."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.game = game.copy()
        self.pool = unseen(game, seat)
        put_in_order(self.game, seat)

    def deal(self, seed: str) -> Game:
        """A world: the same for the same seed, whatever the seat does not know."""
        return deal_anew(self.game, self.seat, seed, self.pool)


def unseen(game: Game, seat: int) -> list[str]:
    """The box without what the seat knows to be elsewhere, in its own decks above all.

    Of a player's own list only what the seat has seen is known to it; every official card stands
    in for the rest.
    """
    state = game.state
    told = [uid for uid in range(len(state.face)) if is_told(game, seat, uid)]
    left = official_box(frozenset(map(set_code, state.printed)), bool(state.own)).copy()
    if state.own:
        known = {game.cards[uid].card for uid in told} & set(state.own)
        left.update({key_of(card): COPIES[card.rarity] for card in known})
    left.subtract(state.printed[state.face[uid]] for uid in told)
    return sorted((+left).elements())


@cache
def official_box(codes: frozenset[str], every: bool) -> Counter[str]:
    """The Draft Cards of a box with the official sets of these codes (or with all of them)."""
    sets = [found for found in card_sets().values() if every or found.code in codes]
    return Counter(
        {
            key_of(card): found.copies_of(card)
            for found in sets
            for card in found.cards
            if card.rarity != "Epic"
        }
    )


def is_told(game: Game, seat: int, uid: int) -> bool:
    """Whether a seat knows that this card is in the game: by sight, or as one of its own."""
    state = game.state
    within = bool(state.within[uid] >> seat & 1)
    return state.owner[uid] == seat or within or knows(game, seat, uid)


def put_in_order(game: Game, seat: int) -> None:
    """Lay what a seat can't tell apart in one order, so that no dealing depends on the real one.

    What it knows to be somewhere in a pile comes first in that pile; all the rest goes by name.
    """
    state = game.state
    for group in game.groups(seat):
        unknown = [uid for uid in group if not knows(game, seat, uid)]
        piles: dict[tuple[int, int], list[int]] = {}
        for uid in unknown:
            piles.setdefault((state.holder[uid], state.zone[uid]), []).append(uid)
        for pile in piles.values():
            sort(game, seat, pile)
        sort(game, seat, [uid for uid in unknown if not state.within[uid] >> seat & 1])


def sort(game: Game, seat: int, uids: Sequence[int]) -> None:
    """Exchange hidden cards until those known to be among them come first, and each by name."""
    state = game.state

    def rank(uid: int) -> tuple[bool, str]:
        return not state.within[uid] >> seat & 1, state.printed[state.face[uid]]

    for at, uid in enumerate(uids):
        first = min(uids[at:], key=rank)
        if rank(first) < rank(uid):
            exchange(game, seat, uid, first)
