"""What scripts may rely on, request by request."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any

import cv2
import httpx
import numpy as np
import PIL.Image
import pytest

from rollwrite.language import language
from rollwrite.score_report import sheet_document
from tests.web.server import DOUBTFUL, SAMPLES, SMALL, Listener, Server, send, sheet_of
from vision.files import Reading, read_file


def error_of(answer: httpx.Response, status: int) -> str:
    """A refusal: the status, and one sentence."""
    assert answer.status_code == status, answer.text
    assert list(answer.json()) == ["error"]
    sentence = answer.json()["error"]
    assert isinstance(sentence, str)
    assert sentence
    assert "\n" not in sentence
    return sentence


def picture(answer: httpx.Response) -> np.ndarray[Any, Any]:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/jpeg"
    image = cv2.imdecode(np.frombuffer(answer.content, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    return np.asarray(image)


def test_the_first_line_says_where_it_is(server: Server) -> None:
    assert set(server.told) == {"url", "port", "key", "data"}
    assert server.told["url"] == f"http://127.0.0.1:{server.told['port']}/?key={server.told['key']}"
    assert len(bytes.fromhex(server.told["key"])) * 8 == 128
    assert server.told["data"] == str(server.data)


# --- photos ------------------------------------------------------------------------------------------------------


def test_a_photo_is_answered_as_by_score(client: httpx.Client) -> None:
    client.post("/new-game")
    answer = send(client, DOUBTFUL)
    sheet = sheet_of(answer)
    assert answer.json()["files"][0]["error"] is None
    assert isinstance(sheet.pop("id"), int)
    (read,) = read_file(DOUBTFUL, Reading()).sheets
    assert sheet == json.loads(json.dumps(sheet_document(read, language("en"))))


def test_photos_of_an_iphone_come_as_they_are_and_sometimes_without_a_type(client: httpx.Client) -> None:
    pillow_heif = pytest.importorskip("pillow_heif")
    with PIL.Image.open(SMALL) as photo:
        heif = pillow_heif.from_pillow(photo.convert("RGB"))
    data = io.BytesIO()
    heif.save(data, quality=80)
    files = [("photo", ("IMG_0001", data.getvalue(), kind)) for kind in ("", "text/html")]
    told = client.post("/api/photos", files=files).json()["files"]
    sheets = [sheet for file in told for sheet in file["sheets"]]
    assert [sheet["sheet"] for sheet in sheets] == ["V6DJ", "V6DJ"]
    client.delete(f"/api/sheets/{sheets[-1]['id']}")


def test_a_table_of_sheets_makes_several_cards(client: httpx.Client) -> None:
    (file,) = send(client, SAMPLES / "table.jpg").json()["files"]
    ids = [sheet["id"] for sheet in file["sheets"]]
    assert len(set(ids)) == 4
    for number in ids:
        assert client.delete(f"/api/sheets/{number}").status_code == 204


def test_one_good_photo_among_bad_ones(client: httpx.Client, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("photos")
    (folder / "words.jpg").write_bytes(b"these are words")
    (folder / "empty.png").write_bytes(cv2.imencode(".png", np.full((900, 700, 3), 200, np.uint8))[1].tobytes())
    answer = send(client, folder / "words.jpg", SMALL, folder / "empty.png")
    assert answer.status_code == 200
    words, good, empty = answer.json()["files"]
    assert words["error"]
    assert empty["error"]
    assert words["sheets"] == empty["sheets"] == []
    assert good["error"] is None
    client.delete(f"/api/sheets/{good['sheets'][0]['id']}")


def test_what_is_no_picture_is_refused(client: httpx.Client) -> None:
    for data in (b"", b"words", b"\x00" * 2000, b"GIF89a" + b"\x00" * 50):
        error_of(client.post("/api/photos", files={"photo": ("a.jpg", data)}), 415)
    error_of(client.post("/api/photos", content=b"{}", headers={"Content-Type": "application/json"}), 415)
    error_of(client.post("/api/photos", files={"other": ("a.jpg", DOUBTFUL.read_bytes())}), 422)


def test_a_picture_without_a_sheet_changes_nothing(client: httpx.Client, server: Server) -> None:
    client.post("/new-game")
    before = client.get("/api/nights").json(), sorted((server.data / "pictures").iterdir())
    listener = Listener(server.client())
    grey = cv2.imencode(".jpg", np.full((900, 700, 3), 128, np.uint8))[1].tobytes()
    error_of(client.post("/api/photos", files={"photo": ("a.jpg", grey)}), 422)
    assert (client.get("/api/nights").json(), sorted((server.data / "pictures").iterdir())) == before
    assert listener.has_heard(client)


def test_rolls_are_judged_and_checked(client: httpx.Client) -> None:
    error_of(send(client, SMALL, rolls="7,8"), 422)
    sheet = sheet_of(send(client, SMALL, rolls="1,1,1"))
    assert not sheet["yarn"]["legal"]
    client.delete(f"/api/sheets/{sheet['id']}")


# --- one sheet ---------------------------------------------------------------------------------------------------


def test_a_sheet_is_found_by_its_number(client: httpx.Client, sheet: dict[str, Any]) -> None:
    assert client.get(f"/api/sheets/{sheet['id']}").json() == sheet


@pytest.mark.parametrize("number", ["0", "999999", "9" * 30])
@pytest.mark.parametrize(
    ("method", "rest"),
    [
        ("GET", ""),
        ("DELETE", ""),
        ("POST", "/fix"),
        ("POST", "/undo"),
        ("GET", "/flat.jpg"),
        ("GET", "/crop.jpg?field=paw"),
    ],
)
def test_an_unknown_number_is_404(client: httpx.Client, number: str, method: str, rest: str) -> None:
    body = {"paw": True} if rest == "/fix" else None
    error_of(client.request(method, f"/api/sheets/{number}{rest}", json=body), 404)


def test_a_fix_counts_again_and_undo_takes_it_back(client: httpx.Client, sheet: dict[str, Any]) -> None:
    path = f"/api/sheets/{sheet['id']}"
    crossed = client.post(f"{path}/fix", json={"mouse.3": True}).json()
    fixed = client.post(f"{path}/fix", json={"mouse.3": False, "player": "Ann"}).json()
    assert (crossed["marks"]["mouse.3"], fixed["marks"]["mouse.3"]) == (True, False)
    assert fixed["player"] == "Ann"
    assert fixed["score"]["total"] == crossed["score"]["total"] - 1
    assert fixed["review"] == []
    assert client.get(path).json() == fixed
    assert client.post(f"{path}/undo").json() == crossed
    assert client.post(f"{path}/undo").json() == sheet
    error_of(client.post(f"{path}/undo"), 409)


def test_undo_takes_back_one_fix_after_the_other(client: httpx.Client, sheet: dict[str, Any]) -> None:
    path = f"/api/sheets/{sheet['id']}"
    first = client.post(f"{path}/fix", json={"mouse.3": False}).json()
    client.post(f"{path}/fix", json={"paw": True, "player": "Ann", "sock.1": True})
    assert client.post(f"{path}/undo").json() == first
    assert client.post(f"{path}/undo").json() == sheet
    for _ in range(2):
        error_of(client.post(f"{path}/undo"), 409)


def test_a_difference_is_accepted_as_it_is(client: httpx.Client, sheet: dict[str, Any]) -> None:
    path = f"/api/sheets/{sheet['id']}/fix"
    crossed = client.post(path, json={"mouse.3": True}).json()
    assert [entry["field"] for entry in crossed["review"]] == ["mouse"]
    assert client.post(path, json={"mouse": "ok"}).json()["review"] == []


def test_of_two_answers_to_one_question_none_is_chosen(client: httpx.Client, sheet: dict[str, Any]) -> None:
    path = f"/api/sheets/{sheet['id']}"
    before = client.get(path).json()
    error_of(client.post(f"{path}/fix", content=b'{"paw": true, "paw": false}'), 422)
    assert client.get(path).json() == before


@pytest.mark.parametrize(
    "said",
    [
        {"mouse.3": True, "mouse.99": True},
        {"player": "Ann", "nothing": False},
        {"mouse.3": "yes"},
        {"mouse.3": 1},
        {"mouse.3": "ok"},
        {"mouse": True},
        {"mouse.3": None},
        {"nobody": "ok"},
        {"sock": "ok"},
        {"mouse.3": True, "sock": "ok"},
        {"player": ""},
        {"player": 7},
        {"player": "A" * 500},
        {"player": "A\nB"},
        {},
        [],
        "mouse.3",
    ],
)
def test_a_fix_is_all_or_nothing(client: httpx.Client, sheet: dict[str, Any], said: object) -> None:
    path = f"/api/sheets/{sheet['id']}"
    error_of(client.post(f"{path}/fix", json=said), 422)
    assert client.get(path).json() == sheet
    error_of(client.post(f"{path}/undo"), 409)


def test_pictures_of_a_sheet(client: httpx.Client, sheet: dict[str, Any]) -> None:
    flat = picture(client.get(f"/api/sheets/{sheet['id']}/flat.jpg"))
    crop = picture(client.get(f"/api/sheets/{sheet['id']}/crop.jpg", params={"field": "mouse.3"}))
    assert min(flat.shape[:2]) > 700
    assert min(crop.shape[:2]) >= 300
    for field in ("mouse", "segment:C5-D5", "cup:B3", "paw"):
        picture(client.get(f"/api/sheets/{sheet['id']}/crop.jpg", params={"field": field}))
    error_of(client.get(f"/api/sheets/{sheet['id']}/crop.jpg", params={"field": "nothing"}), 422)
    error_of(client.get(f"/api/sheets/{sheet['id']}/crop.jpg"), 422)


def test_a_deleted_sheet_is_gone_with_its_pictures(client: httpx.Client, server: Server) -> None:
    before = set((server.data / "pictures").iterdir())
    number = sheet_of(send(client, SMALL))["id"]
    assert set((server.data / "pictures").iterdir()) != before
    assert client.delete(f"/api/sheets/{number}").status_code == 204
    assert set((server.data / "pictures").iterdir()) == before
    for method, rest in (("DELETE", ""), ("GET", ""), ("GET", "/flat.jpg"), ("GET", "/crop.jpg?field=paw")):
        error_of(client.request(method, f"/api/sheets/{number}{rest}"), 404)
    error_of(client.post(f"/api/sheets/{number}/fix", json={"paw": True}), 404)
    error_of(client.post(f"/api/sheets/{number}/undo"), 404)


def test_photographed_twice_it_counts_once_and_keeps_what_was_settled(client: httpx.Client) -> None:
    client.post("/new-game")
    first = sheet_of(send(client, DOUBTFUL))
    client.post(f"/api/sheets/{first['id']}/fix", json={"mouse.3": False, "player": "Ann"})
    second = sheet_of(send(client, DOUBTFUL))
    assert second["player"] == "Ann"
    assert second["review"] == []
    night = client.get("/api/nights").json()["nights"][0]["id"]
    told = client.get(f"/api/nights/{night}").json()
    rows = [row["id"] for game in told["games"] for row in game["standings"] if row["sheet"] == second["sheet"]]
    assert second["id"] in rows
    assert first["id"] not in rows
    assert first["id"] not in told["sheets"]
    assert client.delete(f"/api/sheets/{second['id']}").status_code == 204
    error_of(client.get(f"/api/sheets/{first['id']}"), 404)


# --- the table ---------------------------------------------------------------------------------------------------


def test_the_die(client: httpx.Client) -> None:
    before = client.post("/api/rolls", json={"roll": 4}).json()
    assert before["rolls"][-1] == 4
    assert set(before["timer"]) == {"active", "struck", "ended"}
    thrown = client.post("/api/rolls", json={}).json()["rolls"]
    assert thrown[:-1] == before["rolls"]
    assert thrown[-1] in range(1, 7)


@pytest.mark.parametrize(
    "said", [{"roll": 0}, {"roll": 7}, {"roll": "4"}, {"roll": 4.5}, {"roll": True}, {"roll": None}, {"die": 4}, [4], 4]
)
def test_no_die_shows_that(client: httpx.Client, said: object) -> None:
    error_of(client.post("/api/rolls", json=said), 422)


def test_nights(client: httpx.Client, sheet: dict[str, Any]) -> None:
    nights = client.get("/api/nights").json()["nights"]
    assert {"id", "started"} <= set(nights[0])
    night = client.get(f"/api/nights/{nights[0]['id']}").json()
    assert {"id", "started", "games", "sheets"} <= set(night)
    assert sheet["id"] in night["sheets"]
    (row,) = (row for game in night["games"] for row in game["standings"] if row["id"] == sheet["id"])
    assert (row["rank"], row["sheet"], row["total"]) == (1, sheet["sheet"], sheet["score"]["total"])
    error_of(client.get("/api/nights/999999"), 404)


def test_every_change_is_heard_and_nothing_else(server: Server, client: httpx.Client) -> None:
    """How soon: see `test_live.py`."""
    client.post("/new-game")
    listener = Listener(server.client())
    number = sheet_of(send(client, SMALL))["id"]
    assert listener.has_heard(client, "photo")
    changes: list[tuple[str, Callable[[], httpx.Response]]] = [
        ("sheet", lambda: client.post(f"/api/sheets/{number}/fix", json={"paw": True})),
        ("sheet", lambda: client.post(f"/api/sheets/{number}/undo")),
        ("roll", lambda: client.post("/api/rolls", json={"roll": 2})),
        ("sheet", lambda: client.delete(f"/api/sheets/{number}")),
    ]
    for what, change in changes:
        assert change().status_code in (200, 204)
        assert listener.has_heard(client, what)
    kept = sheet_of(send(client, SMALL))["id"]
    assert listener.has_heard(client, "photo")
    refusals: list[Callable[[], httpx.Response]] = [
        lambda: client.post("/api/rolls", json={"roll": 9}),
        lambda: client.post(f"/api/sheets/{kept}/fix", json={"paw": True, "nothing": True}),
        lambda: client.post(f"/api/sheets/{kept}/undo"),
        lambda: client.delete("/api/sheets/999999"),
        lambda: client.post("/api/photos", files={"photo": ("a.jpg", b"words")}),
        lambda: client.get("/api/print/wolle.pdf?face=/etc/passwd"),
    ]
    for refusal in refusals:
        error_of(refusal(), refusal().status_code)
    for path in ("/", f"/sheets/{kept}", f"/api/sheets/{kept}", "/api/nights", "/die", "/evenings", "/print"):
        assert client.get(path).status_code == 200
    assert listener.has_heard(client)
    client.post("/unroll")
    assert listener.has_heard(client, "roll")
    client.post("/unroll")  # there is none left to take back, and nothing tapped
    client.post("/tally/uly-polly/undo")
    assert listener.has_heard(client)
    client.delete(f"/api/sheets/{kept}")


def test_a_paper_stands_once_in_the_standings_whatever_was_photographed_twice(client: httpx.Client) -> None:
    """By the same photo, by another one, and twice in one request."""
    client.post("/new-game")
    for photos in ((SMALL,), (SAMPLES / "felt-tip.jpg",), (SMALL, SMALL)):
        assert send(client, *photos).status_code == 200
        night = client.get(f"/api/nights/{client.get('/api/nights').json()['nights'][0]['id']}").json()
        papers = [row["sheet"] for row in night["games"][-1]["standings"]]
        assert papers == ["V6DJ"]
    client.post("/new-game")


def test_what_fits_a_print_in_the_terminal_fits_here(client: httpx.Client) -> None:
    for query in (
        "paper=a5&per-page=1&face=B&sheets=1&cups=none",
        "paper=letter&lang=de&ink=low&face=both&seed=3",
        "cups=random&face=summer-fair&player=Ann&player=Ben",
        "face=new",
    ):
        assert client.get(f"/api/print/wolle.pdf?{query}").content.startswith(b"%PDF-"), query
    for query in ("part=cards&paper=letter", "part=score&player=Ann&player=Ben"):
        assert client.get(f"/api/print/volle-wolle.pdf?{query}").content.startswith(b"%PDF-"), query


def test_nothing_is_written_to_disk_for_paper(client: httpx.Client, server: Server) -> None:
    before = sorted(server.data.rglob("*"))
    client.get("/api/print/wolle.pdf?sheets=1")
    for query in ("out=x.pdf", "force=1", "out=-", "deck=x.toml"):
        error_of(client.get(f"/api/print/wolle.pdf?{query}"), 422)
    assert sorted(server.data.rglob("*")) == before


def test_paper(client: httpx.Client) -> None:
    answer = client.get("/api/print/wolle.pdf", params={"face": "A", "sheets": 2, "paper": "a5", "per-page": 1})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF-")
    for game in ("volle-wolle", "uly-polly"):
        assert client.get(f"/api/print/{game}.pdf", params={"part": "score"}).content.startswith(b"%PDF-")
    same = "seed=7&player=Ann&player=Ben&lang=fr"
    assert (
        client.get("/api/print/wolle.pdf", params=same).content
        == client.get("/api/print/wolle.pdf", params=same).content
    )
    assert answer.content != client.get("/api/print/wolle.pdf", params={"face": "A", "sheets": 2}).content


@pytest.mark.parametrize(
    "query",
    [
        "face=/etc/passwd",
        "face=../../secret.toml",
        "sheets=many",
        "sheets=0",
        "sheets=99999999",
        "paper=a0",
        "lang=xx",
        "out=/tmp/x.pdf",
        "force=1",
        "deck=/etc/passwd",
        "nothing=1",
        "per_page=3",
        "cups=A1",
        "seed=x",
        "part=tiles",
        "sheets=2&sheets=3",
        f"player={'x' * 5000}",
        "per-page=1&per_page=2",
    ],
)
def test_paper_that_nobody_has(client: httpx.Client, query: str) -> None:
    error_of(client.get(f"/api/print/wolle.pdf?{query}"), 422)
    error_of(client.get(f"/api/print/nothing.pdf?{query}"), 422)


def test_a_long_seed_is_a_seed(client: httpx.Client) -> None:
    assert client.get("/api/print/wolle.pdf?seed=1234567890").status_code == 200


def test_what_is_not_there(client: httpx.Client) -> None:
    error_of(client.get("/api"), 404)
    error_of(client.get("/api/nothing"), 404)
    error_of(client.post("/api/sheets/999999/fix", content="{"), 404)
    error_of(client.get("/api/print/%0A.pdf"), 422)
    error_of(client.put("/api/rolls"), 405)
    assert client.get("/nothing").status_code == 404
