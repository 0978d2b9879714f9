"""Reading and writing a person's files: whole or not at all, and never over something that was not offered."""

import contextlib
import errno
import itertools
import os
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rollwrite.errors import FileExists, UnreadableFile
from rollwrite.message import Message, message

TEXT_LIMIT = 4_000_000
STANDARD_OUTPUT = Path("-")  # as everywhere: for those who pipe
EMPTY = message("door/empty-file")
NO_TEXT = message("door/no-text")
BAD_NAME = message("door/why", why="name", words="")
CLOSED = message("door/why", why="closed", words="")
_REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENAMETOOLONG: "name",
    errno.ENOSPC: "full",
    errno.EISDIR: "folder",
    errno.EBADF: "closed",
}


def read_bytes(file: Path, limit: int) -> bytes:
    """The file's bytes, or one sentence why not. Nothing over `limit` is loaded."""
    try:
        if file.is_dir():
            raise UnreadableFile(str(file), message("door/a-folder"))
        with file.open("rb") as stream:  # a device may be endless and say that its size is 0
            data = stream.read(limit + 1)
    except OSError as error:
        raise UnreadableFile(str(file), message("door/cannot-be-read", why=why_not(error))) from None
    except ValueError:  # a NUL byte in the name
        raise UnreadableFile(str(file), message("door/cannot-be-read", why=BAD_NAME)) from None
    if len(data) > limit:
        raise UnreadableFile(str(file), message("door/too-large", most=limit // 1_000_000))
    return data


def read_text(file: Path) -> str:
    """Of a file that has to be a text, with something in it."""
    text = as_text(str(file), read_bytes(file, TEXT_LIMIT))
    if not text.strip():
        raise UnreadableFile(str(file), EMPTY)
    return text


def as_text(file: str, data: bytes, otherwise: Message = NO_TEXT) -> str:
    """The bytes as text: UTF-8 with or without a byte order mark."""
    if len(data) > TEXT_LIMIT:
        raise UnreadableFile(file, message("door/too-large-text", size=len(data) // 1_000_000))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnreadableFile(file, otherwise) from None
    if "\0" in text:
        raise UnreadableFile(file, otherwise)
    return text.replace("\r\n", "\n").replace("\r", "\n")  # from any machine


def as_toml(file: str, text: str) -> dict[str, Any]:
    """The text as TOML. Numbers of thousands of digits and endless brackets are bad files, not crashes."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UnreadableFile(file, message("door/no-toml", line=faulty_line(error, text))) from None
    except (ValueError, RecursionError):
        raise UnreadableFile(file, message("door/far-too-long")) from None


def faulty_line(error: tomllib.TOMLDecodeError, text: str) -> int:
    """Where the text stops being TOML; the parser's own words are for programmers."""
    place = re.search(r"\(at line (\d+), column \d+\)$", str(error))
    return int(place[1]) if place else len(text.splitlines())


def refuse_existing(file: Path, *, force: bool) -> None:
    """For saying so before the work is done, not after."""
    with _told_of(file):  # a name too long, a folder that may not be entered
        exists = file != STANDARD_OUTPUT and file.exists()
    if exists and not force:
        raise FileExists(str(file))


def write_whole(file: Path, data: bytes, *, force: bool) -> None:
    """A reader sees the old file or the new one, never half of it."""
    write_together({file: data}, force=force)


def write_together(files: Mapping[Path, bytes], *, force: bool) -> None:
    """All of them or none: each is written to a temporary neighbour, and renamed when all of them are. What cannot be
    taken back, a pipe or standard output, comes last."""
    for file in files:
        refuse_existing(file, force=force)
    neighbours: dict[Path, Path] = {}
    try:
        for file in sorted(files, key=_is_stream):
            with _told_of(file):
                if _is_stream(file):
                    _pour(file, files[file])
                else:
                    neighbours[file] = _neighbour(file, files[file])
        for file, neighbour in neighbours.items():
            with _told_of(file):
                neighbour.replace(file)
    finally:
        for neighbour in neighbours.values():
            neighbour.unlink(missing_ok=True)


def _is_stream(file: Path) -> bool:
    """A device or a pipe is written into: a file in its place would take it from everybody else."""
    return file == STANDARD_OUTPUT or (file.exists() and not (file.is_file() or file.is_dir()))


def _pour(stream: Path, data: bytes) -> None:
    if stream != STANDARD_OUTPUT:
        stream.write_bytes(data)
        return
    if sys.stdout is None:
        raise UnreadableFile(str(STANDARD_OUTPUT), message("door/cannot-be-written", why=CLOSED))
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def _neighbour(file: Path, data: bytes) -> Path:
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    import tempfile

    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name[:40]}-")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        _with_usual_permissions(Path(name))
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return Path(name)


@contextlib.contextmanager
def _told_of(file: Path) -> Iterator[None]:
    """What the system says against a file, as one sentence. Standard output is the door's own: who does not listen is
    not waited for, and a full disk is told there."""
    try:
        yield
    except OSError as error:
        if file == STANDARD_OUTPUT:
            raise
        raise UnreadableFile(str(file), message("door/cannot-be-written", why=why_not(error))) from None


def write_beside(file: Path, name: str, data: bytes) -> Path:
    """Next to `file` and named after it: over nothing that lies there. The same bytes again are the same file."""
    endings = (f"-{number}" if number > 1 else "" for number in itertools.count(1))
    names = (file.with_name(f"{file.stem}-{name}{ending}{file.suffix}") for ending in endings)
    beside = next(one for one in names if not one.exists() or _holds(one, data))
    if not beside.exists():
        write_whole(beside, data, force=False)
    return beside


def _holds(file: Path, data: bytes) -> bool:
    return file.is_file() and read_bytes(file, TEXT_LIMIT) == data


def _with_usual_permissions(file: Path) -> None:
    """mkstemp makes private files; a sheet is for everyone the umask allows."""
    umask = os.umask(0)
    os.umask(umask)
    file.chmod(0o666 & ~umask)


def why_not(error: OSError) -> Message:
    """What the system says, in a person's language where it is one of the usual things."""
    words = (error.strerror or str(error)).lower()
    return message("door/why", why=_REASONS.get(error.errno or 0, "other"), words=words)
