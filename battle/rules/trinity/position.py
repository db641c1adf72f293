"""Any board, from a TOML file: for tests, puzzles and bug reports."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from battle.rules.engine.state import ROOM
from battle.rules.trinity.game import Game
from battle.rules.trinity.main_phase import Main
from battle.rules.trinity.printed import key_of, printed
from battle.rules.trinity.setup import Decks, Setup, empty_table
from battle.rules.trinity.state import Live
from battle.rules.trinity.turn import Turn
from battle.rules.trinity.walls import set_distance
from battle.rules.trinity.zones import (
    BATTLEFIELD,
    DECK,
    GAINED,
    GRAVEYARD,
    HAND,
    LEFT,
    RIGHT,
    SHADOW,
    SOUL,
)
from cards.rules.card import COLORS, Card, Color
from cards.rules.catalogue import cards_by_id

Phase = Literal["main1", "combat", "main2"]


class OnTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card on the Battlefield. `on` is the place of the Unit an Equip is on, in the same list."""

    card: str
    rested: bool = False
    fresh: bool = False
    souls: tuple[str, ...] = ()
    on: int = -1


class SeatPosition(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The cards of one player by zone, named or by id; piles have their top last."""

    deck: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    battlefield: tuple[OnTable, ...] = ()
    graveyard: tuple[str, ...] = ()
    shadow: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    gained: tuple[str, ...] = ()
    counters: int = 0
    colors: dict[Color, int] = {}
    left_wall: int | None = None


class Position(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A board. `seat` are the players in turn order from the first; `turn` is whose turn it is.

    `left_wall` counts spaces from a player's end to their left Wall. `answers` are picks, in the
    words of `chosen`, for `play_position`.
    """

    seat: tuple[SeatPosition, ...]
    format: str = "standard"
    turn: int = 0
    phase: Phase = "main1"
    seed: str = "position"
    answers: tuple[tuple[str, ...], ...] = ()


def read_position(text: str) -> Position:
    """The position in a TOML text. Raises msgspec.ValidationError at the first fault."""
    return msgspec.toml.decode(text, type=Position)


def card_named(name: str) -> Card:
    """The official card of an id or a name. Raises KeyError."""
    cards = cards_by_id()
    if name in cards:
        return cards[name]
    found = [card for card in cards.values() if card.name == name]
    if len(found) != 1:
        raise KeyError(name)
    return found[0]


def empty_game(seats: int, format_: str = "standard", seed: str = "position") -> Game:
    """A game without cards."""
    decks = tuple(Decks((), (), "") for _ in range(seats))
    return Game(empty_table(Setup(format_, seed, decks), [], [], []))


def add_card(game: Game, card: Card, seat: int, zone: int) -> int:
    """Put one more card into a game, on top of a pile; its uid."""
    state, key = game.state, key_of(card)
    if key not in state.printed:
        state.printed.append(key)
    uid = len(state.face)
    state.face.append(state.printed.index(key))
    state.owner.append(seat)
    state.holder.append(seat)
    state.zone.append(zone)
    state.stays += 1
    state.stay.append(state.stays * ROOM + uid)
    state.known.append(0)
    state.within.append(0)
    state.places[seat][zone].append(uid)
    game.cards.append(printed(card))
    if zone == BATTLEFIELD:
        state.live[uid] = Live(since=game.tick(), entered=0)
        game.laid_anew()
    game.learn(card)
    return uid


def set_up(position: Position) -> Game:
    """The game of a position; it has not run yet."""
    game = empty_game(len(position.seat), position.format, position.seed)
    state = game.state
    state.turn, state.turn_seat = 1, position.turn
    for seat, cards in enumerate(position.seat):
        place_seat(game, seat, cards)
    begin(game, position.phase)
    return game


def begin(game: Game, phase: Phase) -> None:
    """Let the turn player be in a phase."""
    seat = game.state.turn_seat
    step = {"main1": "combat", "combat": "combat", "main2": "ending"}[phase]
    game.push(Turn(seat=seat, step=step))
    game.state.phase = phase
    if phase != "combat":
        game.push(Main(seat=seat))


def place_seat(game: Game, seat: int, cards: SeatPosition) -> None:
    """Lay out one player's cards."""
    piles: dict[int, Any] = {
        DECK: cards.deck, HAND: cards.hand, GRAVEYARD: cards.graveyard, SHADOW: cards.shadow,
        LEFT: cards.left, RIGHT: cards.right, GAINED: cards.gained,
    }  # fmt: skip
    for zone, names in piles.items():
        for name in names:
            add_card(game, card_named(name), seat, zone)
    placed = [place_on_table(game, seat, entry) for entry in cards.battlefield]
    for uid, entry in zip(placed, cards.battlefield, strict=True):
        game.live(uid).on = placed[entry.on] if entry.on >= 0 else -1
    game.state.counters[seat] = cards.counters
    for color, n in cards.colors.items():
        game.state.active[seat][COLORS.index(color)] = n
    if cards.left_wall is not None:
        set_distance(game, seat, seat, cards.left_wall)


def place_on_table(game: Game, seat: int, entry: OnTable) -> int:
    """Put a card onto the Battlefield as the position says; its uid."""
    uid = add_card(game, card_named(entry.card), seat, BATTLEFIELD)
    live = game.live(uid)
    live.rested = entry.rested
    live.entered = game.state.turn if entry.fresh else 0
    live.souls = [add_card(game, card_named(soul), seat, SOUL) for soul in entry.souls]
    return uid
