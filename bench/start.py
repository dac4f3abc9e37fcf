"""How long commands take to start, in an environment such as a player has: the package and its plain requirements."""

from __future__ import annotations

import atexit
import os
import resource
import shutil
import subprocess
import tempfile
import tomllib
import venv
from collections.abc import Callable
from functools import cache
from pathlib import Path

import rulewright
from bench.row import Row

PACKAGE = Path(rulewright.__file__).parent
COMMANDS = ("games", "--help")


@cache
def players_python() -> str:
    """The interpreter of a new environment; as after any first start, bytecode is on disk."""
    from tests.package.environments import installed, link

    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    venv.create(folder, symlinks=True)
    (place,) = folder.glob("lib/python*/site-packages")
    shutil.copytree(PACKAGE, place / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__", "web"))
    project = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    link(installed(project["dependencies"]), place)
    python = str(folder / "bin" / "python")
    for command in COMMANDS:
        start_up(python, "-m", "rulewright", command)
    return python


def start_up(python: str, *arguments: str) -> float:
    """Seconds of processor time from start to end of a command, in English and whatever Python is told by the environment."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [python, "-I", *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C"})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def starting(*arguments: str) -> Callable[[], float]:
    return lambda: start_up(players_python(), *arguments)


ROWS = [
    Row(
        f"start of `rulewright {command}` where only the package is installed, against `python -c pass`",
        "s",
        starting("-m", "rulewright", command),
        starting("-c", "pass"),
        less=True,
    )
    for command in COMMANDS
]
