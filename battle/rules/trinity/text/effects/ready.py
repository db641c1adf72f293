"""Active and Rested (7.2), control, battles that are no attack."""

from typing import TYPE_CHECKING

from battle.rules.engine.modifiers import Modifier
from battle.rules.trinity import moving, targets, turn
from battle.rules.trinity.battling import Battle
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.homes import effect

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def make_active(game: "Game", me: Resolve, uids: list[int]) -> bool:
    """Turn these upright, and remember which were."""
    done = [uid for uid in uids if moving.make_active(game, uid)]
    me.record("active", moving.handles(game, done))
    return bool(done)


@effect("make this Unit Active")
def make_this_active(game: "Game", me: Resolve) -> bool:
    """If it is still there."""
    return make_active(game, me, targets.this(game, me))


@effect("make it Active", "make them Active")
def make_it_active(game: "Game", me: Resolve) -> bool:
    """What was chosen: cards, or Basic Color Cards by colour."""
    state = game.state
    for color in me.ways("colors"):
        state.rested[me.seat][color] -= 1
        state.active[me.seat][color] += 1
    return make_active(game, me, targets.present(game, me.it))


@effect("make all <cards> Active")
def make_all_active(game: "Game", me: Resolve, cards: Filter) -> bool:
    """All that are Rested."""
    if cards.zones == ("Color",):
        turn.ready_colors(game, me.seat)
        return True
    return make_active(game, me, targets.candidates(game, me, cards))


@effect("make the equipped Unit Active")
def make_equipped_active(game: "Game", me: Resolve) -> bool:
    """The Unit this Equip is on."""
    return make_active(game, me, targets.equipped(game, me))


def rest(game: "Game", me: Resolve, uids: list[int]) -> bool:
    """Rest these, and remember which were Active."""
    done = [uid for uid in uids if moving.set_rested(game, uid)]
    me.record("rested", moving.handles(game, done))
    return bool(done)


@effect("rest it")
def rest_it(game: "Game", me: Resolve) -> bool:
    """What was chosen."""
    return rest(game, me, targets.present(game, me.it))


@effect("rest all <cards>")
def rest_all(game: "Game", me: Resolve, cards: Filter) -> bool:
    """All that are Active."""
    return rest(game, me, targets.candidates(game, me, cards))


@effect("it becomes Main Phase 2")
def main_phase_2(game: "Game", me: Resolve) -> None:
    """Chapter 11, R42."""
    turn.becomes_main_phase_2(game)


@effect("this battle is not an attack")
def no_attack(game: "Game", me: Resolve) -> None:
    """A reminder: the battle began as none."""


@effect("it battles this Unit")
def battles_this(game: "Game", me: Resolve) -> None:
    """Both must be there (R36)."""
    for uid in targets.present(game, me.it):
        if game.here(me.source) and uid != me.uid:
            game.push(Battle(first=me.source, second=game.state.stay[uid]))


@effect("they battle each other")
def battle_each_other(game: "Game", me: Resolve) -> None:
    """R27: the two that were chosen; with one, no battle takes place."""
    found = targets.present(game, me.it)
    if len(found) == 2:
        one, two = moving.handles(game, found)
        game.push(Battle(first=one, second=two))


@effect("gain control of it", "gain control of it <duration>")
def gain_control(game: "Game", me: Resolve, duration: str = "") -> None:
    """R41; R21: without a duration until it leaves the Battlefield."""
    for uid in targets.present(game, me.it):
        before, of = game.state.holder[uid], game.state.stay[uid]
        if duration:
            by = game.state.face[me.uid]
            game.modify(Modifier("control", of, before, "", duration, me.seat, by=by))
        else:
            modifiers = game.state.modifiers
            game.state.modifiers = [m for m in modifiers if (m.kind, m.of) != ("control", of)]
        moving.change_control(game, uid, me.seat)
