"""Damage, Burst Checks, Gained Life, Punish Burn and winning (8.3 to 8.5, 1.2)."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Question
from battle.rules.engine.procedure import END, Procedure
from battle.rules.engine.state import ROOM
from battle.rules.engine.zones import everyone, place, show
from battle.rules.trinity.facts import ran_standing
from battle.rules.trinity.resolve import NO, YES, Resolve
from battle.rules.trinity.walls import pile_at, push, set_distance
from battle.rules.trinity.zones import BURST, GAINED, LEFT, RIGHT

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

GOAL = 12


class Damage(Procedure):
    """Rulebook 8.3: damage at one Wall, one point at a time; one occurrence (R37).

    `attacker` is the handle of an attacking Unit, -1 for an effect. `hits_life` is False for
    damage one takes oneself (chapter 11); `straight` is Steal Aura's; `hit` once Life was hit;
    `taken` counts the points; `hurt` are the players the same effect damaged before.
    """

    seat: int
    dealer: int
    wall: int
    left: int
    attacker: int = -1
    hits_life: bool = True
    straight: bool = False
    hit: bool = False
    taken: int = 0
    hurt: tuple[int, ...] = ()

    def occur(self, game: "Game") -> None:
        """The amount is fixed; what waits for damage happens now (R37)."""
        if self.left > 0 and not game.state.walls[self.wall].gone:
            game.happen("damaged", self.attacker, self.seat, other=self.dealer, n=self.left)
            game.tell("damage", self.seat, n=self.left, other=self.dealer)
        else:
            self.step = END

    def point(self, game: "Game") -> None:
        """Push the Wall, or hit Life once it is at the end (8.3); an empty pile loses it (R38)."""
        if self.left <= 0:
            self.step = END
            return
        self.left -= 1
        self.step = "point"
        if not self.hit and not self.straight and push(game, self.wall, self.seat):
            self.taken += 1
            return
        pile = game.state.places[self.seat][pile_at(game, self.wall, self.seat)]
        if self.hits_life and pile and not spared(game, self.seat, len(pile)):
            self.step = "check"
            if not self.hit and self.attacker >= 0:
                game.happen("life-hit", self.attacker, self.dealer, other=self.seat)

    def check(self, game: "Game") -> None:
        """The point hits Life: a Burst Check (8.4), if there still is a card."""
        self.step = "point"
        self.hit = True
        zone = pile_at(game, self.wall, self.seat)
        if game.state.places[self.seat][zone]:
            self.taken += 1
            game.push(BurstCheck(seat=self.seat, dealer=self.dealer, zone=zone, wall=self.wall))

    def without(self, game: "Game", seat: int) -> None:
        """R6: there is no Wall between the two any more."""
        if game.state.walls[self.wall].gone:
            self.step = END

    def report(self, below: Procedure) -> None:
        """An effect that deals damage remembers who took some (TD-02 LEG 20)."""
        hurt = self.hurt + ((self.seat,) if self.taken else ())
        if isinstance(below, Damage) and not below.step:
            below.hurt = hurt
        elif isinstance(below, Resolve):
            below.record("damaged", hurt)

    steps = (occur, point, check)


def spared(game: "Game", seat: int, pile: int) -> bool:
    """Whether damage does not hit this player's Life Zone now (TD-01 U 040, R20)."""
    if game.facts.says_player("life-safe", seat):
        return True
    piles = [len(game.state.places[seat][zone]) for zone in (LEFT, RIGHT)]
    for me in game.facts.touching("life"):
        if me.seat == seat and me.clause.home.do(
            game, me, "life", pile, *me.clause.args, piles=piles
        ):
            ran_standing(me)
            return True
    return False


class BurstCheck(Procedure):
    """Rulebook 8.4: one Life card is flipped, its Burst used, and it goes to Gained Life."""

    seat: int
    dealer: int
    zone: int
    wall: int
    card: int = -1
    picked: tuple[Option, ...] = ()

    def flip(self, game: "Game") -> None:
        """The card leaves the Life Zone; with the last one a Punish Burn happens (8.5)."""
        pile = game.state.places[self.seat][self.zone]
        uid = pile[-1]
        show(game, [uid], everyone(game))
        self.card = place(game, uid, self.seat, BURST)
        game.tell("flipped", self.seat, (uid,), other=self.dealer)
        if not game.state.places[self.seat][self.zone]:
            punish_burn(game, self)

    def offer(self, game: "Game") -> None:
        """A Burst must be used unless it is optional."""
        burst = game.cards[self.card % ROOM].burst
        self.step = "gain"
        if burst is None:
            return
        if burst.optional:
            game.ask(Question(self.seat, "burst", [YES, NO]), source=self.card, text=burst.text)
            self.step = "use"
        else:
            self.picked = (YES,)
            self.use(game)

    def use(self, game: "Game") -> None:
        """Use the Burst."""
        self.step = "gain"
        burst = game.cards[self.card % ROOM].burst
        if burst is not None and self.picked[0].do == "yes":
            game.push(Resolve(line=burst.text, seat=self.seat, source=self.card, burst=True))

    def gain(self, game: "Game") -> None:
        """The card goes to the attacker's Gained Life; 12 win at once."""
        self.step = END
        into_gained_life(game, self)

    def without(self, game: "Game", seat: int) -> None:
        """R6: their Burst is not used; the flipped card still goes to Gained Life."""
        if seat == self.seat:
            self.step = "gain" if self.card >= 0 else END

    steps = (flip, offer, use, gain)


def into_gained_life(game: "Game", check: BurstCheck) -> None:
    """Put the card under Burst Check, if it is still there, into Gained Life."""
    if game.here(check.card):
        gain(game, check.card % ROOM, check.dealer)


def gain(game: "Game", uid: int, seat: int) -> None:
    """Put a card into a player's Gained Life, and see whether that wins (1.2, R7)."""
    place(game, uid, seat, GAINED)
    game.changed()
    game.tell("gained", seat, (uid,))
    judge(game, seat)


def judge(game: "Game", seat: int) -> None:
    """Whoever has the Gained Life that wins, wins at once; not after leaving (R6)."""
    gained = len(game.state.places[seat][GAINED])
    if gained >= goal(game, seat) and not game.state.left >> seat & 1:
        game.end("won", winner=seat)


def goal(game: "Game", seat: int) -> int:
    """The Gained Life that wins: 12, less for a player who has left (R6)."""
    state = game.state
    n = GOAL
    for other in range(state.seats):
        if state.left >> other & 1:
            taken = sum(state.owner[uid] == other for uid in state.places[seat][GAINED])
            n -= max(0, 4 - taken)
    return n


def punish_burn(game: "Game", check: BurstCheck) -> None:
    """Rulebook 8.5: the rest is cancelled, the Wall goes to the attacker's end; no damage."""
    for below in reversed(game.state.agenda):
        if isinstance(below, Damage) and below.wall == check.wall:
            below.left, below.hit, below.straight = 0, False, False
            break
    game.tell("punish-burn", check.seat, other=check.wall)
    set_distance(game, check.wall, check.dealer, 0)
    game.changed()
