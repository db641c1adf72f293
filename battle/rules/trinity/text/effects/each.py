"""Sentences in which several players choose, one after the other (9.1)."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Picked, Question
from battle.rules.trinity import destroying, moving, resources, targets
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.effects.choose import of_each, take
from battle.rules.trinity.text.effects.counters import color_options
from battle.rules.trinity.text.effects.move import put
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.homes import effect
from battle.rules.trinity.zones import SHADOW

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def everyone(game: "Game", me: Resolve, n: int, cards: Filter) -> list[Question]:
    """All players, in turn order."""
    return of_each(game, me, game.seats(), n, cards)


@effect("each player chooses <n> <cards>", asks=everyone)
def each_player_chooses(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> None:
    """TD-01 LEG 09: what follows happens to all of them at once."""
    take(me, picked)


def everyone_from_you(game: "Game", me: Resolve, n: int, cards: Filter) -> list[Question]:
    """All players, clockwise from you."""
    seats, n_seats = game.seats(), game.state.seats
    return of_each(game, me, sorted(seats, key=lambda s: (s - me.seat) % n_seats), n, cards)


@effect("in turn order starting with you, each player chooses <n> <cards>", asks=everyone_from_you)
def each_from_you_chooses(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> None:
    """TD-02 LEG 09."""
    take(me, picked)


def the_damaged(game: "Game", me: Resolve, n: int, cards: Filter) -> list[Question]:
    """The player whose Life Zone was hit."""
    return of_each(game, me, [me.cause.other] if me.cause else [], n, cards)


@effect("the damaged player chooses <n> <cards>", asks=the_damaged)
def damaged_player_chooses(
    game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter
) -> None:
    """TD-01 LEG 06."""
    take(me, picked)


@effect("send all cards in its Soul to the Graveyard")
def send_all_souls(game: "Game", me: Resolve) -> None:
    """Of everything that was chosen; Souls are neither destroyed nor Units sent (10.4)."""
    souls = targets.souls_of(game, targets.present(game, me.it))
    me.record("sent", tuple(moving.bury(game, soul) for soul in souls))


def room(game: "Game", seat: int, n: int) -> int:
    """How many more cards a Shadow Zone takes until it holds n."""
    return max(0, n - len(game.state.places[seat][SHADOW]))


def until_full(game: "Game", me: Resolve, cards: Filter, n: int) -> list[Question]:
    """In turn order, each opponent with room: which of their Units, as many as fit."""
    return [
        question
        for seat in game.opponents(me.seat)
        for question in of_each(game, me, [seat], room(game, seat, n), cards)
        if question.most
    ]


@effect(
    "in turn order, each opponent puts <cards> face down into their Shadow Zone until it holds"
    " <n> cards",
    asks=until_full,
)
def fill_shadow_zones(game: "Game", me: Resolve, picked: Picked, cards: Filter, n: int) -> None:
    """TD-01 LEG 04; a card that is no Shadow Card can't be used from there (R33)."""
    for uid in targets.picked_uids(picked):
        moving.into_shadow_zone(game, uid)


@effect("put it face down into their Shadow Zone")
def it_into_shadow_zone(game: "Game", me: Resolve) -> None:
    """TD-02 R 009: what finds no room stays, and is still "it"."""
    for uid in targets.present(game, me.it):
        moving.into_shadow_zone(game, uid)


@effect("if their Shadow Zone is full, destroy it instead")
def destroy_what_stayed(game: "Game", me: Resolve) -> None:
    """TD-02 R 009: what found no room in the sentence before."""
    me.record("destroyed", destroying.destroy(game, targets.present(game, me.it)))


def a_color_each(game: "Game", me: Resolve, n: int) -> list[Question]:
    """In turn order, each opponent about a colour."""
    return [Question(seat, "color", color_options()) for seat in game.opponents(me.seat)]


@effect("each opponent takes <n> Basic Color Card of any color", asks=a_color_each)
def each_opponent_takes(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """TD-02 LEG 01, R40."""
    for seat, option in zip(me.heard, picked, strict=True):
        resources.take_color(game, seat, option.n, n)


def of_them(game: "Game", me: Resolve, n: int) -> list[Question]:
    """In turn order, each opponent about the cards named last; two may choose the same."""
    found = targets.present(game, me.it)
    asked = [targets.pick(game, seat, found, n) for seat in game.opponents(me.seat)]
    return [question for question in asked if question is not None]


@effect("in turn order, each opponent chooses <n> of them", asks=of_them)
def each_opponent_chooses_of_them(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """TD-02 LEG 11."""
    me.record("opponents-chose", tuple(option.card for option in picked))


@effect("put the Units no opponent chose this way onto the Battlefield")
def put_the_others(game: "Game", me: Resolve) -> None:
    """TD-02 LEG 11."""
    taken = me.ways("opponents-chose")
    put(game, me, targets.present(game, tuple(h for h in me.it if h not in taken)))


def any_players(game: "Game", me: Resolve) -> Question:
    """Any of them, or none."""
    options = [Option("player", seat=seat) for seat in game.seats()]
    return Question(me.seat, "players", options, 0, len(options))


@effect("choose any number of players", asks=any_players)
def choose_any_players(game: "Game", me: Resolve, picked: Picked) -> None:
    """ "Their" from now on."""
    me.record("player", tuple(option.seat for option in picked))


@effect("the number of Trinity Counters in their Reserve becomes <n>")
def counters_become(game: "Game", me: Resolve, n: int) -> None:
    """Chapter 11: more than before is an increase, fewer a decrease."""
    for seat in me.ways("player"):
        resources.set_counters(game, seat, n)
