"""The oldest packages that pyproject.toml allows, as a constraints file for `make test CONSTRAINTS=lowest`.

It runs before anything is installed, so it needs nothing but Python.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "build/lowest.txt"
BOUND = re.compile(r"^([\w.-]+)(?:\[[\w,-]+\])?>=([\w.]+)")


def lowest(project: Mapping[str, object]) -> dict[str, str]:
    """Every package that the project asks for by itself, and the oldest version that all of its requirements allow."""
    extras = project["optional-dependencies"]
    asked = [project["dependencies"], *(extras.values() if isinstance(extras, dict) else ())]
    found: dict[str, str] = {}
    for text in [text for each in asked if isinstance(each, list) for text in each]:
        bound = BOUND.match(text)
        if not bound and not text.startswith("rulewright["):
            raise ValueError(f"{text} in pyproject.toml has no lowest version: say from which on it works, with >=")
        if bound:
            found[bound[1]] = max(bound[2], found.get(bound[1], ""), key=_numbers)
    return found


def _numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", version)]


def main() -> int:
    versions = lowest(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"])
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text("".join(f"{name}=={version}\n" for name, version in sorted(versions.items())), "utf-8")
    print(FILE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
