"""Nothing needed for playing is POSIX-only, or reads a file in the machine's default encoding.

Windows itself is tested by the workflow: here it is simulated by a Python without the same modules and functions.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.doors.server.client import Guest
from tests.package.visit import bare, load_page, play, serving

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the stand-in is made from a Python of Linux")
ROOT = Path(__file__).parents[2]
EVERYTHING = """
import pkgutil, sys, rulewright
found = [m.name for m in pkgutil.walk_packages(rulewright.__path__, "rulewright.")]
apart = ("__main__", "migrations.env", "migrations.versions", "doors.sb3")  # the last needs an extra that dev leaves out
for name in found:
    if not any(part in name for part in apart):
        __import__(name)
print(len(found))
"""


@pytest.fixture
def windows(tmp_path: Path) -> dict[str, str]:
    """An environment like that of Windows."""
    return bare(
        tmp_path,
        PYTHONPATH=os.pathsep.join([str(Path(__file__).parent / "windows"), str(ROOT / "src")]),
        PYTHONWARNDEFAULTENCODING="1",
        RULEWRIGHT_TRACEBACK="1",
    )


def run(env: dict[str, str], *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *words]
    return subprocess.run(
        command, env=env, cwd=env["HOME"], input=given, capture_output=True, encoding="utf-8", check=False, timeout=600
    )


def test_the_stand_in_lacks_what_windows_lacks(windows: dict[str, str], tmp_path: Path) -> None:
    module = tmp_path / "rulewright_module.py"
    for program, fault in {
        "import fcntl": "No module named 'fcntl'",
        "import uvloop": "No module named 'uvloop'",
        "from importlib import import_module; import_module('resource')": "No module named 'resource'",
        "from os import getuid": "cannot import name 'getuid'",
        "import signal; signal.SIGKILL": "no attribute 'SIGKILL'",
        "open(__file__)": "EncodingWarning",
    }.items():
        module.write_text(program, "utf-8")
        assert (
            fault in run(windows, "-c", f"import sys; sys.path.append({str(tmp_path)!r}); import {module.stem}").stderr
        )


def test_every_module_can_be_imported(windows: dict[str, str]) -> None:
    done = run(windows, "-c", EVERYTHING)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 200


def test_a_game_is_played_in_the_terminal(windows: dict[str, str]) -> None:
    done = run(windows, "-m", "rulewright", "play", "clin9ic", "--seed", "5", given="1\n" * 400)
    assert done.returncode == 0, done.stderr
    record = re.search(r"\S+\.jsonl", done.stdout)
    assert record
    done = run(windows, "-m", "rulewright", "verify", record[0])
    assert done.returncode == 0, done.stderr


def test_several_processes_are_refused_in_a_sentence(windows: dict[str, str]) -> None:
    del windows["RULEWRIGHT_TRACEBACK"]
    database = ("--database", "postgresql+asyncpg://localhost/none")
    done = run(windows, "-m", "rulewright", "serve", "--workers", "2", *database)
    assert done.returncode == 2
    assert done.stderr == (
        "rulewright: on Windows and macOS a server is one process, and cannot take over from another: "
        "leave out --workers and --rolling\n"
    )


def test_a_server_without_limits_of_the_system_starts(windows: dict[str, str]) -> None:
    """Where the system has none, nothing asks for them: neither of files nor of the memory of a worker."""
    program = (
        "from rulewright.doors.server import limits, metrics; from rulewright.doors.server.jobs import pool; "
        "pool._settle_in(5, 1 << 30, None, {}); print(limits.resource, limits.files_allowed(), metrics.resident())"
    )
    done = run(windows, "-c", program)
    assert done.stdout.split() == ["None", "1000000", "0"], done.stderr


@pytest.mark.release
def test_games_are_simulated_in_several_processes(windows: dict[str, str]) -> None:
    words = ("simulate", "klobba", "--games", "8", "--jobs", "2", "--engine", "interpreted")
    done = run(windows, "-m", "rulewright", *words)
    assert done.returncode == 0, done.stderr


@pytest.mark.release
def test_a_process_for_bots_starts(windows: dict[str, str]) -> None:
    done = run(windows, "-c", "from rulewright.doors.server.jobs import pool; pool._settle_in(5, 0, None, {})")
    assert done.returncode == 0, done.stderr


@pytest.mark.release
def test_a_game_is_played_in_the_browser(windows: dict[str, str], tmp_path: Path) -> None:
    with serving([sys.executable, "-m", "rulewright"], windows, tmp_path) as address:
        guest = Guest(address)
        load_page(guest)
        assert play(guest)["over"]["ending"]
        second = run(windows, "-m", "rulewright", "serve", "--port", "0")
        assert "another server is using" in second.stderr, "the database of a server is locked"
