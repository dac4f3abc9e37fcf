"""User settings: name, bots and colour."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from rulewright.bots.levels import LEVELS, SIXTH
from rulewright.doors.cli.config import BOTS, config_path
from tests.doors.conftest import FOUR, Rulewright


def settings(text: str) -> Path:
    path = config_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def header(folder: Path) -> dict[str, object]:
    (record,) = (folder / "records").glob("*.jsonl")
    found: dict[str, object] = json.loads(record.read_text("utf-8").split("\n")[0])
    return found


def test_name_and_bots_come_from_the_settings(rulewright: Rulewright, own_data_folder: Path) -> None:
    settings('name = "Zoe"\nbots = "heuristic"')
    ran = rulewright("play", "klotho", "--seed", "3", typed="q\n")
    assert (ran.code, ran.err) == (0, "")
    assert "· Zoe" in ran.out
    assert header(own_data_folder)["table"] == {"bots": {"1": "heuristic"}}


def test_level_6_is_taken_where_the_game_has_it(rulewright: Rulewright, own_data_folder: Path) -> None:
    path = settings("bots = 6")
    ran = rulewright("play", "katamari", typed="q\n")
    assert (ran.code, ran.err) == (0, "")
    assert header(own_data_folder)["table"] == {"bots": {"1": "6"}}
    ran = rulewright("play", FOUR, typed="q\n")
    refused = f"in your settings, {path}, there is no bot '6' for Connect Four: choose one of 1, 2, 3, 4, 5,"
    assert (ran.code, refused in ran.err) == (2, True), ran.err
    assert rulewright("play", FOUR, "--bots", "random", typed="q\n").code == 0
    assert rulewright("play", "karthis", typed="q\n").code == 0  # alone nobody else plays


def test_the_settings_take_every_level() -> None:
    assert {bot.name for bot in (*LEVELS, SIXTH)} <= set(BOTS)


def test_the_command_line_comes_before_the_settings(rulewright: Rulewright, own_data_folder: Path) -> None:
    settings('name = "Zoe"\nbots = 5')
    assert "· Ann" in rulewright("play", FOUR, "--name", "Ann", "--bots", "random", typed="q\n").out
    assert header(own_data_folder)["table"] == {"bots": {"1": "random"}}
    assert "Pass to Player 1" in rulewright("play", FOUR, "--hotseat", typed="q\n").out


def test_without_a_file_everything_is_as_usual(rulewright: Rulewright, own_data_folder: Path) -> None:
    said = rulewright("config").out
    assert str(config_path()) in said
    assert 'colour = "auto"' in said
    assert "· Player 1" in rulewright("play", FOUR, typed="q\n").out


def test_config_says_what_holds(rulewright: Rulewright) -> None:
    path = settings('bots = 3\ncolour = "never"')
    said = rulewright("config").out.split()
    assert said[0] == f"{path}:"
    assert "3" in said
    assert "never" in said


WRONG = [
    ("bots = 7", "bots is 7: make it one of 1, 2, 3, 4, 5, 6, heuristic, random"),
    ('color = "auto"', "it has 'color', which means nothing there: did you mean colour?"),
    ('colour = "alway"', "colour is 'alway': did you mean 'always'?"),
    ('name = ""', "name is '': make it a text of 1 to 40 letters in one line"),
    ("name = Ann", "config.toml"),
]


@pytest.mark.parametrize(("text", "why"), WRONG)
def test_a_bad_file_is_told_in_one_sentence(rulewright: Rulewright, text: str, why: str) -> None:
    path = settings(text)
    for arguments in (["config"], ["play", FOUR], ["rules", FOUR]):
        ran = rulewright(*arguments, typed="q\n")
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert str(path) in ran.err
        assert why in ran.err


@pytest.mark.skipif(sys.platform != "linux", reason="where settings lie differs")
def test_the_usual_place_is_the_system_s(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("RULEWRIGHT_CONFIG")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert config_path() == tmp_path / "rulewright" / "config.toml"
