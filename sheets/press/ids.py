"""Ids of printed sheets: short, and without letters that look alike."""

import random

_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without 0, 1, I and O
_LENGTH = 4


def sheet_ids(chance: random.Random, count: int) -> list[str]:
    """So many different ids."""
    return [_spelled(number) for number in chance.sample(range(len(_LETTERS) ** _LENGTH), count)]


def _spelled(number: int) -> str:
    letters = ""
    for _ in range(_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        letters += _LETTERS[letter]
    return letters
