"""What is so as long as a card lies on the Battlefield (10.1 [Continuous], 10.2)."""

from typing import TYPE_CHECKING

from battle.rules.trinity.coverage import ask
from battle.rules.trinity.laid import Standing
from battle.rules.trinity.text.homes import continuous
from battle.rules.trinity.text.subjects import Changes, Subject
from battle.rules.trinity.text.tree import Clause

if TYPE_CHECKING:
    from battle.rules.trinity.game import Game


@continuous("<aura>", touches="auras")
def aura(game: "Game", me: Standing, question: str, uid: int, aura: str) -> str | None:
    """Rulebook 10.2: an Aura of the card itself."""
    return aura if uid == me.uid else None


@continuous(
    "<subject> <changes:shifts>",
    "<subject> <changes:shifts> for each <counted>",
    touches="power break cost auras",
)
def standing_change(
    game: "Game",
    me: Standing,
    question: str,
    uid: int,
    subject: Subject,
    changes: Changes,
    counted: Clause | None = None,
) -> int | str | None:
    """A change to Power, Break, Cost or Auras, as long as it holds."""
    parts = changes.about.get(question)
    if parts is None or not subject.means(game, me, uid):
        return None
    if question == "auras":
        return ",".join(parts)
    times = ask(game, me, counted) if counted else 1
    return sum(int(amount.value(game, me)) for amount in parts) * times


def of_itself(game: "Game", me: Standing, question: str, uid: int) -> bool | None:
    """True for the card itself."""
    return True if uid == me.uid else None


@continuous("this Unit can't block", touches="cannot-block")
def cannot_block(game: "Game", me: Standing, question: str, uid: int) -> bool | None:
    """Never a blocker (8.2)."""
    return of_itself(game, me, question, uid)


@continuous('its "This Unit can\'t block." does not apply', touches="can-block")
def can_block_again(game: "Game", me: Standing, question: str, uid: int) -> bool | None:
    """TD-02 R 003."""
    return of_itself(game, me, question, uid)


@continuous(
    "while your left and right Life Zones each have <n> or fewer cards, damage does not hit your"
    " Life Zone",
    touches="life",
)
def life_safe(
    game: "Game", me: Standing, question: str, pile: int, n: int, piles: list[int]
) -> bool:
    """R20: both piles at n or fewer."""
    return all(left <= n for left in piles)


@continuous(
    "if one of your Life Zones has <n> cards left while its cards are being revealed,"
    " stop revealing",
    touches="life",
)
def stop_revealing(
    game: "Game", me: Standing, question: str, pile: int, n: int, piles: list[int]
) -> bool:
    """R20: it concerns the pile being hit."""
    return pile == n


@continuous("this Unit can't be blocked", touches="unblockable")
def unblockable(game: "Game", me: Standing, question: str, uid: int) -> bool | None:
    """No Unit may block it."""
    return of_itself(game, me, question, uid)


@continuous("this Unit must attack each turn", touches="must-attack")
def must_attack(game: "Game", me: Standing, question: str, uid: int) -> bool | None:
    """While it can attack and has not, the Combat Phase does not end."""
    return of_itself(game, me, question, uid)


@continuous("opponents can't choose this Unit", touches="unchoosable")
def unchoosable(game: "Game", me: Standing, question: str, uid: int) -> bool | None:
    """TD-01 LEG 20."""
    return of_itself(game, me, question, uid)


@continuous("bad Aura does not destroy this Unit", touches="bad-aura-spares")
def spared_by_bad_aura(game: "Game", me: Standing, question: str, uid: int) -> bool | None:
    """TD-01 LEG 19."""
    return of_itself(game, me, question, uid)


@continuous("this Unit can't be blocked by Units with Power <n> or less", touches="unblockable-by")
def kept_off(game: "Game", me: Standing, question: str, uid: int, n: int) -> tuple[str, int] | None:
    """TD-01 C 076."""
    return ("less", n) if uid == me.uid else None


@continuous("each [On Entry] you use is carried out twice", touches="twice-entry")
def entry_twice(game: "Game", me: Standing, question: str, uid: int) -> None:
    """TD-01 LEG 17: asked by `stack.repeats`."""


@continuous("each [Shot] you use from your Hand is carried out twice", touches="twice-shot")
def shot_twice(game: "Game", me: Standing, question: str, uid: int) -> None:
    """TD-02 LEG 17: asked by `stack.repeats`."""


@continuous("units in this card's Soul can be used to pay for a [Shinra Summon]", touches="shinra")
def souls_pay(game: "Game", me: Standing, question: str, uid: int) -> list[int]:
    """TD-01 LEG 05."""
    return [soul for soul in game.live(me.uid).souls if game.cards[soul].unit]


@continuous("this card can be used to pay for a [Shinra Summon]", touches="shinra")
def this_pays(game: "Game", me: Standing, question: str, uid: int) -> list[int]:
    """TD-02 U 066."""
    return [me.uid]


@continuous(
    "opponents' cards on the Battlefield can't become Active except in the Active Phase",
    touches="cannot-ready",
)
def no_readying(game: "Game", me: Standing, question: str, uid: int) -> bool | None:
    """TD-02 U 066."""
    return True if game.state.holder[uid] != me.seat else None


@continuous("your cards on the Battlefield are also treated as Sets", touches="kinds")
def all_sets(game: "Game", me: Standing, question: str, uid: int) -> str | None:
    """TD-02 LEG 07."""
    return "Set" if game.state.holder[uid] == me.seat else None


@continuous(
    "this card is also treated as an Equip in every zone", touches="kinds", everywhere="Equip"
)
def equip_everywhere(game: "Game", me: Standing, question: str, uid: int) -> str | None:
    """TD-02 C 090, R26: `Printed.kinds_everywhere` says so off the Battlefield, too."""
    return "Equip" if uid == me.uid else None


@continuous(
    "when this card on the Battlefield is destroyed and sent to the Graveyard, that also counts as"
    " 1 of your Units being destroyed and sent to the Graveyard",
    touches="counts-as-unit",
)
def counts_as_unit(game: "Game", me: Standing, question: str, uid: int) -> bool | None:
    """TD-02 U 059: for what waits for destroyed Units, and for <Requiem>; it is none to choose."""
    return of_itself(game, me, question, uid)
