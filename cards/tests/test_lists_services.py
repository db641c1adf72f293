"""Saving lists: all or nothing, by their owner, one version after another."""

import pytest

from cards import list_selectors, selectors, services
from cards.models import OwnList, OwnListVersion
from cards.rules.catalogue import cards_by_id
from cards.tests.lists import OWN_CARD
from tables.rules.refusal import Conflict, NotAllowed, Refusal, TooLarge, Unknown

pytestmark = pytest.mark.django_db

ALICE, BOB = "user:1", "guest:bob"


def make(text: str = "3 Void\n", name: str = "Evening cube", **more: str) -> OwnListVersion:
    return services.create_list(person=ALICE, name=name, text=text, **more)


def edit(saved: OwnListVersion, text: str, person: str = ALICE, **more: str) -> OwnListVersion:
    entered = {"name": saved.name, "version": saved.number, "text": text} | more
    return services.edit_list(person=person, key=saved.own_list.key, **entered)


def test_it_answers_a_saved_list_like_a_set() -> None:
    saved = make("3 Void\n2 Selection\n")
    card_set = selectors.card_set(saved.set_key)
    assert [card.name for card in card_set.cards] == ["Void", "Selection"]
    assert card_set.copies == {card_set.cards[0].id: 3, card_set.cards[1].id: 2}
    assert (card_set.key, card_set.name) == (saved.set_key, "Evening cube")


def test_it_keeps_official_ids_and_gives_own_cards_the_lists_prefix() -> None:
    saved = make(OWN_CARD + '[[card]]\nname = "Void"\n')
    own, void = selectors.card_set(saved.set_key).cards
    assert void.id == "TD ACT1 VOID"
    assert own.id == f"{saved.own_list.code} C 001"
    assert not any(official.startswith("L-") for official in cards_by_id())


def test_it_gives_two_lists_different_ids_for_the_same_text() -> None:
    first, second = (selectors.card_set(make(OWN_CARD).set_key) for _ in range(2))
    assert first.cards[0].id != second.cards[0].id


@pytest.mark.parametrize(
    ("text", "name"),
    [("3 Void\n1 Nobody", "Fine"), ("", "Fine"), ("3 Void", ""), ("3 Void", "a\0")],
)
def test_it_saves_nothing_when_anything_is_wrong(text: str, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        make(text, name)
    assert {fault.params["field"] for fault in refused.value.faults} <= {"text", "name"}
    assert not OwnList.objects.exists()


def test_it_names_every_fault_at_once() -> None:
    with pytest.raises(Refusal) as refused:
        make("0 Void\n1 Nobody\n", name=" ")
    codes = [fault.code for fault in refused.value.faults]
    assert codes == ["lists.bad-name", "lists.bad-count", "lists.unknown"]


def test_it_refuses_a_text_that_is_too_long() -> None:
    with pytest.raises(TooLarge):
        make("x" * 600_000)
    assert not OwnList.objects.exists()


def test_it_makes_one_list_of_a_double_click() -> None:
    assert make(form_key="k") == make(form_key="k")
    assert OwnListVersion.objects.count() == 1


def test_it_makes_another_list_of_a_changed_form() -> None:
    assert make(form_key="k") != make("4 Void", form_key="k")


def test_it_keeps_the_old_version_when_a_new_one_is_saved() -> None:
    first = make("3 Void")
    second = edit(first, "4 Void\n")
    assert second.number == 2
    assert list(selectors.card_set(first.set_key).copies.values()) == [3]
    assert list(selectors.card_set(second.set_key).copies.values()) == [4]
    assert list_selectors.version_of(first.own_list.key) == second


def test_it_keeps_the_text_as_it_was_entered() -> None:
    saved = make("# my cube\r\n\r\n３　ヴォイド\r\n")
    saved.refresh_from_db()
    assert saved.source == "# my cube\n\n３　ヴォイド\n"


def test_it_makes_no_version_of_an_edit_sent_twice() -> None:
    first = make()
    second = edit(first, "4 Void")
    assert edit(first, "4 Void") == second
    assert first.own_list.versions.count() == 2


def test_it_refuses_an_edit_of_a_stale_version() -> None:
    first = make()
    second = edit(first, "4 Void")
    with pytest.raises(Conflict):
        edit(first, "5 Void")
    assert list_selectors.version_of(first.own_list.key) == second


def test_it_lets_a_text_name_the_lists_own_cards() -> None:
    first = make(OWN_CARD)
    second = edit(first, "2 Tide Scholar\n1 Void")
    assert selectors.card_set(second.set_key).cards[0] == selectors.card_set(first.set_key).cards[0]


def test_it_lets_nobody_else_change_a_list() -> None:
    saved = make()
    with pytest.raises(NotAllowed):
        edit(saved, "4 Void", person=BOB)
    with pytest.raises(NotAllowed):
        services.delete_list(person=BOB, key=saved.own_list.key)
    with pytest.raises(NotAllowed):
        list_selectors.version_to_edit(BOB, saved.own_list.key)
    assert list(list_selectors.lists_of(BOB)) == []
    assert list(list_selectors.lists_of(ALICE)) == [saved]


def test_it_hides_a_deleted_list_but_keeps_the_cards_of_what_was_made_from_it() -> None:
    saved = make()
    services.delete_list(person=ALICE, key=saved.own_list.key)
    with pytest.raises(Unknown):
        list_selectors.version_of(saved.own_list.key)
    assert list(list_selectors.lists_of(ALICE)) == []
    assert selectors.card_set(saved.set_key).cards[0].name == "Void"
    assert not OwnListVersion.objects.exclude(source="").exists()


@pytest.mark.parametrize("key", ["list-", "list-x-1", "list-" + "a" * 22 + "-1", "list-\0"])
def test_it_knows_no_list_by_a_wrong_key(key: str) -> None:
    with pytest.raises(Unknown):
        selectors.card_set(key)


def test_it_keeps_a_hundred_lists_for_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "MOST_LISTS", 1)
    make()
    with pytest.raises(Refusal, match=r"lists\.too-many-lists"):
        make("4 Void")
    assert OwnList.objects.count() == 1


def test_it_shows_each_list_once_in_its_latest_version() -> None:
    first, other = make(), make("1 Selection", name="Other")
    latest = edit(first, "4 Void")
    assert list(list_selectors.lists_of(ALICE)) == [latest, other]
