"""`rollwrite serve`: an address, a square code to scan, and pages until Ctrl-C."""

from __future__ import annotations

import io
import json
import signal
import socket
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from rollwrite.errors import UsageError
from rollwrite.language import Language
from rollwrite.message import message
from web.hosts import ONLY_HERE, addresses, own_hosts
from web.live import Live
from web.store.store import Store

LOOPBACK = "127.0.0.1"
EVERYBODY = ("0.0.0.0", "::")  # the phones in the same network; --local keeps them out
LAST_WORDS_SECONDS = 3


@dataclass(frozen=True, slots=True)
class Serving:
    """How a person wants it served."""

    data: Path
    host: str = EVERYBODY[0]
    port: int = 8017
    lang: str | None = None
    new_key: bool = False
    as_json: bool = False


def serve(how: Serving, language: Language) -> None:
    """Serve until Ctrl-C. What goes wrong before is told in one sentence."""
    listening = _listening(how)
    store = Store(how.data)
    try:
        if how.new_key:
            store.new_key()
        port = int(listening.getsockname()[1])
        host = _reachable(how.host)
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
        url = f"{address}/?key={store.key}"
        tempfile.tempdir = str(how.data)  # elsewhere large photos may lie in memory, as on many a /tmp
        listening.listen()
        with _CtrlC() as ctrl_c:
            for_phones = "" if host in ONLY_HERE else address
            _greet(how, language, url, port, store.key, bool(for_phones))
            _run(how, store, listening, ctrl_c, for_phones)
    finally:
        store.close()


class _CtrlC:
    """Ctrl-C from the moment the address is told. As an exception in the midst of loading it may be lost; noted, it is
    not."""

    pressed = False

    def __enter__(self) -> _CtrlC:
        self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _note(self, _signal: int, _frame: FrameType | None) -> None:
        self.pressed = True


def _run(how: Serving, store: Store, listening: socket.socket, ctrl_c: _CtrlC, address: str) -> None:
    import uvicorn  # with the eyes and the press, a second's work: whoever scans the code meanwhile waits in the line

    from web.app import make_app
    from web.patience import Patient

    live = Live()

    class Server(uvicorn.Server):
        """Ends at once although phones are listening."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            """From here on uvicorn hears Ctrl-C itself; before, it was only noted."""
            await super().startup(sockets)
            self.should_exit = self.should_exit or ctrl_c.pressed

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            live.end()
            super().handle_exit(sig, frame)

    config = uvicorn.Config(
        make_app(store, own_hosts(how.host), live, how.lang, address),
        log_level="critical",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LAST_WORDS_SECONDS,
        http=Patient,
        ws="none",
    )
    Server(config).run(sockets=[listening])


def _listening(how: Serving) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in how.host else socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((how.host, how.port))
    except (OSError, OverflowError, UnicodeError) as error:
        listening.close()
        why = (getattr(error, "strerror", None) or str(error)).lower()
        raise UsageError(message("page/cannot-listen", host=how.host, port=str(how.port), why=why)) from None
    return listening


def _reachable(host: str) -> str:
    if host not in EVERYBODY:
        return host
    return next((address for address in addresses() if not address.startswith("127.")), LOOPBACK)


def _greet(how: Serving, language: Language, url: str, port: int, key: str, for_phones: bool) -> None:
    if how.as_json:
        print(json.dumps({"url": url, "port": port, "key": key, "data": str(how.data)}), flush=True)
        return
    if for_phones:
        print(language.say("page/scan-this"))
        print(_square(url))
    else:  # none can come in: a code would promise too much
        print(language.say("page/open-this"))
    print(f"  {url}\n")
    print(language.say("page/ctrl-c"), flush=True)


def _square(url: str) -> str:
    """The code in half blocks; nothing where a terminal cannot show it."""
    import segno

    text = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(text, compact=True)
    square = text.getvalue()
    try:
        square.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return ""
    return square
