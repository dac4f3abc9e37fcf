"""A first visit to an installed Rulewright: `python -m tests.package.visit COMMAND`, with the path of its command.

It starts the server from an empty folder and with nothing of this one in its environment, loads the page with all files it names,
and plays a game to its end.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import IO, Any

from rulewright.doors.server.client import Guest

GAME = "twelve_patrols"
"""Its games have twelve moves: a guest may send forty at once, and then ten per second."""
NAMED = re.compile(r"[\w.-]+-[\w-]{8}\.(?:js|css)")
"""The name of a built file in pages and scripts."""


def bare(home: Path, **more: str) -> dict[str, str]:
    """An environment with nothing but the command itself: no Node, no make, no clone."""
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "LANG") if name in os.environ}  # Windows needs the first
    own = {name: str(home) for name in ("HOME", "USERPROFILE", "XDG_CACHE_HOME", "RULEWRIGHT_DATA")}
    return {**kept, **own, "PATH": str(home), **more}


@contextmanager
def serving(command: Sequence[str], env: Mapping[str, str], folder: Path) -> Iterator[str]:
    """Run `rulewright serve` in a folder; yields its address."""
    with subprocess.Popen(
        [*command, "serve", "--port", "0"],
        cwd=folder,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    ) as server:
        try:
            assert server.stdout
            yield address_in(server.stdout)
        finally:
            server.terminate()


def address_in(output: IO[str]) -> str:
    """The first address in the output; other packages may have printed warnings before."""
    said = ""
    for line in output:
        said += line
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise AssertionError(said)


def load_page(guest: Guest) -> set[str]:
    """Load the page and, recursively, all files that it names; returns the files loaded."""
    page = guest.get("/")
    wanted, loaded = re.findall(r'(?:src|href)="(/[^"]+)"', page), set[str]()
    assert wanted, "the page names no files"
    while wanted:
        path = wanted.pop()
        if path not in loaded:
            loaded.add(path)
            text = guest.get(path)
            if path.endswith((".js", ".css")):
                wanted += [f"/assets/{name}" for name in NAMED.findall(text)]
    return loaded


def play(guest: Guest, game: str = GAME) -> dict[str, Any]:
    """Play a random solo game until it is over; returns its last state."""
    chance = Random(1)
    match = guest.post("/api/matches", {"game": game, "seats": 1})["id"]
    with guest.sit(match) as line:
        state = line.until()
        while not state["over"]:
            before, moves = state["number"], [move["code"] for move in state["moves"] if move["verb"] != "give_up"]
            if moves:  # the server makes forced moves by itself
                line.play(chance.choice(moves), state["turn"])
            while state["number"] == before:
                state = line.until()
        return state


def main(command: str) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        with serving([str(Path(command).resolve())], bare(home), home) as address:
            guest = Guest(address)
            files = load_page(guest)
            print(f"{len(files)} files of the page were loaded.")
            print(f"A game of {GAME} was played: {play(guest)['over']['ending']}.")


if __name__ == "__main__":
    main(sys.argv[1])
