"""The folder of pictures: files under names of our own, whole before anything names them."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
from collections.abc import Callable, Collection, Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import IO

from web.store.database import Database


class Pictures:
    def __init__(self, database: Database) -> None:
        self.told = database.told
        self.folder = database.folder / "pictures"
        with self.told():
            self.folder.mkdir(parents=True, exist_ok=True)

    def path(self, name: str) -> Path:
        return self.folder / name

    def keep(self, data: bytes, ending: str = ".jpg") -> str:
        return self.keep_stream(BytesIO(data), ending)

    def keep_stream(self, source: IO[bytes], ending: str, *, for_good: bool = True) -> str:
        """A new file, whole and on disk; nothing of it where the disk is full. What is only read and then forgotten
        need not outlive the server, so nobody waits for the disk."""
        name = f"{secrets.token_hex(12)}{ending}"
        with self.told():
            try:
                with os.fdopen(os.open(self.path(name), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
                    shutil.copyfileobj(source, stream, 1 << 20)
                    if for_good:
                        stream.flush()
                        os.fsync(stream.fileno())
            except OSError:
                self.forget([name])
                raise
        return name

    @contextlib.contextmanager
    def together(self) -> Iterator[Callable[[bytes], str]]:
        """Several that belong together: where anything goes wrong before they are named, none of them stays."""
        names: list[str] = []

        def keep(data: bytes) -> str:
            names.append(self.keep(data))
            return names[-1]

        try:
            yield keep
        except BaseException:
            self.forget(names)
            raise

    def read(self, name: str) -> bytes | None:
        try:
            return self.path(name).read_bytes() if name else None
        except OSError:
            return None

    def forget(self, names: Iterable[str]) -> None:
        for name in filter(None, names):
            with contextlib.suppress(OSError):
                self.path(name).unlink()

    def forget_all_but(self, named: Collection[str]) -> None:
        """What no row names was on its way when the power went: it was never answered."""
        with self.told():
            self.forget(file.name for file in list(self.folder.iterdir()) if file.name not in named)
