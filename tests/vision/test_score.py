"""`score` as people use it: all kinds of files, corrections, rolls, pictures, tables, and why it cannot read."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from PIL import Image
from typer.testing import CliRunner

import cli
import vision
from rollwrite.errors import ExitCode, RollwriteError, UsageError
from rollwrite.games import Options
from rollwrite.language import language
from rollwrite.score_report import sheet_document
from tests.vision import desk
from vision.decide.fix import Fix

YARN = "F1 F2 F3 E3 E4 E5"
INK = (60, 45, 40)


def filled() -> desk.Image:
    page, sheet = desk.page(cups="none"), desk.layout()
    desk.thread(page, sheet, YARN, INK, 0.6)
    desk.cross(page, sheet, "mouse.1", INK)
    return page


@pytest.fixture(scope="module")
def photo() -> bytes:
    return desk.jpeg(desk.shoot(filled(), desk.camera()))


def scored(data: bytes, *fixes: str, rolls: str | None = None) -> dict[str, Any]:
    (read,) = vision.read(data)
    return sheet_document(read.judged(Options(rolls=rolls)).fixed(*fixes), language())


def refused(image: desk.Image) -> str:
    with pytest.raises(RollwriteError) as refusal:
        vision.read(desk.jpeg(image))
    assert refusal.value.exit_code == ExitCode.UNUSABLE
    return str(refusal.value)


def run(*words: str, data: bytes | None = None) -> tuple[int, str]:
    """The command's exit code, as `main` would give it, and what it printed."""
    done = CliRunner().invoke(cli.app, list(words), input=data)
    refused = isinstance(done.exception, RollwriteError)
    return (int(ExitCode.UNUSABLE) if refused else done.exit_code), done.stdout


@pytest.mark.parametrize("orientation", range(1, 9))
def test_exif_orientation_is_honoured(orientation: int, photo: bytes) -> None:
    upright = Image.open(io.BytesIO(photo))
    undo = {2: [0], 3: [3], 4: [1], 5: [5], 6: [2], 7: [6], 8: [4]}.get(orientation, [])
    stored: Image.Image = upright
    for turn in undo:
        stored = stored.transpose(Image.Transpose(turn))
    exif = Image.Exif()
    exif[0x0112] = orientation
    file = io.BytesIO()
    stored.save(file, "JPEG", quality=92, exif=exif)
    sheet, plain = scored(file.getvalue()), scored(photo)
    assert sheet["yarn"]["segments"] == plain["yarn"]["segments"]
    assert np.abs(np.array(sheet["corners"]) - np.array(plain["corners"])).max() < 3


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "TIFF", "PDF"])
def test_every_format_is_told_by_its_content(kind: str, photo: bytes) -> None:
    file = io.BytesIO()
    Image.open(io.BytesIO(photo)).save(file, kind)
    assert scored(file.getvalue())["yarn"]["segments"] == scored(photo)["yarn"]["segments"]


def test_every_page_of_a_tiff_is_read(photo: bytes) -> None:
    file, page = io.BytesIO(), Image.open(io.BytesIO(photo))
    page.save(file, "TIFF", save_all=True, append_images=[page.transpose(Image.Transpose.ROTATE_90)])
    one, other = vision.read(file.getvalue())
    (plain,) = vision.read(photo)
    assert one.decision.segments == other.decision.segments == plain.decision.segments


def test_boxes_and_yarn_are_compared_in_words(photo: bytes) -> None:
    sheet = scored(photo)
    assert sheet["score"]["total"] == 1
    assert sheet["yarn_score"]["total"] == 0
    assert {doubt["field"]: doubt["reason"] for doubt in sheet["review"]} == {
        "mouse": "one mouse is crossed, but the yarn reaches none"
    }


def test_a_fix_settles_a_field_and_everything_is_counted_again(photo: bytes) -> None:
    sheet = scored(photo, "mouse.1=no", "segment:E5-E4=no")
    assert sheet["marks"]["mouse.1"] is False
    assert sheet["score"]["total"] == 0
    assert sheet["yarn"]["end"] == "E4"
    assert sheet["review"] == []


def test_a_difference_is_accepted_by_its_row(photo: bytes) -> None:
    sheet = scored(photo, "mouse=ok")
    assert sheet["review"] == []
    assert (sheet["score"]["total"], sheet["yarn_score"]["total"]) == (1, 0)


@pytest.mark.parametrize("words", ["mouse.1", "mouse.1=perhaps", "=yes", "K7Q2/=no"])
def test_a_fix_that_says_nothing_is_refused(words: str) -> None:
    with pytest.raises(UsageError, match="FIELD=yes"):
        Fix.parse(words)


def test_a_fix_names_a_field_that_is_there(photo: bytes) -> None:
    with pytest.raises(UsageError, match="no field"):
        scored(photo, "mouse.99=no")


def test_a_fix_belongs_to_one_sheet_and_changes_no_other(photo: bytes, tmp_path: Path) -> None:
    other = desk.jpeg(desk.shoot(_another(), desk.camera()))
    for name, data in (("a.jpg", photo), ("b.jpg", other)):
        (tmp_path / name).write_bytes(data)
    scores = {name: json.loads(run("score", str(tmp_path / name), "--json")[1]) for name in ("a.jpg", "b.jpg")}
    first, second = (document["files"][0] for document in scores.values())
    mine = first["sheets"][0]["sheet"]
    code, out = run("score", str(tmp_path), "--json", "--fix", f"{mine}/mouse.1=no")
    fixed = json.loads(out)["files"]
    assert code == 1
    assert fixed[0]["sheets"][0]["marks"]["mouse.1"] is False
    assert fixed[1]["sheets"] == second["sheets"]
    assert run("score", str(tmp_path), "--json", "--fix", "mouse.1=no")[0] == 2  # of which of the two?
    assert run("score", str(tmp_path), "--json", "--fix", "ZZZZ/mouse.1=no")[0] == 2
    assert run("score", str(tmp_path / "a.jpg"), "--json", "--fix", "mouse.1=no")[0] == 0


def test_an_id_read_twice_is_named_on_both_and_the_second_gets_a_name_of_its_own(photo: bytes, tmp_path: Path) -> None:
    for name in ("a.jpg", "b.jpg"):
        (tmp_path / name).write_bytes(photo)
    files = json.loads(run("score", str(tmp_path), "--json")[1])["files"]
    one, other = (file["sheets"][0] for file in files)
    assert other["sheet"] == f"{one['sheet']}~2"
    assert all("sheet" in {doubt["field"] for doubt in sheet["review"]} for sheet in (one, other))


def test_a_sheet_gets_its_player_by_name(photo: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.jpg").write_bytes(photo)
    (sheet,) = json.loads(run("score", str(tmp_path), "--json")[1])["files"][0]["sheets"]
    document = json.loads(run("score", str(tmp_path), "--json", "--name", f"{sheet['sheet']}=Ann")[1])
    assert document["files"][0]["sheets"][0]["player"] == "Ann"
    (group,) = document["standings"]
    assert (group["game"], group["face"]) == ("wolle", "A")
    assert [(row["rank"], row["player"], row["total"]) for row in group["rows"]] == [(1, "Ann", 1)]


@pytest.mark.parametrize(
    ("rolls", "legal"),
    [((5,), False), ((3, 2), True), ((2, 3), True), ((1, 6, 4), False), ((2, 6, 3), True), ((6,), False)],
)
def test_rolls_are_obeyed_by_some_order_of_drawing_or_by_none(
    rolls: tuple[int, ...], legal: bool, photo: bytes
) -> None:
    assert scored(photo, rolls=",".join(map(str, rolls)))["yarn"]["legal"] is legal


def test_a_tangle_is_asked_about_not_judged(photo: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwrite.wolle.yarn.MOST_MOMENTS", 1)
    sheet = scored(photo, rolls="3,2")
    assert sheet["yarn"]["legal"]
    assert any("too tangled" in doubt["reason"] for doubt in sheet["review"])


def test_it_says_why_it_cannot_read() -> None:
    to_pixels = desk.camera()
    good = desk.shoot(desk.page(), to_pixels)
    assert "no rollwrite sheet" in refused(np.full((900, 700, 3), 200, np.uint8) + _texture(900, 700))
    assert "too dark" in refused((good * 0.03).astype(np.uint8))
    assert "too blurred" in refused(np.asarray(cv2.GaussianBlur(good, (0, 0), 25), np.uint8))
    assert "cut off at the top" in refused(np.ascontiguousarray(good[560:]))
    assert "newer version" in refused(_with_unknown_markers())


def test_where_the_print_is_not_found_a_sheet_is_not_called_cut_off() -> None:
    """One corner mark may point anywhere: nobody knows that the sheet reaches beyond the picture."""
    corner = np.ascontiguousarray(desk.shoot(desk.page(), desk.camera())[1350:, 900:])
    corner[:285] = 250
    corner[:, :260] = 250
    assert "print of the sheet cannot be made out" in refused(corner)


@pytest.mark.parametrize("noise", [12, 40])
def test_where_too_much_is_in_doubt_no_score_is_made_up(noise: float) -> None:
    """A phone in a dark room: nobody answers a hundred questions, and what it is sure of is worth little as well."""
    page = desk.page(cups="none", seed=3)
    desk.thread(page, desk.layout(), "F1 F2 F3 E3 E4 E5", (150, 120, 110), 0.5)
    dark = desk.shoot(page, desk.camera(840, 1120), size=(840, 1120)) * 0.5
    taken = np.asarray(np.clip(dark + np.random.default_rng(1).normal(0, noise, dark.shape), 0, 255), np.uint8)
    if noise > 20:
        assert "too much of the sheet cannot be told" in refused(taken)
    else:
        assert scored(desk.jpeg(taken))["review"] == []


def test_nothing_but_corners_of_two_sheets_is_no_sheet() -> None:
    """Each is only a glimpse, and one lies over the other: that leaves nothing to read, and a reason to tell."""
    page = desk.shoot(desk.page(), desk.camera())
    gap = np.full((page.shape[0], 80, 3), 120, np.uint8)
    strip = np.hstack([page[:, 900:], gap, page[:, 900:]])
    assert refused(np.ascontiguousarray(strip)).startswith(("the sheet is cut off", "the print of the sheet cannot"))


def _texture(height: int, width: int) -> desk.Image:
    return np.random.default_rng(1).integers(0, 50, (height, width, 3)).astype(np.uint8)


def _with_unknown_markers() -> desk.Image:
    """A page as a version from the future might print it."""
    family = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_6X6_250)
    image = np.full((900, 700, 3), 255, np.uint8)
    for number, (x, y) in enumerate(((60, 60), (560, 60), (560, 760), (60, 760))):
        marker = cv2.aruco.generateImageMarker(family, 200 + number, 80)
        image[y : y + 80, x : x + 80] = marker[:, :, None]
    return image


def test_the_command_line_reads_standard_input(photo: bytes) -> None:
    code, out = run("score", "-", "--json", data=photo)
    (entry,) = json.loads(out)["files"]
    assert (code, entry["file"], entry["error"], len(entry["sheets"])) == (1, "-", None, 1)


def test_many_files_keep_their_order_and_one_bad_one_stops_nobody(photo: bytes, tmp_path: Path) -> None:
    for name in ("a.jpg", "c.jpg", "d.jpg"):
        (tmp_path / name).write_bytes(photo)
    (tmp_path / "b.jpg").write_bytes(photo[:5000])
    code, out = run("score", str(tmp_path), "--json", "--jobs", "2")
    files = json.loads(out)["files"]
    assert [Path(entry["file"]).name for entry in files] == ["a.jpg", "b.jpg", "c.jpg", "d.jpg"]
    assert [bool(entry["error"]) for entry in files] == [False, True, False, False]
    assert code == 2


def test_pictures_and_tables_are_written_and_never_over_others(photo: bytes, tmp_path: Path) -> None:
    file = tmp_path / "photo.jpg"
    file.write_bytes(photo)
    words = ("score", str(file), "--annotate", str(tmp_path / "read"), "--csv", str(tmp_path / "scores.csv"),
             "--debug", str(tmp_path / "stages"))  # fmt: skip
    assert run(*words)[0] == 1
    drawn = cv2.imread(str(tmp_path / "read" / "photo-read.jpg"))
    plain = cv2.imread(str(file))
    assert drawn is not None
    assert plain is not None
    assert drawn.shape == plain.shape
    assert np.abs(drawn.astype(int) - plain).mean() > 0.5
    assert len(list((tmp_path / "stages").iterdir())) == 4
    (row,) = csv.DictReader(io.StringIO((tmp_path / "scores.csv").read_text("utf-8")))
    assert (row["game"], row["face"], row["total"], row["look at"]) == ("wolle", "A", "1", "mouse")
    assert run(*words)[0] == 2  # the table is a person's
    assert run(*words, "--force")[0] == 1
    assert {file.name for file in (tmp_path / "read").iterdir()} == {"photo-read.jpg"}  # the copy is ours


def test_annotated_copies_in_a_folder_are_not_read_as_photos(photo: bytes, tmp_path: Path) -> None:
    (tmp_path / "photo.jpg").write_bytes(photo)
    assert run("score", str(tmp_path), "--annotate", str(tmp_path))[0] == 1
    files = json.loads(run("score", str(tmp_path), "--json")[1])["files"]
    assert [Path(file["file"]).name for file in files] == ["photo.jpg"]


def _another() -> desk.Image:
    page, sheet = desk.page(cups="none", seed=3), desk.layout()
    desk.cross(page, sheet, "mouse.1", INK)
    desk.cross(page, sheet, "sock.1", INK)
    return page


def test_several_sheets_are_ranked_and_blank_ones_are_nobody(photo: bytes, tmp_path: Path) -> None:
    pages = {"a.jpg": photo}
    for name, page in (("b.jpg", _another()), ("c.jpg", desk.page(cups="none", seed=4))):
        pages[name] = desk.jpeg(desk.shoot(page, desk.camera()))
    for name, data in pages.items():
        (tmp_path / name).write_bytes(data)
    _, out = run("score", str(tmp_path))
    ranking = out[out.index("Standings") :]
    assert ranking.index(" 2 ") < ranking.rindex(" 1 ")
    assert "look at it first" in ranking
    (group,) = json.loads(run("score", str(tmp_path), "--json")[1])["standings"]
    assert [Path(row["file"]).name for row in group["rows"]] == ["b.jpg", "a.jpg"]
