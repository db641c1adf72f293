"""Ruling R6: a player leaves, and the others play on."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Choice, Option, Question
from battle.rules.engine.refusals import CannotLeave
from battle.rules.engine.state import ROOM
from battle.rules.trinity import damage, moving
from battle.rules.trinity.zones import BATTLEFIELD

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def leave(game: "Game", seat: int) -> None:
    """Let a player leave for good, and run to the next choice. Raises CannotLeave.

    Their attacks, effects and decisions end, and their two Walls leave the table. Their cards lie
    where they lay, and no effect reaches or counts them; what they controlled of others goes back.
    """
    state = game.state
    if state.over:
        raise CannotLeave.of("battle.over")
    if state.left >> seat & 1:
        raise CannotLeave.of("battle.has-left", seat=seat)
    game.lines = []
    game.firm()
    state.left |= 1 << seat
    game.tell("left", seat)
    take_away(game, seat)
    end_theirs(game, seat)
    game.laid_anew()
    judge(game)
    if state.over:
        state.waiting = None
    game.run()


def take_away(game: "Game", seat: int) -> None:
    """Walls and borrowed cards; what would have come of theirs later."""
    state = game.state
    for wall in state.walls:
        wall.gone = wall.gone or seat in (wall.near, wall.far)
    for uid in state.places[seat][BATTLEFIELD][:]:
        if state.owner[uid] != seat:
            moving.change_control(game, uid, state.owner[uid])
    state.delayed = [later for later in state.delayed if getattr(later, "seat", -1) != seat]
    state.extra_turns = [other for other in state.extra_turns if other != seat]


def end_theirs(game: "Game", seat: int) -> None:
    """End what is theirs on the agenda; an open question that named them is asked anew."""
    state = game.state
    top, before = state.agenda[-1], state.agenda[-1].step
    for procedure in state.agenda:
        procedure.without(game, seat)
    choice = state.waiting
    if top.step != before or choice is None:
        state.waiting = None
    elif choice.seat == seat:
        setattr(top, choice.into, declined(choice))
        state.waiting = None
    else:
        ask_anew(game, choice, seat)


def ask_anew(game: "Game", choice: Choice, seat: int) -> None:
    """Ask an open question again without what concerns a player who has left."""
    options = [option for option in choice.options if not concerns(game, seat, option)]
    if not options or len(options) == len(choice.options):
        return
    question = Question(choice.seat, choice.kind, options, choice.least, choice.most,
                        always=True, ordered=choice.ordered)  # fmt: skip
    game.state.waiting = None
    game.ask(question, into=choice.into, source=choice.source, text=choice.text)


def concerns(game: "Game", seat: int, option: Option) -> bool:
    """Whether an option is about this player, a card they hold, or a Wall that is gone."""
    if option.do == "wall" and game.state.walls[option.n].gone:
        return True
    held = option.card >= 0 and game.state.holder[option.card % ROOM] == seat
    return held or option.seat == seat


DECLINE = ("pass", "no", "no-block", "done", "back")


def declined(question: Question | Choice) -> tuple[Option, ...]:
    """The answer in place of a player who has left: no, or as little as can be."""
    for option in question.options:
        if option.do in DECLINE:
            return (option,)
    return tuple(question.options[: question.least])


def judge(game: "Game") -> None:
    """The last one left wins; or whoever has reached the goal that fell, in turn order (R7)."""
    seats = game.seats()
    if len(seats) == 1:
        game.end("won", "left", seats[0])
        return
    for seat in seats:
        damage.judge(game, seat)
