"""Generated pages are up to date, and the command updates them."""

from __future__ import annotations

from pathlib import Path

import pytest

import tools.generate
from tools import COMMAND, WRITTEN
from tools.generate import Generated, files, main, orphans

PAGES = [file for file in files() if file.name.startswith("docs/")]


@pytest.mark.parametrize(("file", "name"), [(file, file.game) for file in PAGES], ids=[file.name for file in PAGES])
def test_a_page_is_what_its_writer_writes(file: Generated, name: str) -> None:
    """The game's name is a parameter so that `--game` selects its files."""
    assert file.held() == file.text(), f"run `{COMMAND} {file.name}`"


def test_no_page_is_about_a_game_that_is_gone() -> None:
    assert orphans() == []


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with two generated files and a page generated for a game that no longer exists."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/ludo.md").write_text(f"<!-- {WRITTEN}. -->\n", "utf-8")
    (tmp_path / "docs/guide.md").write_text(f"Run `{COMMAND}`.\n", "utf-8")
    found = [Generated("docs/a.md", lambda: "a\n"), Generated("web/b.ts", lambda: "b\n")]
    monkeypatch.setattr(tools.generate, "ROOT", tmp_path)
    monkeypatch.setattr(tools.generate, "files", lambda: found)
    return tmp_path


def contents(place: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in place.rglob("*.*") if path.name != "guide.md"}


def test_a_check_names_what_is_out_of_date_and_writes_nothing(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = contents(place)
    assert main("--check") == 1
    told = capsys.readouterr().out
    assert told == "docs/a.md is out of date\nweb/b.ts is out of date\ndocs/ludo.md is about a game that is gone\n"
    assert contents(place) == before


def test_what_is_out_of_date_is_written_and_what_is_current_is_left_alone(place: Path) -> None:
    assert main("web") == 0
    assert contents(place).keys() == {"b.ts", "ludo.md"}
    written = (place / "web/b.ts").stat().st_mtime_ns
    assert main() == 0
    assert contents(place) == {"a.md": "a\n", "b.ts": "b\n"}
    assert (place / "web/b.ts").stat().st_mtime_ns == written
    assert main("--check") == 0


def test_a_word_that_chooses_nothing_is_refused(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main("ludo")
    assert "no generated file has ludo in its path" in capsys.readouterr().err


def test_a_refusal_is_told_and_the_rest_is_written(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused() -> str:
        raise ValueError("Ludo is played differently now")

    found = [Generated("docs/a.md", refused), Generated("web/b.ts", lambda: "b\n")]
    monkeypatch.setattr(tools.generate, "files", lambda: found)
    assert main("a", "b") == 1
    assert capsys.readouterr().err == "Ludo is played differently now\n"
    assert contents(place).keys() == {"b.ts", "ludo.md"}
