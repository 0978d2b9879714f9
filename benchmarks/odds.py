"""How long the exact odds take: the table of all bids, and every setting of chips and modifiers."""

from time import perf_counter

from rollwrite.volle_wolle import chances as engine
from rollwrite.volle_wolle.bids import BIDS
from rollwrite.volle_wolle.chances import Setting, odds


def seconds(settings: list[Setting]) -> float:
    for remembered in (engine._odds, engine._second_try, engine._third_try):
        remembered.cache_clear()
    begun = perf_counter()
    for setting in settings:
        odds(setting)
    return perf_counter() - begun


def main() -> None:
    table = [Setting(bid) for bid in BIDS]
    everything = [Setting(bid, chips, modifier) for bid in BIDS for chips in range(5) for modifier in range(-3, 4)]
    one = min(seconds(table) for _ in range(3))
    every = min(seconds(everything) for _ in range(3))
    print(f"all {len(table)} bids, one setting:            {one:.3f} s (at most 1)")
    print(f"all bids, 0 to 4 chips, -3 to +3 ({len(everything)}): {every:.3f} s, {every / one:.1f} times one table")


if __name__ == "__main__":
    main()
