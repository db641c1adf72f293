"""Whether the costs before ▶ can be paid (9.4)."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Question
from battle.rules.trinity.text.tree import Clause

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game
    from battle.rules.trinity.resolve import Resolve


def payable(game: "Game", me: "Resolve") -> bool:
    """Rulebook 9.4: whether the costs in the band can be paid at this moment."""
    return all(step_payable(game, me, step.clause) for step in me.ability.band)


def step_payable(game: "Game", me: "Resolve", clause: Clause) -> bool:
    """Whether one cost can be paid; conditions are checked later, not now."""
    home = clause.home
    if home.kind == "condition":
        return True
    if home.possible is not None:
        return bool(home.possible(game, me, *clause.args))
    if home.asks is None:
        return True
    asked = home.asks(game, me, *clause.args)
    if isinstance(asked, Question):
        return not asked.whole or len(asked.options) >= asked.least
    return bool(asked)
