"""What a player does by hand: typed corrections of the table.

Every one is a choice of the controller, so it is logged, saved and undone like any other.
"""

from typing import TYPE_CHECKING, ClassVar

from battle.rules.engine.choice import Option, Question
from battle.rules.engine.procedure import END, Procedure
from battle.rules.engine.state import ROOM
from battle.rules.engine.zones import knowers, show
from battle.rules.trinity import resources, walls
from battle.rules.trinity.correcting import change, correct, corrections
from battle.rules.trinity.damage import Damage
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.zones import DECK, HAND, LEFT, RIGHT, SHADOW
from cards.rules.card import COLORS

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

BACK = Option("back")
TOPS = (DECK, LEFT, RIGHT)
"""Piles of which the top card can be corrected."""
ABOUT_PLAYERS = (
    "draw", "discard-one", "counters", "colors", "look-through", "shuffle",
)  # fmt: skip
LASTING = ("power-up", "power-down", "break-up", "break-down", "gain-aura")
LONG = (Option("for-turn"), Option("for-battlefield"), BACK)
DISCARD = "[Activate] Discard 1 card."


class ByHand(Procedure):
    """A line that can't be read, carried out by its controller, one correction after the other.

    `card` is the one that is corrected, `counters_of` the player whose Reserve or Color Zone is,
    `change` what it gains for a time that is asked next.
    """

    seat: int
    source: int
    line: str
    card: int = -1
    counters_of: int = -1
    change: tuple[Option, ...] = ()
    picked: tuple[Option, ...] = ()
    stacked: ClassVar[bool] = True

    def offer(self, game: "Game") -> None:
        """What to correct next: a player, a Wall, a card; or enough."""
        at_walls = [(seat, wall) for seat in game.seats() for wall in walls.walls_of(game, seat)]
        options = [
            Option("done"),
            *(Option(do, seat=seat) for do in ABOUT_PLAYERS for seat in game.seats()),
            *(Option("look-hand", seat=seat) for seat in game.opponents(self.seat)),
            *(Option("at-random", seat=seat) for seat in game.opponents(self.seat)
              if game.state.places[seat][HAND]),
            *(Option(do, seat=seat, n=wall)
              for do in ("deal", "push-wall") for seat, wall in at_walls),
            *cards_in_sight(game, self.seat),
        ]  # fmt: skip
        self.put(game, options)

    def put(self, game: "Game", options: list[Option]) -> None:
        """Ask one of the questions of this line."""
        question = Question(self.seat, "by-hand", options, always=True)
        game.ask(question, source=self.source, text=self.line)

    def take(self, game: "Game") -> None:
        """Do what needs no more to be said, or ask on."""
        pick = self.picked[0]
        self.step = "offer"
        if pick.do == "done":
            self.step = END
        elif pick.do == "card":
            self.choose(game, pick.card)
        elif pick.do == "counters":
            self.counters_of, self.step = pick.seat, "count"
            self.put(
                game, [*(Option("set-counters", seat=pick.seat, n=n) for n in range(11)), BACK]
            )
        elif pick.do == "colors":
            self.counters_of, self.step = pick.seat, "color"
            self.put(game, [*color_changes(game, pick.seat), BACK])
        elif pick.do == "look-through":
            self.look_through(game, pick.seat)
        elif pick.do == "at-random":
            held = game.state.places[pick.seat][HAND]
            self.choose(game, game.state.stay[held[game.random(len(held))]])
        else:
            self.do(game, pick)

    def do(self, game: "Game", pick: Option) -> None:
        """What befalls a player at once."""
        if pick.do == "push-wall":
            walls.push(game, pick.n, pick.seat)
        elif pick.do == "deal":
            dealer = walls.across(game.state.walls[pick.n], pick.seat)
            game.push(Damage(seat=pick.seat, dealer=dealer, wall=pick.n, left=1))
        elif pick.do == "draw":
            resources.draw(game, pick.seat, 1)
        elif pick.do == "discard-one":
            game.push(Resolve(line=DISCARD, seat=pick.seat, source=self.source, child=True))
        elif pick.do == "look-hand":
            show(game, game.state.places[pick.seat][HAND], 1 << self.seat)
            game.tell("looked", self.seat, other=pick.seat, word="hand")
        elif pick.do == "shuffle":
            resources.shuffle_deck(game, pick.seat)

    def choose(self, game: "Game", card: int) -> None:
        """Ask what to do with a card."""
        self.card, self.step = card, "correct"
        self.put(game, [*corrections(game, self.seat, card % ROOM), BACK])

    def look_through(self, game: "Game", seat: int) -> None:
        """The controller sees a Deck, and may take out a card of it; in no order that tells any."""
        deck = sorted(game.state.places[seat][DECK])
        show(game, deck, 1 << self.seat)
        game.tell("looked", self.seat, other=seat, word="deck")
        self.step = "take"
        self.put(game, [*(Option("card", game.state.stay[uid]) for uid in deck), BACK])

    def count(self, game: "Game") -> None:
        """So many Trinity Counters from now on."""
        self.step = "offer"
        if self.picked != (BACK,):
            resources.set_counters(game, self.counters_of, self.picked[0].n)

    def color(self, game: "Game") -> None:
        """One Basic Color Card more or fewer, Rested or Active."""
        self.step = "offer"
        if self.picked != (BACK,):
            change_color(game, self.counters_of, self.picked[0])

    def correct(self, game: "Game") -> None:
        """Move, Rest or change the card."""
        pick = self.picked[0]
        self.step = "offer"
        if pick.do in LASTING:
            self.change, self.step = (pick,), "last"
            self.put(game, [*LONG])
        elif pick != BACK:
            correct(game, self.seat, self.card % ROOM, pick)
            if pick.do == "look":
                self.choose(game, self.card)

    def last(self, game: "Game") -> None:
        """For how long the card is changed."""
        self.step = "offer"
        if self.picked != (BACK,):
            until = self.picked[0].do.removeprefix("for-")
            by = game.state.face[self.source % ROOM]
            change(game, self.seat, self.card % ROOM, self.change[0], until, by)

    steps = (offer, take, count, color, correct, last)


def cards_in_sight(game: "Game", seat: int) -> list[Option]:
    """What may be corrected, by player and zone: see `in_sight`."""
    return [
        Option("card", game.state.stay[uid], seat=holder, n=zone)
        for holder in range(game.state.seats)
        for zone, pile in enumerate(game.state.places[holder])
        for uid in in_sight(game, seat, holder, zone, pile)
    ]


def in_sight(game: "Game", seat: int, holder: int, zone: int, pile: list[int]) -> list[int]:
    """Open cards, Shadow Zones, the top of each Deck and Life pile, and what is known of Hands.

    The order of what is known of another's Hand tells nothing.
    """
    if zone in TOPS:
        return pile[-1:]
    if zone == HAND and holder != seat:
        known = [uid for uid in pile if knowers(game, uid) >> seat & 1]
        return sorted(known, key=lambda uid: game.state.face[uid])
    return pile if zone in (HAND, SHADOW) or game.zones[zone].eyes == "all" else []


def color_changes(game: "Game", seat: int) -> list[Option]:
    """What may be done with the Basic Color Cards of a player."""
    state = game.state
    active, rested = state.active[seat], state.rested[seat]
    held = (("rest-color", active), ("ready-color", rested),
            ("lose-active", active), ("lose-rested", rested))  # fmt: skip
    return [
        *(Option("take-color", seat=seat, n=color) for color in range(len(COLORS))),
        *(
            Option(do, seat=seat, n=color)
            for do, cards in held
            for color, n in enumerate(cards)
            if n
        ),
    ]


def change_color(game: "Game", seat: int, pick: Option) -> None:
    """Carry out a change of a Color Zone."""
    active, rested = game.state.active[seat], game.state.rested[seat]
    if pick.do == "take-color":
        resources.take_color(game, seat, pick.n)
        return
    (active if pick.do in ("rest-color", "lose-active") else rested)[pick.n] -= 1
    if pick.do in ("rest-color", "ready-color"):
        (rested if pick.do == "rest-color" else active)[pick.n] += 1
    game.changed()
    game.tell("color-lost" if pick.do.startswith("lose") else pick.do, seat, n=1, other=pick.n)
