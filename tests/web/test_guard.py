"""Nobody in who does not belong."""

from __future__ import annotations

import io
import re
import socket
import sys
from typing import Any

import httpx
import PIL.Image
import pytest

from tests.web.server import PATIENCE, Server, serving, until
from web.guard import COOKIE
from web.hosts import addresses, host_of

EVERYWHERE = (
    "/",
    "/die",
    "/api/nights",
    "/api/live",
    "/static/style.css",
    "/art/cat.svg",
    "/sheets/1",
    "/nothing",
    "/everything.csv",
    "/join",
    "/join.svg",
    "/manifest.webmanifest",
)


def asked(address: str, **how: Any) -> httpx.Response:
    """By anybody, with a patience for busy machines."""
    return httpx.get(address, verify=False, timeout=PATIENCE, **how)


def browser(server: Server, **headers: str) -> httpx.Client:
    """With a cookie for a key, as after scanning the code."""
    client = httpx.Client(base_url=server.url, headers=headers, follow_redirects=False, timeout=PATIENCE)
    answer = client.get("/", params={"key": server.told["key"]})
    assert answer.status_code == 303
    return client


@pytest.mark.parametrize("path", EVERYWHERE)
@pytest.mark.parametrize(
    "headers", [{}, {"Authorization": "Bearer 1234"}, {"Cookie": "rollwrite=1234"}, {"Cookie": "\x07;;=,"}]
)
def test_without_the_key_nothing_is_told(server: Server, path: str, headers: dict[str, str]) -> None:
    answer = asked(f"{server.url}{path}?key=0000", headers=headers)
    assert answer.status_code == 403
    assert len(answer.content) < 200
    assert "set-cookie" not in answer.headers
    if path.startswith("/api/"):
        assert list(answer.json()) == ["error"]


@pytest.mark.parametrize("before", ['x={"a":1}; ', "foo[bar]=1; ", "a b=1; ", "junk; "])
def test_cookies_of_other_servers_on_this_machine_lock_nobody_out(server: Server, before: str) -> None:
    """A browser has one jar for all ports of a machine."""
    cookie = f"{before}{COOKIE}={server.told['key']}"
    assert asked(f"{server.url}/api/nights", headers={"Cookie": cookie}).status_code == 200


@pytest.mark.parametrize(("scheme", "status"), [("Bearer ", 200), ("bearer ", 200), ("", 403), ("Basic ", 403)])
def test_the_key_is_a_bearers(server: Server, scheme: str, status: int) -> None:
    headers = {"Authorization": f"{scheme}{server.told['key']}"}
    assert asked(f"{server.url}/api/nights", headers=headers).status_code == status


def test_the_key_is_exchanged_for_a_cookie_and_leaves_the_address(server: Server) -> None:
    answer = asked(server.told["url"])
    assert answer.status_code == 303
    assert answer.headers["location"] == "/"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=" in cookie
    assert browser(server).get("/").status_code == 200
    assert browser(server).get("/api/nights").status_code == 200


def test_the_way_after_the_key_leads_nowhere_else(server: Server) -> None:
    for path in ("//elsewhere.example/", "/\\elsewhere.example"):
        answer = asked(f"{server.url}{path}?key={server.told['key']}&x=1")
        assert answer.headers["location"].startswith("/elsewhere") or answer.status_code == 403


@pytest.mark.parametrize(
    "host", ["rebound.example", "rebound.example:80", "", "[::2]", "127.0.0.1.example", "[", "a@b"]
)
def test_a_foreign_name_is_refused(server: Server, host: str) -> None:
    with server.client(Host=host) as client:
        assert client.get("/api/nights").status_code in (400, 403)


def test_names_of_this_machine_are_known(server: Server) -> None:
    for name in ("127.0.0.1", "localhost", "LOCALHOST:80", "[::1]:8017"):
        with server.client(Host=name) as client:
            assert client.get("/api/nights").status_code == 200
    assert host_of("LocalHost.:80") == "localhost"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "HERE"}, 200),
        ({"Referer": "HERE/die"}, 200),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Origin": "http://elsewhere.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Referer": "http://elsewhere.example/"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
    ],
)
def test_a_change_comes_from_our_own_pages(server: Server, headers: dict[str, str], status: int) -> None:
    client = browser(server)
    sent = {name: value.replace("HERE", server.url) for name, value in headers.items()}
    answer = client.post("/api/rolls", json={"roll": 3}, headers=sent)
    assert answer.status_code == status, answer.text
    with server.client() as script:  # whoever has the key: a page elsewhere that got hold of it is a page elsewhere
        assert script.post("/unroll", headers=sent).status_code == (303 if status == 200 else 403)


def test_pages_carry_no_code_of_their_own(server: Server) -> None:
    client = browser(server)
    for path in ("/", "/die", "/odds", "/print", "/evenings", "/tally/uly-polly", "/nothing"):
        answer = client.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert " style=" not in answer.text
        assert " onclick=" not in answer.text
        assert "<script>" not in answer.text


def test_no_name_is_code(server: Server, client: httpx.Client, sheet: dict[str, object]) -> None:
    client.post(f"/api/sheets/{sheet['id']}/fix", json={"player": "<script>x</script>"})
    for path in ("/", f"/sheets/{sheet['id']}", "/evenings"):
        assert "<script>x" not in client.get(path).text


def test_no_link_makes_our_pages_say_something(client: httpx.Client) -> None:
    """Whoever is here already may be sent here by others."""
    for path in ("/", "/die", "/print", "/odds", "/evenings", "/nothing", "/join"):
        for name in ("notice", "dashes", "light", "chips", "error"):
            assert "Call 0190" not in client.get(path, params={name: "Call 0190"}).text


def test_a_page_is_small(server: Server, client: httpx.Client, sheet: dict[str, object]) -> None:
    shared = sum(len(client.get(path).content) for path in ("/static/style.css", "/static/table.js", "/art/title.ttf"))
    icons = sum(len(client.get(f"/art/{name}.svg").content) for name in ("ball", "die-5", "rug-straw", "paw", "cat"))
    for path in ("/", f"/sheets/{sheet['id']}", "/die", "/odds", "/print", "/evenings", "/tally/volle-wolle", "/join"):
        assert len(client.get(path).content) + shared + icons < 100_000, path


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one address of its own")
def test_local_listens_on_loopback_only(server: Server) -> None:
    """Not only is another name refused: nobody is there."""
    port = int(server.told["port"])
    for address in ("127.0.0.2", *addresses()):
        if address != "127.0.0.1" and ":" not in address:
            with pytest.raises(ConnectionRefusedError), socket.create_connection((address, port), timeout=5):
                pass


def test_of_a_photo_nothing_is_kept_but_what_is_seen(server: Server, client: httpx.Client) -> None:
    """Where it was taken is thrown away, and its name names no file."""
    place = PIL.Image.Exif()
    place[0x010E] = "Grandma's kitchen"
    picture = io.BytesIO()
    PIL.Image.effect_noise((900, 700), 80).convert("RGB").save(picture, "JPEG", exif=place)
    assert b"kitchen" in picture.getvalue()
    before = set((server.data / "pictures").iterdir())
    client.post("/new-game")
    client.post("/photos", files=[("photo", ("../../kitchen.jpg", picture.getvalue()))])
    until(lambda: "data-waiting" not in client.get("/").text)
    until(lambda: not list((server.data / "pictures").glob("*.sent")))  # it goes once it has been answered
    shown = re.findall(r"/photos/\d+\.jpg", client.get("/").text)
    assert b"kitchen" not in client.get(shown[0]).content
    kept = set((server.data / "pictures").iterdir()) - before
    assert kept
    assert not any(b"kitchen" in file.read_bytes() or "kitchen" in file.name for file in kept)
    assert not list(server.data.parent.rglob("*kitchen*"))
    client.post(shown[0].replace(".jpg", "/away"))
    assert set((server.data / "pictures").iterdir()) == before


def test_a_new_key_shuts_out_old_links(tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("key") / "data"
    with serving(data) as first:
        old = first.told["key"]
        first.stop()
    with serving(data) as again:
        assert again.told["key"] == old
        again.stop()
    with serving(data, "--new-key") as other:
        assert other.told["key"] != old
        old_link = {"Authorization": f"Bearer {old}"}
        answer = asked(f"{other.url}/api/nights", headers=old_link)
        assert answer.status_code == 403
