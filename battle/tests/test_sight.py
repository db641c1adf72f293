"""What a view tells beside the cards: what changed them, what is stacked, what is asked about."""

from typing import Any

from battle.rules.trinity.zones import BATTLEFIELD, HAND
from battle.tests.table import ALICE, BOB, Piece, Table, made


def seen(t: Table, piece: Piece, eyes: int = BOB) -> dict[str, Any]:
    """A card on the Battlefield as a seat sees it."""
    view = t.game.view(eyes)
    at = t.game.battlefield(piece.seat).index(piece.uid)
    return dict(view["battlefield"][piece.seat][at])


def test_it_says_which_card_changed_a_power_and_until_when() -> None:
    t = Table()
    giver = t.put(ALICE, made("Giver", text="[Activate] Your Units get +3000 Power this turn."),
                  BATTLEFIELD)  # fmt: skip
    t.choose("activate")
    assert seen(t, giver)["power"] == 5000
    assert seen(t, giver)["changes"] == [
        {"about": "power", "by": "T Giver", "n": 3000, "until": "turn"}
    ]


def test_it_says_what_others_give_and_nothing_of_a_cards_own_auras() -> None:
    t = Table()
    t.put(ALICE, made("Banner", text="[Continuous] All Units gain Bad Aura."), BATTLEFIELD)
    bird = t.put(BOB, made("Bird", text="Sky Aura"), BATTLEFIELD)
    assert seen(t, bird)["changes"] == [
        {"about": "auras", "by": "T Banner", "word": "Bad Aura", "until": "there"}
    ]


def test_it_shows_everyone_the_attack_and_the_effects_under_way() -> None:
    t = Table(phase="combat")
    rider = t.put(ALICE, made("Rider", text="[On Attack] (Optional) Draw 1 card."), BATTLEFIELD)
    t.attack(rider, BOB)
    assert [entry["what"] for entry in t.game.view(-1)["stack"]] == ["attack"]
    choice = t.game.view(ALICE)["choice"]
    assert "attacks" in [event["what"] for event in choice["events"]]
    assert choice["lines"][0].startswith("[On Attack]")
    assert "lines" not in t.game.view(BOB)["choice"]


def test_it_tells_only_the_holder_what_a_card_in_hand_costs_now() -> None:
    t = Table()
    text = "[Zero Summon: You have 0 or more Trinity Counters]"
    t.put(ALICE, made("Late", text=text, cost=7), HAND)
    assert "prices" not in t.game.view(-1)
    assert t.game.view(BOB)["prices"] == []
