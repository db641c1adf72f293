"""Every fault of a set of packs."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from cards.rules.card import CardSet
from cards.rules.catalogue import card_sets
from drafts.rules.box import box_of
from drafts.rules.check import faults, remarks
from drafts.rules.spread import SPREADS, Packs, Spread, make
from tables.rules.refusal import Fault

BLAZE = card_sets()["blaze"]
VOID = "TD ACT1 VOID"


def packs_of(spread: Spread = "checked", seed: str = "hello", bans: tuple[str, ...] = ()) -> Packs:
    return make(box_of(BLAZE, "standard", bans), spread, seed)


def by_hand(*packs: tuple[str, ...], spread: Spread = "checked") -> Packs:
    """Packs that no seed made."""
    return replace(packs_of(spread), seed="", packs=packs)


def codes(packs: Packs, of_set: CardSet = BLAZE) -> list[str]:
    return [fault.code for fault in faults(packs, of_set)]


def ids(rarity: str) -> list[str]:
    return [card.id for card in BLAZE.cards if card.rarity == rarity]


COMMONS, UNCOMMONS, RARES, LEGENDS = map(ids, ("Common", "Uncommon", "Rare", "Legend"))
EVEN = (*LEGENDS[:1], *RARES[:1], *UNCOMMONS[:6], *COMMONS[:5])


@pytest.mark.parametrize("spread", SPREADS)
@pytest.mark.parametrize("bans", [(), tuple(card.name for card in BLAZE.cards[20:25])])
def test_it_finds_no_fault_in_packs_that_were_made(spread: Spread, bans: tuple[str, ...]) -> None:
    assert faults(packs_of(spread, bans=bans), BLAZE) == []


def test_it_wants_a_pack_at_least() -> None:
    assert codes(by_hand()) == ["packs.none"]


def test_it_names_the_pack_that_is_short() -> None:
    assert faults(by_hand(EVEN, EVEN[1:]), BLAZE) == [
        Fault("packs.wrong-size", {"pack": 2, "cards": 12, "size": 13})
    ]


@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("TD-09 C 001/001", "packs.unknown-card"),
        ("TD-01 X01/04", "packs.not-drafted"),
        (COMMONS[9], "packs.banned-card"),
    ],
)
def test_it_names_the_card_that_is_not_in_the_box(card: str, code: str) -> None:
    name = next(one.name for one in BLAZE.cards if one.id == COMMONS[9])
    packs = replace(by_hand((*EVEN[:12], card)), bans=(name,))
    assert faults(packs, BLAZE) == [Fault(code, {"pack": 1, "position": 13, "card": card})]


def test_it_counts_copies_over_all_packs() -> None:
    params = {"card": LEGENDS[0], "copies": 2, "most": 1}
    other = (LEGENDS[0], *RARES[1:2], *UNCOMMONS[6:12], *COMMONS[5:10])
    assert faults(by_hand(EVEN, other), BLAZE) == [Fault("packs.too-many-copies", params)]


def test_it_names_neighbours() -> None:
    pack = (*EVEN[:4], EVEN[3], *EVEN[4:12])
    params = {"pack": 1, "position": 4, "card": EVEN[3]}
    assert faults(by_hand(pack), BLAZE) == [Fault("packs.neighbours", params)]


def test_it_names_four_rares_and_legends_in_a_row() -> None:
    pack = (COMMONS[0], *RARES[:3], LEGENDS[0], *UNCOMMONS[:8])
    params = {"pack": 1, "position": 2, "cards": 4}
    assert faults(by_hand(pack), BLAZE) == [Fault("packs.bunched", params)]
    assert codes(by_hand((RARES[9], *pack[:1], *RARES[:3], *UNCOMMONS[:8]))) == []


def test_it_names_twins_where_the_spread_promises_none() -> None:
    pack = (COMMONS[0], *EVEN[:12])
    twins = Fault("packs.twins", {"pack": 1, "card": COMMONS[0], "copies": 2})
    assert faults(by_hand(pack, spread="even"), BLAZE) == [twins]
    assert faults(by_hand(pack), BLAZE) == []
    assert twins in remarks(by_hand(pack), BLAZE)


def test_it_names_uneven_packs() -> None:
    uneven = {"pack": 1, "rarity": "Legend", "cards": 2, "least": 0, "most": 1}
    pack = (LEGENDS[1], *EVEN[:7], *EVEN[8:])
    found = faults(by_hand(pack, spread="even"), BLAZE)
    assert found == [Fault("packs.uneven", uneven)]


def test_it_allows_a_plain_box_everything_it_remarks() -> None:
    pack = (*[VOID] * 9, *RARES[:4])
    found = {fault.code for fault in remarks(by_hand(pack, spread="box"), BLAZE)}
    assert found == {"packs.neighbours", "packs.bunched", "packs.twins", "packs.uneven"}
    assert codes(by_hand(pack, spread="box")) == []


def swapped(packs: Packs) -> Packs:
    """Two cards of the first two packs exchanged."""
    first, second, *rest = packs.packs
    return replace(packs, packs=((second[0], *first[1:]), (first[0], *second[1:]), *rest))


def test_it_names_packs_that_the_seed_does_not_make() -> None:
    others = Fault("packs.other-packs", {"packs": [1, 2]})
    assert faults(swapped(packs_of("box")), BLAZE) == [others]


def test_it_names_packs_in_another_order() -> None:
    packs = packs_of("box")
    assert codes(replace(packs, packs=packs.packs[::-1])) == ["packs.other-packs"]


def test_it_knows_some_of_the_packs_wherever_they_stood() -> None:
    packs = packs_of("box")
    assert codes(replace(packs, packs=packs.packs[9:18])) == []
    assert codes(replace(swapped(packs), packs=swapped(packs).packs[:9])) == ["packs.other-packs"]


def test_it_does_not_know_the_seeds_of_other_versions() -> None:
    assert codes(replace(packs_of("box"), version=2)) == ["packs.unknown-version"]


def test_it_says_when_the_seed_is_none() -> None:
    assert codes(replace(packs_of("box"), seed="x" * 201)) == ["packs.seed-too-long"]


def test_it_looks_at_the_cards_left_over() -> None:
    packs = packs_of("box", bans=(BLAZE.cards[30].name,))
    assert len(packs.left) == 11
    assert codes(replace(packs, left=())) == ["packs.wrong-left", "packs.other-left"]
    moved = replace(packs, left=packs.left[::-1])
    assert codes(moved) == ["packs.other-left"]


def one_card_more(packs: Packs) -> Packs:
    return replace(packs, packs=((*packs.packs[0], LEGENDS[0]), *packs.packs[1:]))


def one_pack_more(packs: Packs) -> Packs:
    return replace(packs, packs=(*packs.packs, packs.packs[0]))


@pytest.mark.parametrize("spoil", [one_card_more, one_pack_more])
@pytest.mark.parametrize("spread", SPREADS)
def test_it_finds_a_whole_box_too_full(spoil: Callable[[Packs], Packs], spread: Spread) -> None:
    assert {"packs.too-many-copies", "packs.other-packs"} <= set(codes(spoil(packs_of(spread))))
