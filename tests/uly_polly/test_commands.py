"""The commands as a script calls them: one document on standard output, and the exit code."""

import json
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

import cli
from tests.door import Run

BEGUN = "game: uly-polly\nplayers: Ana Bo\nround wolf=Ana hide=A1 dog=B2\nswap C3 D3\nmove C2\n"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "evening.txt"
    file.write_text(BEGUN, "utf-8")
    return file


def document(told: tuple[int, str, str], exit_code: int) -> dict[str, Any]:
    code, words, _ = told
    assert code == exit_code
    found: dict[str, Any] = json.loads(words)
    return found


def test_hunt_tells_scripts(run: Run, record: Path) -> None:
    found = document(run("hunt", str(record), "--json"), 0)
    last = found["rounds"][0]["steps"][-1]
    assert (last["line"], last["event"], last["dog"], last["turned"]) == (5, "move C2", "C2", ["C2"])
    assert last["chances"]["A1"] == pytest.approx(1 / 15)
    assert last["chances"]["C2"] == 0


def test_hunt_shows_people_warm_places(run: Run, record: Path) -> None:
    code, words, _ = run("hunt", str(record), "--model", "habits", "--near", "0.9", "--far", "0.5")
    assert code == 0
    assert "Round 1: Ana hides" in words
    assert "swap C3 D3: 16 places" in words
    assert "▓" in words


def test_hunt_complains_in_one_line(run: Run, tmp_path: Path, record: Path) -> None:
    wolle = tmp_path / "other.txt"
    wolle.write_text("game: wolle\n", "utf-8")
    for words in (
        ("hunt", str(wolle), "--json"),
        ("hunt", str(tmp_path), "--json"),
        ("hunt", str(tmp_path / "none"), "--json"),
        ("hunt", str(record), "--model", "habits", "--near", "7", "--json"),
        ("hunt", str(record), "--model", "nose", "--json"),
        ("hunt", str(record), "--near", "0.6", "--json"),
        ("hunt", str(record), "--round", "2", "--json"),
        ("hunt", "--json"),
    ):
        assert "\n" not in document(run(*words), 2)["error"]


def test_hunt_keeps_to_the_round_it_is_asked_for(run: Run) -> None:
    sample = Path(__file__).parents[2] / "samples" / "uly-polly.txt"
    found = document(run("hunt", str(sample), "--round", "2", "--json"), 0)
    assert [(entry["round"], entry["wolf"]) for entry in found["rounds"]] == [(2, "Ana")]
    _, words, _ = run("hunt", str(sample), "--round", "2")
    assert "Round 2: Ana hides" in words
    assert "Round 1" not in words


def test_hunt_draws_a_picture(run: Run, record: Path, tmp_path: Path) -> None:
    for name, start in (("map.svg", b"<svg"), ("map.png", b"\x89PNG")):
        assert run("hunt", str(record), "--picture", str(tmp_path / name))[0] == 0
        assert (tmp_path / name).read_bytes().startswith(start)
    refused = (("map.svg",), ("map.gif",), ("other.png", "--round", "2"))
    for name, *more in refused:
        assert document(run("hunt", str(record), "--picture", str(tmp_path / name), *more, "--json"), 2)["error"]
    assert run("hunt", str(record), "--picture", str(tmp_path / "map.svg"), "--force")[0] == 0


def test_validate_and_score_know_the_record_by_its_content(run: Run, record: Path, tmp_path: Path) -> None:
    photo = tmp_path / "evening.jpg"
    photo.write_text(f"# table\n{BEGUN}move A1\n", "utf-8")
    judged = document(run("validate", str(photo), "--json"), 1)
    assert judged["problems"][0]["line"] == 7
    assert judged["problems"][0]["rule"] == "turn-order"
    (entry,) = document(run("score", str(record), "--json"), 0)["files"]
    assert entry["error"] is None
    assert entry["tokens"] == {"Ana": 0, "Bo": 0}
    assert entry["rounds"] == [{"wolf": "Ana", "winner": None, "revealed": 1}]
    assert entry["winners"] == []


def test_play_saves_and_resumes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = str(tmp_path / "game.txt")
    for lines, options in ((b"Ana\nA1\nB2\n", ("--player", "Ana", "--player", "Bo")), (b"C3 D3\nA1\n", ())):
        monkeypatch.setattr(sys, "argv", ["rollwrite", "play", "uly-polly", "--save", save, *options])
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(lines)))
        with pytest.raises(SystemExit) as left:
            cli.main()
        assert not left.value.code
    told = capsys.readouterr().out
    assert "hide (unseen)? \n" in told
    assert "Found! A token for Bo." in told
    assert Path(save).read_text("utf-8").endswith("round wolf=Ana hide=A1 dog=B2\nswap C3 D3\nmove A1\n")


def test_the_sample_is_a_whole_legal_game(run: Run) -> None:
    sample = Path(__file__).parents[2] / "samples" / "uly-polly.txt"
    judged = document(run("validate", str(sample), "--json"), 0)
    assert judged["legal"]
    assert judged["winners"] == ["Ana", "Cy"]
    assert [entry["winner"] for entry in judged["rounds"]] == ["dog", "wolf", "dog", "wolf", "dog", "dog"]
