"""One root for everything that can go wrong: a message with its facts, which the door says in a person's language."""

from enum import IntEnum

from rollwrite.message import Message, message


class ExitCode(IntEnum):
    OK = 0
    NEEDS_A_PERSON = 1
    UNUSABLE = 2


class RollwriteError(Exception):
    """Something a person can mend. Said in one line: what is wrong with what, and what to do."""

    exit_code = ExitCode.UNUSABLE

    def __init__(self, said: Message) -> None:
        self.message = said
        super().__init__(said)

    def __str__(self) -> str:
        """In English, for tests and tracebacks."""
        from rollwrite.language import language

        return language().say(self.message)


class UsageError(RollwriteError):
    """The words of a call are off."""


class NoUseForOption(UsageError):
    """An option that has no place with this file, or with this game's sheets."""

    def __init__(self, file: str, option: str) -> None:
        self.file, self.option = file, option
        self.reason = message("door/no-use-for-option", option=option)
        super().__init__(message("door/about-file", file=file, reason=self.reason))

    def __reduce__(self) -> tuple[type["NoUseForOption"], tuple[str, str]]:
        return type(self), (self.file, self.option)


class UnreadableFile(RollwriteError):
    """A file that is not there, cannot be opened, or does not hold what it should."""

    def __init__(self, file: str, reason: Message) -> None:
        self.file, self.reason = file, reason
        super().__init__(message("door/about-file", file=file, reason=reason))

    def __reduce__(self) -> tuple[type["UnreadableFile"], tuple[str, Message]]:
        return type(self), (self.file, self.reason)  # errors travel between processes


class FileExists(RollwriteError):
    def __init__(self, file: str) -> None:
        self.file = file
        super().__init__(message("door/file-exists", file=file))

    def __reduce__(self) -> tuple[type["FileExists"], tuple[str]]:
        return type(self), (self.file,)
