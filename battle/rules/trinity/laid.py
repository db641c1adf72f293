"""What the cards on the Battlefields say and wait for, gathered once as long as they lie so."""

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from battle.rules.trinity.zones import BATTLEFIELD

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game
    from battle.rules.trinity.text.tree import Ability, Clause


class Standing(NamedTuple):
    """A continuous ability at work: whose it is, and its clause; the "me" of its readers."""

    seat: int
    uid: int
    source: int
    born: int
    ability: "Ability"
    clause: "Clause"

    def ways(self, word: str) -> tuple[int, ...]:
        """A continuous effect remembers nothing."""
        return ()


PRINTED = 0
"""When a printed Aura began: before every effect, like a printed number (R46)."""


class Laid:
    """The Battlefields as they lie, until a card enters, leaves or changes sides.

    `standing` are the continuous clauses (10.1) and Auras by the question they bear on, `waiting`
    the [Trigger] lines by event and player, with their card; `equips` are the Equips (10.5);
    `lowers` says whether any card can bring a Unit to 0 Power (R3).
    """

    def __init__(self, game: "Game") -> None:
        self.standing: dict[str, list[Standing]] = defaultdict(list)
        self.waiting: dict[str, dict[int, list[tuple[int, Ability]]]] = {}
        self.equips: list[int] = []
        self.lowers = False
        for seat in sorted(game.seats()):
            for uid in game.state.places[seat][BATTLEFIELD]:
                self.hear(game, seat, uid)

    def hear(self, game: "Game", seat: int, uid: int) -> None:
        """Take down the lines of one card."""
        card = game.cards[uid]
        if card.lowers:
            self.lowers = True
        if "Equip" in card.kinds:
            self.equips.append(uid)
        for event, abilities in card.watching.items():
            of_seat = self.waiting.setdefault(event, {}).setdefault(seat, [])
            of_seat += [(uid, ability) for ability in abilities]
        since, handle = game.state.live[uid].since, game.state.stay[uid]
        for ability, clause in card.said:
            born = PRINTED if ability.tag == "Aura" else since
            me = Standing(seat, uid, handle, born, ability, clause)
            for question in questions_of(clause):
                self.standing[question].append(me)


def questions_of(clause: "Clause") -> Iterable[str]:
    """What a continuous clause bears on: what its changes are about, or all its home names."""
    changes = clause.values.get("changes")
    found: Iterable[str] = changes.about if changes else clause.home.marks["touches"]
    return found
