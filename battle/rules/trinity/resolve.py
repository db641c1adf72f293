"""One effect on its way: band, then sentence by sentence (2.3, 9.1, 9.4)."""

from typing import TYPE_CHECKING, ClassVar

from battle.rules.engine.choice import Option, Question
from battle.rules.engine.procedure import END, Procedure
from battle.rules.engine.state import ROOM
from battle.rules.trinity import endless
from battle.rules.trinity.coverage import ask, ran
from battle.rules.trinity.state import Event
from battle.rules.trinity.text.by_hand import ability_of
from battle.rules.trinity.text.tree import Ability, Clause, Program, Step

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

YES, NO = Option("yes"), Option("no")
LATER = "At the end of this turn, "
Ways = tuple[tuple[str, tuple[int, ...]], ...]
NOTHING: tuple[tuple[int, ...], Ways] = ((), ())


class Resolve(Procedure):
    """One ability being carried out; the text of its line is its program.

    `source` is the handle of its card, `seat` who uses it, `cause` the event that set it off.
    `part` is "band" or "effect", `pc` the next clause in it; `mode` a chosen alternative. `it` is
    what the text named last, `did` whether everything asked was done, `failed` whether the last
    condition failed; `known_ways` what happened "this way", by its word. `burst` marks a Burst
    Check (R30); `again` how often the effect is carried out once more, each time from what was
    `paid`; `child` reports to the effect below; `only` is the one sentence to carry out. `queue`
    counts the questions of the clause so far, `heard` are the seats it asked.
    """

    line: str
    seat: int
    source: int
    cause: Event | None = None
    mode: int = -1
    part: str = "band"
    pc: int = 0
    it: tuple[int, ...] = ()
    did: bool = True
    failed: bool = False
    known_ways: Ways = ()
    picked: tuple[Option, ...] = ()
    given: tuple[Option, ...] = ()
    queue: int = 0
    burst: bool = False
    child: bool = False
    only: int = -1
    again: int = 0
    paid: tuple[tuple[int, ...], Ways] = NOTHING
    heard: tuple[int, ...] = ()
    negated: bool = False
    stacked: ClassVar[bool] = True

    @property
    def ability(self) -> Ability:
        """The line as read."""
        return ability_of(self.line)

    @property
    def uid(self) -> int:
        """The card whose line it is, wherever it is by now."""
        return self.source % ROOM

    @property
    def spent(self) -> bool:
        """Its last sentence was carried out."""
        last = self.part == "effect" or self.mode >= 0
        return last and not self.again and self.pc >= len(self.program()) and self.step == "go"

    def program(self) -> Program:
        """The clauses of the part that is being carried out."""
        ability = self.ability
        if self.mode >= 0:
            return ability.modes[self.mode]
        return ability.band if self.part == "band" else ability.effect

    def ways(self, word: str) -> tuple[int, ...]:
        """The handles of what was done this way ("destroyed", "sent", ...)."""
        return next((handles for known, handles in self.known_ways if known == word), ())

    def record(self, word: str, handles: tuple[int, ...]) -> None:
        """Remember what was done this way, beside what was before."""
        rest = tuple(pair for pair in self.known_ways if pair[0] != word)
        self.known_ways = (*rest, (word, self.ways(word) + handles))

    def begin(self, game: "Game") -> None:
        """Rulebook 9.4, step 3: it starts to resolve."""
        endless.watch(game)
        if game.state.over:
            return
        if self.negated:
            self.step = END
            return
        if not self.child:
            game.state.bursts += self.line.startswith("[Burst]")
            game.tell("resolves", self.seat, (self.uid,), word=self.line)
        ran("line", self.line)

    def go(self, game: "Game") -> None:
        """Look at the next clause: whether it is wanted, and what it asks."""
        program = self.program()
        if self.pc >= len(program):
            self.next_part()
            return
        step = program[self.pc]
        if step.first and not self.wanted(game, step):
            self.skip_sentence(program)
        elif step.may and self.queue == 0 and not self.given:
            game.ask(Question(self.seat, "may", [YES, NO]), source=self.source, text=self.line)
            self.step = "allowed"
        else:
            self.ask_next(game, step.clause)

    def next_part(self) -> None:
        """After the band comes the effect; after the effect, the end (or once more)."""
        self.step = "go"
        self.pc = 0
        if self.part == "band" and self.mode < 0:
            self.part = "effect"
            self.paid = (self.it, self.known_ways) if self.again else NOTHING
        elif self.again:
            self.again -= 1
            self.it, self.known_ways = self.paid
        else:
            self.step = END

    def wanted(self, game: "Game", step: Step) -> bool:
        """Whether the connector and the condition of a sentence let it happen (2.3)."""
        if self.only >= 0:
            return step.sentence == self.only
        if step.link == LATER:
            self.postpone(game, step)
            return False
        if (step.link == "If you do, " and not self.did) or (
            step.link == "Otherwise, " and not self.failed
        ):
            return False
        self.did, self.failed = True, False
        if step.condition and not holds(game, self, step.condition):
            self.did, self.failed = False, True
            return False
        return True

    def postpone(self, game: "Game", step: Step) -> None:
        """Keep a sentence for the End Phase of this turn (7.6)."""
        later = self.copy()
        later.step, later.only, later.child, later.again = "", step.sentence, False, 0
        game.state.delayed.append(later)

    def skip_sentence(self, program: Program) -> None:
        """Go to the next sentence."""
        number = program[self.pc].sentence
        while self.pc < len(program) and program[self.pc].sentence == number:
            self.pc += 1
        self.given, self.queue, self.heard, self.step = (), 0, (), "go"

    def allowed(self, game: "Game") -> None:
        """The answer to "you may"."""
        if self.picked[0].do == "yes":
            self.ask_next(game, self.program()[self.pc].clause)
        else:
            self.did = False
            self.skip_sentence(self.program())

    def ask_next(self, game: "Game", clause: Clause) -> None:
        """Ask what the clause asks, one seat after the other; then it acts."""
        self.step = "act"
        if clause.home.asks is None:
            return
        asked = clause.home.asks(game, self, *clause.args)
        questions = asked if isinstance(asked, list) else [asked] if asked else []
        at = self.queue - sum(game.state.left >> seat & 1 for seat in self.heard)
        if at < len(questions):
            question = questions[at]
            self.queue += 1
            self.heard += (question.seat,)
            self.step = "hear"
            game.ask(question, source=self.source, text=self.line)
        elif not questions:
            self.it = ()
            self.did = False
            self.given, self.queue, self.heard = (), 0, ()
            self.step = "go"
            self.skip_or_stop()

    def hear(self, game: "Game") -> None:
        """Keep an answer, unless its player left meanwhile (R6), and ask the next seat."""
        if self.heard and game.state.left >> self.heard[-1] & 1:
            self.heard, self.queue = self.heard[:-1], self.queue - 1
        else:
            self.given += self.picked
        self.ask_next(game, self.program()[self.pc].clause)

    def act(self, game: "Game") -> None:
        """Carry the clause out."""
        clause = self.program()[self.pc].clause
        given, self.given, self.queue = self.given, (), 0
        self.step = "go"
        self.pc += 1
        done = carry_out(game, self, clause, given)
        self.heard = ()
        if done is False:
            self.did = False
            if self.part == "band" and self.mode < 0:
                self.step = END

    def skip_or_stop(self) -> None:
        """Nothing can be chosen: before ▶ that ends all (R9), after it this sentence only."""
        if self.part == "band" and self.mode < 0:
            self.step = END
        else:
            self.skip_sentence(self.program())

    def report(self, below: Procedure) -> None:
        """Tell the effect that used this one what came of it."""
        if self.child and isinstance(below, Resolve):
            below.it, below.did = self.it, below.did and self.did
            for word, found in self.known_ways:
                if found != below.ways(word):
                    below.record(word, tuple(h for h in found if h not in below.ways(word)))

    steps = (begin, go, allowed, hear, act)


def carry_out(game: "Game", me: Resolve, clause: Clause, given: tuple[Option, ...]) -> bool | None:
    """Do what a clause says; False when not everything asked was done."""
    home = clause.home
    ran("home", home.name)
    if home.asks is None:
        done: bool | None = home.do(game, me, *clause.args)
    else:
        done = home.do(game, me, given, *clause.args)
    return done


def holds(game: "Game", me: Resolve, condition: Clause) -> bool:
    """Whether a condition is met now."""
    return bool(ask(game, me, condition))
