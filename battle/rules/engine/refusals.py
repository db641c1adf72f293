"""How a game says no to an answer: nothing was changed."""

from tables.rules.refusal import Conflict, NotAllowed, Refusal


class StaleAnswer(Conflict):
    """The answer names a choice that is no longer (or not yet) open."""


class WrongSeat(NotAllowed):
    """Another seat is asked."""


class IllegalAnswer(Refusal):
    """The picks are not what was asked for: a wrong number, twice the same, too few or many."""


class CannotLoad(Refusal):
    """The saved game is of a schema that this version does not know."""


class CannotLeave(Conflict):
    """The game is over, or that seat has left it already."""


class CannotUndo(Conflict):
    """There is no kept choice of that number, or going back needs the others' consent."""
