"""Building a legal deck from a pool, by mouse, by touch and by keys alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.test_boxes import make_box


def pool(page: Page) -> str:
    """A deck of three packs of an open box, nothing laid yet; its address."""
    make_box(page, "hello")
    page.goto("/decks/packs/")
    page.locator(".deck-list a").first.click()
    page.get_by_role("button", name="Begin to build").click()
    page.wait_for_url("**/decks/*/")
    return page.url


def counts(page: Page, rest: int, main: int, life: int) -> None:
    for place, number in (("rest", rest), ("main", main), ("life", life)):
        expect(page.locator(f".place-{place} .place-count b")).to_have_text(str(number))


def saved(page: Page) -> None:
    expect(page.locator("#saved")).to_have_text("Saved")


def lay_by_pointing(page: Page, place: str, to: str, cards: int) -> None:
    """The first cards of a place to another one, by mouse or by touch."""
    page.get_by_role("button", name="Redo").wait_for()
    for _ in range(cards):
        page.locator(f".place-{place} .laid label").first.click()
        page.locator(f'.move-buttons [value="{to}"]').click()


def lay_all_by_pointing(page: Page) -> None:
    """23 cards to Main, 16 to Life, and an Epic, by mouse or by touch."""
    lay_by_pointing(page, "rest", "main", 23)
    lay_by_pointing(page, "rest", "life", 16)
    page.locator(".epic-choice label").nth(1).click()
    is_legal(page)


def lay_by_keys(page: Page) -> None:
    """The same by keys alone."""
    page.get_by_role("button", name="Redo").wait_for()
    page.keyboard.press("ArrowDown")
    for key, wanted in (("1", 23), ("2", 16)):
        for _ in range(wanted):
            page.keyboard.press(key)
    counts(page, 0, 23, 16)
    page.locator(".epic-choice input").first.focus()
    page.keyboard.press("Space")
    is_legal(page)


def is_legal(page: Page) -> None:
    expect(page.locator(".verdict-legal")).to_contain_text("Ready to play")
    saved(page)


def test_it_builds_a_legal_deck_by_pointing(page: Page) -> None:
    address = pool(page)
    lay_all_by_pointing(page)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.goto(address)
    counts(page, 0, 23, 16)
    expect(page.locator(".epic-choice input").nth(1)).to_be_checked()


def test_it_builds_a_legal_deck_by_keys_alone(person: Callable[..., BrowserContext]) -> None:
    page = person().new_page()
    pool(page)
    lay_by_keys(page)


def test_it_drags_a_card_to_another_place(person: Callable[..., BrowserContext]) -> None:
    page = person().new_page()
    pool(page)
    page.locator(".place-rest .laid").first.drag_to(page.locator(".place-life"))
    counts(page, 38, 0, 1)
    saved(page)
    page.reload()
    page.get_by_role("button", name="Undo").click()
    counts(page, 39, 0, 0)


def test_it_suggests_a_build_and_one_click_undoes_it(page: Page) -> None:
    pool(page)
    page.get_by_role("link", name="Suggest a build").click()
    counts(page, 0, 23, 16)
    expect(page.locator(".suggestion")).to_contain_text("The Main Deck is built around")
    page.get_by_role("button", name="Undo it").click()
    counts(page, 39, 0, 0)
    saved(page)
    page.get_by_role("button", name="Redo").click()
    counts(page, 0, 23, 16)


def test_it_tells_the_later_of_two_tabs(person: Callable[..., BrowserContext]) -> None:
    context = person()
    first, second = context.new_page(), context.new_page()
    second.goto(pool(first))
    first.locator(".place-rest .laid label").first.dblclick()
    saved(first)
    second.locator(".place-rest .laid label").last.dblclick()
    expect(second.locator("#unsaved")).to_contain_text("changed meanwhile")
    counts(second, 38, 1, 0)
    second.get_by_role("button", name="Save mine in its place").click()
    saved(second)
    first.reload()
    counts(first, 38, 1, 0)


def test_it_loses_no_edit_while_the_site_is_away(person: Callable[..., BrowserContext]) -> None:
    context = person()
    page = context.new_page()
    address = pool(page)
    context.set_offline(True)
    page.locator(".place-rest .laid label").first.dblclick()
    expect(page.locator("#saved")).to_contain_text("Not saved yet")
    page.goto("about:blank")  # left before it is sent again
    context.set_offline(False)
    page.goto(address)
    counts(page, 38, 1, 0)
    saved(page)


def test_it_moves_cards_without_script(person: Callable[..., BrowserContext]) -> None:
    context = person()
    address = pool(context.new_page())
    plain = person(java_script_enabled=False, storage_state=context.storage_state()).new_page()
    plain.goto(f"{address}?sort=name&group=color")
    plain.locator(".place-rest .laid label").first.click()
    plain.get_by_role("button", name="Life").click()
    counts(plain, 38, 0, 1)
    plain.get_by_role("button", name="Undo").click()
    counts(plain, 39, 0, 0)


def test_it_filters_sorts_and_groups(page: Page) -> None:
    pool(page)
    page.get_by_label("Group by").select_option("color")
    expect(page.locator(".place-rest .group-head").first).to_contain_text("Red")
    page.get_by_label("Filter").fill("c:red")
    expect(page.locator(".laid-misfit").first).to_be_attached()
    page.get_by_label("Filter").fill("cost<")
    expect(page.locator("#q-fault")).not_to_be_empty()
    page.get_by_label("Filter").fill("")
    expect(page.locator(".laid-misfit")).to_have_count(0)


def test_it_adds_cards_to_a_deck_without_a_pool(page: Page) -> None:
    page.goto("/decks/new/")
    page.get_by_role("button", name="Begin to build").click()
    page.get_by_role("button", name="Redo").wait_for()
    page.wait_for_load_state()
    page.get_by_label("Search the set").fill("r:legend")
    page.locator(".found-card button").first.click()
    counts(page, 0, 1, 0)
    page.locator(".place-main .laid label").click()
    page.get_by_role("button", name="Out").click()
    counts(page, 0, 0, 0)
    page.get_by_role("button", name="Undo").click()
    counts(page, 0, 1, 0)
    saved(page)


@pytest.mark.parametrize("kind", ["Plain text", "Share code"])
def test_it_takes_a_deck_along_and_brings_it_back(page: Page, kind: str) -> None:
    pool(page)
    page.get_by_role("link", name="Suggest a build").click()
    counts(page, 0, 23, 16)
    saved(page)
    page.get_by_role("link", name="Take it along").click()
    text = page.get_by_role("textbox", name=kind).input_value()
    page.goto("/decks/import/")
    page.get_by_role("textbox", name="The deck", exact=True).fill(text)
    expect(page.locator("#reading")).to_contain_text("Main Deck 23")
    page.get_by_role("button", name="Save the deck").click()
    counts(page, 0, 23, 16)
