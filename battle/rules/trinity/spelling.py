"""Options spelled out in plain words, for position files, the terminal and bug reports.

These are no sentences of the site: an option is its word, the card's name, the colour, the other
card, "seat 2" (from 1 up), in DUEL the Wall, then a number: "attack Photon Pawn seat 2 short",
"charge Red Gear Red".
"""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Choice, Option
from battle.rules.engine.refusals import IllegalAnswer
from battle.rules.engine.state import ROOM
from cards.rules.card import COLORS

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

WALLED = ("attack", "wall")
DUEL_WALLS = ("long", "short")
COLORED = ("charge", "color", "shift", "rested", "active")


def spelled(game: "Game", option: Option) -> str:
    """An option in words."""
    words = [option.do]
    if option.card >= 0:
        words.append(game.cards[option.card % ROOM].name)
    if option.do in COLORED and option.n >= 0:
        words.append(COLORS[option.n])
    elif option.n >= ROOM:
        words.append(game.cards[option.n % ROOM].name)
    if option.seat >= 0:
        words.append(f"seat {option.seat + 1}")
    if option.do in WALLED and game.state.format == "duel":
        words.append(DUEL_WALLS[option.n])
    elif option.seat < 0 and 0 <= option.n < ROOM and option.do not in COLORED:
        words.append(str(option.n))
    return " ".join(words + [str(n) for n in option.more])


def picks_of(game: "Game", choice: Choice, words: tuple[str, ...]) -> list[int]:
    """The option numbers that words mean: each the first option left that is, or begins, so.

    Raises IllegalAnswer (battle.no-such-words: words, offered).
    """
    known = [spelled(game, option) for option in choice.options]
    picks: list[int] = []
    for word in words:
        left = [i for i in range(len(known)) if i not in picks]
        found = [i for i in left if known[i] == word] or [i for i in left if begins(known[i], word)]
        if not found:
            raise IllegalAnswer.of("battle.no-such-words", words=word, offered=known)
        picks.append(found[0])
    return picks


def begins(known: str, word: str) -> bool:
    """Whether words are the beginning of others."""
    return known.startswith(f"{word} ")
