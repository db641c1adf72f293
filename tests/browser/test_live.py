"""One browser with many tabs, and a server that is started anew under them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from drafts.table.caller import Drafter
from tables.serving import Site, own_site
from tests.browser.test_battle import QUESTION, begin, own_main_phase, question
from tests.browser.test_battle_friends import end_phase
from tests.browser.test_draft import open_table

TABS = 8


@pytest.fixture(scope="module")
def own() -> Iterator[Site]:
    """A site with one server that a test may stop, and starts again at the same address."""
    with own_site() as site:
        site.manage("collectstatic", "--no-input", "--verbosity", "0")
        site.serve()
        yield site


def test_it_moves_eight_tabs_by_one_stream_and_again_after_a_restart(
    own: Site, chromium: Browser
) -> None:
    context = chromium.new_context(base_url=own.addresses[0])
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    first = context.new_page()
    link = open_table(first)
    tabs = [first, *(context.new_page() for _ in range(TABS - 1))]
    for tab in tabs[1:]:
        tab.goto(first.url)
    table, secret = link.rstrip("/").split("/")[-2:]
    sit_down(own, table, secret, "Bob")
    for tab in tabs:
        expect(tab.get_by_text("Bob", exact=True)).to_be_visible()
    assert sum("/live/" in url for url in asked) == 1
    restart(own)
    sit_down(own, table, secret, "Charlie")
    for tab in tabs:
        expect(tab.get_by_text("Charlie", exact=True)).to_be_visible()
    first.close()
    sit_down(own, table, secret, "Dora")
    for tab in tabs[1:]:
        expect(tab.get_by_text("Dora", exact=True)).to_be_visible()
    context.close()


def test_it_moves_eight_tabs_of_a_battle_and_again_after_a_restart(
    own: Site, chromium: Browser
) -> None:
    own.work()
    context = chromium.new_context(base_url=own.addresses[0])
    first = begin(context.new_page(), "duel")
    own_main_phase(first)
    tabs = [first, *(context.new_page() for _ in range(TABS - 1))]
    for tab in tabs[1:]:
        tab.goto(first.url)
    discard(first)
    show_the_same(first, tabs, "Main Phase 1")
    restart(own)
    end_phase(tabs[1])
    show_the_same(tabs[1], tabs, "Main Phase 2")
    context.close()


def discard(page: Page) -> None:
    """Color Charge; the same Main Phase goes on."""
    cards = page.locator(".own-card").count()
    page.locator(".option-label", has_text="Discard").first.click()
    page.locator(".ask-confirm").click()
    expect(page.locator(".own-card")).to_have_count(cards - 1)
    page.locator(QUESTION).wait_for()


def show_the_same(acted: Page, tabs: list[Page], phase: str) -> None:
    """All tabs come to the question of the one that acted, of this phase."""
    prompt = f"{QUESTION} #ask-prompt"
    expect(acted.locator(prompt)).to_contain_text(phase)
    for tab in tabs:
        expect(tab.locator("#battle")).to_have_attribute("data-choice", question(acted))
        expect(tab.locator(prompt)).to_contain_text(phase)


def sit_down(site: Site, table: str, secret: str, name: str) -> None:
    """Somebody else joins the table from elsewhere."""
    Drafter(site.addresses[-1]).join({"table": table, "join": secret}, name)


def restart(site: Site) -> None:
    """Stop the server and start it anew at the same address."""
    server = next(process for process in site.processes if "uvicorn" in process.args)
    server.terminate()
    server.wait()
    site.processes.remove(server)
    site.serve(int(site.addresses[0].rpartition(":")[2]))
