"""Rulebook 8.2: two Units battle, and what waits for the end of a battle."""

from typing import TYPE_CHECKING

from battle.rules.engine.procedure import END, Procedure
from battle.rules.engine.state import ROOM
from battle.rules.trinity import destroying, resources

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


class Battle(Procedure):
    """Rulebook 8.2: two Units battle, by a block or by an effect (then it is no attack)."""

    first: int
    second: int
    attack: bool = False
    lost: tuple[int, ...] = ()

    def timing(self, game: "Game") -> None:
        """Effects used "during a battle" can be used now."""
        if not self.both_here(game):
            self.step = END
            return
        seat = game.state.holder[self.first % ROOM]
        game.tell("battle", seat, (self.first % ROOM, self.second % ROOM))
        game.happen("battle", self.first, seat, other=self.second)

    def both_here(self, game: "Game") -> bool:
        """R36: if either is not on the Battlefield, there is no winner and no loser."""
        both = (self.first, self.second)
        return all(game.here(one) and one % ROOM in game.state.live for one in both)

    def compare(self, game: "Game") -> None:
        """The lower Power loses and is destroyed; on a tie, both."""
        if not self.both_here(game):
            self.step = END
            return
        one, two = self.first % ROOM, self.second % ROOM
        first, second = game.facts.power(one), game.facts.power(two)
        losers = [uid for uid, other, power in ((one, second, first), (two, first, second))
                  if power <= other]  # fmt: skip
        winner = -1 if len(losers) == 2 else (two if losers == [one] else one)
        bad = [game.facts.has(uid, "Bad Aura") for uid in losers]
        seats = [game.state.holder[uid] for uid in losers]
        self.lost = destroying.destroy(game, losers, in_battle=True)
        for handle, seat, aura in zip(self.lost, seats, bad, strict=True):
            beaten_by = game.state.stay[winner] if winner >= 0 else -1
            game.happen("lost", handle, seat, other=beaten_by, n=int(aura))
        if winner >= 0:
            game.happen("won", game.state.stay[winner], game.state.holder[winner])

    def without(self, game: "Game", seat: int) -> None:
        """R6: their Unit battles no more."""
        holder = game.state.holder
        if seat in (holder[self.first % ROOM], holder[self.second % ROOM]):
            self.step = END

    def report(self, below: Procedure) -> None:
        """Tell what waited for its end how many lost; on a tie, both did."""
        if isinstance(below, AfterBattle):
            below.lost = len(self.lost)

    steps = (timing, compare)


class AfterBattle(Procedure):
    """R24: a player draws n cards for each Unit that lost; it lies below its battle."""

    seat: int
    n: int
    lost: int = 0

    def draw(self, game: "Game") -> None:
        """The battle has ended."""
        resources.draw(game, self.seat, self.n * self.lost)

    def report(self, below: Procedure) -> None:
        """Another may wait for the same battle."""
        if isinstance(below, AfterBattle):
            below.lost = self.lost

    steps = (draw,)


def battle_going_on(game: "Game") -> Battle | None:
    """The battle that is going on, or None."""
    return next((p for p in reversed(game.state.agenda) if isinstance(p, Battle)), None)
