"""What holds for every page: nothing sticks out, nothing is unreachable, both looks."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

PAGES = [
    "/",
    "/nowhere",
    "/api/",
    "/rulings/",
    "/cards/",
    "/cards/?q=c:purple",
    "/cards/?q=cost<<3",
    "/cards/td-02-x03/",
    "/cards/td-02-x03/reading/",
    "/cards/lists/",
    "/cards/lists/new/",
    "/boxes/",
    "/boxes/new/",
    "/verify/",
    "/bans/",
    "/decks/",
    "/decks/new/",
    "/decks/import/",
    "/decks/packs/",
    "/decks/public/",
    "/drafts/new/",
    "/battles/replay/",
    "/boards/",
    "/boards/new/",
    "/puzzles/gattai/",
    "/statistics/",
    "/statistics/cards/td-02-x03/",
    "/statistics/mine/",
    "/tables/",
    "/account/login/",
    "/account/sign-up/",
]


@pytest.mark.parametrize("address", PAGES)
def test_it_fits_and_says_where_one_is(page: Page, address: str) -> None:
    page.goto(address)
    assert page.evaluate(FITS)
    assert page.title()
    assert address == "/api/" or page.locator("main h1").count() == 1


# The page, and the bar with all its places
FITS = """
[document.documentElement, ...document.querySelectorAll(".bar-places")]
  .every((part) => part.scrollWidth <= part.clientWidth)
"""


@pytest.mark.parametrize("address", PAGES[3:])
def test_it_gives_a_finger_enough_room(person: Callable[..., BrowserContext], address: str) -> None:
    page = person(width=360, has_touch=True, is_mobile=True).new_page()
    page.goto(address)
    small = page.evaluate(TOO_SMALL)
    assert small == []


# Whatever stands in a line of text may be as high as its line (WCAG 2.5.8).
TOO_SMALL = """
[...document.querySelectorAll("button, .button, select, input:not([type=hidden])")]
  .filter((part) => part.checkVisibility() && !part.closest("label, .unseen"))
  .filter((part) => part.getBoundingClientRect().height < 43.5)
  .map((part) => part.outerHTML.slice(0, 120))
"""


def test_it_changes_its_look_and_remembers(page: Page) -> None:
    page.goto("/nowhere")
    page.get_by_role("button", name="Slate").click()
    page.locator("html[data-look=slate]").wait_for()
    page.goto("/")
    assert page.locator("html").get_attribute("data-look") == "slate"


def test_it_asks_nobody_twice_for_their_name(page: Page) -> None:
    page.goto("/puzzles/gattai/")
    page.get_by_label("Your name").fill("Dana")
    page.get_by_role("button", name="Begin").click()
    page.locator("#battle").wait_for()
    for address in ("/drafts/new/", "/battles/new/", "/puzzles/gattai/"):
        page.goto(address)
        expect(page.get_by_label("Your name")).to_have_value("Dana")


def test_it_skips_to_the_page_by_keyboard(page: Page) -> None:
    page.goto("/")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#page")).to_be_focused()
