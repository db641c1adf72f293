"""Trinity Counters and Basic Color Cards (3.3)."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Picked, Question
from battle.rules.trinity import resources
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.effects.draw import times
from battle.rules.trinity.text.homes import effect
from battle.rules.trinity.text.tree import Clause
from cards.rules.card import COLORS

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@effect("get <n> Trinity Counter(s)", "get <n> Trinity Counter(s) for each <counted>")
def get_counters(game: "Game", me: Resolve, n: int, counted: Clause | None = None) -> None:
    """Those over 10 are lost (chapter 11)."""
    resources.add_counters(game, me.seat, n * times(game, me, counted))


def counters_enough(game: "Game", me: Resolve, n: int) -> bool:
    """Whether n are there to remove."""
    return game.state.counters[me.seat] >= n


@effect("remove <n> Trinity Counter(s)", possible=counters_enough)
def remove_counters(game: "Game", me: Resolve, n: int) -> bool:
    """From your own Reserve; as many as there are."""
    return resources.add_counters(game, me.seat, -n) == -n


@effect("remove <n> Trinity Counter(s) from each opponent's Reserve")
def remove_from_opponents(game: "Game", me: Resolve, n: int) -> None:
    """As many as there are."""
    for seat in game.opponents(me.seat):
        resources.add_counters(game, seat, -n)


@effect("move <n> Trinity Counter(s) from each opponent's Reserve to your Reserve")
def move_counters(game: "Game", me: Resolve, n: int) -> None:
    """Chapter 11: what comes over 10 is lost, and is no increase."""
    taken = sum(-resources.add_counters(game, seat, -n) for seat in game.opponents(me.seat))
    if resources.add_counters(game, me.seat, taken) > 0:
        me.record("increased", (me.seat,))


@effect("double the number of Trinity Counters in your Reserve")
def double_counters(game: "Game", me: Resolve) -> None:
    """At most 10."""
    resources.set_counters(game, me.seat, 2 * game.state.counters[me.seat])


def color_options(colors: tuple[str, ...] = COLORS) -> list[Option]:
    """Which colour to take."""
    return [Option("color", n=COLORS.index(color)) for color in colors]


def any_colors(game: "Game", me: Resolve, n: int) -> list[Question]:
    """One question for each card."""
    return [Question(me.seat, "color", color_options()) for _ in range(n)]


@effect("take <n> Basic Color Card of any color", asks=any_colors)
def take_any(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """R40: it enters Active."""
    for option in picked:
        resources.take_color(game, me.seat, option.n)


@effect("take <n> <color> Basic Color Card(s)")
def take_color(game: "Game", me: Resolve, n: int, color: str) -> None:
    """R40."""
    resources.take_color(game, me.seat, COLORS.index(color), n)


@effect("take <n> <color> and <m:n> <other:color> Basic Color Card(s)")
def take_two_colors(game: "Game", me: Resolve, n: int, color: str, m: int, other: str) -> None:
    """R40."""
    take_color(game, me, n, color)
    take_color(game, me, m, other)


def one_of_two(game: "Game", me: Resolve, n: int, color: str, other: str) -> Question:
    """One of two colours."""
    return Question(me.seat, "color", color_options((color, other)))


@effect("take <n> <color> or <other:color> Basic Color Card", asks=one_of_two)
def take_one_of_two(
    game: "Game", me: Resolve, picked: Picked, n: int, color: str, other: str
) -> None:
    """R40."""
    resources.take_color(game, me.seat, picked[0].n)


def own_colors(game: "Game", me: Resolve, n: int) -> Question | None:
    """The Basic Color Cards of a Color Zone, Rested or Active, one option for each kind."""
    state = game.state
    options = [
        Option(word, n=color)
        for word, cards in (("rested", state.rested), ("active", state.active))
        for color, held in enumerate(cards[me.seat])
        if held
    ]
    return Question(me.seat, "discard-color", options) if options else None


@effect("discard <n> card(s) from your Color Zone", asks=own_colors)
def discard_color(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """It goes back to the pile (3.3)."""
    for option in picked:
        cards = game.state.rested if option.do == "rested" else game.state.active
        cards[me.seat][option.n] -= 1
        game.changed()
        game.tell("color-lost", me.seat, n=1, other=option.n)
