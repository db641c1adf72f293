"""From a box and a seed to packs."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from cards.rules.card import CardSet
from cards.rules.catalogue import card_sets
from drafts.rules import checked
from drafts.rules.box import Box, box_of
from drafts.rules.checked import deal_checked
from drafts.rules.draws import words
from drafts.rules.spread import (
    SPREADS,
    Packs,
    Spread,
    from_json,
    make,
    read_seed,
    read_spread,
    to_json,
)
from tables.rules.refusal import Refusal, Unknown

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


def box_with(*copies: int, rarity: str = "Common") -> Box:
    """A box of cards of one rarity, with so many copies of each."""
    blaze = card_sets()["blaze"]
    cards = [replace(card, rarity=rarity) for card in blaze.cards[: len(copies)]]
    counts = {card.id: count for card, count in zip(cards, copies, strict=True)}
    return box_of(replace(blaze, cards=tuple(cards), copies=counts))


def refusal(box: Box, spread: Spread) -> tuple[str, dict]:
    with pytest.raises(Refusal) as no:
        make(box, spread, "hello")
    return no.value.faults[0].code, no.value.faults[0].params


@pytest.fixture
def blaze() -> CardSet:
    return card_sets()["blaze"]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_it_deals_the_same_packs_for_ever(path: Path) -> None:
    stored = from_json(path.read_bytes())
    box = box_of(card_sets()[stored.set], stored.rules, stored.bans)
    assert to_json(make(box, stored.spread, stored.seed)) + b"\n" == path.read_bytes()


def test_it_keeps_golden_files_of_both_sets_and_rules_and_all_spreads() -> None:
    assert len(GOLDEN) == 12


@pytest.mark.parametrize("spread", SPREADS)
@pytest.mark.parametrize("left", range(13))
def test_it_deals_every_card_once(blaze: CardSet, spread: Spread, left: int) -> None:
    legends = [card.name for card in blaze.cards if card.rarity == "Legend"]
    box = box_of(blaze, "duel", legends[: 13 - left])
    packs = make(box, spread, "hello")
    dealt = Counter(id for pack in (*packs.packs, packs.left) for id in pack)
    assert dealt == {held.card.id: held.copies for held in box.holdings}
    assert {len(pack) for pack in packs.packs} == {13}
    assert len(packs.left) == left


def test_it_takes_the_first_shuffle_that_passes(blaze: CardSet) -> None:
    box = box_of(blaze)
    loud = [held.card.rarity in checked.LOUD for held in box.holdings]
    tried = [checked.dealt(box.numbers, loud, words("hello", a, 351)) for a in range(50)]
    assert deal_checked(box, "hello") == next(order for order in tried if order is not None)


def test_it_deals_a_plain_box_unchecked(blaze: CardSet) -> None:
    boxes = [make(box_of(blaze), "box", str(seed)) for seed in range(9)]
    assert any(a == b for box in boxes for pack in box.packs for a, b in pairwise(pack))


def test_it_deals_each_passing_order_alike() -> None:
    box = box_with(6, 6, 1)
    seen = Counter(tuple(deal_checked(box, str(seed))) for seed in range(1_500))
    assert len(seen) == 26 + 10
    assert max(seen.values()) < 2 * min(seen.values()) + 30


def test_it_refuses_more_of_a_card_than_can_lie_apart() -> None:
    params = {"card": box_with(8, 5).holdings[0].card.name, "copies": 8, "most": 7}
    assert refusal(box_with(8, 5), "checked") == ("packs.too-many-to-separate", params)


def test_it_refuses_more_rares_and_legends_than_can_lie_unbunched() -> None:
    box = box_with(*[1] * 13, rarity="Legend")
    assert refusal(box, "checked") == ("packs.too-many-loud", {"cards": 13, "most": 10})


def test_it_refuses_a_list_that_no_shuffle_of_10000_brings_apart() -> None:
    assert refusal(box_with(14, 12), "checked")[0] == "packs.hardly-any-passes"


def test_it_refuses_more_of_a_card_than_there_are_packs() -> None:
    box = box_with(3, *[1] * 23)
    params = {"card": box.holdings[0].card.name, "copies": 3, "packs": 2}
    assert refusal(box, "even") == ("packs.too-many-for-even", params)


def test_it_refuses_a_list_that_is_too_tight_for_even_packs() -> None:
    assert refusal(box_with(*[27] * 13), "even")[0] == "packs.hardly-any-even"


@pytest.mark.parametrize("seed", ["h", "ヴォイド 🂡", "x" * 200, " "])
def test_it_takes_any_text_as_a_seed(seed: str) -> None:
    assert read_seed(seed) == seed


@pytest.mark.parametrize(
    ("seed", "code"),
    [
        ("", "packs.no-seed"),
        ("x" * 201, "packs.seed-too-long"),
        ("a\0b", "packs.seed-characters"),
        ("\ud800", "packs.seed-characters"),
    ],
)
def test_it_refuses_what_is_no_seed(seed: str, code: str) -> None:
    with pytest.raises(Refusal) as no:
        read_seed(seed)
    assert no.value.faults[0].code == code


def test_it_knows_three_spreads() -> None:
    assert [read_spread(name) for name in ("box", "checked", "even")] == list(SPREADS)
    with pytest.raises(Unknown):
        read_spread("fair")


def test_it_writes_the_json_of_the_packs(blaze: CardSet) -> None:
    packs = make(box_of(blaze), "box", "hello")
    text = to_json(packs)
    assert text.startswith(
        b'{"set":"blaze","rules":"standard","bans":[],"spread":"box","seed":"hello","version":1,'
        b'"left":[],"packs":[["TD-01 '
    )
    assert from_json(text) == packs


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "packs.no-json"),
        (b"{", "packs.no-json"),
        (b"\xff\xfe", "packs.no-json"),
        (b"[]", "packs.wrong-shape"),
        (b'{"set":"blaze"}', "packs.wrong-shape"),
    ],
)
def test_it_refuses_what_describes_no_packs(text: bytes, code: str) -> None:
    with pytest.raises(Refusal) as no:
        from_json(text)
    assert no.value.faults[0].code == code


def test_it_names_the_place_where_a_json_is_wrong(blaze: CardSet) -> None:
    text = to_json(make(box_of(blaze), "box", "hello")).replace(b'"TD-01 C 0', b'7,"TD-01 C 0', 1)
    with pytest.raises(Refusal) as no:
        from_json(text)
    assert "$.packs[" in str(no.value.faults[0].params["detail"])


def test_it_describes_packs_by_all_that_makes_them() -> None:
    assert Packs.__struct_fields__ == (
        "set",
        "rules",
        "bans",
        "spread",
        "seed",
        "version",
        "left",
        "packs",
    )
