"""Refusing what is no photo of a sheet, against reading one that is: `python -m benchmarks.refusing`."""

from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.simulator import photo
from tests.simulator.broken import not_pictures
from vision.files import Reading, read_file


def main() -> None:
    with TemporaryDirectory() as folder:
        good = Path(folder) / "good"
        good.write_bytes(photo("scan", 5)[0])
        _seconds(good)
        usual = _seconds(good)
        print(f"a good scan: {usual * 1000:.0f} ms")
        for name, data in not_pictures():
            file = Path(folder) / name
            file.write_bytes(data)
            print(f"{name:>28}  {_seconds(file) / usual:.2f} times that")


def _seconds(file: Path) -> float:
    begun = perf_counter()
    read_file(file, Reading())
    return perf_counter() - begun


if __name__ == "__main__":
    main()
