"""Whatever the file: exit 2, one line that says why, soon, and in little memory. Never a traceback."""

import io
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pillow_heif
import pytest
from PIL import Image

from rollwrite.errors import ExitCode
from rollwrite.language import language
from rollwrite.score_report import file_document
from rollwrite.scored import ScoredFile
from tests.door import rollwrite
from tests.simulator import photo
from tests.simulator.broken import MAGIC, not_pictures, random_bytes, scrambled, truncated
from vision.files import Reading, read_file, read_files

MOST_MEGABYTES = 400
# The command, and last of all the most memory its process has had: getrusage would count the test's own before it.
CALL = """
import atexit, re
from pathlib import Path
from cli import main
atexit.register(lambda: print(re.search(r"VmHWM:\\s*(\\d+)", Path("/proc/self/status").read_text())[1], flush=True))
main()
"""
BROKEN = dict(not_pictures())


def scored(folder: Path, name: str, data: bytes) -> ScoredFile:
    file = folder / name
    file.write_bytes(data)
    return read_file(file, Reading())


def assert_refused(entry: ScoredFile) -> None:
    error = file_document(entry, language())["error"]
    assert entry.exit_code == ExitCode.UNUSABLE
    assert entry.sheets == ()
    assert isinstance(error, str)
    assert error.strip()
    assert "\n" not in error
    assert "Traceback" not in error


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    """One good scan in every format that is read."""
    data, _ = photo("scan", 5)
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    picture.thumbnail((1500, 1500))
    formats = {"jpeg": "JPEG", "png": "PNG", "webp": "WEBP", "tiff": "TIFF", "pdf": "PDF"}
    written = {kind: _written(picture, form) for kind, form in formats.items()}
    return {**written, "heic": _heic(picture)}


def _written(picture: Image.Image, form: str) -> bytes:
    stream = io.BytesIO()
    picture.save(stream, form)
    return stream.getvalue()


def _heic(picture: Image.Image) -> bytes:
    stream = io.BytesIO()
    pillow_heif.from_pillow(picture).save(stream, quality=70)
    return stream.getvalue()


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_photo_of_a_sheet_is_refused(tmp_path: Path, name: str) -> None:
    assert_refused(scored(tmp_path, name, BROKEN[name]))


@pytest.mark.parametrize("kind", MAGIC)
def test_every_format_is_read_whole(tmp_path: Path, files: dict[str, bytes], kind: str) -> None:
    entry = scored(tmp_path, "misnamed.txt", files[kind])
    assert entry.errors == ()
    assert len(entry.sheets) == 1


@pytest.mark.parametrize("share", [0.01, 0.3, 0.7, 0.97])
@pytest.mark.parametrize("kind", MAGIC)
def test_a_file_cut_off_is_refused(tmp_path: Path, files: dict[str, bytes], kind: str, share: float) -> None:
    assert_refused(scored(tmp_path, f"cut.{kind}", truncated(files[kind], share)))


@pytest.mark.parametrize("kind", MAGIC)
def test_random_bytes_are_refused(tmp_path: Path, kind: str) -> None:
    for seed in range(25):
        assert_refused(scored(tmp_path, f"noise-{seed}.jpg", random_bytes(kind, seed)))
    assert_refused(scored(tmp_path, "noise.jpg", np.random.default_rng(9).bytes(4000)))


@pytest.mark.parametrize("kind", MAGIC)
def test_a_damaged_file_never_ends_in_a_traceback(tmp_path: Path, files: dict[str, bytes], kind: str) -> None:
    for seed in range(3):
        entry = scored(tmp_path, f"damaged-{seed}.{kind}", scrambled(files[kind], seed))
        assert entry.exit_code in list(ExitCode)
        assert (not entry.errors) == bool(entry.sheets)


def test_one_line_each_and_little_memory_at_the_command_line(tmp_path: Path, files: dict[str, bytes]) -> None:
    """As a person calls it: decoders that write to the terminal on their own are heard here, and bombs are weighed."""
    worst = {**BROKEN, "cut.jpg": truncated(files["jpeg"], 0.6), "cut.png": truncated(files["png"], 0.6)}
    for name, data in worst.items():
        (tmp_path / name).write_bytes(data)
    lines, exit_code, megabytes = _run([str(tmp_path / name) for name in worst])
    assert exit_code == ExitCode.UNUSABLE
    assert len(lines) == len(worst)
    assert all(name in line for name, line in zip(worst, lines, strict=True))
    assert megabytes < MOST_MEGABYTES


def test_a_bad_file_does_not_stop_the_others(tmp_path: Path, files: dict[str, bytes]) -> None:
    (tmp_path / "a.jpg").write_bytes(files["jpeg"])
    (tmp_path / "b.jpg").write_bytes(b"no photo")
    lines, exit_code, _ = _run([str(tmp_path / "a.jpg"), str(tmp_path / "b.jpg"), "--json"])
    good, bad = json.loads("".join(lines))["files"]
    assert exit_code == ExitCode.UNUSABLE
    assert (good["error"], len(good["sheets"])) == (None, 1)
    assert bad["error"]


def test_a_fault_of_ours_in_one_file_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_at_b(path: Path, how: Reading) -> ScoredFile:
        if path.name == "b":
            raise ZeroDivisionError("by\nnobody")
        return ScoredFile(str(path))

    monkeypatch.setattr("vision.files.read_file", broken_at_b)
    good, bad, other = read_files([Path("a"), Path("b"), Path("c")], Reading(), jobs=1)
    assert_refused(bad)
    assert (good.errors, other.errors) == ((), ())


@pytest.mark.parametrize("name", ["bomb.png", "magic.jpeg", "cut.jpg"])
def test_validate_names_the_file_it_cannot_open(tmp_path: Path, files: dict[str, bytes], name: str) -> None:
    file = tmp_path / name
    file.write_bytes(BROKEN.get(name) or truncated(files["jpeg"], 0.6))
    said = rollwrite("validate", str(file), "--json")
    assert said.code == ExitCode.UNUSABLE
    assert said.document["error"].startswith(f"{file}: ")


@pytest.mark.parametrize("blank", [255, 250, 236])
def test_an_empty_page_of_a_scan_harms_nobody(tmp_path: Path, files: dict[str, bytes], blank: int) -> None:
    """White all over, as scanners clean it, or with paper's own faint shades."""
    page = np.linspace(blank - 5, blank, 1200 * 900).reshape(1200, 900).astype(np.uint8)
    with Image.open(io.BytesIO(files["png"])) as picture:
        stream = io.BytesIO()
        picture.convert("RGB").save(stream, "PDF", save_all=True, append_images=[Image.fromarray(page)])
    entry = scored(tmp_path, "scan.pdf", stream.getvalue())
    assert (entry.errors, len(entry.sheets)) == ((), 1)


def _run(arguments: list[str]) -> tuple[list[str], int, float]:
    """The command in one process: all it says, its exit code, and how many megabytes it took at most."""
    command = [sys.executable, "-c", CALL, "score", "--jobs", "1", *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    *lines, memory = (line for line in done.stdout.splitlines() if line.strip())
    return lines, done.returncode, int(memory) / 1024
