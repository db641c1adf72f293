"""What holds for every page: nothing sticks out, nothing is unreachable, both looks."""

import pytest
from playwright.sync_api import Page

PAGES = ["/", "/nowhere", "/api/"]


@pytest.mark.parametrize("address", PAGES)
def test_it_never_scrolls_sideways(page: Page, address: str) -> None:
    page.goto(address)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_it_changes_its_look_and_remembers(page: Page) -> None:
    page.goto("/nowhere")
    page.get_by_role("button", name="Slate").click()
    page.goto("/")
    assert page.locator("html").get_attribute("data-look") == "slate"


def test_it_skips_to_the_page_by_keyboard(page: Page) -> None:
    page.goto("/")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "page"
