"""Main Phases 1 and 2 (7.3, 7.5): what a player may do, and the doing."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Question
from battle.rules.engine.procedure import END, Procedure
from battle.rules.engine.state import ROOM
from battle.rules.trinity import endless, moving, resources, shadows
from battle.rules.trinity.costs import payable
from battle.rules.trinity.equipping import EquipTo
from battle.rules.trinity.paying import CHARGE_COST, TrinityCharge
from battle.rules.trinity.playing import Play
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.stack import UseOptional
from battle.rules.trinity.summons import plays
from battle.rules.trinity.text.tree import Ability
from battle.rules.trinity.triggers import may_use, use
from battle.rules.trinity.zones import BATTLEFIELD, GRAVEYARD, HAND
from tables.rules.refusal import Fault

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

DRAW_COUNTERS = 3


class Main(Procedure):
    """Rulebook 7.3: any of these, in any order, as often as the player likes."""

    seat: int
    picked: tuple[Option, ...] = ()

    def offer(self, game: "Game") -> None:
        """Ask what to do next."""
        if endless.idles(game):
            game.tell("repetition", self.seat)
            self.step = END
            return
        found = main_options(game, self.seat)
        game.ask(Question(self.seat, "main", [*found, Option("done")], always=True))

    def take(self, game: "Game") -> None:
        """Do it."""
        pick = self.picked[0]
        self.step = END if pick.do == "done" else "offer"
        if pick.do != "done":
            DOING[pick.do](game, self.seat, pick)

    steps = (offer, take)


def main_options(game: "Game", seat: int) -> list[Option]:
    """Everything a player may do in a Main Phase now."""
    return [
        *color_charges(game, seat),
        *plays(game, seat),
        *sets(game, seat),
        *activations(game, seat),
        *reserve(game, seat),
    ]


def color_charges(game: "Game", seat: int) -> list[Option]:
    """Color Charge, once per turn: a card of the Hand and one of its colours."""
    state = game.state
    if state.charged:
        return []
    return [
        Option("charge", state.stay[uid], n=color)
        for uid in state.places[seat][HAND]
        for color in game.cards[uid].colors
    ]


def sets(game: "Game", seat: int) -> list[Option]:
    """Shadow Cards that can be set: the Shadow Zone holds 3."""
    state = game.state
    if not moving.shadow_room(game, seat):
        return []
    hand = state.places[seat][HAND]
    return [Option("set", state.stay[uid]) for uid in hand if "Shadow" in game.cards[uid].kinds]


def activations(game: "Game", seat: int) -> list[Option]:
    """[Activate], [Graveyard Activate] and [Equip] lines that can be used and paid."""
    places, cards = game.state.places[seat], game.cards
    found: list[Option] = []
    for uid in places[BATTLEFIELD]:
        card = cards[uid]
        if card.activated:
            found += usable_lines(game, seat, uid, "activate", card.activated)
        if card.equip and can_activate(game, seat, uid, card.equip):
            found += equip_options(game, seat, uid)
    for uid in places[GRAVEYARD]:
        if cards[uid].buried:
            found += usable_lines(game, seat, uid, "dig", cards[uid].buried)
    return found


def usable_lines(
    game: "Game", seat: int, uid: int, do: str, lines: tuple[Ability, ...]
) -> list[Option]:
    """Those of a card's lines that can be used now, by their number."""
    handle = game.state.stay[uid]
    return [
        Option(do, handle, n=i)
        for i, ability in enumerate(lines)
        if can_activate(game, seat, uid, ability)
    ]


def can_activate(game: "Game", seat: int, uid: int, ability: Ability) -> bool:
    """Whether nothing keeps a line from being used."""
    return next(bars_to_use(game, seat, uid, ability), None) is None


def bars_to_use(game: "Game", seat: int, uid: int, ability: Ability) -> Iterator[Fault]:
    """What keeps a line from being used: its number of uses (2.3), its text, its costs (9.4)."""
    source = game.state.stay[uid]
    if not may_use(game, source, ability):
        yield Fault("battle.why.used", {"n": ability.per_turn, "line": ability.text})
    if barred(game, ability):
        yield Fault("battle.why.barred", {"line": ability.text})
    if not payable(game, Resolve(line=ability.text, seat=seat, source=source)):
        yield Fault("battle.why.unpayable", {"line": ability.text})


def barred(game: "Game", ability: Ability) -> bool:
    """Whether the line itself says that it can't be used now (TD-02 X03)."""
    bars = (step.clause.home.marks.get("bars") for step in ability.effect)
    return any(says(game) for says in bars if says)


def equip_options(game: "Game", seat: int, uid: int) -> list[Option]:
    """Rulebook 10.5: onto one of your Units, another than the one it is on, or off."""
    state = game.state
    on = game.live(uid).on
    found = [Option("equip", state.stay[uid], n=state.stay[to])
             for to in game.units(seat) if to not in (on, uid)]  # fmt: skip
    return found + ([Option("unequip", state.stay[uid])] if on >= 0 else [])


def reserve(game: "Game", seat: int) -> list[Option]:
    """Trinity Charge (once per turn) and Trinity Draw."""
    state = game.state
    found = []
    if not state.reserve_used and sum(state.active[seat]) >= CHARGE_COST:
        found.append(Option("trinity-charge"))
    if state.counters[seat] >= DRAW_COUNTERS:
        found.append(Option("trinity-draw"))
    return found


class ColorCharge(Procedure):
    """Rulebook 7.3: discard, use its [Oni Charge] first, then take the Basic Color Card."""

    seat: int
    card: int
    color: int

    def discard(self, game: "Game") -> None:
        """The card goes to the Graveyard; its [Oni Charge] must be used (10.1)."""
        game.state.charged = True
        uid = self.card % ROOM
        handle = resources.discard(game, uid)
        ability = game.cards[uid].oni_charge
        if ability is not None:
            how = UseOptional if ability.optional else Resolve
            game.push(how(line=ability.text, seat=self.seat, source=handle))

    def gain(self, game: "Game") -> None:
        """Take the Basic Color Card, Active."""
        resources.take_color(game, self.seat, self.color)
        game.happen("charged", seat=self.seat)

    steps = (discard, gain)


def charge(game: "Game", seat: int, pick: Option) -> None:
    """Color Charge."""
    game.push(ColorCharge(seat=seat, card=pick.card, color=pick.n))


def play(game: "Game", seat: int, pick: Option) -> None:
    """Play a card from the Hand."""
    game.push(Play(seat=seat, card=pick.card, way=pick.do))


class SetShadow(Procedure):
    """Set a Shadow Card face down, and say once where to stop for it.

    The moments offered are those of the sets in play, whatever the card is.
    """

    seat: int
    card: int
    picked: tuple[Option, ...] = ()

    def lay(self, game: "Game") -> None:
        """Into the Shadow Zone."""
        moving.into_shadow_zone(game, self.card % ROOM)

    def ask(self, game: "Game") -> None:
        """Ask for the stops; they hold for every face-down card of this player."""
        options = [Option("stop", n=n) for n in range(len(game.state.moments))]
        game.ask(Question(self.seat, "stops", options, least=0, most=len(options)))

    def keep(self, game: "Game") -> None:
        """Be asked there from now on, and pass elsewhere."""
        shadows.stop_at(game, self.seat, [option.n for option in self.picked])

    steps = (lay, ask, keep)


def set_shadow(game: "Game", seat: int, pick: Option) -> None:
    """Set a Shadow Card face down."""
    game.push(SetShadow(seat=seat, card=pick.card))


def activate(game: "Game", seat: int, pick: Option) -> None:
    """Use an [Activate] or [Graveyard Activate]; it can't be answered before its cost (9.4)."""
    card = game.cards[pick.card % ROOM]
    ability = (card.activated if pick.do == "activate" else card.buried)[pick.n]
    use(game, pick.card, ability)
    game.push(Resolve(line=ability.text, seat=seat, source=pick.card))


def equip(game: "Game", seat: int, pick: Option) -> None:
    """Pay the Equip Cost, then attach it, move it or take it off."""
    ability = game.cards[pick.card % ROOM].equip
    game.push(EquipTo(seat=seat, card=pick.card, to=pick.n))
    if ability is not None:
        game.push(Resolve(line=ability.text, seat=seat, source=pick.card))


def trinity_charge(game: "Game", seat: int, pick: Option) -> None:
    """Pay 3 Color to get 1 Trinity Counter."""
    game.push(TrinityCharge(seat=seat))


def trinity_draw(game: "Game", seat: int, pick: Option) -> None:
    """Remove 3 Trinity Counters to draw 1 card."""
    resources.add_counters(game, seat, -DRAW_COUNTERS)
    resources.draw(game, seat, 1)


DOING = {
    "charge": charge, "play": play, "surge": play, "shinra": play, "set": set_shadow,
    "activate": activate, "dig": activate, "equip": equip, "unequip": equip,
    "trinity-charge": trinity_charge, "trinity-draw": trinity_draw,
}  # fmt: skip
