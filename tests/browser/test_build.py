"""From a real draft's pool to two registered decks, in two browsers."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.test_decks import lay_by_keys, lay_by_pointing
from tests.browser.test_draft import start_duel

Person = Callable[..., BrowserContext]


def drafted(alice: Page, bob: Page) -> None:
    """Two friends draft a DUEL to the last card, by programs, for here it is not looked at."""
    start_duel(alice, bob)
    seats = {page: seat_of_api(page) for page in (alice, bob)}
    for page in seats:
        page.goto("/tables/")
    are_over = False
    while not are_over:
        done = [pick(page, seat) for page, seat in seats.items()]
        are_over = all(done)
    for page in seats:
        page.locator(".table-entry").first.click()
        expect(page.locator(".stage-pool li")).to_have_count(39)


def seat_of_api(page: Page) -> str:
    return page.url.replace("/tables/", "/api/v1/drafts/").removesuffix("draft/")


def pick(page: Page, seat: str) -> bool:
    """Take the first cards before this seat, or open its first pack; True once all are taken."""
    seen = page.request.get(seat).json()
    if hand := seen["hand"]:
        taken = {"cards": hand["cards"][: hand["take"]], "number": hand["number"]}
        sent, way = taken | {"pack": hand["pack"]}, "take/"
    elif choosing := seen["choosing"]:
        sent, way = {"round": choosing["round"], "pack": choosing["packs"][0]}, "choose/"
    else:
        return bool(seen["over"])
    answer = page.request.post(seat + way, data={"game": seen["game"]} | sent)
    assert answer.ok, answer.text()
    return bool(answer.json()["over"])


def build(page: Page, lay: Callable[[Page], None]) -> None:
    """Lay a legal deck of what was drafted."""
    page.get_by_role("button", name="Build it myself").click()
    lay(page)


def register_before_it_is_saved(page: Page) -> None:
    """Choose another Epic and register at once, while the site still saves."""
    held: list[Route] = []
    page.route("**/lay/", lambda route: held.append(route))
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


def test_it_goes_from_the_draft_over_two_builds_to_the_battle(person: Person) -> None:
    alice, bob = person().new_page(), person(width=360, has_touch=True).new_page()
    drafted(alice, bob)
    build(alice, lay_by_keys)
    register_before_it_is_saved(alice)
    expect(seat_of(bob, "Alice")).to_contain_text("ready")
    expect(seat_of(bob, "Bob")).to_contain_text("builds")
    alice.get_by_role("button", name="Take it back").click()
    expect(seat_of(bob, "Alice")).to_contain_text("builds")
    alice.get_by_role("button", name="Register this deck").click()
    build(bob, lay_by_pointing)
    assert bob.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    bob.get_by_role("button", name="Register").click()
    for page in (bob, alice):
        page.wait_for_url("**/battle/", timeout=60_000)


def test_it_freezes_nothing_but_what_is_on_the_screen(person: Person) -> None:
    alice, bob = person().new_page(), person().new_page()
    drafted(alice, bob)
    build(alice, lay_by_pointing)
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
