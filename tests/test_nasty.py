"""Calls that nobody should make: closed or full outputs, names that are no text, words said twice. Each is told in one
sentence, and nothing is lost without a word."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.door import rollwrite
from tests.test_door import HOUSE, call

NO_TEXT = os.fsdecode(b"caf\xe9.txt")  # a name of a file that was never UTF-8
DOUBTFUL = Path(__file__).parent.parent / "samples" / "doubtful.jpg"
RECORD = "game: wolle\nface: A\nvariant: no-cups\n3 pass\n"
FULL = Path("/dev/full")
full_disk = pytest.mark.skipif(not FULL.exists(), reason="this machine has no disk that is always full")


def shell(words: str) -> subprocess.CompletedProcess[str]:
    line = words.replace("rollwrite", f"{sys.executable} -m cli")
    return subprocess.run(line, shell=True, cwd=HOUSE, capture_output=True, text=True, check=False)


@full_disk
@pytest.mark.parametrize("words", ["layout wolle --json", "layout wolle", "print wolle --out -", "--help"])
def test_a_full_disk_is_told_and_is_no_success(words: str) -> None:
    done = shell(f"rollwrite {words} >/dev/full")
    assert (done.returncode, done.stderr.count("\n")) == (2, 0 if "--json" in words else 1)
    assert "--json" in words or "-: cannot be written (the disk is full)" in done.stderr


@pytest.mark.parametrize("words", ["layout wolle --json >&-", "layout chess 2>&-", "layout wolle | head -c 1"])
def test_who_does_not_listen_is_not_waited_for(words: str) -> None:
    assert "Traceback" not in shell(f"rollwrite {words}").stderr


@pytest.mark.parametrize("code", [0, 1])
def test_who_stops_listening_changes_nothing_about_the_answer(tmp_path: Path, code: int) -> None:
    """The exit code says what was found, and 1 is no word for a pipe that somebody has closed."""
    file = tmp_path / "record.txt"
    file.write_text(RECORD + "7 U1\n" * code, "utf-8")
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([sys.executable, "-m", "cli", "validate", str(file)], cwd=HOUSE, stdout=writing, check=False)
    os.close(writing)
    assert done.returncode == code


def test_a_file_for_a_closed_output_is_not_lost_without_a_word() -> None:
    done = shell("rollwrite print wolle --out - >&-")
    assert (done.returncode, done.stderr) == (2, "rollwrite: -: cannot be written (it is closed)\n")


@pytest.mark.parametrize("letters", ["ascii", "cp1252", "latin-1"])
def test_a_document_loses_no_letter_on_any_console(tmp_path: Path, letters: str) -> None:
    name = "Żółć “Zoë”"
    (tmp_path / "record.txt").write_text(f"player: {name}\n{RECORD}", "utf-8")
    done = call("score", str(tmp_path / "record.txt"), "--json", PYTHONIOENCODING=letters)
    (file,) = json.loads(done.stdout)["files"]
    assert file["sheets"][0]["player"] == name


def test_a_name_that_is_no_text_is_read_and_told(tmp_path: Path) -> None:
    file = tmp_path / NO_TEXT
    file.write_text(RECORD, "utf-8")
    done = call("score", str(file), "--json", PYTHONIOENCODING="utf-8:strict")
    assert json.loads(done.stdout.decode())["files"][0]["file"] == str(file)
    assert b"caf?.txt" in call("score", str(file), PYTHONIOENCODING="utf-8:strict").stdout
    assert b"caf?.txt," in call("score", str(file), "--csv", "-").stdout


@pytest.mark.parametrize(
    "words",
    [
        ("odds", "--bid", "20", "--bid", "24"),
        ("print", "wolle", "--cups", "none", "--cups", "random"),
        ("score", "x.jpg", "--name", "K7Q2=Ann", "--name", "k7q2=Ben"),
        ("score", "x.jpg", "--fix", "mouse.1=yes", "--fix", "mouse.1=no"),
        ("score", str(DOUBTFUL), "--fix", "mouse.3=no", "--fix", "6UM5/mouse.3=yes"),
        ("score", "x.jpg", "--fix", "K7Q2/segment:A1-A2=yes", "--fix", "K7Q2/segment:A2-A1=no"),
    ],
)
def test_two_answers_to_one_question_are_refused_not_chosen_from(words: tuple[str, ...]) -> None:
    said = rollwrite(*words, "--json")
    assert said.code == 2
    assert said.document["error"].endswith(("once will do", "leave one of them out"))


def test_flags_and_lists_may_be_said_twice(tmp_path: Path) -> None:
    (tmp_path / "record.txt").write_text(RECORD, "utf-8")
    assert rollwrite("score", str(tmp_path / "record.txt"), "--json", "--json").code == 0
    order = ("print", "wolle", "--out", str(tmp_path / "two.pdf"), "--player", "Ann", "--player", "Ann")
    assert rollwrite(*order).code == 0


@pytest.mark.parametrize(
    "words",
    [
        ("layout", "wolle", "--face", ""),
        ("print", "wolle", "--face", "", "--out", "-"),
        ("print", "wolle", "--cups", "", "--out", "-"),
        ("print", "uly-polly", "--part", "", "--out", "-"),
        ("score", "x.jpg", "--face", ""),
    ],
)
def test_an_option_without_a_word_in_it_is_not_passed_over(words: tuple[str, ...]) -> None:
    said = rollwrite(*words)
    assert said.code == 2
    assert "''" in said.err


@pytest.mark.parametrize(
    "words",
    [
        ("odds", "--chips"),
        ("odds", "--modifier"),
        ("print", "wolle", "--per-page"),
        ("print", "uly-polly", "--sheets"),
        ("hunt", "samples/uly-polly.txt", "--round"),
        ("balance", "--games"),
    ],
)
def test_numbers_of_thirty_digits_are_refused_in_a_sentence(words: tuple[str, ...]) -> None:
    said = rollwrite(*words, "9" * 30, "--json")
    assert said.code == 2
    assert list(said.document) == ["error"]


def test_more_processes_than_there_is_work_for_are_not_started() -> None:
    assert rollwrite("balance", "--games", "2", "--jobs", "9" * 30, "--json").code == 0


@pytest.mark.parametrize("words", [("play", "wolle", "--save", "{}"), ("nights", "--data", "{}")])
def test_no_file_can_have_a_name_without_end(words: tuple[str, ...]) -> None:
    name = "x" * 300
    said = rollwrite(*(word.format(name) for word in words))
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert said.err.startswith(f"rollwrite: {name}")
    assert "cannot be read (no file can have such a name)" in said.err


def test_evenings_are_kept_in_a_folder_and_not_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(RECORD, "utf-8")
    assert rollwrite("nights", "--data", str(tmp_path / "none-yet")).code == 0
    said = rollwrite("nights", "--data", str(file))
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert str(file) in said.err


@pytest.mark.parametrize("option", [("--annotate", "read"), ("--debug", "stages"), ("--ask",)])
def test_what_belongs_to_photos_is_refused_where_there_is_none(tmp_path: Path, option: tuple[str, ...]) -> None:
    (tmp_path / "record.txt").write_text(RECORD, "utf-8")
    said = rollwrite("score", str(tmp_path / "record.txt"), *option)
    assert (said.code, said.err) == (2, f"rollwrite: {option[0]} does not apply here, leave it out\n")


def test_standard_output_takes_a_face_or_what_is_said_of_it() -> None:
    assert "leave out --json" in rollwrite("face", "2026", "--out", "-", "--json").document["error"]
    two_files = rollwrite("face", "2026", "--out", "-", "--picture", "-")
    assert two_files.code == 2
    assert "--json" not in two_files.err
    alone = rollwrite("face", "2026", "--out", "-")
    assert alone.out.startswith("# Dots")
    assert alone.out.rstrip().endswith("]")
    assert alone.err


@pytest.mark.parametrize("picture", ["nowhere/mat.png", "mat.bmp", "there.png", "folder.svg", "face.toml"])
def test_a_face_and_its_picture_are_written_both_or_not_at_all(tmp_path: Path, picture: str) -> None:
    (tmp_path / "there.png").write_bytes(b"mine")
    (tmp_path / "folder.svg").mkdir()
    said = rollwrite("face", "A", "--out", str(tmp_path / "face.toml"), "--picture", str(tmp_path / picture))
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["folder.svg", "there.png"]
    assert (tmp_path / "there.png").read_bytes() == b"mine"


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "mat.svg").mkdir()
    words = ("--out", str(tmp_path / "face.toml"), "--picture", str(tmp_path / "mat.svg"), "--force")
    said = rollwrite("face", "A", *words)
    assert (said.code, said.err) == (2, f"rollwrite: {words[3]}: cannot be written (it is a folder)\n")
    assert [file.name for file in tmp_path.iterdir()] == ["mat.svg"]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "the file is empty"),
        (b" \n", "the file is empty"),
        (b"\xff\xd8\xff\xe0 a photo", "not a text in UTF-8"),
        (b"mice\0", "not a text in UTF-8"),
    ],
)
@pytest.mark.parametrize("words", [("face", "{}"), ("print", "volle-wolle", "--out", "-", "--deck", "{}")])
def test_a_file_that_must_be_a_text_is_told_what_it_lacks(
    tmp_path: Path, words: tuple[str, ...], data: bytes, sentence: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(data)
    said = rollwrite(*(word.format(file) for word in words))
    assert (said.code, said.err) == (2, f"rollwrite: {file}: {sentence}\n")


def test_a_file_that_cannot_be_is_its_own_fault_and_stops_nobody(tmp_path: Path) -> None:
    good = tmp_path / "good.txt"
    good.write_text(RECORD, "utf-8")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    words = (str(tmp_path / ("x" * 300)), str(tmp_path / "loop"), "a\0b", str(good))
    said = rollwrite("score", *words, "--jobs", "1", "--json")
    assert [bool(file["error"]) for file in said.document["files"]] == [True, True, True, False]
    assert "should not happen" not in said.out


def test_a_folder_nobody_may_look_into_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good, secret, shut = tmp_path / "good.txt", tmp_path / "open" / "secret.txt", tmp_path / "shut"
    secret.parent.mkdir()
    shut.mkdir()
    for file in (good, secret):
        file.write_text(RECORD, "utf-8")
    looked_into, opened = Path.iterdir, Path.open

    def iterdir(folder: Path) -> object:
        if folder == shut:
            raise PermissionError(13, "Permission denied", str(folder))
        return looked_into(folder)

    def open_it(file: Path, *how: object, **more: object) -> object:
        if file == secret:
            raise PermissionError(13, "Permission denied", str(file))
        return opened(file, *how, **more)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "iterdir", iterdir)
    monkeypatch.setattr(Path, "open", open_it)
    said = rollwrite("score", str(shut), str(secret.parent), str(good), "--json")
    errors = {Path(file["file"]).name: file["error"] for file in said.document["files"]}
    denied = "cannot be read (that is not allowed)"
    assert errors == {"shut": denied, "secret.txt": denied, "good.txt": None}


def test_standard_input_is_read_among_many_files_too(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(RECORD, "utf-8")
    done = shell(f"cat {file} | rollwrite score {file} - {file} {file} --jobs 2 --json")
    assert [one["error"] for one in json.loads(done.stdout)["files"]] == [None] * 4


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_pipe_is_written_into_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as reader:
        came = reader.submit(pipe.read_bytes)
        assert rollwrite("print", "wolle", "--out", str(pipe), "--force").code == 0
    assert came.result().startswith(b"%PDF")
    assert pipe.is_fifo()


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_lines_end_as_on_any_machine(tmp_path: Path, ends: str) -> None:
    (tmp_path / "record.txt").write_bytes(f"\ufeff# Tuesday\n{RECORD}".replace("\n", ends).encode())
    assert rollwrite("validate", str(tmp_path / "record.txt"), "--json").document["legal"]


def test_a_game_of_several_words_may_begin_with_a_capital(tmp_path: Path) -> None:
    (tmp_path / "record.txt").write_text("game: Uly-Polly\nplayers: Ana Bo\n", "utf-8")
    assert rollwrite("validate", str(tmp_path / "record.txt"), "--json").document["legal"]
