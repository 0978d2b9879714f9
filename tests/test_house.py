"""The house itself: who may know whom, and what must not be loaded."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def modules_loaded_by(statement: str) -> set[str]:
    code = f"import sys; {statement}; print('\\n'.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def loaded_by(statement: str) -> set[str]:
    return {name.split(".")[0] for name in modules_loaded_by(statement)}


def everything_in(package: str) -> str:
    """A statement that imports a package with all its modules."""
    return (
        f"import importlib, pkgutil, {package} as room; "
        f"[importlib.import_module(found.name) for found in pkgutil.walk_packages(room.__path__, '{package}.')]"
    )


@pytest.mark.parametrize(
    ("statement", "forbidden"),
    [
        (everything_in("rollwrite"), {"reportlab", "cv2", "typer", "rich", "PIL", "sheets", "vision", "web", "cli"}),
        (everything_in("sheets.layout"), {"reportlab", "cv2", "typer", "rich", "PIL", "vision", "cli"}),
        (everything_in("sheets.art"), {"reportlab", "PIL", "pypdfium2", "cv2"}),
        ("import sheets", {"reportlab", "PIL", "pypdfium2", "cv2", "shapely"}),
        ("import sheets.press.pictures", {"reportlab", "PIL", "pypdfium2", "cv2"}),
        (everything_in("vision"), {"reportlab", "typer", "web", "cli"}),
        (everything_in("web"), {"typer", "rich", "cli"}),
        ("import rollwrite; rollwrite.wolle.Record.parse('')", {"shapely", "numpy", "babel", "fluent"}),
        ("import cli", {"cv2", "reportlab", "shapely", "numpy", "rich", "PIL", "sheets", "vision", "web"}),
    ],
)
def test_heavy_and_foreign_packages_stay_outside(statement: str, forbidden: set[str]) -> None:
    assert not loaded_by(statement) & forbidden


def test_of_paper_photos_know_only_the_layouts() -> None:
    rooms = {name.split(".")[1] for name in modules_loaded_by(everything_in("vision")) if name.startswith("sheets.")}
    assert rooms == {"layout"}


@pytest.mark.parametrize(("told", "used"), [({}, "1"), ({"OPENBLAS_NUM_THREADS": "3"}, "3")])
def test_threads_for_large_matrices_are_started_only_where_somebody_wants_them(told: dict[str, str], used: str) -> None:
    code = "import cli, os; cli.main = lambda: print(os.environ['OPENBLAS_NUM_THREADS']); cli.program()"
    others = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, env=others | told)
    assert done.stdout.strip() == used


def test_a_photo_that_needs_no_words_is_scored_without_what_makes_them() -> None:
    """Nor with Pillow, Typer's checks or a pool of processes: the first photo is read in little more than a further."""
    code = (
        "import sys; sys.argv[1:] = ['score', '--json', 'samples/ball-pen.jpg']; import cli\n"
        "try: cli.main()\n"
        "except SystemExit as end: print(end.code, *sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    exit_code, *loaded = done.stderr.split()
    assert exit_code == "0"
    heavy = {
        "PIL",
        "babel",
        "concurrent.futures",
        "fluent",
        "logging",
        "multiprocessing",
        "pydantic",
        "reportlab",
        "rich",
    }
    assert not heavy & {*loaded}
    others = {"shapely", "rollwrite.wolle.seeds", "rollwrite.wolle.face_file", "rollwrite.wolle.table"}
    assert not others & {*loaded}, "the generator, what measures blocks, the referee: of no use for a sheet of face A"
    assert {"cv2", "vision.pipeline"} <= {*loaded}
