"""A live clock is seen by both players, and acts though nobody looks."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tables.serving import Site
from tests.browser.test_battle_friends import asked_first
from tests.browser.test_draft import are_ready, key_of, sit_down
from tests.meanwhile import run_out

Person = Callable[..., BrowserContext]

SAYS_SO = "async seat => (await (await fetch(seat)).text()).includes('time-out')"


def begin(alice: Page, bob: Page) -> None:
    """A DUEL of two friends with decks that lie ready, and half an hour for each answer."""
    alice.goto("/battles/new/")
    alice.get_by_label("Your name").fill("Alice")
    for name, value in (("rules", "duel"), ("pace", "live")):
        alice.locator(f"[name={name}][value={value}]").check()
    for name, value in (("seconds", "1800"), ("reserve", "0")):
        alice.locator(f"[name={name}]").fill(value)
    alice.get_by_role("button", name="Start", exact=True).click()
    link = alice.get_by_role("textbox", name="Invite your friends").input_value()
    sit_down(bob, link, "Bob")
    are_ready(alice, bob)
    alice.get_by_role("button", name="Start").click()
    for number, page in enumerate((alice, bob)):
        take_a_deck(page, number)
    for page in (alice, bob):
        page.wait_for_url("**/battle/")
        page.locator("#battle").wait_for()


def take_a_deck(page: Page, number: int) -> None:
    """Take one of the decks that lie ready, and register it."""
    page.locator("#stage").wait_for()
    page.locator("a[href^='?ready=']").nth(number).click()
    page.get_by_role("button", name="Register this deck").click()


def test_it_counts_down_on_both_pages(person: Person) -> None:
    pages = person().new_page(), person(width=360).new_page()
    begin(*pages)
    asked_first(pages)
    for page in pages:
        clock = page.locator(".battle-waits .battle-clock")
        expect(clock).to_have_text(re.compile(r"^\d+:\d\d$"))
        expect(clock).not_to_have_text(clock.inner_text())


def test_it_lets_a_bot_answer_though_nobody_has_the_page_open(
    seated: Callable[..., list[Page]], running: Site
) -> None:
    pages = seated("battling", seconds=1800)
    board, table = pages[0].url, key_of(pages[0])
    elsewhere = pages[0].context.new_page()
    elsewhere.goto("/rulings/")
    for page in pages:
        page.close()
    run_out(running, table)
    seat = board.replace("/tables/", "/api/v1/battles/").removesuffix("battle/")
    elsewhere.wait_for_function(SAYS_SO, arg=seat, polling=500)
    elsewhere.goto(board)
    expect(elsewhere.locator("#log")).to_contain_text("time has run out: a bot answers")
