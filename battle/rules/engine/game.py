"""A game: its state, and the loop that runs it from one choice to the next."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar, Union

import msgspec
from msgspec import Struct

from battle.rules.engine import eyes, rng
from battle.rules.engine.choice import Choice, Option, Question, forced
from battle.rules.engine.lines import Line
from battle.rules.engine.procedure import END, Procedure, kinds
from battle.rules.engine.refusals import CannotLoad, IllegalAnswer, StaleAnswer, WrongSeat
from battle.rules.engine.state import ROOM, State
from battle.rules.engine.zones import ZoneRule

S = TypeVar("S", bound=State[Any])

SCHEMA = 1
Upgrader = Callable[[dict[str, Any]], dict[str, Any]]


class Game(Generic[S]):
    """The kernel. A game of cards adds its zones, its state and what its events set off."""

    zones: ClassVar[tuple[ZoneRule, ...]] = ()
    state_type: ClassVar[Any]
    upgraders: ClassVar[Mapping[int, Upgrader]] = {}
    decoder: ClassVar[msgspec.json.Decoder[Any] | None] = None

    def __init__(self, state: S) -> None:
        self.state = state
        self.lines: list[Line] = []
        self.quiet = False
        self.stirred = True
        """Whether anything has happened since `stack_happened` last looked."""

    @property
    def waiting(self) -> Choice | None:
        """The open choice, or None when the game is over."""
        return self.state.waiting

    def run(self) -> Self:
        """Go on until somebody is asked or the game is over."""
        state = self.state
        agenda = state.agenda
        while state.waiting is None and not state.over:
            if self.stirred and self.stack_happened():
                continue
            top = agenda[-1]
            if top.step == END:
                agenda.pop()
                self.finished(top)
                continue
            do, top.step = top.flow[top.step]
            do(top, self)
        return self

    def stack_happened(self) -> bool:
        """Put what the latest events set off on top; True when the loop must look again."""
        return False

    def finished(self, procedure: Procedure) -> None:
        """A procedure has left the agenda."""

    def push(self, procedure: Procedure) -> None:
        """Put a procedure on top; it runs first."""
        self.state.agenda.append(procedure)

    def ask(
        self, question: Question, into: str = "picked", source: int = -1, text: str = ""
    ) -> None:
        """Ask a seat, or answer at once when there is only one answer.

        The answer, a tuple of options, lands in the field `into` of the procedure on top.
        """
        state = self.state
        answer = forced(question)
        if answer is None:
            answer = self.for_absent(question)
        if answer is not None:
            setattr(state.agenda[-1], into, answer)
            return
        if state.last_asked not in (-1, question.seat):
            self.firm()
        state.last_asked = question.seat
        state.asked[question.seat] += 1
        state.waiting = Choice(
            number=state.asked[question.seat],
            seat=question.seat,
            kind=question.kind,
            options=question.options,
            least=min(question.least, len(question.options)),
            most=min(question.most, len(question.options)),
            into=into,
            source=source,
            text=text,
            ordered=question.ordered,
        )

    def for_absent(self, question: Question) -> tuple[Option, ...] | None:
        """The answer in place of a seat that has left; None when the seat is asked."""
        return None

    def answer(self, seat: int, number: int, picks: Sequence[int]) -> None:
        """Take an answer: option numbers of the open choice. Raises a refusal, changing nothing."""
        choice = self.state.waiting
        if choice is None:
            raise StaleAnswer.of("battle.over")
        check_answer(choice, seat, number, picks)
        order = picks if choice.ordered else sorted(picks)
        self.state.waiting = None
        self.state.answers += 1
        self.lines = []
        setattr(self.state.agenda[-1], choice.into, tuple(choice.options[pick] for pick in order))
        self.run()

    def changed(self) -> None:
        """Forget what was worked out before, and look at it anew."""
        self.stirred = True

    def random(self, places: int) -> int:
        """An index below `places`, drawn from the seed in the state."""
        state = self.state
        state.drawn += 1
        self.firm()
        return rng.index(state.seed, state.drawn, places)

    def firm(self) -> None:
        """From here on nothing before can be taken back without the others' consent."""
        self.state.firm = self.state.answers

    def say(self, line: Line) -> None:
        """Tell the table."""
        if not self.quiet:
            self.lines.append(line)

    def here(self, handle: int) -> bool:
        """Whether the card of this handle is still in the same stay in the same zone."""
        return handle >= 0 and self.state.stay[handle % ROOM] == handle

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat (-1: a spectator) may know; see `eyes`."""
        return eyes.view(self, seat)

    def groups(self, seat: int) -> list[list[int]]:
        """The cards that could lie in each other's places as far as a seat knows."""
        owner = self.state.owner
        own = [uid for uid, o in enumerate(owner) if o == seat]
        return [own, [uid for uid, o in enumerate(owner) if o != seat]]

    def named(self) -> frozenset[int]:
        """Cards that a view names though they may lie hidden; they keep their places."""
        return frozenset()

    def may_swap(self, one: int, other: int) -> bool:
        """Whether two hidden cards could lie in each other's places by the rules."""
        return True

    def swapped(self, one: int, other: int) -> None:
        """Two hidden cards have changed faces."""

    def may_be(self, uid: int, key: str) -> bool:
        """Whether a hidden card could be this printed card by the rules."""
        return True

    def becomes(self, uid: int, key: str) -> None:
        """A hidden card is taken for this printed card."""
        printed = self.state.printed
        if key not in printed:
            self.state.printed = printed = [*printed, key]
        self.state.face[uid] = printed.index(key)

    def copy(self) -> Self:
        """A game of its own from here; it tells nobody anything."""
        new = type(self)(self.state.copy())
        new.quiet = True
        return new

    def save(self) -> bytes:
        """The whole game as JSON."""
        return msgspec.json.encode(self.state)

    @classmethod
    def load(cls, data: bytes) -> Self:
        """The game a save holds. Raises CannotLoad."""
        if cls.decoder is None:
            procedures: Any = Union[tuple(kinds())]  # noqa: UP007
            cls.decoder = msgspec.json.Decoder(cls.state_type[procedures])
        try:
            if schema_of(data) != SCHEMA:
                data = upgraded(data, cls.upgraders)
            return cls(cls.decoder.decode(data))
        except msgspec.DecodeError as error:
            raise CannotLoad.of("battle.cannot-load", why=str(error)) from error


class Stamp(Struct):
    """The one field of a save that every schema has."""

    schema: int


def schema_of(data: bytes) -> int:
    """The schema of a save."""
    return STAMP.decode(data).schema


STAMP = msgspec.json.Decoder(Stamp)


def upgraded(data: bytes, upgraders: Mapping[int, Upgrader]) -> bytes:
    """A save of an earlier schema as one of this schema. Raises CannotLoad."""
    saved = msgspec.json.decode(data)
    while saved["schema"] != SCHEMA:
        upgrade = upgraders.get(saved["schema"])
        if upgrade is None:
            raise CannotLoad.of("battle.unknown-schema", schema=saved["schema"])
        saved = upgrade(saved)
    return msgspec.json.encode(saved)


def check_answer(choice: Choice, seat: int, number: int, picks: Sequence[int]) -> None:
    """Raise the refusal that names what is wrong with an answer, if anything is."""
    if seat != choice.seat:
        raise WrongSeat.of("battle.wrong-seat", seat=choice.seat)
    if number != choice.number:
        raise StaleAnswer.of("battle.stale-choice", number=choice.number)
    for pick in picks:
        if type(pick) is not int or not 0 <= pick < len(choice.options):
            raise IllegalAnswer.of("battle.no-such-option")
    if not choice.least <= len(picks) <= choice.most:
        raise IllegalAnswer.of("battle.wrong-count", least=choice.least, most=choice.most)
    if len(set(picks)) != len(picks):
        raise IllegalAnswer.of("battle.same-twice")
