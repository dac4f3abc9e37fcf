"""The time from saving a rule until the server reports it: `python -m bench.reload` saves ten times and prints the seconds of
each.

It starts `rulewright dev` for a copy of connect four, with a match in progress. The page polls five times a second, so it shows a
change up to 0.2 seconds later.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rulewright.doors.server.client import Guest

FOUR = Path(__file__).parents[1] / "examples" / "connect_four"
EDITS = 10


def measure(folder: Path, guest: Guest) -> list[float]:
    """Seconds from each save until the server uses it."""
    while guest.get("/dev/status")["loads"] < 1:
        time.sleep(0.05)
    guest.post("/api/matches", {"game": folder.name, "fill": {"1": "random"}, "seed": 1})
    found = []
    rules = folder / "rules.py"
    for n in range(EDITS):
        loads = guest.get("/dev/status")["loads"]
        text = rules.read_text("utf-8").replace("s.moves += 1", f"s.moves += 1 + {n} - {n}", 1)
        began = time.perf_counter()
        rules.write_text(text, "utf-8")
        while guest.get("/dev/status")["loads"] == loads:
            time.sleep(0.01)
        found.append(time.perf_counter() - began)
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(shutil.copytree(FOUR, Path(place) / "mine", ignore=shutil.ignore_patterns("__pycache__")))
        server = subprocess.Popen(
            [sys.executable, "-m", "rulewright", "dev", str(folder), "--port", "0", "--no-open"],
            env={**os.environ, "RULEWRIGHT_DATA": place}, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        try:
            assert server.stdout
            found = measure(folder, Guest(server.stdout.readline().split()[-1].rstrip("/")))
        finally:
            server.terminate()
            server.wait(20)
    print(" ".join(f"{seconds:.2f}" for seconds in found))
    print(f"median {statistics.median(found):.2f} s, slowest {max(found):.2f} s, of {EDITS} saved rules")


if __name__ == "__main__":
    main()
