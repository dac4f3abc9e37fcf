"""Does the siege notice? Each break of `breaks.toml` is made alone, in a copy of the source, and the siege is run against it.

python -m tests.siege sabotage                      # every break, each with the visit that should notice it
python -m tests.siege sabotage --break no_policy    # some of them
python -m tests.siege sabotage --all                # every break with the whole short siege, whatever should notice it
python -m tests.siege table                         # this table and that of the runs, into docs/server.md
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from rulewright import games
from tests.doors.server.servers import TOY
from tests.prepare import ROOT
from tests.siege import hosts, worlds
from tests.siege.plan import SHORT, SiegePlan, siege
from tests.siege.tally import Tally

SERVER = Path("rulewright", "doors", "server")
PATIENCE = 900.0
IDLE = SiegePlan(
    tables=0, kills=0, database_kills=0, full_disks=0, visits=0, cases=0, bots=0, replays=0, flood=0, silent=0, quiet=0.0,
    settling=5.0, patience=30.0,
)  # fmt: skip
"""Nothing happens. A broken server never releases its resources, so the waits are short."""
PLAYED = replace(IDLE, tables=3, quiet=1.0)
ALL, WORLDS, MACHINES = "all", "two worlds", "a machine cut off"
WISHES = {
    "people": PLAYED,
    "bad input": replace(PLAYED, visits=1, parts=("names", "chat"), cases=1400),
    "bystander": replace(PLAYED, visits=1, parts=("names", "chat"), cases=90, patience=2.0),
    "bots": replace(IDLE, bots=16),
    "half requests": replace(IDLE, silent=6),
    "silence": replace(IDLE, silent=SHORT.silent),
    "flood": replace(IDLE, flood=SHORT.flood),
}
"""The parts of the short siege. Any other name is a part of the visitor's round (see `visit`)."""


class Break(msgspec.Struct, frozen=True):
    """One change to one file of the server, the visit that notices it, and what it says then (a regular expression)."""

    file: str
    old: str
    new: str
    visit: str
    says: str

    @property
    def room(self) -> str:
        return self.file.rpartition("/")[0] or "server"

    def change(self, source: Path) -> None:
        """Change the file; `old` must occur in it exactly once."""
        path = source / SERVER / self.file
        text = path.read_text("utf-8")
        if text.count(self.old) != 1:
            raise ValueError(f"{self.file} holds {self.old!r} {text.count(self.old)} times")
        path.unlink()  # the file is shared with the original
        path.write_text(text.replace(self.old, self.new), "utf-8")


def breaks() -> dict[str, Break]:
    found = tomllib.loads(Path(__file__).with_name("breaks.toml").read_text("utf-8"))
    return msgspec.convert(found, dict[str, Break])


def visited(name: str, folder: Path, source: Path | None = None) -> Tally:
    """Run one visit to a server; `source` is a copy of the source that was broken."""
    if name == WORLDS:
        return _two_worlds(folder) if source is None else _elsewhere(source)
    if name == MACHINES:
        return hosts.besiege(replace(SHORT, tables=4), folder, 30.0, hosts.CUTS[:1], source)
    if name == ALL:
        tally = asyncio.run(siege(SHORT, folder, source=source))
        tally.wrong += visited(WORLDS, folder, source).wrong
        return tally
    wish = WISHES.get(name) or replace(IDLE, visits=1, parts=tuple(name.split(", ")))
    return asyncio.run(siege(wish, folder, source=source))


def _two_worlds(folder: Path) -> Tally:
    tally = Tally()
    try:
        tally.counts += worlds.whole_game(games.load(TOY), folder, most=1)
    except worlds.ToldApartError as e:
        tally.blame(str(e))
    return tally


def _elsewhere(source: Path) -> Tally:
    """Run the two worlds in another process: they are made inside the server."""
    command = [sys.executable, "-m", "tests.siege", "visit", WORLDS]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr[-2000:])
    return Tally(wrong=re.findall("WRONG: (.*)", done.stdout))


def copied(folder: Path) -> Path:
    """A copy of the source, whose files are shared with the original until one is changed."""

    def shared(source: str, to: str) -> Any:
        try:
            os.link(source, to)
        except OSError:
            shutil.copy2(source, to)

    made = folder / "src"
    shutil.copytree(ROOT / "src", made, copy_function=shared)
    return made


def complaints(one: Break, folder: Path, visit: str = "") -> str:
    """What the siege says about the server with this break."""
    source = copied(folder)
    one.change(source)
    return "\n".join(visited(visit or one.visit, folder, source).wrong)


def try_all(chosen: dict[str, Break], folder: Path, everything: bool, say: Callable[[str], None]) -> list[str]:
    """Try breaks one after the other, with `everything` by the whole short siege. Returns those that were not noticed."""
    missed = []
    for name, one in chosen.items():
        whole = everything and one.visit != MACHINES
        place = folder / name
        place.mkdir()
        said = complaints(one, place, ALL if whole else "")
        caught = bool(said) if whole else re.search(one.says, said) is not None
        say(
            f"{'caught' if caught else 'MISSED'} {name} ({ALL if whole else one.visit}): {said[:300] or 'no complaint'}"
        )
        missed += [] if caught else [name]
        shutil.rmtree(place)
    return missed


def table() -> str:
    """The breaks by room, and who notices them."""
    rows: dict[tuple[str, str], list[str]] = defaultdict(list)
    for name, one in breaks().items():
        rows[one.room, one.visit].append(f"`{name}`")
    lines = [f"| {room} | {', '.join(names)} | {visit} |" for (room, visit), names in sorted(rows.items())]
    return "\n".join(
        [f"{len(breaks())} breaks:", "", "| room | broken in this way | noticed by |", "|---|---|---|", *lines]
    )
