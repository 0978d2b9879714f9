"""Look at one photo: `python -m tests.simulator normal 7 photo.jpg` takes it and tells all that went into it."""

import argparse
import json
from pathlib import Path

from tests.simulator.faces import SHEETS
from tests.simulator.photos import describe, photo
from tests.simulator.tiers import TIERS


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.simulator", description=__doc__)
    parser.add_argument("tier", choices=list(TIERS))
    parser.add_argument("seed", type=int)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", choices=SHEETS, default="wolle")
    chosen = parser.parse_args()
    data, truths = photo(chosen.tier, chosen.seed, chosen.game)
    chosen.file.write_bytes(data)
    story = {"truth": [truth.document() for truth in truths], **describe(chosen.tier, chosen.seed, chosen.game)}
    print(json.dumps(story, indent=1, default=str))


if __name__ == "__main__":
    main()
