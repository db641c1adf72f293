"""Chapter 6 and DUEL 5: from decks to the first choice."""

from collections.abc import Mapping

from msgspec import Struct

from battle.rules.engine.state import ROOM
from battle.rules.engine.zones import shuffle
from battle.rules.trinity import resources
from battle.rules.trinity.game import Game
from battle.rules.trinity.printed import is_official, key_of
from battle.rules.trinity.shadows import public_moments
from battle.rules.trinity.state import Table, Wall, Wishes
from battle.rules.trinity.turn import Turn
from battle.rules.trinity.zones import DECK, HAND, LEFT, RIGHT, ZONES
from cards.rules.card import COLORS, Card
from cards.rules.catalogue import cards_by_id

FIRST_HAND = 5


class Decks(Struct, frozen=True):
    """What one player brings: ids of the Main Deck, the Life Deck and the chosen Epic (5)."""

    main: tuple[str, ...]
    life: tuple[str, ...]
    epic: str


class Setup(Struct, frozen=True):
    """A battle before it begins. `format` is "standard" or "duel", `first` the first player."""

    format: str
    seed: str
    decks: tuple[Decks, ...]
    first: int = 0


def start(setup: Setup, library: Mapping[str, Card] | None = None) -> Game:
    """Set up (6.1), draw 5 and reveal the Epics (6.2), and run to the first choice.

    `library` holds the cards of the sets in play by id, where they are not official.
    """
    game = Game(table(setup, library or cards_by_id()))
    for seat in range(len(setup.decks)):
        lay_out(game, seat)
    for seat in range(len(setup.decks)):
        resources.draw(game, seat, FIRST_HAND)
    game.state.happened = []
    for seat, zones in enumerate(game.state.places):
        epic = next(uid for uid in zones[HAND] if game.cards[uid].epic)
        game.state.within[epic] = (1 << game.state.seats) - 1
        game.tell("epic", seat, (epic,))
    game.push(Turn(seat=setup.first))
    game.state.turn_seat = setup.first
    game.run()
    return game


def table(setup: Setup, library: Mapping[str, Card]) -> Table:  # type: ignore[type-arg]
    """The cards of all players, each pile in the order given; the Epic in the Hand."""
    ids, owner, zone = [], [], []
    for seat, decks in enumerate(setup.decks):
        for pile, cards in ((DECK, decks.main), (LEFT, decks.life), (HAND, (decks.epic,))):
            ids += list(cards)
            owner += [seat] * len(cards)
            zone += [pile] * len(cards)
    new = empty_table(setup, [library[card] for card in ids], owner, zone)
    codes = {set_code(card) for card in ids}
    new.moments = public_moments(c for c in library.values() if set_code(c.id) in codes)
    return new


def set_code(card_id: str) -> str:
    """The set of a card: "TD-01"."""
    return card_id.partition(" ")[0]


def empty_table(setup: Setup, cards: list[Card], owner: list[int], zone: list[int]) -> Table:  # type: ignore[type-arg]
    """A state with these cards in these zones, and nothing going on."""
    seats, n = len(setup.decks), len(cards)
    printed = sorted({key_of(card) for card in cards})
    places: list[list[list[int]]] = [[[] for _ in ZONES] for _ in range(seats)]
    for uid in range(n):
        places[owner[uid]][zone[uid]].append(uid)
    index = {key: i for i, key in enumerate(printed)}
    return Table(
        seed=setup.seed,
        secret=f"{setup.seed}:numbers",
        seats=seats,
        format=setup.format,
        printed=printed,
        face=[index[key_of(card)] for card in cards],
        owner=owner,
        holder=owner[:],
        zone=zone,
        stay=[ROOM + uid for uid in range(n)],
        stays=1,
        known=[0] * n,
        within=[0] * n,
        places=places,
        agenda=[],
        asked=[0] * seats,
        walls=walls(setup),
        wishes=[Wishes()] * seats,
        moments=[],
        own=list({card.id: card for card in cards if not is_official(card)}.values()),
        counters=[0] * seats,
        active=[[0 for _ in COLORS] for _ in range(seats)],
        rested=[[0 for _ in COLORS] for _ in range(seats)],
    )


def walls(setup: Setup) -> list[Wall]:
    """6.1, R1, R2; DUEL 5.1: the Long Wall is on the first player's left."""
    n, first = len(setup.decks), setup.first
    found = []
    for seat in range(n):
        after = (seat + 1) % n
        spaces = 8 if n == 2 and seat == first else 4
        turn, next_turn = (seat - first) % n, (after - first) % n
        toward = seat if turn < next_turn else after
        at = spaces // 2 - 1 if toward == seat else spaces // 2
        found.append(Wall(seat, after, spaces, at))
    return found


def lay_out(game: Game, seat: int) -> None:
    """Shuffle both decks, split the Life Deck (6.1; DUEL: 4 at the Long Wall, 12 at the Short)."""
    state = game.state
    shuffle(game, seat, DECK)
    shuffle(game, seat, LEFT)
    life = state.places[seat][LEFT]
    left_spaces = state.walls[seat].spaces
    keep = 8 if state.seats > 2 else (4 if left_spaces > 4 else 12)
    state.places[seat][RIGHT] = life[keep:]
    state.places[seat][LEFT] = life[:keep]
    for uid in state.places[seat][RIGHT]:
        state.zone[uid] = RIGHT
