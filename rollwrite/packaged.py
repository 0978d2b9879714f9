"""Files that come with the program, in the folders of its packages.

The standard library's own way to them, `importlib.resources`, loads archives and temporary folders, of which there are
none here: a hundredth of the first photo.
"""

from importlib import import_module
from pathlib import Path


def folder_of(package: str) -> Path:
    return Path(import_module(package).__path__[0])
