"""What a card is right now: its print, then every effect and modifier in the order they began."""

from typing import TYPE_CHECKING, Any

from battle.rules.engine.modifiers import Modifier, of_player
from battle.rules.trinity.coverage import ask, ran
from battle.rules.trinity.laid import Laid, Standing

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game

KIND_BITS = {"Unit": 1, "Set": 2, "Equip": 4, "Spell": 8, "Shot": 16, "Shadow": 32, "Souls": 64}


NOTHING: list[Standing] = []

Effect = tuple[int, Any, int]
"""Something that bears on a card: when it began, what it says, and the printed card behind it."""


def ran_standing(me: Standing) -> None:
    """Note that a continuous clause bore on something."""
    ran("line", me.ability.text)
    ran("home", me.clause.home.name)


class Facts:
    """The one place that answers; it keeps answers until something changes."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.kept: dict[tuple[str, int], Any] = {}
        self.kept_laid: Laid | None = None
        self.by_card: dict[tuple[int, str], list[Modifier]] | None = None
        self.asking: set[tuple[str, int]] = set()

    def forget(self) -> None:
        """Something changed."""
        if self.kept or self.by_card is not None:
            self.kept = {}
            self.by_card = None

    @property
    def laid(self) -> Laid:
        """The Battlefields as they lie."""
        if self.kept_laid is None:
            self.kept_laid = Laid(self.game)
        return self.kept_laid

    def touching(self, question: str) -> list[Standing]:
        """The continuous clauses that bear on a question, in no order."""
        return self.laid.standing.get(question, NOTHING)

    def effects(self, question: str, uid: int) -> list[Effect]:
        """What bears on a question about a card, in the order it began."""
        game = self.game
        found: list[Effect] = []
        for me in self.laid.standing.get(question, NOTHING):
            if self.holds(me):
                game_says = me.clause.home.do(game, me, question, uid, *me.clause.args)
                if game_says is not None:
                    ran_standing(me)
                    found.append((me.born, game_says, game.state.face[me.uid]))
        if game.state.modifiers:
            about = (game.state.stay[uid], question)
            found += [(m.born, m, m.by) for m in self.modifiers().get(about, ())]
        if len(found) > 1:
            found.sort(key=lambda effect: effect[0])
        return found

    def modifiers(self) -> dict[tuple[int, str], list[Modifier]]:
        """The modifiers by whom and which question they are about."""
        if self.by_card is None:
            self.by_card = {}
            for m in self.game.state.modifiers:
                self.by_card.setdefault((m.of, m.kind.removesuffix("=")), []).append(m)
        return self.by_card

    def holds(self, me: Standing) -> bool:
        """Whether the condition before ▶ of a continuous ability is met now."""
        if not me.ability.band:
            return True
        key = (me.ability.text, me.uid)
        kept = self.kept.get(key)
        if kept is None:
            if key in self.asking:
                return False
            self.asking.add(key)
            kept = all(ask(self.game, me, step.clause) for step in me.ability.band)
            self.asking.discard(key)
            if not self.asking:
                self.kept[key] = kept
        return bool(kept)

    def amount(self, question: str, uid: int, printed: int) -> int:
        """Power, Break or Cost: what is printed, added to and set in the order it began (R46)."""
        value, found = printed, self.effects(question, uid)
        if worn := self.worn(question, uid):
            found = sorted(found + worn, key=lambda effect: effect[0])
        for _, change, _ in found:
            if isinstance(change, Modifier):
                value = change.n if change.kind.endswith("=") else value + change.n
            else:
                value += change
        return value

    def equips(self, uid: int) -> list[int]:
        """The Equips on a Unit (10.5)."""
        live = self.game.state.live
        return [other for other in self.laid.equips if live[other].on == uid]

    def worn(self, question: str, uid: int) -> list[Effect]:
        """What each Equip on a Unit adds to a number, since it was attached."""
        state, cards = self.game.state, self.game.cards
        return [
            (state.live[other].since, cards[other].worn[question], state.face[other])
            for other in self.equips(uid)
            if question in cards[other].worn
        ]

    def power(self, uid: int) -> int:
        """Power; off the Battlefield, the printed Power."""
        return self.counted("power", uid)

    def break_(self, uid: int) -> int:
        """Break; never below 0."""
        return max(0, self.counted("break", uid))

    def cost(self, uid: int) -> int:
        """Cost; of X, what was paid (R43); off the Battlefield, the printed Cost."""
        return max(0, self.counted("cost", uid))

    def counted(self, question: str, uid: int) -> int:
        """One of the three numbers of a card."""
        key = (question, uid)
        kept = self.kept.get(key)
        if kept is None:
            kept = self.kept[key] = self.count(question, uid)
        return int(kept)

    def count(self, question: str, uid: int) -> int:
        """Work out one of the three numbers of a card."""
        cards = self.game.cards
        base = cards[uid].numbers[question]
        live = self.game.state.live.get(uid)
        if live is None:
            return base
        return self.amount(question, uid, base + live.x if question == "cost" else base)

    def auras(self, uid: int) -> frozenset[str]:
        """The Auras a card has now (10.2)."""
        key = ("auras", uid)
        if key not in self.kept:
            auras: set[str] = set()
            for _, change, _ in self.effects("auras", uid):
                word = change.word if isinstance(change, Modifier) else change
                said = set(word.removeprefix("-").split(","))
                auras = auras - said if word[0] == "-" else auras | said
            self.kept[key] = frozenset(auras)
        found: frozenset[str] = self.kept[key]
        return found

    def has(self, uid: int, aura: str) -> bool:
        """Whether a card has this Aura now."""
        return aura in self.auras(uid)

    def kinds(self, uid: int) -> frozenset[str]:
        """Unit, Spell, Set, Equip, Shot, Shadow, Epic: as printed, and as treated."""
        printed = self.game.cards[uid].kinds
        if uid not in self.game.state.live:
            return printed
        key = ("kinds", uid)
        if key not in self.kept:
            more = [c.word if isinstance(c, Modifier) else c for _, c, _ in self.effects(*key)]
            self.kept[key] = printed.union(more) if more else printed
        found: frozenset[str] = self.kept[key]
        return found

    def mask(self, uid: int) -> int:
        """Kinds and whether it has Souls, as a mask an event can carry."""
        bits = sum(KIND_BITS.get(kind, 0) for kind in self.kinds(uid))
        live = self.game.state.live.get(uid)
        return bits | (KIND_BITS["Souls"] if live and live.souls else 0)

    def says(self, question: str, uid: int) -> bool:
        """Whether anything forbids or grants this of a card ("cannot-attack", "unblockable")."""
        key = (question, uid)
        if key not in self.kept:
            self.kept[key] = bool(self.effects(question, uid))
        return bool(self.kept[key])

    def says_player(self, question: str, seat: int) -> bool:
        """Whether anything grants this of a player ("cannot-be-attacked")."""
        return bool(self.game.state.modifiers) and (of_player(seat), question) in self.modifiers()

    def granted(self, uid: int) -> list[str]:
        """The lines other cards gave to this one."""
        handle = self.game.state.stay[uid]
        return [m.word for m in self.game.state.modifiers if m.kind == "line" and m.of == handle]

    def stays_when_destroyed(self, uid: int, in_battle: bool) -> bool:
        """Whether it does not leave the Battlefield when destroyed (chapter 11)."""
        return self.says("stays", uid) or (in_battle and self.says("stays-battle", uid))
