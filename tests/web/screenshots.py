"""The pictures of docs/serve.md, taken in a real browser at three sizes: `python -m tests.web.screenshots [FOLDER]`."""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from samples.evening import fill
from tests.web.phones import Phones, browsing
from tests.web.server import ROOT, SAMPLES, Server, serving

TABLET = {"width": 768, "height": 900}
DESK = {"width": 1280, "height": 800}


def main(folder: Path) -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        browsing() as browser,
        serving(Path(data), "--host", "127.0.0.2") as server,
    ):
        phones = Phones(browser, server, [])
        empty = phones.phone()
        take(empty, folder, "empty")
        fill(server.url, server.told["key"])
        take(phones.phone(sheet_of(phones, "Ann"), viewport=TABLET), folder, "tablet")
        take(phones.phone(viewport=DESK), folder, "desk")
        on_the_phone(phones, server, folder)
        take(phones.phone("/die", color_scheme="dark", locale="fr-FR"), folder, "dark")


def on_the_phone(phones: Phones, server: Server, folder: Path) -> None:
    page = phones.phone()
    take(page, folder, "tonight")
    page.goto(server.url + sheet_of(phones, "Chloé"))
    page.locator("[data-light]").first.click()
    take(page, folder, "sheet")
    page.goto(server.url + sheet_of(phones, "Chloé") + "/settle")
    take(page, folder, "settle")
    phones.laid()
    page.goto(f"{server.url}/")
    page.locator("#photo").set_input_files([SAMPLES / "pencil.jpg", SAMPLES / "curled.jpg", SAMPLES / "ball-pen.jpg"])
    page.locator(".thumb, .photo img").first.wait_for()
    take(page, folder, "reading", settle_ms=300)
    phones.laid()
    with server.client() as script:
        for roll in (6, 4, 3, 3):
            script.post("/api/rolls", json={"roll": roll})
        script.post("/set", data={"first": "yes"})
        for roll in (5, 2, 4):
            script.post("/api/rolls", json={"roll": roll})
    for path, name in (
        ("/die", "die"),
        ("/print", "print"),
        ("/odds", "odds"),
        ("/evenings", "evenings"),
        ("/join", "join"),
    ):
        page.goto(server.url + path)
        take(page, folder, name)
    page.goto(f"{server.url}/tally/uly-polly")
    for name in ("Mia", "Leo"):
        page.locator("input[name=new]").fill(name)
        page.get_by_role("button", name="Add").click()
        page.locator("h2", has_text=name).wait_for()
    for count in (1, 2, 3):
        page.get_by_role("button", name="tokens: one more").first.click()
        page.locator("output", has_text=str(count)).first.wait_for()
    take(page, folder, "tokens")


def sheet_of(phones: Phones, player: str) -> str:
    with phones.server.client() as script:
        (night,) = script.get("/api/nights").json()["nights"]
        games = script.get(f"/api/nights/{night['id']}").json()["games"]
    return next(f"/sheets/{row['id']}" for game in games for row in game["standings"] if row["player"] == player)


def take(page: Page, folder: Path, name: str, settle_ms: int = 800) -> None:
    """Small: a few hundred colours are plenty for flat art."""
    page.wait_for_load_state("load")
    page.wait_for_timeout(settle_ms)
    with Image.open(BytesIO(page.screenshot())) as shot:
        shot.convert("RGB").quantize(128, dither=Image.Dither.NONE).save(folder / f"serve-{name}.png", optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures")
