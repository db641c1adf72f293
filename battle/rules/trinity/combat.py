"""Chapter 8: attacks, blocks and battles."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Question
from battle.rules.engine.modifiers import outlives
from battle.rules.engine.procedure import END, Procedure
from battle.rules.engine.state import ROOM
from battle.rules.trinity import moving
from battle.rules.trinity.battling import Battle
from battle.rules.trinity.damage import Damage
from battle.rules.trinity.walls import across, walls_of
from tables.rules.refusal import Fault

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

LONG = 8
"""The spaces of DUEL's Long Wall (R1)."""


def can_attack(game: "Game", uid: int) -> bool:
    """Whether nothing keeps a Unit from attacking."""
    return next(bars_to_attack(game, uid), None) is None


def bars_to_attack(game: "Game", uid: int) -> Iterator[Fault]:
    """Rulebook 8.1: an Active Unit that did not enter this turn, unless it has Quick Aura."""
    live = game.live(uid)
    if live.rested:
        yield Fault("battle.why.rested")
    if game.facts.says("cannot-attack", uid):
        yield Fault("battle.why.cannot-attack")
    if live.entered >= game.state.turn and not game.facts.has(uid, "Quick Aura"):
        yield Fault("battle.why.fresh")


def attacks(game: "Game", seat: int) -> list[Option]:
    """Every attack this player may declare: a Unit and a Wall (DUEL 7; one each in Standard)."""
    walls = game.state.walls
    targets = [
        (across(walls[wall], seat), wall)
        for wall in walls_of(game, seat)
        if not game.facts.says_player("cannot-be-attacked", across(walls[wall], seat))
    ]
    return [
        Option("attack", game.state.stay[uid], target, wall)
        for uid in game.units(seat)
        if can_attack(game, uid)
        for target, wall in targets
    ]


def must_attack(game: "Game", uid: int) -> bool:
    """Whether a Unit "must attack each turn" and has not attacked in this one."""
    return game.live(uid).attacked < game.state.turn and game.facts.says("must-attack", uid)


class Combat(Procedure):
    """Rulebook 7.4: attacks, one at a time, until the player has enough."""

    seat: int
    picked: tuple[Option, ...] = ()

    def offer(self, game: "Game") -> None:
        """Ask for the next attack; one that must attack keeps the phase open."""
        found = attacks(game, self.seat)
        if not found:
            self.step = END
            return
        must = any(must_attack(game, option.card % ROOM) for option in found)
        done = [] if must else [Option("done")]
        game.ask(Question(self.seat, "attack", found + done, always=True))

    def take(self, game: "Game") -> None:
        """Begin the attack, or end the phase."""
        pick = self.picked[0]
        self.step = END if pick.do == "done" else "offer"
        if pick.do == "attack":
            game.push(Attack(unit=pick.card, seat=self.seat, target=pick.seat, wall=pick.n))

    steps = (offer, take)


class Attack(Procedure):
    """Rulebook 8: one attack, step by step."""

    unit: int
    seat: int
    target: int
    wall: int
    picked: tuple[Option, ...] = ()

    def declare(self, game: "Game") -> None:
        """8.1: Rest the Unit; [On Attack] effects and Shadows happen."""
        uid = self.unit % ROOM
        moving.set_rested(game, uid)
        game.live(uid).attacked = game.state.turn
        game.state.attacks += 1
        game.tell("attack", self.seat, (uid,), other=self.wall)
        game.happen("attacks", self.unit, self.seat, other=self.target, n=self.wall)

    def block(self, game: "Game") -> None:
        """8.1: the attacked player decides whether to block."""
        if not still_attacks(game, self):
            self.step = "end_attack"
            return
        found = blockers(game, self)
        options = [Option("block", game.state.stay[uid]) for uid in found]
        self.picked = (Option("no-block"),)
        if options:
            game.ask(
                Question(self.target, "block", [Option("no-block"), *options]), source=self.unit
            )

    def answer_block(self, game: "Game") -> None:
        """8.2: the blocker is Rested, and the two Units battle; the attack ends."""
        pick = self.picked[0]
        if pick.do == "no-block":
            return
        moving.set_rested(game, pick.card % ROOM)
        game.tell("block", self.target, (pick.card % ROOM,))
        game.happen("blocked", self.unit, self.seat, other=pick.card)
        self.step = "end_attack"
        game.push(Battle(first=self.unit, second=pick.card, attack=True))

    def damage(self, game: "Game") -> None:
        """8.3: not blocked, it deals its Break as damage (R36: if it still attacks)."""
        uid = self.unit % ROOM
        if still_attacks(game, self):
            game.push(
                Damage(
                    seat=self.target,
                    dealer=self.seat,
                    wall=self.wall,
                    left=game.facts.break_(uid),
                    attacker=self.unit,
                    straight=game.facts.has(uid, "Steal Aura"),
                )
            )

    def end_attack(self, game: "Game") -> None:
        """The attack is over."""
        attack_ends(game)

    def without(self, game: "Game", seat: int) -> None:
        """R6: an attack by them or on them ends."""
        if seat in (self.seat, self.target) and self.step != END:
            self.step = "end_attack"

    steps = (declare, block, answer_block, damage, end_attack)


def attack_ends(game: "Game") -> None:
    """What lasts "during this attack" ends."""
    state = game.state
    state.modifiers = [m for m in state.modifiers if outlives(m, "attack", state.turn_seat, 0)]
    game.changed()


def still_attacks(game: "Game", attack: Attack) -> bool:
    """R36: the attacking Unit is still there, and still its player's."""
    return game.here(attack.unit) and game.state.holder[attack.unit % ROOM] == attack.seat


def blockers(game: "Game", attack: Attack) -> list[int]:
    """The Units that may block an attack."""
    units = game.units(attack.target)
    return [uid for uid in units if next(bars_to_block(game, attack, uid), None) is None]


def bars_to_block(game: "Game", attack: Attack, uid: int) -> Iterator[Fault]:
    """What keeps a Unit from blocking (8.2; 10.2 Sky Aura; DUEL 7: none on the Long Wall)."""
    attacker, facts = attack.unit % ROOM, game.facts
    if game.state.walls[attack.wall].spaces == LONG:
        yield Fault("battle.why.long-wall")
    if facts.says("unblockable", attacker):
        yield Fault("battle.why.unblockable")
    if game.live(uid).rested:
        yield Fault("battle.why.rested-block")
    if barred_from_blocking(game, uid):
        yield Fault("battle.why.cannot-block")
    if facts.has(attacker, "Sky Aura") and not facts.has(uid, "Sky Aura"):
        yield Fault("battle.why.sky")
    if kept_off(game, attacker, uid):
        yield Fault("battle.why.kept-off")


def barred_from_blocking(game: "Game", uid: int) -> bool:
    """Whether it "can't block", and nothing says that this does not apply (TD-02 R 003)."""
    return game.facts.says("cannot-block", uid) and not game.facts.says("can-block", uid)


def kept_off(game: "Game", uid: int, other: int) -> bool:
    """Whether the attacker can't be blocked by a Unit of that Power."""
    power = game.facts.power(other)
    for _, bound, _ in game.facts.effects("unblockable-by", uid):
        word, n = (bound.word, bound.n) if hasattr(bound, "word") else bound
        if power <= n if word == "less" else power >= n:
            return True
    return False


def attack_going_on(game: "Game") -> Attack | None:
    """The attack that is going on, or None."""
    return next((p for p in reversed(game.state.agenda) if isinstance(p, Attack)), None)
