"""Checklists, the index and the dealing sheet: each card under its pack, each pack by each card."""

from collections import Counter

import pytest

from drafts.sheets import check
from drafts.sheets.ledger import Entry, Title, ledger
from drafts.tests.sheets.reading import job, squeezed, texts
from tables.rules.refusal import Refusal


def test_it_gives_each_pack_a_page_with_its_13_cards() -> None:
    made = job(per_page="one")
    pages = texts("checklist", made)
    assert len(pages) == 27
    for page, pack in zip(pages, made.packs, strict=True):
        assert f"Pack{pack.number}" in page
        for id in pack.cards:
            card = made.cards[id]
            assert all(squeezed(word) in page for word in (id, card.name, card.ja, card.rarity))


def test_it_lists_several_packs_to_a_page_and_every_card_of_theirs() -> None:
    made = job()
    pages = texts("checklist", made)
    assert len(pages) < 10
    lists = "".join(page for page in pages if "Checklist" in page)
    printed = Counter(id for pack in made.packs for id in pack.cards)
    for id, copies in printed.items():
        assert lists.count(squeezed(id)) == copies, id


def test_it_ends_with_an_index_of_the_box() -> None:
    made = job()
    index = "".join(page for page in texts("checklist", made) if "Indexofthebox" in page)
    for id in {id for pack in made.packs for id in pack.cards}:
        assert squeezed(made.cards[id].name) in index


def test_it_deals_every_copy_to_the_pack_it_belongs_to() -> None:
    made = job()
    entries = [item for item in ledger(made) if isinstance(item, Entry)]
    dealt = Counter((entry.card.id, number) for entry in entries for number in entry.packs)
    assert dealt == Counter((id, pack.number) for pack in made.packs for id in pack.cards)


def test_it_deals_in_the_order_of_a_sorted_box() -> None:
    made = job()
    ids = [item.card.id for item in ledger(made) if isinstance(item, Entry)]
    assert ids == [id for id in made.cards if id in set(ids)]
    titles = [item for item in ledger(made) if isinstance(item, Title)]
    assert [(title.rarity, title.copies) for title in titles] == [
        ("Legend", 20),
        ("Rare", 40),
        ("Uncommon", 138),
        ("Common", 144),
        ("Void", 9),
    ]


def test_it_names_the_packs_beside_each_card_of_the_dealing_sheet() -> None:
    page = "".join(texts("dealing", job(cards="TD ACT1 VOID", language="en")))
    numbers = "".join(
        str(pack.number) for pack in job().packs for id in pack.cards if id == "TD ACT1 VOID"
    )
    assert numbers in page


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("checklist", {"paper": "60x300"}),
        ("checklist", {"paper": "Hagaki", "per_page": "one"}),
        ("checklist", {"paper": "200x100"}),
        ("dealing", {"paper": "70x300"}),
    ],
)
def test_it_refuses_a_paper_too_small_for_its_rows(kind: str, options: dict[str, str]) -> None:
    with pytest.raises(Refusal) as refused:
        check(kind, job(packs="1", **options))
    assert refused.value.faults[0].code == "sheets.paper-too-small"


def test_it_lists_chosen_packs_only() -> None:
    pages = texts("checklist", job(packs="3-4", per_page="one"))
    assert ["Pack3" in pages[0], "Pack4" in pages[1], len(pages)] == [True, True, 2]
