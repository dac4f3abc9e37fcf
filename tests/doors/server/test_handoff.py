"""Several processes of one server: all sockets of a table are handed to one of them, and none is lost on the way."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import stat
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bench.server_load import serving
from rulewright.doors.server.client import Guest, Line
from rulewright.doors.server.http import connections
from rulewright.doors.server.http.connections import Handoff
from tests.doors.server.servers import eventually, newest, quick

HEAD = b"GET /ws/abc HTTP/1.1\r\n\r\n"
TWO = 2


# ---------------------------------------------------------------- one connection, two siblings in one process


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short path: that of a Unix socket may have at most 107 characters."""
    with tempfile.TemporaryDirectory(prefix="rw-") as found:
        yield Path(found)


Taken = list[tuple[socket.socket, bytes]]


def handed(folder: Path, play: Callable[[Handoff, Handoff, Taken, int], Awaitable[None]]) -> tuple[Taken, bytes]:
    """What the second process took over, and what the client received from it."""
    taken: Taken = []

    async def both() -> None:
        one, two = Handoff(folder, 0, TWO), Handoff(folder, 1, TWO)
        try:
            await play(one, two, taken, given.fileno())
        finally:
            two.close()

    client, given = socket.socketpair()
    with client, given:
        asyncio.run(both())
        given.close()
        for line, _ in taken:
            line.sendall(b"welcome")
            line.close()
        client.settimeout(30)
        return taken, client.recv(100)


def test_a_connection_goes_on_in_the_hands_of_the_other(folder: Path) -> None:
    async def play(one: Handoff, two: Handoff, taken: Taken, line: int) -> None:
        two.open(lambda *given: taken.append(given))
        assert await one.give(1, line, HEAD)

    taken, heard = handed(folder, play)
    assert [head for _, head in taken] == [HEAD]
    assert heard == b"welcome"


def test_whoever_is_not_there_takes_nothing(folder: Path) -> None:
    async def play(one: Handoff, two: Handoff, taken: Taken, line: int) -> None:
        assert not await one.give(1, line, HEAD)
        two.open(lambda *given: taken.append(given))
        two.close()
        assert not await one.give(1, line, HEAD)

    assert handed(folder, play) == ([], b"")


def test_one_in_the_place_of_a_dead_one_takes_connections_again(folder: Path) -> None:
    async def play(one: Handoff, two: Handoff, taken: Taken, line: int) -> None:
        two.open(lambda *_: pytest.fail("the dead one was asked"))
        two.close()
        again = Handoff(folder, 1, TWO)
        again.open(lambda *given: taken.append(given))
        assert await one.give(1, line, HEAD)
        again.close()

    assert handed(folder, play)[1] == b"welcome"


def test_who_answers_too_late_does_not_take_it_as_well(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HANDOFF_SECONDS", 0.2)

    async def play(one: Handoff, two: Handoff, taken: Taken, line: int) -> None:
        two.open(lambda *given: taken.append(given))
        loop = asyncio.get_running_loop()
        assert two._listener
        loop.remove_reader(two._listener)  # it is alive, but does not respond
        assert not await one.give(1, line, HEAD)
        two._listen()
        await asyncio.sleep(0.5)

    assert handed(folder, play) == ([], b"")


def test_who_ends_takes_nothing_from_one_who_has_called_already(folder: Path) -> None:
    async def play(one: Handoff, two: Handoff, taken: Taken, line: int) -> None:
        two.open(lambda *given: taken.append(given))
        giving = asyncio.create_task(one.give(1, line, HEAD))
        while not two._callers:
            await asyncio.sleep(0)
        two.close()
        assert not await giving

    assert handed(folder, play) == ([], b"")


def test_an_answer_that_comes_while_one_gives_up_counts(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(one: Handoff, two: Handoff, taken: Taken, line: int) -> None:
        two.open(lambda *given: taken.append(given))

        async def asleep(*_: Any) -> bytes:
            await asyncio.sleep(0.2)
            raise TimeoutError

        monkeypatch.setattr(asyncio.get_running_loop(), "sock_recv", asleep)
        assert await one.give(1, line, HEAD)

    assert handed(folder, play)[1] == b"welcome"


def test_only_sockets_to_tables_of_others_are_led_away(folder: Path) -> None:
    ours = [Handoff(folder, number, 3) for number in range(3)]
    for path in (b"/ws/a", b"/ws/b?notes=3", b"/ws/c"):
        led = [sibling.owner(path) for sibling in ours]
        owner = next(number for number in range(3) if led[number] is None)
        assert led == [None if number == owner else owner for number in range(3)]
        assert [sibling.owner(path.partition(b"?")[0] + b"?seat=1") for sibling in ours] == led
    assert {sibling.owner(b"/elsewhere") for sibling in ours} == {None}


# ---------------------------------------------------------------- a whole server


def points_at(link: Path) -> str:
    """Where it leads; nowhere, if the file was closed meanwhile: a server opens and closes others all the time."""
    try:
        return os.readlink(link)
    except OSError:
        return ""


class Server:
    """A server of two processes, and which of them has which connection."""

    def __init__(self, address: str, pid: int) -> None:
        self.address, self.pid = address, pid
        self.doors()

    def _doors(self) -> dict[Path, int]:
        """The Unix sockets of its processes, and which process listens on each."""
        rows = [row.split() for row in Path("/proc/net/unix").read_text().splitlines()[1:]]
        found = {Path(row[7]): self._holder(row[6]) for row in rows if len(row) > 7 and "/rulewright-" in row[7]}
        return {path: found[path] for path in sorted(found) if found[path]}

    def doors(self) -> list[int]:
        """The processes that accept handoffs, by number, once all do: one that is read while it changes may be missing."""
        found = list[int]()

        def there() -> bool:
            found[:] = self._doors().values()
            return len(found) == TWO

        eventually(there)
        return found

    @property
    def folder(self) -> Path:
        return next(iter(self._doors())).parent

    def children(self) -> list[int]:
        tasks = Path(f"/proc/{self.pid}/task").iterdir()
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]

    def _holder(self, inode: str) -> int:
        """The child that has a socket open; 0: none."""
        open_in = (fd for pid in self.children() for fd in Path(f"/proc/{pid}/fd").glob("*"))
        return next((int(fd.parts[2]) for fd in open_in if points_at(fd) == f"socket:[{inode}]"), 0)

    def serving(self, line: Line) -> int:
        """The process at the other end of this socket."""
        mine = line.socket.socket.getsockname()[1]
        rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        inode = next(row[9] for row in rows if row[2].endswith(f":{mine:04X}") and row[3] == "01")
        return self._holder(inode)


@pytest.fixture(scope="module")
def server(fresh_postgres: Callable[[], str]) -> Iterator[Server]:
    with serving(quick(fresh_postgres()), TWO) as (address, pid):
        found = Server(address, pid)
        folder = found.folder
        yield found
    assert not folder.exists(), "something is left of it"


def of_each(server: Server) -> dict[int, tuple[str, Guest, Guest]]:
    """A table of each process, with two people."""
    found: dict[int, tuple[str, Guest, Guest]] = {}
    here = Handoff(Path(), -1, TWO)
    while len(found) < TWO:
        ann, bo = Guest(server.address), Guest(server.address)
        made = ann.post("/api/matches", {"game": "connect_four"})
        bo.join(made["links"]["seats"]["1"])
        owner = here.owner(f"/ws/{made['id']}".encode())
        assert owner is not None
        found[owner] = (made["id"], ann, bo)
    return found


def play(match: str, ann: Guest, bo: Guest) -> dict[str, Any]:
    """A whole match, over new sockets: four in one column before four in the other."""
    with ann.sit(match) as a, bo.sit(match) as b:
        lines, states = (a, b), [newest(a, 0), newest(b, 0)]
        for number in range(7):
            mover = number % 2
            lines[mover].play(3 + mover, states[mover]["turn"])
            states = [newest(line, number + 1) for line in lines]
            assert states[0]["view"] == states[1]["view"]
        assert states[0]["over"] == states[1]["over"] is not None
        return states[0]


def test_all_sockets_of_a_table_are_in_one_process_and_a_match_is_played_there(server: Server) -> None:
    processes = server.doors()
    for owner, (match, ann, bo) in of_each(server).items():
        lines = [guest.sit(match) for guest in (ann, bo) * 4]
        try:
            assert [server.serving(line) for line in lines] == [processes[owner]] * len(lines)
        finally:
            for line in lines:
                line.close()
        play(match, ann, bo)


def test_only_the_owner_may_enter_where_they_meet(server: Server) -> None:
    assert stat.S_IMODE(server.folder.stat().st_mode) == stat.S_IRWXU


def test_a_process_that_hangs_or_dies_loses_no_socket_and_another_takes_its_place(server: Server) -> None:
    tables, processes = of_each(server), server.doors()
    match, ann, bo = tables[1]
    os.kill(processes[1], signal.SIGSTOP)
    try:
        with ann.sit(match) as line:
            assert line.until()["started"]
            assert server.serving(line) == processes[0]
    finally:
        os.kill(processes[1], signal.SIGKILL)
    with bo.sit(match) as line:
        assert line.until()["started"]
    eventually(lambda: server.doors() != processes)
    assert server.doors()[0] == processes[0]

    def led() -> bool:
        with ann.sit(match) as line:
            return server.serving(line) == server.doors()[1]

    eventually(led)
    for found in tables.values():
        play(*found)
