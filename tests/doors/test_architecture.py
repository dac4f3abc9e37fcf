"""The page about how a move travels matches the code: what it names exists, and its walk is the path of a real move."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from tests.doors.server.servers import FOUR, newest, opened, quick
from tests.doors.server.test_play import table

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rulewright"
SERVER = SOURCE / "doors" / "server"
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PACKAGES = ("store", "matches", "jobs", "live", "http")

MOST = 13
"""The most files of the server, and of matches, that a move may cross."""
FILES, HOPS = 23, 148
"""The most files a move may cross including the kernel and its game, and the most calls between functions of different files."""


def test_every_file_that_is_named_exists() -> None:
    for name in set(re.findall(r"\b(?:doors|match|matches|kernel|live|store|http|jobs|contract)/[\w/]*\w\.py", TEXT)):
        assert (SOURCE / name).is_file() or (SERVER / name).is_file() or (ROOT / "tests" / name).is_file(), name
    for name in set(re.findall(r"(?:web/src|tests)/[\w./]*\w", TEXT)) - {"web/src/games/NAME"}:
        assert (ROOT / name).exists(), name


def test_every_method_that_is_named_exists() -> None:
    sources = [p.read_text("utf-8") for p in SOURCE.rglob("*.py")]
    for kind, name in set(re.findall(r"\b([A-Z][A-Za-z]+)\.(_?[a-z]\w+)\b", TEXT)) - {("Match", "svelte")}:
        assert any(f"class {kind}" in s and f"def {name}(" in s for s in sources), f"{kind}.{name}"


def test_every_module_of_a_package_is_told() -> None:
    for package in PACKAGES:
        row = next(line for line in TEXT.splitlines() if line.startswith(f"| `{package}`"))
        told = set(re.findall(r"`(\w+)`", row.split("|")[2]))
        assert {p.stem for p in (SERVER / package).glob("*.py")} - {"__init__"} == told, package
    contract = TEXT[TEXT.index("| 1 | `contract` (") :].split(")")[0]
    told = set(re.findall(r"`(\w+)`", contract)) - {"contract"}
    assert {p.stem for p in (SOURCE / "doors/contract").glob("*.py")} - {"__init__"} == told
    shared = TEXT[TEXT.index("Beside them") : TEXT.index("## The floors")]
    modules = {p.stem for p in SERVER.glob("*.py")} - {"__init__", "__main__"}
    assert modules == set(re.findall(r"`(\w+)`", shared))


# ---------------------------------------------------------------- the walk


def walk() -> list[str]:
    """The files of the walk, in its order."""
    steps = TEXT[TEXT.index("<!-- walk -->") : TEXT.index("<!-- end of walk -->")]
    return re.findall(r"^\d+\. `([\w/.]+)`:", steps, re.MULTILINE)


class Trace:
    """Records which of our files run, including the game's, in every thread started while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.files: set[str] = set()
        self.hops = 0
        """Calls from a function of one file to a function of another."""

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        first = frame.f_lineno == frame.f_code.co_firstlineno  # resuming a coroutine is not a call
        if self.on and event == "call" and first and (file := ours(frame)):
            self.files.add(file)
            back = frame.f_back
            while back and not ours(back):
                back = back.f_back
            self.hops += back is None or ours(back) != file

    @property
    def crossed(self) -> set[str]:
        """The files crossed, without the kernel, its words and the game."""
        return {file for file in self.files if not file.startswith(("kernel/", "telling/", FOUR))}


def ours(frame: FrameType) -> str:
    """The file of a frame, if it belongs to the package or the game, and not to the client of these tests."""
    name = frame.f_code.co_filename.removeprefix(f"{SOURCE}/")
    apart = name == frame.f_code.co_filename and not name.startswith(FOUR)
    return "" if apart or name == "doors/server/client.py" else name


@contextmanager
def traced() -> Iterator[Trace]:
    trace, before = Trace(), threading.getprofile()
    threading.setprofile(trace)
    try:
        yield trace
    finally:
        threading.setprofile(before)


def test_the_walk_is_the_way_of_a_real_move(tmp_path: Path) -> None:
    with (
        traced() as trace,
        opened(quick(f"sqlite:///{tmp_path / 'server.db'}", games=(FOUR,), ask_anyway=False)) as server,
    ):
        match, ann, bo = table(server)
        with ann.sit(match) as a, bo.sit(match) as b:
            states, lines = [a.until(), b.until()], (a, b)
            for number in range(4):
                trace.on = number == 3  # the first moves fill caches
                seat = number % 2
                lines[seat].play(states[seat]["moves"][0]["code"], states[seat]["turn"])
                states = [newest(line, number + 1) for line in lines]
            trace.on = False
    assert sorted(walk()) == sorted(trace.crossed)
    assert len(walk()) == len(set(walk())) <= MOST
    assert len(trace.files) <= FILES
    assert trace.hops <= HOPS


def test_every_file_of_the_walk_says_why_it_exists() -> None:
    for name in walk():
        first = (SOURCE / name).read_text("utf-8").splitlines()[0]
        assert re.fullmatch(r'"""[A-Z].*\.(""")?', first), f"{name} begins with {first!r}"
