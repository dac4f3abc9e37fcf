"""`make constraints`: writes constraints.txt, the versions the suite last passed with. Run it after the suite has passed."""

from __future__ import annotations

import platform
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.package.environments import ROOT, installed

FILE = ROOT / "constraints.txt"
EXTRAS = ("dev", "gpu")
"""The extras that `make test` installs."""


def wanted(extras: tuple[str, ...] = EXTRAS) -> list[str]:
    """The requirements of this project with these extras, including extras that they name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: list[str] = list(project["dependencies"])
    waiting = list(extras)
    while waiting:
        for text in project["optional-dependencies"][waiting.pop()]:
            requirement = Requirement(text)
            if requirement.name == project["name"]:
                waiting += requirement.extras
            else:
                found.append(text)
    return found


def write(to: Path = FILE) -> None:
    lines = sorted(f"{canonicalize_name(d.name)}=={d.version}" for d in installed(wanted()))
    machine = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
    to.write_text(
        f"# What the suite last passed with: {machine}. `make constraints` writes it.\n" + "\n".join(lines) + "\n",
        "utf-8",
    )


if __name__ == "__main__":
    write()
    print(f"{FILE.name}: {len(FILE.read_text('utf-8').splitlines()) - 1} packages.")
