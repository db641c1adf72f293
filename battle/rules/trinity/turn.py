"""Chapter 7: a turn, phase by phase."""

from typing import TYPE_CHECKING

from msgspec import structs

from battle.rules.engine.modifiers import Modifier, outlives
from battle.rules.engine.procedure import Procedure
from battle.rules.engine.state import ROOM
from battle.rules.engine.zones import place
from battle.rules.trinity import damage, destroying, endless, moving, resources
from battle.rules.trinity.combat import Combat, attack_ends
from battle.rules.trinity.main_phase import Main
from battle.rules.trinity.turn_order import after, passed_over
from battle.rules.trinity.zones import BATTLEFIELD, DECK, GRAVEYARD

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


class Turn(Procedure):
    """Rulebook 7: the turns, one after the other; it lies at the bottom of the agenda."""

    seat: int
    extra: bool = False

    def begin(self, game: "Game") -> None:
        """A new turn: counts begin anew, and "until the start of your next turn" ends."""
        state = game.state
        state.turn += 1
        if state.turn > endless.MOST_TURNS:
            game.end("drawn", "turns")
            return
        state.turn_seat, state.extra, state.phase = self.seat, self.extra, "start"
        state.charged = state.reserve_used = False
        state.attacks = state.bursts = state.resolutions = state.also_sent = state.looks = 0
        state.sent, state.milled, state.past, state.offers = [], [], [], []
        for live in state.live.values():
            live.used, live.rests = [], 0
        expire(game, "start", self.seat, state.turn)
        game.changed()
        game.tell("turn", self.seat, n=state.turn)
        game.happen("start", seat=self.seat)

    def draw(self, game: "Game") -> None:
        """7.1: draw 1 card, or Rerise when the Deck is empty."""
        game.state.phase = "draw"
        if game.state.places[self.seat][DECK]:
            resources.draw(game, self.seat, 1)
        else:
            rerise(game, self.seat)

    def active(self, game: "Game") -> None:
        """7.2: turn all cards on the Battlefield and in the Color Zone Active."""
        state = game.state
        state.phase = "active"
        for uid in state.places[self.seat][BATTLEFIELD]:
            moving.make_active(game, uid)
        ready_colors(game, self.seat)

    def main1(self, game: "Game") -> None:
        """7.3."""
        game.state.phase = "main1"
        game.push(Main(seat=self.seat))

    def combat(self, game: "Game") -> None:
        """7.4."""
        game.state.phase = "combat"
        game.push(Combat(seat=self.seat))

    def main2(self, game: "Game") -> None:
        """7.5."""
        game.state.phase = "main2"
        game.push(Main(seat=self.seat))

    def ending(self, game: "Game") -> None:
        """7.6: what happens at the end of the turn."""
        game.state.phase = "end"
        game.happen("end", seat=self.seat)

    def expire(self, game: "Game") -> None:
        """7.6: what lasts "this turn" ends; then the next turn begins (an extra turn first)."""
        state = game.state
        expire(game, "end", self.seat, state.turn)
        self.step = "begin"
        self.extra = bool(state.extra_turns)
        self.seat = state.extra_turns.pop() if self.extra else next_turn(game, self.seat)

    def without(self, game: "Game", seat: int) -> None:
        """R6: their turn goes to its End Phase."""
        if seat == self.seat and self.step != "expire":
            self.step = "ending"

    steps = (begin, draw, active, main1, combat, main2, ending, expire)


def rerise(game: "Game", seat: int) -> None:
    """Rulebook 7.1: the Graveyard becomes the Deck; draw 3 cards."""
    state = game.state
    for uid in state.places[seat][GRAVEYARD][:]:
        place(game, uid, seat, DECK)
    game.tell("rerise", seat)
    resources.shuffle_deck(game, seat)
    resources.draw(game, seat, 3)


def ready_colors(game: "Game", seat: int) -> None:
    """Make a player's Basic Color Cards Active."""
    state = game.state
    for color, n in enumerate(state.rested[seat]):
        state.active[seat][color] += n
        state.rested[seat][color] = 0


def next_turn(game: "Game", seat: int) -> int:
    """Who has the next turn; what waits for the turn of somebody who has left ends (R6)."""
    following = after(game, seat)
    for passed in passed_over(game, seat):
        for moment in ("start", "end"):
            expire(game, moment, passed, game.state.turn + 1)
    return following


def expire(game: "Game", moment: str, seat: int, turn: int) -> None:
    """End what lasts until this moment; control that ends goes back."""
    state = game.state
    ended = [m for m in state.modifiers if not outlives(m, moment, seat, turn)]
    if not ended:
        return
    state.modifiers = [m for m in state.modifiers if outlives(m, moment, seat, turn)]
    game.changed()
    for modifier in reversed(ended):
        if modifier.kind == "control" and game.here(modifier.of):
            control_ends(game, modifier)


def control_ends(game: "Game", ended: Modifier) -> None:
    """A Unit goes back to who had it before; where it was taken on since, that is for later."""
    modifiers = game.state.modifiers
    for at, other in enumerate(modifiers):
        if other.kind == "control" and other.of == ended.of and other.born > ended.born:
            modifiers[at] = structs.replace(other, n=ended.n)
            return
    moving.change_control(game, ended.of % ROOM, ended.n)


def becomes_main_phase_2(game: "Game") -> None:
    """It becomes Main Phase 2 (chapter 11, R42): what is stacked and under way is cancelled.

    A card under Burst Check still goes to Gained Life first.
    """
    state = game.state
    if state.phase == "end":
        return
    for procedure in reversed(state.agenda):
        if isinstance(procedure, damage.BurstCheck):
            damage.into_gained_life(game, procedure)
    turn = state.agenda[0]
    del state.agenda[1:]
    attack_ends(game)
    destroying.settle(game)
    if isinstance(turn, Turn):
        turn.step = "main2"
