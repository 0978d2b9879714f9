"""How long the command takes to say what it can do, against importing Typer alone: python -m benchmarks.startup"""

import subprocess
import sys
from time import perf_counter

AT_MOST = 2.5
TIMES = 15


def seconds(*words: str) -> float:
    begun = perf_counter()
    subprocess.run([sys.executable, *words], check=True, capture_output=True)
    return perf_counter() - begun


def main() -> None:
    """In turns, so that a busy machine is busy for both; the best of each counts."""
    typer, help_ = [], []
    for _ in range(TIMES):
        typer.append(seconds("-c", "import typer"))
        help_.append(seconds("-m", "cli", "--help"))
    print(f"import typer:     {min(typer):.3f} s")
    print(f"rollwrite --help: {min(help_):.3f} s, {min(help_) / min(typer):.2f} times as long (at most {AT_MOST})")


if __name__ == "__main__":
    main()
