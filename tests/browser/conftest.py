"""A real server, a real worker and a real Chromium for the tests of pages.

Every page these tests open fails its test when it breaks the Content-Security-Policy, raises an
error in its script, or asks for anything from elsewhere.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tables.serving import Site, own_site
from tests import meanwhile

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
# The pages of its own that Chromium lays out for each new window take most of the time of a test.
# This takes the place of what Playwright switches off, and so names what matters of that again.
SWITCHED_OFF = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
# Chromium's own calls home would be refused, many at a time, on a machine without a network.
QUIET = [
    f"--disable-features={','.join(SWITCHED_OFF)}",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]

PATIENCE = 60_000  # milliseconds; a busy machine makes nothing untrue
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def running() -> Iterator[Site]:
    """A running site with an empty database and a worker of its own."""
    with own_site() as site:
        site.manage("collectstatic", "--no-input", "--verbosity", "0")
        site.work()
        site.serve()
        yield site


@pytest.fixture(scope="session")
def site(running: Site) -> str:
    """Its address."""
    return running.addresses[0]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        if os.environ.get("CI"):
            pytest.fail("CI must have Chromium")
        pytest.skip("this machine has no Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


VIOLATIONS = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""


class Watch:
    """Everything a page does that no page of ours may do."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.faults: list[str] = []

    def over(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.faults.append(f"script error: {error}"))
        page.on("console", self.hear)
        page.on("request", lambda request: self.see(request.url))

    def hear(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.faults.append(message.text)

    def see(self, url: str) -> None:
        if not url.startswith((self.site, "blob:", "about:")):
            self.faults.append(f"asked elsewhere: {url}")


# Each person lives elsewhere, so that nobody uses up the limits of another
HOMES = map(ip_address("10.1.0.0").__add__, count(1))


@pytest.fixture
def person(chromium: Browser, site: str) -> Iterator[Callable[..., BrowserContext]]:
    """Makes a browser of one more person: `person(width=360)`; several in one test know nothing
    of each other."""
    watch = Watch(site)
    contexts: list[BrowserContext] = []

    def make(width: int = 1280, **options: Any) -> BrowserContext:
        context = chromium.new_context(
            base_url=site,
            viewport={"width": width, "height": 800},
            extra_http_headers={"X-Forwarded-For": str(next(HOMES))},
            **options,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(VIOLATIONS)
        context.on("page", watch.over)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        for page in context.pages:
            watch.faults += page.evaluate("window.violations ?? []")
        context.close()
    assert watch.faults == []


@pytest.fixture
def seated(person: Callable[..., BrowserContext], running: Site) -> Callable[..., list[Page]]:
    """Alice at a desk and Bob with a phone, who are "building" or "battling": their pages."""

    def make(stage: str, **wishes: object) -> list[Page]:
        pages = [person().new_page(), person(width=360, has_touch=True).new_page()]
        held = meanwhile.seated(running, stage, people=2, rules="duel", **wishes)
        for page, (address, session) in zip(pages, held, strict=True):
            cookie = {"name": "sessionid", "value": session, "url": running.addresses[0]}
            page.context.add_cookies([cookie])
            page.goto(address)
        return pages

    return make


@pytest.fixture(params=[1280, 360], ids=["wide", "phone"])
def page(person: Callable[..., BrowserContext], request: pytest.FixtureRequest) -> Page:
    """One person's page, once on a desk and once on a phone."""
    return person(width=request.param, has_touch=request.param == 360).new_page()
