"""What is going on, for everyone to see: the stack from its lowest to what resolves now (9.1)."""

from typing import TYPE_CHECKING, Any

from battle.rules.engine.eyes import card_id, card_seen, number
from battle.rules.engine.procedure import Procedure
from battle.rules.engine.state import ROOM
from battle.rules.trinity.battling import Battle
from battle.rules.trinity.by_hand import ByHand
from battle.rules.trinity.combat import Attack
from battle.rules.trinity.damage import BurstCheck, Damage
from battle.rules.trinity.playing import Play
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.shadows import UseShadow
from battle.rules.trinity.stack import BadAura, Moment, UseOptional
from battle.rules.trinity.text.tree import say_program
from battle.rules.trinity.triggers import BAD_AURA

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game
    from battle.rules.trinity.state import Event
    from battle.rules.trinity.triggers import Trigger

Shown = dict[str, Any]


def stacked(game: "Game") -> list[Shown]:
    """Attacks, battles, damage, Burst Checks and effects under way; the last resolves first."""
    return [entry for below in game.state.agenda for entry in entries(game, below)]


def entries(game: "Game", procedure: Procedure) -> list[Shown]:
    """What one procedure shows: who (`seat`), which card, and what it does."""
    if isinstance(procedure, Moment):
        return [chosen(game, trigger) for trigger in procedure.chosen]
    show = SHOWN.get(type(procedure))
    part_of_another = isinstance(procedure, Resolve) and procedure.child
    return [show(game, procedure)] if show and not part_of_another else []


def chosen(game: "Game", trigger: "Trigger") -> Shown:
    """An effect that was stacked and has not begun."""
    if trigger.line == "":
        return shadow(game, trigger)
    if trigger.line == BAD_AURA:
        return {"what": "bad-aura", **named(game, trigger.cause.other)}
    return effect(game, trigger, began=False)


def named(game: "Game", handle: int) -> Shown:
    """A card in play and who has it."""
    uid = handle % ROOM
    return {"seat": game.state.holder[uid], "card": card_id(game, uid)}


def effect(game: "Game", waiting: Any, began: bool | None = None) -> Shown:
    """A line of a card; the flipping of a Shadow and Bad Aura have none."""
    source = waiting.source % ROOM
    started = bool(waiting.step) if began is None else began
    return {"what": "effect", "seat": waiting.seat, "card": card_id(game, source),
            "line": waiting.line, "began": started}  # fmt: skip


def attack(game: "Game", under_way: Attack) -> Shown:
    """Who attacks whom, at which Wall; `numbers` are the Units' that everyone knows."""
    return {"what": "attack", "seat": under_way.seat, "card": card_id(game, under_way.unit % ROOM),
            "target": under_way.target, "wall": under_way.wall,
            "numbers": [number(game, -1, under_way.unit)]}  # fmt: skip


def battle(game: "Game", under_way: Battle) -> Shown:
    """Which two Units battle."""
    one, two = under_way.first % ROOM, under_way.second % ROOM
    numbers = [number(game, -1, unit) for unit in (under_way.first, under_way.second)]
    return {"what": "battle", "seat": game.state.holder[one], "card": card_id(game, one),
            "other": card_id(game, two), "numbers": numbers}  # fmt: skip


def damage(game: "Game", under_way: Damage) -> Shown:
    """How much is still to be dealt to whom."""
    return {"what": "damage", "seat": under_way.dealer, "target": under_way.seat,
            "wall": under_way.wall, "n": under_way.left}  # fmt: skip


def burst(game: "Game", under_way: BurstCheck) -> Shown:
    """Whose Life card was flipped."""
    shown: Shown = {"what": "burst", "seat": under_way.seat}
    return shown | ({"card": card_id(game, under_way.card % ROOM)} if under_way.card >= 0 else {})


def play(game: "Game", under_way: Play) -> Shown:
    """A card on its way from the Hand; it is revealed by then."""
    uid = under_way.card % ROOM
    return {"what": "play", "seat": under_way.seat, "card": card_id(game, uid),
            "way": under_way.way}  # fmt: skip


def shadow(game: "Game", under_way: Any) -> Shown:
    """A flipped Shadow that comes onto the Battlefield."""
    uid = under_way.source % ROOM
    return {"what": "shadow", "seat": under_way.seat, "card": card_id(game, uid)}


def by_hand(game: "Game", under_way: ByHand) -> Shown:
    """A line that its player carries out by hand."""
    return {"what": "by-hand", "seat": under_way.seat,
            "card": card_id(game, under_way.source % ROOM)}  # fmt: skip


def bad_aura(game: "Game", under_way: BadAura) -> Shown:
    """The Unit that will be destroyed."""
    return {"what": "bad-aura", **named(game, under_way.winner)}


SHOWN: dict[type[Procedure], Any] = {
    Resolve: effect, UseOptional: effect, Attack: attack, Battle: battle, Damage: damage,
    BurstCheck: burst, Play: play, UseShadow: shadow, BadAura: bad_aura,
    ByHand: by_hand,
}  # fmt: skip


POINTERS = ("source", "unit", "first", "second", "card", "winner")
"""The fields of what is shown that hold a card."""


def pointed_at(game: "Game") -> frozenset[int]:
    """The cards that what is going on names to everyone, wherever they lie by now."""
    agenda, choice = game.state.agenda, game.waiting
    shown = [below for below in agenda if type(below) in SHOWN]
    handles = [getattr(below, field, -1) for below in shown for field in POINTERS]
    handles += [t.source for below in agenda if isinstance(below, Moment) for t in below.chosen]
    handles += [choice.source] if choice else []
    return frozenset(handle % ROOM for handle in handles if handle >= 0)


def happened(game: "Game", seat: int, events: tuple["Event", ...]) -> list[Shown]:
    """What a moment is about, as this seat may know it."""
    return [happening(game, seat, event) for event in events]


def happening(game: "Game", seat: int, event: "Event") -> Shown:
    """One event: what, which card, whom it befell."""
    shown: Shown = {"what": event.kind, "seat": event.seat, "n": event.n}
    if event.card >= 0:
        shown["card"] = card_seen(game, seat, event.card % ROOM).get("card", "")
    if event.other >= ROOM:
        shown["other"] = card_seen(game, seat, event.other % ROOM).get("card", "")
    elif event.other >= 0:
        shown["other"] = event.other
    return shown


def details(game: "Game", seat: int) -> Shown:
    """What the open choice of this seat is about, beyond its options: lines, events."""
    choice = game.waiting
    if choice is None or choice.seat != seat:
        return {}
    top = game.state.agenda[-1]
    lines = [line_of(game, top, option.do, option.card, option.n) for option in choice.options]
    about: Shown = {"lines": lines} if any(lines) else {}
    if choice.source >= 0:
        about["asks"] = card_id(game, choice.source % ROOM)
    if isinstance(top, Moment):
        about["events"] = happened(game, seat, top.events)
    if isinstance(top, Play) and choice.kind in ("shinra", "shift"):
        about |= so_far(game, seat, top)
    if isinstance(top, ByHand) and top.step in ("correct", "last"):
        about["so_far"] = [card_seen(game, seat, top.card % ROOM)]
    return about


def so_far(game: "Game", seat: int, under_way: Play) -> Shown:
    """What was picked one by one for a card that is played; `left`: what Costs still add up to."""
    if under_way.way == "shinra":
        picked = [card_seen(game, seat, uid) for uid in under_way.under]
        return {"so_far": picked, "left": under_way.left(game)}
    return {"so_far": [card_seen(game, seat, unit) for unit, _ in under_way.shifted]}


def line_of(game: "Game", top: Procedure, do: str, card: int, n: int) -> str:
    """The sentence that an option is about, where the option itself names only a number."""
    if do == "stack" and isinstance(top, Moment):
        return top.pending[n].line
    if do == "stop":
        return game.state.moments[n]
    if do in ("activate", "dig"):
        printed = game.cards[card % ROOM]
        return (printed.activated if do == "activate" else printed.buried)[n].text
    if do == "mode" and isinstance(top, Resolve):
        return say_program(top.ability.modes[n], ())
    if do == "line" and isinstance(top, Resolve):
        return line_timed(game, card % ROOM, str(top.program()[top.pc].clause.args[1 + n]))
    if do == "effect":
        return next(found.line for found in game.state.agenda
                    if isinstance(found, Resolve) and found.source == card)  # fmt: skip
    return ""


def line_timed(game: "Game", uid: int, tag: str) -> str:
    """The line of a card with this tag, as "<On Entry>"."""
    found = game.cards[uid].first(tag[1:-1])
    return found.text if found else ""
