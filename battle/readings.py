"""What the referee reads of a card's text, line by line, for the page of the card."""

from msgspec import Struct

from battle.rules.trinity.text import language  # noqa: F401 (every home enlists itself)
from battle.rules.trinity.text.reader import NotUnderstood, read_line
from cards.rules.card import Card


class LineRead(Struct, frozen=True):
    """A line of text: `before` is what was understood of it, `unread` what was not.

    A line that is read whole has nothing `unread`. `nearest` is the known sentence nearest to it.
    """

    before: str
    unread: str = ""
    nearest: str = ""


def readings(card: Card) -> list[LineRead]:
    """Every line of a card's text as the referee reads it; what it can't read is done by hand."""
    return [reading(line) for line in card.lines]


def reading(line: str) -> LineRead:
    """One line as the referee reads it."""
    try:
        read_line(line)
    except NotUnderstood as error:
        return LineRead(line[: error.at], line[error.at :], error.nearest)
    return LineRead(line)
