"""One root for everything that can go wrong: facts as attributes, and one sentence that says what to do."""

from enum import IntEnum


class ExitCode(IntEnum):
    OK = 0
    NEEDS_A_PERSON = 1
    UNUSABLE = 2


class RollwriteError(Exception):
    """Something a person can mend. Its text is one line: what is wrong with what, and what to do."""

    exit_code = ExitCode.UNUSABLE


class UsageError(RollwriteError):
    """The words of a call are off."""


class UnreadableFile(RollwriteError):
    """A file that is not there, cannot be opened, or does not hold what it should."""

    def __init__(self, file: str, reason: str) -> None:
        self.file = file
        self.reason = reason
        super().__init__(f"{file}: {reason}")


class FileExists(RollwriteError):
    def __init__(self, file: str) -> None:
        self.file = file
        super().__init__(f"{file} exists already: choose another name, or overwrite it with --force")
