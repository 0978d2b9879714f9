"""`make test` finds a browser or fetches one; where it may do neither, it says so, and CI calls that a failure."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.web import browser, phones

APT = """#!/bin/sh
echo "$DEBIAN_FRONTEND $@" >> "$(dirname "$0")/asked"
[ "$1" != install ] || { printf '#!/bin/sh\\n' > "$(dirname "$0")/chromium"; /bin/chmod +x "$(dirname "$0")/chromium"; }
"""


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any browser."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browser, "APPLICATIONS", ())
    monkeypatch.delenv("CI", raising=False)
    return tmp_path


def script(file: Path, text: str) -> Path:
    file.write_text(text.replace("dirname", "/usr/bin/dirname"))
    file.chmod(0o755)
    return file


@pytest.mark.parametrize("name", ["chromium", "google-chrome", "microsoft-edge"])
def test_a_browser_of_this_machine_is_found(bare: Path, name: str) -> None:
    own = script(bare / name, "#!/bin/sh\n")
    assert browser.found() == str(own)
    assert browser.main() == 0


def test_debians_is_fetched_by_root(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    script(bare / "apt-get", APT)
    assert browser.main() == 0
    assert browser.found() == str(bare / "chromium")
    assert (bare / "asked").read_text().splitlines() == [
        "noninteractive update -qq",
        "noninteractive install -y -qq --no-install-recommends chromium",
    ]


def test_nothing_is_fetched_by_anybody_else(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    script(bare / "apt-get", APT)
    assert browser.main() == 0
    assert capsys.readouterr().out == f"{browser.NONE}\n"
    assert not (bare / "asked").exists()
    with pytest.raises(pytest.skip.Exception, match="the pages are not tried"):
        phones.browser_path()


def test_where_ci_judges_none_is_a_failure(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setenv("CI", "true")
    script(bare / "apt-get", "#!/bin/sh\nexit 100\n")
    assert browser.main() == 1
    with pytest.raises(pytest.fail.Exception, match="the pages are not tried"):
        phones.browser_path()
