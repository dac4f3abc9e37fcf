"""Three machines behind a load balancer, on one PostgreSQL: each is a network namespace with a server in it.

A machine can be cut off from the database or from the load balancer: no connection is closed, and nothing gets through any more.
Meanwhile, people play on through the load balancer, and a spectator at every machine watches every match directly.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from rulewright.doors.server.client import Guest
from rulewright.doors.server.config import ENVIRONMENT, Settings
from rulewright.doors.server.identity import COOKIE
from rulewright.doors.server.store import database
from tests import prepare
from tests.doors.server.postgres import Cluster, free_port
from tests.doors.server.servers import CLAIMS, FOUR, ROOT, TOY, quick
from tests.siege.history import Client
from tests.siege.plan import PATIENCE, SiegePlan, played
from tests.siege.players import Table, patiently
from tests.siege.tally import CUT_OFF, Tally, compare

BALANCER = (ROOT / "deploy" / "balancer.conf").read_text("utf-8")
PORT = 8765
GAMES = (TOY, FOUR, CLAIMS)
FRONT, BACK = "front", "back"
"""The two networks: one to the load balancer, one to the database."""
SILENCE = 3.0
"""Seconds of silence after which a client reconnects."""
SLACK = 4.0
"""Extra seconds after its lease in which an isolated machine may be slow to close a socket."""


def possible() -> bool:
    """Whether this machine lets us create networks: Linux, as root, with iproute2."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return False
    name = f"rw{secrets.token_hex(3)}"
    with contextlib.suppress(OSError):
        if subprocess.run(["ip", "netns", "add", name], capture_output=True, check=False).returncode == 0:
            ip("netns", "del", name)
            return True
    return False


def ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"ip {' '.join(words)}: {done.stderr.strip()}")


class Networks:
    """Two bridges, and namespaces that are connected to both. On each bridge this machine is number 1."""

    def __init__(self, machines: int) -> None:
        self.mark = secrets.token_hex(2)
        self.nets = {FRONT: f"10.{64 + secrets.randbelow(64)}.1", BACK: f"10.{128 + secrets.randbelow(64)}.2"}
        self.machines = machines

    def __enter__(self) -> Networks:
        try:
            for net, prefix in self.nets.items():
                ip("link", "add", self._bridge(net), "type", "bridge")
                ip("addr", "add", f"{prefix}.1/24", "dev", self._bridge(net))
                ip("link", "set", self._bridge(net), "up")
            for n in range(self.machines):
                ip("netns", "add", self.space(n))
                ip("-n", self.space(n), "link", "set", "lo", "up")
                for net in self.nets:
                    self._connect(n, net)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """Remove everything; the contents of a namespace go with it, and anything never created is skipped."""
        for n in range(self.machines):
            subprocess.run(["ip", "netns", "del", self.space(n)], capture_output=True, check=False)
        for net in self.nets:
            subprocess.run(["ip", "link", "del", self._bridge(net)], capture_output=True, check=False)

    def _bridge(self, net: str) -> str:
        return f"rw{self.mark}{net}"

    def _cable(self, n: int, net: str) -> str:
        return f"rw{self.mark}{net[0]}{n}"

    def space(self, n: int) -> str:
        return f"rw{self.mark}-{n}"

    def address(self, n: int, net: str = FRONT) -> str:
        return f"{self.nets[net]}.{11 + n}"

    def _connect(self, n: int, net: str) -> None:
        ip("link", "add", self._cable(n, net), "type", "veth", "peer", "name", net, "netns", self.space(n))
        ip("-n", self.space(n), "addr", "add", f"{self.address(n, net)}/24", "dev", net)
        ip("-n", self.space(n), "link", "set", net, "up")
        ip("link", "set", self._cable(n, net), "master", self._bridge(net), "up")

    def cut(self, n: int, net: str) -> None:
        """Drop all traffic while both ends of the link stay up."""
        ip("link", "set", self._cable(n, net), "nomaster")

    def mend(self, n: int, net: str) -> None:
        ip("link", "set", self._cable(n, net), "master", self._bridge(net))


class Machine:
    """A server in a namespace."""

    def __init__(self, networks: Networks, n: int, settings: Settings, log: Path, source: Path | None = None) -> None:
        self.address, self.log = f"http://{networks.address(n)}:{PORT}/", log
        environment = {**os.environ, ENVIRONMENT: msgspec.json.encode(settings).decode()}
        if source:
            environment["PYTHONPATH"] = str(source)
        inside = ["ip", "netns", "exec", networks.space(n)]
        command = [*inside, sys.executable, "-m", "tests.siege.besieged", str(PORT), "1", networks.address(n)]
        with open(log, "a", encoding="utf-8") as file:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=file, text=True
            )
        assert self._process.stdout
        if self.address not in self._process.stdout.readline():
            raise RuntimeError(f"the server did not start: {log.read_text()[-1000:]}")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(60)
        finally:
            self._process.kill()
            self._process.wait()
            assert self._process.stdout
            self._process.stdout.close()

    def complaints(self) -> list[str]:
        lines = self.log.read_text("utf-8", "replace").splitlines()
        return [" / ".join(lines[k : k + 30]) for k, line in enumerate(lines) if line.startswith("Traceback")]


@contextlib.contextmanager
def balancer(machines: list[Machine], folder: Path) -> Iterator[str]:
    """The nginx of `deploy/`, without TLS, and with our addresses and one worker."""
    port, places = free_port(), iter(machines)
    site = re.sub(r"10\.0\.0\.\d+:8765", lambda _: next(places).address.split("/")[2], BALANCER)
    site = re.sub(r"^\s*ssl_certificate.*\n", "", site, flags=re.M)
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    paths = " ".join(f"{k}_temp_path {folder}/{k};" for k in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"user root; worker_processes 1; daemon off; pid {folder}/pid; error_log {folder}/nginx.log;\n"
        f"events {{}}\nhttp {{ access_log off; {paths}\n{site}}}\n"
    )
    words = [prepare.proxy("nginx"), "-c", str(folder / "nginx.conf"), "-e", str(folder / "nginx.log")]
    with subprocess.Popen(words) as process:
        try:
            yield f"http://127.0.0.1:{port}/"
        finally:
            process.terminate()


@dataclass
class Watcher:
    """A spectator of a match at one machine, not through the load balancer, who reconnects whenever the connection is lost.

    What is shown must not be older than the lease: once another machine has shown a later move, an earlier state may stay visible
    for that long and no longer.
    """

    tally: Tally
    machine: Machine
    first: dict[str, dict[int, float]]
    """By match: when each of its moves was first shown to anyone."""
    open: dict[str, int] = field(default_factory=dict)
    """The matches shown here now, and the latest move shown."""
    over: set[str] = field(default_factory=set)
    """Those of them whose end was shown."""

    async def watch(self, match: str, cookie: str, end: asyncio.Event) -> None:
        url = self.machine.address.replace("http", "ws") + f"ws/{match}"
        client = self.tally.client(match, f"spectator at {self.machine.address}")
        while not end.is_set():
            try:
                client.connects()
                headers = {"Cookie": f"{COOKIE}={cookie}"}
                async with connect(url, additional_headers=headers, compression=None, open_timeout=3) as line:
                    heard = time.monotonic()
                    while not end.is_set() and time.monotonic() < heard + SILENCE:  # as the page does
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(0.5):
                                self._shown(client, json.loads(await line.recv()))
                                heard = time.monotonic()
                                continue
                        await line.send('{"type": "ping"}')
                        self._look(match)
            except CUT_OFF:
                await asyncio.sleep(0.2)
            finally:
                self.open.pop(match, None)

    def _shown(self, client: Client, heard: dict[str, Any]) -> None:
        if heard["type"] != "state" or not heard["started"]:
            return
        match = client.match
        self.tally.shown(client, heard)
        self.tally.counts["states that were watched"] += 1
        self.open[match] = heard["number"]
        self.over |= {match} if heard["over"] else set()
        self.first.setdefault(match, {}).setdefault(heard["number"], time.monotonic())

    def _look(self, match: str) -> None:
        if match not in self.open:
            return
        later = [at for number, at in self.first[match].items() if number > self.open[match]]
        late = time.monotonic() - min(later, default=time.monotonic()) - database.LEASE_SECONDS
        if late > SLACK:
            self.tally.blame(
                f"{match}: move {self.open[match]} is still shown {late:.0f} s after the lease has run out"
            )
            self.open.pop(match)


class Watched(Table):
    """A table that is watched at every machine. No move is taken back, so that an older state has fewer moves."""

    takes_back = asks = 0.0
    watchers: tuple[Watcher, ...] = ()

    async def run(self) -> None:
        self.watching: list[asyncio.Task[None]] = []
        try:
            await super().run()
        finally:
            await asyncio.gather(*self.watching)

    async def sit(self, match: str) -> None:
        """Connect all players, and the spectators, who are one guest."""
        carl = Guest(f"http://{self.guests[0].place}/")
        await patiently(self.tally, carl, "GET", "/api/me")
        _, _, token = (await self._link(match)).partition("?token=")
        await patiently(self.tally, carl, "POST", f"/api/matches/{match}/join", {"token": token})
        for watcher in self.watchers:
            self.watching.append(asyncio.create_task(watcher.watch(match, carl.cookie, self.end)))
        await super().sit(match)

    async def _link(self, match: str) -> str:
        """Get the spectator link, which the host receives over the socket."""
        while True:
            with contextlib.suppress(*CUT_OFF):
                return await asyncio.to_thread(_spectators_link, self.guests[0], match)
            await asyncio.sleep(0.1)


def _spectators_link(host: Guest, match: str) -> str:
    with host.sit(match) as line:
        return str(line.until("table")["links"]["spectate"])


@dataclass(frozen=True)
class Cut:
    """One machine is cut off from one network, or from both."""

    machine: int
    nets: tuple[str, ...]


CUTS = (Cut(0, (BACK,)), Cut(1, (FRONT,)), Cut(2, (FRONT, BACK)))


def besiege(
    wish: SiegePlan, folder: Path, seconds: float, cuts: tuple[Cut, ...] = CUTS, source: Path | None = None
) -> Tally:
    """People play while one machine after the other is cut off for this many seconds, and reconnected."""
    tally = Tally(patience=wish.patience)
    began = time.monotonic()
    with contextlib.ExitStack() as stack:
        networks = stack.enter_context(Networks(3))
        cluster = stack.enter_context(Cluster(at=f"{networks.nets[BACK]}.1"))
        url = cluster.fresh()
        inner = url.replace("127.0.0.1", f"{networks.nets[BACK]}.1")
        settings = quick(inner, games=GAMES, trusted_proxies=(f"{networks.nets[FRONT]}.1",))
        machines = []
        for n in range(3):
            machines.append(Machine(networks, n, settings, folder / f"machine-{n}.log", source))
            stack.callback(machines[-1].stop)
        address = stack.enter_context(balancer(machines, folder))
        first: dict[str, dict[int, float]] = {}
        watchers = tuple(Watcher(tally, machine, first) for machine in machines)
        asyncio.run(_play(tally, wish, address, watchers, [(networks, cut, seconds) for cut in cuts]))
        asyncio.run(compare(tally, url, GAMES))
    for machine in machines:
        for line in machine.complaints():
            tally.blame(f"the log says: {line}")
    tally.counts["seconds"] = round(time.monotonic() - began)
    return tally


async def _play(
    tally: Tally, wish: SiegePlan, address: str, watchers: tuple[Watcher, ...], cuts: list[tuple[Networks, Cut, float]]
) -> None:
    end = asyncio.Event()
    tables = [Watched(tally, address, address, wish.seed * 100 + k, end) for k in range(wish.tables)]
    for table in tables:
        table.watchers = watchers
    tasks = [asyncio.create_task(table.run()) for table in tables]
    try:
        for networks, cut, seconds in cuts:
            await played(tally, wish.quiet)
            await _all_watched(watchers, wish.tables)
            await _cut(tally, networks, cut, seconds)
        await played(tally, wish.quiet)
    finally:
        end.set()
        late = (await asyncio.wait(tasks, timeout=PATIENCE))[1]
        for task in late:
            task.cancel()
            tally.blame("somebody never got an answer")
        for done in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(done, Exception):
                tally.blame(f"a player gave up: {done!r}")


async def _all_watched(watchers: tuple[Watcher, ...], tables: int) -> None:
    """Wait until every machine shows running matches of all tables but one: an earlier cut would have no effect."""
    async with asyncio.timeout(PATIENCE):
        while any(len(watcher.open.keys() - watcher.over) < tables - 1 for watcher in watchers):
            await asyncio.sleep(0.05)


async def _cut(tally: Tally, networks: Networks, cut: Cut, seconds: float) -> None:
    """Cut off a machine; meanwhile moves must go on, since clients move to the other machines by themselves."""
    before = sum(tally.kept.values())
    for net in cut.nets:
        await asyncio.to_thread(networks.cut, cut.machine, net)
    await asyncio.sleep(seconds)
    during = sum(tally.kept.values()) - before
    for net in cut.nets:
        await asyncio.to_thread(networks.mend, cut.machine, net)
    tally.counts["cut off"] += 1
    tally.counts[f"moves while {' and '.join(cut.nets)} of a machine was cut"] += during
    if not during:
        tally.blame(f"nobody could move while machine {cut.machine} was cut off")
