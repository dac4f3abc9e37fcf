"""`make load`: how many moves our server makes, and boardgame.io's beside it in the same run, as ratios.

Ours commits every move to disk before anyone sees it; boardgame.io keeps its matches in memory. Both play tables of three through
real sockets, with views of about the same length, each player shown every move before the next is made. At the end one process of
ours is compared with two, on PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.bystander import besiege
from bench.row import Row, UnavailableError
from bench.server_load import PATIENCE, LoadPlan, Measured, Tally, load, processor, serving, settings
from rulewright import games

HERE = Path(__file__).parent / "boardgame_io"
BUILT = Path(__file__).parents[1] / "build" / "boardgame_io"
SEATS, CELLS = 3, 1150
OURS = "klobba"
"""Our game for the comparison: three players, hidden hands, views of 4,000 bytes."""


def install() -> None:
    """Install the npm package in a separate folder."""
    BUILT.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.js"):
        shutil.copy(HERE / name, BUILT)
    if not (BUILT / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--no-fund", "--no-audit", "--loglevel=error"], cwd=BUILT, check=True)


@contextmanager
def peer() -> Iterator[tuple[str, int]]:
    with subprocess.Popen(["node", "server.js"], cwd=BUILT, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            line = ""
            while "boardgame.io is at" not in line:
                line = server.stdout.readline()
                if not line:
                    raise RuntimeError("boardgame.io did not start")
            yield line.split()[-1], server.pid
        finally:
            server.terminate()


@dataclass
class Trio:
    """Three boardgame.io players at one table, using its protocol: Socket.IO over a WebSocket."""

    address: str
    tally: Tally
    chooser: random.Random
    match: str
    """The match id; the first player to request it opens the match."""
    sizes: list[int] = field(default_factory=list)

    async def play(self, pace: float, end: asyncio.Event) -> None:
        await asyncio.sleep(self.chooser.random() * pace)
        try:
            await self._game(pace, end)
        except Exception as e:
            self.tally.errors.append(f"boardgame.io: {type(e).__name__}: {e}")

    async def _game(self, pace: float, end: asyncio.Event) -> None:
        url = self.address.replace("http", "ws") + "socket.io/?EIO=4&transport=websocket"
        lines = [await connect(url, compression=None, max_size=None, open_timeout=PATIENCE) for _ in range(SEATS)]
        try:
            for seat, line in enumerate(lines):
                await line.send("40/squares,")
                while not str(await line.recv()).startswith("40/squares,"):
                    pass
                await self._emit(line, "sync", self.match, str(seat), None, SEATS)
            states = [await self._until(line, -1) for line in lines]
            while not end.is_set():
                state = states[0]
                seat = int(state["ctx"]["currentPlayer"])
                move = {"type": "mark", "args": [self.chooser.randrange(CELLS)], "playerID": str(seat)}
                number, began = state["_stateID"], time.perf_counter()
                await self._emit(
                    lines[seat], "update", {"type": "MAKE_MOVE", "payload": move}, number, self.match, str(seat)
                )
                states = await asyncio.gather(*(self._until(line, number) for line in lines))
                self.tally.waits.append(time.perf_counter() - began)
                self.tally.shown[self.match] = number + 1
                if pace:
                    await asyncio.sleep(pace * (0.5 + self.chooser.random()))
        finally:
            for line in lines:
                await line.close()

    async def _emit(self, line: ClientConnection, *said: Any) -> None:
        await line.send("42/squares," + json.dumps(said))

    async def _until(self, line: ClientConnection, number: int) -> Any:
        while True:
            text = str(await asyncio.wait_for(line.recv(), PATIENCE))
            if text == "2":
                await line.send("3")
            elif text.startswith("42/squares,"):
                kind, _, told, *_ = json.loads(text[11:])
                state = told["state"] if kind == "sync" else told if kind == "update" else None
                if state and state["_stateID"] > number:
                    self.sizes.append(len(text))
                    return state


async def load_peer(address: str, wish: LoadPlan, pid: int) -> Measured:
    """The same measurement of the peer; the length of its messages is printed."""
    tally, end = Tally(), asyncio.Event()
    trios = [Trio(address, tally, random.Random(i), f"table{i}") for i in range(wish.tables)]
    tasks = [asyncio.create_task(trio.play(wish.pace, end)) for trio in trios]
    while len(tally.shown) < wish.tables and not tally.errors:
        await asyncio.sleep(0.1)
    tally.waits.clear()
    began, used = time.perf_counter(), processor(pid)
    await asyncio.sleep(wish.seconds)
    found = Measured.of(tally.waits, time.perf_counter() - began, processor(pid) - used)
    end.set()
    await asyncio.gather(*tasks)
    if tally.errors:
        raise RuntimeError(tally.errors[0])
    sizes = [size for trio in trios for size in trio.sizes]
    print(
        f"boardgame.io, {wish.tables} tables of {SEATS}, messages of {sum(sizes) // len(sizes):,} bytes: {found}",
        flush=True,
    )
    return found


def load_ours(wish: LoadPlan) -> Tally:
    """Load a fresh server of ours."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'load.db')}"
        with serving(settings(database, wish.games)) as (address, pid):
            return asyncio.run(load(address, database, wish, pid))


def load_theirs(wish: LoadPlan) -> Measured:
    with peer() as (address, pid):
        return asyncio.run(load_peer(address, wish, pid))


def our_move(wish: LoadPlan) -> float:
    """Milliseconds of processor time per move."""
    tally = load_ours(wish)
    if tally.errors or not tally.measured:
        raise RuntimeError(f"the server failed under load: {tally.errors[:1]}")
    if not tally.measured.processor:
        raise UnavailableError("the system does not tell what processor time a process takes")
    return tally.measured.processor


def their_move(wish: LoadPlan) -> float:
    try:
        install()
    except (OSError, subprocess.CalledProcessError) as e:
        raise UnavailableError("boardgame.io cannot be installed") from e
    return load_theirs(wish).processor


PACES = {"flat out": 0.0, "at human pace": 2.0}
"""Seconds between moves at a table."""
ROWS = [
    Row(
        f"server, {games.load(OURS).title}: processor time of a move {name}, against boardgame.io's",
        "ms",
        partial(our_move, wish),
        partial(their_move, wish),
        less=True,
        goal=1,
        rounds=3,
    )
    for name, wish in ((name, LoadPlan(100, 6, pace, [OURS])) for name, pace in PACES.items())
]


def compare(wish: LoadPlan) -> bool:
    """Compare ours and theirs, flat out and then at human pace, with the ratio."""
    install()
    wish = replace(wish, games=[OURS])
    fine = True
    for pace, name in ((0.0, "flat out"), (wish.pace, "at human pace")):
        now = replace(wish, pace=pace)
        ours, theirs = load_ours(now), load_theirs(now)
        fine &= not ours.errors
        if ours.measured:
            mine = ours.measured
            print(f"Ratios {name}, ours to boardgame.io's: moves a second {mine.moves / theirs.moves:.2f}, ", end="")
            print(f"processor time a move {mine.processor / theirs.processor:.2f}, ", end="")
            print(f"99th percentile of waits {mine.most / theirs.most:.2f}", flush=True)
    return fine


def spent(pid: int) -> float:
    """Processor seconds that a process has used, to the microsecond."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


@contextmanager
def rationed(pids: list[int], share: float) -> Iterator[None]:
    """Limit each process to this share of one processor, by suspending it for short periods.

    Players and the database run on the same machine: if it has few cores, this is the only way to see what one more process would
    do on a machine with a spare core.
    """
    end = threading.Event()

    def hold_back() -> None:
        used, left, at = {pid: spent(pid) for pid in pids}, dict.fromkeys(pids, 0.0), time.monotonic()
        while not end.wait(0.002):
            lasted, at = time.monotonic() - at, time.monotonic()
            for pid in pids:
                now = spent(pid)
                left[pid] = min(left[pid] + share * lasted - (now - used[pid]), 0.02 * share)
                used[pid] = now
                os.kill(pid, signal.SIGCONT if left[pid] > 0 else signal.SIGSTOP)

    keeper = threading.Thread(target=hold_back)
    keeper.start()
    try:
        yield
    finally:
        end.set()
        keeper.join()
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def serving_processes(pid: int, workers: int) -> list[int]:
    """The serving processes: the one that was started, or its workers once they are running."""
    found = [pid] if workers == 1 else []
    while len(found) < workers:
        time.sleep(0.1)
        children = [(task / "children").read_text().split() for task in Path(f"/proc/{pid}/task").iterdir()]
        all_of_them = [int(child) for some in children for child in some]
        found = [child for child in all_of_them if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
    return found


def side_by_side(wish: LoadPlan, share: float) -> bool:
    """Compare one process with two on PostgreSQL, flat out, on the same machine, one after the other."""
    from tests.doors.server.postgres import Cluster

    wish, fine, found = replace(wish, games=[OURS], pace=0.0), True, []
    with Cluster(hasty=False) as cluster:
        for workers in (1, 2):
            database = cluster.fresh()
            with serving(settings(database, wish.games), workers) as (address, pid), ExitStack() as stack:
                if share:
                    stack.enter_context(rationed(serving_processes(pid, workers), share))
                tally = asyncio.run(load(address, database, wish, pid))
            fine &= not tally.errors
            found += [tally.measured] if tally.measured else []
    if len(found) == 2:
        one, two = found
        print(
            f"Ratios of two processes to one, each with {share or 1} of a core: moves a second {two.moves / one.moves:.2f}, ",
            end="",
        )
        print(f"processor time a move {two.processor / one.processor:.2f}, ", end="")
        print(f"99th percentile of waits {two.most / one.most:.2f}", flush=True)
    return fine


def main() -> None:
    parser = argparse.ArgumentParser(prog="load", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pace", type=float, default=2.0)
    parser.add_argument("--many", type=int, default=1000, help="matches at human pace; 0 leaves this out")
    parser.add_argument("--workers", action="store_true", help="only one process against two on PostgreSQL")
    parser.add_argument(
        "--share", type=float, default=0.2, help="of a core that each of these is given; 0: all it gets"
    )
    parser.add_argument("--bystander", action="store_true", help="only what ten guests at each door do to a bystander")
    parser.add_argument("--door", default="", help="of these: only those whose name contains this")
    given = parser.parse_args()
    if given.bystander:
        sys.exit(0 if all(found.fine for found in besiege(given.seconds, given.door)) else 1)
    if given.workers:
        wish = LoadPlan(given.tables, given.seconds, given.pace, games.names())
        sys.exit(0 if side_by_side(wish, given.share) else 1)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'load.db')}"
        wish = LoadPlan(given.tables, given.seconds, given.pace, games.names())
        fine = compare(wish)
        if given.many:
            many = replace(wish, tables=given.many, pace=10.0)
            with serving(settings(f"{database}2", many.games)) as (address, pid):
                fine &= not asyncio.run(load(address, f"{database}2", many, pid)).errors
        fine &= side_by_side(wish, given.share)
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
