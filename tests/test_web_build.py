"""The browser table builds on every kind of machine, from the locked packages, and otherwise explains in one sentence why not."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

WEB = Path(__file__).parents[1] / "web"
MACHINES = [
    ("linux", "x64", "glibc"),
    ("linux", "x64", "musl"),
    ("linux", "arm64", "glibc"),
    ("linux", "arm64", "musl"),
    ("darwin", "x64", None),
    ("darwin", "arm64", None),
    ("win32", "x64", None),
]
Packages = dict[str, dict[str, Any]]


def locked() -> Packages:
    packages: Packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    return packages


def serves(part: dict[str, Any], machine: tuple[str, str, str | None]) -> bool:
    """Whether npm would install this part on that machine; a part that names no libc works with both."""
    system, processor, libc = machine
    return (
        system in part["os"]
        and processor in part["cpu"]
        and (libc is None or libc in part.get("libc", ["glibc", "musl"]))
    )


def unserved(packages: Packages) -> list[str]:
    """The machines on which a package would lack its native part, and parts whose version does not match.

    A part for which the registry had nothing is missing from the lock file, so a missing part counts as native.
    """
    faults = []
    for path, package in packages.items():
        wanted = package.get("optionalDependencies", {})
        parts = {
            name: packages.get(f"{path}/node_modules/{name}") or packages.get(f"node_modules/{name}") for name in wanted
        }
        if any(part is None or "cpu" in part for part in parts.values()):
            native = {name: part for name, part in parts.items() if part and "cpu" in part}
            faults += [f"{path}: {m}" for m in MACHINES if not any(serves(part, m) for part in native.values())]
            faults += [f"{path}: {name}" for name, part in native.items() if part["version"] != wanted[name]]
    return faults


def test_the_lock_serves_every_machine() -> None:
    assert not unserved(locked())


TOOLS = ["node_modules/@rolldown/binding-", "node_modules/lightningcss-"]
PARTS = ["linux-x64-gnu", "linux-x64-musl", "linux-arm64-gnu", "linux-arm64-musl"]
PARTS += ["darwin-x64", "darwin-arm64", "win32-x64-msvc"]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("tool", TOOLS)
def test_a_lock_without_a_native_part_is_refused(tool: str, part: str) -> None:
    packages = locked()
    del packages[tool + part]
    assert len(unserved(packages)) == 1
    packages[tool + part] = {**locked()[tool + part], "version": "0.0.1"}
    assert len(unserved(packages)) == 1


@pytest.mark.parametrize("tool", TOOLS)
def test_a_lock_without_any_native_part_is_refused(tool: str) -> None:
    packages = {path: package for path, package in locked().items() if not path.startswith(tool)}
    assert len(unserved(packages)) == len(MACHINES)


def test_the_lock_names_no_registry() -> None:
    assert not [path for path, package in locked().items() if "resolved" in package]


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build in a separate folder, with a fake Node and npm."""
    for name in ("build.py", "package.json", "package-lock.json"):
        (tmp_path / "web").mkdir(exist_ok=True)
        (tmp_path / "web" / name).write_bytes((WEB / name).read_bytes())
    tools = tmp_path / "tools"
    tools.mkdir()
    write(tools / "node", 'case "$1" in --version) echo v22.12.0;; *) cat "$0.machine";; esac')
    (tools / "node.machine").write_text("linux x64")
    write(tools / "npm", f'echo "$*" >> {tmp_path}/asked; mkdir -p node_modules; cat "$0.says"; exit $(cat "$0.rc")')
    npm(tools, "added 77 packages", 0)
    monkeypatch.setenv("PATH", str(tools), prepend=os.pathsep)
    spec = importlib.util.spec_from_file_location("web_build", tmp_path / "web" / "build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "web_build", module)
    spec.loader.exec_module(module)
    return module


def write(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    path.chmod(0o755)


def npm(tools: Path, says: str, rc: int) -> None:
    (tools / "npm.says").write_text(says, "utf-8")
    (tools / "npm.rc").write_text(str(rc), "utf-8")


def asked(folder: Path) -> list[str]:
    return (folder / "asked").read_text("utf-8").splitlines()


def test_the_locked_packages_are_installed_once_for_each_kind_of_machine(build: ModuleType, tmp_path: Path) -> None:
    build.install()
    build.install()
    assert asked(tmp_path) == ["ci --loglevel=error"]
    (tmp_path / "tools/node.machine").write_text("linux arm64")
    build.install()
    build.install()
    assert len(asked(tmp_path)) == 2
    for file in (build.PACKAGE, build.LOCK):
        file.write_text("{}", "utf-8")
        build.install()
        build.install()
    assert asked(tmp_path) == ["ci --loglevel=error"] * 4


def test_an_installation_that_failed_is_tried_again(build: ModuleType, tmp_path: Path) -> None:
    npm(tmp_path / "tools", "npm error code ENOSPC", 1)
    with pytest.raises(SystemExit):
        build.install()
    npm(tmp_path / "tools", "added 77 packages", 0)
    build.install()
    assert len(asked(tmp_path)) == 2


NATIVE = """
Error: Cannot find native binding. npm has a bug related to optional dependencies. Please try `npm i` again.
  cause: Error: Cannot find module '@rolldown/binding-wasm32-wasi'
      cause: Error: Cannot find module '@rolldown/binding-linux-arm64-gnu'
        cause: Error: Cannot find module '../rolldown-binding.linux-arm64-gnu.node'
"""


@pytest.mark.parametrize(
    ("says", "sentence"),
    [
        (
            NATIVE,
            "@rolldown/binding-linux-arm64-gnu, the native part of a build tool, is not installed.",
        ),
        ("Error: Cannot find module 'lightningcss-darwin-arm64'", "lightningcss-darwin-arm64, the native part"),
        (
            "npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and "
            "package-lock.json or npm-shrinkwrap.json are in sync.",
            "disagree. Run `npm install` in web/",
        ),
        ("npm error code ENOTFOUND\nnpm error network request failed", "registry cannot be reached (ENOTFOUND)."),
        ("npm error code EINTEGRITY", "does not match its checksum"),
        ("npm error code E404", "does not have a package"),
        ("npm error code ENOSPC", "The disk is full."),
        ("npm error code EACCES", "is not writable."),
        (
            "\x1b[31merror during build:\x1b[0m\nBoard.svelte:3:1",
            "was not built: error during build: Board.svelte:3:1.",
        ),
        ("", "was not built: npm printed no reason."),
    ],
)
def test_a_failure_is_one_sentence_that_says_what_to_do(
    build: ModuleType, tmp_path: Path, says: str, sentence: str
) -> None:
    npm(tmp_path / "tools", says, 1)
    with pytest.raises(SystemExit) as end:
        build.install()
    told = str(end.value)
    assert sentence in told
    assert "\n" not in told
    assert told.endswith("npm's own messages are in build/web.log.")
    assert (tmp_path / "build/web.log").read_text("utf-8") == says


def test_the_table_is_built_before_any_script_runs(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So `make test`, too, ends with the sentence, and not with a test runner's version of it."""
    monkeypatch.setattr(build, "generate", lambda: None)
    monkeypatch.setattr(build, "install", lambda: None)
    monkeypatch.setattr(sys, "argv", ["build.py", "lint", "test"])
    npm(tmp_path / "tools", NATIVE, 1)
    with pytest.raises(SystemExit, match="is not installed"):
        build.main()
    assert asked(tmp_path) == ["run --silent build -- --logLevel warn"]


def test_where_pip_cannot_bring_node_the_sentence_says_so(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "tools/node", "echo v18.20.0")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    with pytest.raises(SystemExit, match=r"needs Node 20\.19\+ or 22\.12\+.*Install Node and run the command again"):
        build.find_node()


@pytest.mark.parametrize(
    ("version", "serves"),
    [
        ("v20.20.2", True),
        ("v20.19.0", True),
        ("v20.18.3", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
    ],
)
def test_node_is_one_that_vite_supports(build: ModuleType, version: str, serves: bool) -> None:
    assert build.supported(version) == serves
