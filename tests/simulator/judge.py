"""What a reader said of a photo against what is really there: right, wrong but flagged, or silently wrong."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rollwrite.uly_polly import sheet as uly_polly
from rollwrite.volle_wolle import sheet as volle_wolle
from rollwrite.wolle.face import Face
from tests.simulator.printer import layout_called
from tests.simulator.truth import SheetTruth

KINDS = ("mouse", "sock", "plane")
FULL_CUPS = (0, 6)

Corners = Sequence[Sequence[float]]


@dataclass(frozen=True, slots=True)
class Verdict:
    """One sheet. `wrong` names every value that is not as drawn, `doubts` what the reader asked a person to look at
    for no fault of the sheet's; `differences` are the ones truly on the sheet that it rightly named."""

    found: bool
    wrong: frozenset[str] = frozenset()
    doubts: frozenset[str] = frozenset()
    differences: frozenset[str] = frozenset()
    unread_id: bool = False
    boxes: int = 0
    illegal: str = ""  # the kind of line that no rule allows, if one was drawn
    told_illegal: bool = False  # the yarn was called illegal, or a person asked about it
    named: bool = False  # where it was not found: it was said that it cannot be read

    @property
    def wrong_boxes(self) -> int:
        """Segments and cups have a place after a colon, and a box has none."""
        return sum(":" not in name and name not in ("face", "sheet") for name in self.wrong)

    @property
    def right(self) -> bool:
        return self.found and not self.wrong

    @property
    def silent(self) -> frozenset[str]:
        """What nobody was asked about: neither by its own name nor, on score sheets, by that of its row. (Wolle names a
        row where boxes and yarn differ, which is another question.)"""
        rows = {name for name in self.doubts if name.startswith(("player", "round"))}
        return frozenset(name for name in self.wrong - self.doubts if name.rpartition(".")[0] not in rows)


def judged(documents: list[dict[str, Any]], truths: tuple[SheetTruth, ...]) -> list[Verdict]:
    """A verdict for each sheet of the truth; readings of sheets that are not there count as silent errors."""
    readings = whose([document["corners"] for document in documents], truths)
    verdicts = []
    for truth, reading in zip(truths, readings, strict=True):
        if reading is not None:
            verdicts.append(_verdict(documents[reading], truth))
        elif truth.aimed_at:
            verdicts.append(Verdict(found=False))
    surplus = len(documents) - sum(reading is not None for reading in readings)
    return verdicts + [Verdict(found=True, wrong=frozenset({"a sheet that is not there"}))] * surplus


def with_named(verdicts: Sequence[Verdict], named: int) -> Iterator[Verdict]:
    """So many of those that were not found were named as not readable."""
    for verdict in verdicts:
        yield verdict if verdict.found else replace(verdict, named=named > 0)
        named -= not verdict.found


def whose(corners: Sequence[Corners], truths: tuple[SheetTruth, ...]) -> list[int | None]:
    """For each sheet of the truth, the number of the reading whose middle lies in it."""
    left = dict(enumerate(np.mean(some, axis=0) for some in corners))
    found: list[int | None] = []
    for truth in truths:
        middle, reach = np.mean(truth.corners, axis=0), float(np.ptp(truth.corners, axis=0).min()) / 2
        away = {number: float(np.hypot(*(other - middle))) for number, other in left.items()}
        near = [number for number in away if away[number] < reach]
        found.append(min(near, key=away.__getitem__, default=None))
        left = {number: other for number, other in left.items() if number != found[-1]}
    return found


def _verdict(document: dict[str, Any], truth: SheetTruth) -> Verdict:
    wrong = frozenset(_wrong(document, truth))
    honest = frozenset(honest_differences(truth)) - wrong  # what is misread and named is doubted, whatever else is odd
    named = frozenset(_named(entry["field"]) for entry in document["review"])
    return Verdict(
        found=True,
        wrong=wrong,
        doubts=named - honest,
        differences=named & honest,
        unread_id=document.get("sheet") is None,
        boxes=len(truth.marks),
        illegal=truth.illegal or ("a jump" if truth.segments and "yarn" in honest else ""),
        told_illegal=not document.get("yarn", {}).get("legal", True) or _asks_about_yarn(named, bool(truth.illegal)),
    )


def _asks_about_yarn(named: frozenset[str], illegal: bool) -> bool:
    """A segment that is asked about is an answer where something is wrong with the yarn, and none where nothing is."""
    return any(name == "yarn" or name.startswith("ink:") or (illegal and name.startswith("segment:")) for name in named)


def _wrong(document: dict[str, Any], truth: SheetTruth) -> Iterator[str]:
    if (document["game"], document["face"]) != (truth.game, truth.face):
        yield "face"
        return
    if document.get("sheet") not in (None, truth.sheet):
        yield "sheet"
    segments = {_segment(a, b) for a, b in document.get("yarn", {}).get("segments", ())}
    yield from (f"segment:{name}" for name in segments ^ {_segment(a, b) for a, b in truth.segments})
    yield from (f"cup:{dot}" for dot in set(document.get("cups", ())) ^ truth.cups)
    marks = document["marks"]
    yield from (box for box in {*marks, *truth.marks} if marks.get(box) != truth.marks.get(box))


def _named(field: str) -> str:
    kind, _, place = field.partition(":")
    a, dash, b = place.partition("-")
    return f"{kind}:{_segment(a, b)}" if kind == "segment" and dash else field


def _segment(a: str, b: str) -> str:
    return "-".join(sorted((a, b)))


def honest_differences(truth: SheetTruth) -> Iterator[str]:
    """What a careful person would point out on this sheet: boxes that do not agree with the yarn, and broken rules."""
    layout = layout_called(truth.game, truth.face)
    if layout.yarn is None:
        sheet = (volle_wolle if truth.game == "volle-wolle" else uly_polly).ScoreSheet(truth.marks)
        yield from (found.where or "" for found in sheet.findings)
        return
    dots = {dot for segment in truth.segments for dot in segment} | {layout.yarn.face.start}
    for kind in KINDS:
        reached = sum(dot in dots for dot, its_kind in layout.yarn.face.objects.items() if its_kind == kind)
        if _marked(truth, kind) != list(range(1, reached + 1)):
            yield kind
    if _marked(truth, "cup") != list(range(1, len(truth.cups & dots) + 1)):
        yield "cup"
    if len(truth.cups) not in FULL_CUPS:
        yield from ("cups", "cup")
    ends = _odd_dots(truth)
    if not _one_thread(truth, layout.yarn.face.start):
        yield from ("yarn", "paw")
    if truth.marks["paw"] != (layout.yarn.face.paw in ends):
        yield "paw"
    if truth.illegal:
        yield "yarn"
    yield from _timer_differences(truth, layout.yarn.face, dots)


def _timer_differences(truth: SheetTruth, face: Face, dots: set[str]) -> Iterator[str]:
    struck = _marked(truth, "timer")
    complete = {kind for dot, kind in face.objects.items() if dot in dots} == set(KINDS)
    if struck != list(range(1, len(struck) + 1)) or ((struck or complete) and not truth.marks["hourglass"]):
        yield from ("timer", "hourglass")
    if truth.marks["hourglass"] and not complete:
        yield from ("timer", "hourglass")  # somebody else's set: nothing wrong, but nobody can tell from this sheet


def _marked(truth: SheetTruth, kind: str) -> list[int]:
    return sorted(
        int(box.partition(".")[2]) for box, marked in truth.marks.items() if marked and box.startswith(f"{kind}.")
    )


def _odd_dots(truth: SheetTruth) -> set[str]:
    odd: set[str] = set()
    for dot in (dot for segment in truth.segments for dot in segment):
        odd ^= {dot}
    return odd


def _one_thread(truth: SheetTruth, start: str) -> bool:
    odd = _odd_dots(truth)
    if not truth.segments:
        return True
    reached, more = {start}, True
    while more:
        beyond = {dot for segment in truth.segments if reached & set(segment) for dot in segment}
        more = not beyond <= reached
        reached |= beyond
    everything = {dot for segment in truth.segments for dot in segment}
    return everything <= reached and (not odd or (len(odd) == 2 and start in odd))
