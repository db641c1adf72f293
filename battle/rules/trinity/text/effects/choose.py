"""Choosing: targets, players, modes. What is chosen becomes "it"."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Picked, Question
from battle.rules.trinity import targets
from battle.rules.trinity.coverage import ask
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.homes import effect
from battle.rules.trinity.text.tree import Clause

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def some(game: "Game", me: Resolve, n: int, cards: Filter) -> Question | None:
    """n of the cards, as many as there are."""
    return targets.pick(game, me.seat, targets.candidates(game, me, cards), n)


def pair(
    game: "Game", me: Resolve, n: int, cards: Filter, m: int, others: Filter
) -> list[Question]:
    """Some of both, or nothing."""
    asked = [some(game, me, n, cards), some(game, me, m, others)]
    return [question for question in asked if question] if all(asked) else []


@effect("choose <n> <cards> and <m:n> <others:cards>", asks=pair)
def choose_pair(
    game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter, m: int, others: Filter
) -> bool:
    """TD-01 U 022."""
    take(me, picked)
    return len(picked) >= n + m


def up_to(game: "Game", me: Resolve, n: int, cards: Filter) -> Question | None:
    """At most n of the cards; in a Color Zone, those that are Rested."""
    if cards.zones == ("Color",):
        rested = game.state.rested[me.seat]
        options = [
            Option("rested", n=color) for color, held in enumerate(rested) for _ in range(held)
        ]
        return Question(me.seat, "choose-color", options, 0, n) if options else None
    return targets.pick(game, me.seat, targets.candidates(game, me, cards), 0, n)


def take(me: Resolve, picked: Picked) -> None:
    """What was chosen is "it" from now on, and "the chosen ..."."""
    me.it = tuple(option.card for option in picked)
    me.record("chosen", me.it)


@effect("choose <n> <cards>", asks=some)
def choose(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> bool:
    """R9: with nothing to choose, nothing after ▶ (or of this sentence) happens."""
    take(me, picked)
    return len(picked) >= n


@effect("choose up to <n> <cards>", asks=up_to)
def choose_up_to(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> None:
    """None is allowed."""
    if cards.zones == ("Color",):
        me.record("colors", tuple(option.n for option in picked))
    else:
        take(me, picked)


def traits(game: "Game", me: Resolve, n: int) -> Question:
    """Any that a card can have, whatever cards are in play; each option is its Trait's word."""
    return Question(me.seat, "trait", [Option(trait) for trait in game.traits()], n, n)


@effect("choose <n> trait", asks=traits)
def choose_trait(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """TD-02 LEG 10: "the chosen trait" from now on."""
    for option in picked:
        me.record(f"trait {option.do}", (me.seat,))


def opponents(game: "Game", me: Resolve, n: int) -> Question | None:
    """Your opponents."""
    options = [Option("player", seat=seat) for seat in game.opponents(me.seat)]
    return Question(me.seat, "player", options) if options else None


@effect("choose <n> opponent", asks=opponents)
def choose_opponent(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """ "Them" from now on."""
    me.record("player", tuple(option.seat for option in picked))


def players(game: "Game", me: Resolve, n: int) -> Question:
    """Everyone."""
    return Question(me.seat, "player", [Option("player", seat=seat) for seat in game.seats()])


@effect("choose <n> player", asks=players)
def choose_player(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """ "Their" from now on."""
    me.record("player", tuple(option.seat for option in picked))


def of_each(
    game: "Game", me: Resolve, seats: Iterable[int], n: int, cards: Filter
) -> list[Question]:
    """These players in this order, each about their own cards; who has none is not asked."""
    asked = [
        targets.pick(game, seat, targets.candidates(game, me, cards, seat), n) for seat in seats
    ]
    return [question for question in asked if question is not None]


def each_opponents(game: "Game", me: Resolve, n: int, cards: Filter) -> list[Question]:
    """In turn order, each opponent about their own cards."""
    return of_each(game, me, game.opponents(me.seat), n, cards)


@effect(
    "each opponent chooses <n> <cards>",
    "in turn order, each opponent chooses <n> <cards>",
    asks=each_opponents,
)
def each_opponent_chooses(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> None:
    """One after the other; then what follows happens to all at once."""
    take(me, picked)


def mode_options(me: Resolve) -> list[Option]:
    """The alternatives of this line."""
    return [Option("mode", n=i) for i in range(len(me.ability.modes))]


def modes(game: "Game", me: Resolve, n: int) -> Question:
    """Any of the alternatives."""
    return Question(me.seat, "mode", mode_options(me), n, n)


@effect("choose <n> and do it", asks=modes)
def choose_mode(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """The chosen alternative is carried out as written."""
    do_modes(game, me, picked)


def one_or_more_modes(game: "Game", me: Resolve, n: int, condition: Clause, m: int) -> Question:
    """n of the alternatives; up to m when the condition is met."""
    return Question(me.seat, "mode", mode_options(me), n, m if ask(game, me, condition) else n)


@effect("choose <n> and do it. If <condition>, you may choose <m:n> and do them instead",
        asks=one_or_more_modes)  # fmt: skip
def choose_more_modes(
    game: "Game", me: Resolve, picked: Picked, n: int, condition: Clause, m: int
) -> None:
    """TD-02 C 083: different ones, in the order of the text."""
    do_modes(game, me, picked)


def do_modes(game: "Game", me: Resolve, picked: Picked) -> None:
    """Carry out alternatives, the first one first."""
    for option in reversed(picked):
        game.push(mode_of(me, option.n))


def mode_of(me: Resolve, mode: int) -> Resolve:
    """An alternative of this line on its way."""
    return Resolve(
        line=me.line, seat=me.seat, source=me.source, cause=me.cause, mode=mode, child=True,
        it=me.it, known_ways=me.known_ways, burst=me.burst,
    )  # fmt: skip


@effect("twice, choose <n> and do it", asks=modes)
def choose_mode_twice(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """TD-01 U 061: the second is chosen when the first was done; R13: it may be the same."""
    me.record("modes", tuple(option.n for option in picked))
    if len(me.ways("modes")) % (2 * n):
        me.pc -= 1
    do_modes(game, me, picked)


def possible_modes(game: "Game", me: Resolve, n: int) -> Question | None:
    """The alternatives whose first question has an answer."""
    options = [option for option in mode_options(me) if is_possible(game, me, option.n)]
    return Question(me.seat, "mode", options, n, n) if options else None


def is_possible(game: "Game", me: Resolve, mode: int) -> bool:
    """Whether an alternative can be done in full."""
    clause = me.ability.modes[mode][0].clause
    if clause.home.possible is not None:
        return bool(clause.home.possible(game, me, *clause.args))
    if clause.home.asks is None:
        return True
    asked = clause.home.asks(game, me, *clause.args)
    if isinstance(asked, Question):
        return len(asked.options) >= asked.least
    return bool(asked)


@effect("choose <n> that is possible and do it", asks=possible_modes)
def choose_possible_mode(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """TD-01 U 047."""
    do_modes(game, me, picked)


def either_modes(game: "Game", me: Resolve) -> Question | None:
    """Those of the two that can be done."""
    return possible_modes(game, me, 1)


@effect("either one or the other", asks=either_modes)
def either(game: "Game", me: Resolve, picked: Picked) -> None:
    """One of two things named in the sentence; a cost when it stands before ▶."""
    do_modes(game, me, picked)
