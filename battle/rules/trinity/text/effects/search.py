"""Searching, checking and revealing the Deck (2.3, R14, R15, R35)."""

from typing import TYPE_CHECKING, Any

from battle.rules.engine.choice import Option, Picked, Question
from battle.rules.engine.state import ROOM
from battle.rules.engine.zones import everyone, show
from battle.rules.trinity import moving, resources, targets
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.text.effects.move import put
from battle.rules.trinity.text.filters import Filter
from battle.rules.trinity.text.homes import effect
from battle.rules.trinity.zones import DECK

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


def in_deck(game: "Game", me: Resolve, n: int, cards: Filter | None = None) -> Question | None:
    """The cards of your Deck that may be taken: you see them all, and are always asked."""
    deck = sorted(game.state.places[me.seat][DECK])
    show(game, deck, 1 << me.seat)
    found = targets.select(game, me, cards, deck) if cards else deck
    options = [Option("search", game.state.stay[uid]) for uid in found]
    if not options:
        nothing(game, me)
        return None
    return Question(me.seat, "search", options, n, n, always=True)


def deck_is_there(game: "Game", me: Resolve, *holes: Any) -> bool:
    """Whether there is a Deck to look at; nobody looks just to see if a cost can be paid."""
    return bool(game.state.places[me.seat][DECK])


def nothing(game: "Game", me: Resolve) -> None:
    """A Deck that was looked through is shuffled even when nothing was found (R14)."""
    if game.state.places[me.seat][DECK]:
        resources.shuffle_deck(game, me.seat)


def found_in_deck(game: "Game", me: Resolve, picked: Picked, revealed: bool) -> None:
    """Put what was searched for into the Hand, then shuffle."""
    uids = targets.picked_uids(picked)
    if revealed:
        show(game, uids, everyone(game))
        game.tell("revealed", me.seat, tuple(uids))
    me.it = tuple(moving.to_hand(game, uid) for uid in uids)
    resources.shuffle_deck(game, me.seat)


@effect("search for and reveal <n> <cards>", asks=in_deck, possible=deck_is_there)
def search_and_reveal(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> None:
    """Rulebook 2.3: add it to your Hand; always shuffle afterwards."""
    found_in_deck(game, me, picked, True)


@effect("search for <n> card(s)", asks=in_deck, possible=deck_is_there)
def search(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """Nobody else sees it."""
    found_in_deck(game, me, picked, False)


@effect("put <n> <cards> from your Deck onto the Battlefield", asks=in_deck, possible=deck_is_there)
def put_from_deck(game: "Game", me: Resolve, picked: Picked, n: int, cards: Filter) -> None:
    """TD-01 LEG 09: you look for it, so you see your Deck."""
    put(game, me, targets.picked_uids(picked))


@effect("shuffle your Deck")
def shuffle_deck(game: "Game", me: Resolve) -> None:
    """Whatever was known of its order is known no longer."""
    resources.shuffle_deck(game, me.seat)


def adjusting(game: "Game", me: Resolve, n: int) -> list[Question]:
    """R35: check the top n cards; which go to the bottom, and in which order the rest stays."""
    top = game.state.places[me.seat][DECK][-n:]
    if not top:
        return []
    show(game, top, 1 << me.seat)
    down = [Option("bottom", game.state.stay[uid]) for uid in reversed(top)]
    up = [Option("top", option.card) for option in down]
    questions = [Question(me.seat, "adjust", down, 0, len(down), ordered=True)]
    if me.queue and len(me.given) < len(up):
        left = [option for option in up if option.card not in [o.card for o in me.given]]
        questions.append(Question(me.seat, "adjust-top", left, len(left), len(left), ordered=True))
    return questions


@effect("perform Adjustment <n>", asks=adjusting, possible=deck_is_there)
def adjust(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """R35: nobody else sees them or where they went; the first named lies on top."""
    bottom = [option.card % ROOM for option in picked if option.do == "bottom"]
    top = [option.card % ROOM for option in picked if option.do == "top"]
    deck = game.state.places[me.seat][DECK]
    for uid in bottom + top:
        deck.remove(uid)
    deck[:0] = bottom
    deck.extend(reversed(top))
    for uid in bottom + top:
        game.state.known[uid] &= 1 << me.seat
    game.tell("adjusted", me.seat, n=len(picked))


def look_at_top(game: "Game", me: Resolve, seat: int, n: int, mask: int) -> None:
    """Let seats see the top n cards of a Deck; they are "them" (still Deck cards, chapter 11)."""
    top = game.state.places[seat][DECK][-1 : -n - 1 : -1]
    show(game, top, mask)
    me.it = moving.handles(game, top)
    me.record("revealed", me.it)


@effect("check the top <n> card(s) of your Deck")
def check_top(game: "Game", me: Resolve, n: int) -> None:
    """Rulebook 2.3: only you look."""
    look_at_top(game, me, me.seat, n, 1 << me.seat)


@effect("reveal the top <n> card(s) of your Deck")
def reveal_top(game: "Game", me: Resolve, n: int) -> None:
    """Rulebook 2.3: everyone looks."""
    look_at_top(game, me, me.seat, n, everyone(game))
    game.tell("revealed", me.seat, tuple(handle % ROOM for handle in me.it))


@effect("put it into your Hand")
def it_into_hand(game: "Game", me: Resolve) -> None:
    """The card named last; it is still "it" there."""
    me.it = tuple(moving.to_hand(game, uid) for uid in targets.present(game, me.it))


def of_them(game: "Game", me: Resolve, n: int) -> Question | None:
    """The cards looked at."""
    return targets.pick(game, me.seat, targets.present(game, me.it), n)


def of_them_with_burst(game: "Game", me: Resolve, n: int) -> Question | None:
    """Those of them that have a Burst."""
    found = [uid for uid in targets.present(game, me.it) if game.cards[uid].burst]
    if not found:
        me.it = ()
    return targets.pick(game, me.seat, found, n)


@effect("put <n> of them with a Burst into your Hand", asks=of_them_with_burst)
def one_with_burst(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """TD-02 U 036."""
    one_of_them(game, me, picked, n)


@effect("put <n> of them into your Hand", asks=of_them)
def one_of_them(game: "Game", me: Resolve, picked: Picked, n: int) -> None:
    """R15: the others stay where they were."""
    me.it = tuple(moving.to_hand(game, uid) for uid in targets.picked_uids(picked))
