"""The pages with something on them: a server of its own folder, and an evening made of the samples. `make serve`"""

import json
import subprocess
import sys
import tempfile
import webbrowser
from pathlib import Path

import httpx

HERE = Path(__file__).parent
PHOTOS = ("table.jpg", "doubtful.jpg", "felt-tip.jpg")
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def fill(url: str, key: str) -> None:
    """What an evening leaves behind: sheets with names on them."""
    with httpx.Client(base_url=url, headers={"Authorization": f"Bearer {key}"}, timeout=120) as phone:
        nameless = []
        for name in PHOTOS:
            answer = phone.post("/api/photos", files={"photo": (name, (HERE / name).read_bytes())})
            answer.raise_for_status()
            sheets = (sheet for file in answer.json()["files"] for sheet in file["sheets"])
            nameless += [sheet["id"] for sheet in sheets if not sheet["player"]]
        for number, player in zip(nameless, NAMES, strict=False):
            phone.post(f"/api/sheets/{number}/fix", json={"player": player}).raise_for_status()


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="rollwrite-evening-") as data:
        words = [sys.executable, "-m", "cli", "serve", "--local", "--port", "0", "--json", "--data", data]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            told = json.loads(server.stdout.readline())
            print("Reading the samples …", flush=True)
            fill(f"http://127.0.0.1:{told['port']}", told["key"])
            print(f"\n  {told['url']}\n\nThis evening is made of samples, and gone with Ctrl-C. Yours: rollwrite serve")
            webbrowser.open(told["url"])
            try:
                server.wait()
            except KeyboardInterrupt:
                server.wait()


if __name__ == "__main__":
    main()
