"""Power, Break, Cost, Auras and lines for a time; prohibitions."""

from typing import TYPE_CHECKING

from battle.rules.engine.modifiers import Modifier, of_player
from battle.rules.trinity import targets
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.effects.draw import times
from battle.rules.trinity.text.filters import Number
from battle.rules.trinity.text.homes import effect
from battle.rules.trinity.text.subjects import Changes, Subject
from battle.rules.trinity.text.tree import Clause

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def mark(
    game: "Game", me: Resolve, uid: int, kind: str, until: str, n: int = 0, word: str = ""
) -> None:
    """Let a change of one card begin."""
    if uid in game.state.live:
        game.modify(
            Modifier(
                kind, game.state.stay[uid], n, word, until, me.seat, by=game.state.face[me.uid]
            )
        )


@effect(
    "<subject> <changes> <duration>",
    "<subject> <changes> <duration> for each <counted>",
)
def change(
    game: "Game",
    me: Resolve,
    subject: Subject,
    changes: Changes,
    duration: str,
    counted: Clause | None = None,
) -> bool:
    """To the cards that are there now; what comes later is not changed (R45)."""
    uids = subject.uids(game, me)
    by = times(game, me, counted)
    for uid in uids:
        for question, what in changes.parts:
            if isinstance(what, Number):
                mark(game, me, uid, question, duration, what.value(game, me) * by)
            else:
                mark(game, me, uid, question, duration, word=what)
    return bool(uids)


@effect("its Power becomes <n> <duration>")
def power_becomes(game: "Game", me: Resolve, n: int, duration: str) -> None:
    """What began before no longer counts; what begins after is added."""
    for uid in targets.present(game, me.it):
        mark(game, me, uid, "power=", duration, n)


@effect("its Cost becomes <n> <duration>")
def cost_becomes(game: "Game", me: Resolve, n: int, duration: str) -> None:
    """What began before no longer counts."""
    for uid in targets.present(game, me.it):
        mark(game, me, uid, "cost=", duration, n)


@effect("this Unit has <aura>, Power <n> and Break <b:n> <duration>")
def has_numbers(game: "Game", me: Resolve, aura: str, n: int, b: int, duration: str) -> None:
    """Rulebook 10.4 <Gattai>: even if the cards leave its Soul."""
    for uid in targets.this(game, me):
        mark(game, me, uid, "auras", duration, word=aura)
        mark(game, me, uid, "power=", duration, n)
        mark(game, me, uid, "break=", duration, b)


@effect("this Unit does not leave the Battlefield when destroyed <duration>")
def stays(game: "Game", me: Resolve, duration: str) -> None:
    """Chapter 11: its [On Destroy] is used all the same."""
    for uid in targets.this(game, me):
        mark(game, me, uid, "stays", duration)


@effect("this Unit does not leave the Battlefield when it loses a battle <duration>")
def stays_after_battle(game: "Game", me: Resolve, duration: str) -> None:
    """R25."""
    for uid in targets.this(game, me):
        mark(game, me, uid, "stays-battle", duration)


@effect("it does not leave the Battlefield when destroyed in battle <duration>")
def it_stays_after_battle(game: "Game", me: Resolve, duration: str) -> None:
    """R25."""
    for uid in targets.present(game, me.it):
        mark(game, me, uid, "stays-battle", duration)


@effect("<subject> do not leave the Battlefield when destroyed <duration>")
def several_stay(game: "Game", me: Resolve, subject: Subject, duration: str) -> None:
    """Those that are there now."""
    for uid in subject.uids(game, me):
        mark(game, me, uid, "stays", duration)


@effect("this Unit can't be blocked by Units with Power <n> or more <duration>")
def kept_off(game: "Game", me: Resolve, n: int, duration: str) -> None:
    """TD-02 R 010."""
    for uid in targets.this(game, me):
        mark(game, me, uid, "unblockable-by", duration, n, "more")


@effect("the chosen Unit gets another <change> Power <duration> for each <counted>")
def another_change(
    game: "Game", me: Resolve, change: Number, duration: str, counted: Clause
) -> None:
    """TD-02 U 058: beside what it got before."""
    for uid in targets.present(game, me.ways("chosen")):
        mark(game, me, uid, "power", duration, change.value(game, me) * times(game, me, counted))


@effect("this Unit can't be blocked <duration>")
def unblockable(game: "Game", me: Resolve, duration: str) -> None:
    """No Unit may block it."""
    for uid in targets.this(game, me):
        mark(game, me, uid, "unblockable", duration)


@effect("the chosen Unit can't attack <duration>")
def cannot_attack(game: "Game", me: Resolve, duration: str) -> None:
    """It stays Active."""
    for uid in targets.present(game, me.ways("chosen")):
        mark(game, me, uid, "cannot-attack", duration)


@effect("you can't be attacked <duration>")
def cannot_be_attacked(game: "Game", me: Resolve, duration: str) -> None:
    """Attacks under way go on."""
    of, by = of_player(me.seat), game.state.face[me.uid]
    game.modify(Modifier("cannot-be-attacked", of, until=duration, seat=me.seat, by=by))


@effect("it is also treated as a Set <duration>")
def treated_as_set(game: "Game", me: Resolve, duration: str) -> None:
    """TD-02 U 033."""
    for uid in targets.present(game, me.it):
        mark(game, me, uid, "kinds", duration, word="Set")
