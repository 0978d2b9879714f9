"""Where the time of reading goes: each stage with all it calls, but without the stages inside it."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from threading import get_ident
from time import perf_counter
from typing import Any

STAGES: Mapping[str, Sequence[str]] = {
    "photo": ("vision.photos.open_photos", "vision.photo._decode", "vision.photo._upright"),
    "find": ("vision.photos.find_sheets",),
    "flatten": ("vision.pipeline.flatten",),
    "code": ("vision.pipeline.read_code",),
    "light": ("vision.pipeline.light_map",),
    "strokes": ("vision.pipeline.measure_strokes", "vision.pipeline.retraced"),
    "rings": ("vision.pipeline.measure_rings",),
    "boxes": ("vision.pipeline.measure_boxes",),
    "ridges": ("vision.pipeline.measure_ridges",),
    "astray": ("vision.pipeline.measure_astray",),
    "belief": ("vision.pipeline.look",),  # all of it that is not measured by a stage of its own
    "decide": ("vision.pipeline.decide",),
    "judge": ("benchmarks.reading.judge",),
}


class Stopwatch:
    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        # Of each stage under way, what stages inside it have taken; what is measured ahead has a thread of its own.
        self._inside: defaultdict[int, list[float]] = defaultdict(list)

    @contextmanager
    def measuring(self) -> Iterator[None]:
        """Every stage's function is replaced by one that is timed. One that is gone fails here, not silently."""
        places = [(stage, *name.rpartition(".")[::2]) for stage, names in STAGES.items() for name in names]
        before = [(import_module(home), name) for _, home, name in places]
        kept = [getattr(home, name) for home, name in before]
        for (stage, _, _), (home, name), function in zip(places, before, kept, strict=True):
            setattr(home, name, self._timed(stage, function))
        try:
            yield
        finally:
            for (home, name), function in zip(before, kept, strict=True):
                setattr(home, name, function)

    def _timed(self, stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*args: Any, **more: Any) -> Any:
            begun, inside = perf_counter(), self._inside[get_ident()]
            inside.append(0.0)
            try:
                return function(*args, **more)
            finally:
                taken = perf_counter() - begun
                self.seconds[stage] += taken - inside.pop()
                if inside:
                    inside[-1] += taken

        return timed
