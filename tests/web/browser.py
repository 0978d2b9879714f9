"""A browser for the tests of the pages: one of this machine, or Debian's where it may be fetched.
`make test` begins with `python -m tests.web.browser`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
    "microsoft-edge",
    "microsoft-edge-stable",
)
APPLICATIONS = (  # where they lie on a Mac and on Windows, on no path
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
NONE = "no browser found (chromium, Chrome or Edge): the pages are not tried"
FETCH = (("update", "-qq"), ("install", "-y", "-qq", "--no-install-recommends", "chromium"))


def found() -> str | None:
    by_name = next(filter(None, map(shutil.which, BROWSERS)), None)
    return by_name or next((path for path in APPLICATIONS if Path(path).is_file()), None)


def must_be_here() -> bool:
    """Where CI judges, a page that was not tried is not good."""
    return os.environ.get("CI") == "true"


def fetched() -> str | None:
    """Debian's, if we may: that takes root, and apt-get."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    print("fetching Debian's chromium for the tests of the pages …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in FETCH:
        if subprocess.run([apt, *words], env=quiet, stdout=subprocess.DEVNULL, check=False).returncode != 0:
            return None
    return found()


def main() -> int:
    if found() or fetched():
        return 0
    print(NONE, flush=True)
    return 1 if must_be_here() else 0


if __name__ == "__main__":
    sys.exit(main())
