"""A game published as in docs/publish.md: as an installed package, or a zip file."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from rulewright import games
from rulewright.doors.cli import run
from rulewright.doors.server.catalog import Catalog
from rulewright.games import zips
from tests.prepare import ROOT


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def hoard(folder: Path) -> Path:
    assert run(["new", str(folder / "hoard")]) == 0
    return folder / "hoard"


def published() -> str:
    """The pyproject.toml shown on the page."""
    page = (ROOT / "docs" / "publish.md").read_text("utf-8")
    (found,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    return str(found)


@pytest.mark.release
def test_a_package_is_built_installed_and_played(tmp_path: Path) -> None:
    made = hoard(tmp_path / "src") / "__init__.py"
    made.write_text(made.read_text("utf-8").replace('"not named yet"', '"Ada"'), "utf-8")
    (tmp_path / "src" / "pyproject.toml").write_text(published(), "utf-8")
    target = tmp_path / "installed"

    def call(*words: str) -> str:
        paths = os.pathsep.join([str(target), str(ROOT / "src")])
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=tmp_path, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout

    quietly = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
    call("pip", "install", *quietly, "--target", str(target), str(tmp_path / "src"))
    assert not (target / "hoard" / "tests").exists()
    listed = call("rulewright", "games")
    assert "hoard" in listed
    assert "by Ada" in listed
    assert "digest" in call("rulewright", "simulate", "hoard", "--games", "5", "--engine", "interpreted")


def installed_as(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    games.installed.cache_clear()
    monkeypatch.setattr(games, "_mentioned", lambda: True)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [EntryPoint(name, value, group)])


@pytest.fixture
def nothing_stays() -> object:
    yield None
    games.installed.cache_clear()
    games._on_shelf.cache_clear()


@pytest.mark.usefixtures("nothing_stays")
def test_a_declared_game_is_found_and_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toys-1.dist-info").mkdir()
    (tmp_path / "toys-1.dist-info" / "METADATA").write_text("Name: toys\nVersion: 1\n")
    (tmp_path / "toys-1.dist-info" / "entry_points.txt").write_text("[rulewright.games]\nclaims = tests.toys.claims\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    games.installed.cache_clear()
    assert games.listed()[-1] is games.load("claims")


@pytest.mark.usefixtures("nothing_stays")
def test_a_name_of_ours_is_never_taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    installed_as(monkeypatch, "karthis", "somebody.elses")
    assert games.installed() == {}
    assert games.load("karthis").rules.check.__module__.startswith("rulewright.games.karthis")


@pytest.mark.usefixtures("nothing_stays")
def test_a_package_that_calls_its_game_otherwise_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    installed_as(monkeypatch, "hoard", "tests.toys.claims")
    with pytest.raises(ValueError, match="is installed as the game 'hoard' and calls itself 'claims': name both alike"):
        games.load("hoard")
    assert "hoard" not in Catalog().games, "the others are served all the same"


def zipped(folder: Path, file: Path, *more: str) -> Path:
    with ZipFile(file, "w") as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                packed.write(path, f"{folder.name}/{path.relative_to(folder).as_posix()}")
        for name in more:
            packed.writestr(name, "x = 1\n")
    return file


def test_a_zip_file_is_a_game_too(tmp_path: Path) -> None:
    file = zipped(hoard(tmp_path), tmp_path / "sent.zip")
    game = games.load(str(file))
    assert (game.name, game.title) == ("hoard", "Hoard")
    assert game.home.is_relative_to(tmp_path / "cache")
    assert games.load(games.address(game)) is game, "another process finds it by that"
    assert "hoard" in Catalog([str(file)]).games
    assert games.load(f"other={file}").name == "other"


def test_a_zip_file_whose_unpacking_was_cut_short_is_unpacked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = zipped(hoard(tmp_path), tmp_path / "sent.zip")

    def cut_short(there: str, here: Path, **_: bool) -> None:
        (here / "hoard").mkdir(parents=True)
        (here / "hoard" / "__init__.py").touch()
        raise KeyboardInterrupt

    with monkeypatch.context() as patched, contextlib.suppress(KeyboardInterrupt):
        patched.setattr(shutil, "copytree", cut_short)
        zips.unpacked(file)
    assert (zips.unpacked(file) / "state.py").exists(), "half of it was taken for the whole"
    (zips.unpacked(file) / "__init__.py").unlink()
    assert (zips.unpacked(file) / "__init__.py").exists()


def test_a_damaged_zip_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file, folder = tmp_path / "sent.zip", hoard(tmp_path)
    with ZipFile(file, "w", ZIP_DEFLATED) as packed:
        for path in folder.glob("*.py"):
            packed.write(path, f"hoard/{path.name}")
    whole = file.read_bytes()
    for at in range(0, len(whole), len(whole) // 90):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
        with contextlib.suppress(ValueError):  # the expected error; anything else fails here
            zips.unpacked(file)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("beside.py",), "must hold one folder, and nothing beside it"),
        (("hoard/../../out.py",), "must hold one folder, and nothing beside it"),
    ],
)
def test_a_zip_file_that_is_no_game_is_refused(tmp_path: Path, more: tuple[str, ...], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        games.load(str(zipped(hoard(tmp_path), tmp_path / "sent.zip", *more)))
    assert not (tmp_path / "cache").exists()


def test_a_file_that_is_no_zip_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sent.zip").write_text("no", "utf-8")
    with pytest.raises(ValueError, match="is not a zip file: pack the folder of a game into one"):
        games.load(str(tmp_path / "sent.zip"))
    with ZipFile(tmp_path / "empty.zip", "w") as packed:
        packed.writestr("hoard/rules.py", "")
    with pytest.raises(ValueError, match=r"holds no game: hoard/__init__\.py is not there"):
        games.load(str(tmp_path / "empty.zip"))
