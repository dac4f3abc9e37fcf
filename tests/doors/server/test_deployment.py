"""The instructions of docs/server.md and deploy/ work as published: behind nginx and Caddy, as a unit, in a container."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPResponse, HTTPSConnection
from pathlib import Path
from typing import Any

import click
import pytest
from sqlalchemy import select
from websockets.sync.client import connect
from websockets.typing import Origin

from rulewright.doors.cli import run
from rulewright.doors.cli.app import app
from rulewright.doors.server.client import Guest
from rulewright.doors.server.command import bind, configured
from rulewright.doors.server.config import Settings
from rulewright.doors.server.http.app import create
from rulewright.doors.server.http.endpoint import HostCheck
from rulewright.doors.server.store import schema
from rulewright.doors.server.translations import SAY
from rulewright.doors.server.workers import Server as Worker
from tests import prepare
from tests.doors.server.servers import Server, fetch, newest, opened, quick
from tests.tiers import mostly

ROOT = Path(__file__).parents[3]
DOCS = (ROOT / "docs/server.md").read_text("utf-8")
UNIT = ROOT / "deploy/rulewright@.service"
NAME = "play.example.com"
VISITOR = "127.0.0.9"
"""The address of a client that the server takes for another machine."""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the recipes are for Linux")


def recipe(language: str) -> str:
    """The only code block of the page in this language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", DOCS, re.S)
    return str(found)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server configured with its public name, and nothing else."""
    file = tmp_path_factory.mktemp("behind") / "server.db"
    with opened(quick(f"sqlite:///{file}", host_names=(NAME,))) as server:
        yield server


@contextmanager
def running(words: list[str], port: int, **more: str) -> Iterator[None]:
    """A running proxy, once it accepts connections."""
    process = subprocess.Popen(words, stderr=subprocess.PIPE, text=True, env={**os.environ, **more})
    try:
        end = time.monotonic() + 120
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                assert process.poll() is None, process.communicate()[1]
                assert time.monotonic() < end, "the proxy does not listen"
                time.sleep(0.02)
        yield
    finally:
        process.terminate()
        process.communicate(timeout=120)


@contextmanager
def nginx(server: Server, folder: Path) -> Iterator[int]:
    """The page's site, with a different port and its own certificate."""
    port, site = free_port(), recipe("nginx")
    pair = [str(folder / name) for name in ("fullchain.pem", "privkey.pem")]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}"]
    subprocess.run([*made, "-out", pair[0], "-keyout", pair[1]], check=True, capture_output=True)
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    site = re.sub(r"/etc/letsencrypt/live/[^/]+", str(folder), site)
    site = site.replace("127.0.0.1:8765", server.address.split("/")[2])
    places = " ".join(f"{k}_temp_path {folder}/{k};" for k in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/pid; error_log stderr; events {{}}\nhttp {{ access_log off; {places}\n{site}}}\n"
    )
    with running([prepare.proxy("nginx"), "-c", str(folder / "nginx.conf"), "-e", "stderr"], port):
        yield port


@contextmanager
def caddy(server: Server, folder: Path) -> Iterator[int]:
    """The page's site, with a different port, and certificates made by Caddy itself."""
    port, site = free_port(), recipe("caddyfile")
    site = site.replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n    tls internal\n    bind 127.0.0.1")
    site = site.replace("127.0.0.1:8765", server.address.split("/")[2])
    quiet = "{\n    admin off\n    auto_https disable_redirects\n    skip_install_trust\n}\n"
    (folder / "Caddyfile").write_text(quiet + site)
    words = [prepare.proxy("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with running(words, port, HOME=str(folder), XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder)):
        yield port


class NamedConnection(HTTPSConnection):
    """A connection to this machine under the public name."""

    def connect(self) -> None:
        context = ssl._create_unverified_context()
        plain = socket.create_connection(("127.0.0.1", self.port), 20, (VISITOR, 0))
        self.sock = context.wrap_socket(plain, server_hostname=NAME)


@pytest.mark.parametrize("proxy", mostly([nginx, caddy], [nginx]), ids=lambda p: p.__name__)
def test_a_visitor_behind_a_proxy(
    proxy: Callable[[Server, Path], Any], behind: Server, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with proxy(behind, tmp_path) as port:
        here = f"{NAME}:{port}"

        def ask(method: str, path: str, body: bytes | None = None, **more: str) -> tuple[HTTPResponse, bytes]:
            line = NamedConnection(NAME, port)
            headers = {"Host": here, "Origin": f"https://{here}", **more}
            line.request(method, path, body, headers)
            answer = line.getresponse()
            found = answer.read()
            line.close()
            return answer, found

        answer, _ = ask("GET", "/api/me")
        cookie = answer.headers["Set-Cookie"]
        assert answer.status == 200
        assert "Secure" in cookie, "the browser must not send it unencrypted"
        sent = {"Cookie": cookie.partition(";")[0], "Content-Type": "application/json"}
        wish = json.dumps({"game": "connect_four", "fill": {"1": "random"}}).encode()
        answer, body = ask("POST", "/api/matches", wish, **sent)
        assert answer.status == 201, body
        match = json.loads(body)["id"]
        origin = behind.read(
            lambda c: c.execute(select(schema.matches.c.origin).where(schema.matches.c.id == match)).scalar()
        )
        assert origin == behind.tables.signer.origin(VISITOR), "the address is the visitor's, not the proxy's"
        context = ssl._create_unverified_context()
        with connect(
            f"wss://{here}/ws/{match}",
            sock=socket.create_connection(("127.0.0.1", port)),
            ssl=context,
            origin=Origin(f"https://{here}"),
            additional_headers={"Cookie": sent["Cookie"]},
        ) as line:
            assert json.loads(line.recv(20))["type"]
        answer, body = ask("POST", "/api/records", b"x" * 1_999_999, **{**sent, "Content-Type": "text/plain"})
        assert (answer.status, "error" in json.loads(body)) == (422, True), "the server has seen it, and says why not"
        for forged in ({}, {"X-Forwarded-For": "127.0.0.1"}):
            for path in ("/metrics", "/health"):
                assert ask("GET", path, None, **forged)[0].status == 403
    assert "Traceback" not in capfd.readouterr().err


# ---------------------------------------------------------------- who asks, and by which name


def asked(server: Server, path: str, home: str = "127.0.0.1", **headers: str) -> HTTPResponse:
    return fetch(server, path, home=home, **headers)[0]


def test_only_trusted_proxies_are_believed(tmp_path: Path) -> None:
    proxies = ("127.0.0.8/31", "10.0.0.0/8")
    with opened(
        quick(f"sqlite:///{tmp_path / 'server.db'}", trusted_proxies=proxies, monitors=("192.0.2.7",))
    ) as server:

        def watched(home: str, chain: str) -> int:
            return asked(server, "/metrics", home, X_Forwarded_For=chain).status

        assert watched("127.0.0.9", "192.0.2.7") == 200
        assert watched("127.0.0.9", "192.0.2.7, 10.1.2.3") == 200, "through two proxies"
        assert watched("127.0.0.9", "192.0.2.7, 192.0.2.8") == 403, "what stands before a stranger is made up"
        assert watched("127.0.0.9", "192.0.2.7:4711") == 200
        assert watched("127.0.0.9", "nonsense") == 403
        assert watched("127.0.0.3", "192.0.2.7") == 403, "no proxy of ours"
        assert watched("127.0.0.1", "192.0.2.8") == 200, "this machine is not a trusted proxy any more, and may monitor"
        for home, secure in (("127.0.0.9", True), ("127.0.0.3", False)):
            cookie = asked(server, "/api/me", home, X_Forwarded_Proto="https").headers["Set-Cookie"]
            assert ("Secure" in cookie) == secure


def test_ipv4_through_a_socket_of_ipv6_is_ipv4() -> None:
    entrance = HostCheck(lambda *_: None, Settings())  # type: ignore[arg-type]
    assert "::ffff:127.0.0.1" in entrance.trusted
    assert "::ffff:127.0.0.2" not in entrance.trusted


def test_a_page_of_another_site_cannot_take_this_server_for_its_own(behind: Server) -> None:
    for host in (
        "localhost",
        "127.0.0.1:8765",
        "[::1]:80",
        "nas",
        "nas.local:8765",
        "PLAY.example.com",
        "play.example.com.:1",
    ):
        assert asked(behind, "/api/games", Host=host).status == 200, host
    for host in (
        "evil.example",
        "play.example.com.evil.example",
        "127.0.0.1.evil.example",
        "a b",
        "x@nas",
        "example.com",
        ".local",
    ):
        assert asked(behind, "/api/games", Host=host).status == 421, host
        assert asked(behind, "/", Host=host).status == 421, host
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec_WebSocket_Version": "13",
        "Sec_WebSocket_Key": "A" * 22 + "==",
    }
    assert asked(behind, "/ws/x", Host="evil.example", **upgrade).status == 403
    assert asked(behind, "/ws/x", Host=NAME, **upgrade).status == 101


@pytest.mark.parametrize("option", ["--trusted-proxies", "--monitor-from"])
def test_what_is_no_address_is_said_so(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", option, "10.0.0.0/8,the-proxy"]) == 2
    said = capsys.readouterr().err
    assert "'the-proxy'" in said
    assert said.count("\n") == 1


# ---------------------------------------------------------------- a full disk


def test_health_fails_where_nothing_can_be_written(tmp_path: Path) -> None:
    """No file may grow, as on a full disk: really limited for a while, in a separate process. Players hear that their move was
    not stored, and play on when there is room again."""
    resource = pytest.importorskip("resource")
    words = [sys.executable, "-c", "from rulewright.doors.cli import main; main()", "serve", "--port", "0"]
    with subprocess.Popen(
        [*words, "--database", f"sqlite:///{tmp_path / 'server.db'}"], stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout
            place = server.stdout.readline().split("/")[2]

            def health() -> int:
                return fetch(f"http://{place}/", "/health")[0].status

            assert health() == 200
            ann = Guest(f"http://{place}/")
            match = ann.post("/api/matches", {"game": "twelve_patrols"})["id"]
            with ann.sit(match) as one, ann.sit(match) as other:
                code = one.until()["moves"][0]["code"]
                before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
                assert health() == 503
                one.play(code, 0)
                assert one.until("refused")["sentence"] == SAY("not-stored")
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
                assert health() == 200
                one.play(code, 0)
                assert newest(other, 1)["receipt"] == newest(one, 1)["receipt"]
        finally:
            server.terminate()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can mount a small disk")
def test_health_fails_on_a_small_disk_that_is_full(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "none", str(disk)], check=False).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        with opened(quick(f"sqlite:///{disk / 'server.db'}")) as server:
            assert asked(server, "/health").status == 200
            filler = disk / "filler"
            with pytest.raises(OSError, match="No space left"):
                filler.write_bytes(b"x" * 9_000_000)
            assert asked(server, "/health").status == 503
            filler.unlink()
            assert asked(server, "/health").status == 200
    finally:
        subprocess.run(["umount", str(disk)], check=True)


# ---------------------------------------------------------------- units, containers, commands


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd")
@pytest.mark.parametrize("name", ["rulewright", "rulewright-next"])
def test_the_unit_is_well_formed(name: str, tmp_path: Path) -> None:
    unit = tmp_path / f"{name}@.service"
    program = Path(sys.executable).with_name("rulewright")
    unit.write_text(UNIT.read_text("utf-8").replace("/usr/local/bin/rulewright", str(program)))
    words = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(tmp_path / f"{name}@8765.service")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


BIND = """
import os
from rulewright.doors.server.command import bind
port, kept = 0, []
for user in (60_001, 60_001, 60_002):
    os.seteuid(user)
    try:
        kept.append(bind("127.0.0.1", port, True))
        kept[-1].listen()
        port = kept[-1].getsockname()[1]
        print("bound")
    except RuntimeError as e:
        print(e)
    os.seteuid(0)
"""


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can be two users")
def test_the_unit_that_takes_over_can_listen_at_the_same_port() -> None:
    """Linux shares a port only between processes of one user: so every instance of the unit names the same one."""
    unit = UNIT.read_text("utf-8")
    assert re.search(r"^User=rulewright$", unit, re.M)
    assert not re.search(r"^DynamicUser", unit, re.M), "it gives a unit of another name another user"

    done = subprocess.run([sys.executable, "-c", BIND], capture_output=True, text=True, check=True)
    first, same, other = done.stdout.splitlines()
    assert (first, same) == ("bound", "bound")
    assert "run both as the same user" in other


def test_every_command_of_the_recipes_is_one() -> None:
    """Those of the page, the unit and the container: each is parsed as the program does, and nothing is started."""
    unit, container = UNIT.read_text("utf-8"), (ROOT / "deploy/Containerfile").read_text("utf-8")
    entry = json.loads(container.rpartition("ENTRYPOINT ")[2].strip())
    (started,) = re.findall(r"^ExecStart=\S*/(rulewright .*)$", unit, re.M)
    lines = [
        line.partition(" #")[0] for block in re.findall(r"```\w*\n(.*?)```", DOCS, re.S) for line in block.splitlines()
    ]
    found = [line for line in lines if line.startswith("rulewright ")] + [started.replace("%i", "8765")]
    given = [
        line.rpartition(" rulewright ")[2] for line in lines if line.startswith("podman run") and " rulewright " in line
    ]
    found += [shlex.join([*entry, *shlex.split(words)]) for words in given]
    options = re.search(r"^OPTIONS=(.*)$", DOCS, re.M)
    assert options
    found += [started.replace("%i", "8765").replace("$OPTIONS", options[1])]
    assert len(found) >= 9
    assert any("--trusted-proxies" in line for line in found)
    for line in found:
        words = [word for word in shlex.split(re.sub(r"\[([^\]]*)\]", r"\1", line))[1:] if word != "$OPTIONS"]
        group: Any = app
        while words and isinstance(group, click.Group):
            group = group.commands[words.pop(0)]
        assert group.make_context("rulewright", words), line


def test_a_folder_of_the_machine_needs_four_slashes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for words in (["serve"], ["admin", "check"]):
        assert run([*words, "--database", "sqlite:///var/lib/rulewright/server.db"]) == 2
        said = capsys.readouterr().err
        assert "write sqlite:////var/lib/rulewright/server.db" in said
        assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


# ---------------------------------------------------------------- the end


def test_what_takes_too_long_at_the_end_is_cut_off_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A client sends a request slowly while the server shuts down, and the grace period ends first."""
    settings = quick(f"sqlite:///{tmp_path / 'server.db'}")
    made = create(settings)
    config = configured(lambda: made, settings)
    config.timeout_graceful_shutdown = 1
    with bind("127.0.0.1", 0) as listener:
        server = Worker(config)
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        while not server.started:
            time.sleep(0.01)
        with socket.create_connection(listener.getsockname()) as slow:
            slow.sendall(
                b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
            )
            time.sleep(0.3)
            server.should_exit = True
            slow.settimeout(120)
            assert slow.recv(1000).startswith(b"HTTP/1.1 503 ")
        thread.join(120)
        assert not thread.is_alive()
    logged = [record for record in caplog.records if record.levelname == "ERROR"]
    assert [record.getMessage().partition(",")[0] for record in logged] == ["Cancel 1 running task(s)"]
    assert not any(record.exc_info for record in logged)
