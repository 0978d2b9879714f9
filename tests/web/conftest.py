"""One server for all tests that only look at it from outside; those that break things start their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.web.phones import Phones, browsing, close_all
from tests.web.server import DOUBTFUL, HELD, Server, send, serving, sheet_of


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("evening") / "data", **HELD) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as script:
        yield script


@pytest.fixture
def sheet(server: Server, client: httpx.Client) -> dict[str, Any]:
    """A sheet with a doubt on it, as it was read; read again only where a test has changed more than can be undone."""
    path = f"/api/sheets/{server.sheet.get('id', 0)}"
    while client.post(f"{path}/undo").status_code == 200:
        pass
    if client.get(path).json() != server.sheet:
        client.post("/new-game")
        server.sheet = sheet_of(send(client, DOUBTFUL))
    return server.sheet


@pytest.fixture(scope="module")
def around_one_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phones]:
    with browsing() as browser, serving(tmp_path_factory.mktemp("table") / "data", **HELD) as server:
        yield Phones(browser, server, [])


@pytest.fixture
def phones(around_one_table: Phones) -> Iterator[Phones]:
    """What goes wrong on any page fails the test that opened it."""
    yield around_one_table
    close_all(around_one_table.browser)
    assert around_one_table.troubles == []
