"""A tour in a minute: print sheets, read photos, see what was made of them. `make demo`"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
OUT = Path("out")
PHOTOS = ("ball-pen.jpg", "pencil.jpg", "felt-tip.jpg", "iphone.heic", "scan.pdf", "table.jpg", "doubtful.jpg")


def rollwrite(*words: str) -> None:
    """Say the command as one would type it, then do it."""
    print(f"\n$ rollwrite {' '.join(words)}", flush=True)
    done = subprocess.run([sys.executable, "-m", "cli", *words], check=False)
    if done.returncode > 1:  # 1 only says that a person should look
        sys.exit(done.returncode)


def main() -> None:
    OUT.mkdir(exist_ok=True)
    photos = [str(_near(HERE / name)) for name in PHOTOS]
    rollwrite(
        "print", "wolle", "--face", "both", "--player", "Ann", "--player", "Ben", "--out", "out/wolle.pdf", "--force"
    )
    rollwrite("score", *photos, "--annotate", "out/annotated", "--csv", "out/scores.csv", "--force")
    program = _near(Path(sys.executable).with_name("rollwrite"))
    print(
        f"\nNow look into {OUT.resolve()}:\n"
        "  wolle.pdf    sheets to print (100 %, not fit to page)\n"
        "  annotated/   the photos with what was read drawn over them; doubts have a colour of their own\n"
        "  scores.csv   all sheets for a spreadsheet\n"
        f"Then take a photo of your own: {program} score photo.jpg\n"
        f"Or on the phones at the table: make serve shows an evening of samples, {program} serve begins yours.\n"
        f"({program} is the program; after 'pip install .' it is just rollwrite.)"
    )


def _near(file: Path) -> Path:
    """As short as it can be said from here."""
    return file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file


if __name__ == "__main__":
    main()
