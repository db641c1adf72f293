"""What a card is right now, and that what was worked out before is not kept for too long."""

from random import Random

import pytest

from battle.bots.random_player import picks
from battle.rules.trinity import equipping
from battle.rules.trinity.dealing import deal
from battle.rules.trinity.facts import Facts
from battle.rules.trinity.game import Game
from battle.rules.trinity.laid import Laid
from battle.rules.trinity.setup import start
from battle.tests.table import ALICE, BOB, Table, made
from cards.rules.catalogue import card_sets


@pytest.mark.parametrize("card_set", ["blaze", "phantom"])
def test_it_knows_at_every_choice_how_the_cards_lie_by_now(card_set: str) -> None:
    for seed in range(3):
        game, chance = start(deal(card_sets()[card_set], "standard", f"{seed}")), Random(seed)
        while (choice := game.waiting) is not None:
            assert vars(game.facts.laid) == vars(Laid(game))
            assert numbers(game, game.facts) == numbers(game, Facts(game))
            game.answer(choice.seat, choice.number, picks(choice, chance))


def numbers(game: Game, facts: Facts) -> list[object]:
    """All that a page shows of the cards on the Battlefields."""
    return [
        (facts.power(uid), facts.break_(uid), facts.cost(uid), facts.auras(uid), facts.kinds(uid))
        for uid in game.state.live
    ]


def test_it_gives_every_aura_and_number_of_one_sentence(t: Table) -> None:
    text = "[Continuous] This Unit gets +1000 Power and gains Quick Aura and gains Sky Aura."
    unit = t.unit(ALICE, made(text=text))
    assert (unit.auras, unit.power) == ({"Quick Aura", "Sky Aura"}, 3000)


@pytest.mark.rule("R46")
def test_it_takes_printed_auras_of_what_comes_later_too(t: Table) -> None:
    """TD-02 LEG 18 takes what is printed, not what is gained later."""
    t.unit(BOB, "TD-02 LEG 18/20")
    quick = t.unit(ALICE, made(text="Quick Aura"))
    assert not quick.auras
    t.line(quick, "[Activate] This Unit gains Quick Aura this turn.")
    assert quick.auras == {"Quick Aura"}


@pytest.mark.rule("R46", "S2.1.3")
@pytest.mark.parametrize("first", [True, False])
def test_it_counts_an_equip_from_when_it_was_attached(t: Table, first: bool) -> None:
    unit = t.unit(ALICE, made())
    blade = t.unit(ALICE, made(type="Spell", subtype="Equip", power=None, equip_power=1000, **{
        "break": None}))  # fmt: skip
    becomes = "[Activate] Choose 1 Unit; its Power becomes 5000 this turn."
    for attach in (first, not first):
        if attach:
            t.pause()
            equipping.equip_to(t.game, blade.uid, unit.uid)
            t.game.run()
        else:
            t.line(unit, becomes)
    assert unit.power == (5000 if first else 6000)
