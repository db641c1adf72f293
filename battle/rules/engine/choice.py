"""What a game waits for: one seat, one question, every legal option."""

from msgspec import Struct


class Option(Struct, frozen=True, array_like=True):
    """One thing a seat may pick.

    `do` says what, in the words of the game; `card` is the handle of a card, `seat` a player,
    `n` a number, `more` further numbers. What is not named is -1.
    """

    do: str
    card: int = -1
    seat: int = -1
    n: int = -1
    more: tuple[int, ...] = ()


Picked = tuple[Option, ...]
"""An answer: the options that were picked."""


class Choice(Struct, kw_only=True, omit_defaults=True):
    """A question in the state.

    `number` counts the questions of this seat, so that it tells nothing about the others. The
    answer lands in the field `into` of the procedure on top. `source` and `text` say which card's
    sentence asks, if one does. `ordered` answers mean their order.
    """

    number: int
    seat: int
    kind: str
    options: list[Option]
    least: int = 1
    most: int = 1
    into: str = "picked"
    source: int = -1
    text: str = ""
    ordered: bool = False


class Question(Struct):
    """What a rule wants to ask, before it is known whether the answer is forced.

    `always` asks even then: whether a seat is asked may not tell what its hidden cards are.
    """

    seat: int
    kind: str
    options: list[Option]
    least: int = 1
    most: int = 1
    always: bool = False
    ordered: bool = False
    whole: bool = True


def forced(question: Question) -> Picked | None:
    """The only possible answer, or None when there is something to decide."""
    if question.always and question.options:
        return None
    if len(question.options) <= question.least and not (
        question.ordered and len(question.options) > 1
    ):
        return tuple(question.options)
    return () if question.most == 0 else None
