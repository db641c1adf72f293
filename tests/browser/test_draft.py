"""Drafting in a real browser."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

Person = Callable[..., BrowserContext]


def open_table(page: Page, **choices: str) -> None:
    page.goto("/drafts/new/")
    page.get_by_label("Your name").fill("Alice")
    page.get_by_label("Name of the table").fill("Friday")
    for name, value in choices.items():
        field = page.locator(f"[name={name}]").first
        if field.get_attribute("type") == "radio":
            page.locator(f"[name={name}][value='{value}']").check()
        else:
            field.fill(value)
    page.get_by_role("button", name="Open the table").click()


def be_ready(page: Page) -> None:
    page.get_by_role("button", name="I’m ready").click()
    page.get_by_role("button", name="I’m not ready").wait_for()


def test_it_picks_for_whoever_is_too_slow(person: Person) -> None:
    page = person().new_page()
    open_table(page, pace="live", seconds="10", first_extra="0")
    be_ready(page)
    page.get_by_role("button", name="Start the draft").click()
    chosen = page.locator(".hand-card label").nth(5)
    name = chosen.locator(".face-name").inner_text()
    chosen.click()
    page.get_by_text("time ran out").wait_for()
    expect(page.locator(".pool-row")).to_have_count(1)
    expect(page.locator(".pool-row")).to_contain_text(name)
