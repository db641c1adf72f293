"""Whole evenings in browsers: draft, build and battle, to the twelfth Gained Life."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from battle.bots.greedy import Greedy
from tests.browser.test_draft import (
    be_ready,
    has_all_cards,
    let_pick,
    let_robot_act,
    open_table,
    sit_down,
    start_duel,
)

Person = Callable[..., BrowserContext]
Seen = dict[str, Any]

# Answers like a person who mostly does something, and sometimes ends the phase; in each page at its
# own pace, and only what the page takes.
ROBOT = """() => setInterval(() => {
  if (document.readyState !== "complete") return;
  const ask = document.querySelector("form#ask:not(.ask-fresh)");
  if (!ask || document.querySelector(".htmx-request, .htmx-settling, .htmx-added")) return;
  const button = ask.querySelector(".ask-buttons button");
  if (button) return button.click();
  const options = [...ask.querySelectorAll(".option")];
  const ending = ask.querySelector(".ask-ending");
  if (ending && (!options.length || Math.random() < 0.3)) return ending.click();
  const least = Math.max(1, Number(ask.dataset.least));
  options.sort(() => Math.random() - 0.5).slice(0, least).forEach((option, at) => {
    const input = option.querySelector("input");
    if (!input.matches(".option-place")) return input.checked || input.click();
    input.value = at + 1;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  const confirm = ask.querySelector(".ask-confirm");
  confirm?.disabled ? ending?.click() : confirm?.click();
}, 60)"""
TURNS = 4  # that the pages play by themselves


def build(page: Page) -> None:
    """Take the suggested build, and register it."""
    page.get_by_role("button", name="Begin with a suggested build").click()
    page.get_by_role("button", name="Register").click()


def take_a_deck(page: Page, number: int) -> None:
    """Take one of the decks that lie ready, and register it."""
    page.locator("#stage").wait_for()
    page.locator("a[href^='?ready=']").nth(number).click()
    page.get_by_role("button", name="Register this deck").click()


def battle_to_the_end(pages: list[Page]) -> None:
    """The first turns by clicks alone; then a program answers too, and the pages follow."""
    for page in pages:
        page.wait_for_url("**/battle/", timeout=60_000)
        page.locator("#battle").wait_for()
        let_robot_act(page, ROBOT)
    for page in pages:
        turn = page.locator(".battle-turn b", has_text=re.compile(rf"\b{TURNS}\d?$"))
        turn.or_(page.locator(".battle-over")).first.wait_for(timeout=180_000)
    play_on(pages)
    for page in pages:
        page.locator(".battle-over").wait_for(timeout=30_000)
    ends = {page.locator("#over-head").inner_text() for page in pages}
    assert len(ends) == 1
    assert ends.pop().endswith(" wins")


def play_on(pages: list[Page]) -> None:
    """Answer greedily beside the clicks, for the first seat that plays, until it is over."""
    players = {page: Greedy() for page in pages}
    while not all(answered(page, player) for page, player in players.items()):
        pass


def answered(page: Page, player: Greedy) -> bool:
    """Answer if this page's seat is asked; True once the battle is over."""
    seat = page.url.replace("/tables/", "/api/v1/battles/").removesuffix("battle/")
    seen: Seen = page.request.get(seat).json()
    while not seen["over"] and "options" in (choice := seen["view"]["choice"]):
        sent = {"battle": seen["battle"], "choice": choice["number"]}
        picks = player.picks(seen["view"])
        page.request.post(f"{seat}answer/", data=sent | {"picks": picks})
        seen = page.request.get(seat).json()
    return bool(seen["over"])


def test_it_takes_two_friends_from_the_draft_to_the_end_of_a_duel(person: Person) -> None:
    alice, bob = person().new_page(), person(width=360).new_page()
    start_duel(alice, bob)
    let_pick([alice, bob])
    for page in (alice, bob):
        has_all_cards(page)
        build(page)
    battle_to_the_end([alice, bob])


def test_it_lets_three_friends_battle_to_the_end(person: Person) -> None:
    alice, bob, charlie = pages = [person(width=width).new_page() for width in (1280, 360, 1280)]
    alice.goto("/battles/new/")
    alice.get_by_label("Your name").fill("Alice")
    alice.locator("[name=pace][value=none]").check()
    alice.get_by_role("button", name="Start", exact=True).click()
    link = alice.get_by_role("textbox", name="Invite your friends").input_value()
    sit_down(bob, link, "Bob")
    sit_down(charlie, link, "Charlie")
    for page in pages:
        be_ready(page)
    expect(alice.locator(".seat-ready")).to_have_count(3)
    alice.get_by_role("button", name="Start").click()
    for number, page in enumerate(pages):
        take_a_deck(page, number)
    battle_to_the_end(pages)


def test_it_lets_one_person_alone_spend_an_evening_with_bots(person: Person) -> None:
    page = person().new_page()
    open_table(page, pace="none", rules="duel")
    be_ready(page)
    page.get_by_role("button", name="Start the draft").click()
    page.locator("#draft").wait_for()
    let_pick([page])
    has_all_cards(page)
    build(page)
    battle_to_the_end([page])
