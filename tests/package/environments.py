"""Packages built from this source, and environments with nothing but a wheel and its requirements."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping
from email import message_from_string
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
SOURCES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "src", "tools", "web")
"""The files a package is built from."""


def copy_source(to: Path, table: bool) -> Path:
    """The sources in another folder, with the built browser table or without, and without Node's packages."""
    left_out = ["node_modules", "__pycache__"]
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns(*left_out))
        else:
            shutil.copy2(ROOT / name, to / name)
    if not table:
        shutil.rmtree(to / "src/rulewright/doors/server/web", ignore_errors=True)
    return to


def build(kind: str, source: Path, out: Path, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Build "sdist" or "wheel" with the installed packages; the build itself has to report what is missing."""
    command = [sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--skip-dependency-check", str(source)]
    return subprocess.run([*command, "--outdir", str(out)], env=env, capture_output=True, encoding="utf-8", check=False)


def without_node(folder: Path) -> dict[str, str]:
    """This environment as on a machine without Node."""
    return {**os.environ, "PATH": str(folder), "PYTHONPATH": ""}


def requirements(wheel: Path, extra: str = "") -> list[Distribution]:
    """The requirements of a wheel, with an extra."""
    with ZipFile(wheel) as archive:
        name = next(n for n in archive.namelist() if n.endswith(".dist-info/METADATA"))
        metadata = message_from_string(archive.read(name).decode())
    return installed(metadata.get_all("Requires-Dist", []), extra)


def installed(wanted: list[str], extra: str = "") -> list[Distribution]:
    """The installed packages that satisfy these requirements, recursively: pip's answer without pip."""
    waiting = [(text, extra) for text in wanted]
    found: dict[str, Distribution] = {}
    asked = set()
    while waiting:
        text, of_extra = waiting.pop()
        if (text, of_extra) in asked:
            continue
        asked.add((text, of_extra))
        requirement = Requirement(text)
        if requirement.marker is None or requirement.marker.evaluate({"extra": of_extra}):
            known = distribution(requirement.name)
            here = requirement.specifier.contains(known.version, prereleases=True)
            assert here, f"{text} is asked for, and {known.version} is installed"
            found[canonicalize_name(requirement.name)] = known
            waiting += [(r, e) for r in known.requires or [] for e in ("", *requirement.extras)]
    return list(found.values())


def install(wheel: Path, folder: Path, extra: str = "") -> Path:
    """Create an environment with a wheel and exactly its requirements; returns the folder of its commands.

    The wheel is installed by pip. Its requirements are linked from the environment of the tests, because downloading a few
    hundred megabytes takes too long. So this shows that the wheel is complete and declares all it needs, but not that the
    registry has it: the workflow installs the wheel from there.
    """
    venv.create(folder, symlinks=True)
    commands = folder / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(commands / "python"), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", str(wheel)], check=True)
    (place,) = folder.glob("lib/python*/site-packages")
    link(requirements(wheel, extra), place)
    return commands


def link(wanted: list[Distribution], place: Path) -> None:
    """Put what is installed here into another environment."""
    for known in wanted:
        for top in {Path(file.parts[0]) for file in known.files or [] if file.parts[0] != ".."}:
            there = Path(str(known.locate_file(top)))
            if there.exists() and there.suffix != ".pth" and not (place / top).exists():
                (place / top).symlink_to(there)
