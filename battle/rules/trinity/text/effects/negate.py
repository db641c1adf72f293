"""Negating effects: one that waits on the stack (9.1), or the one that says so itself."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Picked, Question
from battle.rules.engine.procedure import END
from battle.rules.trinity import resources, targets
from battle.rules.trinity.resolve import NO, YES, Resolve
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.homes import effect

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def unresolved(game: "Game", me: Resolve, tag: str, cards: Filter) -> list[Resolve]:
    """The stacked effects of this timing that have not begun to resolve, the lowest first."""
    return [
        waiting
        for waiting in game.state.agenda
        if isinstance(waiting, Resolve)
        and not (waiting.step or waiting.child or waiting.negated or waiting.only >= 0)
        and waiting.ability.tag == tag[1:-1]
        and targets.matches(game, me, cards, waiting.uid)
    ]


def one_unresolved(game: "Game", me: Resolve, n: int, tag: str, cards: Filter) -> Question | None:
    """Each of them, with its card and whose effect it is."""
    options = [
        Option("effect", waiting.source, waiting.seat, at)
        for at, waiting in enumerate(unresolved(game, me, tag, cards))
    ]
    return Question(me.seat, "effect", options, n, n) if options else None


@effect("choose <n> unresolved effect from the <tag> of a <cards>; negate it", asks=one_unresolved)
def negate_unresolved(
    game: "Game", me: Resolve, picked: Picked, n: int, tag: str, cards: Filter
) -> None:
    """TD-01 U 039: it leaves the stack without resolving."""
    found = unresolved(game, me, tag, cards)
    for option in picked:
        found[option.n].negated = True
        me.record("negated-of", (option.seat,))


@effect("the player whose effect was negated this way gets <n> Trinity Counter(s)")
def negated_gets(game: "Game", me: Resolve, n: int) -> None:
    """TD-01 U 039."""
    for seat in me.ways("negated-of"):
        resources.add_counters(game, seat, n)


def the_damaged_may(game: "Game", me: Resolve, n: int) -> Question | None:
    """The player who took the damage, if something is to be negated and they can pay."""
    seat = me.cause.other if me.cause else me.seat
    if game.state.left >> seat & 1:  # R6: nobody is left who would negate it
        return Question(me.seat, "negate", [NO])
    able = game.state.counters[seat] >= n and targets.present(game, me.it)
    return Question(seat, "negate", [YES, NO] if able else [NO])


@effect("the damaged player may remove <n> Trinity Counter to negate this effect",
        asks=the_damaged_may, before=True)  # fmt: skip
def negate_this(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """TD-02 U 052, R23: asked once it is known what is chosen, before that comes to pass."""
    if picked == (YES,) and me.cause:
        resources.add_counters(game, me.cause.other, -n)
        me.step = END
