"""What people call a place on a sheet: 'mouse 3'."""

from __future__ import annotations

import re
from dataclasses import replace

from rollwrite.finding import Finding
from rollwrite.language import Language
from rollwrite.message import Fact
from sheets.layout.model import MarkBox
from vision.sheet import Sheet
from web.pages.shown import has_words

SHARED = re.compile(r"(player|round)(\d+)\.(\w+?)[-.]?(\d*)")  # a box of one of several, on a sheet for all


def field_words(language: Language, read: Sheet, field: str) -> str:
    """'mouse 3', as a person would say it; 'this box' where the picture says it better."""
    kind, colon, place = field.partition(":")
    if colon:
        one, _, other = place.partition("-")
        return language.say(f"page/field-{kind}", one=one, other=other or "none")
    return box_words(language, next(box for box in read.layout.boxes if box.name == field))


def box_words(language: Language, box: MarkBox) -> str:
    if shared := SHARED.fullmatch(box.name):
        whose, number, row, place = shared.groups()
        of_it = language.say("page/seat" if whose == "player" else "page/round", number=int(number))
        return f"{of_it}, {language.say(f'page/row-{row}', place=place)}"
    key = f"page/row-{box.row or box.name}"
    return language.say(key, place=box.place) if has_words(key) else language.say("page/this-box")


def sentence(language: Language, read: Sheet, found: Finding) -> str:
    """What is found, with boxes by the names people have for them, not by those of fixes."""
    boxes = {box.name for box in read.layout.boxes}

    def called(fact: Fact) -> Fact:
        return field_words(language, read, fact) if isinstance(fact, str) and fact in boxes else fact

    facts = tuple((name, called(fact)) for name, fact in found.message.facts)
    return language.say(replace(found.message, facts=facts))
