"""The odds of packs, against what was worked out by others and against boxes that were dealt."""

from collections import Counter

import numpy as np
import pytest

from cards.rules.catalogue import card_sets
from drafts.rules.box import box_of
from drafts.rules.checked import deal_checked
from drafts.rules.even import deal_even
from drafts.rules.odds import Odds, drawn, odds, patterns
from drafts.rules.spread import SPREADS, Spread, deal_box
from drafts.tests import fairness
from drafts.tests.fairness import BOX, LEGEND

# How far the odds may be off: 27,000 packs were dealt, and the odds of `checked` are near only.
ROOM = {"box": 0.013, "checked": 0.015, "even": 0.013}
DEALS = {"box": deal_box, "checked": deal_checked, "even": deal_even}


def of(rarity: str, spread: Spread) -> Odds:
    return next(each for each in odds(BOX, spread) if each.rarity == rarity)


def test_it_draws_legends_as_worked_out_elsewhere() -> None:
    chances = (0.4600, 0.3750, 0.1336, 0.0275, 0.0036, 0.0003)
    assert of("Legend", "box").chances[:6] == pytest.approx(chances, abs=5e-5)
    assert of("Void", "box").chances[:4] == pytest.approx(
        (0.7092, 0.2514, 0.0365, 0.0028), abs=5e-5
    )


@pytest.mark.parametrize("spread", SPREADS)
def test_it_gives_every_spread_the_same_average(spread: Spread) -> None:
    for each in odds(BOX, spread):
        assert sum(each.chances) == pytest.approx(1)
        assert each.mean == pytest.approx(13 * each.total / 351)


def test_it_averages_the_even_packs_of_a_box_with_cards_left_over() -> None:
    blaze = card_sets()["blaze"]
    box = box_of(blaze, "duel", [card.name for card in blaze.cards[24:40]])
    assert box.left
    for each in odds(box, "even"):
        assert sum(each.chances) == pytest.approx(1)
        assert each.mean == pytest.approx(13 * each.total / box.size)


def test_it_shares_even_packs() -> None:
    assert of("Legend", "even").chances[:3] == pytest.approx((7 / 27, 20 / 27, 0))
    assert of("Uncommon", "even").chances[4:8] == pytest.approx((0, 24 / 27, 3 / 27, 0))


def test_it_says_what_nine_packs_in_ten_hold() -> None:
    common = of("Common", "box")
    assert sum(common.chances[common.low : common.high + 1]) >= 0.9


def test_it_expects_two_legends_in_three_of_a_game() -> None:
    chances = drawn(20, 351, 117)
    assert sum(count * chance for count, chance in enumerate(chances)) == pytest.approx(20 / 3)


def test_it_knows_the_twins_of_a_plain_box() -> None:
    assert patterns(BOX, "box").twins == pytest.approx(0.417, abs=5e-4)


@pytest.fixture(scope="module", params=SPREADS)
def dealt(request: pytest.FixtureRequest) -> tuple[Spread, np.ndarray]:
    deal = DEALS[request.param]
    return request.param, fairness.deal(lambda seed: deal(BOX, f"odds {seed}"), 1000)


def test_it_foretells_what_packs_hold(dealt: tuple[Spread, np.ndarray]) -> None:
    spread, orders = dealt
    for rarity, each in enumerate(odds(BOX, spread), LEGEND):
        counts = Counter(fairness.held(orders, rarity).ravel().tolist())
        for count, chance in enumerate(each.chances):
            assert counts[count] / 27_000 == pytest.approx(chance, abs=ROOM[spread])


def test_it_foretells_patterns(dealt: tuple[Spread, np.ndarray]) -> None:
    spread, orders = dealt
    packs = orders.reshape(-1, 1, 13)
    foretold = patterns(BOX, spread)
    for found, chance in [
        (with_twins(packs), foretold.twins),
        (fairness.neighbours(packs) > 0, foretold.neighbours),
        (fairness.bunches(packs) > 0, foretold.bunched),
    ]:
        assert found.mean() == pytest.approx(chance, abs=ROOM[spread])


def with_twins(packs: np.ndarray) -> np.ndarray:
    """Which packs hold a card twice."""
    in_order = np.sort(packs, axis=-1)
    return (in_order[..., 1:] == in_order[..., :-1]).any(axis=-1)
