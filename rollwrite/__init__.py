"""The rules of three paper games. Nothing in here draws, photographs or talks to a terminal."""

__version__ = "0.2.0"
