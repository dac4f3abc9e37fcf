"""The steps of deploy/Containerfile, in a separate bare Debian, without a container engine or image.

Each stage begins with a fresh root that has nothing but Python. The `RUN` commands are run there, and the entrypoint is started
as the first process of its own namespaces, without a network, as a container engine would.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.prepare import ROOT, from_debian

FILE = ROOT / "deploy" / "Containerfile"
BARE = Path(tempfile.gettempdir(), f"rulewright-bare-root-{os.getuid() if os.name != 'nt' else 0}")
"""A bare Debian, created once."""
PACKAGES = "python3,python3-venv,ca-certificates"
OF_THIS_MACHINE = (
    "/etc/resolv.conf",
    "/etc/hosts",
    "/etc/pip.conf",
    "/etc/ssl/certs/ca-certificates.crt",
    "/root/.npmrc",
)
"""Settings for reaching packages from here; an engine passes them to a build, too."""
PASSED_ON = ("PIP_", "NPM_CONFIG_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS")
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
ENTER = 'mount -t proc proc "$0/proc" && mount -t tmpfs shm "$0/dev/shm" && exec "$@"'
"""The mounts that an engine makes; they vanish with the namespace."""
SECONDS = 60.0

VISIT = """
import sys, urllib.request
from rulewright.doors.server.client import Guest

address = "http://127.0.0.1:8765/"
page = urllib.request.urlopen(address).read().decode()
script = page.partition('src="/')[2].partition('"')[0]
assert len(urllib.request.urlopen(address + script).read()) > 10_000, "the pages are not there"
if sys.argv[1:]:
    cookie, match = sys.argv[1:]
    with Guest(address, cookie).sit(match) as line:
        print(line.until()["number"])
else:
    ann = Guest(address)
    match = ann.post("/api/matches", {"game": "klobba", "seats": 2, "fill": {"1": "random"}})["id"]
    with ann.sit(match) as line:
        state = line.until()
        while state["number"] < 5:
            if state["moves"]:
                line.play(state["moves"][0]["code"], state["turn"])
            state = line.until()
    print(ann.cookie, match)
"""

pytestmark = [
    pytest.mark.release,
    pytest.mark.timeout(3600),
    pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can make namespaces and roots"),
]


def instructions() -> list[tuple[str, str]]:
    lines = [line for line in FILE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    found = "\n".join(lines).replace("\\\n", " ")
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1].strip()) for line in found.splitlines()]


@dataclass
class Stage:
    """A root being built, and the settings for running it."""

    root: Path
    folder: str = "/"
    user: str = "root"
    variables: dict[str, str] = field(default_factory=dict)
    volume: str = ""
    stop: str = ""
    health: list[str] = field(default_factory=list)
    entrypoint: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        subprocess.run(["cp", "-a", "--reflink=auto", str(BARE), str(self.root)], check=True)
        for name in filter(os.path.exists, OF_THIS_MACHINE):
            shutil.copy(name, self.root / name[1:])
        self.run("python3 -m venv /usr/local", **{})  # an image of Python has `python` and `pip` there

    def command(self, words: list[str], **more: str) -> list[str]:
        variables = {"PATH": PATH, "HOME": "/root", "LANG": "C.UTF-8", **self.variables, **more}
        given = [f"{name}={value}" for name, value in variables.items()]
        inside = ["sh", "-c", f"cd {self.folder} && exec {shlex.join(words)}"]
        return ["chroot", f"--userspec={self.user}", str(self.root), "env", "-i", *given, *inside]

    def run(self, script: str, **more: str) -> None:
        words = ["unshare", "--mount", "--pid", "--fork", "sh", "-c", ENTER, str(self.root)]
        done = subprocess.run(
            [*words, *self.command(["sh", "-c", script], **more)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{script}\n{done.stdout[-3000:]}"

    def copy(self, words: list[str], stages: dict[str, Stage]) -> None:
        *options, source, target = words
        there = Path(self.root, self.folder.lstrip("/"), target)
        if not options:
            assert source == ".", "only the whole clone is copied"
            files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
            for name in filter(None, files.stdout.split("\0")):
                (there / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, there / name)
            return
        (of,) = options
        shutil.copytree(stages[of.removeprefix("--from=")].root / source[1:], self.root / target[1:])


def built(folder: Path) -> Stage:
    """The last stage, after all steps."""
    stages: dict[str, Stage] = {}
    lent = {name: value for name, value in os.environ.items() if name.upper().startswith(PASSED_ON)}
    for word, rest in instructions():
        if word == "FROM":
            assert "python:" in rest
            name = rest.rpartition(" AS ")[2] if " AS " in rest else "last"
            stage = stages[name] = Stage(folder / name)
        elif word == "WORKDIR":
            stage.folder = rest
            (stage.root / rest[1:]).mkdir(parents=True, exist_ok=True)
        elif word == "COPY":
            stage.copy(rest.split(), stages)
        elif word == "RUN":
            stage.run(rest, **lent)
        elif word == "ENV":
            stage.variables |= dict(pair.split("=", 1) for pair in shlex.split(rest))
        elif word == "HEALTHCHECK":
            stage.health = json.loads(rest.partition("CMD ")[2])
        else:
            names = {"USER": "user", "VOLUME": "volume", "STOPSIGNAL": "stop"}
            if word == "ENTRYPOINT":
                stage.entrypoint = json.loads(rest)
            elif word != "EXPOSE":
                setattr(stage, names[word], rest)
    return stage


@dataclass
class Container:
    """The entrypoint, running as the first process of its own namespaces."""

    stage: Stage
    process: subprocess.Popen[str]

    @property
    def first(self) -> str:
        """The process with id 1 inside."""
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text("utf-8").split()
        return found[0] if found else ""

    def inside(self, *words: str) -> subprocess.CompletedProcess[str]:
        enter = ["nsenter", "--target", self.first, "--mount", "--pid", "--net"]
        command = [*enter, *self.stage.command(list(words))]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)

    def healthy(self) -> bool:
        return bool(self.first) and self.inside(*self.stage.health).returncode == 0


@contextmanager
def running(stage: Stage, volume: Path) -> Iterator[Container]:
    mounts = f'mount --bind {volume} "$0{stage.volume}" && ip link set lo up && {ENTER}'
    words = ["unshare", "--mount", "--pid", "--net", "--fork", "--kill-child", "sh", "-c", mounts, str(stage.root)]
    with subprocess.Popen(
        [*words, *stage.command(stage.entrypoint)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        try:
            found, end = Container(stage, process), time.monotonic() + SECONDS
            while not found.healthy():
                assert process.poll() is None, process.stdout and process.stdout.read()
                assert time.monotonic() < end, "it is never healthy"
                time.sleep(0.2)
            yield found
            os.kill(int(found.first), getattr(signal, stage.stop))
            assert process.wait(SECONDS) == 0, process.stdout and process.stdout.read()
        finally:
            process.kill()


@pytest.fixture(scope="module")
def bare() -> Path:
    if not BARE.exists():
        if not shutil.which("debootstrap") and (why := from_debian("debootstrap")):
            pytest.skip(f"a bare Debian needs debootstrap: {why}")
        made = BARE.with_suffix(".part")
        shutil.rmtree(made, ignore_errors=True)
        words = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(made)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if done.returncode:
            pytest.skip(f"no bare Debian could be made here: {done.stdout[-300:]}")
        made.rename(BARE)
    return BARE


def test_the_image_is_built_and_keeps_its_games(bare: Path, tmp_path: Path) -> None:
    stage, volume = built(tmp_path), tmp_path / "volume"
    data = (stage.root / stage.volume[1:]).stat()
    volume.mkdir()
    os.chown(volume, data.st_uid, data.st_gid)  # an engine gives a new volume the owner of the folder
    assert data.st_uid == 1000, "not root"
    with running(stage, volume) as container:
        assert Path(f"/proc/{container.first}/status").read_text("utf-8").count("Uid:\t1000\t1000") == 1
        visit = container.inside("python", "-c", VISIT)
        assert visit.returncode == 0, visit.stderr
        cookie, match = visit.stdout.split()
    assert {path.stat().st_uid for path in volume.rglob("*")} == {1000}
    assert (volume / "server.db").exists()
    with running(stage, volume) as container:
        again = container.inside("python", "-c", VISIT, cookie, match)
        assert (again.returncode, int(again.stdout or 0) >= 5) == (0, True), again.stderr
