"""From a real draft's pool to two registered decks, in two browsers."""

from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.test_decks import lay_all_by_pointing, lay_by_keys

Seated = Callable[..., list[Page]]


def build(page: Page, lay: Callable[[Page], None]) -> None:
    """Lay a legal deck of what was drafted, card by card."""
    page.get_by_role("button", name="Build it myself").click()
    lay(page)


def register_before_it_is_saved(page: Page) -> None:
    """Choose another Epic and register at once, while the site still saves."""
    held: list[Route] = []
    page.route("**/lay/", lambda route: held.append(route))
    with page.expect_request("**/lay/"):
        page.locator("[name=epic]:not(:checked)").first.check(force=True)
    wanted = page.locator("[name=epic]:checked").get_attribute("value")
    page.get_by_role("button", name="Register").click()
    expect(page.locator("#saved")).to_have_text("Saving …")
    held[0].continue_()
    expect(page.get_by_role("heading", name="Registered")).to_be_visible()
    seat = page.url.replace("/tables/", "/api/v1/builds/").removesuffix("build/")
    assert page.request.get(seat).json()["registered"]["epics"] == [wanted]


def seat_of(page: Page, name: str):
    return page.locator(".ring-seat", has_text=name)


def test_it_goes_from_the_draft_over_two_builds_to_the_battle(seated: Seated) -> None:
    alice, bob = seated("building", seats=2)
    build(alice, lay_by_keys)
    register_before_it_is_saved(alice)
    expect(seat_of(bob, "Alice")).to_contain_text("ready")
    expect(seat_of(bob, "Bob")).to_contain_text("builds")
    alice.get_by_role("button", name="Take it back").click()
    expect(seat_of(bob, "Alice")).to_contain_text("builds")
    alice.get_by_role("button", name="Register this deck").click()
    expect(seat_of(bob, "Alice")).to_contain_text("ready")
    build(bob, lay_all_by_pointing)
    assert bob.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    bob.get_by_role("button", name="Register").click()
    for page in (bob, alice):
        page.wait_for_url("**/battle/")


def test_it_freezes_nothing_but_what_is_on_the_screen(seated: Seated) -> None:
    alice, _ = seated("building", seats=2)
    build(alice, lay_all_by_pointing)
    other = alice.context.new_page()
    other.goto(alice.url)
    alice.get_by_role("link", name="Friday").click()
    alice.get_by_role("button", name="Register this deck").wait_for()
    other.locator(".place-main .laid-input").first.focus()
    other.keyboard.press("3")
    expect(other.locator("#saved")).to_have_text("Saved")
    alice.get_by_role("button", name="Register this deck").click()
    expect(alice.get_by_role("alert")).to_contain_text("changed since the page was made")
    expect(alice.get_by_role("button", name="Register this deck")).to_be_disabled()
