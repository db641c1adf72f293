"""What a player does by hand: typed corrections of the table.

Every one is a choice of the controller, so it is logged, saved and undone like any other.
"""

from typing import TYPE_CHECKING, ClassVar

from battle.rules.engine.choice import Option, Question
from battle.rules.engine.modifiers import Modifier
from battle.rules.engine.procedure import END, Procedure
from battle.rules.engine.state import ROOM
from battle.rules.trinity import damage, destroying, moving, resources, walls
from battle.rules.trinity.zones import BATTLEFIELD, DECK, HAND, SHADOW

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

THOUSANDS = range(1, 11)
TO_OWNER = ("to-hand", "to-deck-top", "to-deck-bottom", "to-graveyard", "to-shadow-zone")


class ByHand(Procedure):
    """A line that can't be read, carried out by its controller, one correction after the other."""

    seat: int
    source: int
    line: str
    card: int = -1
    counters_of: int = -1
    picked: tuple[Option, ...] = ()
    stacked: ClassVar[bool] = True

    def offer(self, game: "Game") -> None:
        """What to correct next: a card, a Wall, a Reserve; or enough."""
        options = [
            Option("done"),
            *cards_in_sight(game, self.seat),
            *(Option("push-wall", seat=seat, n=wall)
              for seat in game.seats() for wall in walls.walls_of(game, seat)),
            *(Option("counters", seat=seat) for seat in game.seats()),
            *(Option("shuffle", seat=seat) for seat in game.seats()),
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
            self.card, self.step = pick.card, "correct"
            self.put(game, corrections(game, pick.card % ROOM))
        elif pick.do == "counters":
            self.counters_of, self.step = pick.seat, "count"
            self.put(game, [Option("set-counters", n=n) for n in range(11)])
        elif pick.do == "push-wall":
            walls.push(game, pick.n, pick.seat)
        elif pick.do == "shuffle":
            resources.shuffle_deck(game, pick.seat)

    def count(self, game: "Game") -> None:
        """So many Trinity Counters from now on."""
        self.step = "offer"
        resources.set_counters(game, self.counters_of, self.picked[0].n)

    def correct(self, game: "Game") -> None:
        """Move, Rest or change the card."""
        self.step = "offer"
        uid, pick = self.card % ROOM, self.picked[0]
        game.tell("by-hand", self.seat, (uid,), word=pick.do, eyes=1 << self.seat)
        correct(game, uid, pick, game.state.face[self.source % ROOM])

    steps = (offer, take, count, correct)


def cards_in_sight(game: "Game", seat: int) -> list[Option]:
    """What may be corrected: open cards, face-down cards, the own Hand, the top of each Deck."""
    state = game.state
    found = [uid for uid, zone in enumerate(state.zone) if game.zones[zone].eyes == "all"]
    found += state.places[seat][HAND]
    for other in game.seats():
        found += state.places[other][SHADOW] + state.places[other][DECK][-1:]
    return [Option("card", state.stay[uid]) for uid in found]


def corrections(game: "Game", uid: int) -> list[Option]:
    """What may be done with a card."""
    found = [Option(do) for do in TO_OWNER]
    for seat in game.seats():
        found += [Option("to-battlefield", seat=seat), Option("to-gained-life", seat=seat)]
    hosts = [host for host in game.state.live if host != uid]
    found += [Option("to-soul", game.state.stay[host]) for host in hosts]
    if uid in game.state.live:
        found += [Option(do) for do in ("rest", "make-active", "destroy")]
        found += [Option(do, n=n) for do in ("power-up", "power-down") for n in THOUSANDS]
    return found


def correct(game: "Game", uid: int, pick: Option, by: int) -> None:
    """Carry out one correction of a card, for a line of the printed card `by`."""
    if pick.do.startswith("to-"):
        move_to(game, uid, pick)
    elif pick.do == "rest":
        moving.set_rested(game, uid)
    elif pick.do == "make-active":
        moving.make_active(game, uid)
    elif pick.do == "destroy":
        destroying.destroy(game, [uid])
    else:
        n = 1000 * (pick.n if pick.do == "power-up" else -pick.n)
        game.modify(Modifier("power", game.state.stay[uid], n, by=by))


def move_to(game: "Game", uid: int, pick: Option) -> None:
    """Move a card to the zone that was named."""
    where = pick.do.removeprefix("to-")
    if where == "battlefield":
        onto_battlefield(game, uid, pick.seat)
    elif where == "soul":
        moving.put_into_soul(game, uid, pick.card % ROOM)
    elif where == "shadow-zone":
        moving.into_shadow_zone(game, uid)
    elif where == "hand":
        moving.to_hand(game, uid)
    elif where == "graveyard":
        moving.bury(game, uid)
    elif where == "gained-life":
        moving.lift(game, uid)
        damage.gain(game, uid, pick.seat)
    else:
        moving.to_deck(game, uid, bottom=where == "deck-bottom")


def onto_battlefield(game: "Game", uid: int, seat: int) -> None:
    """A card that is there already changes its controller."""
    if game.state.zone[uid] == BATTLEFIELD:
        moving.change_control(game, uid, seat)
    else:
        moving.enter(game, uid, seat)
