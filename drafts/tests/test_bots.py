"""Bots: how they pick, and why."""

from math import comb
from random import Random

import pytest
from msgspec.structs import replace

from cards.rules.card import Card, Color
from cards.rules.catalogue import card_sets, cards_by_id
from drafts.rules.bot_draft import draft_by_bots
from drafts.rules.bots import LEVELS, Level, decide, overdue, read_level, weigh
from drafts.rules.box import PACKS_A_GAME, SEATS_A_GAME, Rules, box_of
from drafts.rules.build import split
from drafts.rules.draft import Draft
from drafts.rules.features import FEATURES
from drafts.rules.leaning import lean
from drafts.rules.log import picks
from drafts.rules.moves import Mark, Setup, Take
from drafts.rules.running import AnyDraft, begin, save
from drafts.rules.spread import make
from drafts.rules.worth import worth_of
from drafts.table.sentences import SENTENCES
from tables.rules.refusal import Conflict, Unknown

CARDS = cards_by_id()
SETS = ("blaze", "phantom")


def setup(rules: Rules = "standard", key: str = "blaze", seed: str = "hello") -> Setup:
    packs = make(box_of(card_sets()[key], rules), "box", seed).packs[: PACKS_A_GAME[rules]]
    return Setup(rules=rules, seats=SEATS_A_GAME[rules], set=key, packs=packs, seed=seed)


def pools(draft: Draft) -> list[list[Card]]:
    return [[CARDS[kept.card] for kept in pool] for pool in draft.pools]


def listed_anew(draft: AnyDraft, random: Random) -> Setup:
    packs = [random.sample(pack, len(pack)) for pack in draft.setup.packs]
    return replace(draft.setup, packs=tuple(map(tuple, packs)))


def taken(action: object) -> list[str]:
    assert isinstance(action, Take)
    return sorted(action.cards)


@pytest.mark.parametrize("level", LEVELS)
def test_it_picks_the_same_however_the_pack_is_listed(level: Level) -> None:
    draft = draft_by_bots(setup(), [level] * 3, CARDS)
    again = draft_by_bots(listed_anew(draft, Random(1)), [level] * 3, CARDS)
    assert again.pools == draft.pools


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_the_same_two_cards_however_a_hand_is_listed(level: Level) -> None:
    draft = begin(setup("duel"))
    for _ in range(2):
        for seat in (0, 1):
            draft.act(seat, decide(draft, seat, level, CARDS).action)
    first = taken(decide(draft, 0, level, CARDS).action)
    draft.hands[0].reverse()  # type: ignore[union-attr]
    assert taken(decide(draft, 0, level, CARDS).action) == first


def test_it_decides_by_the_seed_alone() -> None:
    once = draft_by_bots(setup(), LEVELS, CARDS)
    assert save(draft_by_bots(setup(), LEVELS, CARDS)) == save(once)
    other = draft_by_bots(replace(setup(), seed="other"), LEVELS, CARDS)
    assert other.pools != once.pools


def test_it_looks_at_nothing_but_its_own_seat() -> None:
    draft = begin(setup())
    alone = begin(replace(setup(), packs=(setup().packs[0], *[setup().packs[8]] * 8)))
    for level in LEVELS:
        assert decide(draft, 0, level, CARDS) == decide(alone, 0, level, CARDS)


def test_it_leaves_the_draft_as_it_is() -> None:
    draft = begin(setup())
    before = save(draft)
    decide(draft, 0, "expert", CARDS)
    assert save(draft) == before


def of(color: Color) -> list[Card]:
    return [card for card in CARDS.values() if card.color == (color,)]


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_it_takes_its_colors_rather_than_others(level: Level) -> None:
    leaning = lean(of("Red")[:9] + of("Yellow")[:9])
    own = replace(of("Red")[0], condition={"Red": 2})
    other = replace(own, id="other", color=("Blue",), condition={"Blue": 2})
    points = [sum(reason.points for reason in weigh(c, leaning, level)) for c in (own, other)]
    assert points[0] > points[1]


def test_it_takes_units_when_it_lacks_them() -> None:
    spells = [card for card in of("Red") if card.type == "Spell"]
    unit = max(of("Red"), key=lambda card: worth_of(card).main)
    codes = [reason.code for reason in weigh(unit, lean(spells), "expert")]
    assert "bots.units-short" in codes


def test_it_takes_void_last() -> None:
    draft = draft_by_bots(setup(), ["expert"] * 3, CARDS)
    void = next(card.id for card in CARDS.values() if card.rarity == "Void")
    for pick in picks(draft):
        assert void not in pick.cards or set(pick.seen) == {void}


def test_it_says_why() -> None:
    draft = begin(setup())
    for level in LEVELS:
        decision = decide(draft, 0, level, CARDS)
        assert decision.reasons
        assert all(reason.code in SENTENCES for reason in decision.reasons)


def test_it_has_a_sentence_for_everything_a_card_can_be_good_for() -> None:
    assert {f"bots.good-{feature.name}" for feature in FEATURES if feature.points > 0} <= set(
        SENTENCES
    )


def test_it_takes_the_marked_card_when_time_runs_out() -> None:
    draft = begin(setup())
    draft.act(0, Mark(1, 1, (draft.setup.packs[0][12],)))
    assert overdue(draft, 0, "novice", CARDS).action == Take(1, 1, (draft.setup.packs[0][12],))
    assert overdue(draft, 1, "expert", CARDS) == decide(draft, 1, "expert", CARDS)


def test_it_does_nothing_for_a_seat_nobody_waits_for() -> None:
    draft = begin(setup())
    draft.act(0, decide(draft, 0, "novice", CARDS).action)
    draft.act(2, decide(draft, 2, "novice", CARDS).action)
    draft.act(0, decide(draft, 0, "novice", CARDS).action)
    with pytest.raises(Conflict, match=r"drafts\.not-waited-for"):
        decide(draft, 0, "novice", CARDS)


def test_it_knows_its_levels() -> None:
    assert [read_level(level) for level in LEVELS] == list(LEVELS)
    with pytest.raises(Unknown, match=r"drafts\.unknown-level"):
        read_level("master")


@pytest.mark.parametrize("rules", ["standard", "duel"])
@pytest.mark.parametrize(("weak", "strong"), [("novice", "regular"), ("regular", "expert")])
def test_it_drafts_better_pools_a_level_up(rules: Rules, weak: Level, strong: Level) -> None:
    """A sign test: one stronger bot among weaker ones, against their mean, p < 0.01."""
    drafts = 60
    won = 0
    for number in range(drafts):
        levels = [weak] * SEATS_A_GAME[rules]
        levels[number % SEATS_A_GAME[rules]] = strong
        draft = draft_by_bots(setup(rules, SETS[number // 3 % 2], str(number)), levels, CARDS)
        points = [split(pool).points for pool in pools(draft)]
        best = points.pop(number % SEATS_A_GAME[rules])
        won += best > sum(points) / len(points)
    assert sum(comb(drafts, wins) for wins in range(won, drafts + 1)) / 2**drafts < 0.01
