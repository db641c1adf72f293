"""Lines that can't be read: their controller carries them out "by hand"."""

from functools import cache
from typing import Any

from battle.rules.trinity.text.homes import Home
from battle.rules.trinity.text.reader import (
    LINE,
    NotUnderstood,
    read_line,
    read_moment,
    split_band,
)
from battle.rules.trinity.text.tree import Ability, Clause, Step

AT_THEIR_TIME = {
    "Activate", "Burst", "Graveyard Activate", "Jigoku Back", "Oni Charge", "On Attack",
    "On Destroy", "On Entry", "Shadow", "Shot", "Trigger",
}  # fmt: skip
"""Tags that say when a line happens, whatever it says. All other lines that can't be read are
offered like an [Activate] in the Main Phases of their controller."""


@cache
def ability_of(text: str) -> Ability:
    """The tree of a line, or one that is done by hand where it can't be read."""
    try:
        return read_line(text)
    except NotUnderstood:
        return unread(text)


def unread(text: str) -> Ability:
    """A line whose head alone is understood: when it happens, if it may be declined, how often."""
    match = LINE.fullmatch(text)
    tag = match["tag"] if match and match["tag"] in AT_THEIR_TIME else "Activate"
    ability = Ability(text, tag)
    ability.by_hand = True
    ability.effect = (Step(Clause(HAND, HAND.patterns[0], {}), "", None, False, 0, True),)
    if match:
        ability.optional = bool(match["optional"])
        ability.per_turn = int(match["per"] or 0)
    if match and tag == "Trigger":
        read_when(ability, match["rest"] or "")
    return ability


def read_when(ability: Ability, rest: str) -> None:
    """The moment of a [Trigger]; where it can't be read either, the player says when."""
    try:
        read_moment(ability, split_band(rest)[0])
    except NotUnderstood:
        ability.tag = "Activate"


def carry_out(game: Any, me: Any) -> None:
    """Let the controller correct the table until they are done."""
    game.by_hand(me.seat, me.source, me.line)


HAND = Home("effect", ("by hand",), carry_out, None, None, {})
"""The one clause that is not written on any card, so it is in no registry."""


def forget() -> None:
    """Forget what was read, as in a new process."""
    read_line.cache_clear()
    ability_of.cache_clear()
