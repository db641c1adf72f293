"""A greedy player: takes what looks best now, and looks no further.

It charges Color while it helps, plays the dearest card it can pay, attacks where it gains, blocks
when that pays, and uses its Bursts and Shadows. It sees no more than its view.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from battle.bots.table_seen import Piece, Seen, Sight, worth
from battle.rules.engine.choice import Option
from battle.rules.engine.eyes import View
from battle.rules.trinity.walls import distance
from cards.rules.card import COLORS, Card

ENOUGH_COLOR = 8
HARM = re.compile(
    r"destroy|-\d|becomes|return|to the graveyard|rest it|rest them|can't|lose|into its owner"
    r"|battles|deck|control"
)
SHINRA = re.compile(r"\[Shinra Summon (\d+)\]")


class Greedy:
    """One seat's player. It remembers only which lines it has used this turn."""

    def __init__(self, library: Mapping[str, Card] | None = None) -> None:
        self.library = library
        self.used: set[tuple[int, int, int]] = set()

    def picks(self, view: View) -> list[int]:
        """Option numbers for the open choice of the view's seat."""
        return self.choose(Seen(view, self.library))

    def choose(self, seen: Sight) -> list[int]:
        """Option numbers for the open choice."""
        chosen = best(seen, self.values(seen))
        self.remember(seen, chosen)
        return chosen

    def values(self, seen: Sight) -> list[float]:
        """How good each option looks; what is not above 0 is not picked without need."""
        by_value = HOW.get(seen.kind, fair)
        return [by_value(self, seen, option) for option in seen.options]

    def remember(self, seen: Sight, chosen: Sequence[int]) -> None:
        """Do not use the same line again and again."""
        option = seen.options[chosen[0]] if seen.kind == "main" else None
        if option is not None and option.do in ("activate", "dig", "equip"):
            self.used.add(line_of(seen, option))


def best(seen: Sight, values: list[float]) -> list[int]:
    """The options of the highest values: as many as are worth something and may be picked."""
    order = sorted(range(len(values)), key=lambda i: -values[i])
    good = sum(value > 0 for value in values)
    return order[: min(seen.most, max(seen.least, good))]


def line_of(seen: Sight, option: Option) -> tuple[int, int, int]:
    """A line of a card in this turn; an Equip has one, whatever it goes onto."""
    return seen.turn, option.card, 0 if option.do == "equip" else option.n


def fair(player: Greedy, seen: Sight, option: Option) -> float:
    """Yes rather than no, and stop at every moment; of the rest, the first."""
    return {"no": -1.0, "pass": -1.0, "yes": 1.0, "stop": 1.0}.get(option.do, 0.0)


def main(player: Greedy, seen: Sight, option: Option) -> float:
    """Charge first, then the dearest card, then what is left to do."""
    do = option.do
    if do == "done":
        return 0.5
    if do == "charge":
        return charging(seen, option)
    if do in ("activate", "dig", "equip"):
        return -1.0 if line_of(seen, option) in player.used else using(seen, option)
    if do == "trinity-charge":
        return 1.0 if seen.phase == "main2" else -1.0
    if do == "trinity-draw":
        return 1.0 if len(seen.hand()) < 4 else -1.0
    card = seen.card(option)
    if do == "unequip" or card is None:
        return -1.0
    return playing(do, card)


def charging(seen: Sight, option: Option) -> float:
    """Give the card that is worth least for a colour the others need."""
    card, hand, have = seen.card(option), seen.hand(), seen.colors()
    if card is None or sum(have) >= ENOUGH_COLOR or len(hand) < 3 or card.rarity == "Epic":
        return -1.0
    color = COLORS[option.n]
    missing = sum(
        max(0, other.condition.get(color, 0) - have[option.n]) for other in hand if other != card
    )
    return 100.0 + 4 * min(missing, 4) - worth(card)


def playing(do: str, card: Card) -> float:
    """The dearest first; a Shinra Summon costs the Units under it."""
    if do == "set":
        return 60.0
    if do == "shinra":
        return 20.0 if (card.power or 0) >= 1000 * shinra_cost(card.text) else -1.0
    return 30.0 + worth(card) + (4 if card.type == "Unit" else 0)


@cache
def shinra_cost(text: str) -> int:
    """The Cost that has to lie under a Shinra Summon."""
    found = SHINRA.search(text)
    return int(found[1]) if found else 0


def using(seen: Sight, option: Option) -> float:
    """An [Activate]; an Equip only onto a Unit that will carry it for long."""
    if option.do != "equip":
        return 10.0
    piece, bearer = seen.piece(option), seen.onto(option)
    if piece is None or bearer is None or piece.attached:
        return -1.0
    return 12.0 + bearer.power / 1000


def attack(player: Greedy, seen: Sight, option: Option) -> float:
    """Life first, then Walls; not into a blocker that would win, unless much is hit.

    Where no Life is left nothing can be gained any more (R38).
    """
    if option.do == "done":
        return 0.5
    piece = seen.piece(option)
    if piece is None:
        return 0.0
    target, wall, walls = option.seat, option.n, seen.walls
    life = seen.life(wall, target)
    if not life:
        return 0.0
    away = 0 if "Steal Aura" in piece.auras else distance(walls[wall], target)
    hits = min(max(0, piece.break_ - away), life)
    gain = 3.0 * hits + min(piece.break_, away)
    if seen.gained(seen.seat) + hits >= 12:
        gain += 100
    stronger = walls[wall].spaces <= 4 and any(
        other.power >= piece.power for other in blockers(seen, piece, target)
    )
    return gain - (piece.worth / 2 if stronger else 0) + 0.6


def blockers(seen: Sight, attacker: Piece, target: int) -> list[Piece]:
    """The Units of the attacked player that could block."""
    sky = "Sky Aura" in attacker.auras
    return [p for p in seen.units(target) if not p.rested and (not sky or "Sky Aura" in p.auras)]


def block(player: Greedy, seen: Sight, option: Option) -> float:
    """With a Unit that wins; with a cheap one when Life would be hit hard."""
    attacker, piece = seen.source(), seen.piece(option)
    if option.do == "no-block" or piece is None or attacker is None:
        return 0.1
    lost = piece.worth if piece.power <= attacker.power else 0
    won = attacker.worth if piece.power >= attacker.power else 0
    between = [n for n, w in enumerate(seen.walls) if {w.near, w.far} == {seen.seat, attacker.seat}]
    away = min(distance(seen.walls[wall], seen.seat) for wall in between)
    saved = 4 * max(0, attacker.break_ - away) + min(away, attacker.break_)
    return float(won + saved - lost)


def moment(player: Greedy, seen: Sight, option: Option) -> float:
    """Stack everything, flip every Shadow."""
    return {"stack": 2.0, "shadow": 1.0}.get(option.do, 0.5)


def choose(player: Greedy, seen: Sight, option: Option) -> float:
    """What does harm goes to the best of the others, what helps to the best of one's own."""
    piece = seen.piece(option)
    if piece is None:
        card = seen.card(option)
        return float(worth(card)) if card else 1.0
    mine = piece.seat == seen.seat
    return (float(piece.worth) + 1) * (-1 if harms(seen.text) == mine else 1)


@cache
def harms(text: str) -> bool:
    """Whether a sentence seems to do harm to what it is about."""
    return bool(HARM.search(text.lower()))


def give_up(player: Greedy, seen: Sight, option: Option) -> float:
    """The card that is worth least."""
    card = seen.card(option)
    return -float(worth(card)) if card else 0.0


def wall(player: Greedy, seen: Sight, option: Option) -> float:
    """Damage to others where it hits Life soonest; to oneself where the Wall is far."""
    near = distance(seen.walls[option.n], seen.seat)
    return float(near + 1 if "bloody drive" in seen.text.lower() else near + 2)


def more(player: Greedy, seen: Sight, option: Option) -> float:
    """As much as can be."""
    return float(option.n)


def enough(player: Greedy, seen: Sight, option: Option) -> float:
    """Stop as soon as it is allowed; give the least until then."""
    return 1.0 if option.do == "done" else give_up(player, seen, option)


HOW: dict[str, Callable[[Greedy, Sight, Option], float]] = {
    "main": main, "attack": attack, "block": block, "moment": moment, "choose": choose,
    "discard": give_up, "shift": enough, "shinra": enough, "wall": wall, "x": more,
    "search": choose,
}  # fmt: skip
