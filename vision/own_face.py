"""Sheets of people's own faces share their corner markers; the code says which face it is, or a person does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rollwrite.message import message
from rollwrite.wolle.face import Face
from sheets.layout.catalogue import find_layout, is_own, own_layout
from sheets.layout.face_mark import is_fingerprint, marked_face, tells
from sheets.layout.model import Layout, UnreadableLayout
from sheets.layout.sheet_code import SheetCode, told_face
from vision.find.markers import Points
from vision.find.sheets import FoundSheet
from vision.find.trouble import UnreadableSheet
from vision.flat.flatten import FlatSheet
from vision.sheet_code import code_texts, meant


def with_face(found: FoundSheet, faces: Sequence[Face]) -> FoundSheet:
    """The sheet with the layout of its face. Raises UnreadableSheet where nobody tells which one that is."""
    text = _text(found, found.to_pixels)
    told = told_face(text)
    known = marked_face(told)
    said = [face for face in faces if is_own(find_layout(found.layout.game, face))]  # others have marks of their own
    fitting = [face for face in (said if faces else (known,)) if face and (not told or tells(told, face))]
    if not fitting:
        raise UnreadableSheet(message("reading/other-face" if faces else _why_unknown(told)))
    if len(fitting) > 1:
        raise UnreadableSheet(message("reading/give-one-face"))
    return replace(found, layout=_laid_out(fitting[0], found.layout), code_text=text)


def _why_unknown(mark: str) -> str:
    if not mark:
        return "reading/unread-face"
    return "reading/give-face" if is_fingerprint(mark) else "reading/newer-version"


def _laid_out(face: Face, like: Layout) -> Layout:
    """Nothing is printed that does not fit on the sheet, but a code, or a person, may say anything."""
    try:
        return own_layout(like.game, face, like)
    except UnreadableLayout as error:
        raise UnreadableSheet(error.message) from None


def own_code(found: FoundSheet, flat: FlatSheet) -> SheetCode | None:
    """What was read to know the face is not read again. A code that could only be read once the sheet was flat may
    still name another face than a person did."""
    face = flat.layout.face
    assert face is not None, "a sheet is laid flat by the face it has"
    text = found.code_text or _text(found, flat.to_photo)
    told = told_face(text)
    if told and not tells(told, face):
        raise UnreadableSheet(message("reading/other-face"))
    return meant(text, flat.layout)


def _text(found: FoundSheet, to_pixels: Callable[[Points], Points]) -> str:
    """By the plainest view of the code in which it can be read: to try them all takes longer than all else."""
    texts = code_texts(found.shot.grey, found.layout, to_pixels)
    return next(filter(told_face, texts), "")
