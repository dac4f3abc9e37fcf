"""What a long command has found so far, kept on disk: after a kill the same command goes on, and ends with the same result.

Results of tasks are written in the order in which they arrive, each under a key that names all it depends on, so whatever is
there already need not be played again. A file of JSON beside them says how far the command is and what it has found.
"""

from __future__ import annotations

import json
import os
import pickle
import struct
import sys
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import asdict, dataclass, field, fields
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import IO, Any

from rulewright.kernel.cache_folder import CacheError, cache_folder
from rulewright.lab.messages import SAY
from rulewright.lab.statistics import Estimate

QUIET = 5.0
"""Seconds of work before anything is written: what is done in less is done again as quickly."""
EVERY = 2.0
"""Seconds between two updates of the status."""
MOST_WAITING, MOST_BYTES = 1 << 24, 4_000_000_000
"""The most bytes that wait to be written, and that one command may keep."""
OLD = 30 * 86400
"""Seconds after which a command that nobody has gone on with is forgotten."""
SAMPLE, LONG = 3.0, 30.0
"""Seconds of work before its time is forecast, and the shortest time worth a word."""
HEAD = struct.Struct("<16sQI")
"""A record: its key, its length and its checksum."""
CURRENT: ContextVar[Journal | None] = ContextVar("journal", default=None)

Say = Callable[[str], None]
SoFar = Callable[[], Sequence[Estimate]]


@dataclass
class Status:
    """How far a command is, and what it has cost, all its runs together."""

    command: str
    doing: str = ""
    done: int = 0
    of: int = 0
    begun: float = 0.0
    written: float = 0.0
    seconds: float = 0.0
    core_seconds: float = 0.0
    """The time for which tasks have held a core."""
    runs: int = 1
    machines_lost: int = 0
    so_far: list[dict[str, Any]] = field(default_factory=list)

    def cost(self) -> str:
        """What it has cost, as a sentence."""
        cores, time = core_hours(self.core_seconds), duration(self.seconds)
        return SAY("cost", cores=cores, time=time, runs=self.runs, lost=self.machines_lost)


class Journal:
    """The results of one command. Whatever goes wrong with the file, the command itself goes on."""

    def __init__(self, path: Path, command: str, stamp: str, say: Say) -> None:
        self.path, self.stamp, self.say = path, stamp.encode(), say
        self.status = Status(command, begun=time.time())
        self.start, self.updated = time.monotonic(), 0.0
        self.index: dict[bytes, tuple[int, int]] = {}
        self.waiting: list[tuple[bytes, bytes]] = []
        self.file: IO[bytes] | None = None
        self.off = False
        self.make: SoFar | None = None
        self.earlier = 0.0
        self.since = self.start
        self.first, self.forecast, self.restored = 0, False, False
        if path.exists():
            self._open()
            if self.index:
                self._go_on()

    # ------------------------------------------------------------ results

    def get(self, key: str) -> tuple[Any] | None:
        """The stored result of this key, in a tuple."""
        place = self.index.get(_short(key))
        if place is None or self.file is None:
            return None
        self.restored = True
        self.file.seek(place[0])
        return (pickle.loads(zlib.decompress(self.file.read(place[1]))),)

    def put(self, key: str, result: Any) -> None:
        """Store a result. Nothing is written in the first seconds, unless there is much of it."""
        if self.off:
            return
        self.waiting.append((_short(key), zlib.compress(pickle.dumps(result, 5), 1)))
        quick = time.monotonic() - self.start < QUIET and sum(len(data) for _, data in self.waiting) < MOST_WAITING
        if self.file is None and quick:
            return
        self.write()

    def write(self) -> None:
        """Write what is waiting, and the status now and then."""
        try:
            if self.file is None:
                self._open()
            if self.file is None:
                self.waiting = []
                return
            end = self.file.seek(0, os.SEEK_END)
            if end > MOST_BYTES:
                self._give_up(SAY("too-many-results"))
                return
            for key, data in self.waiting:
                self.file.write(HEAD.pack(key, len(data), zlib.crc32(data)) + data)
                self.index[key] = end + HEAD.size, len(data)
                end += HEAD.size + len(data)
            self.waiting = []
            self.file.flush()
            if time.monotonic() - self.updated > EVERY:
                self.update()
        except OSError as e:
            self._give_up(e.strerror or str(e))

    def _give_up(self, why: str) -> None:
        self.off, self.waiting = True, []
        self.say(SAY("not-kept-from-here", why=why))

    def _open(self) -> None:
        """Open the file and find its records; if a kill left the last one unfinished, it is cut off."""
        self.file = self.path.open("r+b" if self.path.exists() else "w+b")
        if not _locked(self.file):
            self.file.close()
            self.file, self.off = None, True
            return
        head = self.file.read(len(self.stamp))
        if head != self.stamp:  # other rules, or another version of Rulewright
            self.path.with_suffix(".json").unlink(missing_ok=True)
            self.file.seek(0)
            self.file.truncate()
            self.file.write(self.stamp)
        at = len(self.stamp)
        size = self.path.stat().st_size
        while at + HEAD.size <= size:
            self.file.seek(at)
            key, length, checksum = HEAD.unpack(self.file.read(HEAD.size))
            data = self.file.read(length) if length <= size - at - HEAD.size else b""
            if len(data) < length or zlib.crc32(data) != checksum:
                break
            self.index[key] = at + HEAD.size, length
            at += HEAD.size + length
        self.file.seek(at)
        self.file.truncate()

    # ------------------------------------------------------------ how far it is

    def _go_on(self) -> None:
        """Take over what the earlier runs have cost."""
        if (before := read_status(self.path.with_suffix(".json"))) is not None:
            self.status, self.earlier = before, before.seconds
            self.status.runs += 1
        self.say(SAY("going-on", done=self.status.done, of=self.status.of, name=self.path.stem))

    def progress(self, done: int, of: int, doing: str) -> None:
        """Note how far it is. Each count is forecast once, from what this run has played after its first result: before that, it
        compiled, or waited for machines."""
        now, status = time.monotonic(), self.status
        other = done < status.done or of != status.of  # something else is being counted
        if other or self.restored or not status.done:
            self.first, self.since, self.restored = done, now, False
            self.forecast = self.forecast and not other
        status.done, status.of, status.doing = done, of, doing
        if not self.forecast and now - self.since >= SAMPLE and done > self.first:
            self.forecast = True
            left = (now - self.since) / (done - self.first) * (of - done)
            if left >= LONG:
                goes_on = "" if self.off else f" {SAY('may-stop')}"
                self.say(SAY("forecast", time=duration(left), left=of - done, of=of) + goes_on)

    def keeps(self) -> bool:
        """Whether anything will be there for the next run."""
        return self.file is not None or (bool(self.waiting) and time.monotonic() - self.start >= QUIET)

    def cost(self) -> str:
        """What the command has cost so far, all its runs together."""
        self.status.seconds = self.elapsed()
        return self.status.cost()

    def elapsed(self) -> float:
        """Seconds of this run and the earlier ones."""
        return self.earlier + time.monotonic() - self.start

    def update(self) -> None:
        """Write the status."""
        self.updated, status = time.monotonic(), self.status
        status.written, status.seconds = time.time(), self.elapsed()
        if self.make is not None:
            status.so_far = [_plain(e) for e in self.make() if isfinite(e.value)]
        part = self.path.with_suffix(".part")
        part.write_text(json.dumps(asdict(status), ensure_ascii=False), "utf-8")
        part.replace(self.path.with_suffix(".json"))

    def close(self, done: bool) -> None:
        """Remove everything if the command is done; else leave it for the next run."""
        self.status.seconds = self.elapsed()
        if not done and self.waiting and time.monotonic() - self.start >= QUIET:
            self.write()
        if self.file is None:
            return
        with suppress(OSError):
            if done:
                forget(self.path)
            else:
                self.update()
            self.file.close()


# ---------------------------------------------------------------- what the lab's code calls


def current() -> Journal | None:
    """The journal of the command under way; None in a program that keeps none."""
    return CURRENT.get()


def so_far(make: SoFar) -> None:
    """Say how to work out what has been found so far, for those who read along."""
    if (journal := CURRENT.get()) is not None:
        journal.make = make


@contextmanager
def keeping(
    named: str, command: str, sources: Sequence[Path], say: Say, folder: Path | None = None
) -> Iterator[Journal]:
    """Keep the results of what is done in this context. `named` is what makes a command the same one, `sources` are folders of
    code besides the package itself: if they change, everything is played again."""
    why = ""
    try:
        place = folder or cache_folder("studies")
        place.mkdir(parents=True, exist_ok=True)
        _tidy(place)
        path = place / f"{sha256(named.encode()).hexdigest()[:8]}.results"
        journal = Journal(path, command, _stamp(sources), say)
    except (CacheError, OSError) as e:
        journal = Journal(Path(os.devnull, "none"), command, "", say)
        journal.off, why = True, str(e)
    token, finished = CURRENT.set(journal), False
    try:
        yield journal
        finished = True
        if why:
            say(SAY("not-kept", why=why))
    finally:
        CURRENT.reset(token)
        journal.close(finished)


# ---------------------------------------------------------------- reading along


def studies(folder: Path | None = None) -> list[tuple[str, Status, bool]]:
    """The commands that are under way or were stopped: name, status, and whether it is running; the latest first."""
    found = list[tuple[str, Status, bool]]()
    for path in (folder or cache_folder("studies")).glob("*.json"):
        status = read_status(path)
        if status is not None:
            found.append((path.stem, status, running(path.with_suffix(".results"))))
    return sorted(found, key=lambda each: -each[1].written)


def read_status(path: Path) -> Status | None:
    try:
        said = json.loads(path.read_text("utf-8"))
        return Status(**{f.name: said[f.name] for f in fields(Status)})
    except (OSError, ValueError, KeyError, TypeError):
        return None


def running(path: Path) -> bool:
    """Whether a process is writing these results."""
    try:
        with path.open("r+b") as file:
            return not _locked(file)
    except OSError:
        return False


def forget(path: Path) -> None:
    """Remove the results of a command and its status."""
    for each in (path, path.with_suffix(".json"), path.with_suffix(".part")):
        each.unlink(missing_ok=True)


def duration(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 90:
        return SAY("seconds", n=round(seconds))
    if seconds < 5400:
        return SAY("minutes", n=round(seconds / 60))
    return SAY("hours", n=round(seconds / 3600, 1)) if seconds < 172800 else SAY("days", n=round(seconds / 86400, 1))


def core_hours(seconds: float) -> str:
    return SAY("core-hours", hours=round(seconds / 3600, 2)) if seconds >= 36 else SAY("few-core-hours")


def _plain(e: Estimate) -> dict[str, Any]:
    values = {name: x if isfinite(x) else None for name, x in (("low", e.low), ("high", e.high), ("n", e.n))}
    return {"measure": e.figure.name, "about": e.figure.about, "kind": e.figure.kind, "value": e.value, **values}


def _short(key: str) -> bytes:
    return sha256(key.encode()).digest()[:16]


def _stamp(sources: Sequence[Path]) -> str:
    """What the code looks like: results of other code are not gone on with."""
    package = sys.modules["rulewright"]
    h = sha256(package.__version__.encode())
    for folder in (Path(str(package.__file__)).parent, *sources):
        for path in sorted(folder.rglob("*")):
            if path.suffix not in (".pyc", ".results") and path.is_file():
                about = path.stat()
                h.update(f"{path}{about.st_mtime_ns}{about.st_size}".encode())
    return h.hexdigest()


def _locked(file: IO[bytes]) -> bool:
    """Lock the file until it is closed; False if another process holds it. Windows has no such locks."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _tidy(folder: Path) -> None:
    for path in folder.glob("*.results"):
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > OLD and not running(path):
                forget(path)
