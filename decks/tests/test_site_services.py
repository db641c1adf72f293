"""Decks as they are kept: laid, undone, copied, deleted, and never written over unawares."""

import pytest
from django.contrib.auth.models import User
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase
from msgspec.structs import replace

from decks import services
from decks.exchange.formats import read_deck, write_deck
from decks.models import OwnDeck
from decks.rules.deck import Deck
from decks.selectors import deck_of
from decks.tests.decks import COMMON, DECK, EPIC, POOL, SHELF, SPARE, codes
from decks.tests.site import ALICE_NAME, BOB_NAME, alices_deck, bob, placed
from drafts.tests.boxes import ALICE, alices_box
from tables import accounts
from tables.rules.refusal import Conflict, NotAllowed, Refusal, Unknown
from tables.signals import claimed, exported

pytestmark = pytest.mark.django_db


def move(row: OwnDeck, card: str, source: str, target: str, revision: int = 1) -> OwnDeck:
    return services.move_card(
        person=ALICE_NAME, key=row.key, revision=revision, card=card, source=source, target=target
    )


def refused(kind: type[Refusal], service, **arguments: object) -> list[str]:
    with pytest.raises(kind) as caught:
        service(**arguments)
    return codes(caught.value.faults)


def test_it_moves_a_card_and_counts_the_revision_up() -> None:
    moved = move(alices_deck(), POOL[0], "main", "life")
    assert (len(moved.main), len(moved.life), moved.revision) == (22, 17, 2)


def test_it_tells_the_later_of_two_tabs_and_writes_nothing_over() -> None:
    row = alices_deck()
    move(row, POOL[0], "main", "life")
    before = placed(row)
    wanted = replace(DECK, epics=())
    lay = {"person": ALICE_NAME, "key": row.key, "revision": 1, "wanted": wanted}
    assert refused(Conflict, services.lay_deck, **lay) == ["changed"]
    assert placed(row) == before


def test_it_changes_nothing_when_the_same_edit_comes_twice() -> None:
    row = alices_deck()
    wanted = replace(DECK, epics=())
    for _ in range(2):
        services.lay_deck(person=ALICE_NAME, key=row.key, revision=1, wanted=wanted)
    row.refresh_from_db()
    assert (row.revision, row.epics) == (2, [])


def test_it_undoes_an_edit_and_does_it_again() -> None:
    row = alices_deck()
    move(row, POOL[0], "main", "life")
    services.undo(person=ALICE_NAME, key=row.key, revision=2)
    assert placed(row) == (list(DECK.main), list(DECK.life), [], [EPIC])
    services.undo(person=ALICE_NAME, key=row.key, revision=3)
    assert len(placed(row)[1]) == 17


def test_it_takes_no_card_into_a_pool_that_was_not_drafted() -> None:
    row = alices_deck()
    wanted = replace(DECK, main=(*DECK.main[:-1], SPARE))
    lay = {"person": ALICE_NAME, "key": row.key, "revision": 1, "wanted": wanted}
    assert refused(Refusal, services.lay_deck, **lay) == ["not-drafted"]
    assert placed(row)[0] == list(DECK.main)


def test_it_takes_no_second_copy_of_what_was_drafted_once() -> None:
    row = alices_deck()
    wanted = replace(DECK, life=(*DECK.life, POOL[-1]))
    lay = {"person": ALICE_NAME, "key": row.key, "revision": 1, "wanted": wanted}
    assert refused(Refusal, services.lay_deck, **lay) == ["more-than-drafted"]


def test_it_lets_go_of_a_card_that_was_never_drafted() -> None:
    row = alices_deck(replace(DECK, main=(*DECK.main, SPARE)))
    out = services.take_out(person=ALICE_NAME, key=row.key, revision=1, card=SPARE, place="main")
    assert out.main == list(DECK.main)


def test_it_keeps_a_drafted_card_that_is_taken_out() -> None:
    row = alices_deck()
    services.take_out(person=ALICE_NAME, key=row.key, revision=1, card=POOL[0], place="main")
    assert placed(row)[2] == [POOL[0]]


def test_it_builds_freely_where_there_is_no_pool() -> None:
    row = services.create_deck(person=ALICE_NAME, name="Free", set_key="blaze")
    base = {"person": ALICE_NAME, "key": row.key}
    services.add_card(**base, revision=1, card=COMMON, place="main")
    services.add_card(**base, revision=2, card=COMMON, place="life")
    services.take_out(**base, revision=3, card=COMMON, place="main")
    assert placed(row) == ([], [COMMON], [], [])
    add = {**base, "revision": 4, "card": "TD-02 C 070/102", "place": "main"}
    assert refused(Refusal, services.add_card, **add) == ["unknown-card"]


def test_it_suggests_a_legal_build_that_one_click_undoes() -> None:
    row = alices_deck(Deck(set="blaze", rest=POOL))
    built = services.suggest_build(person=ALICE_NAME, key=row.key, revision=1)
    assert (len(built.main), len(built.life), len(built.epics)) == (23, 16, 1)
    services.undo(person=ALICE_NAME, key=row.key, revision=2)
    assert placed(row)[2] == list(POOL)


def test_it_builds_from_packs_that_may_be_read_alone() -> None:
    box = alices_box()
    packs = {"viewer": ALICE, "name": "Packs", "box_id": box.public_id, "packs": [1, 2, 3]}
    with pytest.raises(NotAllowed):
        services.deck_from_packs(**packs)
    assert not OwnDeck.objects.exists()


def test_it_knows_three_packs_as_a_pool_and_others_as_a_heap() -> None:
    box = alices_box(seed="hello")
    packs = {"viewer": ALICE, "name": "Packs", "box_id": box.public_id}
    pool = services.deck_from_packs(**packs, packs=[1, 2, 3])
    heap = services.deck_from_packs(**packs, packs=[1, 2])
    assert (pool.format, len(pool.pool), len(pool.rest)) == ("standard", 39, 39)
    assert (heap.format, heap.pool, len(heap.rest)) == ("box", None, 26)


def test_it_makes_one_deck_of_a_form_sent_twice() -> None:
    made = {
        services.create_deck(person=ALICE_NAME, name="Once", set_key="blaze", form_key="k").key
        for _ in range(2)
    }
    assert len(made) == 1


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ({"name": " "}, "bad-name"),
        ({"name": "x" * 61}, "bad-name"),
        ({"format": "chess"}, "unknown-choice"),
        ({"visibility": "all"}, "unknown-choice"),
        ({"notes": "x" * 4_001}, "long-notes"),
    ],
)
def test_it_refuses_what_can_t_be_said_of_a_deck(wrong: dict[str, str], fault: str) -> None:
    row = alices_deck()
    said = {"name": "New", "notes": "", "visibility": "public", "format": "box"} | wrong
    about = {"person": ALICE_NAME, "key": row.key, **said}
    assert refused(Refusal, services.describe, **about) == [fault]
    row.refresh_from_db()
    assert (row.name, row.visibility) == ("Dragons", "private")


def test_it_lets_nobody_else_change_or_delete_a_deck() -> None:
    row = alices_deck()
    bobs = {"person": BOB_NAME, "key": row.key}
    assert refused(Unknown, services.delete_deck, **bobs) == ["no-deck"]
    OwnDeck.objects.update(visibility="public")
    assert refused(NotAllowed, services.delete_deck, **bobs) == ["not-yours"]
    lay = {**bobs, "revision": 1, "wanted": replace(DECK, epics=())}
    assert refused(NotAllowed, services.lay_deck, **lay) == ["not-yours"]
    assert placed(row)[3] == [EPIC]


def test_it_copies_a_shared_deck_without_its_epic() -> None:
    row = alices_deck(visibility="link", notes="mine")
    copy = services.copy_deck(person=BOB_NAME, key=row.key, name="Copy")
    assert (copy.main, copy.epics, copy.notes, copy.pool) == (list(DECK.main), [], "", None)
    own = services.copy_deck(person=ALICE_NAME, key=row.key, name="Copy")
    assert (own.epics, own.pool, own.visibility) == ([EPIC], list(POOL), "private")


def test_it_brings_a_guest_s_decks_into_an_account_and_tells_of_them() -> None:
    alices_deck()
    claimed.send(sender=None, guest=ALICE_NAME, person="user:7")
    (told,) = [answer for _, answer in exported.send(None, person="user:7") if "decks" in answer]
    assert [one["name"] for one in told["decks"]] == ["Dragons"]


def test_it_takes_the_decks_of_a_deleted_account_away_and_nobody_elses() -> None:
    user = User.objects.create_user("alice")
    public = alices_deck(visibility="public", owner=f"user:{user.pk}")
    other = alices_deck()
    accounts.delete(user=user)
    assert list(OwnDeck.objects.all()) == [other]
    assert bob().get(f"/decks/{public.key}/").status_code == 404


EDITS = st.lists(
    st.sampled_from(["move", "suggest", "undo", "import", "out", "lay"]), min_size=1, max_size=8
)


class TestConservation(TestCase):
    """The pool is conserved whatever is done to it."""

    @settings(max_examples=25, deadline=None)
    @given(edits=EDITS, data=st.data())
    def test_it_conserves_the_pool_through_any_mix_of_edits(self, edits, data) -> None:
        row = alices_deck()
        for edit in edits:
            row.refresh_from_db()
            deck, base = deck_of(row), {"person": ALICE_NAME, "key": row.key}
            base["revision"] = row.revision
            if edit == "suggest":
                services.suggest_build(**base)
            elif edit == "undo":
                services.undo(**base)
            elif edit == "import":
                text = write_deck(DECK, SHELF, "text")
                services.lay_deck(**base, wanted=read_deck(text, SHELF).deck)
            elif edit == "lay":
                cut = data.draw(st.integers(0, 39))
                services.lay_deck(**base, wanted=replace(deck, main=POOL[:cut], life=(), rest=()))
            else:
                source = next(p for p in ("main", "life", "rest") if deck.cards(p))
                card = data.draw(st.sampled_from(deck.cards(source)))
                if edit == "out":
                    services.take_out(**base, card=card, place=source)
                else:
                    target = data.draw(st.sampled_from(["main", "life", "rest"]))
                    services.move_card(**base, card=card, source=source, target=target)
        row.refresh_from_db()
        assert sorted(row.main + row.life + row.rest) == sorted(POOL)
