"""How bad a photo may be: the tiers of the accuracy table, as limits for pen, paper, light and camera."""

from dataclasses import dataclass, replace
from typing import Literal

TierName = Literal["scan", "easy", "normal", "hard", "table", "illegal easy", "illegal normal", "illegal hard"]
Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Tier:
    """Lengths in millimetres on paper, angles in degrees, chances from 0 to 1."""

    name: TierName
    # the hand
    sloppy: Range  # the share of the following that a hand makes use of
    miss_sigma: float
    miss_most: float
    wobble: Range
    overshoot: float
    undershoot: float
    poke: float
    ring_off: float
    pressure: Range
    pen_gaps: float
    small_marks: float
    doubled: float
    erased: float
    stray: float
    mistakes: float
    second_pen: float
    toys_ticked: float
    on_marker: float
    # the print
    grey: float
    toner: Range
    print_scale: Range
    four_up: float
    uncut: float
    shine_through: float
    # the paper
    curl: float
    curled: Range  # the share of it that a sheet makes use of
    creases: float
    stains: float
    waves: float
    # the camera
    tilt: Range
    roll: float
    fill: Range
    density: float  # pixels per mm of the layout, at least
    distortion: float
    many_sheets: float
    covered: float
    cropped: float
    neighbour: float
    # light and lens
    light: tuple[str, ...]
    more_light: tuple[str, ...]
    shadows: float
    glare: float
    exposure: Range
    blur: float
    motion: float
    noise: Range
    # what the phone does then
    sizes: tuple[tuple[int, int], ...]
    quality: tuple[int, int]
    messenger: float
    document_filter: float
    # what only some tiers have
    odd_cups: float = 0.0  # five or seven of them
    faint_hand: float = 0.0  # a player some of whose marks are faint
    thumb_on_marker: float = 0.0  # of the thumbs that cover something
    gathered: float = 0.0  # two to eight sheets in one shot
    lain_on: float = 0.0  # of such shots: something lies on one of the sheets
    out_of_focus: float = 0.0  # sharp on one side of the picture only
    illegal: float = 0.0  # one stroke that no rule allows


_PHONES = ((4000, 3000), (3264, 2448), (3000, 2250), (2592, 1944), (2048, 1536))

SCAN = Tier(
    "scan",
    sloppy=(0.35, 1.0),
    miss_sigma=0.35,
    miss_most=1.0,
    wobble=(0.02, 0.12),
    overshoot=1.0,
    undershoot=0.6,
    poke=1.0,
    ring_off=0.8,
    pressure=(0.75, 1.0),
    pen_gaps=0.1,
    small_marks=0.04,
    doubled=0.04,
    erased=0.0,
    stray=0.3,
    mistakes=0.15,
    second_pen=0.03,
    toys_ticked=0.03,
    on_marker=0.02,
    grey=0.35,
    toner=(0.8, 1.0),
    print_scale=(0.94, 1.0),
    four_up=0.06,
    uncut=0.08,
    shine_through=0.1,
    curl=0,
    curled=(0.1, 1.0),
    creases=0.02,
    stains=0,
    waves=0,
    tilt=(0, 0),
    roll=3,
    fill=(0.8, 0.95),
    density=7,
    distortion=0,
    many_sheets=0.15,
    covered=0,
    cropped=0,
    neighbour=0,
    light=("scanner",),
    more_light=(),
    shadows=0,
    glare=0,
    exposure=(0.8, 0.97),
    blur=0.04,
    motion=0,
    noise=(0.002, 0.008),
    sizes=((0, 0),),
    quality=(75, 95),
    messenger=0,
    document_filter=0,
)

EASY = Tier(
    "easy",
    sloppy=(0.35, 1.0),
    miss_sigma=0.35,
    miss_most=0.9,
    wobble=(0.02, 0.12),
    overshoot=0.9,
    undershoot=0.6,
    poke=1.0,
    ring_off=0.8,
    pressure=(0.75, 1.0),
    pen_gaps=0.1,
    small_marks=0.03,
    doubled=0.04,
    erased=0,
    stray=0.3,
    mistakes=0.15,
    second_pen=0.03,
    toys_ticked=0.03,
    on_marker=0.02,
    grey=0.2,
    toner=(0.85, 1.0),
    print_scale=(0.94, 1.0),
    four_up=0.05,
    uncut=0.05,
    shine_through=0.06,
    curl=1.0,
    curled=(0.1, 1.0),
    creases=0.01,
    stains=0,
    waves=0.1,
    tilt=(0, 15),
    roll=12,
    fill=(0.62, 0.95),
    density=5.5,
    distortion=0.015,
    many_sheets=0.08,
    covered=0.0,
    cropped=0,
    neighbour=0.04,
    light=("window", "overcast"),
    more_light=("sunny room",),
    shadows=0.15,
    glare=0,
    exposure=(0.55, 0.9),
    blur=0.07,
    motion=0.05,
    noise=(0.004, 0.012),
    sizes=_PHONES,
    quality=(80, 95),
    messenger=0.15,
    document_filter=0.02,
)

NORMAL = Tier(
    "normal",
    sloppy=(0.35, 1.0),
    miss_sigma=0.6,
    miss_most=1.2,
    wobble=(0.03, 0.2),
    overshoot=1.4,
    undershoot=1.1,
    poke=1.5,
    ring_off=1.2,
    pressure=(0.6, 1.0),
    pen_gaps=0.2,
    small_marks=0.08,
    doubled=0.07,
    erased=0,
    stray=0.4,
    mistakes=0.2,
    second_pen=0.05,
    toys_ticked=0.04,
    on_marker=0.04,
    grey=0.35,
    toner=(0.65, 1.0),
    print_scale=(0.94, 1.0),
    four_up=0.05,
    uncut=0.06,
    shine_through=0.1,
    curl=6,
    curled=(0.1, 1.0),
    creases=0.04,
    stains=0.03,
    waves=0.3,
    tilt=(5, 30),
    roll=15,
    fill=(0.58, 0.95),
    density=4.8,
    distortion=0.03,
    many_sheets=0.08,
    covered=0.08,
    cropped=0,
    neighbour=0.06,
    light=("lamp", "ceiling", "window", "mixed"),
    more_light=("candle", "strip"),
    shadows=0.6,
    glare=0.04,
    exposure=(0.4, 0.9),
    blur=0.13,
    motion=0.16,
    noise=(0.008, 0.025),
    sizes=(*_PHONES, (1600, 1200)),
    quality=(60, 95),
    messenger=0.45,
    document_filter=0.04,
    odd_cups=0.02,
)

HARD = Tier(
    "hard",
    sloppy=(0.35, 1.0),
    miss_sigma=0.95,
    miss_most=2.0,
    wobble=(0.05, 0.3),
    overshoot=2.0,
    undershoot=1.6,
    poke=2.0,
    ring_off=1.3,
    pressure=(0.42, 1.0),
    pen_gaps=0.3,
    small_marks=0.12,
    doubled=0.12,
    erased=0.4,
    stray=0.5,
    mistakes=0.25,
    second_pen=0.06,
    toys_ticked=0.06,
    on_marker=0.1,
    grey=0.4,
    toner=(0.5, 1.0),
    print_scale=(0.94, 1.0),
    four_up=0.03,
    uncut=0.04,
    shine_through=0.15,
    curl=8,
    curled=(0.1, 1.0),
    creases=0.4,
    stains=0.3,
    waves=0.5,
    tilt=(15, 45),
    roll=25,
    fill=(0.55, 0.97),
    density=4.3,
    distortion=0.05,
    many_sheets=0.06,
    covered=0.3,
    cropped=0.06,
    neighbour=0.06,
    light=("lamp", "ceiling", "mixed", "dim"),
    more_light=("candle", "strip", "flash"),
    shadows=0.75,
    glare=0.4,
    exposure=(0.25, 1.0),
    blur=0.18,
    motion=0.24,
    noise=(0.012, 0.04),
    sizes=(*_PHONES, (1600, 1200), (1600, 1200)),
    quality=(50, 92),
    messenger=0.45,
    document_filter=0.06,
    odd_cups=0.02,
    faint_hand=0.3,
    thumb_on_marker=0.5,
)

TABLE = replace(
    NORMAL,
    name="table",
    gathered=1.0,
    lain_on=0.25,
    four_up=0.0,
    uncut=0.0,
    covered=0.0,
    neighbour=0.0,
    tilt=(0, 45),
    fill=(0.85, 0.97),
    density=3.4,
    exposure=(0.3, 0.9),
    blur=0.2,
    motion=0.2,
    sizes=((4000, 3000), (4624, 3468), (3264, 2448), (3264, 2448), (2592, 1944)),
    messenger=0.08,
    out_of_focus=0.4,
)

ILLEGAL: tuple[tuple[TierName, Tier], ...] = (
    ("illegal easy", EASY),
    ("illegal normal", NORMAL),
    ("illegal hard", HARD),
)

TIERS: dict[TierName, Tier] = {
    **{tier.name: tier for tier in (SCAN, EASY, NORMAL, HARD, TABLE)},
    **{name: replace(tier, name=name, illegal=0.75) for name, tier in ILLEGAL},
}

WORST = 0.15  # of all photos have everything at its worst at once


def at_its_worst(tier: Tier) -> Tier:
    """The same tier, near all of its limits in one photo."""
    return replace(
        tier,
        sloppy=(0.85, 1.0),
        curled=(0.8, 1.0),
        wobble=_end(tier.wobble, high=True),
        pressure=_end(tier.pressure, high=False),
        toner=_end(tier.toner, high=False),
        tilt=_end(tier.tilt, high=True),
        noise=_end(tier.noise, high=True),
        exposure=_end(tier.exposure, high=False),
        grey=0.6,
        shadows=max(tier.shadows, min(1.0, 2 * tier.shadows)),
        messenger=0.8 if tier.messenger > 0.3 else tier.messenger,
        quality=(tier.quality[0], tier.quality[0] + (tier.quality[1] - tier.quality[0]) // 3),
    )


def _end(limits: Range, high: bool) -> Range:
    """The third of a range that is worst."""
    low, most = limits
    step = (most - low) / 3
    return (most - step, most) if high else (low, low + step)
