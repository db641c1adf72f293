"""The odds of a pack, and the order in which games open."""

from collections import Counter

import pytest

from cards.rules.catalogue import card_sets
from drafts.forecasts import forecast
from drafts.rules.box import box_of
from drafts.rules.odds import odds
from drafts.rules.opening import after_revealing, after_taking, all_revealed, next_game
from drafts.rules.spread import SPREADS, Spread, make
from tables.rules.refusal import Conflict, Unknown

BLAZE = box_of(card_sets()["blaze"])


@pytest.mark.parametrize("spread", SPREADS)
def test_it_expects_every_rarity_as_often_as_the_box_holds_it(spread: Spread) -> None:
    for each in odds(BLAZE, spread):
        assert sum(each.chances) == pytest.approx(1)
        assert each.mean == pytest.approx(13 * each.total / 351)


@pytest.mark.parametrize("spread", SPREADS)
def test_it_states_the_odds_that_dealt_boxes_have(spread: Spread) -> None:
    boxes = 300
    rarity = {held.card.id: held.card.rarity for held in BLAZE.holdings}
    counted: Counter[tuple[str, int]] = Counter()
    for seed in range(boxes):
        for pack in make(BLAZE, spread, str(seed)).packs:
            counted.update(Counter(rarity[id] for id in pack).items())
    for each in odds(BLAZE, spread):
        for count in range(1, 14):
            share = counted[each.rarity, count] / (27 * boxes)
            assert share == pytest.approx(each.chances[count], abs=0.02)


def test_it_says_what_nine_packs_in_ten_hold() -> None:
    legend, rare = odds(BLAZE, "even")[:2]
    assert (legend.low, legend.high) == (0, 1)
    assert (rare.low, rare.high) == (1, 2)


def test_it_takes_games_in_order_and_never_twice() -> None:
    states = ["taken", "closed", "closed"]
    assert next_game(states) == 2
    assert after_taking(states, 1) == "taken"
    assert after_taking(states, 2) == "taken"
    with pytest.raises(Conflict, match=r"boxes.not-next"):
        after_taking(states, 3)
    with pytest.raises(Unknown, match=r"boxes.no-game"):
        after_taking(states, 0)


def test_it_reveals_taken_games_in_any_order() -> None:
    assert after_revealing(["taken", "taken"], 2) == "revealed"
    with pytest.raises(Conflict, match=r"boxes.not-taken"):
        after_revealing(["closed"], 1)
    assert not all_revealed(["taken", "revealed"])
    assert all_revealed(["revealed", "revealed"])


@pytest.mark.django_db
@pytest.mark.parametrize(("spread", "twice"), [("box", 41.7), ("even", 0.0)])
def test_it_says_beforehand_in_how_many_packs_a_card_lies_twice(spread: str, twice: float) -> None:
    forecasted = forecast(set_key="blaze", rules="standard", spread=spread)
    assert forecasted.oddities[0].percent == pytest.approx(twice, abs=0.1)
