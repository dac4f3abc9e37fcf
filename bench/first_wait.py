"""`python -m bench.first_wait`: how long you wait for a bot's first move right after a server has started with an empty cache.

Each game gets a server of its own, which compiles the bots' search meanwhile. You come as soon as it listens, open the table that
"Play now" opens, and play at once whenever you may. In a game for one, your own first move is timed.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from bench.server_load import serving
from rulewright import games
from rulewright.doors.server.client import Guest
from rulewright.doors.server.config import Settings

MARK = 3.0
"""The most seconds that a bot may take."""


@dataclass(frozen=True)
class Wait:
    """Seconds from opening a table to its first state, and from a bot's turn (or your move, in a game for one) to the answer."""

    table: float
    answer: float
    compiling: bool
    """Whether the bot's search was still being compiled when it moved."""


def wait_for_a_bot(address: str, name: str, bot: str) -> Wait:
    game, you, chooser = games.load(name), Guest(address), random.Random(1)
    seats = game.welcome.seats or game.seats[0]
    level = bot or game.welcome.bot
    fill = {str(seat): level for seat in range(1, seats)}
    options = {"options": dict(game.welcome.options)} if game.welcome.options else {}
    began = time.perf_counter()
    match = you.post("/api/matches", {"game": name, "seats": seats, "fill": fill, **options})["id"]
    concessions = {*game.actions.concessions()}
    with you.sit(match) as line:
        state = line.until()
        shown, turn = time.perf_counter(), time.perf_counter()
        while True:
            moves = [move["code"] for move in state["moves"] if move["code"] not in concessions]
            if moves:
                line.play(chooser.choice(moves), state["turn"])
                turn = time.perf_counter()
            made = state["number"] + bool(moves)
            while state["number"] < made or (state["number"] == made and not state["moves"] and seats > 1):
                state = line.until()
            if state["number"] > made or seats == 1:
                return Wait(shown - began, time.perf_counter() - turn, state["getting_ready"] is not None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.names(), help="only these games")
    parser.add_argument("--bot", default="", help="a level; if not given, the one that Play now seats")
    asked = parser.parse_args()
    late = []
    for name in asked.games:
        with TemporaryDirectory() as folder, patch.dict(os.environ, {"XDG_CACHE_HOME": folder}):
            settings = Settings(database=f"sqlite:///{Path(folder, 'first.db')}", warm=True)
            with serving(settings) as (address, _):
                wait = wait_for_a_bot(address, name, asked.bot)
        late += [name] if wait.answer > MARK or wait.table > MARK else []
        told = ", while its search is compiled" if wait.compiling else ""
        print(f"{name:16} table {wait.table:.2f} s, answer {wait.answer:.2f} s{told}", flush=True)
    sys.exit(f"More than {MARK:.0f} s: {', '.join(late)}" if late else 0)


if __name__ == "__main__":
    main()
