"""Playing a card from the Hand: reveal, Cost, payment, arrival (7.3, 10.3)."""

from typing import TYPE_CHECKING

from battle.rules.engine.choice import Option, Question
from battle.rules.engine.procedure import END, Procedure
from battle.rules.engine.state import ROOM
from battle.rules.engine.zones import everyone, place, show
from battle.rules.trinity import moving, paying, payment, stack
from battle.rules.trinity.coverage import ran
from battle.rules.trinity.payment import Colors, can_pay
from battle.rules.trinity.resolve import Resolve
from battle.rules.trinity.summons import (
    Shift,
    all_shifts,
    any_pays,
    can_finish,
    cost_in_hand,
    costs,
    materials,
    shifters,
    with_shifts,
)
from battle.rules.trinity.zones import JUDGMENT

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


class Play(Procedure):
    """One card played from the Hand. `way` is "play", "surge" or "shinra".

    `cost` and `condition` are fixed when the card is revealed; `under` are the cards a Shinra
    Summon is put on, `shifted` the Units used up by Color Shift, each with its colour.
    """

    seat: int
    card: int
    way: str
    cost: int = 0
    condition: Colors = payment.NONE
    under: tuple[int, ...] = ()
    shifted: tuple[Shift, ...] = ()
    picked: tuple[Option, ...] = ()

    def reveal(self, game: "Game") -> None:
        """Reveal it and fix its Cost; a Cost of X is chosen now (R43)."""
        uid = self.card % ROOM
        show(game, [uid], everyone(game))
        game.tell("plays", self.seat, (uid,), word=self.way)
        card = game.cards[uid]
        self.cost, self.condition = cost_in_hand(game, self.seat, uid)
        for ability in (card.zero, card.reduced):
            if ability is not None and self.way == "play":
                ran("line", ability.text)
        if self.way == "shinra":
            self.step = "stack_up"
        elif self.way == "surge" and card.surge:
            self.cost = payment.price(card.surge.n, self.condition)
        elif card.is_x:
            most = (
                max(map(sum, all_shifts(game, self.seat)))
                if card.unit
                else sum(game.state.active[self.seat])
            )
            options = [Option("x", n=n) for n in range(self.cost, most + 1)]
            game.ask(Question(self.seat, "x", options), into="picked")
            self.step = "choose_x"

    def shift(self, game: "Game") -> None:
        """Color Shift happens when Color is paid; ask which Units to use up."""
        uid = self.card % ROOM
        used = [unit for unit, _ in self.shifted]
        rest = [unit for unit in shifters(game, self.seat) if unit not in used]
        self.step = "pay"
        if not game.cards[uid].unit or not rest or not self.cost:
            return
        enough = can_pay(with_shifts(game, self.seat, self.shifted), self.cost, self.condition)
        options = [
            Option("shift", game.state.stay[unit], n=color)
            for unit in rest
            for color in game.cards[unit].colors
            if self.could_pay(game, (unit, color))
        ]
        options += [Option("done")] if enough else []
        self.step = "shifting"
        game.ask(Question(self.seat, "shift", options))

    def could_pay(self, game: "Game", shift: Shift) -> bool:
        """Whether the Cost can still be paid after one more Color Shift."""
        holdings = all_shifts(game, self.seat, (*self.shifted, shift))
        return any_pays(holdings, self.cost, self.condition)

    def shifting(self, game: "Game") -> None:
        """One more Unit for Color Shift, or enough."""
        pick = self.picked[0]
        if pick.do == "shift":
            self.shifted += ((pick.card % ROOM, pick.n),)
        self.step = "shift" if pick.do == "shift" else "pay"

    def choose_x(self, game: "Game") -> None:
        """The Cost of X that was chosen."""
        self.cost = self.picked[0].n
        self.step = "shift"

    def pay(self, game: "Game") -> None:
        """Rest Basic Color Cards; Color left over from Color Shift is lost."""
        more = with_shifts(game, self.seat, self.shifted)
        extra = tuple(a - b for a, b in zip(more, game.state.active[self.seat], strict=True))
        for uid, _ in self.shifted:
            shift_ability = game.cards[uid].color_shift
            if shift_ability:
                ran("line", shift_ability.text)
            moving.bury(game, uid)
        need = tuple(max(0, c - e) for c, e in zip(self.condition, extra, strict=True))
        cost = payment.price(self.cost - sum(extra), need)
        self.step = "paid"
        game.ask(paying.to_pay(game, self.seat, max(0, cost), need, self.card % ROOM))

    def paid(self, game: "Game") -> None:
        """What was chosen to pay with is Rested."""
        paying.spend(game, self.seat, self.picked)
        self.step = "arrive"

    def stack_up(self, game: "Game") -> None:
        """Shinra Summon: pick the cards under it one by one, only such as can still add up."""
        left = self.left(game)
        rest = [u for u in materials(game, self.seat) if u not in self.under]
        options = [Option("under", game.state.stay[u]) for u in rest
                   if can_finish(costs(game, [o for o in rest if o != u]),
                                 left - game.facts.cost(u))]  # fmt: skip
        if left == 0 and self.under:
            options.append(Option("done"))
        self.step = "stacking"
        game.ask(Question(self.seat, "shinra", options))

    def left(self, game: "Game") -> int:
        """Which Costs the cards under it still have to add up to."""
        shinra = game.cards[self.card % ROOM].shinra
        return (shinra.n if shinra else 0) - sum(costs(game, list(self.under)))

    def stacking(self, game: "Game") -> None:
        """One more card under it, or enough."""
        pick = self.picked[0]
        self.step = "arrive"
        if pick.do == "under":
            self.under += (pick.card % ROOM,)
            self.step = "stack_up"

    def arrive(self, game: "Game") -> None:
        """A Unit, Set or Equip enters the Battlefield; a Shot is used (7.3, 9.2)."""
        uid = self.card % ROOM
        self.step = END
        card = game.cards[uid]
        if not card.unit and card.shot:
            use_shot(game, self.seat, uid)
            return
        moving.enter(game, uid, self.seat, x=self.cost, from_hand=True)
        for under in self.under:
            moving.put_into_soul(game, under, uid)
        if self.way == "shinra" and card.shinra:
            ran("line", card.shinra.text)
            game.happen("shinra", game.state.stay[uid], self.seat)
        if self.way == "surge" and card.surge:
            game.push(Resolve(line=card.surge.text, seat=self.seat, source=game.state.stay[uid]))

    steps = (reveal, shift, shifting, choose_x, pay, paid, stack_up, stacking, arrive)


def use_shot(game: "Game", seat: int, uid: int) -> None:
    """Rulebook 9.2: a [Shot] from the Hand resolves in the Judgment Area."""
    handle = place(game, uid, game.state.owner[uid], JUDGMENT)
    shot = game.cards[uid].shot
    if shot is not None:
        effect = Resolve(line=shot.text, seat=seat, source=handle)
        effect.again = stack.repeats(game, "twice-shot", seat)
        game.push(effect)
