"""What waits for the end of a battle (8.2), and turning a card either way."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Picked, Question
from battle.rules.trinity import targets
from battle.rules.trinity.battling import AfterBattle, battle_going_on
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.effects.ready import make_active, rest
from battle.rules.trinity.text.homes import effect

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@effect("draw <n> card(s) for each Unit that lost this battle")
def draw_for_losers(game: "Game", me: Resolve, n: int) -> None:
    """TD-02 C 075, R24: when the battle that is going on ends."""
    battle = battle_going_on(game)
    if battle is not None:
        agenda = game.state.agenda
        agenda.insert(agenda.index(battle), AfterBattle(seat=me.seat, n=n))


def either_way(game: "Game", me: Resolve) -> Question:
    """To Rest it or to make it Active, whatever it is now."""
    return Question(me.seat, "turn", [Option("rest"), Option("active")])


@effect("rest it or make it Active", asks=either_way)
def rest_or_ready(game: "Game", me: Resolve, picked: Picked) -> bool:
    """TD-02 U 039."""
    turn = rest if picked[0].do == "rest" else make_active
    return turn(game, me, targets.present(game, me.it))
