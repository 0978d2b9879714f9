"""Real browsers in the size of a phone."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    expect,
    sync_playwright,
)

from tests.web import browser
from tests.web.server import Server, send

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PHONE = {"width": 360, "height": 740}
PATIENCE_MS = 120_000
BOUNCES_MS = 400
THUMB_PX = 44
SMALLEST_PX = 16  # of letters
SMALLEST_CONTRAST = 4.5
LOVELY = (Path(__file__).parent / "lovely.js").read_text("utf-8")

expect.set_options(timeout=PATIENCE_MS)


def browser_path() -> str:
    """Without a browser these tests are left out; where CI judges, that is a failure."""
    found = browser.found()
    if found is None:
        (pytest.fail if browser.must_be_here() else pytest.skip)(browser.NONE)
    return found


@contextlib.contextmanager
def browsing() -> Iterator[Browser]:
    path = browser_path()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield opened
        opened.close()


@dataclass
class Phones:
    """Phones around one table. What goes wrong on a page is gathered."""

    browser: Browser
    server: Server
    troubles: list[str]

    def phone(self, path: str = "/", **look: Any) -> Page:
        """One that has scanned the code."""
        usual: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "locale": "en-GB"}
        context = self.browser.new_context(**usual | look)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("console", self._said)
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.goto(f"{self.server.url}{path}?key={self.server.told['key']}")
        return page

    def laid(self, *photos: Path) -> list[int]:
        """A new game, of which these photos are there already; the numbers of their sheets."""
        with self.server.client() as script:
            script.post("/new-game")
            files = send(script, *photos).json()["files"] if photos else []
        return [sheet["id"] for file in files for sheet in file["sheets"]]

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not said.text.startswith("Failed to load resource"):
            self.troubles.append(said.text)

    def _asked(self, asked: Request) -> None:
        """Nothing leaves the house, and nothing comes from elsewhere."""
        ours = (self.server.url, "data:", "blob:")
        if not asked.url.startswith(ours):
            self.troubles.append(f"{asked.url} is elsewhere")

    def _answered(self, answer: Response) -> None:
        """Pages may be gone, thrown away by others; what they are made of may not."""
        if answer.status >= 400 and answer.request.resource_type not in ("document", "fetch"):
            self.troubles.append(f"{answer.status} {answer.url}")


def close_all(browser: Browser) -> None:
    contexts: list[BrowserContext] = browser.contexts
    for context in contexts:
        context.close()


def is_lovely(page: Page) -> None:
    """Fits the phone, the thumb and the eye."""
    page.wait_for_load_state("load")
    page.evaluate("document.fonts.ready")
    assert page.evaluate(LOVELY, [THUMB_PX, SMALLEST_PX, SMALLEST_CONTRAST]) == []


def podium(page: Page) -> list[str]:
    return [re.sub(r"\s+", " ", row).strip() for row in page.locator(".podium li").all_inner_texts()]


def points(page: Page) -> str:
    """What a sheet counts, once its page is there."""
    expect(page.locator("h1")).to_contain_text("points")
    return page.locator("h1").inner_text()


def tap_again(button: Locator) -> None:
    """Later than a thumb that bounces."""
    button.page.wait_for_timeout(BOUNCES_MS)
    button.click()


def otherwise(page: Page) -> str:
    """What a question was not read as."""
    expect(page.locator(".crop")).to_be_visible()
    return "empty" if "read as crossed" in page.locator(".sentence").inner_text() else "crossed"
