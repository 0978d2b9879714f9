"""The house itself: who may know whom, and what must not be loaded."""

import subprocess
import sys

import pytest


def loaded_by(statement: str) -> set[str]:
    code = f"import sys; {statement}; print('\\n'.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {name.split(".")[0] for name in done.stdout.split()}


@pytest.mark.parametrize(
    ("statement", "forbidden"),
    [
        ("import rollwrite.wolle.face", {"reportlab", "cv2", "typer", "sheets", "vision"}),
        ("import cli", {"cv2", "reportlab", "shapely", "numpy", "rich"}),
    ],
)
def test_heavy_and_foreign_packages_stay_outside(statement: str, forbidden: set[str]) -> None:
    assert not loaded_by(statement) & forbidden
