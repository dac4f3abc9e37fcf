"""Long work in pieces on all cores: each result is a line of JSON, and a piece that has its line is not done again."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

Piece = list[Any]
"""The arguments of a piece of work, as JSON keeps them."""


def gather(work: Callable[..., dict[str, Any]], pieces: Sequence[Piece], out: Path, jobs: int, seconds: float) -> None:
    """Do the pieces in this order and add their lines to a file. After so many seconds none is begun; 0: do all."""
    there = {json.dumps(line["piece"]) for line in lines(out)}
    left = [piece for piece in reversed(pieces) if json.dumps(piece) not in there]
    until = time.monotonic() + seconds if seconds else float("inf")
    running = dict[Future[dict[str, Any]], Piece]()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool, out.open("a", encoding="utf-8") as file:
        while running or left:
            while left and len(running) < jobs:
                if time.monotonic() > until:
                    left.clear()
                    break
                piece = left.pop()
                running[pool.submit(work, *piece)] = piece
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                file.write(json.dumps({"piece": running.pop(done), **done.result()}) + "\n")
                file.flush()


def lines(out: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.read_text("utf-8").splitlines()] if out.exists() else []
