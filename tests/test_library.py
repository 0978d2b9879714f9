"""The page about the library, run as it is written."""

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent
PAGE = (HOUSE / "docs" / "library.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_the_code_of_the_page_runs_and_says_what_it_should(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "samples").symlink_to(HOUSE / "samples")
    known: dict[str, object] = {}
    for block in BLOCKS:
        exec(compile(block, "docs/library.md", "exec"), known)
    assert known["record"].verdict.legal  # type: ignore[attr-defined]
    assert (tmp_path / "w.pdf").read_bytes().startswith(b"%PDF")
    pictures = sorted(tmp_path.glob("*.png"))
    assert pictures
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in pictures)


def test_what_is_typed_in_a_notebook_shows_itself_in_one_line() -> None:
    import rollwrite as rw
    import sheets
    import vision

    face = rw.wolle.face("A")
    assert rw.wolle.generate(2026) == rw.wolle.face_called("2026")
    record = rw.wolle.Record.parse("game: wolle\nface: A\n6 R4 D2\n")
    (sheet,) = vision.read(HOUSE / "samples" / "doubtful.jpg")
    for value in (face, record, record.verdict, record.verdict.score, sheets.wolle(face), sheet, sheet.doubts[0].crop):
        assert "\n" not in repr(value)
        assert len(repr(value)) < 120
