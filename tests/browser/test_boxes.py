"""The whole road of packs: make a box, open a pack, print every sheet, verify it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

BOX = re.compile("/boxes/(?!new/)[^/]+/$")
SHEETS = ["Checklist", "Dealing sheet", "Card sheets", "Rest of the box", "Wrappers"]


def make_box(page: Page, seed: str = "") -> str:
    """Make a box as a visitor does; its address."""
    page.goto("/")
    page.get_by_role("navigation").get_by_role("link", name="Packs").click()
    if seed:
        page.get_by_text("Type a seed of your own").click()
        page.get_by_label("Seed").fill(seed)
    page.get_by_role("button", name="Make the box").click()
    page.wait_for_url(BOX)
    return page.url


def fits(page: Page) -> bool:
    page.wait_for_load_state()
    return page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_it_shows_the_odds_while_one_chooses(page: Page) -> None:
    page.goto("/boxes/new/")
    page.get_by_role("radio", name="Even").check()
    expect(page.locator("#odds")).to_contain_text("1–2")
    page.get_by_label("How many packs").fill("36")
    expect(page.locator("#odds")).to_contain_text("36 packs need 468 cards")
    assert fits(page)


def test_it_opens_a_pack_by_keyboard_alone(page: Page) -> None:
    box = make_box(page)
    page.get_by_role("button", name="Take game 1").press("Enter")
    page.get_by_role("link", name="Open pack 1").press("Enter")
    expect(page.get_by_role("button", name="Tear it open")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".pack-cards a")).to_have_count(13)
    expect(page.locator(".pack-cards a").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("2 of 13")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog")).to_contain_text("3 of 13")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert fits(page)
    page.goto(box)
    expect(page.locator(".pack-torn")).to_have_count(1)


def test_it_tears_without_motion_for_whoever_wants_none(
    person: Callable[..., BrowserContext],
) -> None:
    page = person(reduced_motion="reduce").new_page()
    page.goto(f"{make_box(page, 'hello')}packs/1/")
    page.get_by_role("button", name="Tear it open").click()
    assert page.locator(".pack-cards").is_visible()


@pytest.mark.parametrize("sheet", SHEETS)
def test_it_prints_every_sheet(person: Callable[..., BrowserContext], sheet: str) -> None:
    page = person().new_page()
    page.goto(f"{make_box(page, 'hello')}sheets/")
    page.get_by_role("radio", name=sheet).check()
    page.get_by_role("button", name="Make the PDF").click()
    with page.expect_download() as loaded:
        page.get_by_role("link", name="Download the PDF").click()
    assert loaded.value.path().read_bytes().startswith(b"%PDF")


def test_it_verifies_a_revealed_game_here_and_there(page: Page) -> None:
    make_box(page)
    page.get_by_role("button", name="Take game 1").click()
    page.get_by_text("Reveal this game").click()
    page.get_by_role("button", name="Reveal game 1").click()
    expect(page.get_by_role("button", name="Reveal game 1")).to_have_count(0)
    page.get_by_role("link", name="Verify").click()
    expect(page.locator(".verdict-good")).to_have_count(2)
    assert fits(page)


def test_it_calls_nothing_good_of_a_sealed_box(page: Page) -> None:
    make_box(page)
    page.get_by_role("link", name="Verify").click()
    expect(page.locator("#browser-verdict")).to_have_text("Nothing to check yet.")
    expect(page.locator(".verdict-good")).to_have_count(0)


def test_it_finds_a_forged_pack_here_and_there(person: Callable[..., BrowserContext]) -> None:
    page = person().new_page()
    box = make_box(page, "hello")
    page.goto(f"/verify/?box={box.rstrip('/').split('/')[-1]}")
    text = page.get_by_label("What the box revealed").input_value()
    page.get_by_label("What the box revealed").fill(text.replace('"hello"', '"hallo"'))
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".verdict-bad")).to_have_count(2)


def test_it_brings_a_box_to_another_device(person: Callable[..., BrowserContext]) -> None:
    desk, phone = person().new_page(), person(width=360).new_page()
    make_box(desk)
    desk.get_by_role("button", name="Make a keeper's link").click()
    phone.goto(desk.get_by_label("Keeper’s link").input_value())
    phone.get_by_role("button", name="Keep it here").click()
    expect(phone.get_by_role("heading", name="You keep this box")).to_be_visible()
    assert fits(phone)
