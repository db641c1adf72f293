"""What changed a card on the Battlefield, for everyone to see: each change with its card."""

from typing import TYPE_CHECKING, Any

from battle.rules.engine.eyes import printed_id
from battle.rules.engine.modifiers import Modifier

if TYPE_CHECKING:
    from battle.rules.trinity.facts import Effect
    from battle.rules.trinity.game import Game

NUMBERS = ("power", "break", "cost")
SAYINGS = (
    "auras", "kinds", "cannot-attack", "cannot-block", "can-block", "must-attack", "unblockable",
    "unblockable-by", "unchoosable", "stays", "stays-battle", "cannot-ready",
)  # fmt: skip
"""What may be said of a card, beside its numbers."""


def changes(game: "Game", uid: int) -> list[dict[str, Any]]:
    """Every change of a card by another: about what, by which printed card, and until when.

    `n` is an amount that is added, `to` one that is set, `word` an Aura, a kind or a line.
    """
    found = equipped(game, uid)
    by_handle = game.facts.modifiers()
    handle = game.state.stay[uid]
    for about in (*NUMBERS, *SAYINGS):
        if game.facts.touching(about) or (handle, about) in by_handle:
            found += [said(game, about, effect) for effect in game.facts.effects(about, uid)
                      if is_change(game, uid, about, effect)]  # fmt: skip
    for about in ("line", "control"):
        for modifier in by_handle.get((handle, about), ()):
            found.append(said(game, about, (modifier.born, modifier, modifier.by)))
    return found


def is_change(game: "Game", uid: int, about: str, effect: "Effect") -> bool:
    """Whether it changes the card: not what the card says of itself without a number."""
    _, change, by = effect
    own = by == game.state.face[uid] and not isinstance(change, Modifier)
    return bool(change) if about in NUMBERS else not own


def equipped(game: "Game", uid: int) -> list[dict[str, Any]]:
    """What its Equips give it (10.5)."""
    found: list[dict[str, Any]] = []
    for other in game.facts.equips(uid):
        card = game.cards[other]
        for about, n in card.worn.items():
            if n:
                found.append({"about": about, "by": card.id, "n": n, "until": "equipped"})
    return found


def said(game: "Game", about: str, effect: "Effect") -> dict[str, Any]:
    """One change in plain words of the game."""
    _, change, by = effect
    shown: dict[str, Any] = {"about": about, "by": printed_id(game, by) if by >= 0 else ""}
    if isinstance(change, Modifier):
        amount = "to" if change.kind.endswith("=") else "n"
        what = {amount: change.n} if about in NUMBERS else {"n": change.n, "word": change.word}
        return {**shown, **what, "until": change.until}
    shown["until"] = "there"
    if isinstance(change, tuple):
        return {**shown, "word": change[0], "n": change[1]}
    return {**shown, "n": int(change)} if about in NUMBERS else {**shown, "word": str(change)}
