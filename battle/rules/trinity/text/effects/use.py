"""Using abilities of cards: "Use this card's [On Entry]" and the like (2.3, chapter 11)."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Picked, Question
from battle.rules.engine.state import ROOM
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.stack import UseOptional, with_repeats
from battle.rules.trinity.text.homes import effect
from battle.rules.trinity.triggers import may_use, use

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def use_line(game: "Game", me: Resolve, handle: int, tag: str, after: bool = False) -> bool:
    """Use a line of a card: its band must be met, unless the text says "from ▶"."""
    uid = handle % ROOM
    ability = game.cards[uid].first(tag)
    source = game.state.stay[uid]
    if ability is None or not may_use(game, source, ability):
        return False
    if ability.optional and not after:
        game.push(UseOptional(line=ability.text, seat=me.seat, source=source, cause=me.cause))
    else:
        use(game, source, ability)
        part = "effect" if after else "band"
        used = Resolve(line=ability.text, seat=me.seat, source=source, cause=me.cause, part=part)
        game.push(with_repeats(game, used))
    return True


@effect("use this card's <tag>")
def use_this(game: "Game", me: Resolve, tag: str) -> bool:
    """The whole line, band and all."""
    return use_line(game, me, me.source, tag[1:-1])


@effect("use this card's <tag> from ▶")
def use_this_after(game: "Game", me: Resolve, tag: str) -> bool:
    """Chapter 11: the Condition band before ▶ is passed over."""
    return use_line(game, me, me.source, tag[1:-1], after=True)


@effect("use the <tag> of the card put into the Soul this way")
def use_souled(game: "Game", me: Resolve, tag: str) -> bool:
    """TD-01 LEG 15."""
    return all(use_line(game, me, handle, tag[1:-1]) for handle in me.ways("souled"))


@effect("use the <tag> of the card put into your Hand this way")
def use_taken(game: "Game", me: Resolve, tag: str) -> bool:
    """TD-02 U 036, R34: the card stays in the Hand."""
    return all(use_line(game, me, handle, tag[1:-1]) for handle in me.it)


@effect("use its <tag>")
def use_its(game: "Game", me: Resolve, tag: str) -> bool:
    """A line of the card named last, used by you."""
    used = [use_line(game, me, handle, tag[1:-1]) for handle in me.it]
    return any(used)


def own_tags(game: "Game", me: Resolve, n: int, one: str, two: str, three: str) -> Question | None:
    """Which of these timings the card named last has."""
    tags = [game.cards[handle % ROOM].tags for handle in me.it]
    options = [
        Option("line", handle, n=at)
        for handle, found in zip(me.it, tags, strict=True)
        for at, tag in enumerate((one, two, three))
        if tag[1:-1] in found
    ]
    return Question(me.seat, "line", options, n, n) if options else None


@effect("use <n> of its <one:tag>, <two:tag> or <three:tag>", asks=own_tags)
def use_one_of_its(
    game: "Game", me: Resolve, picked: Picked, n: int, one: str, two: str, three: str
) -> bool:
    """TD-02 R 019."""
    tags = (one, two, three)
    used = [use_line(game, me, option.card, tags[option.n][1:-1]) for option in picked]
    return any(used)
