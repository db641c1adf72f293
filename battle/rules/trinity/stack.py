"""Stacking: in whose order what happened is stacked, and when it resolves (9.1, 9.3)."""

from typing import TYPE_CHECKING, ClassVar

from battle.rules.engine.choice import Option, Question
from battle.rules.engine.procedure import Procedure
from battle.rules.engine.state import ROOM
from battle.rules.trinity import destroying, shadows
from battle.rules.trinity.costs import payable
from battle.rules.trinity.coverage import ran
from battle.rules.trinity.facts import ran_standing
from battle.rules.trinity.resolve import NO, YES, Resolve
from battle.rules.trinity.state import Event
from battle.rules.trinity.text.by_hand import ability_of
from battle.rules.trinity.triggers import BAD_AURA, Trigger, kept_for, triggers, use
from battle.rules.trinity.turn_order import after

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def stack(game: "Game", events: list[Event]) -> bool:
    """Rulebook 9.1: put what the events set off on top; whether anything was."""
    pending = [trigger for event in events for trigger in triggers(game, event)]
    if game.state.delayed:
        pending += [trigger for event in events for trigger in kept_for(game, event)]
    if not pending and not shadows.anyone_concerned(game, events):
        empty_judgment_area(game)
        return False
    game.push(Moment(events=tuple(events), pending=tuple(pending), seat=game.seats()[0]))
    return True


class UseOptional(Procedure):
    """An (Optional) line that a rule or an effect uses: its player decides now (2.3, 9.4)."""

    line: str
    seat: int
    source: int
    cause: Event | None = None
    picked: tuple[Option, ...] = ()
    stacked: ClassVar[bool] = True

    def offer(self, game: "Game") -> None:
        """Ask, if its cost can be paid."""
        self.picked = (NO,)
        if payable(game, self.resolve()):
            question = Question(self.seat, "use", [YES, NO])
            game.ask(question, source=self.source, text=self.line)

    def use(self, game: "Game") -> None:
        """Use it."""
        if self.picked == (YES,):
            use(game, self.source, ability_of(self.line))
            game.push(with_repeats(game, self.resolve()))

    def resolve(self) -> Resolve:
        """The line on its way."""
        return Resolve(line=self.line, seat=self.seat, source=self.source, cause=self.cause)

    steps = (offer, use)


class BadAura(Procedure):
    """Rulebook 10.2: the Unit that beat one with Bad Aura is destroyed too."""

    winner: int
    stacked: ClassVar[bool] = True

    def destroy(self, game: "Game") -> None:
        """Unless it has left, or is spared (TD-01 LEG 19)."""
        uid = self.winner % ROOM
        if game.here(self.winner) and not game.facts.says("bad-aura-spares", uid):
            destroying.destroy(game, [uid])

    steps = (destroy,)


class Moment(Procedure):
    """Rulebook 9.1: at one moment, each player in turn order stacks effects and Shadows.

    `idle` counts players who passed in a row; when all have, what was stacked resolves from the
    top. `passed` marks who has declined their (Optional) effects.
    """

    events: tuple[Event, ...]
    pending: tuple[Trigger, ...]
    seat: int
    chosen: tuple[Trigger, ...] = ()
    idle: int = 0
    picked: tuple[Option, ...] = ()
    stacked: ClassVar[bool] = True

    def mine(self, game: "Game") -> tuple[list[int], bool]:
        """This player's effects that may be stacked now, and whether one must be."""
        pending = self.pending
        if not pending:
            return [], False
        found = [i for i, t in enumerate(pending) if t.seat == self.seat and t.usable(game)]
        return found, any(not pending[i].optional() for i in found)

    def offer(self, game: "Game") -> None:
        """Ask the player whose turn it is to stack."""
        mine, must = self.mine(game)
        concerned = shadows.concerned(game, self.seat, self.events)
        self.step = "take"
        if not mine and not concerned:
            self.picked = (Option("pass"),)
            return
        options = [Option("stack", self.pending[i].source, n=i) for i in mine]
        if not must:
            options.append(Option("pass"))
        if concerned:
            options += shadows.options(game, self.seat, self.events)
        game.ask(Question(self.seat, "moment", options, always=concerned))

    def take(self, game: "Game") -> None:
        """Stack what was picked, or pass to the next player."""
        pick = self.picked[0]
        self.step = "offer"
        if pick.do == "pass":
            self.turn(game)
            return
        self.idle = 0
        if pick.do == "shadow":
            shadows.flip(game, self, pick.card)
            return
        trigger = self.pending[pick.n]
        if trigger.late is None:
            use(game, trigger.source, ability_of(trigger.line))
        self.pending = self.pending[: pick.n] + self.pending[pick.n + 1 :]
        self.chosen += (trigger,)

    def turn(self, game: "Game") -> None:
        """The next player in turn order; when all have passed, what is stacked resolves."""
        self.pending = tuple(t for t in self.pending if t.seat != self.seat)
        self.idle += 1
        if self.idle >= len(game.seats()):
            self.step = "begin"
        else:
            self.seat = after(game, self.seat)

    def begin(self, game: "Game") -> None:
        """The stack resolves from the top: the last effect stacked goes first."""
        game.state.agenda.pop()
        for trigger in self.chosen:
            ran("line", trigger.line)
            game.push(procedure_of(game, trigger))
        if not self.chosen:
            finished(game, self)

    def without(self, game: "Game", seat: int) -> None:
        """R6: their effects are stacked no more; the others go on from there."""
        self.pending = tuple(t for t in self.pending if t.seat != seat)
        self.chosen = tuple(t for t in self.chosen if t.seat != seat)
        if seat == self.seat:
            self.idle, self.step = 0, "offer"
            self.seat = after(game, seat)

    steps = (offer, take, begin)
    trigger: ClassVar[type[Trigger]] = Trigger


def procedure_of(game: "Game", trigger: Trigger) -> Procedure:
    """What is carried out: a flipped card coming in, Bad Aura, or a line of text."""
    if trigger.line == "":
        return shadows.UseShadow(source=trigger.source, seat=trigger.seat, cause=trigger.cause)
    if trigger.line == BAD_AURA:
        return BadAura(winner=trigger.cause.other)
    if trigger.late is not None:
        return trigger.late.copy()
    return with_repeats(game, trigger.resolve())


def with_repeats(game: "Game", effect: Resolve) -> Resolve:
    """TD-01 LEG 17: an [On Entry] may be carried out more than once, however it is used."""
    if effect.line.startswith("[On Entry]"):
        effect.again = repeats(game, "twice-entry", effect.seat)
    return effect


def repeats(game: "Game", question: str, seat: int) -> int:
    """How many continuous effects of a player let an effect be carried out once more."""
    found = [me for me in game.facts.touching(question) if me.seat == seat]
    for me in found:
        ran_standing(me)
    return len(found)


def finished(game: "Game", procedure: Procedure) -> None:
    """A procedure has ended; it may have been the last that was stacked."""
    agenda = game.state.agenda
    if agenda:
        procedure.report(agenda[-1])
    empty_judgment_area(game)


def empty_judgment_area(game: "Game") -> None:
    """Rulebook 9.2: as soon as nothing is stacked."""
    if destroying.judged(game) and not any(below.stacked for below in game.state.agenda):
        destroying.settle(game)


def check_power(game: "Game") -> bool:
    """R3: a Unit on the Battlefield with Power 0 or less is destroyed, however it fell so low."""
    if not could_fall(game):
        return False
    now = game.facts
    units = [uid for seat in game.seats() for uid in game.units(seat)]
    dead = [
        uid for uid in units if now.power(uid) <= 0 and not now.stays_when_destroyed(uid, False)
    ]
    if dead:
        destroying.destroy(game, dead)
    return bool(dead)


def could_fall(game: "Game") -> bool:
    """Whether anything on the table makes Power smaller, so that it is worth looking."""
    return game.facts.laid.lowers or any(
        m.kind == "power=" or (m.kind == "power" and m.n < 0) for m in game.state.modifiers
    )
