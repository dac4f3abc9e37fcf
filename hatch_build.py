"""How an sdist and a wheel are built: by hatchling, with the browser table in them.

git keeps neither the built table nor the TypeScript that is generated for it. A package from a clone writes and builds them
first, with the package's own dependencies and with Node, or is refused with one sentence; it never comes without the table. An
sdist carries the table, so a wheel built from an sdist needs neither. An editable install builds nothing: `make play` and
`python web/build.py` do.

This file is both hatchling's build hook and, around hatchling, the build backend: only a backend can ask for Node to be
installed into the environment of a build where the machine has none, and not ask for it where the install is editable.
"""

from __future__ import annotations

import importlib.util
import sys
import tomllib
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import hatchling.build
from hatchling.build import build_editable, build_sdist, build_wheel, get_requires_for_build_editable
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent
NO_NODE = (
    "This package needs the browser table, which is not built, and building it needs Node 20.19+ or 22.12+: install Node, "
    "or `pip install {wheel}`, and run the command again."
)


@cache
def table() -> ModuleType:
    """web/build.py, which is a script and in no package."""
    spec = importlib.util.spec_from_file_location("rulewright_web_build", ROOT / "web" / "build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def to_build() -> bool:
    """Whether there is a table to build: always in a clone. The one in an sdist is as new as the sdist."""
    return not ((ROOT / "PKG-INFO").is_file() and table().BUILT.is_file())


def more() -> list[str]:
    """What a build needs beside hatchling, where there is a table to build: the package is imported to write the TypeScript; and
    Node, where the machine has none."""
    if not to_build():
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [*project["dependencies"], *([] if table().present_node() else [table().NODE_WHEEL])]


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    return [*hatchling.build.get_requires_for_build_sdist(config_settings), *more()]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    return [*hatchling.build.get_requires_for_build_wheel(config_settings), *more()]


class BrowserTable(BuildHookInterface[Any]):
    """Builds the table before files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not to_build():
            return
        if table().stale() and table().present_node() is None:
            self.app.abort(NO_NODE.format(wheel=table().NODE_WHEEL))
        self.app.display_info("Building the browser table.")
        table().generate()
        table().build()
