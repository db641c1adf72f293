"""Banned lists: entered in the admin, shown to everybody, and asked by whatever makes a box."""

from datetime import date, timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse
from django.utils.html import escape
from django.utils.timezone import localdate

from cards.rules.catalogue import card_sets
from drafts.bans import ban_lists, banned
from drafts.forecasts import forecast
from drafts.models import BannedList
from drafts.rules.ban_reading import read_bans
from drafts.rules.bans import BanList, standings
from drafts.tests.boxes import alices_box
from tables.rules.refusal import Refusal

pytestmark = pytest.mark.django_db

SETS = card_sets()
BLAZE, PHANTOM = SETS["blaze"], SETS["phantom"]
COMMON = next(card for card in BLAZE.cards if card.rarity == "Common")
FOREIGN = next(card for card in PHANTOM.cards if card.rarity == "Common")
TODAY = localdate()
TOMORROW = TODAY + timedelta(days=2)  # also where midnight falls into the tests


def read(*lines: str, rules: str | None = None, set_key: str | None = "blaze") -> tuple[str, ...]:
    return read_bans(lines, rules, set_key, SETS)


def refused(*lines: str, **scope: str) -> list[tuple[str, object]]:
    with pytest.raises(Refusal) as refusal:
        read(*lines, **scope)
    return [(fault.code, fault.params.get("line")) for fault in refusal.value.faults]


def admin() -> Client:
    client = Client()
    client.force_login(User.objects.create_superuser("owner"))
    return client


def entered(**fields: object) -> dict[str, object]:
    return {"since": TODAY, "rules": "", "set_key": "blaze", "lines": "", "reason": ""} | fields


def test_it_reads_cards_by_both_names_and_by_number() -> None:
    assert read(COMMON.name) == read(COMMON.ja) == read(COMMON.id) == (COMMON.name,)
    assert read("", f"  {COMMON.name} ", "") == (COMMON.name,)


def test_it_names_every_line_that_is_wrong() -> None:
    lines = (COMMON.name, "No Such Card At All", COMMON.ja, FOREIGN.name)
    assert refused(*lines) == [
        ("bans.unknown-card", 2),
        ("bans.twice", 3),
        ("bans.not-in-set", 4),
    ]


def test_it_offers_what_may_have_been_meant() -> None:
    with pytest.raises(Refusal) as refusal:
        read(COMMON.name[:-1] + "x")
    assert COMMON.name in refusal.value.faults[0].params["near"]


def test_it_leaves_an_epic_to_choose() -> None:
    epics = [card.name for card in BLAZE.epics]
    assert len(read(*epics[1:])) == len(epics) - 1
    assert refused(*epics) == [("bans.every-epic", None)]


def test_it_leaves_enough_cards_for_a_game() -> None:
    drafted = [card.name for card in BLAZE.cards if card.rarity != "Epic"]
    assert refused(*drafted[:100], rules="standard") == [("packs.too-few-cards", None)]


def test_it_lets_the_later_list_of_a_scope_take_over() -> None:
    days = [date(2026, 1, day) for day in (1, 5, 9)]
    lists = [BanList(since=day, cards=(), rules="duel") for day in days]
    found = standings(date(2026, 1, 6), lists)
    assert [(one.state, one.until) for one in found] == [
        ("past", days[1]),
        ("current", days[2]),
        ("coming", None),
    ]


def test_it_lets_an_owners_list_replace_a_built_in_one_of_the_same_day() -> None:
    built_in = ban_lists()[0]
    assert (built_in.rules, built_in.set, built_in.cards) == ("duel", "blaze", ())
    BannedList.objects.create(
        since=built_in.since, rules="duel", set_key="blaze", cards=[COMMON.name]
    )
    assert banned("duel", "blaze") == (COMMON.name,)
    assert banned("duel", "phantom") == banned("standard", "blaze") == ()


def test_it_keeps_the_bans_of_the_day_in_a_box_and_foretells_them() -> None:
    before = alices_box(rules="duel")
    row = BannedList.objects.create(since=TODAY, cards=[COMMON.name, FOREIGN.name])
    after = alices_box(rules="duel")
    row.delete()
    before.refresh_from_db()
    after.refresh_from_db()
    assert (before.bans, after.bans) == ([], [COMMON.name])
    dealt = {id for pack in after.packs for id in pack}
    assert COMMON.id not in dealt
    assert forecast(set_key="blaze", rules="duel", spread="box").box.bans == ()


def test_it_lets_a_list_that_begins_tomorrow_do_nothing_today() -> None:
    BannedList.objects.create(since=TOMORROW, cards=[COMMON.name])
    assert banned("box", "blaze") == ()
    assert banned("box", "blaze", TOMORROW) == (COMMON.name,)
    assert alices_box().bans == []


def test_it_is_edited_in_the_admin() -> None:
    client = admin()
    lines = f"{COMMON.ja}\n{BLAZE.epics[0].id}"
    sent = client.post(reverse("admin:drafts_bannedlist_add"), entered(lines=lines, reason="Why"))
    assert sent.status_code == 302
    row = BannedList.objects.get()
    assert row.cards == sorted([COMMON.name, BLAZE.epics[0].name])
    page = client.get(reverse("admin:drafts_bannedlist_change", args=[row.pk])).content.decode()
    assert COMMON.name in page
    listed = client.get(reverse("admin:drafts_bannedlist_changelist")).content.decode()
    assert f'<td class="field-named">{escape(", ".join(row.cards))}</td>' in listed


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("No Such Card At All", "no card is called"),
        (f"{COMMON.name}\n{COMMON.name}", "stands in line 1 already"),
        (FOREIGN.name, "is no card of Blaze"),
    ],
)
def test_it_tells_the_owner_what_is_wrong_and_stores_nothing(lines: str, said: str) -> None:
    page = admin().post(reverse("admin:drafts_bannedlist_add"), entered(lines=lines))
    assert said in page.content.decode()
    assert not BannedList.objects.exists()


def test_it_takes_one_list_a_day_for_the_same_scope() -> None:
    client, add = admin(), reverse("admin:drafts_bannedlist_add")
    client.post(add, entered(lines=COMMON.name))
    page = client.post(add, entered()).content.decode()
    assert "There is a list of this day" in page
    assert BannedList.objects.count() == 1


def test_it_shows_what_is_in_force_coming_and_past_to_everybody(client: Client) -> None:
    past, now = TODAY - timedelta(days=9), TODAY - timedelta(days=2)
    names = [card.name for card in BLAZE.cards[30:33]]
    for day, name in zip((past, now, TOMORROW), names, strict=True):
        BannedList.objects.create(since=day, cards=[name], reason=f"for {name}")
    page = client.get(reverse("bans")).content.decode()
    current, coming, gone = page.index("In force"), page.index("Coming"), page.index("Past")
    assert current < page.index(names[1]) < coming < page.index(names[2]) < gone
    assert gone < page.index(names[0])
    assert "prints them as pictures only" in page
    assert f"for {names[2]}" in page


def test_it_exports_the_lists_as_text_and_as_json(client: Client) -> None:
    BannedList.objects.create(since=TOMORROW, rules="box", cards=[COMMON.name], reason="Too good")
    text = client.get(reverse("bans-text")).content.decode()
    assert f"Coming: {TOMORROW} –" in text
    assert f"\n{COMMON.name}\n" in text
    (coming,) = [one for one in client.get("/api/v1/bans/").json() if one["state"] == "coming"]
    assert coming == {
        "state": "coming",
        "rules": "box",
        "set": None,
        "since": str(TOMORROW),
        "until": None,
        "reason": "Too good",
        "cards": [{"name": COMMON.name, "ids": [COMMON.id]}],
    }
