"""A greedy player: takes what looks best now, and looks no further.

It charges Color while it helps, plays the dearest card it can pay, attacks where it gains, blocks
when that pays, and uses its Bursts and Shadows. It sees no more than its view.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from battle.bots.table_seen import Seen, View, worth
from cards.rules.card import COLORS, Card

ENOUGH_COLOR = 8
HARM = re.compile(
    r"destroy|-\d|becomes|return|to the graveyard|rest it|rest them|can't|lose|into its owner"
    r"|battles|deck|control"
)
Picks = list[int]


class Greedy:
    """One seat's player. It remembers only which lines it has used this turn."""

    def __init__(self, library: Mapping[str, Card] | None = None) -> None:
        self.library = library
        self.used: set[tuple[int, int, int]] = set()

    def picks(self, view: View) -> Picks:
        """Option numbers for the open choice of the view's seat."""
        seen = Seen(view, self.library)
        choice = seen.choice
        by_value = HOW.get(choice["kind"], fair)
        values = [by_value(self, seen, option) for option in choice["options"]]
        order = sorted(range(len(values)), key=lambda i: -values[i])
        good = sum(value > 0 for value in values)
        chosen = order[: min(choice["most"], max(choice["least"], good))]
        if choice["kind"] == "main":
            self.remember(seen, choice["options"][chosen[0]])
        return chosen

    def remember(self, seen: Seen, option: View) -> None:
        """Do not use the same line again and again."""
        if option["do"] in ("activate", "dig", "equip"):
            self.used.add(line_of(seen, option))


def line_of(seen: Seen, option: View) -> tuple[int, int, int]:
    """A line of a card in this turn."""
    n = option.get("n", 0)
    return seen.view["turn"]["number"], option["card"]["number"], n if isinstance(n, int) else 0


def fair(player: Greedy, seen: Seen, option: View) -> float:
    """Yes rather than no, and stop at every moment; of the rest, the first."""
    return {"no": -1.0, "pass": -1.0, "yes": 1.0, "stop": 1.0}.get(option["do"], 0.0)


def main(player: Greedy, seen: Seen, option: View) -> float:
    """Charge first, then the dearest card, then what is left to do."""
    do = option["do"]
    if do == "done":
        return 0.5
    if do == "charge":
        return charging(seen, option)
    if do in ("activate", "dig", "equip"):
        return -1.0 if line_of(seen, option) in player.used else using(seen, option)
    if do == "trinity-charge":
        return 1.0 if seen.view["turn"]["phase"] == "main2" else -1.0
    if do == "trinity-draw":
        return 1.0 if len(seen.hand()) < 4 else -1.0
    card = seen.card(option["card"])
    if do == "unequip" or card is None:
        return -1.0
    return playing(seen, do, card)


def charging(seen: Seen, option: View) -> float:
    """Give the card that is worth least for a colour the others need."""
    card, hand, have = seen.card(option["card"]), seen.hand(), seen.colors()
    if card is None or sum(have) >= ENOUGH_COLOR or len(hand) < 3 or card.rarity == "Epic":
        return -1.0
    color = COLORS[option["n"]]
    missing = sum(
        max(0, other.condition.get(color, 0) - have[option["n"]]) for other in hand if other != card
    )
    return 100.0 + 4 * min(missing, 4) - worth(card)


def playing(seen: Seen, do: str, card: Card) -> float:
    """The dearest first; a Shinra Summon costs the Units under it."""
    if do == "set":
        return 60.0
    if do == "shinra":
        size = next((int(n) for n in re.findall(r"\[Shinra Summon (\d+)\]", card.text)), 0)
        return 20.0 if (card.power or 0) >= 1000 * size else -1.0
    return 30.0 + worth(card) + (4 if card.type == "Unit" else 0)


def using(seen: Seen, option: View) -> float:
    """An [Activate]; an Equip only onto a Unit that will carry it for long."""
    if option["do"] != "equip":
        return 10.0
    piece, bearer = seen.piece(option["card"]), seen.piece(option["n"])
    if piece is None or bearer is None or piece.now["on"] != -1:
        return -1.0
    return 12.0 + bearer.power / 1000


def attack(player: Greedy, seen: Seen, option: View) -> float:
    """Life first, then Walls; not into a blocker that would win, unless much is hit."""
    if option["do"] == "done":
        return 0.5
    piece = seen.piece(option["card"])
    if piece is None:
        return 0.0
    target, wall = option["seat"], option["n"]
    spaces = 0 if "Steal Aura" in piece.now["auras"] else seen.spaces(wall, target)
    hits = min(max(0, piece.break_ - spaces), seen.life(wall, target))
    gain = 3.0 * hits + min(piece.break_, spaces)
    if seen.gained(seen.seat) + hits >= 12:
        gain += 100
    stronger = [p for p in blockers(seen, piece, target, wall) if p.power >= piece.power]
    return gain - (piece.worth / 2 if stronger else 0) + 0.6


def blockers(seen: Seen, attacker: Any, target: int, wall: int) -> list[Any]:
    """The Units of the attacked player that could block."""
    if seen.view["walls"][wall]["spaces"] > 4:
        return []
    sky = "Sky Aura" in attacker.now["auras"]
    return [
        p
        for p in seen.units(target)
        if not p.now["rested"] and (not sky or "Sky Aura" in p.now["auras"])
    ]


def block(player: Greedy, seen: Seen, option: View) -> float:
    """With a Unit that wins; with a cheap one when Life would be hit hard."""
    attacker = seen.pieces.get(seen.choice["source"])
    piece = seen.piece(option.get("card"))
    if option["do"] == "no-block" or piece is None or attacker is None:
        return 0.1
    lost = piece.worth if piece.power <= attacker.power else 0
    won = attacker.worth if piece.power >= attacker.power else 0
    walls = [w for w, t in enumerate(seen.view["walls"])
             if {t["near"], t["far"]} == {seen.seat, attacker.seat}]  # fmt: skip
    spaces = min(seen.spaces(wall, seen.seat) for wall in walls)
    saved = 4 * max(0, attacker.break_ - spaces) + min(spaces, attacker.break_)
    return float(won + saved - lost)


def moment(player: Greedy, seen: Seen, option: View) -> float:
    """Stack everything, flip every Shadow."""
    return {"stack": 2.0, "shadow": 1.0}.get(option["do"], 0.5)


def choose(player: Greedy, seen: Seen, option: View) -> float:
    """What does harm goes to the best of the others, what helps to the best of one's own."""
    piece = seen.piece(option.get("card"))
    if piece is None:
        card = seen.card(option.get("card"))
        return float(worth(card)) if card else 1.0
    harm = bool(HARM.search(seen.choice["text"].lower()))
    mine = piece.seat == seen.seat
    return (float(piece.worth) + 1) * (-1 if harm == mine else 1)


def give_up(player: Greedy, seen: Seen, option: View) -> float:
    """The card that is worth least."""
    card = seen.card(option.get("card"))
    return -float(worth(card)) if card else 0.0


def wall(player: Greedy, seen: Seen, option: View) -> float:
    """Damage to others where it hits Life soonest; to oneself where the Wall is far."""
    near = seen.spaces(option["n"], seen.seat)
    return float(near + 1 if "bloody drive" in seen.choice["text"].lower() else near + 2)


def more(player: Greedy, seen: Seen, option: View) -> float:
    """As much as can be."""
    n = option.get("n", 0)
    return float(n) if isinstance(n, int) else 0.0


def enough(player: Greedy, seen: Seen, option: View) -> float:
    """Stop as soon as it is allowed; give the least until then."""
    return 1.0 if option["do"] == "done" else give_up(player, seen, option)


HOW: dict[str, Callable[[Greedy, Seen, View], float]] = {
    "main": main, "attack": attack, "block": block, "moment": moment, "choose": choose,
    "discard": give_up, "shift": enough, "shinra": enough, "wall": wall, "x": more,
    "search": choose,
}  # fmt: skip
