"""Every font, picture, net and dataset that is shipped has a source and a licence in REUSE.toml."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = {".py", ".ts", ".svelte", ".js", ".css", ".html", ".c", ".h", ".md", ".toml", ".ftl", ".yml", ".yaml"}
"""What is written here by hand. Everything else has an entry that says where it comes from."""
BUILT = {"node_modules", "generated", "__pycache__", "build", ".hypothesis", ".pytest_cache"}
SHIPPED = ("src", "web", "docs", "examples", "tests", "bench", "deploy")


def entries() -> list[dict[str, str | list[str]]]:
    found: list[dict[str, str | list[str]]] = tomllib.loads((ROOT / "REUSE.toml").read_text("utf-8"))["annotations"]
    return found


def named(pattern: str, path: str) -> bool:
    """Whether a pattern of REUSE.toml names a path: `**` is any folders, `*` anything within one."""
    parts = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*"}
    return bool(re.fullmatch("".join(parts.get(p, re.escape(p)) for p in re.split(r"(\*\*/|\*\*|\*)", pattern)), path))


def unexplained(paths: list[str]) -> list[str]:
    """Files that no entry names, or whose entry does not say where they come from."""
    told = [pattern for entry in entries() if entry.get("SPDX-FileComment") for pattern in entry["path"]]
    return [path for path in paths if not any(named(pattern, path) for pattern in told)]


def shipped() -> list[str]:
    """Every file of the repository that is no source of ours; in a folder without git, every file that is not built."""
    asked = ("git", "ls-files", "--cached", "--others", "--exclude-standard", *SHIPPED)
    listed = subprocess.run(asked, cwd=ROOT, capture_output=True, encoding="utf-8", check=False).stdout.splitlines()
    paths = [Path(name) for name in listed] or [
        path.relative_to(ROOT) for folder in SHIPPED for path in (ROOT / folder).rglob("*")
    ]
    return [
        path.as_posix()
        for path in paths
        if path.suffix not in SOURCES
        and not BUILT & set(path.parts)
        and not path.is_relative_to("src/rulewright/doors/server/web")
        and not (ROOT / path).is_symlink()
        and (ROOT / path).is_file()
    ]


def test_every_file_that_is_no_source_says_where_it_comes_from() -> None:
    files = shipped()
    assert {"src/rulewright/games/klobba/play/net.onnx", "docs/pictures/klobba.webp"} <= set(files)
    assert unexplained(files) == [], "say in REUSE.toml where it comes from, and under which licence"


@pytest.mark.parametrize("path", ["web/public/gong.ogg", "src/rulewright/games/klobba/card.png", "docs/borrowed.svg"])
def test_a_new_file_without_an_entry_is_found(path: str) -> None:
    assert unexplained([path]) == [path]


def test_every_entry_has_an_owner_a_licence_and_a_file() -> None:
    files = [*shipped(), *(path.relative_to(ROOT).as_posix() for path in ROOT.iterdir()), "src/rulewright/__init__.py"]
    for entry in entries():
        assert entry["SPDX-FileCopyrightText"], entry
        assert set(str(entry["SPDX-License-Identifier"]).split(" AND ")) <= {"Apache-2.0", "OFL-1.1", "MIT"}
        assert any(named(pattern, path) for pattern in entry["path"] for path in files), entry["path"]


def test_every_font_of_the_page_is_listed_with_its_licence() -> None:
    packages = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    fonts = {
        name for kind in ("dependencies", "devDependencies") for name in packages.get(kind, {}) if "fontsource" in name
    }
    assert len(fonts) == 6
    for font in fonts:
        licence = f"web/public/assets/{font.rpartition('/')[2]}-LICENSE.txt"
        assert "SIL OPEN FONT LICENSE" in (ROOT / licence).read_text("utf-8").upper()
        (entry,) = (each for each in entries() if licence in each["path"])
        assert font in entry["SPDX-FileComment"]
        assert entry["SPDX-License-Identifier"] == "OFL-1.1"
